package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// The name of a Chinese rule gives way to a title that tells what is not kept or not allowed.
func TestATitleDoesNotHideWhatARuleForbids(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, text string
		want       bool
	}{
		{"借阅记录必须至少保存 3 年", "借阅记录必须至少保存 3 年（档案办法），证件照片不保存，只保存核验结果。", true},
		{"连续值班 4 小时必须休息", "连续值班 4 小时必须休息。", false},
		{"数据必须放在馆里，不能上公有云", "数据必须放在馆里，不能上公有云。", false},
	} {
		w := handMade(t, &understanding.Understanding{Lang: "zh", Product: "书架"}, "standard")
		f := &understanding.FeatureFact{Name: c.name, Text: c.text}
		require.Equal(t, c.want, w.hidesClause(f, w.StatementTitle(f, w.TakeApart(f.Text))), c.text)
	}
}
