package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

func TestTwoSidesAreNamed(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en"}, "standard")
	for text, want := range map[string]specs.Conflict{
		"Do we need a free plan? Sales says yes, Support says no. Ask in May.":      {Point: "Do we need a free plan?", One: "Sales: yes", Other: "Support: no"},
		"Retention of door events: legal has asked for 7 days, the insurer for 90.": {Point: "Retention of door events", One: "Legal: 7 days", Other: "The insurer: 90 days"},
		"The depot wants paper lists, but the drivers prefer the app":               {Point: "What the depot and the drivers want", One: "The depot: paper lists", Other: "The drivers: the app"},
		"Ratings? The works council is against them, while our team leads insist on a monthly list.": {
			Point: "Ratings?", One: "The works council: is against them", Other: "Our team leads: a monthly list",
		},
		"Lena thinks that one vote is enough; Amir wants two.": {Point: "What Lena and Amir want", One: "Lena: one vote is enough", Other: "Amir: two"},
		"导出要不要审批？财务要求逐笔审批，销售希望直接导出。":                           {Point: "导出要不要审批？", One: "财务：逐笔审批", Other: "销售：直接导出"},
		"周末开不开放？物业反对开放，但业主委员会支持。":                              {Point: "周末开不开放？", One: "物业：反对开放", Other: "业主委员会：支持"},
	} {
		w.Language = languageOf(text)
		got, ok := w.conflictIn(text, specs.Source{})
		require.True(t, ok, text)
		require.Equal(t, want, got, text)
	}
	for _, text := range []string{
		"Per-endpoint filters: everyone asks, nobody has a use case.",
		"If a customer wants a refund, the shop wants a reason.",
		"Sales says yes, Sales says it loudly.",
		"The customer wants a refund within 14 days.",
		"Should it log? A library that logs is a nuisance; one that hides an outage is worse.",
		"大家希望早点上线，有人担心质量。",
		"用户希望能退款吗？",
	} {
		w.Language = languageOf(text)
		got, ok := w.conflictIn(text, specs.Source{})
		require.False(t, ok, "%s: %+v", text, got)
	}
}

func TestWhatIsDemandedAndLeftOut(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Features: []understanding.FeatureFact{
		{Name: "Work offline", Text: "A driver can work in offline mode for a day.", Source: specs.FromLines(3, 3)},
		{Name: "Print labels", Text: "Print labels.", Source: specs.FromLines(4, 4)},
		{Name: "Refuse dangerous goods", Text: "The counter refuses dangerous goods and says why.", Source: specs.FromLines(5, 5)},
	}}, "standard")
	refuse := func(text string, line int) specs.NonGoal {
		return specs.NonGoal{Text: text, Source: specs.FromLines(line, line)}
	}
	got, ok := w.demandedAndLeftOut(refuse("Offline mode.", 9))
	require.True(t, ok)
	require.Equal(t, specs.MergeLines([]specs.LineRange{{From: 3, To: 3}, {From: 9, To: 9}}), got.Source.Lines)
	require.Contains(t, got.One, "In scope: ")
	for _, n := range []specs.NonGoal{refuse("Labels.", 9), refuse("Offline mode for tablets.", 9), refuse("Offline mode.", 3), refuse("Dangerous goods.", 9), {Text: "Offline mode.", Source: specs.FromRule("web")}} {
		_, ok := w.demandedAndLeftOut(n)
		require.False(t, ok, n.Text)
	}
}

// TestTheSourceContradictsItself: different numbers of the same in two lines are told
// with both lines and asked about; another thing, unit or bound is no contradiction.
func TestTheSourceContradictsItself(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		lang       specs.Lang
		one, other string
		want       bool
	}{
		{"en", "A member may borrow at most 5 tools at a time.", "A member may borrow at most 3 tools at a time.", true},
		{"en", "A member may borrow at most 5 tools at a time.", "A member may borrow at most 5 tools at a time.", false},
		{"en", "A member may borrow at most 5 tools at a time.", "A volunteer may borrow at most 9 tools at a time.", false},
		{"en", "Deposits are kept for 5 years.", "Photos of deposits are kept for 2 years.", false},
		{"en", "A loan ends after 14 days.", "A loan ends after 2 reminders.", false},
		{"zh", "会员一次最多借 5 件工具。", "会员一次最多借 3 件工具。", true},
		{"zh", "照片保存 2 年。", "押金单保存 10 年。", false},
	} {
		w := handMade(t, &understanding.Understanding{Lang: c.lang, Product: "Shed", Features: []understanding.FeatureFact{
			{Name: c.one, Text: c.one, Source: specs.FromLines(3, 3)}, {Name: c.other, Text: c.other, Source: specs.FromLines(9, 9)},
		}}, "standard")
		asked := w.conflictQuestions()
		require.Equal(t, c.want, len(asked) > 0, c.one+" "+c.other)
		if c.want {
			require.Contains(t, asked[0].Text, "L3")
			require.Contains(t, asked[0].Text, "L9")
		}
	}
}
