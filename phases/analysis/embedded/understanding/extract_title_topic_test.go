package understanding

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Minutes are called by what they are about, and no product by the system that it replaces.
func TestMinutesAreCalledByTheirTopic(t *testing.T) {
	t.Parallel()
	head := "会议纪要\n\n会议主题：%\n时间：2024年3月2日\n参会：赵校长、前台小林、技术方（陈工、周工）\n记录：周工\n\n一、遗留\n1. 老系统“学管通”的数据可以导出。\n\n二、讨论\n周工：断网时前台要能查今天的课表。\n"
	for topic, want := range map[string]string{
		"晨光琴行排课系统改造沟通会（第二次）": "晨光琴行排课系统",
		"关于驾校约课改造的讨论会":       "驾校约课",
		"本周工作，大家随便聊聊":        "",
	} {
		u := understood(t, strings.Replace(head, "%", topic, 1))
		if want != "" {
			require.Equal(t, want, u.Title, topic)
		}
		require.NotEqual(t, "学管通", u.Product, topic)
		for _, f := range u.Features {
			require.NotContains(t, f.Text, "周工", topic)
		}
	}
}
