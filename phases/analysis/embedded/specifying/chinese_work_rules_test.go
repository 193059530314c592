package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// What people have to do at their work is bound in the words of the source, and tested by what
// it says and not by one of its words.
func TestWorkOfPeopleIsBoundAndTestedAsTold(t *testing.T) {
	for _, c := range []struct{ text, must, want, never string }{
		{"盘点页面实时显示已盘/应盘数量。", "盘点页面必须实时显示已盘/应盘数量", "显示的已盘/应盘数量与已保存的数据一致", "必须盘"},
		{"报损申请需附现场照片。", "报损申请必须附现场照片", "而没有现场照片时被拒绝", "支持"},
		{"读者证重复办理时，系统提示已有证号，不允许保存。", "不得保存", "有此情形的 1 例保存被拒绝，提示已有证号", "违反的 1 例"},
		{"巡检员每日 18:00 前提交当日的检查表。", "必须每日 18:00 前提交", "17:59 提交当日的检查表的 1 例显示为按时，18:01 的 1 例显示为逾期", "18:01 时被拒绝"},
		{"家长每天 18:00 前提交请假申请。", "18:00 前", "18:01 时被拒绝", "逾期"},
		{"保管费按每件每天 2 元收取，最高 100 元。", "必须按每件每天 2 元收取", "每件每天 2 元", "3 个周期"},
		{"预约座位后 15 分钟内未签到的，座位自动释放。", "座位必须自动释放", "座位不会自动释放", "不会座位"},
		{"归还时若图书有破损，馆员拍照登记并填写赔偿金额。", "归还时若图书有破损，馆员必须能够", "仅“归还时图书有破损”不同", "书架必须归还"},
		{"读者忘记密码时，可通过手机验证码重置。", "读者忘记密码时，必须能够通过手机验证码重置", "此时可以通过手机验证码重置", "书架必须"},
		{"学生忘记带卡时，可用手机号查询预约。", "必须能够用手机号查询预约", "可以用手机号查询预约", "必须保证"},
		{"读者上传的头像不超过 2MB。", "读者上传的头像不得超过 2MB", "恰好 2 MB 时接受", "读者必须上传"},
		{"未审核的书评在列表中标注「待审核」。", "待审核", "列表中前者带有「待审核」，后者没有", "逐一打开"},
		{"闭馆日由馆长提前一周在后台设置。", "必须由馆长提前一周在后台设置", "", "恰好执行 1 次"},
		{"后续报名者进入候补名单。", "必须进入候补名单", "", "能够"},
	} {
		made := requirementOf(t, said{Lang: "zh", Priority: "must", Text: c.text})
		criteria := strings.Join(made.Criteria, "\n")
		require.Contains(t, strings.Join(made.Description, "\n"), c.must, c.text)
		require.Contains(t, criteria, c.want, c.text)
		require.NotContains(t, strings.Join(made.Description, "\n")+criteria, c.never, c.text)
	}
}

// What a case demands keeps its word, and what somebody may do each month happens not by itself.
func TestDemandsOfACaseKeepTheirWords(t *testing.T) {
	for _, c := range []struct{ text, want, never string }{
		{"差异超过 5% 的，系统要求复盘。", "要求复盘", "：求复盘"},
		{"馆员每月底可导出盘盈盘亏汇总。", "必须能够导出", "恰好执行 1 次"},
		{"盘点期间该货架不允许出入库，完成后自动解锁。", "不得出入库", "不得允许"},
		{"系统每天早上自动生成当天要盘的货架清单。", "当天要盘的货架清单", "必须盘的"},
		{"临停前 30 分钟免费，之后每小时 5 元。", "每小时 5 元", "3 个周期"},
		{"读者车辆由被访部门减免停车费。", "读者车辆必须由被访部门减免停车费", "必须能够车辆"},
		{"读者忘记登录密码时，可用手机号找回。", "读者忘记登录密码时，必须能够用手机号找回", "书架必须"},
		{"读者借阅偏好数据由终端自动上传。", "必须由终端自动上传", "由终端必须"},
		{"图书定位信息由 RFID 读写器自动更新。", "无人操作即可在系统中查到", "3 条导入成功"},
		{"读者健康数据加密存储。", "读者健康数据必须加密存储", "必须能够健康"},
		{"重复下单时，系统提示已有订单，不允许提交。", "前者提交被拒绝，提示已有订单", "违反的 1 例"},
		{"加急费每次 20 元，单月最高 100 元。", "其中 1 个触及“单月最高 100 元”", "单月最高的为"},
		{"取消邀约后，二维码立即失效。", "取消邀约后，二维码必须立即失效", "必须支持取消"},
		{"读者评价低于 3 星的，由馆员回访。", "必须由馆员回访", "书架必须由"},
		{"断网后闸机可离线核验至少 4 小时。", "断网后闸机必须能够离线核验至少 4 小时", "核验必须"},
		{"疫情期间访客须填写健康申报表。", "填写健康申报表后", "生成的健康申报表"},
		{"施工人员入园需上传特种作业证。", "没有特种作业证时被拒绝", "3 条导入成功"},
		{"拍卖名单导出给第三方平台。", "拍卖名单导出给第三方平台", "必须提供"},
	} {
		made := requirementOf(t, said{Lang: "zh", Priority: "must", Text: c.text})
		all := strings.Join(made.Description, "\n") + "\n" + strings.Join(made.Criteria, "\n")
		require.Contains(t, all, c.want, c.text)
		require.NotContains(t, all, c.never, c.text)
	}
}
