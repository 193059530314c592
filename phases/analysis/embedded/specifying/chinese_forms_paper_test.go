package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Rules in numbers of a formal paper are tested on both sides of their number.
func TestRulesOfAPaperAreTestedAtTheirNumber(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"学员近 3 个月内对局不少于 20 盘方可报名升段。", "学员近 3 个月内对局为 19 盘时报名升段被拒绝并提示原因，为 20 盘时可以报名升段"},
		{"每位学员每季度最多报名一次升段考试。", "每位学员每季度第 1 次报名升段考试成功，第 2 次被拒绝并提示原因"},
		{"同一学员每天登记对局不超过 8 盘。", "同一学员每天登记对局第 8 盘成功，第 9 盘被拒绝并提示原因"},
		{"同一馆员同一时段不可重复排课。", "同一馆员同一时段第 1 次排课成功，第 2 次被拒绝并指出已有的一条；换一个时段可以排课"},
		{"学员档案：馆员可新建、编辑、停用学员档案，档案包含姓名、出生日期。", "馆员新建学员档案后"},
		{"学员档案：馆员可新建、编辑、停用学员档案，档案包含姓名、出生日期。", "馆员编辑学员档案，刷新后"},
		{"预约到达时段前 2 小时可免费取消，超时取消计一次爽约，累计 3 次爽约暂停预约 30 天。", "预约到达时段前多于 2 小时时取消，应付金额为 0；不足 2 小时时不按免费取消处理，并在确认之前说明"},
		{"预约到达时段前 2 小时可免费取消，超时取消计一次爽约，累计 3 次爽约暂停预约 30 天。", "爽约 2 次时仍可预约，第 3 次之后预约被拒绝并提示原因；测试时钟走过 30 天后恢复"},
		{"馆员扫描预约码收书，录入数量，并拍照留存。", "\n没有照片时不能提交，并提示原因"},
		{"馆员为出库单指派车辆。", "对方的列表中恰好出现 1 条"},
	} {
		r := requirementOf(t, said{Lang: "zh", Priority: "must", Text: c.text})
		require.Contains(t, strings.Join(r.Criteria, "\n"), c.want, c.text)
	}
}
