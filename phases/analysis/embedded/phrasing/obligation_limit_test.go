package phrasing

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"

	"github.com/overtone-cli/overtone/specs"
)

// A number that somebody may not go beyond is forbidden, and no offer.
func TestALimitOfWhatSomebodyMayHaveBinds(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"A member may have at most five tools.", "A member MUST NOT have more than five tools"},
		{"A member may have at most five tools at a time, and the saw only after a briefing.", "A member MUST have at most five tools at a time, and the saw only after a briefing"},
		{"Response times may grow by 10 percent at most.", "Response times MUST NOT grow by more than 10 percent"},
		{"A member may hold no more than five tools.", "A member MUST NOT hold more than five tools"},
		{"A team may pause its jobs for up to 14 days.", "A team MAY pause its jobs for up to 14 days"},
		{"A member may borrow tools for at most two weeks.", "A member MAY borrow tools for at most two weeks"},
	} {
		w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Tidewise", Product: "Tidewise"}, "standard")
		clause, ok := w.ParseClause(c.text)
		require.True(t, ok, c.text)
		require.Equal(t, c.want, strings.TrimRight(w.BindClause(clause, specs.Must), "."), c.text)
	}
}
