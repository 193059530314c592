package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/templates"
)

// TestAStatedConstraintTakesTheDecision: what the source says itself is not put to
// somebody as a proposal.
func TestAStatedConstraintTakesTheDecision(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"The core imports the standard library only.":  "standard",
		"The core has no network access.":              "",
		"No dependencies; vendored code is fine, too.": "", // two options are none
	} {
		m := ferryMaker(t, "Trips")
		m.Understood.Qualities = []understanding.QualityFact{{Text: text, Source: specs.FromLines(7, 7)}}
		c := candidate{PackDecision: templates.PackDecision{Options: []templates.PackOption{
			{ID: "standard", Stated: templates.Terms{"en": {"standard library only", "no dependencies"}}},
			{ID: "vendored", Stated: templates.Terms{"en": {"vendored code"}}},
		}}}
		m.taken(&c)
		require.Equal(t, want, c.chosen, text)
		require.Equal(t, want != "", c.proof.Kind == specs.Stated, text)
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
		{ID: "replace", When: templates.Terms{"en": {"rename"}}},
		{ID: "checkpoints", When: templates.Terms{"en": {"resumes"}}},
		{ID: "transaction", When: templates.Terms{"en": {"transaction"}}},
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
