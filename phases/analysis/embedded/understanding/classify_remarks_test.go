package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What sends the reader elsewhere states nothing; what somebody sees or compares does.
func TestAPointerIsNoDeed(t *testing.T) {
	t.Parallel()
	for text, pointer := range map[string]bool{
		"See 4.1.1.":                 true,
		"See goal G1.":               true,
		"see `docs/api.md`":          true,
		"Compare section 3.":         true,
		"See the minutes of May.":    true,
		"Refer to the price list.":   true,
		"详见第 3 章。":                   true,
		"See overdue plants first":   false,
		"Compare two offers":         false,
		"See who is in today":        false,
		"See the balance of each of": false,
	} {
		require.Equal(t, pointer, loadLexicons(t).crossReference(text), text)
	}
}
