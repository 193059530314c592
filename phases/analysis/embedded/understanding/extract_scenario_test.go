package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// TestAnExampleIsACriterionOfItsStory files examples told in steps: each belongs to
// the story above it as a whole, and none of its steps is anything else.
func TestAnExampleIsACriterionOfItsStory(t *testing.T) {
	t.Parallel()
	type feature struct {
		ref, name string
		criteria  int
	}
	for name, c := range map[string]struct {
		text string
		want []feature
	}{
		"stories with ids": {
			"# Berths – user stories\n\n## US-1 Rent a berth\nAs a skipper I want to rent a berth so that I can stay.\n\nGiven a berth is free\nWhen Tom pays 12 EUR\nThen the berth is his\nAnd he sees the code within 3 seconds\n\nGiven a berth is taken\nWhen Tom pays\nThen the payment is refused\n\n## US-2 Link for guests\nAs a guest I want to open the gate from a link.\n\nGiven Tom made a link\nWhen Eva opens it\nThen she can open the gate but not rent\nAnd the link ends after 2 days\n",
			[]feature{{"US-1", "Rent a berth", 2}, {"US-2", "Link for guests", 1}},
		},
		"counted stories": {
			"# Berths\n\n## User Story 1: Rent\n\nAs a skipper, I want to rent a berth.\n\n**Acceptance criteria**\n\n**Scenario 1: Free**\n- **Given** a berth is free\n- **When** a skipper pays\n- **Then** the berth is theirs\n\n## User Story 2: Leave\n\nAs a skipper, I want to leave a berth.\n\n#### Scenario: Paid\n\nGiven all is paid, when the skipper leaves, then the berth is free.\n",
			[]feature{{"User Story 1", "Rent", 1}, {"User Story 2", "Leave", 1}},
		},
		"a feature in Gherkin": {
			"# Berths\n\n```gherkin\nFeature: Renting\n  Scenario: Free\n    Given a berth is free\n    When a skipper pays\n    Then the berth is theirs\n  Scenario: Taken\n    Given a berth is taken\n    When a skipper pays\n    Then the payment is refused\n```\n",
			[]feature{{"", "Renting", 2}},
		},
		"a heading over examples": {
			"# Berths\n\n## Refund of fees\n\n- Given a storm is announced\n- When a skipper leaves early\n- Then the rest is paid back\n",
			[]feature{{"", "Refund of fees", 1}},
		},
		"Chinese": {
			"# 泊位\n\n## 故事一：租用\n\n作为船长，我想要租用泊位，以便过夜。\n\n假如泊位空闲\n当船长付款\n那么泊位归船长\n",
			[]feature{{"故事一", "租用", 1}},
		},
	} {
		u := Understand(loadLexicons(t).Read(analysis.Source{Name: "input.md", Text: c.text}), loadLexicons(t))
		var got []feature
		for _, f := range u.Features {
			got = append(got, feature{f.Ref, f.Name, len(f.Criteria)})
		}
		require.Equal(t, c.want, got, name)
		require.Empty(t, u.Constraints, name)
		require.Empty(t, u.Qualities, name)
		require.Empty(t, u.Notes, name)
		for _, a := range u.Actors {
			require.NotContains(t, a.Name, "假如", name)
		}
	}
}
