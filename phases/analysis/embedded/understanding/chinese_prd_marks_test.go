package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

const prdHead = "# 导检系统产品需求文档\n\n导检系统帮客人少等。\n\n"

func TestGoalsOfATableWithTodayAndWhen(t *testing.T) {
	t.Parallel()
	for _, head := range []string{"上线 3 个月后目标", "目标（上线 3 个月后）", "上线 3 个月后的期望值"} {
		u := understood(t, prdHead+"## 目标与指标\n\n| 编号 | 指标 | 现状 | "+head+" | 统计口径 |\n|---|---|---|---|---|\n| M1 | 漏项率 | 3.9% | 低于 0.5% | 每月漏项人数 / 到检人数 |\n| M2 | 导检护士人数 | 9 人 | 5 人 | 排班表 |\n\nM2 是业务方的期望，不作为系统验收条件。\n")
		require.Len(t, u.Goals, 2, head)
		require.Equal(t, []string{"低于 0.5%", "3.9%", "上线 3 个月后", "每月漏项人数 / 到检人数"}, []string{u.Goals[0].Target, u.Goals[0].Baseline, u.Goals[0].Due, u.Goals[0].Counted}, head)
		require.Equal(t, "排班表；业务方的期望，不作为系统验收条件", u.Goals[1].Counted)
	}
	u := understood(t, "# 约车系统\n\n## 结论和分工\n\n试用两周。目标：约车投诉每月不超过 5 起，车辆空置率从 23% 降到 10% 以下。\n")
	require.Len(t, u.Goals, 2)
	require.Equal(t, "10% 以下", u.Goals[1].Target)
}

func TestNumbersWithRanksInBracketsRank(t *testing.T) {
	t.Parallel()
	u := understood(t, prdHead+"## 功能需求\n\n优先级说明：P0 为首期必须上线；P1 为首期尽量上线；P2 放到二期。\n\n- **F1-01(P0)** 前台扫描客人身份证后，系统拉取当天的导检单。\n- **F1-02(P1)** 客人可以在小程序上完成问卷。\n- **F1-03(P2)** 支持客人在自助机上签到。\n- **F1-04(P0)** 首页显示诊室位置、预计等候时间。\n- **F1-05(P0)** 签到时填写是否怀孕；回答“是”或“不确定”的，系统自动拦截胸部 DR。\n- **F1-06(P0)** 系统在预计叫号前 40 分钟提醒客人喝水。\n")
	var got []string
	for i := range u.Features {
		got = append(got, u.Features[i].Ref+" "+u.Features[i].Priority)
	}
	require.Equal(t, []string{"F1-01 must", "F1-02 should", "F1-03 could", "F1-04 must", "F1-05 must", "F1-06 must"}, got)
	require.Empty(t, u.Questions)
	require.Empty(t, u.Assumptions)
}

func TestWordsOfDoubtStillDoubtOutsideOfNames(t *testing.T) {
	t.Parallel()
	u := understood(t, prdHead+"## 其他\n\n- 押金金额待定。\n- 预计首年有 5 万名客人。\n")
	require.Len(t, u.Questions, 1)
	require.Len(t, u.Assumptions, 1)
}

func TestTheHistoryOfAPaperIsNothingToBuild(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 导检系统产品需求文档\n\n修订记录：V1.0（2 月 26 日）初稿；V1.2（3 月 18 日）修改了孕检拦截规则，删除了人脸识别签到。\n\n## 功能\n\n- 前台扫码签到。\n")
	require.Equal(t, []string{"前台扫码签到。"}, featureTexts(u))
	require.Empty(t, u.Notes)
}

func TestOldSystemsAndWhatIsLeftOutAreNotTaken(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 代扣接口改造需求\n\n## 一、现状\n\n1. 收费系统 HeatBill 每年通过银行代扣热费，靠人工上传文件。\n\n## 三、改造内容\n\n### 3.1 扣款发起\n\n| 编号 | 内容 |\n|---|---|\n| G-01 | 系统每天 18:00 自动汇总当日应扣用户。 |\n| G-04 | 余额不足的，银行支持部分扣款，但我公司不使用部分扣款。 |\n\n## 四、约束\n\n- HeatBill 使用 Oracle 11g 和 Delphi 客户端，原厂已停止维护。新接口做成独立的代扣服务（Java）。\n- 不涉及微信、支付宝缴费，这两条通道维持原样。\n")
	require.Equal(t, []string{"系统每天 18:00 自动汇总当日应扣用户。"}, featureTexts(u))
	require.Equal(t, "不使用部分扣款。", u.NonGoals[0].Text)
	for _, tech := range u.Technologies {
		require.Equal(t, tech.Name != "Java", tech.Standing == TechExisting, tech.Name)
	}
	for _, sys := range u.Integrations {
		require.NotContains(t, sys.Name, "支付宝")
	}
}
