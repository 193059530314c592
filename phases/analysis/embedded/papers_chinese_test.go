package embedded

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// A formal Chinese paper numbers its rules, groups its functions under names that also name
// qualities, and says in a table what is exchanged with whom.
func TestAFormalChinesePaper(t *testing.T) {
	t.Parallel()
	r := complete(t, fresh(), common("source.md", `# 冷链驿站管理平台 产品需求文档

## 用户角色

- 果农：预约入库、查询库存与费用。
- 值守员：收货验货、处理温度告警。

## 功能需求

### 温度监控

| 编号 | 需求名称 | 需求描述 | 优先级 |
| --- | --- | --- | --- |
| F-201 | 温度采集 | 传感器每 5 分钟上报一次温度 | 高 |
| F-203 | 温度曲线 | 果农可查看任一批次的温度曲线 | 中 |

## 业务规则

- BR-1 同一库位同一时间只能存放一个品类。
- BR-2 入库果温高于 25℃ 的必须先预冷再入库。
- BR-3 账单逾期 30 天未付的，不得申请出库。

## 对接系统

| 系统 | 对接内容 | 方式 | 负责人 |
| --- | --- | --- | --- |
| 海康温度网关 | 温度数据上报 | MQTT | 硬件组 |
| 微信支付 | 果农缴费 | API | 后端组 |
`, "standard"), true)
	titles := map[string]bool{}
	for i := range r.Reqs.Requirements {
		titles[r.Reqs.Requirements[i].Title] = true
	}
	for _, want := range []string{"温度采集", "温度曲线", "同一库位同一时间只能存放一个品类", "入库果温高于 25℃ 的必须先预冷再入库", "账单逾期 30 天未付的，不得申请出库"} {
		require.Contains(t, titles, want)
	}
	for i := range r.Reqs.NFRs {
		require.NotEqual(t, specs.Stated, r.Reqs.NFRs[i].Source.Kind, r.Reqs.NFRs[i].Title)
	}
	var depends []string
	for _, d := range r.Brief.Dependencies {
		depends = append(depends, d.Text)
	}
	require.Equal(t, []string{"海康温度网关：温度数据上报。", "微信支付：果农缴费。"}, depends)
}
