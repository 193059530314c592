package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// featureTexts are the texts of what a source asks for.
func featureTexts(u *Understanding) []string {
	var out []string
	for i := range u.Features {
		out = append(out, u.Features[i].Text)
	}
	return out
}

const mealboardHead = "# Mealboard\n\nMealboard is the order book of a canteen.\n\n"

// TestTheSecondOfASentenceIsAStatementOfItsOwn: a new endpoint and what a second one gets
// are asked for like all else.
func TestTheSecondOfASentenceIsAStatementOfItsOwn(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ text, want string }{
		"a new endpoint": {"## Interface\n\n`POST /meals` accepts an optional `size`. New: `GET /sizes` returns the allowed ones with their prices.\n", "`GET /sizes` returns the allowed sizes with their prices."},
		"a second gets":  {"## Features\n\nEvery Monday team leads get a list of the 20 most changed meals, and editors get a list of questions for which no meal was found.\n", "Every Monday editors get a list of questions for which no meal was found."},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			require.Contains(t, featureTexts(understood(t, mealboardHead+c.text)), c.want)
		})
	}
}

// TestTheTestThatTheSourceNamesBelongsToItsRule: examples of which all must pass, and the
// tests by which a rule is measured.
func TestTheTestThatTheSourceNamesBelongsToItsRule(t *testing.T) {
	t.Parallel()
	for rule, c := range map[string]struct{ text, want string }{
		"Notes inside an order are treated as text.": {"Rules for orders:\n\n- Notes inside an order are treated as text. We have 60 examples, all of them must be refused before launch.\n", "All 60 examples must be refused before launch."},
		"Old callers must keep working untouched for two releases, measured by the contract tests we already have (Pact).": {"## Limits\n\n- Old callers must keep working untouched for two releases, measured by the contract tests we already have (Pact).\n", "Before each release, the contract tests (Pact) pass unchanged."},
	} {
		u := understood(t, mealboardHead+c.text)
		var got []string
		for _, it := range u.Proofs[StatementKey(rule)] {
			got = append(got, it.Text)
		}
		require.Equal(t, []string{c.want}, got, rule)
	}
}

// TestARankSaidForLaterIsKept: behind the first rank stands for whom another one holds.
func TestARankSaidForLaterIsKept(t *testing.T) {
	t.Parallel()
	u := understood(t, mealboardHead+"## Features\n\n1. *Origin*: for every dish, the farms behind it. (should; must for the auditor by June)\n2. *Sizes*: small and large. (must)\n")
	require.Equal(t, "must", u.Features[0].Priority) // a day that is fixed does not wait for a later release
	require.Equal(t, []specs.Item{{Text: "Should; must for the auditor by June.", Source: u.Features[0].Reasons[0].Source}}, u.Features[0].Reasons)
	require.Equal(t, "By June: Origin.", u.Milestones[0].Text)
	u = understood(t, mealboardHead+"## Features\n\n1. *Origin*: for every dish, the farms behind it. (should; must for the auditor)\n2. *Sizes*: small and large. (must)\n")
	require.Equal(t, "should", u.Features[0].Priority)
	require.Equal(t, []specs.Item{{Text: "Must for the auditor.", Source: u.Features[0].Reasons[0].Source}}, u.Features[0].Reasons)
}
