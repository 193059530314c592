package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

func TestAHeadingOnTheCourseOfAThingNamesTheThing(t *testing.T) {
	t.Parallel()
	g := &Designer{Specifier: handMade(t, &understanding.Understanding{Lang: "en", Product: "Ward hub"}, "standard")}
	for title, want := range map[string]string{
		"how a round goes":        "Rounds",
		"How the booking works":   "Booking",
		"How the system works":    "How the system works",
		"How it works":            "How it works",
		"How we work":             "How we work",
		"How Anna works":          "How Anna works",
		"Finding people":          "Finding people",
		"How work is handed over": "How work is handed over",
	} {
		require.Equal(t, want, g.courseOf(title), title)
	}
}
