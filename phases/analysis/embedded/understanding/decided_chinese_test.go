package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestChineseDecisionsBindOrLeaveOut(t *testing.T) {
	t.Parallel()
	got := factsByText(t, `# 冷库

## 讨论

- 但是门开着的时候温度会瞬间升高，所以连续3分钟超温才报警。
- 但是管理员不受影响。

## 会议结论

1. 温度数据保存不少于5年，任何人不得修改或删除原始数据。
2. 一期不做车载温控设备的采购，只接现有TMS的数据。
3. 本期先不做大屏。
`)
	for text, want := range map[string]string{
		"连续3分钟超温才报警。":                 "feature",
		"因为门开着的时候温度会瞬间升高。":            "note",
		"管理员不受影响。":                    "feature",
		"温度数据保存不少于5年，任何人不得修改或删除原始数据。": "constraint",
		"一期不做车载温控设备的采购，只接现有TMS的数据。":   "non_goal",
		"本期先不做大屏。":                    "non_goal",
	} {
		require.Equal(t, want, got[text], "%s %v", text, got)
	}
}

func TestChineseTendersTellWhatIsBuiltFromWhatIsSupplied(t *testing.T) {
	t.Parallel()
	text := `# 停车平台技术需求书

## 2 技术要求

2.2 收费员可使用手持终端登记车牌、打印小票、处理欠费补缴。
2.3 收费员可靠性培训由厂商承担。

| 指标 | 要求 |
|---|---|
| 并发 | 支持500个手持终端同时在线 |
| 响应时间 | 缴费查询不超过2秒 |

## 4 实施与服务

4.3 中标人须派驻2名工程师驻场不少于6个月。
`
	got := factsByText(t, text)
	require.Equal(t, "feature", got["收费员可使用手持终端登记车牌、打印小票、处理欠费补缴。"], "%v", got)
	require.NotEqual(t, "feature", got["收费员可靠性培训由厂商承担。"], "%v", got)
	require.Equal(t, "quality", got["并发：支持500个手持终端同时在线。"], "%v", got)
	require.Equal(t, "quality", got["响应时间：缴费查询不超过2秒。"], "%v", got)
	require.Empty(t, Understand(readText(text, false), loadLexicons(t)).Rules, "what the supplier owes is no rule of the product")
}
