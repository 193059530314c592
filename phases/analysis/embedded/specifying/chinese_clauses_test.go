package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Each clause of a statement is looked at by itself: a case that is prepared, and what
// is seen of this clause. The statement is not said again beside it.
func TestEachClauseHasATestOfItsOwn(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		actor, text string
		want        []string
		not         string
	}{
		{"", "加急荐购（教材、工具书）跳过审批，直接派单，并短信通知当班馆员。", []string{
			"准备 1 例加急荐购（教材、工具书）：跳过审批继续办理，审批的待办列表中没有它。",
			"准备 1 例加急荐购（教材、工具书）：恰好派出 1 单，接单人的待办中可以看到。",
			"准备 1 例加急荐购（教材、工具书）：当班馆员恰好收到 1 条短信，其他人没有。",
		}, "加急荐购（教材、工具书）跳过审批"},
		{"", "系统按照馆员的班次和在手单数自动分配。", []string{"事先按馆员的班次和在手单数写明 3 个用例应有的结果，分配的结果与之逐一相同。"}, "系统按照"},
		{"", "修补完成后录入所用纸张及数量，系统自动扣减存量。", []string{
			"修补完成后录入所用纸张及数量，重新打开时逐项显示，与录入的一致。",
			"录入所用纸张及数量后，存量恰好减少本次的数量，不重复扣减。",
		}, "系统自动扣减存量"},
		{"馆员", "馆员可以退单，但每天最多退 5 单，退单必须填写理由。", []string{
			"馆员每天退 5 单成功，再退 1 单时被拒绝，并提示上限。", "退单而没有理由时被拒绝，并提示缺少哪一项；填写后成功，记录中有理由。",
		}, "但每天"},
		{"", "读者到馆后扫描门口二维码打卡。", []string{"读者到馆后扫描门口二维码打卡，恰好留下 1 条带时间的记录。"}, "测试时"},
		{"", "读者可以预约图书，库存低于下限时系统给馆员发短信。", []string{"库存低于下限时，馆员恰好收到 1 条短信，其他人没有。"}, "系统给"},
		{"馆员", "馆员可以抢单、上架、录入用纸。", []string{"准备 1 张待接的单：馆员抢单后归其名下，其他人不能再接。", "馆员录入用纸，重新打开时逐项显示，与录入的一致。"}, "测试时"},
		{"馆员", "馆员可以联系读者。", []string{"馆员可以看到读者的联系方式。"}, "试用时"},
		{"", "按楼层和月份统计借阅量，可导出 Word。", []string{"导出的 Word 与页面显示的内容逐项一致。"}, "可导出"},
	} {
		got := requirementOf(t, said{Lang: "zh", Priority: "must", Actor: c.actor, Text: c.text})
		for _, want := range c.want {
			require.Contains(t, got.Criteria, want, c.text)
		}
		for _, k := range got.Criteria {
			require.NotEqual(t, c.text, k)
			require.NotRegexp(t, "^"+c.not, k, c.text)
		}
	}
}

// What is due within a time is settled and not changed, and what happens when the time
// has run out is told once.
func TestADeadlineIsForADecision(t *testing.T) {
	t.Parallel()
	got := requirementOf(t, said{Lang: "zh", Priority: "must", Text: "馆员须在 4 小时内审批荐购单，超时自动驳回。"})
	require.Contains(t, got.Criteria, "准备 1 条待办：馆员审批荐购单后，该条移出待办，显示结果、经办人和时间。")
	require.NotContains(t, got.Criteria, "超时自动驳回。")
	for _, k := range got.Criteria {
		require.NotContains(t, k, "改动之后")
	}
}

// A unit that no table knows stays with its number.
func TestTheUnitStaysWithItsNumber(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"读者可以评价，低于 4 颗的评价由馆员回复。", "3 颗的评价由馆员回复；恰好 4 颗的不会。"},
	} {
		got := requirementOf(t, said{Lang: "zh", Priority: "must", Text: c.text})
		require.Contains(t, got.Criteria, c.want, c.text)
	}
}

// Only the clause that is told of a time is tested by it, what happens so often within a
// time is no deadline, and half a sentence is no thing that is computed or shown.
func TestATimeIsThatOfItsClause(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want, not string }{
		{"馆员收书时登记版次，证件到期前 5 天提醒读者。", "在此之前没有：证件到期前 5 天提醒读者。", "：馆员收书时登记版次，证件"},
		{"60 天内违约 2 次的读者，14 天内不能借书。", "", "满 60 天之前"},
		{"停借由馆员签字确认，停借当天起不再计费。", "", "停借当天起不再与"},
		{"馆员可以退书，但退书少于 3 天的不收费。", "", "：但退书"},
		{"系统按主题标注图书，在入口屏幕上显示。", "", "显示的在入口"},
	} {
		got := requirementOf(t, said{Lang: "zh", Priority: "must", Text: c.text})
		all := strings.Join(got.Criteria, "\n")
		require.Contains(t, all, c.want, c.text)
		require.NotContains(t, all, c.not, c.text)
	}
}
