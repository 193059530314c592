package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// A time that has to be exceeded does not hold at its end, and the least that a thing holds is
// no case of what the next clause tells.
func TestAnExceededTimeDoesNotHoldAtItsEnd(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want, never string }{
		{"当冷库断电超过 15 分钟时，系统通知值班员。", "恰好 15 分钟不会", "满 15 分钟后"},
		{"冷库断电满 15 分钟时，系统通知值班员。", "15 分钟", "恰好 15 分钟不会"},
		{"断网时本机保留不少于 48 小时，联网后自动上传。", "", "不到 48 小时时不会"},
	} {
		got := strings.Join(requirementOf(t, said{Lang: "zh", Priority: "must", Text: c.text}).Criteria, "\n")
		require.Contains(t, got, c.want, c.text)
		require.NotContains(t, got, c.never, c.text)
	}
}
