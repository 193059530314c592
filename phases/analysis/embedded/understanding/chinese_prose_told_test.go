package understanding

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestChineseSentencesThatLeaveOut(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for _, c := range []struct {
		text   string
		things []string
		reason string
	}{
		{"收费这块先不动，还是在原来的收银系统里做。", []string{"收费"}, "还是在原来的收银系统里做"},
		{"会员积分也不考虑。", []string{"会员积分"}, ""},
		{"住院管理以后再说。", []string{"住院管理"}, ""},
		{"商品照片功能暂缓，RFID 方案本期不做。", []string{"商品照片功能", "RFID 方案"}, ""},
		{"历史数据不用迁移。", []string{"历史数据迁移"}, ""},
		{"这次不打算做差旅报销，也不接入发票验真平台。", []string{"差旅报销", "接入发票验真平台"}, ""},
		{"如果逾期，系统不做处理。", nil, ""},
		{"逾期报名不受理。", nil, ""},
		{"超过 3 次的不考虑。", nil, ""},
	} {
		things, reason := lex.leftOutClauses(c.text)
		require.Equal(t, c.things, things, c.text)
		require.Equal(t, c.reason, reason, c.text)
	}
	u := understood(t, "# 报销改造\n\n## 范围\n\n这次不打算做差旅报销，也不接入发票验真平台。\n")
	require.Empty(t, u.Integrations)
}

func TestChineseProseTellsWhatIsWanted(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 宠物医院预约改造\n\n各位：\n\n目前客户打电话来约疫苗，前台在本子上登记。每天要打 40 多个电话。\n\n我们想做一个预约小程序，客户自己选医生和时间段，预约成功后系统发短信确认。\n\n"+
		"目前公司用的是钉钉考勤。系统要部署在公司内网。\n\n支付失败时客户可以重新支付。我们希望员工自己拍照上传餐票。\n\n餐票丢失怎么处理，请财务李姐确认。\n")
	features := []string{}
	for i := range u.Features {
		features = append(features, u.Features[i].Text)
	}
	told := strings.Join(features, "\n")
	require.Contains(t, told, "客户自己选医生和时间段")
	require.Contains(t, told, "预约成功后系统发短信确认")
	require.Contains(t, told, "支付失败时客户可以重新支付")
	for i := range u.Actors {
		require.NotContains(t, u.Actors[i].Name, "目前")
		require.NotContains(t, u.Actors[i].Name, "希望")
	}
	require.Len(t, u.Questions, 1)
	require.Equal(t, "财务李姐", u.Questions[0].Owner)
	require.NotContains(t, told, "餐票丢失")
	require.NotContains(t, told, "40 多个电话")
}

func TestChineseScopeAndAssumptionsAreParted(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 洗衣预约\n\n## 功能需求\n\n- 学生可以预约洗衣机。\n\n## 不做的事\n\n- 不做烘干机预约，烘干数据导出给设备厂商。\n- 不做独立 App，只做小程序。\n\n## 假设与约束\n\n"+
		"- 洗衣机由学校统一采购，各楼不得自行购置。\n- 假设校园网信号良好。\n- 预计每天预约量不超过 3000 单。\n\n## 待定\n\n- 预约爽约是否扣费？@后勤 2/28 前\n")
	told := ""
	for i := range u.Features {
		told += u.Features[i].Text + "\n"
	}
	require.Contains(t, told, "烘干数据导出给设备厂商")
	require.Len(t, u.NonGoals, 2)
	require.NotContains(t, u.NonGoals[0].Text, "导出")
	require.Equal(t, "只做小程序。", u.NonGoals[1].Rationale)
	require.NotContains(t, strings.Join(textsOf(u.Assumptions), "\n"), "统一采购")
	require.Contains(t, strings.Join(textsOf(u.Constraints), "\n"), "统一采购")
	require.Len(t, u.Assumptions, 2)
	require.Equal(t, "后勤，2/28 前", u.Questions[0].Owner)
}

func TestChineseDataToldInSentences(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 洗衣预约\n\n## 功能需求\n\n- 学生可以预约洗衣机。\n\n## 数据\n\n洗衣机信息包括编号、楼栋、型号和状态。一名学生可以有多个预约，一个预约对应一台洗衣机。\n")
	require.NotEmpty(t, u.Entities)
	require.Equal(t, "洗衣机", u.Entities[0].Name)
	names := []string{}
	for _, f := range u.Entities[0].Fields {
		names = append(names, f.Name)
	}
	require.Equal(t, []string{"编号", "楼栋", "型号", "状态"}, names)
	require.Len(t, u.Features, 1)
	require.Contains(t, strings.Join(textsOf(u.Constraints), "\n"), "一个预约对应一台洗衣机")
}
