package embedded

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
)

// factsOf are the facts of a text in Markdown.
func factsOf(t *testing.T, text string) []analysis.Fact {
	t.Helper()
	return Understand(Read(analysis.Source{Name: "one.md", Text: text}), loadLexicons(t)).Facts()
}

func kindOfFact(facts []analysis.Fact, text string) string {
	i := slices.IndexFunc(facts, func(f analysis.Fact) bool { return f.Text == text })
	if i < 0 {
		return ""
	}
	return facts[i].Kind
}

func TestParagraphsWithANameInBoldAreFeatures(t *testing.T) {
	t.Parallel()
	facts := factsOf(t, `# Shelf

Shelf is the lending book of a village library.

## Loans

**Standing loans.** A school has a box of books for a term.

**Renewal.** Until the evening before, a loan can be made longer.

**Copy last loan.** One tap.

At the end of the month Shelf makes the reminders and hands them to Brevo Post.
`)
	require.Equal(t, "feature", kindOfFact(facts, "Standing loans: A school has a box of books for a term."))
	require.Equal(t, "feature", kindOfFact(facts, "Copy last loan."), "what is a fragment behind a name is a detail")
	require.Equal(t, "feature", kindOfFact(facts, "At the end of the month Shelf makes the reminders and hands them to Brevo Post."))
}

func TestSituationIsNoPain(t *testing.T) {
	t.Parallel()
	text := "# X\n\n## Background\n\nBright owns 64 office buildings. Every Monday somebody types the readings into a sheet by hand.\n"
	u := Understand(Read(analysis.Source{Name: "one.md", Text: text}), loadLexicons(t))
	require.Len(t, u.Situation, 1)
	require.Equal(t, "Bright owns 64 office buildings.", u.Situation[0].Text)
	for text, want := range map[string]bool{
		"我站下设 1 个站本部、4 个献血屋。":    true,
		"全镇有 6 个服务点，每天约 300 人来。": true,
		"全镇有 6 个服务点，排队要两小时。":     false,
		"目前靠电话预约，共有 3 部电话。":      false,
	} {
		require.Equal(t, want, sizeOnly(text), text)
	}
	w := handMade(t, u, "standard")
	situation, _ := w.problemParts()
	require.Equal(t, "Bright owns 64 office buildings.", situation[0].Text, "the brief tells it among the pains")
}

func TestConditionOfSeveralDeeds(t *testing.T) {
	t.Parallel()
	x := &understander{lex: loadLexicons(t)}
	trigger, response := x.ears("When an agent sends, changes or discards a draft, the desk stores the decision.")
	require.Equal(t, "When an agent sends, changes or discards a draft", trigger)
	require.Equal(t, "the desk stores the decision.", response)
	trigger, _ = x.ears("When a loan ends, the desk sends a message and closes it.")
	require.Equal(t, "When a loan ends", trigger)
	require.False(t, pastOnly("Editors get a list of questions for which no article was found"))
	require.True(t, pastOnly("The sheet was lost twice"))
}

func TestNamesBesideAServiceAreOutside(t *testing.T) {
	t.Parallel()
	facts := factsOf(t, "# 食堂\n\n## 其他要求\n\n- 餐费走微信支付和市民卡。\n")
	require.Equal(t, "integration", kindOfFact(facts, "市民卡"))
	require.Equal(t, "integration", kindOfFact(facts, "微信支付"))
}

func TestEveryPersonaHasANeed(t *testing.T) {
	t.Parallel()
	u := Understand(Read(analysis.Source{Name: "one.md", Text: "# Shelf\n\n## Loans\n\n**Boxes.** A customer has a weekly pattern.\n\n**Ends.** It can be stopped.\n\n**Copy.** One tap.\n"}), loadLexicons(t))
	w := handMade(t, u, "standard")
	refined := &specs.Refined{Features: []specs.Feature{{Name: "Boxes", Description: "A customer has a weekly pattern."}}}
	for _, p := range w.personas(refined) {
		require.NotEmpty(t, p.Needs, p.Name)
	}
}
