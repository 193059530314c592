package reading

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// What is asked in a chat and answered by the next is no longer open: what only asks for
// assent is said, and an amount is given with what it is an amount of.
func TestQuestionsOfAChineseChatAreAnsweredByTheNext(t *testing.T) {
	t.Parallel()
	const open = "群聊：琴行排课\n\n林老板: 家长自己在手机上约课，我这边看得到\n小周（前台）: 嗯 还要能看剩几节课\n阿哲: 我记下了，琴房呢？\n林老板: 五间吧\n小周（前台）: 我这有张表\n阿哲: 好的，我看看\n"
	for said, want := range map[string]string{
		"小周（前台）: 取消课得提前24小时吧？不然老师白跑\n林老板: 对，不到24小时取消的照扣课时\n": "取消课得提前24小时。",
		"阿哲: 行，预算多少\n林老板: 2万以内，暑假班开始前要能用\n":                  "预算2万以内，暑假班开始前要能用",
		"阿哲: @林老板 你看看，老师要能请假\n林老板: 好\n":                      "你看看，老师要能请假",
	} {
		r := loadLexicon(t).Read(analysis.Source{Name: "input.md", Text: open + said})
		var all []string
		for i := range r.Units {
			all = append(all, r.Units[i].Text)
		}
		require.Contains(t, all, want, said)
	}
	l := loadLexicon(t)
	for text, asked := range map[string]string{
		"付款走小程序吗":     "付款走小程序吗",
		"库存不够怎么办？":    "库存不够怎么办",
		"先看库存，不够再补货。": "",
		"能退吗？上次有人没退到": "",
	} {
		question, ok := l.askedIn(text)
		require.Equal(t, asked != "", ok, text)
		if ok {
			require.Equal(t, asked, question)
		}
	}
	require.Equal(t, "下周再说", l.withAmountAsked("预算多少", "下周再说"))
}
