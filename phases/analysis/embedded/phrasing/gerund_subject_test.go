package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// A word in -ing with a verb behind it is what the sentence is about, and no deed of
// somebody.
func TestAGerundWithAVerbBehindItIsASubject(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
	for _, c := range []struct{ text, subject, phrase string }{
		{"Sorting runs in parallel (default 4 workers)", "Sorting", ""},
		{"Scanning works without a network", "Scanning", ""},
		{"Printing a label takes at most 2 seconds", "Printing a label", ""},
		{"Sorting runs by date", "", "sort runs by date"},
		{"Viewing reports on a phone", "", "view reports on a phone"},
	} {
		st := w.TakeApart(c.text)
		require.Equal(t, c.subject, st.Clause.Subject, c.text)
		require.Equal(t, c.phrase, st.Phrase, c.text)
	}
}

// A clause that begins with "which" or "who" tells more of what stands before the comma: it
// is never what is owed when a condition holds.
func TestAnAsideIsNeverWhatIsOwed(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
	for _, c := range []struct{ text, trigger, subject string }{
		{"If the mast fails, which it does twice a winter, the crew must see the last chart", "If the mast fails, which it does twice a winter", "the crew"},
		{"When a berth comes free, the clerk offers it to the first skipper, who has a day to answer", "When a berth comes free", "the clerk"},
	} {
		st := w.TakeApart(c.text)
		require.Equal(t, c.trigger, st.Trigger, c.text)
		require.Equal(t, c.subject, st.Clause.Subject, c.text)
	}
}

// What somebody needs at least is what they must have, and a word of place or time behind a
// verb is no thing.
func TestWhatIsNeededAtLeastIsOwed(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
	c, ok := w.ParseClause("they need at least to see the next two days")
	require.True(t, ok)
	require.Equal(t, "must see the next two days", c.Verb+" "+c.Rest)
	c, ok = w.ParseClause("A lorry needs at least an hour between two tours")
	require.True(t, ok)
	require.Equal(t, "at least an hour between two tours", c.Rest)
	for _, c := range []struct{ text, want string }{
		{"walk round with the phone", ""},
		{"edit it afterwards", ""},
		{"swap duties among themselves", "duty"},
		{"take a photo of the plot", "photo"},
	} {
		require.Equal(t, c.want, w.objectOf(c.text), c.text)
	}
}
