package specifying

import (
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestJoinedDeedsAreTestedOneByOne: a test of the first of two deeds says nothing of the
// second.
func TestJoinedDeedsAreTestedOneByOne(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text, no string
		want     []string
	}{
		{"A nurse can download and delete their notes.", "download and delete", []string{"when they download their notes, then the result contains", "when they delete their notes, then"}},
		{"A nurse can order beds for a week at once and see prices.", "and see prices, then", []string{"when they order beds for a week at once, then", "a nurse can see prices, and the values shown"}},
		{"A nurse can see who is on call and delete the entry.", "when they delete the entry", nil},
		{"A nurse can cancel or move their booking.", "cancel or move", []string{"when they cancel their booking, then Ward desk no longer counts", "when they move their booking, then"}},
		{"A nurse can edit and move the bed.", "when they move the bed", nil},
	} {
		all := joinedCriteria(t, c.text)
		for _, want := range c.want {
			assert.Contains(t, all, want, c.text)
		}
		assert.NotContains(t, all, c.no, c.text)
	}
}

func joinedCriteria(t *testing.T, text string) string {
	t.Helper()
	all := ""
	for _, line := range criteriaOf(t, specs.English, "Ward desk", text, understanding.ActorFact{Name: "nurse"}) {
		all += line + "\n"
	}
	return all
}

// TestWhatAStatementSaysIsTestedBesideItsExceptions: a criterion that the source states
// of a case, a number or an exception does not end the search for a test of the deed.
func TestWhatAStatementSaysIsTestedBesideItsExceptions(t *testing.T) {
	t.Parallel()
	got := requirementsIn(t, "# Ward desk\n\n## Features\n\n- **Beds**: A nurse can register a bed.\n  - An unknown ward is refused.\n  - The bed number has 4 digits.\n")
	for _, want := range []string{"An unknown ward is refused", "The bed number has 4 digits", "when they register a bed, then Ward desk confirms it"} {
		assert.Contains(t, got, want)
	}
}

// TestACounterCaseNamesWhatDoesNotHappen: "none of this" points at whatever stands before.
func TestACounterCaseNamesWhatDoesNotHappen(t *testing.T) {
	t.Parallel()
	all := joinedCriteria(t, "If a ticket mentions an outage, the draft starts with the status and nothing clever.")
	assert.Contains(t, all, "In a test case in which a ticket mentions an outage, the draft starts with the status and nothing clever; in a second one, identical except for that, this does not happen.")
	assert.NotContains(t, all, "none of this")
}

// TestPartsOfASplitRequirementGrowByThemselves: what is added to one part takes nothing
// from the next.
func TestPartsOfASplitRequirementGrowByThemselves(t *testing.T) {
	t.Parallel()
	list := []specs.Criterion{{Text: "1"}, {Text: "2"}, {Text: "3"}, {Text: "4"}, {Text: "5"}}
	parts := splitCriteria(list)
	_ = append(parts[0], specs.Criterion{Text: "new"})
	assert.Equal(t, []specs.Criterion{{Text: "3"}, {Text: "4"}, {Text: "5"}}, parts[1])
}

// TestAnEndpointFailsOnlyByWhatItTakes: a read changes nothing and takes no body, and a
// value that may be left out is not missed.
func TestAnEndpointFailsOnlyByWhatItTakes(t *testing.T) {
	t.Parallel()
	w := ward(t)
	for _, c := range []struct{ endpoint, text, want string }{
		{"GET /beds", "List beds.", ""},
		{"GET /beds?ward=", "List beds.", "`GET /beds?ward=` with an invalid value returns status 4xx and names the value"},
		{"GET /beds/{id}", "Read a bed.", "`GET /beds/{id}` for something that does not exist returns 404"},
		{"PATCH /beds/{id}", "Change a bed.", "`PATCH /beds/{id}` with an invalid value returns status 4xx and names the value, and nothing is changed"},
		{"POST /beds", "Accepts an optional `ward`; without it, A.", "`POST /beds` with an invalid value returns status 4xx and names the value, and nothing is changed"},
		{"POST /beds", "Register a bed.", "`POST /beds` with a missing or invalid value returns status 4xx and names the value, and nothing is changed"},
	} {
		d := &Draft{}
		d.Fact = &understanding.FeatureFact{Text: c.text}
		assert.Equal(t, c.want, w.endpointFails(d, c.endpoint), c.endpoint+": "+c.text)
	}
}

// TestATestOfAnAnswerNeedsItsCases: how soon something is answered names no cases.
func TestATestOfAnAnswerNeedsItsCases(t *testing.T) {
	t.Parallel()
	all := joinedCriteria(t, "A scan at a bed is answered in half a second.")
	assert.NotContains(t, all, "for each case that is named")
	all = joinedCriteria(t, "If stripping is on, the raw files are not offered.")
	assert.NotContains(t, all, "it does not happen")
}
