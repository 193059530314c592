package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestWhereTheWordThatBindsStands: behind a case, behind what something supports, before who may do
// something, and behind the share of the cases.
func TestWhereTheWordThatBindsStands(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"误核销可由店长在 30 分钟内撤销。":                  "误核销必须能够由店长在 30 分钟内撤销。",
		"会议提前结束可在门牌屏上结束。":                     "会议提前结束时，书架必须允许在门牌屏上结束。",
		"库存不足可由店长手工调整。":                       "库存不足时，书架必须允许由店长手工调整。",
		"到店用餐支持三种核销方式：刷脸、社保卡、取餐码。":            "到店用餐必须支持三种核销方式：刷脸、社保卡、取餐码。",
		"连续 3 次订了不来的，暂停订餐 7 天。":               "连续 3 次订了不来的，书架必须暂停订餐 7 天。",
		"同一人 30 天内空订满 3 次，限制其 7 天内只能约当天的会议室。": "同一人 30 天内空订满 3 次的，书架必须限制其 7 天内只能约当天的会议室。",
	} {
		require.Equal(t, want, requirementOf(t, said{Lang: "zh", Priority: "must", Text: text}).Description[0], text)
	}
	w := handMade(t, &understanding.Understanding{Lang: "zh", Product: "书架"}, "standard")
	require.Equal(t, "权限下发延迟 95% 必须在 30s 内", w.chineseLevel("权限下发延迟：95% 在 30s 内", "P", "必须"))
}
