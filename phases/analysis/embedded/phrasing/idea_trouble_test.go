package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestWhatIsDoneTodayIsNamedInTheWish: a wish behind what people do by hand today speaks of
// the same people and the same thing.
func TestWhatIsDoneTodayIsNamedInTheWish(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ today, wish, want string }{
		{"Our five tanker drivers write the milk temperature of each tank on a paper slip", "They should enter it on the phone", "Tanker drivers should enter the milk temperature of each tank on the phone"},
		{"Our twelve volunteers note the hours of each shift in a paper book", "They should enter them in a web app", "Volunteers should enter the hours of each shift in a web app"},
		{"Two librarians type the returned books into a spreadsheet", "They should scan it", "They should scan it"},
		{"Two librarians type the returned books into a spreadsheet", "The desk should see who has them", "The desk should see who has them"},
	} {
		w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Shifts"}, "standard")
		r := &ideaReader{w: w, u: w.Understood}
		clause, ok := w.ParseClause(c.today)
		require.True(t, ok, c.today)
		r.handledToday(clause)
		require.Equal(t, c.want, r.withHandled(c.wish), c.today)
	}
}
