package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What the source says of a failure stands in place of what is usual.
func TestAStatedFailureOfAChineseSystemIsKept(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{
		Lang: "zh", Product: "点检系统",
		Integrations: []understanding.IntegrationFact{
			{Name: "SAP", Purpose: "每晚从 SAP 同步一次库存。", Source: specs.FromLines(3, 3)},
			{Name: "财务系统", Purpose: "确认后推送凭证，失败时人工补推。", Source: specs.FromLines(4, 4)},
			{Name: "高德地图", Purpose: "判断地址属于哪个区域。", Source: specs.FromLines(5, 5)},
		},
		Features: []understanding.FeatureFact{{Name: "同步失败不自动重试", Text: "同步失败不自动重试，第二天人工处理。", Source: specs.FromLines(6, 6)}},
	}, "standard")
	rows := w.integrations()
	require.Equal(t, "不自动重试，第二天人工处理", rows[0].Failure)
	require.Equal(t, "人工补推", rows[1].Failure)
	require.True(t, IsProposed(w, rows[2].Failure), rows[2].Failure)
}
