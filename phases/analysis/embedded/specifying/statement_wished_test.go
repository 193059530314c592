package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestNotesAndWishesBecomeSentences has the articles that notes leave out, sentences
// that begin as things do, and what would be nice.
func TestNotesAndWishesBecomeSentences(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"Dispatcher sees the free beds.", "The dispatcher MUST be able to see the free beds"},
		{"Dashboard must load before the round.", "The dashboard MUST load before the round"},
		{"Nurses see the free beds.", "Nurses MUST be able to see the free beds"},
		{"Two weeks after the round everyone who kept a key receives a mail.", "The following MUST hold: two weeks after the round everyone who kept a key receives a mail"},
		{"A bed like that can't be given to a child.", "The following MUST hold: a bed like that can't be given to a child"},
		{"A page that everybody can read.", "Wardbook MUST provide a page that everybody can read"},
		{"Everybody gets a list.", "Everybody MUST get a list"},
		{"It would be nice if the nurse could print a label.", "The nurse MUST be able to print a label"},
		{"If it could remind the nurse that'd be a bonus.", "Wardbook MUST remind the nurse"},
		{"Smoke detection would be awesome (Obico?) but only if it is no big deal.", "Wardbook MUST provide smoke detection (Obico?) but only if it is no big deal"},
	} {
		w := ward(t)
		w.Source.Text = "The dispatcher calls."
		f := &understanding.FeatureFact{Text: c.text, Source: specs.FromLines(3, 3)}
		st := w.TakeApart(f.Text)
		require.Equal(t, c.want, w.bound(st, &Draft{Use: completing.Use{Origin: completing.Origin{Fact: f}, Statement: st, Actor: "nurse"}, Requirement: specs.Requirement{Priority: specs.Must}}), c.text)
	}
}
