package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestDataFromOutsideAreNotDenied: a source that speaks of data of others is asked through which
// systems they come, and not told that nothing is exchanged.
func TestDataFromOutsideAreNotDenied(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.Chinese, Product: "平台", Features: []understanding.FeatureFact{{Name: "汇总销售额", Text: "汇总销售额。"}}}, "standard")
	w.Source.Text = "搭建一个平台，汇总门店的 POS 数据。"
	require.Contains(t, w.silentArea("integrations", nil).Questions[0], "原文提到的外部数据")
	w.Source.Text = "搭建一个平台，记录读书笔记。"
	require.Contains(t, w.silentArea("integrations", nil).Suggestions[0], "首个版本不对接")
}
