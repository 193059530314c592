package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// choir is a letter about sheet music with two roles and a name.
func choir(t *testing.T, features ...understanding.FeatureFact) *Specifier {
	t.Helper()
	w := handMade(t, &understanding.Understanding{
		Lang: specs.English, Title: "Choir", Product: "Choir", Actors: []understanding.ActorFact{{Name: "Singer"}, {Name: "Conductor"}},
		Features: append(features, understanding.FeatureFact{Name: "Core", Text: "Core.", Priority: "must", Source: specs.FromLines(9, 9)}),
	}, "standard")
	w.Proper.Clear()
	w.Source.Text = "Farah (quality) and Tom wrote this, Farah first."
	return w
}

// readAloud makes the requirement of one feature.
func readAloud(t *testing.T, f understanding.FeatureFact) specs.Requirement {
	t.Helper()
	f.Source, f.Priority = specs.FromLines(3, 3), "should"
	w := choir(t, f)
	var in analysis.RequirementsInput
	var out analysis.RequirementsOutput
	in.Refined.Features = w.StatedFeatures()
	require.NoError(t, w.Requirements(&in, &out))
	return out.Requirements[0]
}

// TestWishesOfPeopleAreWhatIsBuilt reads statements whose verb is a wish, whose
// person is the writer, or which go on with what somebody else does.
func TestWishesOfPeopleAreWhatIsBuilt(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, actor, want, title, description, wish string }{
		{
			text: "Farah needs a release step.", title: "Release step",
			description: "Choir SHOULD provide a release step.", wish: "a release step",
		},
		{
			text: "The conductor wants a list of missing scores.", title: "List of missing scores",
			description: "Choir SHOULD provide a list of missing scores.", wish: "a list of missing scores",
		},
		{
			text: "Tom wants to print a label at the counter.", title: "Print a label at the counter",
			description: "Choir SHOULD let a user print a label at the counter.", wish: "to print a label at the counter",
		},
		{
			text: "I scan the card of the singer and the loan is recorded.", title: "Scan the card of the singer",
			description: "Choir SHOULD let a user scan the card of the singer.", wish: "to scan the card of the singer",
		},
		{
			text: "The conductor can mark a programme and I get the list of scores I need to pull.", actor: "Conductor", want: "mark a programme and I get the list of scores I need to pull",
			title: "Mark a programme", description: "Choir SHOULD let a conductor mark a programme.", wish: "to mark a programme",
		},
		{
			text: "Singers see on their phone which scores they have and when they are due.", title: "Singers see on their phone which scores they have and when they are due",
			description: "Choir SHOULD let singers see on their phone which scores they have and when they are due.", wish: "to see on my phone which scores I have and when they are due",
		},
	} {
		r := readAloud(t, understanding.FeatureFact{Name: c.text, Text: c.text, Actor: c.actor, Want: c.want})
		require.Equal(t, c.title, r.Title, c.text)
		require.Equal(t, c.description, r.Description[0].Text, c.text)
		wish := r.Story.Want
		require.Equal(t, c.wish, wish, c.text)
	}
}

func TestAPersonSpeaksOfWhatIsTheirs(t *testing.T) {
	t.Parallel()
	w := choir(t)
	for want, own := range map[string]string{
		"to book a visit themselves from their phone":                         "to book a visit myself from my phone",
		"to say when they can and what they like":                             "to say when I can and what I like",
		"to see what changed since they were last on duty":                    "to see what changed since I was last on duty",
		"to tell members about their bookings":                                "to tell members about their bookings",
		"to remind a singer of their loans":                                   "to remind a singer of their loans",
		"each release to be measured":                                         "each release to be measured",
		"to get a call 20 minutes before the rehearsal if they are not there": "to get a call 20 minutes before the rehearsal if I am not there",
		"to read the notes of colleagues before they are deleted":             "to read the notes of colleagues before they are deleted",
	} {
		require.Equal(t, own, w.Own(want))
	}
}
