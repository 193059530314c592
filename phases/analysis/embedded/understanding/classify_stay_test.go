package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Who asks not to cut something wants it to stay: it is no non-goal.
func TestWhatIsAskedToStayIsNotLeftOut(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for text, want := range map[string]bool{
		"It's the reason two customers signed, please don't cut it.": true,
		"Please do not drop this.":                                   true,
		"We do not want a chat.":                                     false,
		"Please don't build a chat.":                                 false,
	} {
		require.Equal(t, want, lex.askedToStay(text), text)
	}
}
