package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What happens when nobody acts in time is tried too with somebody who does: a build that
// rings in either case would pass every test of the clock.
func TestWhatIsWaitedForIsTriedInTime(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ lang, text, want string }{
		{"zh", "输血科提交申请后，10 分钟内没有人处理的，系统必须再次提醒值班人员。", "10 分钟内有人处理的，不会再次提醒值班人员。"},
		{"zh", "输血科提交申请后，10 分钟内没有人处理的，系统必须再次提醒值班人员。", "满 10 分钟后再次提醒值班人员，恰好 1 次。"},
		{"zh", "如果下单后 15 分钟内没有付款，系统必须自动取消订单并恢复上架。", "下单后 15 分钟内已付款的，不会自动取消订单并恢复上架。"},
		{"zh", "系统把单子派给师傅，师傅 15 分钟不接就转给下一个。", "师傅 15 分钟内已接的，不会转给下一个。"},
		{"zh", "报警未在 3 分钟内确认的，系统必须自动升级至值班长。", "报警 3 分钟内已确认的，不会自动升级至值班长。"},
		{"zh", "发布满 30 天未成交的，平台应当自动下架。", "发布 30 天内已成交的，不会自动下架。"},
		{"zh", "逾期 3 天未学完的，平台必须自动抄送车间主任。", "逾期 3 天内已学完的，不会自动抄送车间主任。"},
		{"en", "If nobody acknowledges an alarm within 10 minutes, Shelf must call the next person in the duty plan.", "When somebody acknowledges an alarm within 10 minutes, Shelf does not call the next person in the duty plan."},
		{"en", "If a member has not reacted after 4 minutes, the phone must ring.", "When a member has reacted within 4 minutes, the phone does not ring."},
		{"en", "If not acknowledged in 30 min, the alarm must escalate to the supervisor.", "When the alarm is acknowledged within 30 min, the alarm does not escalate to the supervisor."},
		{"en", "If a device does not confirm a command within 60 seconds, Shelf must mark the command as failed.", "When a device confirms a command within 60 seconds, Shelf does not mark the command as failed."},
	} {
		all := strings.Join(requirementOf(t, said{Lang: c.lang, Priority: "must", Text: c.text}).Criteria, "\n")
		require.Contains(t, all, c.want, c.text)
	}
}

// Where a wait does not end with something that somebody did not do, nobody can do it in time.
func TestAWaitForNobodyHasNoCaseInTime(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"When a pump runs for 10 minutes, Shelf must send a message to the guard.",
		"A guard can cancel a visit up to 2 hours before the start.",
	} {
		require.NotContains(t, strings.Join(criteriaOf(t, "en", "Shelf", text, understanding.ActorFact{Name: "guard"}), "\n"), "in time", text)
	}
	for _, text := range []string{"连续两顿没有取餐也没有取消，系统必须给网格员派一条任务。", "保存 30 天后自动删除。"} {
		require.NotContains(t, strings.Join(requirementOf(t, said{Lang: "zh", Priority: "must", Text: text}).Criteria, "\n"), "内已", text)
	}
}
