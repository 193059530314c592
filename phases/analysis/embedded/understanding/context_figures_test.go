package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestFiguresOfToday: a heading over figures below one on how things are is no data model.
func TestFiguresOfToday(t *testing.T) {
	t.Parallel()
	const text = "# 门店巡检改造方案\n\n## 1. 现状\n\n运营数据（2024 年 Q3）：\n\n- 每店月均巡检 2.3 次，峰值约 30 QPS\n- 店长满意度只有 61%，督导都说表格太长\n\n### 1.2 数据现状\n\n- 照片存在个人手机里，共约 40 万张\n\n## 2. 功能\n\n- 督导填写巡检表。\n"
	require.Equal(t, []string{"每店月均巡检 2.3 次，峰值约 30 QPS。", "店长满意度只有 61%，督导都说表格太长。", "照片存在个人手机里，共约 40 万张。"}, factTexts(t, text, "problem"))
	require.Empty(t, factTexts(t, text, "constraint"))
	require.Empty(t, factTexts(t, text, "quality"))
}
