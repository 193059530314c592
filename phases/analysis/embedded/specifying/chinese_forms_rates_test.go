package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Rules in numbers say by their form how they are tried: the gap between two, what each unit costs,
// the value from which something follows, how many times, and what a share comes to.
func TestRulesInNumbersAreTriedAtTheirNumbers(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"同一间会议室的两场会议之间至少留 15 分钟。": "同一间会议室的两场会议之间不足 15 分钟的安排被拒绝并提示原因，恰好 15 分钟的成功。",
		"两次献血间隔不少于 6 个月。":         "两次献血间隔不足 6 个月的 1 例被拒绝并提示原因，间隔恰好 6 个月的 1 例成功。",
		"每半小时 30 元，首次体验免费。":       "手工算好 3 个用例（每半小时 30 元）：应付金额与手工结果逐一相等。",
		"老师缺席 2 次以上，扣发奖金。":        "老师缺席恰好 2 次的 1 例扣发奖金；略少于 2 次的 1 例不适用“扣发奖金”。",
		"超过 30 分钟不满一小时的，按一小时计费。":  "准备 1 例“超过 30 分钟不满一小时”：应付金额与按一小时手工算出的相等。",
		"满 3 次爽约的会员，暂停预约 30 天。":   "以测试时钟计，会员爽约 2 次时不受限制，满 3 次后暂停预约，走满 30 天后恢复。",
		"租期最短 1 个月，最长 12 个月。":     "租期取 1 个月和 12 个月都接受，少于 1 个月和多于 12 个月时被拒绝，并提示范围。",
		"允许会员把季卡转给其他会员。":          "会员转出 1 份季卡后：对方的列表中恰好多出这 1 份，会员自己的列表中不再有，记录中有双方和时间。",
		"用户更换手机号时需要短信验证码。":        "更换手机号时不提供短信验证码、提供有误的各试 1 次，均被拒绝，数据不变；提供正确的短信验证码时成功。",
	} {
		got := requirementOf(t, said{Lang: "zh", Priority: "must", Text: text})
		require.Contains(t, got.Criteria, want, text)
	}
}
