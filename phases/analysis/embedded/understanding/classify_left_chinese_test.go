package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What a Chinese paper puts outside by its last words, or puts off, is not built.
func TestWhatIsPutOutsideInChinese(t *testing.T) {
	t.Parallel()
	l := loadLexicons(t)
	for text, want := range map[string]bool{
		"搬运服务由另一标段承担，不在本项目范围内。": true,
		"库房门禁由物业负责，本系统不涉及。":     true,
		"区政务平台认证接口暂不对接。":        true,
		"老会员卡暂时不迁移。":            true,
		"不在本馆登记的读者，不得借书。":       false,
		"未付款的订单，本系统不发货。":        false,
		"访客先不登记的，门卫要拦住。":        false,
		"库存不足时暂不发货。":            false,
		"系统应暂不显示价格。":            false,
	} {
		require.Equal(t, want, l.leavesOut(text), text)
	}
	require.Equal(t, []string{"化验设备通过中间件取数。", "心电图先不接。"}, l.putOffBehind("化验设备通过中间件取数，心电图先不接。"))
	require.Nil(t, l.putOffBehind("设备没有授权的，数据先不接。"))
	require.Nil(t, l.putOffBehind("登记后自动发货，少发的补上。"))
}
