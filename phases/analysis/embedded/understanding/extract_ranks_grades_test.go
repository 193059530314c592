package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A code by which a source grades its alarms says of which alarms a sentence speaks; where it
// grades nothing, the code ranks the requirement.
func TestCodesOfGradesRankNothing(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ before, line, text, priority string }{
		{"- 告警按严重程度分为 P1、P2、P3 三级\n", "- P1 告警在 1 分钟内短信通知值班员", "P1 告警在 1 分钟内短信通知值班员。", ""},
		{"", "- P1 告警在 1 分钟内短信通知值班员", "告警在 1 分钟内短信通知值班员。", "should"},
		{"- 需求按优先级分为 P0、P1、P2，告警也一样\n", "- P1 告警在 1 分钟内短信通知值班员", "告警在 1 分钟内短信通知值班员。", "should"},
	} {
		u := understood(t, "# 码头\n\n码头是一个排班系统。\n\n## 功能\n\n"+c.before+c.line+"\n")
		f := u.Features[len(u.Features)-1]
		require.Equal(t, c.text, f.Text)
		require.Equal(t, c.priority, f.Priority)
	}
	u := understood(t, "# 码头\n\n码头是一个排班系统。\n\n## 用户\n\n- **调度员**(5 人)：看告警、派工单\n- **工程师**(22 人)：接单、回填结果\n\n## SLA\n\n| 级别 | 场景 | 响应时间 | 修复时间 |\n|---|---|---|---|\n| P1 | 全停 | 15 分钟 | 4 小时 |\n| P2 | 单台停 | 1 小时 | 1 天 |\n\n## 功能\n\n- P1 工单自动标红\n")
	require.Equal(t, []string{"调度员", "工程师"}, []string{u.Actors[0].Name, u.Actors[1].Name})
	for _, f := range u.Features {
		require.Empty(t, f.Priority, f.Text)
		if f.List != "" {
			require.Equal(t, "P1: 场景：全停；响应时间：15 分钟；修复时间：4 小时。", f.Rows[0].Text)
			require.Equal(t, "SLA 标准", f.Name)
		}
	}
}
