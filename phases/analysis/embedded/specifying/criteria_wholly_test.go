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

// TestWhatHoldsInEveryCaseNeedsNoNumber: a criterion that only "always" makes weak is
// tested as it stands, and nobody is asked for a number that there is not.
func TestWhatHoldsInEveryCaseNeedsNoNumber(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Till", Product: "Till"}, "standard")
	for text, want := range map[string]string{
		"The counted cash always equals the sum of the notes.":                  "The counted cash equals the sum of the notes.",
		"Ferries on the route are always shown, whatever the scale of the map.": "Ferries on the route are shown, whatever the scale of the map.",
		"The list is always fast.":                                              "The list is always fast.",
		"The drawer always opens within 2 seconds.":                             "The drawer always opens within 2 seconds.",
	} {
		assert.Equal(t, want, w.testable(text))
	}
}

// TestVersionsAreNoBackup: to take back an earlier version is no restore of a database.
func TestVersionsAreNoBackup(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"The desk keeps the last three versions of a plan and lets a nurse restore one.",
		"The desk restores drafts that were thrown away.",
	} {
		all := strings.Join(criteriaOf(t, specs.English, "Ward desk", text, understanding.ActorFact{Name: "nurse"}), "\n")
		assert.NotContains(t, all, "empty database", text)
	}
}

// TestWhyAStoryComesIsNoCriterion: the reason of a priority tells what happens today
// and is a note, also where it reads like something that the product does.
func TestWhyAStoryComesIsNoCriterion(t *testing.T) {
	t.Parallel()
	got := requirementsIn(t, "# Feature Specification: Berth swaps\n\n## User Scenarios & Testing\n\n### User Story 1 - Swap two berths (Priority: P1)\n\nA skipper swaps two berths in one step.\n\n**Why this priority**: Low water moves boats about daily in the six oldest docks.\n\n**Acceptance Scenarios**:\n\n1. **Given** two boats, **When** the skipper swaps them, **Then** both carry the new berth\n")
	require.Contains(t, got, "note: Low water moves boats")
	require.NotContains(t, got, "criterion: Low water moves boats")
}

// TestATimeCountedFromAnEventIsAWindow: what somebody may still do so long after
// something is tried on both sides of its end, and not timed.
func TestATimeCountedFromAnEventIsAWindow(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"A nurse can undo a dose within 10 minutes of the entry.":             "just after, it is refused",
		"A nurse can withdraw a note within 30 minutes after it was written.": "just after, it is refused",
		"A nurse can see the result within 2 minutes of the test.":            "2 minutes",
		"The desk answers within 5 minutes.":                                  "consecutive runs",
	} {
		all := strings.Join(criteriaOf(t, specs.English, "Ward desk", text, understanding.ActorFact{Name: "nurse"}), "\n")
		assert.Contains(t, all, want, text)
		assert.Equal(t, strings.Contains(want, "refused"), strings.Contains(all, "refused with the reason"), text)
	}
}

// TestAClockDoesNotDoWhatPeopleDoByHand: a rhythm that people keep starts nothing.
func TestAClockDoesNotDoWhatPeopleDoByHand(t *testing.T) {
	t.Parallel()
	for text, clock := range map[string]bool{
		"Seals are changed by hand, once a year.": false,
		"Rates are set manually every month.":     false,
		"A summary is made every month.":          true,
	} {
		all := strings.Join(criteriaOf(t, specs.English, "Ward desk", text, understanding.ActorFact{Name: "nurse"}), "\n")
		assert.Equal(t, clock, strings.Contains(all, "In a run over 3"), text)
	}
}

// requirementsIn are the criteria, notes and questions of all requirements of a text,
// one a line.
func requirementsIn(t *testing.T, source string) string {
	t.Helper()
	lex := loadLexicons(t)
	w := handMade(t, understanding.Understand(lex.Read(analysis.Source{Name: "x.md", Text: source}), lex), "standard")
	var in analysis.RequirementsInput
	var out analysis.RequirementsOutput
	require.NoError(t, w.Requirements(&in, &out))
	var all []string
	for i := range out.Requirements {
		r := &out.Requirements[i]
		for _, c := range r.Criteria {
			all = append(all, "criterion: "+specs.Plain(c.Text))
		}
		for _, n := range r.Notes {
			all = append(all, "note: "+specs.Plain(n.Text))
		}
		for _, q := range r.OpenQuestions {
			all = append(all, "question: "+specs.Plain(q.Text))
		}
	}
	return strings.Join(all, "\n")
}

// TestATimeInAnAsideIsNotThatOfTheStatement: how often the thing of an aside fails, and
// what follows the comma behind a lead time, is no time at which something happens.
func TestATimeInAnAsideIsNotThatOfTheStatement(t *testing.T) {
	t.Parallel()
	for text, unwanted := range map[string]string{
		"If the line fails, which it does about once a month, the desk shows at least the next two days.": "In a run over",
		"The desk reminds the nurse three days before, and the head as well if nothing is entered.":       "three days before, and the head,",
	} {
		all := strings.Join(criteriaOf(t, specs.English, "Ward desk", text, understanding.ActorFact{Name: "nurse"}), "\n")
		assert.NotContains(t, all, unwanted, text)
	}
}
