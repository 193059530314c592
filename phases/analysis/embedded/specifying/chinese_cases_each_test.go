package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Of what is filtered, joined or graded, each side has a case of its own.
func TestEachSideOfAChineseStatementHasACase(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ actor, text, want, never string }{
		{"", "首页必须展示本校区最近 24 小时的新闲置。", "准备 3 条新闲置：本校区 24 小时以内、本校区已超过 24 小时、不属于本校区的各 1 条，首页只显示第 1 条。", "数据变化后"},
		{"", "平台必须支持按厂、车间、岗位导出培训台账（Excel）。", "分别按以下每一项导出培训台账，每次只含所选的数据，与页面显示的一致：厂、车间、岗位。", ""},
		{"", "按年龄段补贴：70–79 岁每餐 3 元，80 岁以上每餐 5 元，低保全免。", "70 岁和 79 岁每餐 3 元；80 岁每餐 5 元；低保全免", "70–79"},
		{"", "电梯困人和漏水属于紧急单：必须马上打电话给值班人员，同时通知电梯维保单位。", "准备电梯困人、漏水各 1 例，每例：", "准备 1 例电梯困人和漏水"},
		{"", "图文课件应当支持语音朗读。", "打开 2 份不同的图文课件各朗读 1 次", "结果与预期一致"},
		{"", "不良反应记录：记录头晕、穿刺血肿等反应和处理办法。", "录入 1 例头晕、穿刺血肿等反应和处理办法，重新打开后逐项显示，与录入的一致。", "触发 1 次"},
		{"", "平台必须支持违禁词表维护，修改后 5 分钟内生效。", "测试时钟走满 5 分钟后再试", "对下一笔业务生效"},
		{"馆员", "馆员可以出库。", "库存恰好减少本次的数量", "增减"},
		{"馆员", "馆员可以入库。", "库存恰好增加本次的数量", "增减"},
		{"", "志愿时长每周一同步到第二课堂系统。", "两次之间新增、修改各 1 条，下一次执行后两边逐项一致，没有重复。", "第一次的结果不变"},
		{"", "布草：每次送洗、收回都扫码记数量，差额超过 5% 提醒馆员。", "差额 6%时提醒", "触发 1 次时"},
	} {
		all := strings.Join(requirementOf(t, said{Lang: "zh", Priority: "must", Actor: c.actor, Text: c.text}).Criteria, "\n")
		require.Contains(t, all, c.want, c.text)
		if c.never != "" {
			require.NotContains(t, all, c.never, c.text)
		}
	}
}
