package reading

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// TestAnExampleToldInStepsIsOneUnit reads the same example in every layout in which
// people write one.
func TestAnExampleToldInStepsIsOneUnit(t *testing.T) {
	t.Parallel()
	const one = "Given a berth is free, when a skipper pays, then the berth is theirs and a receipt is sent."
	for name, c := range map[string]struct {
		text string
		want []string
		rest int // units that are no example
	}{
		"lines of a paragraph":  {"# Berths\n\nGiven a berth is free\nWhen a skipper pays\nThen the berth is theirs\nAnd a receipt is sent", []string{one}, 0},
		"behind a story":        {"As a skipper I want to rent a berth.\nGiven a berth is free\nWhen a skipper pays\nThen the berth is theirs\nAnd a receipt is sent", []string{one}, 1},
		"paragraphs":            {"# Berths\n\nGiven a berth is free\n\nWhen a skipper pays\n\nThen the berth is theirs\n\nAnd a receipt is sent\n\nBerths are cleaned daily.", []string{one}, 1},
		"items":                 {"- Given a berth is free\n- When a skipper pays\n- Then the berth is theirs\n- And a receipt is sent\n", []string{one}, 0},
		"bold keywords":         {"- **Given** a berth is free\n- **When** a skipper pays,\n- **Then** the berth is theirs\n- **And** a receipt is sent.\n", []string{one}, 0},
		"labels":                {"**Given:** a berth is free\n**When:** a skipper pays\n**Then:** the berth is theirs\n**And:** a receipt is sent", []string{one}, 0},
		"one item with lines":   {"- **Given** a berth is free\n  **When** a skipper pays\n  **Then** the berth is theirs\n  **And** a receipt is sent\n- Berths have numbers.", []string{one}, 1},
		"one line":              {"- Given a berth is free, when a skipper pays, then the berth is theirs and a receipt is sent.\n", []string{one}, 0},
		"capitals":              {"GIVEN a berth is free\nWHEN a skipper pays\nTHEN the berth is theirs\nAND a receipt is sent", []string{one}, 0},
		"a heading":             {"# Berths\n\n### Scenario: Rent\n\nGiven a berth is free\nWhen a skipper pays\nThen the berth is theirs\n", []string{"Rent: given a berth is free, when a skipper pays, then the berth is theirs."}, 0},
		"a number":              {"**Scenario 2**\n\n1. Given a berth is free\n2. When a skipper pays\n3. Then the berth is theirs\n4. But no receipt is sent\n", []string{"Given a berth is free, when a skipper pays, then the berth is theirs, but no receipt is sent."}, 0},
		"items below an item":   {"- Scenario: Rent\n  - Given a berth is free\n  - When a skipper pays\n  - Then the berth is theirs\n- Berths have numbers.\n", []string{"Rent: given a berth is free, when a skipper pays, then the berth is theirs."}, 1},
		"two without a title":   {"- When a skipper pays\n- Then the berth is theirs\n- When a skipper leaves\n- Then the berth is free\n", []string{"When a skipper pays, then the berth is theirs.", "When a skipper leaves, then the berth is free."}, 0},
		"two in one paragraph":  {"Given it rains\nWhen a skipper asks\nThen a tent is lent\nGiven it is dry\nWhen a skipper asks\nThen none is lent", []string{"Given it rains, when a skipper asks, then a tent is lent.", "Given it is dry, when a skipper asks, then none is lent."}, 0},
		"a list in a step":      {"- Given a berth is free\n- When a skipper pays\n- Then the mail has:\n  - the number\n  - the code\n", []string{"Given a berth is free, when a skipper pays, then the mail has: the number; the code."}, 0},
		"Gherkin":               {"```gherkin\nFeature: Berths\n  Background:\n    Given the harbour is open\n\n  @fast\n  Scenario Outline: Fee\n    # by length\n    When a boat of <m> m leaves\n    Then <fee> EUR are due\n\n    Examples:\n      | m | fee |\n      | 8 | 12  |\n      | 9 | 14  |\n```\n", []string{"Fee: given the harbour is open, when a boat of 8 m leaves, then 12 EUR are due.", "Fee: given the harbour is open, when a boat of 9 m leaves, then 14 EUR are due."}, 0},
		"Chinese lines":         {"假如泊位空闲\n当船长付款\n那么泊位归船长\n并且发送收据", []string{"假如泊位空闲，当船长付款，那么泊位归船长，并且发送收据。"}, 0},
		"Chinese with a name":   {"场景：租用\n- 假如 泊位空闲\n- 当 船长付款\n- 那么 泊位归船长\n", []string{"租用：假如泊位空闲，当船长付款，那么泊位归船长。"}, 0},
		"Chinese in one line":   {"- 假如泊位空闲，当船长付款，那么泊位归船长。\n", []string{"假如泊位空闲，当船长付款，那么泊位归船长。"}, 0},
		"a rule and no example": {"When a skipper pays by card and the payment fails,\nthen the berth stays free.", nil, 1},
		"a condition alone":     {"- Given a berth is free, the fee is 12 EUR.\n- Given the season, nobody pays.\n", nil, 2},
	} {
		r := loadLexicon(t).Read(analysis.Source{Name: "input.md", Text: c.text})
		var got []string
		rest := 0
		for i := range r.Units {
			if r.Units[i].As == AsScenario {
				got = append(got, r.Units[i].Text)
			} else {
				rest++
			}
		}
		require.Equal(t, c.want, got, name)
		require.Equal(t, c.rest, rest, name)
	}
}

// TestAnExampleHasTheLinesOfItsSteps looks at the lines of examples in a fence.
func TestAnExampleHasTheLinesOfItsSteps(t *testing.T) {
	t.Parallel()
	r := loadLexicon(t).Read(analysis.Source{Name: "input.md", Text: "# Berths\n\n```gherkin\nFeature: Rent\n  As a skipper\n  I want to rent\n\n  Scenario: Free\n    Given a berth is free\n    When a skipper pays\n    Then it is theirs\n\n  Scenario: Taken\n    Given a berth is taken\n    When a skipper pays\n    Then the payment is refused\n```\n"})
	var got [][2]int
	for i := range r.Units {
		if r.Units[i].As == AsScenario {
			got = append(got, [2]int{r.Units[i].From, r.Units[i].To})
		}
	}
	require.Equal(t, [][2]int{{8, 11}, {13, 16}}, got)
	require.Equal(t, "Rent", r.Sections[len(r.Sections)-1].Title)
}
