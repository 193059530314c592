package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What a sentence lists behind a verb of keeping are fields of the record, what it lists
// of each of several is theirs; people have fields where they are described.
func TestListedRecords(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Actors: []understanding.ActorFact{{Name: "Customer"}, {Name: "Clerk"}}}, "standard")
	for text, want := range map[string]map[string][]string{
		"A kiln sheet holds the batch, shelf, potter and status.":            {"kiln sheet": {"batch", "shelf", "potter", "status"}},
		"A receipt lists each bowl with date, duration, kWh and amount.":     {"bowl": {"date", "duration", "kWh", "amount"}},
		"A customer has a name, phone, e-mail and preferred way of contact.": {"customer": {"name", "phone", "e-mail", "preferred way of contact"}},
		"The dashboard lists sales, stock and orders.":                       {},
		"A shelf holds 20 plates.":                                           {},
		"A customer has a wish, a question or a complaint.":                  {},
		"A report lists revenue, cost and margin.":                           {},
		"The clerk keeps the key.":                                           {},
	} {
		got := map[string][]string{}
		for _, r := range w.listedRecords(text) {
			for _, f := range r.fields {
				got[r.name] = append(got[r.name], f.Name)
			}
		}
		require.Equal(t, want, got, text)
	}
}

// How many of a thing one has is told by a sentence that counts.
func TestCountedInEnglish(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Actors: []understanding.ActorFact{{Name: "Customer"}, {Name: "Clerk"}}}, "standard")
	for text, want := range map[string]counted{
		"Each kiln sheet has one or more bowls.":          {"kiln sheet", "bowl", "one-to-many", false},
		"A customer can own several kilns.":               {"customer", "kiln", "one-to-many", false},
		"Every bowl belongs to one kiln.":                 {"bowl", "kiln", "many-to-one", false},
		"One shelf has at most one open reservation.":     {"shelf", "reservation", "one-to-many", false},
		"Every sample belongs to exactly one bowl.":       {"sample", "bowl", "many-to-one", false},
		"One parking space has at most one active lease.": {"parking space", "lease", "one-to-many", false},
		"A kiln has exactly one licence.":                 {"kiln", "licence", "one-to-one", false},
		"A customer can hold up to 20 reservations.":      {"customer", "reservation", "one-to-many", false},
		"A bowl belongs to no more than one kiln.":        {"bowl", "kiln", "many-to-one", true},
		"Kilns have several shelves.":                     {},
		"A clerk has one hour.":                           {},
		"A customer has the choice.":                      {},
	} {
		got, ok := w.countedIn(&dataModel{entities: []specs.Entity{{Name: "Sample"}}}, text)
		require.Equal(t, want.kind != "", ok, text)
		if ok {
			require.Equal(t, want, got, text)
		}
	}
}

// States that are filed under the short name of a record are the record's.
func TestStatesOfAShortNameAreAdopted(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ short, whole string }{{"Job", "Job card"}, {"合同", "租赁合同"}} {
		list := []specs.Entity{
			{Name: c.whole, Fields: []specs.Field{{Name: "status"}}},
			{Name: "Shelf", Fields: []specs.Field{{Name: "status"}}},
			{Name: c.short, States: []string{"open", "done"}},
		}
		adoptByName(list, 2)
		require.Equal(t, []string{"open", "done"}, list[0].States, c.short)
		require.Empty(t, list[1].States)
		require.Empty(t, list[2].States)
	}
}

// A relation that the source states is told by a word, not by its kind.
func TestStatedRelationsAreLabelled(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en"}, "standard")
	e := specs.Entity{Relations: []specs.Relation{{Kind: "one-to-many"}, {Kind: "many-to-one"}, {Kind: "one-to-one", Label: "owns"}}}
	w.labelRelations(&e)
	require.Equal(t, []string{"has", "belongs to", "owns"}, []string{e.Relations[0].Label, e.Relations[1].Label, e.Relations[2].Label})
}

// TestWhatAPaperListsBelongsToIt: also where the paper is made in the same sentence.
func TestWhatAPaperListsBelongsToIt(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"The system must create a bill per tenant that lists each stay with start, end and amount.",
		"A bill lists each stay with start, end and amount.",
	} {
		w := handMade(t, &understanding.Understanding{Lang: "en", Features: []understanding.FeatureFact{{Text: text, Source: specs.FromLines(3, 3)}}}, "standard")
		m := newDataModel()
		m.add(specs.Entity{Name: "Bill"}, templates.Terms{})
		m.add(specs.Entity{Name: "Stay"}, templates.Terms{})
		w.tieListed(m)
		require.Len(t, m.entities[1].Relations, 1, text)
		require.Equal(t, "Bill", m.entities[1].Relations[0].To)
	}
}
