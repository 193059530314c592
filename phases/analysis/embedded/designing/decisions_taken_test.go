package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestWhatTheSourceHasTaken: an option that a statement describes itself is decided.
func TestWhatTheSourceHasTaken(t *testing.T) {
	t.Parallel()
	table, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	for _, c := range []struct{ id, text, want string }{
		{"takeover", "The code writes both old and new columns.", "expand"},
		{"takeover", "Old records are imported on one weekend.", ""},
		{"takeover", "The migration runs per shop during closing hours.", "in-parts"},
		{"takeover", "The provider pushes to the new service while the old load keeps running.", "parallel"},
		{"rollout", "It ships with the feature flag off.", "switch"},
		{"rerun", "A run can be repeated.", ""},
		{"rerun", "A newer row wins, the older one is kept.", ""},                             // of two rows, not of two runs
		{"rerun", "The latest arrival wins, the earlier one is kept as a version.", "append"}, // the words of the option
		{"rerun", "The table of results is append-only.", "append"},
		{"contention", "The seat is held for 8 minutes while somebody pays.", "hold"},
		{"contention", "The seat is held for the first guest.", ""},
		{"link-access", "Guests see a stay by booking number and surname, without an account.", "code"},
		{"whole-or-nothing", "An aborted export leaves nothing that looks like a result.", ""},
		{"whole-or-nothing", "The export goes to a temporary file that is renamed at the end.", "replace"},
		{"whole-or-nothing", "Only a confirmed chunk moves the checkpoint.", "checkpoints"},
		{"dependencies", "The core imports the standard library only.", "standard"},
	} {
		cand := candidate{hits: []int{0}}
		for i := range table.Drivers {
			if table.Drivers[i].ID == c.id {
				cand.PackDecision = table.Drivers[i].PackDecision
			}
		}
		for i := range table.Decisions {
			if table.Decisions[i].ID == c.id {
				cand.PackDecision = table.Decisions[i].PackDecision
			}
		}
		require.NotEmpty(t, cand.Options, c.id)
		g := designer(t, "en", "Ledger")
		g.Words = phrasing.NewWordIndex(c.text)
		g.takeStated(&cand, []demand{{text: c.text, src: specs.FromLines(3, 3), words: phrasing.NewWordIndex(c.text)}})
		require.Equal(t, c.want, cand.chosen, c.text)
	}
}

// TestAQualityPointsToItsOption: what forces a decision is asked also where it is a
// quality, so that no option is chosen whose price the source refuses to pay.
func TestAQualityPointsToItsOption(t *testing.T) {
	t.Parallel()
	demands := []demand{
		{id: "REQ-001", hit: 0, text: "An interrupted run leaves nothing behind."},
		{id: "NFR-R-001", hit: -1, text: "The upload resumes."},
		{id: "NFR-R-002", hit: -1, text: "A transaction is whole."},
	}
	for i := range demands {
		demands[i].words = phrasing.NewWordIndex(demands[i].text)
	}
	c := candidate{forcing: &demands[0], hits: []int{0}, qualities: []string{"NFR-R-001"}, chosen: "replace", PackDecision: templates.PackDecision{Options: []templates.PackOption{
		{ID: "replace", When: templates.Terms{En: []string{"rename"}}},
		{ID: "checkpoints", When: templates.Terms{En: []string{"resumes"}}},
		{ID: "transaction", When: templates.Terms{En: []string{"transaction"}}},
	}}}
	c.settleBy(demands)
	require.Equal(t, "checkpoints", c.chosen)
}

// TestAnOpenQuestionGetsNoAnswer: whether the product logs is not proposed where the
// source asks it.
func TestAnOpenQuestionGetsNoAnswer(t *testing.T) {
	t.Parallel()
	for question, want := range map[string]bool{
		"Should a refused call log? A library that logs is a nuisance.": true,
		"Should every sale be logged?":                                  true,
		"Which logo is printed?":                                        false,
		"Who reads the log of visits?":                                  false,
	} {
		m := ferryMaker(t, "Trips")
		m.Understood.Questions = []specs.Question{{Text: question}}
		require.Equal(t, want, m.asksOfLogs(), question)
	}
}

// TestAnOptionIsOfferedWhereItHasItsPlace: machines are no other way beside rented ones,
// and a tool has no database to lean on.
func TestAnOptionIsOfferedWhereItHasItsPlace(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		place, profile, tech string
		want                 bool
	}{
		{"unhosted", "service", "Hetzner", true},
		{"unhosted", "service", "Kubernetes", false},
		{"served", "cli", "", true},
		{"served", "pipeline", "", false},
		{"said", "service", "", true},
		{"compiled", "service", "Python 3", true},
		{"untyped", "service", "Go", true},
	} {
		g := designer(t, "en", "Ledger")
		g.profile = c.profile
		cand := candidate{hits: []int{0}}
		if c.tech != "" {
			cand.tech = &understanding.TechnologyFact{Name: c.tech}
		}
		require.Equal(t, c.want, g.outOfPlace(&cand, c.place), c)
	}
}
