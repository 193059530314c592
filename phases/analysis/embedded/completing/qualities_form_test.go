package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What may become so much worse at most must not become worse than that.
func TestALeaveWithABoundIsABan(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"The closing run may become at most 10 % slower.":            "The closing run must not become more than 10 % slower.",
		"The report may take at most 3 minutes.":                     "The report must not take more than 3 minutes.",
		"Stalls cost extra and there may be at most 15 of them.":     "Stalls cost extra and there may be at most 15 of them.",
		"A guest may stay for as long as the room is free.":          "A guest may stay for as long as the room is free.",
		"A form, when it is signed, may grow by at most 2 pages.":    "A form, when it is signed, may grow by at most 2 pages.",
		"The lamp may be bright, at night at most half of that 4 W.": "The lamp may be bright, at night at most half of that 4 W.",
	} {
		require.Equal(t, want, capped(&understanding.QualityFact{Text: text, Target: "at most 10 %"}).Text)
	}
}
