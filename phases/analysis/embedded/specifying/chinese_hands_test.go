package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What people choose, report as broken or take off a price is tested as such, and no product
// chooses for them.
func TestWhatHandsDoInChinese(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"还书确认时选择原因（破损、污渍、其他）。": "还书确认时选择原因（破损、污渍、其他）后，下一步和刷新后显示的都是所选内容。",
		"系统自动选择最近的书架。":         "10 个已知正确选项的用例，每次都选中该选项",
		"系统应支持温湿度记录。":          "留下 1 条温湿度的记录",
		"馆员最多打 9 折。":           "馆员打 9 折成功，低于 9 折时被拒绝，并提示下限。",
		"馆员最多同时借 9 本。":         "馆员同时借 9 本成功，再借 1 本时被拒绝，并提示上限。",
	} {
		got := requirementOf(t, said{Lang: "zh", Priority: "must", Text: text})
		require.Contains(t, got.Criteria[0], want, text)
	}
	got := requirementOf(t, said{Lang: "zh", Priority: "must", Text: "柜子坏了读者在手机上报修。"})
	for _, text := range got.Criteria {
		require.NotRegexp(t, "到达", text)
	}
	for _, text := range []string{"馆长审核温度曲线、出具报告。", "读者查看借书温度报告。"} {
		for _, one := range requirementOf(t, said{Lang: "zh", Priority: "must", Text: text}).Criteria {
			require.NotContains(t, one, "100 个已知数值", text)
		}
	}
}
