package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What a place does not have is nothing that anybody is to bring about; what is asked for all
// the same is.
func TestLackingThingsAreCircumstances(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ said, fact, want string }{
		{"The cellar has no Wi-Fi. Scanning has to work there anyway and sync later.", "The cellar has no Wi-Fi.", "Scanning has to work without Wi-Fi and sync later."},
		{"The cellar has no Wi-Fi, so scanning has to work offline.", "The cellar has no Wi-Fi.", "Scanning has to work offline."},
		{"There is no mobile reception in the gravel pit. Weighing must work there too.", "There is no mobile reception in the gravel pit.", "Weighing must work without mobile reception."},
		{"地下室没有网络。扫码必须照常可用，之后再同步。", "地下室没有网络。", "扫码必须照常可用，之后再同步。"},
	} {
		u := understood(t, "# Curtain Call\n\nCurtain Call is a tool for costume hire.\n\n## Non-functional requirements\n\n- Search results in under 2 seconds.\n- "+c.said+"\n")
		require.Equal(t, []string{c.fact}, itemTexts(u.Constraints), c.said)
		require.Len(t, u.Qualities, 2, c.said)
		require.Equal(t, c.want, u.Qualities[1].Text, c.said)
	}
}
