package completing

import (
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestAThingIsOfWhoHandlesIt: a feature without anybody in it is of the only one whose line on
// the role tells a deed done to its thing.
func TestAThingIsOfWhoHandlesIt(t *testing.T) {
	t.Parallel()
	at := func(line int) specs.Source { return specs.FromLines(line, line) }
	facts := []understanding.FeatureFact{
		{Text: "Labels for the crates: customer, tour, stop number.", Source: at(5)},
		{Text: "At the end of the month Ovenbook makes the bills and hands them over.", Source: at(6)},
		{Text: "Tours: the order of the stops.", Source: at(7)},
		{Text: "A list of the ovens: temperature and state.", Source: at(8)},
	}
	w := handMade(t, &understanding.Understanding{
		Lang: "en", Product: "Ovenbook", Title: "Ovenbook",
		Actors: []understanding.ActorFact{
			{Name: "Picker", Role: "The picker, who puts crates together from 3:00.", Source: at(1)},
			{Name: "Lotte", Role: "Lotte does the bills.", Source: at(2)},
			{Name: "Driver", Role: "The driver plans tours.", Source: at(3)},
			{Name: "Dispatcher", Role: "The dispatcher changes tours.", Source: at(4)},
		},
		Features: facts,
	}, "standard")
	c := w.Casting()
	for i, want := range []string{"picker", "lotte", "", ""} {
		got := ""
		if who := c.byThing(&facts[i]); who >= 0 {
			got = c.people[who].name
		}
		assert.Equal(t, want, got, facts[i].Text)
	}
}

// TestAHeadingIsOfWhoseThingsItNames: "Orders" are of the customers who change their orders.
func TestAHeadingIsOfWhoseThingsItNames(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{
		Lang: "en", Product: "Ovenbook", Title: "Ovenbook",
		Actors: []understanding.ActorFact{
			{Name: "Customer", Source: specs.FromLines(1, 1)},
			{Name: "Driver", Source: specs.FromLines(2, 2)},
		},
		Pitch: []specs.Item{{Text: "Ovenbook is an order book: customers place and change their orders on it."}},
		Features: []understanding.FeatureFact{
			{Text: "Drivers see their tours.", Source: specs.FromLines(5, 5)},
			{Text: "Customers see their tours.", Source: specs.FromLines(6, 6)},
		},
	}, "standard")
	c := w.Casting()
	assert.Equal(t, map[string]int{"order": 0, "tour": -1}, c.headings)
}

// TestADepartmentNamesItsPeople: "finance" is the accountant of whom the source speaks, and a
// sale is no salesperson.
func TestADepartmentNamesItsPeople(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{
		Lang: "en", Product: "Ledger", Title: "Ledger",
		Actors: []understanding.ActorFact{{Name: "Finance", Source: specs.FromLines(1, 1)}, {Name: "Sales", Source: specs.FromLines(2, 2)}},
	}, "standard")
	c := w.Casting()
	for text, want := range map[string]int{
		"Finance is told.":         1,
		"Rates for accounting.":    1,
		"Sales chooses it.":        1,
		"Each sale is counted.":    0,
		"It is told what happens.": 0,
	} {
		assert.Len(t, c.mentions(text), want, text)
	}
}
