package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// What is tested is what the statement says: in an outage nobody is refused
// anything, what is changed is a thing, and who has to approve does not "not
// have to" in any other words.
func TestChineseCasesAreTestedAsTheyAreMeant(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, criterion, never string }{
		{"借书机不通时不能卡住读者借书，改为事后补记。", "使“借书机不通”发生，连续 20 次测试，没有一次卡住读者借书", "后者可以"},
		{"断网时不得丢失借阅记录。", "使“断网”发生，连续 20 次测试，没有一次丢失借阅记录", "后者可以"},
		{"欠费超过 30 元的读者不能借书。", "后者可以借书", "20 次测试"},
		{"改成网页版，读者证登录。", "", "成网页版显示"},
		{"馆员修改成绩。", "刷新后成绩显示新的内容", "要么全部改好，要么要么"},
		{"锁定后修改须由总馆审批。", "", "须由总馆审批显示"},
		{"单价 500 元以上的，借出要馆长审批。", "单价 500 元以上时，馆长审批之前借出不生效", "以上情况"},
	} {
		got := requirementOf(t, said{Lang: "zh", Priority: "must", Text: c.text})
		all := strings.Join(got.Criteria, "\n")
		require.Contains(t, all, c.criterion, c.text)
		require.NotContains(t, all, c.never, c.text)
	}
}
