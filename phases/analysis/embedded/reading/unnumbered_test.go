package reading

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestPointsOfOneRowAreClauses(t *testing.T) {
	t.Parallel()
	for row, want := range map[string]string{
		"洗衣店取送系统 要点：1. 客户扫码下单 2. 骑手上门取件并拍照 3. 超过30天没取的收保管费": "洗衣店取送系统 要点：客户扫码下单；骑手上门取件并拍照；超过30天没取的收保管费。",
		"做个预约工具，①老师发布时段②家长预约③冲突时提示":                         "做个预约工具：老师发布时段；家长预约；冲突时提示。",
		"报修小程序：1、住户拍照报修；2、师傅接单；3、完工后评价":                     "报修小程序：住户拍照报修；师傅接单；完工后评价。",
		"记账工具（1）按月汇总（2）导出Excel":                             "记账工具：按月汇总；导出Excel。",
		"1. 客户下单 2. 骑手取件":                                   "1. 客户下单 2. 骑手取件",
		"准确率 1.5 倍，2.5 秒内应答":                                "准确率 1.5 倍，2.5 秒内应答",
		"第1、2节课不能请假":                                        "第1、2节课不能请假",
		"押金1、租金都在线付":                                        "押金1、租金都在线付",
	} {
		require.Equal(t, want, Unnumbered(row), row)
	}
}
