package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestARuleIsAsFirmInALaterStep: what forbids or leaves one way alone is a rule whenever it is built;
// what somebody can do, or cannot in a case that it tells of, is none.
func TestARuleIsAsFirmInALaterStep(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Product: "Rota"}, "standard")
	for text, want := range map[string]bool{
		"Only a nurse can release a bed.":                                 true,
		"Letters are not sent until a clerk has approved them.":           true,
		"Beds of a closed ward cannot be booked.":                         true,
		"A badge can be printed again only after the old one is scanned.": true,
		"A test run never sends anything.":                                true,
		"No guest may see the price of another.":                          true,
		"Refunds can only be made by the owner.":                          true,
		"If a parcel cannot be delivered, the sender is told.":            false,
		"When the printer can't be reached, the list is kept.":            false,
		"Guests who cannot come get their money back.":                    false,
		"A clerk prints the list of beds.":                                false,
		"The list shows only beds of today and can be exported.":          false,
	} {
		d := Draft{}
		d.Fact = &understanding.FeatureFact{Text: text}
		require.Equal(t, want, w.firm(&d), text)
	}
	d := Draft{rest: "Only a nurse can release a bed."}
	d.Fact = &understanding.FeatureFact{Text: "Beds: samples are sent."}
	require.True(t, w.firm(&d))
}
