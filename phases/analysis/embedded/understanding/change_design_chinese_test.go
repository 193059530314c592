package understanding

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestChineseChangeDesign reads what the designs of changes are made of: what is left alone in one
// line, ways weighed against each other in a table, calls under a header of any name, codes in one
// line, steps that bring the change in and take it back.
func TestChineseChangeDesign(t *testing.T) {
	t.Parallel()
	const top = "# 对账服务改造方案\n\n## 1. 方案\n\n### 1.1 受理\n\n- 受理时只做格式校验。\n\n"
	cases := []struct {
		name, text string
		want       []string // kind: phrase; "!" in front bans it
	}{
		{
			"what is left alone stands behind the goals", "## 2. 目标\n\n- 重复开票为 0。\n\n非目标：不改上游流程；不更换通道供应商；本次不升级 MySQL 到 8.0。\n",
			[]string{"non_goal: 不改上游流程", "non_goal: 不更换通道供应商", "non_goal: 不升级 MySQL", "!technology: MySQL"},
		},
		{
			"for how long something is down is no goal", "## 2. 目标\n\n- 税局不可用 2 小时以内，请求不丢，恢复后 30 分钟内消化完积压。\n",
			[]string{"goal: 税局不可用 2 小时以内，请求不丢，恢复后 30 分钟内"},
		},
		{
			"ways that are weighed", "### 1.2 备选方案与取舍\n\n| 方案 | 优点 | 缺点 | 结论 |\n|---|---|---|---|\n| A. RocketMQ 事务消息 | 不用中间表 | 无专人运维 | 否 |\n| B. outbox + Kafka | 团队熟悉 | 多一张表 | 采用 |\n",
			[]string{"alternative: RocketMQ 事务消息", "decision: 采用 outbox + Kafka，优点：团队熟悉，缺点：多一张表", "!feature: RocketMQ", "!technology: RocketMQ"},
		},
		{
			"calls under a header of any name", "## 3. 接口变更\n\n| 接口 | 方法 | 变化 | 说明 |\n|---|---|---|---|\n| /v2/bills | POST | 新增 | 受理 |\n| BillService.issue | Dubbo | 保留 | 9 月下线 |\n",
			[]string{"endpoint: POST /v2/bills", "!endpoint: Dubbo", "constraint: BillService.issue"},
		},
		{
			"codes in one line", "## 3. 接口变更\n\n错误码：`40001` 税号格式错误；`40901` 幂等键冲突（参数与首次不同）。\n",
			[]string{"feature: 错误码", "criterion: `40001`：税号格式错误", "!feature: 幂等键冲突"},
		},
		{
			"how the change is taken back", "## 4. 回滚\n\n- 第 4 步回滚：网关切回旧接口；已受理的请求由新服务处理完。\n\n触发回滚的条件：失败率超过 0.1%；积压超过 20 万且 15 分钟不下降。\n",
			[]string{"constraint: 网关切回旧接口；已受理的请求", "constraint: 触发回滚的条件：失败率超过 0.1%；积压超过 20 万", "!quality: 积压", "!feature: 回滚"},
		},
		{
			"steps that bring it in", "## 5. 迁移步骤\n\n1. 上线新库，新服务空跑，1 周。\n2. 双写：每小时对账。\n3. 历史数据按月回填，只在 23:00–06:00 跑。\n",
			[]string{"feature: 迁移步骤", "criterion: 双写"},
		},
		{"a screen for those who run it", "### 1.3 运维台\n\n- 运营人员可按单号查询请求。\n- 每日 9:00 发送前一日失败汇总到财税群。\n", []string{"feature: 运营人员可按单号查询", "feature: 每日 9:00 发送", "!quality: 运营人员"}},
		{"what old records come to", "### 1.4 存储\n\n- 历史 3 年以上的发票归档到 TiDB，只读。\n", []string{"feature: 归档到 TiDB", "!problem: 归档"}},
		{"what is done against a risk", "## 6. 风险\n\n- 头部销方占 40% 流量，可能热点。缓解：头部 20 个销方单独 topic。\n", []string{"risk: 可能热点", "!risk: 单独 topic"}},
		{"figures that are watched", "## 7. 监控与告警\n\n- 指标：受理 QPS 与 P99、各分区 lag。\n", []string{"quality: 监控以下指标：受理 QPS"}},
		{"risk in the name of a thing", "### 1.5 名单\n\n- 名单每天 5:30 前生成，按风险分从高到低。\n", []string{"feature: 名单每天", "!risk: 名单"}},
		{"months of a roadmap", "## Roadmap\n\n- 2026-06：EVT 200 条\n- 2026-09：发情检测上线\n", []string{"milestone: EVT", "milestone: 发情检测上线", "!feature: EVT"}},
		{"an expected load under which a bound holds", "## 8. 约束\n\n- 首小时预计 12 万人同时在线，页面响应不超过 3 秒。\n", []string{"quality: 页面响应不超过 3 秒", "!assumption: 预计"}},
		{
			"kinds with what applies to each", "### 1.6 查勘\n\n| 事故类型 | 必拍照片 | 最少张数 |\n|---|---|---|\n| 单车 | 全景、车架号 | 6 |\n| 多车 | 全景、各车车牌 | 16 |\n",
			[]string{"feature: 事故类型", "criterion: 最少张数：16", "!feature: 多车"},
		},
		{"what is not called and what others call", "### 1.7 调用\n\n- 受理时不调用外部接口，上游调用受理接口后立即返回编号。\n", []string{"!integration: 外部接口", "!integration: 受理接口"}},
		{"a system of either make", "## 10. 对接系统\n\n- 挤奶厅系统 DelPro / AfiMilk：每班次后拉取产奶量\n", []string{"integration: DelPro / AfiMilk"}},
		{"who is leant on", "## 9. 现状\n\n- 失败没有补偿，靠值班同学每天早上跑 SQL 捞失败单。\n", []string{"actor: 值班同学", "!actor: 靠值班同学"}},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			facts := understood(t, top+c.text).Facts()
			for _, want := range c.want {
				want, banned := strings.CutPrefix(want, "!")
				kind, phrase, _ := strings.Cut(want, ": ")
				if banned {
					require.NotContains(t, kindsOf(facts, phrase), kind, phrase)
				} else {
					require.Contains(t, kindsOf(facts, phrase), kind, phrase)
				}
			}
		})
	}
}

// TestChineseAnswersBehindQuestions cuts off a question who answers it and by when.
func TestChineseAnswersBehindQuestions(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ line, question, owner string }{
		{"下单页要不要展示？等下单团队答复（2 月 10 日前）", "下单页要不要展示？", "下单团队，2 月 10 日前"},
		{"是否需要型号核准？HW 小组 4 月底给结论", "是否需要型号核准？", "HW 小组，4 月底"},
		{"配额是否够用？待采购确认。", "配额是否够用？", "采购"},
		{"是否首小时免费？市里的政策还没定。", "是否首小时免费？市里的政策还没定。", ""},
		{"回调失败后重试多久？倾向 24 小时", "回调失败后重试多久？倾向 24 小时。", ""},
	} {
		u := understood(t, "# 对账服务改造方案\n\n## 方案\n\n- 支持重放。\n\n## 待确认\n\n- "+c.line+"\n")
		require.Len(t, u.Questions, 1, c.line)
		require.Equal(t, c.question, u.Questions[0].Text, c.line)
		require.Equal(t, c.owner, u.Questions[0].Owner, c.line)
	}
}
