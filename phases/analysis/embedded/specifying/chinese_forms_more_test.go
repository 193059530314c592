package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// More forms of a clause by which a test knows what to look at: who alone does it, from where
// it comes, by what it goes, when it is due, and what each of several ways does.
func TestAClauseIsTestedByWhatItTells(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"刷卡、刷脸、报读者证号，三种方式都可以借书。", "对同一条测试数据，分别用以下每一种借书 1 次，均成功：刷卡、刷脸、报读者证号。"},
		{"遗失须登记，馆员须在 3 个工作日内确认。", "以测试时钟计，馆员在 3 个工作日内确认的 1 例显示为按时，满 3 个工作日仍未确认的 1 例显示为逾期。"},
		{"读者名单从教务系统同步，登录也用教务系统的账号。", "用教务系统的账号可以登录，该账号停用后登录被拒绝。"},
		{"借书后必须当面核对，归还时都要拍照留底。", "归还后没有照片时不能提交，并提示原因；拍照后重新打开该条，显示这张照片和拍摄时间。"},
		{"馆员登记图书，每本书都有一个编号。", "新建 20 本书：各有 1 个编号，互不相同。"},
		{"善本室的钥匙由馆长关闭。", "馆长可以关闭善本室的钥匙；其他角色各尝试 1 次，均被拒绝并提示原因。"},
		{"读者应当填写申请，作废须填原因。", "作废而不填原因时被拒绝，并提示缺少哪一项。"},
		{"读者扫码后借阅单进入“已借出”。", "读者扫码之前借阅单的状态不变，读者扫码后借阅单的状态为“已借出”，记录中有这次变化的时间。"},
		{"断网时本地至少存 5 天，恢复后按时间顺序补传。", "断开网络，测试时钟走过 5 天后恢复网络：这 5 天的数据按时间顺序全部到达，不丢失、不重复。"},
		{"馆员可以查看借阅单，识别失败时馆员可以手动录入条码。", "使“识别失败”发生 1 次：馆员手工录入条码后可以继续，记录中注明为手工，含操作人。"},
		{"每个逾期单自动生成罚单，默认期限 7 天。", "没有另行设置时，默认期限为 7 天。"},
		{"逾期 7、14 天自动催还。", "测试时钟走到逾期 7、14 天时各催还 1 次，其他时间没有。"},
		{"罚款积分可以换图书券。", "用罚款积分换 1 次图书券：罚款积分恰好减少相应的数量；罚款积分不足时被拒绝并提示原因。"},
		{"同一读者一天最多预约一次，跨分馆也不行。", "次数用完后换到另一个分馆也不能进行，并提示原因。"},
		{"系统按开本和重量自动指定书架。", "事先按开本和重量写明 3 个用例应有的结果，指定书架的结果与之逐一相同。"},
		{"有新书命中时推送消息，每天最多推 3 条。", "当天已推 3 条时，第 4 条不再推，次日恢复。"},
		{"查询接口返回读者列表，每页 50 条。", "有 51 条数据时分 2 页：第 1 页 50 条，第 2 页 1 条，不重复、不遗漏。"},
	} {
		require.Contains(t, requirementOf(t, said{Lang: "zh", Priority: "must", Text: c.text}).Criteria, c.want, c.text)
	}
}

// What says the statement again goes where others test all of it.
func TestAChineseTestIsNotSaidAgain(t *testing.T) {
	t.Parallel()
	for text, not := range map[string]string{
		"借阅记录永久保存，意见表保存 10 年。":    "意见表保存 10 年。",
		"只有馆长签过字的善本才能借出。":         "只有馆长签过字的善本才能借出。",
		"连续值班 4 小时必须休息 20 分钟以上。":  "连续值班 4 小时必须休息 20 分钟以上。",
		"同一本书 30 分钟内只提醒一次，不然没人看。": "同一本书 30 分钟内只提醒一次，不然没人看。",
		"馆员 15 分钟不接就转给下一个。":       "馆员 15 分钟不接就转给下一个后，对方已收到，馆员看到送达时间。",
	} {
		require.NotContains(t, requirementOf(t, said{Lang: "zh", Priority: "must", Text: text}).Criteria, not, text)
	}
}
