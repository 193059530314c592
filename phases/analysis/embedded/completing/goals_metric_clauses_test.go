package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestWhatAClauseMeasures: a goal that says in a clause who does something how long, at which cost,
// to which share or how often measures that, and not the clause.
func TestWhatAClauseMeasures(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, target, want string }{
		{"The secretary spends less than 4 hours a week on admin.", "less than 4 hours a week", "Time the secretary spends on admin"},
		{"Guests wait no more than 5 minutes at the bar.", "no more than 5 minutes", "Time guests wait at the bar"},
		{"A delivery costs less than €4 on average.", "less than €4", "Cost of a delivery"},
		{"One clerk handles 60 cases a day instead of 35.", "60 cases a day", "Cases one clerk handles"},
		{"We answer 80% of enquiries on the same day.", "80%", "Share of enquiries that the team answers on the same day"},
		{"The monthly close takes two days, not six.", "two days", "Time for the monthly close"},
		{"New hires are productive after two days rather than two weeks.", "two days", "Time until new hires are productive"},
		{"It should take less than 10 minutes to register a new picker.", "less than 10 minutes", "Time to register a new picker"},
		{"Less than 2% of labels are misprinted, compared with 6% now.", "less than 2%", "Share of labels that are misprinted"},
	} {
		w := handMade(t, &understanding.Understanding{Lang: "en", Product: "Ferry"}, "standard")
		got, _ := w.goalMeasure(&understanding.GoalFact{Text: c.text, Target: c.target})
		require.Equal(t, c.want, got, c.text)
	}
}
