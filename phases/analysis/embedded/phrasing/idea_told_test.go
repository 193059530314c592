package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestWhoTellsAllIsReadBySentences: in what somebody tells of himself, how things are
// and whom he greets are no features, and a clause that leans on another stays with it.
func TestWhoTellsAllIsReadBySentences(t *testing.T) {
	t.Parallel()
	rules, err := shippedRules()
	require.NoError(t, err)
	lex := loadLexicons(t)
	tests := []struct {
		name, text string
		want       []string
	}{
		{
			"who we are", "我们是一家小型琴行，想要一个约课的小程序。学员可以在线约老师，上课前一天自动提醒。老师上完课写点评，学员能看到点评。不做商城。",
			[]string{"学员可以在线约老师。", "上课前一天自动提醒。", "老师上完课写点评。", "学员能看到点评。"},
		},
		{
			"a case stays with its deed", "我们是个小协会，想做一个借场地的小程序。会员拍照登记，管理员一天内要确认，没确认就提醒会长。停车先不弄。",
			[]string{"会员拍照登记，管理员一天内要确认，没确认就提醒会长。"},
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			source := analysis.Source{Name: "idea.txt", Text: tt.text}
			w := NewWork(analysis.Common{Lang: "zh", Depth: "standard", Source: source}, understanding.Understand(lex.Read(source), lex), nil, rules, NewWordIndex(tt.text))
			var got []string
			for _, f := range w.Understood.Features {
				got = append(got, f.Text)
			}
			require.Equal(t, tt.want, got)
		})
	}
}
