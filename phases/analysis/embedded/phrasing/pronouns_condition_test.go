package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// "It" behind a condition is what the condition speaks of, also where no comma ends it
// and where it says what is not; what only happens to a thing says nothing.
func TestItBehindAConditionIsNamed(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Rota"}, "standard")
	for text, want := range map[string]string{
		"Once the report is approved it cannot be edited.":                       "Once the report is approved, the report cannot be edited.",
		"If a seat is not paid within 10 minutes, it is released.":               "If a seat is not paid within 10 minutes, the seat is released.",
		"If a supplier does not answer in time, it is left out.":                 "If a supplier does not answer in time, the supplier is left out.",
		"If a parcel is not collected in a week it goes back.":                   "If a parcel is not collected in a week, the parcel goes back.",
		"When the connection is lost, it goes offline.":                          "When the connection is lost, it goes offline.",
		"If the printer does not respond, it restarts.":                          "If the printer does not respond, it restarts.",
		"When the connection drops, it exits.":                                   "When the connection drops, it exits.",
		"If the output file exists already, it stops unless `--force` is given.": "If the output file exists already, it stops unless `--force` is given.",
		"When the disk is full, it stops with code 5.":                           "When the disk is full, it stops with code 5.",
		"If nobody confirms the call within 15 minutes, it is passed on.":        "If nobody confirms the call within 15 minutes, the call is passed on.",
		"When a clerk cancels an order, it is archived.":                         "When a clerk cancels an order, the order is archived.",
		"If nobody brings the key to the desk, it is blocked.":                   "If nobody brings the key to the desk, it is blocked.",
		"When the connection drops it exits.":                                    "When the connection drops it exits.",
	} {
		require.Equal(t, want, w.underCondition(text), text)
	}
}
