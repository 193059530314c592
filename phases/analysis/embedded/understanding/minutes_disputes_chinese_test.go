package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

const shopMinutes = "会议纪要　注塑二车间「换模+首件」上系统 第 3 次碰头会\n\n时间：11 月 6 日\n主持：贺建平（生产副总）\n参会：陆敏（工艺）、老闫 闫国富（二车间主任）、谭佳（质量）、孙启明（计划）\n\n**二、换模流程**\n\n"

// The decision on a dispute binds, and what was wanted before it does not.
func TestDecisionsEndDisputes(t *testing.T) {
	t.Parallel()
	u := understood(t, shopMinutes+"- 争议：计时到哪里结束。老闫要求算到打出首件为止。谭佳不同意，说客户看的是总时间。\n  - **决定**：系统必须记录换模时间和等待检验时间。贺总拍板。\n")
	require.Equal(t, "注塑二车间「换模+首件」系统", u.Title)
	require.Empty(t, u.Questions)
	require.Equal(t, []string{"系统必须记录换模时间和等待检验时间。"}, append(featureTexts(u), itemTexts(u.Constraints)...))
}

// Somebody's arrival, praise or silence at a meeting is nothing to build.
func TestMinutesTellOfTheMeeting(t *testing.T) {
	t.Parallel()
	u := understood(t, shopMinutes+"- 系统必须拒绝没有合格首件的报工。这是整个会的核心，贺总说了三遍。\n\n下次会：11 月 13 日。孙启明要来。\n")
	all := append(featureTexts(u), itemTexts(u.Constraints)...)
	require.Equal(t, []string{"系统必须拒绝没有合格首件的报工。"}, all)
}

// A quoted remark that disputes the item above it is a question with both views.
func TestQuotedRemarksAreAsked(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 追溯系统 PRD\n\n## 功能需求\n\n- F-205（P2）毒性饮片双人复核。\n  > 叶：这条凭什么 P2？必须 P0。\n- F-206（P0）调剂员扫码领方。\n")
	require.Len(t, u.Questions, 1)
	require.Contains(t, u.Questions[0].Text, "毒性饮片双人复核。叶：这条凭什么 P2？必须 P0。")
}

// A cell of the column of priorities that turns its row down leaves it out, with the reason.
func TestRanksThatTurnDown(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 追溯系统 PRD\n\n## 功能需求\n\n| ID | 需求 | 优先级 |\n|---|---|---|\n| F-1 | 客服按手机号查询进度 | P0 |\n| F-2 | 排行榜大屏 | ~~P2~~ 不做，老秦否了 |\n")
	require.Equal(t, []string{"客服按手机号查询进度。"}, featureTexts(u))
	require.Equal(t, "排行榜大屏。", u.NonGoals[0].Text)
	require.Equal(t, "老秦否了。", u.NonGoals[0].Rationale)
}

// What was only weighed is no part of the product; nor is what the old one is made with.
func TestWeighedMeans(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 轨迹拆分方案\n\n## 存储选型\n\n比过 Oracle 分区、MySQL、TiDB。选 TiDB 6.5，团队已有 2 套在跑。\n\n## 背景\n\n把 `core`（Java 8 / Oracle 12c 单体，2016 年上线）里的轨迹拆出来。\n")
	names := []string{}
	for _, tech := range u.Technologies {
		names = append(names, tech.Name)
	}
	require.Equal(t, []string{"TiDB 6.5"}, names)
	require.Len(t, u.Alternatives, 2)
}

// A chain of states in one code span is whole, with the states beside it.
func TestChainsInCodeSpans(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 追溯系统 PRD\n\n## 处方\n\n处方状态：`待泡 → 浸泡中 → （待后下）→ 出液`，旁路：`挂起`、`报废重煎`。\n")
	require.Equal(t, []string{"待泡", "浸泡中", "待后下", "出液", "挂起", "报废重煎"}, u.Entities[0].States)
}

// The cases behind the label of alarms raise one.
func TestCasesOfAlarms(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	require.Equal(t, "隔离区每小时 > 1,000 条时告警。", lex.alarmCase("隔离区每小时 > 1,000 条；", "告警"))
	require.Equal(t, "差异 > 0.01%时立即打电话给我（不是值班，是我）。", lex.alarmCase("差异 > 0.01% 立即打电话给我（不是值班，是我）。", "告警"))
	require.Empty(t, lex.alarmCase("由值班处理。", "告警"))
}

// What is not aimed at and what must not be used as something are no goals.
func TestNoGoalsBelowGoals(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 追溯系统 PRD\n\n## 目标\n\n- 单次查询耗时从 14 分钟降到 30 秒以内。\n\n不追求减人。老秦专门交代写上：扫码不能作为计件扣钱的依据，否则工人会代扫。\n")
	require.Len(t, u.Goals, 1)
	require.Equal(t, "减人。", u.NonGoals[0].Text)
	require.Equal(t, "扫码不能作为计件扣钱的依据，否则工人会代扫。", u.Constraints[0].Text)
}

// What stays as it is is left out, and an objection that was followed asks for nothing.
func TestWhatStaysAsItIs(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 轨迹拆分方案\n\n## 范围\n\n- 运单主数据、计费、结算**不动**。\n\n## 总体设计\n\n拆三个部署单元。SRE 反对：消费卡住时接入不能跟着重启。已改。\n")
	require.Equal(t, "改动运单主数据、计费、结算。", u.NonGoals[0].Text)
	require.Empty(t, u.Features)
	require.Empty(t, u.Integrations)
}

// A dispute that the item itself leaves open is a question with what it is about.
func TestDisputesLeftOpenAreAsked(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 云资源清理工具\n\n## 功能\n\n- 系统每天扫描一次账号。\n- GPU 空闲 6 小时就通知，24 小时后停机。沈博士强烈反对 24 小时，他要 72 小时。**TBD**，先按 48 小时。\n")
	require.Equal(t, []string{"系统每天扫描一次账号。"}, featureTexts(u))
	require.Len(t, u.Questions, 1)
	require.Contains(t, u.Questions[0].Text, "GPU 空闲 6 小时就通知，24 小时后停机。沈博士强烈反对 24 小时")
}

// The limits that columns of a table of calls name go with each call.
func TestLimitsOfCallsGoWithThem(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 轨迹接口\n\n## 接口\n\n| 方法 | 路径 | 说明 | 限流（每 AK） | 超时 |\n|---|---|---|---|---|\n| POST | `/events` | 单条上报 | 500/s | 200 ms |\n| GET | `/waybills/{no}/events` | 查询单运单轨迹 | 200/s | 300 ms |\n")
	require.Equal(t, []string{"限流（每 AK）：500/s。", "超时：200 ms。"}, itemTexts(u.Features[0].Details))
}
