package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestANumberIsTestedByItsRole: how long a thing may be, how far off, how long
// something holds and how soon it comes are four questions, and a limit is tried
// on the side on which the statement has it.
func TestANumberIsTestedByItsRole(t *testing.T) {
	t.Parallel()
	const never = "!" // what must not be there
	for _, c := range []struct {
		lang specs.Lang
		text string
		want []string
	}{
		{"en", "A caller can leave a voice message of up to 90 seconds.", []string{"can leave a voice message of 90 seconds; anything longer is refused", never + "measured time"}},
		{"en", "A jockey can attach a video of at most 2 minutes.", []string{"can attach a video of 2 minutes; anything longer is refused", never + "measured time"}},
		{"en", "The search answers within 2 seconds.", []string{"In each of 20 consecutive runs, the search answers within 2 seconds"}},
		{"en", "A probe becomes late after 8 missed reports in a row, lost when nothing arrived for 4 days.", []string{never + "had lasted", never + "has lasted"}},
		{"en", "Couriers within 500 m get a call.", []string{"t exactly 500 m, this applies; just beyond, it does not", never + "measured time"}},
		{"en", "Tables cannot be booked before 6:00.", []string{"Tables cannot be booked at 5:59 on a test clock; at 6:01 it is accepted"}},
		{"en", "The duty list is ready by 7:00.", []string{"By 7:00 on a test clock, this has happened", never + "At 6:59"}},
		{"en", "The pump runs until 22:00.", []string{"The pump runs at 21:59 on a test clock; at 22:01 it no longer does", never + "accepted"}},
		{"en", "Seats can be swapped until 17:00.", []string{"Seats can be swapped at 16:59 on a test clock; at 17:01 this is refused"}},
		{"en", "The court answers or refuses within 3 working days.", []string{"At the end of 3 working days, this has happened: the court answers or refuses.", never + "refuses within"}},
		{"en", "If two bids arrive within 3 minutes, the higher one wins.", []string{never + "lasted"}},
		{"en", "If the oven is open for 10 minutes, the controller calls the porter.", []string{"Given that the oven is open for 10 minutes, the controller calls the porter; at just under 10 minutes, nothing happens"}},
		{"en", "If nobody takes the case within 5 minutes, the porter is called.", []string{"Given that nobody takes the case within 5 minutes, the porter is called; at just under 5 minutes, nothing happens"}},
		{"en", "The court refuses filings that are late by more than 2 days.", []string{"A filing that is late by 3 days is refused with the reason; one that is late by 2 days is accepted"}},
		{"en", "Parcels over £500 need two signatures.", []string{"A parcel of £501 needs two signatures; one of exactly £500 does not"}},
		{"en", "A crew member can pause the training for 1 to 3 months.", []string{never + "end of the 1 to 3"}},
		{"en", "A crew member can warn, mute for 7 days or remove a guest.", []string{"In a trial without help", never + "end of 7 days"}},
		{"en", "The list shows red = lost and amber = due within 30 days.", []string{never + "30 days on a test clock"}},
		{"en", "Gaps of up to 2 hours are filled.", []string{never + "At the end of 2 hours"}},
		{"en", "A change of the account requires a code and blocks payouts for 24 hours.", []string{"a change of the account still blocks payouts; just after", never + "still requires"}},
		{"en", "Maps are kept until the boat is sold, at least for 5 years.", []string{"maps are still kept.", never + "at least."}},
		{"en", "An owner is credited 30 % of the fee for every night the bed was let.", []string{"For a fee of 200, an owner is credited 60", never + "3 nights"}},
		{"zh", "每 7 天至少休 1 天。", []string{never + "恰好执行 3 次"}},
		{"zh", "采集周期不得大于 5 秒。", []string{"连续 20 次测试中，采集周期不得大于 5 秒", never + "被拒绝"}},
		{"zh", "值班员须在 48 小时内裁决，逾期视为申诉成立。", []string{"测试时钟走满 48 小时仍未完成时，视为申诉成立", never + "已经做到"}},
		{"zh", "值班员每月核对费用。", []string{never + "恰好执行 3 次"}},
		{"en", "Show the drugs that expire soon: those expiring within 5 days first.", []string{"t exactly 5 days, this applies; just beyond, it does not", never + "has happened"}},
		{"zh", "护士可以查看 5 天内到期的药品。", []string{"恰好 5 天时适用，超出时不适用", never + "届满后被拒绝"}},
		{"zh", "船员可以发送最长 90 秒的语音。", []string{"语音恰好 90 秒允许，超出时拒绝", never + "实测耗时"}},
		{"zh", "同一告警 10 分钟内只发一次。", []string{"10 分钟内再次发生", never + "实测耗时"}},
		{"zh", "缴费后 15 分钟内可以免费离场。", []string{"缴费后未满 15 分钟时可以免费离场；满 15 分钟后被拒绝，并提示原因", never + "实测耗时"}},
		{"zh", "距泊位 200 米以内才能签到。", []string{"恰好 200 米时适用，超出时不适用", never + "实测耗时"}},
		{"zh", "系统每天 7:00 前生成值班表。", []string{"测试时钟到 7:00 时已经完成", never + "被拒绝"}},
		{"zh", "船员 6:00 前不能换班。", []string{"船员 5:59 不能换班，6:01 时可以"}},
	} {
		product, actor := "Ward desk", "nurse"
		if c.lang == "zh" {
			product, actor = "港口调度系统", "船员"
		}
		all := strings.Join(criteriaOf(t, c.lang, product, c.text, understanding.ActorFact{Name: actor}, understanding.ActorFact{Name: map[specs.Lang]string{"en": "crew member", "zh": "值班员"}[c.lang]}, understanding.ActorFact{Name: "owner"}), "\n")
		for _, want := range c.want {
			if out, no := strings.CutPrefix(want, never); no {
				assert.NotContains(t, all, out, c.text)
			} else {
				assert.Contains(t, all, want, c.text)
			}
		}
	}
}
