package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// TestWhatComesAgainKeepsItsRhythm: what is due each Monday is not due on Tuesday, and
// what is due at a time of day alone is due the next day.
func TestWhatComesAgainKeepsItsRhythm(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"The app sends the crew list each Friday at 18:00.":             "On the next Friday it happens again at 18:00, and on no day in between; a second start on the same day changes nothing.",
		"The app sends the crew list at 18:00 on Tuesdays and Fridays.": "On the next of these days it happens again at 18:00, and on no day in between; a second start on the same day changes nothing.",
		"The app sends the crew list every month at 18:00.":             "One month later it happens again at 18:00, and on no day in between; a second start on the same day changes nothing.",
		"The app sends the crew list every day at 18:00.":               "The next day it happens again at 18:00, and a second start on the same day changes nothing.",
		"The app sends the crew list at 18:00.":                         "The next day it happens again at 18:00, and a second start on the same day changes nothing.",
	} {
		require.Contains(t, criteriaTexts(builtOf(t, "# Boatlog\n\nBoatlog is the boat book of a rowing club.\n\n## Features\n\n- "+text+"\n")[0]), want, text)
	}
}

// criteriaTexts are the texts of the criteria of a requirement.
func criteriaTexts(r specs.Requirement) []string {
	out := make([]string, 0, len(r.Criteria))
	for _, c := range r.Criteria {
		out = append(out, c.Text)
	}
	return out
}
