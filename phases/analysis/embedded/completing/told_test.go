package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestARoleIsToldByTheSource asks what is said of people whom the source does not
// introduce, and who is no user of the product at all.
func TestARoleIsToldByTheSource(t *testing.T) {
	t.Parallel()
	at := func(line int) specs.Source { return specs.FromLines(line, line) }
	w := handMade(t, &understanding.Understanding{
		Lang: "en", Product: "Kiwi", Title: "Kiwi",
		Actors: []understanding.ActorFact{
			{Name: "Volunteer", Source: at(1)},
			{Name: "Household owner", Source: at(2)},
			{Name: "Driver", Source: at(3)},
			{Name: "Legal", Source: at(9)},
		},
		Features: []understanding.FeatureFact{
			{Name: "See open shifts", Text: "As a volunteer I want to see open shifts.", Actor: "volunteer", Want: "see open shifts", Source: at(1)},
			{Name: "Remove members", Text: "Members are removed by the household owner.", Source: at(2)},
			{Name: "Returns", Text: "Returns are booked at the ramp.", Details: []specs.Item{{Text: "The driver notes returns and gets a signature.", Source: at(3)}}, Source: at(3)},
		},
		Questions: []specs.Question{{Text: "Which paragraph does Legal want?", Source: at(9)}},
	}, "standard")
	require.Equal(t, "Person who can see open shifts.", w.roleDefinition(&w.Understood.Actors[0]).Text)
	require.Equal(t, "The driver notes returns and gets a signature.", w.roleDefinition(&w.Understood.Actors[2]).Text)
	require.Equal(t, "Members are removed by the household owner.", w.toldNeeds("Household owner")[0].Text)
	var names []string
	for _, a := range w.users() {
		names = append(names, a.Name)
	}
	require.Equal(t, []string{"Volunteer", "Household owner", "Driver"}, names)
}

// TestAThingIsDefinedWhereTheSourceSaysWhatItIs asks which sentences define a word of
// the domain.
func TestAThingIsDefinedWhereTheSourceSaysWhatItIs(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Product: "Kiwi", Title: "Kiwi"}, "standard")
	for text, want := range map[string]string{
		"A reservation holds the locker, the size and the tracking number.": "reservation",
		"A schedule is a five-field cron expression plus a time zone.":      "schedule",
		"Each rescue bag has a checklist.":                                  "rescue bag",
		"Each delivery has `sequence` per tenant.":                          "",
		"An alarm that nobody has acknowledged after 5 minutes is red.":     "",
		"A sensor that has sent nothing for 20 minutes is shown as silent.": "",
		"A guest is told that the room is ready.":                           "",
		"The driver notes returns.":                                         "",
	} {
		require.Equal(t, want, w.thingDefined(text), text)
	}
}
