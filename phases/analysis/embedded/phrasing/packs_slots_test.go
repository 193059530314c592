package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestALanguageKeepsItsCapital leaves the names of languages alone inside a sentence.
func TestALanguageKeepsItsCapital(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Product: "Hub"}, "standard")
	require.Equal(t, "Dutch and English from the start", w.LowerStart("Dutch and English from the start"))
	require.Equal(t, "beds from the start", w.LowerStart("Beds from the start"))
}

// TestASlotBendsWhatStandsBesideIt fills patterns that are written for several things
// and for names in the middle of a sentence.
func TestASlotBendsWhatStandsBesideIt(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ pattern, value, want string }{
		{"{x} qualities; {x} of them are inferred", "1", "1 quality; 1 of them is inferred"},
		{"{x} functional requirements and a list", "1", "1 functional requirement and a list"},
		{"{x} components carry them", "1", "1 component carries them"},
		{"{x} qualities; {x} of them are inferred", "2", "2 qualities; 2 of them are inferred"},
		{"version {x}", "1", "version 1"},
		{"{x} of 4 tests", "1", "1 of 4 tests"},
		{"Use a store for {x}", "The ward thing", "Use a store for the ward thing"},
		{"{x} stores it", "the ward hub", "The ward hub stores it"},
		{"Trains to {x}", "The Hague", "Trains to The Hague"},
		{"Stated: {x}", "The nurse signs", "Stated: The nurse signs"},
	} {
		require.Equal(t, c.want, FillSlots(c.pattern, "en", map[string]string{"x": c.value}), c.pattern)
	}
}
