package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// What comes first or then is said behind the word that binds, and what somebody will have
// to do they must.
func TestOrderAndDutyStandWhereTheyBelong(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Rota", Actors: []understanding.ActorFact{{Name: "Nurse"}}}, "standard")
	for _, c := range []struct{ text, want string }{
		{"The client first asks for an upload slot", "The client MUST first ask for an upload slot"},
		{"The scanner then prints a label", "The scanner MUST then print a label"},
		{"The system will have to store the photos", "The system MUST store the photos"},
		{"The label will need to show the price", "The label MUST show the price"},
		{"The boat listed first gets the berth", "The boat listed first MUST get the berth"},
		{"The nurse first scans the bag", "The nurse MUST first scan the bag"},
		{"You'll have to make it work offline", "Rota MUST work offline"},
		{"We must make it run on old tablets", "Rota MUST run on old tablets"},
		{"The label will show the price", "The label MUST show the price"},
	} {
		st := w.TakeApart(c.text)
		require.True(t, st.Whole, c.text)
		require.Equal(t, c.want, w.BindClause(st.Clause, specs.Must), c.text)
	}
}

// A verb and the things it is done to, of which a clause tells which ones they are, are a
// command; a grade of things is what its verb is told of.
func TestCommandsAndGradesAreToldApart(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
	for text, command := range map[string]bool{
		"Export files that can be opened in Excel":    true,
		"List orders that are late":                   true,
		"Show tasks which must be done today":         true,
		"Track parcels that the courier has lost":     true,
		"Schedule 2 vans for the route":               true,
		"Schedule 2 entries can't be edited":          false,
		"Stage 3 users cannot open the archive":       false,
		"Report shows that a seat is free":            false,
		"Search results older than a day are dropped": false,
		"Test runs that fail are repeated":            false,
	} {
		require.Equal(t, command, w.BeginsWithVerb(text), text)
	}
}

// A part that takes its verb from the one before it is no clause of its own.
func TestAPartWithoutItsVerbStays(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
	for text, parts := range map[string]int{
		"Clinical records are kept for 6 years after the last visit, the drugs register for 2 years": 1,
		"Photos are deleted after 30 days, the drivers log after 90 days":                            1,
		"Photos are kept for 30 days, invoices stay for 10 years":                                    2,
		"Orders are closed at 18:00, the courier picks up at 19:00":                                  2,
	} {
		require.Len(t, w.clauseList(text), parts, text)
	}
}

// One thing in front of a colon does what its own verb says, and not the last word.
func TestEachThingDoesWhatItsVerbSays(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
	_, verb, ok := w.eachDoes("each nightly run checks")
	require.True(t, ok)
	require.Equal(t, "checks", verb)
	_, _, ok = w.eachDoes("Each parcel gets a number printed as labels")
	require.False(t, ok)
}
