package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What Chinese minutes conclude that people or the product do is a demand, what they put
// off is none, and how the work goes on stays a decision.
func TestWhatMinutesConclude(t *testing.T) {
	t.Parallel()
	got := factsByText(t, `# 会议纪要：工具房借还系统

## 结论

1. 保管员选择工具和班组后打印借条，借条包含品名、时间和经手人。
2. 满 8 小时后系统提醒保管员催还，催还时拍照上传。
3. 采购员到货时登记供应商和批次。
4. 条码枪盘点放到二期。
5. 下周由信息科出接口文档。
`)
	for text, want := range map[string]string{
		"保管员选择工具和班组后打印借条，借条包含品名、时间和经手人。": "feature",
		"满 8 小时后系统提醒保管员催还，催还时拍照上传。":      "feature",
		"采购员到货时登记供应商和批次。":                "feature",
		"条码枪盘点放到二期。":                     "non_goal",
	} {
		require.Equal(t, want, got[text], "%s %v", text, got)
	}
	require.NotEqual(t, "feature", got["下周由信息科出接口文档。"])
}
