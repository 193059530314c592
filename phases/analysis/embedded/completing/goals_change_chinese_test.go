package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

func TestChineseGoalsOfChange(t *testing.T) {
	w := &Completer{Work: &phrasing.Work{Language: "zh"}}
	for _, c := range []struct{ text, metric, target string }{
		{"尾随事件降为零（去年 6 起）。", "尾随事件", "0 起（去年 6 起）"},
		{"足环号重复登记从去年的 3 次降到 0 次。", "足环号重复登记", "0 次（去年 3 次）"},
		{"门岗人力减少 3 人。", "门岗人力", "减少 3 人"},
		{"重复录入清零。", "重复录入", "0"},
		{"平均等待时间从 40 分钟降到 10 分钟以内。", "", ""},
		{"小程序使用率达到 80%。", "", ""},
	} {
		metric, target := w.changed(c.text)
		require.Equal(t, c.metric, metric, c.text)
		require.Equal(t, c.target, target, c.text)
	}
}
