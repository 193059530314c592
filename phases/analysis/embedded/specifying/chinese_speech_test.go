package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestTheTimeInWhichSomethingIsCountedIsNoTarget(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 血站系统\n\n血站系统管理献血。\n\n## 非功能要求\n\n| 类别 | 要求 |\n|---|---|\n| 性能 | 开放预约的 10 分钟内支持 3000 人同时在线，页面 3 秒内打开 |\n| 国产化 | 服务器操作系统用麒麟 V10，数据库用达梦 8 |\n")
	require.Len(t, u.Qualities, 1)
	var got []string
	for _, target := range handMade(t, u, "standard").statedNFR(&u.Qualities[0]).Targets {
		got = append(got, target.Metric+" = "+target.Target)
	}
	require.Equal(t, []string{"开放预约的 10 分钟内同时在线人数 = 3000 人", "页面打开所需时间 = 3 秒内"}, got)
	require.Len(t, u.Technologies, 2)
}
