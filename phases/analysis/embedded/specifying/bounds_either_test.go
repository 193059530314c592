package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestEachLimitOfARowIsTriedAlone: of limits that "or" joins, none is tested in a case in which
// another one holds anyway, and one without words of its own leaves the statement as it is.
func TestEachLimitOfARowIsTriedAlone(t *testing.T) {
	t.Parallel()
	people := []understanding.ActorFact{{Name: "owner"}, {Name: "bell hanger"}}
	for _, c := range []struct{ text, want string }{
		{"The importer rejects orders with a weight over 30 kg or a length over 120 cm.", "Just beyond any one of these limits alone (31 kg; 121 cm), this happens; at exactly the limits (30 kg; 120 cm), it does not: the importer rejects orders with a weight over 30 kg or a length over 120 cm."},
		{"The gateway refuses parcels heavier than 30 kg or longer than 120 cm.", "Just beyond any one of these limits alone (31 kg; 121 cm), this happens; at exactly the limits (30 kg; 120 cm), it does not: the gateway refuses parcels heavier than 30 kg or longer than 120 cm."},
		{"When the humidity is above 70 % or the temperature is below 5 °C, the heater is switched on.", "Just beyond any one of these limits alone (71 %; 4 °C), this happens; at exactly the limits (70 %; 5 °C), it does not: when the humidity is above 70 % or the temperature is below 5 °C the heater is switched on."},
		{"If a member owes more than 50 EUR or has more than 3 open loans, borrowing is refused.", "Just beyond any one of these limits alone (51 EUR; 4 open loans), this happens; at exactly the limits (50 EUR; 3 open loans), it does not: if a member owes more than 50 EUR or has more than 3 open loans borrowing is refused."},
		{"A ride of more than 3 hours or 60 km needs a helmet check.", "A ride of more than 3 hours or 60 km needs a helmet check."},
		{"The logger samples every 5 seconds, stores one averaged reading per minute.", "Within three periods of 5 seconds, this happens three times: the logger samples; within three minutes, this happens three times: the logger stores one averaged reading."},
		{"A bell hanger can dictate notes rather than type.", "Given a bell hanger, when they dictate notes rather than type, then Ward gateway confirms it, and the notes can be seen exactly once with the values entered, even after a reload."},
		{"An owner can export the tower's whole history as PDF.", "Of two prepared test cases with 5 parts each, the result for the first holds all 5 of its own, as stored, and none of the other: the tower's whole history."},
	} {
		require.Contains(t, criteriaOf(t, "en", "Ward gateway", c.text, people...), c.want, c.text)
	}
}

// TestWhoeverWishesToSeeSomethingEachMonthRunsNoJob: what a story wants to see is looked up by
// somebody, and does not happen by itself.
func TestWhoeverWishesToSeeSomethingEachMonthRunsNoJob(t *testing.T) {
	t.Parallel()
	want := "to see each month how many quotes were accepted"
	u := &understanding.Understanding{Lang: "en", Title: "Tower", Product: "Tower", Actors: []understanding.ActorFact{{Name: "owner"}}, Features: []understanding.FeatureFact{
		{Name: "See each month how many quotes were accepted", Text: "As an owner, I want " + want + ".", Actor: "owner", Want: want, Priority: "must", Source: specs.FromLines(3, 3)},
	}}
	w := handMade(t, u, "standard")
	var in analysis.RequirementsInput
	var out analysis.RequirementsOutput
	require.NoError(t, w.Requirements(&in, &out))
	require.Equal(t, "For two test cases with different numbers, an owner sees exactly its own number for each: how many quotes were accepted.", out.Requirements[0].Criteria[0].Text)
}
