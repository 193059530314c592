package phrasing

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestAChineseRuleBindsInItsOwnWords puts the word that binds where the rule
// says what is owed, denied or bounded.
func TestAChineseRuleBindsInItsOwnWords(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{
		Lang: specs.Chinese, Title: "琴房预约", Product: "琴房预约", Actors: []understanding.ActorFact{{Name: "琴房管理员"}, {Name: "学生"}},
		Features: []understanding.FeatureFact{{Name: "预约", Text: "学生可以预约琴房。", Source: specs.FromLines(9, 9)}},
	}, "standard")
	for _, c := range []struct{ text, want string }{
		{"两次预约之间至少隔 30 分钟", "两次预约之间必须至少隔 30 分钟"},
		{"每天练琴不超过 4 小时", "每天练琴不得超过 4 小时"},
		{"一个学生最多占两间琴房", "一个学生最多可以占两间琴房"},
		{"坏琴只能由琴房管理员标记", "坏琴只能由琴房管理员标记"},
		{"练琴记录永久保存，录音保存 2 年", "练琴记录必须永久保存，录音保存 2 年"},
		{"没还钥匙的不接", "没还钥匙的不得接"},
		{"别人的课表学生看不到", "别人的课表学生不得看到"},
		{"所有改动都要留痕", "所有改动都必须留痕"},
		{"同一间琴房 10 分钟内只报一次", "同一间琴房 10 分钟内必须只报一次"},
	} {
		got, ok := w.BindRule(c.text, "必须")
		require.True(t, ok, c.text)
		require.Equal(t, c.want, got)
	}
	_, denied := w.denied("老师上课看不到消息学生不来就打给琴房管理员", "不得")
	require.False(t, denied, "what is done when nobody looks is no ban")
	_, ok := w.bindBound("普通话说不利索的也有", "应当")
	require.False(t, ok, "how somebody speaks is no ban")
}

// A 由 that is part of a noun says nobody who acts.
func TestInsideAWordNobodyActs(t *testing.T) {
	t.Parallel()
	for text, word := range map[string]string{"对外路由上没有漏洞": "路由", "驳回须写明理由": "理由", "根由不明": "根由"} {
		require.True(t, insideWord(text, strings.Index(text, "由"), "由"), word)
	}
	require.False(t, insideWord("钥匙由管理员发放", strings.Index("钥匙由管理员发放", "由"), "由"))
}
