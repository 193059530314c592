package embedded

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// The sentences of a numbered function's paragraph are duties of its own, each with a test,
// and what a role may only do below a heading of rights is a rule.
func TestTheSentencesOfAChineseParagraphAreDuties(t *testing.T) {
	t.Parallel()
	r := complete(t, fresh(), common("source.md", `# 验光配镜管理系统 产品需求文档

## 1 引言

本文档描述验光配镜管理系统的功能与质量要求，供开发、测试和验收使用。

## 2 用户角色

| 角色 | 职责 |
| --- | --- |
| 顾客 | 预约验光 |
| 验光师 | 录入验光数据 |
| 店长 | 审批折扣，设置进价 |

## 3 功能需求

**FR-1 录入验光数据**
验光师应能够录入左右眼的球镜和瞳距。球镜取值范围为 -20.00 至 +20.00，步长 0.25；超出范围时系统应提示错误且不允许保存。

**FR-2 取镜通知**
镜片到店后系统通过短信通知顾客取镜；超过 15 天未取的，每 7 天提醒一次，最多提醒 3 次。

**FR-3 加工单**
订单付款后系统自动生成加工单。加工单状态包括：待接收、加工中、已到店。

## 4 权限要求

- 验光师只能查看本门店的验光数据。
- 进价仅店长可见，验光师不可见。
`, "standard"), true)
	described, tested := map[string][]string{}, map[string][]string{}
	for i := range r.Reqs.Requirements {
		q := &r.Reqs.Requirements[i]
		for _, it := range q.Description {
			described[q.Title] = append(described[q.Title], it.Text)
		}
		for _, k := range q.Criteria {
			tested[q.Title] = append(tested[q.Title], k.Text)
		}
	}
	require.Contains(t, described["录入验光数据"], "球镜取值范围为 -20.00 至 +20.00，步长 0.25。")
	require.Contains(t, tested["录入验光数据"], "超出范围时保存被拒绝，页面指出是哪一项和原因，已保存的数据不变。")
	require.Contains(t, tested["取镜通知"], "准备 1 例“超过 15 天未取”：以测试时钟计，每满 7 天恰好提醒 1 次，满 3 次后不再提醒。")
	require.Contains(t, described["加工单"], "加工单状态包括：待接收、加工中、已到店。")
	require.NotContains(t, tested["加工单"], "加工单状态包括：待接收、加工中、已到店。", "states are no case that anybody tries")
	require.Contains(t, tested["验光师只能查看本门店的验光数据"], "验光师登录后可以查看本门店的验光数据；其余的在列表和搜索中都不显示，直接打开其地址时被拒绝。")
	require.Contains(t, tested["进价仅店长可见，验光师不可见"], "店长各打开 1 次，都可以看到进价；用其他每种角色的账号逐一打开页面、消息和接口，都没有显示进价。")
	for _, a := range r.Brief.Personas {
		require.NotContains(t, a.Name, "仅")
	}
	require.Empty(t, r.Brief.Milestones, "what the paper is for is no date")
}
