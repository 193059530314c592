package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// What a deed is done to is one plain thing right behind its verb; where it is not, the statement itself
// is the test.
func TestTestsOfADeedNeedAPlainThing(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want, never string }{
		{"审核日结无误后批量发起付款，T+1 到账。", "审核日结无误后批量发起付款", "显示新的内容"},
		{"退书失败的单据进入「待处理」列表。", "退书失败的单据进入「待处理」列表", "显示新的内容"},
		{"退书失败的单据进入待审核列表。", "退书失败的单据进入待审核列表", "显示新的内容"},
		{"没有读者证的老人可以现场借书，但要签字并上传照片。", "但要签字并上传照片", "条正确"},
		{"读者可以登记多个地址。", "登记第 2 个成功", "恰好有 1 条"},
		{"馆员可以批量提交书单。", "馆员可以批量提交书单", "恰好有 1 条"},
		{"读者可以提交荐购单。", "恰好有 1 条", "第 2 个"},
		{"支持用 Excel 导入图书资料。", "3 条正确、1 条有误", "恰好有 1 条"},
		{"馆员批量付款。", "", "1 笔记录"},
	} {
		got := strings.Join(requirementOf(t, said{Lang: "zh", Priority: "must", Text: c.text}).Criteria, "\n")
		require.Contains(t, got, c.want, c.text)
		require.NotContains(t, got, c.never, c.text)
	}
}
