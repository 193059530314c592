package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"

	"github.com/overtone-cli/overtone/specs"
)

// A clause of which nothing or only so much may be is told whole: with MUST in its
// middle it would ask for what it rules out.
func TestWhatIsDeniedIsNotAskedFor(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Tidewise", Product: "Tidewise"}, "standard")
	for _, c := range []struct{ text, want string }{
		{"a pulled plug: nothing confirmed is lost", "The following MUST hold: a pulled plug: nothing confirmed is lost"},
		{"At most one reading per gauge is stored twice", "Tidewise MUST make sure that at most one reading per gauge is stored twice"},
		{"Gauges marked as lost are never listed and answer 404", "Tidewise MUST make sure that gauges marked as lost are never listed and answer 404"},
		{"Gauges are never listed and sorted", "Gauges MUST NOT be listed and sorted"},
		{"The place of a gauge is only shown to the warden", "The place of a gauge MUST only be shown to the warden"},
		{"The alarm lapses and the next warden on the list of the month is told by SMS", "The alarm MUST lapse and the next warden on the list of the month MUST be told by SMS"},
		{"A reading is stored once", "A reading MUST be stored once"},
	} {
		clause, ok := w.ParseClause(c.text)
		require.True(t, ok, c.text)
		require.Equal(t, c.want, w.BindClause(clause, specs.Must))
	}
}
