package embedded

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestClausesOfChineseTenders reads a tender whose clauses head what is counted in brackets below
// them, and that introduces nobody: whom a clause binds by its first words acts in it.
func TestClausesOfChineseTenders(t *testing.T) {
	t.Parallel()
	roles := rolesOf(t, `# 河道巡查系统 招标技术要求

## 二、功能要求

2.1 河道档案
（1）系统应为每条河道建立档案，包括编号、长度和责任段。
（2）档案修改应保留历史版本。

2.2 巡查管理
（1）巡河员应在到达河段 30 米范围内方可签到。
（2）巡河员发现污染时应拍照上报。
（3）养护单位完成清理后须上传清理前后照片。
（4）地图加载点位的时间不应超过 3 秒。
（5）超期未清理的，系统须自动提醒分管领导。
`)
	require.Equal(t, "巡河员", roleOf(t, roles, "签到"))
	require.Equal(t, "养护单位", roleOf(t, roles, "上传清理前后照片"))
	for title := range roles {
		require.NotContains(t, []string{"河道档案", "巡查管理"}, title)
	}
}
