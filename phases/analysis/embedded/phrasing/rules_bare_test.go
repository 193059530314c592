package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A rule that leaves its verb out is bound with the verb put in, where one is
// safe; its name stays as it was told.
func TestRulesWithoutAVerb(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ text, clause string }{
		{"Late fee: 1 euro per day, at most 20 euros.", "the late fee is 1 euro per day, at most 20 euros"},
		{"Deposits for tools: 10 euros.", "the deposits for tools are 10 euros"},
		{"No loans in August.", "there are no loans in August"},
		{"One voucher per employee and working day.", "there is one voucher per employee and working day"},
		{"Power tools only for members with a briefing.", ""},
		{"Vouchers expire at midnight.", "Vouchers expire at midnight"},
	} {
		w := handMade(t, &understanding.Understanding{}, "standard")
		st := w.RuleStatement(test.text, true)
		got := ""
		if st.Whole {
			got = st.Clause.Text()
		}
		require.Equal(t, test.clause, got, test.text)
		_, ok := w.RuleOf(&understanding.FeatureFact{Text: test.text, Told: true})
		require.True(t, ok, test.text)
		if st := w.RuleStatement("Late fee: 1 euro per day.", false); st.Whole {
			t.Fatal("a label in a table of facts is no rule")
		}
	}
}

func TestItBehindAConditionIsWhatTheConditionSpeaksOf(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{}, "standard")
	for text, want := range map[string]string{
		"If a restaurant is offline, it may accept up to 20 vouchers.": "If a restaurant is offline, the restaurant may accept up to 20 vouchers.",
		"If the gate is closed, it may be opened by the guard.":        "If the gate is closed, the gate may be opened by the guard.",
		"If nobody answers, it rings again.":                           "If nobody answers, it rings again.",
	} {
		rule, ok := w.RuleOf(&understanding.FeatureFact{Text: text, Told: true})
		require.True(t, ok, text)
		require.Equal(t, want, rule.Text)
	}
}

// What the team cannot do about what it has is no rule of the product.
func TestWhatTheTeamCannotDoIsNoRule(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Product: "Tidewise"}, "standard")
	for text, want := range map[string]bool{
		"Python 3.9 stays; we cannot upgrade before autumn.": false,
		"We can't replace the label printers this year.":     false,
		"We cannot store card numbers.":                      true,
	} {
		_, ok := w.RuleOf(&understanding.FeatureFact{Text: text, Told: false})
		require.Equal(t, want, ok, text)
	}
}
