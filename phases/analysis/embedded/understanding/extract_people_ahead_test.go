package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// TestAPersonIsCalledWithoutWhatStandsAhead has a moment, an amount and a clause in
// front of who acts.
func TestAPersonIsCalledWithoutWhatStandsAhead(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text      string
		want, not []string
	}{
		{"# 驿站系统\n\n## 需求\n\n- 寄件满一周，所以退回之前站长要打电话给寄件人。\n", nil, []string{"退回之前站长"}},
		{"# 报销系统\n\n## 需求\n\n- 单笔报销超过 3000 元处长审批。\n- 处长可以查看全部报销单。\n", []string{"处长"}, []string{"元处长"}},
		{"# 设备系统\n\n## 需求\n\n- 标定、送检的日子班长登记，过期的设备不能领。\n- 班长可以查看设备台账。\n", []string{"班长"}, []string{"日子班长"}},
		{"做一个记录用药的App，药名、剂量和时间都能记，护士能看但不能改", []string{"护士"}, []string{"记，护士"}},
	} {
		u := Understand(loadLexicons(t).Read(analysis.Source{Name: "input.md", Text: c.text}), loadLexicons(t))
		var names []string
		for i := range u.Actors {
			names = append(names, u.Actors[i].Name)
		}
		for _, name := range c.want {
			require.Contains(t, names, name, c.text)
		}
		for _, name := range c.not {
			require.NotContains(t, names, name, c.text)
		}
	}
}
