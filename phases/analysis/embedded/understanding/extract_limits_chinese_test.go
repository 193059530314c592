package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestWhatAChineseGoalMeasures(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ metric, target, want string }{
		{"图书按时归还的", "95%", "图书按时归还的比例"},
		{"会员中每月至少来一次的", "不低于 60%", "会员中每月至少来一次的比例"},
		{"乘客选择电子票的", "八成", "乘客选择电子票的比例"},
		{"设备连续两天没上报的", "4 小时之内", "设备连续两天没上报"},
		{"货损率", "0.5% 以下", "货损率"},
		{"每月投诉", "不超过 5 件", "每月投诉"},
		{"", "95%", ""},
	} {
		require.Equal(t, test.want, chineseMeasured(test.metric, test.target), test.metric)
	}
}
