package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What is said in a talk and asks for nothing is no requirement; the same words with
// something to do in them are one.
func TestAsidesOfATalkAskForNothing(t *testing.T) {
	t.Parallel()
	x := &understander{lex: loadLexicons(t)}
	for _, c := range []struct {
		text string
		want bool
	}{
		{"No.", true},
		{"Fine!", true},
		{"I'll need to think about how we stop double use of vouchers offline.", true},
		{"We need to find out who owns the camera.", true},
		{"We've got WhatsApp.", true},
		{"We’ve got the Hetzner box.", false},
		{"Not the team leaders.", true},
		{"Not for the gates though.", true},
		{"No chat.", false},
		{"We need to ask visitors for a deposit.", false},
		{"I'll ask the caterer.", true},
		{"We need to print labels.", false},
		{"I need to see who is late.", false},
		{"We've got to print labels.", false},
		{"Not the old list, the new one must be shown.", false},
		{"Not every day is a holiday.", false},
	} {
		s := x.signals(c.text)
		require.Equal(t, c.want, x.lex.aside(&s, context{}, false), c.text)
	}
}
