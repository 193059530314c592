package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Behind how long something lasts no second thing can follow: what looks like one is a verb.
func TestAVerbBehindASpanOfTime(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Quay", Product: "Quay"}, "standard")
	for _, c := range []struct{ text, want string }{
		{"works with no signal for at least 72 hours and syncs when the boat is back", "works with no signal for at least 72 hours and sync when the boat is back"},
		{"stays in the yard for two weeks and moves to the list", "stays in the yard for two weeks and move to the list"},
		{"sees the proposal and either accepts or rejects it", "sees the proposal and either accept or reject it"},
		{"lasts 3 days and nights and moves on", "lasts 3 days and nights and moves on"},
		{"keeps 3 copies and syncs of the list", "keeps 3 copies and syncs of the list"},
	} {
		require.Equal(t, c.want, w.LowerVerbs(c.text), c.text)
	}
}
