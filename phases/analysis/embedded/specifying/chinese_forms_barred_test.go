package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWhatIsGoneBarredOrMarkedIsLookedFor: what is taken off a screen, shown while it is forbidden,
// marked for somebody or kept from others is tried as such, and never the other way round.
func TestWhatIsGoneBarredOrMarkedIsLookedFor(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"营业员界面去掉“生成扣款文件”和“导入结果文件”两个菜单，历史文件保留只读查询。", "逐页检查营业员界面：不再出现“生成扣款文件”和“导入结果文件”菜单，也不能由快捷方式或地址打开；其余菜单照常可用。"},
		{"还有未完成项目的，系统列出清单并禁止交单。", "还有未完成项目时，列出清单，交单被拒绝，数据不变；没有此情形的 1 例可以交单。"},
		{"签到时间和终端的学时如果差 10 分钟以上，要标出来给教学部查。", "准备差 11 分钟和差 9 分钟的各 1 例：前者已标出来，教学部可以看到；后者没有标出来。"},
		{"每个教练的评价只给教学部看。", "以每个角色各登录 1 次：只有教学部看到每个教练的评价，其他角色的页面、消息和接口应答中都没有。"},
	} {
		got := requirementOf(t, said{Lang: "zh", Priority: "must", Text: c.text})
		require.Contains(t, got.Criteria, c.want, c.text)
		require.NotContains(t, strings.Join(got.Description, ""), "必须生成", c.text)
	}
}
