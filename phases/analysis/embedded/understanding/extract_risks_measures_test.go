package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWhatIsDoneAboutARisk: the half behind a risk that says what is needed, what can be
// done or who sees to it is its measure; what may happen then is the risk going on.
func TestWhatIsDoneAboutARisk(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, risk, want string }{
		{"Rude names on the board. need a list of such names per language", "Rude names on the board.", "Need a list of such names per language."},
		{"Bots that play for somebody. we can't prevent it, only spot it: time per move, a person looks", "Bots that play for somebody.", "We can't prevent it, only spot it: time per move, a person looks."},
		{"The older members will hate it; Marta talks to them herself.", "The older members will hate it.", "Marta talks to them herself."},
		{"The old meters; nobody has papers for them.", "The old meters; nobody has papers for them.", ""},
	} {
		u := understood(t, "# Board\n\nA board.\n\n## Risks\n\n- "+c.text+"\n")
		require.Len(t, u.Risks, 1, c.text)
		require.Equal(t, c.risk, u.Risks[0].Text)
		require.Equal(t, c.want, u.Risks[0].Mitigation)
	}
}
