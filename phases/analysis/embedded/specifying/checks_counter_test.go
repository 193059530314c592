package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestTroubleHasNoCounterCase: that all is well, that no limit is reached and the
// contrary of a time are no cases that a tester can show.
func TestTroubleHasNoCounterCase(t *testing.T) {
	t.Parallel()
	for lang, list := range map[specs.Lang]map[string][]string{
		"en": {
			"When the ward network is down, the porters work with the printed list.":       {"is not down"},
			"When a nurse scans a wristband, the tablet shows the drugs within 2 seconds.": {"does not scan", "does not show"},
			"If something is wrong, a nurse takes the dose back.":                          {"is not wrong"},
			"Doors are read only.": {"broken input"},
			"If a bed comes back broken, it is blocked until repair.":      {"harmful"},
			"If no bed is found, the request goes to the next ward.":       {"Until no", "When no bed is found, no"},
			"When the surgeon has signed the form, the theatre is booked.": {"does not have signed"},
		},
		"zh": {
			"网络故障时，船员使用打印的清单。":      {"不满足"},
			"船员未在 8 小时内确认时，系统发出提醒。": {"不满足"},
		},
	} {
		for text, unwanted := range list {
			all := strings.Join(criteriaOf(t, lang, map[specs.Lang]string{"en": "Ward desk", "zh": "港口调度系统"}[lang], text, understanding.ActorFact{Name: map[specs.Lang]string{"en": "nurse", "zh": "船员"}[lang]}), "\n")
			for _, u := range unwanted {
				assert.NotContains(t, all, u, text)
			}
		}
	}
}

// TestAStoryIsNoCriterion: a user story is told as what comes of it, and what is
// as before agrees with its noun.
func TestAStoryIsNoCriterion(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ want, told, criterion string }{
		{"to admit a patient in under 30 seconds", "As a nurse, I want to admit a patient in under 30 seconds.", "a nurse can admit a patient in under 30 seconds"},
		{"a monthly report of falls and bed days", "As a nurse, I want a monthly report of falls and bed days.", "a nurse gets a monthly report of falls and bed days"},
	} {
		w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Ward desk", Product: "Ward desk", Actors: []understanding.ActorFact{{Name: "nurse"}}, Features: []understanding.FeatureFact{
			{Name: c.told, Text: c.told, Actor: "nurse", Want: c.want, Priority: "must", Source: specs.FromLines(3, 3)},
		}}, "standard")
		var in analysis.RequirementsInput
		var out analysis.RequirementsOutput
		require.NoError(t, w.Requirements(&in, &out))
		assert.Contains(t, out.Requirements[0].Criteria[0].Text, c.criterion)
		assert.NotContains(t, out.Requirements[0].Criteria[0].Text, "I want")
	}
	for text, want := range map[string]string{
		"A nurse can edit the drug plans.":                             "the drug plans are as before",
		"A nurse can edit the drug plan.":                              "the drug plan is as before",
		"When the surgeon has signed the form, the theatre is booked.": "surgeon has not signed the form",
	} {
		assert.Contains(t, strings.Join(criteriaOf(t, "en", "Ward desk", text, understanding.ActorFact{Name: "nurse"}), "\n"), want, text)
	}
}
