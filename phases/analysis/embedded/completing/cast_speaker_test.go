package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestWhoSaysItInAnInterviewWantsIt: a line of an interview is a wish of whoever says it,
// where the head of the paper says what they are.
func TestWhoSaysItInAnInterviewWantsIt(t *testing.T) {
	t.Parallel()
	text := "访谈对象：会计 小莫、收购组 老李\n\n老李：过磅的数要直接从地磅读。\n何：价格呢？\n小王：按周定。\n"
	for _, c := range []struct {
		line int
		want string
	}{{3, "收购组"}, {5, "用户"}} {
		said := understanding.FeatureFact{Name: "数直接读", Text: "数要直接读。", Source: specs.FromLines(c.line, c.line)}
		u := understanding.Understanding{
			Lang: "zh", Product: "地磅系统", Actors: []understanding.ActorFact{{Name: "会计"}, {Name: "收购组"}},
			Lex: loadLexicons(t),
		}
		rules, err := shippedRules()
		require.NoError(t, err)
		w := New(phrasing.NewWork(analysis.Common{Lang: "zh", Depth: "standard", Source: analysis.Source{Text: text}}, &u, nil, rules, phrasing.NewWordIndex("")))
		require.Equal(t, c.want, w.choose(&said).name, c.line)
	}
}
