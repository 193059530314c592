package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What the papers of product managers ask in their usual words is tried as it is meant.
func TestUsualDemandsOfPapersAreTried(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"可为每件衣物上传至多 5 张照片。":         "为每件衣物上传 5 张照片成功，重新打开时 5 张都在；再上传 1 张时被拒绝，并提示上限。",
		"支持批量录入同一顾客的衣物。":            "一次批量录入 3 条（同一顾客的衣物）：恰好这 3 条都已录入，其他数据不变。",
		"系统在衣物入厂时自动核对件数，数量不符则报警。":   "准备 2 例衣物入厂，只有 1 例数量不符：两例都自动核对件数，只有这 1 例报警，恰好 1 次。",
		"作废订单须在开单后 2 小时内，且未入厂。":     "以测试时钟计，开单后未满 2 小时且未入厂时作废订单成功，满 2 小时后或不满足“未入厂”时被拒绝并提示原因。",
		"取消订单要选择取消原因。":              "取消订单而不选择取消原因时被拒绝，并提示缺少哪一项；补上后可以取消订单。",
		"只有已预约的订单才能改期，且只能改期一次。":     "已预约的订单改期 1 次成功，第 2 次被拒绝并提示原因；不属于“已预约的订单”的 1 例改期时被拒绝，并提示原因。",
		"能导出对账单，格式为 Excel 和 PDF。":   "按 Excel、按 PDF 各导出 1 次对账单：两个文件都能打开，内容与页面显示的逐项一致。",
		"馆员只能查看订单，不能修改价格。":          "以馆员的账号查看订单成功；尝试修改价格时被拒绝并提示原因，绕过页面直接调用时也一样，数据不变。",
		"馆员看不到读者的住址，接单后才显示。":        "接单之前，馆员打开的页面、收到的消息和接口应答中都没有读者的住址；接单后可以看到，与已保存的一致。",
		"允许馆员在日历上标记不可预约的日期。":        "馆员标记 2 个不可预约的日期，重新打开时显示的与所标记的一致；取消其中 1 个后只显示另 1 个。",
		"老年人可由家属代为预约。":              "家属选定 1 名老年人后代为预约：该条记在此人名下，并显示经办的是家属和时间；其他人名下没有新增。",
		"两场讲座之间预留 10 分钟清场。":         "两场讲座之间不足 10 分钟的安排被拒绝并提示原因，恰好 10 分钟的成功。",
		"登录连续输错 5 次锁定 30 分钟。":       "登录连续错 4 次后正确的仍可通过，错 5 次后正确的也被拒绝，测试时钟走过 30 分钟后恢复。",
		"闸机扫码核销，核销后订单状态改为“已使用”。":    "核销之前订单的状态不变，核销后订单的状态为“已使用”，记录中有这次变化的时间。",
		"超过 30 天未取的衣物，每天收取保管费 1 元。": "手工算好 3 个用例（恰好 30 天的、超过 1 个收费周期的和达到上限的；每天收取保管费 1 元，没有上限）：显示的金额与手工结果逐一相等。",
	} {
		require.Contains(t, requirementOf(t, said{Lang: "zh", Priority: "must", Text: text}).Criteria, want, text)
	}
}

// The word that binds stands in front of the whole deed, and in no noun that is made of a verb.
func TestTheBondStandsBeforeTheDeedOfPapers(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"可为每件衣物上传至多 5 张照片。": "书架必须允许为每件衣物上传至多 5 张照片。",
		"顾客手机号中间四位打码显示。":    "顾客手机号中间四位必须打码显示。",
		"商家有权收取等候费。":        "书架必须保证：商家有权收取等候费。",
		"支付密码加密存储。":         "支付密码必须加密存储。",
		"管理端需要有操作日志。":       "管理端必须有操作日志。",
	} {
		require.Equal(t, []string{want}, requirementOf(t, said{Lang: "zh", Priority: "must", Text: text}).Description, text)
	}
}
