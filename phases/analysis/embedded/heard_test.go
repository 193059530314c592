package embedded

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
)

// whereAnswers lists where the answers stand in what was understood, as "kind: text".
func whereAnswers(r specs.Refined) []string {
	var out []string
	add := func(kind, text string, src specs.Source) {
		if src.Kind == specs.Answered {
			out = append(out, kind+": "+src.Mark()+" "+text)
		}
	}
	for _, f := range r.Features {
		add(analysis.KindFeature, f.Name+" / "+f.Description, f.Source)
		for _, c := range f.AcceptanceCriteria {
			add("criterion", c.Text, c.Source)
		}
	}
	for _, q := range r.Qualities {
		add(analysis.KindQuality, q.Details, q.Source)
	}
	for kind, items := range map[string][]specs.Item{
		analysis.KindConstraint: r.Boundaries.Constraints, analysis.KindNonGoal: r.Boundaries.OutOfScope,
		analysis.KindIntegration: r.IntegrationPoints, analysis.KindAssumption: r.KeyAssumptions,
	} {
		for _, it := range items {
			add(kind, it.Text, it.Source)
		}
	}
	for _, q := range r.OpenQuestions {
		add(analysis.KindQuestion, q.Text, q.Source)
	}
	slices.Sort(out)
	return out
}

// TestCorrectedStatementsAreWhatAPersonSays gives each of several statements
// every kind: it stands there, and nowhere else.
func TestCorrectedStatementsAreWhatAPersonSays(t *testing.T) {
	t.Parallel()
	kinds := []string{
		analysis.KindFeature, analysis.KindQuality, analysis.KindConstraint, analysis.KindNonGoal,
		analysis.KindAssumption, analysis.KindIntegration, analysis.KindQuestion,
	}
	for lang, c := range map[specs.Lang]struct {
		source     string
		statements []string
	}{
		specs.English: {
			"A booking tool for dog walkers who lose track of who is due when.",
			[]string{
				"No payments in the first year", "The calendar opens within 2 seconds for 500 walkers",
				"Owners might want photos of each walk?", "We assume that every walker has a phone",
				"A walker can swap a walk with a colleague", "Invoices come from the bookkeeper's DATEV", "Data must be kept for ten years",
			},
		},
		specs.Chinese: {
			"给社区图书馆做一个借书还书的小程序，读者常常忘记还书。",
			[]string{"第一期不做在线支付", "页面在 2 秒内打开", "是否需要扫码借书？", "假设每位读者都有手机", "读者可以预约图书", "数据保留十年"},
		},
	} {
		for _, said := range c.statements {
			for _, kind := range kinds {
				common := common("idea", c.source, "standard")
				common.Lang = lang
				common.Answers = []specs.Exchange{
					{Round: 1, Topic: "scope", AgentPrompt: "?", UserResponse: "a walker enters a walk with dog and time"},
					{Round: 1, Topic: analysis.CorrectedTopic(kind), AgentPrompt: "What else?", UserResponse: said},
				}
				got := complete(t, fresh(), common, false)
				var at []string
				for _, place := range whereAnswers(got.Refined) {
					if strings.Contains(place, ": `R1.2`") || strings.Contains(place, ": R1.2 ") {
						at = append(at, place)
					}
				}
				require.NotEmpty(t, at, "%s as %s: %q", said, kind, whereAnswers(got.Refined))
				for _, place := range at {
					ok := strings.HasPrefix(place, kind+": ") || kind == analysis.KindFeature && strings.HasPrefix(place, "criterion: ") ||
						strings.HasPrefix(place, analysis.KindIntegration+": ") // a system that it names, too
					require.True(t, ok, "%s as %s stands at %s", said, kind, place)
				}
			}
		}
	}
}

// TestDroppedStatementsCountNoMore keeps the numbers of the others.
func TestDroppedStatementsCountNoMore(t *testing.T) {
	t.Parallel()
	c := common("idea", "A booking tool for dog walkers who lose track of who is due when.", "standard")
	c.Answers = []specs.Exchange{
		{Round: 1, Topic: "scope", UserResponse: "no payments"},
		{Round: 1, Topic: analysis.CorrectedTopic(analysis.KindDropped), UserResponse: "walkers rate their dogs"},
		{Round: 1, Topic: "scope", UserResponse: "no messages between owners"},
	}
	r := complete(t, fresh(), c, false)
	text := strings.Join(whereAnswers(r.Refined), "\n")
	require.NotContains(t, text, "rate")
	require.Contains(t, text, "R1.1")
	require.Contains(t, text, "R1.3")
	require.NotContains(t, text, "R1.2")
}

// TestFeaturesOfAnswersStandBesideThoseOfAnIdea: an idea is read with a grammar
// of its own, and what a person answers to it is not.
func TestFeaturesOfAnswersStandBesideThoseOfAnIdea(t *testing.T) {
	t.Parallel()
	for source, answer := range map[string]string{
		"An app where readers reserve books and librarians approve the reservations.": "A reader can rate a book and write a short review of it",
		"给社区图书馆做一个借书还书的小程序，读者常常忘记还书。":                                                 "读者可以为图书评分和写下评语，管理员可以删除评语",
	} {
		c := common("idea", source, "standard")
		c.Answers = []specs.Exchange{{Round: 1, Topic: "scenarios", AgentPrompt: "What else?", UserResponse: answer}}
		r := complete(t, fresh(), c, false)
		require.NotEmpty(t, whereAnswers(r.Refined), source)
		require.Greater(t, len(r.Refined.Features), 1)
		require.Equal(t, specs.Stated, r.Refined.Features[0].Source.Kind)
	}
}
