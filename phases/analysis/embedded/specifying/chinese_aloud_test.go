package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What a lead noticed who read a package aloud: each test is one a person can carry out, says
// when and what is seen, and is said once.
func TestAChineseTestReadsLikeATest(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"借书时读者出示借书码，馆员扫码后借阅单进入“待确认”。": {"借书时读者出示有效的借书码时可以继续，出示他人的或已失效的借书码时被拒绝。", "馆员扫码之前借阅单的状态不变，馆员扫码后借阅单的状态为“待确认”，记录中有这次变化的时间。"},
		"户内装订按价目表收费，金额读者确认以后才能开工。":    {"在“读者确认金额”之前尝试开工时被拒绝并提示原因；在此之后可以开工。", "准备 2 例户内装订：显示的应付金额与价目表中的价格逐一相等。"},
		"馆长每天早上要看到超期的图书和每个馆员手上的借阅量。":  {"测试时钟走过 2 天：每天早上，馆长看到的超期的图书和每个馆员手上的借阅量与截至此时的数据逐项一致。"},
		"离线借书：流动书车没有信号时照常借书，恢复后自动上传。": {"断开网络后借书 5 次，均成功；恢复网络后这 5 条记录全部到达，不丢失、不重复。"},
		"“同班同学也在读”，只按课程聚合，不展示任何个人。":   {"准备课程不同的 2 组数据：按课程聚合后显示的结果与手工得出的一致。", "逐一检查页面、消息和接口响应，都没有显示任何个人。"},
		"读者卡可以充值。": {"读者卡充值 1 次后，余额恰好增加本次的金额，并有 1 条记录；付款失败时余额不变，并提示原因。"},
		"学生票打五折。":  {"同一项目按学生票和按原价各算 1 次：学生票显示的应付金额恰好是原价的五折。"},
		"读者的手机号馆员看不到，通话走隐私号码。":                          {"以馆员身份逐一打开页面、消息和接口，都没有显示读者的手机号。", "通话试 1 次：只经隐私号码完成，不经其他途径。"},
		"馆员完工后读者打分；3 分以下的单子自动转给馆长回访。":                   {"准备 1 例“3 分以下的单子”：馆长的待办中恰好出现 1 条，其他人的没有。", "在“馆员完工”之前读者不能打分；在此之后读者打分 1 次，重新打开时显示所打的分。"},
		"如果馆员 10 分钟内没有确认，则升级给值班馆长，打电话。":                 {"不足 10 分钟不会升级给值班馆长并打电话；满 10 分钟后升级给值班馆长并打电话，恰好 1 次。", "馆员 10 分钟内已确认的，不会升级给值班馆长并打电话。"},
		"当温度连续 5 分钟超出书库的范围时，系统必须在 30 秒内通知馆长（App push）。": {"不足 5 分钟时不触发，满 5 分钟后，在 30 秒内通知馆长（App push）。"},
		"评分低于 3 星需填写原因。":                                {"评分低于 3 星的 1 例不填写原因时不能提交，并提示缺少哪一项；恰好 3 星的 1 例不填写也可以提交。"},
		"馆员可以查看当天预约。":                                   {"馆员查看当天预约时，显示的内容与已保存的数据一致。", "没有可显示的当天预约时，馆员看到空状态提示，而不是空白页面。"},
	} {
		require.Equal(t, want, requirementOf(t, said{Lang: "zh", Priority: "must", Text: text}).Criteria, text)
	}
}

// The word that binds stands inside the sentence, and not before the whole of it.
func TestAChineseDutyStandsInItsSentence(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"与省图书联网平台交换读者名单，每小时一次。": "书架必须与省图书联网平台交换读者名单，每小时一次。",
		"人脸数据只存在借书点本机，不上传。":     "人脸数据必须只存在借书点本机，不上传。",
	} {
		require.Equal(t, want, requirementOf(t, said{Lang: "zh", Priority: "must", Text: text}).Description[0], text)
	}
}

// Whoever wishes what is done in a case wishes the deed, and no definition of the case.
func TestAWishIsTheDeedAndNotTheKindOfItsCase(t *testing.T) {
	t.Parallel()
	require.Equal(t, "书库漏水时马上打电话给我，同时通知维保单位", requirementOf(t, said{Lang: "zh", Priority: "must", Text: "书库漏水属于紧急事件：必须马上打电话给馆员，同时通知维保单位。"}).Want)
}
