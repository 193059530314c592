package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// A time ahead by which somebody must come, or up to which somebody may still do
// something, is no moment at which something happens.
func TestATimeAheadIsAMomentOnlyForWhatHappensThen(t *testing.T) {
	t.Parallel()
	for text, moment := range map[string]bool{
		"聚会的场地要提前3天订，收30%定金。":     false,
		"读者在公众号选座，提前 2 小时可以取消。":   false,
		"系统要提前 3 天提醒读者。":          true,
		"书架在到期前 7 天提醒读者，可在手机上续借。": true,
	} {
		got := requirementOf(t, said{Lang: "zh", Priority: "must", Text: text})
		all := ""
		for _, c := range got.Criteria {
			all += c + "\n"
		}
		require.Equal(t, moment, strings.Contains(all, "的一刻恰好执行 1 次"), "%s\n%s", text, all)
	}
}

func TestWhatIsTakenOffIsNamedByItsVerb(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"发布满 30 天未领走自动下架。": "运行后只有这 1 条已下架",
		"逾期三次的预约自动取消。":     "运行后只有这 1 条已取消",
	} {
		got := requirementOf(t, said{Lang: "zh", Priority: "must", Text: text})
		require.Contains(t, got.Criteria[0], want, text)
	}
}

// TestATermOfNoticeIsTestedAtItsEdge: what holds for those who give notice early enough, and
// what is told of before it ends, happens at no moment of its own.
func TestATermOfNoticeIsTestedAtItsEdge(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"提前24小时取消退全款。":      "恰好提前 24小时取消的退全款，提前不足 24小时取消的不适用“退全款”",
		"学员提前2天退课可以全额退款。":   "恰好提前 2天退课的全额退款",
		"快过期的药提前一个月提醒店长。":   "距过期一个月的提醒店长 1 次，距过期比一个月多 1 天的还没有",
		"即将到期的合同提前30天通知法务。": "距到期 30天的通知法务 1 次",
	} {
		got := strings.Join(requirementOf(t, said{Lang: "zh", Priority: "must", Text: text}).Criteria, "\n")
		require.Contains(t, got, want, text)
		require.NotContains(t, got, "的一刻恰好执行 1 次", text)
	}
}
