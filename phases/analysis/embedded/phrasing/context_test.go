package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestALooseSentenceGoesWithTheOneBefore: in a list a sentence names what it is about,
// or stands behind the sentence that does.
func TestALooseSentenceGoesWithTheOneBefore(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text, before, want string
		from               int
	}{
		{"They call at night.", "We bake for 140 shops.", "We bake for 140 shops. They call at night.", 1},
		{"Two wards here have their own, with other rules.", "Every ward writes the same list.", "Every ward writes the same list. Two wards here have their own, with other rules.", 1},
		{"Nobody owns them.", "Last year the wards printed 400 lists.", "Last year the wards printed 400 lists. Nobody owns them.", 1},
		{"It stops for 18 minutes a night.", "The archive is copied every day.", "The archive stops for 18 minutes a night.", 2},
		{"The nurse types all of it into a sheet.", "Orders come by fax.", "The nurse types all of it into a sheet.", 2},
		{"They call at night.", "What about 140 shops?", "They call at night.", 2},
		{"Everything else may wait; this may not.", "Giving out medicine is the job.", "Giving out medicine is the job. Everything else may wait; this may not.", 1},
		{"Sums are computed there and read by the wards.", "Each order is stored in the archive.", "Each order is stored in the archive. Sums are computed there and read by the wards.", 1},
		{"The cart goes to the lift and waits there.", "Each order is stored in the archive.", "The cart goes to the lift and waits there.", 2},
		{"At night there are two nurses.", "Each order is stored in the archive.", "At night there are two nurses.", 2},
	} {
		w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Ward desk", Product: "Ward desk"}, "standard")
		w.Source.Text = c.before + "\n" + c.text
		got := w.InContext([]specs.Item{{Text: c.text, Source: specs.FromLines(2, 2)}})
		require.Equal(t, c.want, got[0].Text)
		require.Equal(t, c.from, understanding.FirstLine(got[0].Source), c.text)
	}
}

// TestASentenceBehindItsOwnContextStays: what the list says right before is not said
// again.
func TestASentenceBehindItsOwnContextStays(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Ward desk", Product: "Ward desk"}, "standard")
	w.Source.Text = "Last year the wards printed 400 lists.\nNobody owns them."
	list := []specs.Item{{Text: "Last year the wards printed 400 lists.", Source: specs.FromLines(1, 1)}, {Text: "Nobody owns them.", Source: specs.FromLines(2, 2)}}
	require.Equal(t, list, w.InContext(list))
}

// TestALineOfTheScopeNamesWhatItMeans: the scope stands away from the sentence before.
func TestALineOfTheScopeNamesWhatItMeans(t *testing.T) {
	t.Parallel()
	list := []understanding.FeatureFact{
		{Name: "Draw a floor plan", Text: "Draw a floor plan with doors.", Source: specs.FromLines(3, 3)},
		{Name: "Share it by link with the fire brigade", Text: "Share it by link with the fire brigade.", Source: specs.FromLines(4, 4)},
	}
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Exits", Product: "Exits", Features: list}, "standard")
	f := specs.Feature{Name: list[1].Name, Description: list[1].Text, Source: list[1].Source}
	require.Equal(t, "Share the floor plan by link with the fire brigade.", w.ScopeLine(f))
}

// TestWhatOnlyPointsNeedsWhatStandsBefore asks which sentences say nothing without the one
// before them.
func TestWhatOnlyPointsNeedsWhatStandsBefore(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Product: "Kiwi", Title: "Kiwi"}, "standard")
	for text, want := range map[string]bool{
		"Anyone may write one.":                        true,
		"Everything else may wait; this may not.":      true,
		"The sums are computed there.":                 true,
		"A member has at most one.":                    false,
		"Anyone may write a store.":                    false,
		"There are two kinds of stores.":               false,
		"The second page is the longer one.":           false,
		"Nobody may open a box that is not their own.": false,
	} {
		require.Equal(t, want, w.pointsThere(text), text)
	}
}
