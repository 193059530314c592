package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Below a heading of the plan the number of a step or its day in brackets makes an item a milestone.
func TestAStepOfThePlanAsksForNothing(t *testing.T) {
	t.Parallel()
	for _, heading := range []string{"计划", "排期", "里程碑", "Plan"} {
		for _, item := range []string{
			"M1（5/16）：发送接口 + 短信通道，接入账号业务线", "M2：模板和回执", "迭代 1（4/1–4/15）：登录、下单", "V1.0（2025-06-30）：核心功能", "内测（6/1 起）：两条业务线",
			"M1 (5/16): send API and SMS channel", "M3: all teams migrated (by 8/15)",
		} {
			u := understood(t, "# 消息平台\n\n## 功能\n\n- 支持定时发送。\n\n## "+heading+"\n\n- "+item+"\n")
			require.Len(t, u.Features, 1, item)
			require.Len(t, u.Milestones, 1, item)
			require.Empty(t, u.Integrations, item)
		}
	}
}

// Those who use the product stand with their deeds below a heading of their own.
func TestThoseWhoUseTheProductAreRoles(t *testing.T) {
	t.Parallel()
	for _, heading := range []string{"使用方", "使用方及职责", "主要使用方", "调用方", "谁在用"} {
		u := understood(t, "# 配置中心\n\n## "+heading+"\n\n- 业务开发：通过 SDK 读取配置，查看变更历史。\n- 平台 SRE：调整限流阈值，处理告警。\n\n## 功能\n\n- 支持灰度发布配置。\n")
		require.Len(t, u.Actors, 2, heading)
		require.Equal(t, "业务开发", u.Actors[0].Name)
		require.Equal(t, "调整限流阈值，处理告警。", u.Actors[1].Role)
		require.Len(t, u.Features, 1, heading)
	}
	require.Empty(t, understood(t, "# 配置中心\n\n## 使用方式\n\n- 命令行：运行 init。\n").Actors)
}
