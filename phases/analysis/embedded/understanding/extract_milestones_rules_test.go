package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestRulesOfAMigration: what holds while a system is brought over is a limit; days and phases make
// milestones.
func TestRulesOfAMigration(t *testing.T) {
	t.Parallel()
	const text = "# 改造\n\n## 功能\n\n- 员工可以预约会议室。\n\n## 兼容与迁移\n\n1. 双写期 4 周：新预约写新库，同时回写旧库。\n2. 历史预约只迁最近 12 个月，更早的存档。\n3. 灰度顺序：成都 A 栋 → 成都全部 → 深圳。\n4. 回滚：双写期内可以 10 分钟内切回旧系统。\n\n## 切换步骤\n\n1. 6 月 3 日停写旧库，公告用户\n2. 6 月 4 日导入新库，抽查 200 条\n"
	require.Equal(t, []string{"双写期 4 周：新预约写新库，同时回写旧库。", "历史预约只迁最近 12 个月，更早的存档。", "回滚：双写期内可以 10 分钟内切回旧系统。"}, factTexts(t, text, "constraint"))
	require.Equal(t, []string{"灰度顺序：成都 A 栋 → 成都全部 → 深圳。", "6 月 3 日停写旧库，公告用户。", "6 月 4 日导入新库，抽查 200 条。"}, factTexts(t, text, "milestone"))
}
