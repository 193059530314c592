package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What letters stand for is told without saying the letters again.
func TestLettersAreExplainedWithoutThemselves(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 药品冷库系统\n\n## 功能\n\n- 到货时自动生成报告，含曲线、最高最低、MKT 平均动力学温度\n")
	require.Len(t, u.Terms, 1)
	require.Equal(t, "MKT", u.Terms[0].Term)
	require.Equal(t, "平均动力学温度。", u.Terms[0].Definition)
}
