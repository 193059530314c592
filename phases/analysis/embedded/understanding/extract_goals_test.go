package understanding

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// statedFacts is what layer 2 reads of a short text.
func statedFacts(t *testing.T, text string) []analysis.Fact {
	t.Helper()
	return Understand(loadLexicons(t).Read(analysis.Source{Text: text}), loadLexicons(t)).Facts()
}

// wantFacts checks pairs "kind: phrase"; of "!kind: phrase" no fact may begin
// with the phrase when it is an actor, and none may hold it otherwise.
func wantFacts(t *testing.T, text string, want []string) {
	t.Helper()
	facts := statedFacts(t, text)
	for _, w := range want {
		kind, phrase, _ := strings.Cut(w, ": ")
		kind, banned := strings.CutPrefix(kind, "!")
		if banned && kind == "actor" {
			require.False(t, slices.ContainsFunc(facts, func(f analysis.Fact) bool {
				return f.Kind == kind && strings.HasPrefix(reading.Lower(f.Text), reading.Lower(phrase))
			}), "%s\n%v", phrase, facts)
			continue
		}
		if banned {
			require.NotContains(t, kindsOf(facts, phrase), kind, "%s\n%v", phrase, facts)
			continue
		}
		require.Contains(t, kindsOf(facts, phrase), kind, "%s\n%v", phrase, facts)
	}
}

type goalCase struct {
	name, text string
	want       []string
}

func runGoals(t *testing.T, cases []goalCase) {
	t.Helper()
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			wantFacts(t, c.text, c.want)
		})
	}
}

func TestGoalsAreFoundWhereverTheyStand(t *testing.T) {
	t.Parallel()
	runGoals(t, []goalCase{
		{"label in a paragraph", "# Ward board\n\nNurses see free beds. Goal: transfers within 2 hours (was 6), and nobody waits in the corridor overnight.", []string{"goal: transfers within 2 hours", "metric: 2 hours"}},
		{"equals sign", "# Ward board\n\nWe want one list of beds.\nSuccess = a transfer takes under 2 hours by June.", []string{"goal: a transfer takes under 2 hours"}},
		{"number heading", "# Kiosk\n\n## Numbers, because the board asks\n\n200 tickets an hour at noon.\ngoal: queues under 4 minutes.", []string{"goal: queues under 4 minutes", "quality: 200 tickets an hour"}},
		{"measure column", "# Kiosk\n\n## Goals\n\n| Goal | Measure | Target |\n|---|---|---|\n| Short queues | median wait at noon | 4 min |", []string{"goal: Short queues", "metric: median wait at noon: 4 min"}},
		{"to none", "# Ferry\n\n## Goals\n\n- Cut missed sailings to zero within a year of launch.\n- Bring lost bags down to 0 by June.", []string{"metric: Missed sailings: zero within a year of launch", "metric: Lost bags: 0 by June"}},
		{"in words", "# Ferry\n\n## Goals\n\n- Halve the time to board.\n- Double online sales by the end of 2027.\n- Increase return trips by a third.\n- Eliminate paper tickets by the end of 2027.", []string{"metric: Time to board: halved", "metric: Online sales: doubled by the end of 2027", "metric: Return trips: increase by a third", "metric: Paper tickets: none by the end of 2027"}},
		{"a share that is to do something", "# Ferry\n\n## Goals\n\n- Get 70% of captains to log delays with the app.", []string{"metric: Captains who log delays with the app: 70%"}},
		{"replacement", "# Ledger import\n\nReplace the weekly macro with something that is at most an hour behind, tells us what it skipped, and can be run twice without harm.", []string{"product: Replace the weekly macro", "goal: at most an hour behind", "goal: can be run twice without harm", "feature: tells us what it skipped"}},
		{"by how much", "# Kiosk\n\n## Goals\n\n- Paper use falls by at least 40 % compared with last year\n- cut call volume by 12 percent", []string{"metric: Paper use: falls by at least 40 %", "metric: call volume: cut by 12 percent"}},
		{"chinese list after a lead", "# 排班助手\n\n## 背景\n\n现在靠纸质表格排班。\n\n希望年底前做到：缺勤率降到 2% 以内；每人每月调班不超过 3 次；排班时间减少 60%。", []string{"goal: 缺勤率降到 2% 以内", "goal: 每人每月调班不超过 3 次", "metric: 排班时间：减少 60%", "!feature: 缺勤率", "!problem: 调班"}},
		{"chinese assessment", "# 排班助手\n\n护士长用它排班。\n\n年底考核时看两个数：缺勤率低于 2%，调班申请当天答复率达到 95%。", []string{"goal: 缺勤率低于 2%", "metric: 当天答复率"}},
		{"what is counted", "# Ferry\n\n## Goals\n\n- Sell 40,000 combined tickets in the first season\n- By the end of the season 80 % of trips are booked online\n- Nobody waits longer than 40 minutes\n- Complaints later than 24 hours after the trip drop below 5 %", []string{"metric: Combined tickets in the first season: 40,000", "metric: Trips are booked online: 80 %", "metric: Nobody waits longer than: 40 minutes", "metric: Complaints later than 24 hours after the trip: below 5 %"}},
		{"words that only say it is a goal", "# Ferry\n\nCaptains phone each other.\n\nI would be happy with 300 bookings a month. If it goes well, we would have 20 % fewer empty seats in a year.", []string{"metric: Bookings a month: 300", "metric: Empty seats: 20 % fewer"}},
		{"heading in bold without a blank line", "# Ferry\n\nIt sells tickets.\n\n**How we will know it worked**\nRefunds under 1 % of sales; support mails per 1,000 trips: 4", []string{"goal: Refunds under 1 %", "metric: Support mails per 1,000 trips: 4"}},
		{"chinese verbs of change", "# 刀具柜\n\n## 目标\n我们想在半年内把刀具消耗降低 15%，找刀时间从平均 12 分钟压缩到 3 分钟以内。\n- 力争年底覆盖 40 个车间\n- 让班长每周盘点时间减少一半", []string{"metric: 刀具消耗：降低 15%", "metric: 找刀时间：3 分钟以内", "metric: 覆盖车间：40 个", "metric: 班长每周盘点时间：减少一半"}},
		{"from where to where is measured", "# 安装\n\n## 目标\n1. 安装类投诉占比降到 30% 以下。\n2. 从签收到安装完成的平均时长由 4.2 天缩短到 2 天。", []string{"metric: 安装类投诉占比：30% 以下", "metric: 从签收到安装完成的平均时长：2 天"}},
		{"counted in Chinese words", "# 充电桩共享\n\n现在车主到处找桩。\n\n目标有三个：一是平均找桩时间由 20 分钟降到 5 分钟；二是占位投诉减少八成；三是不再人工登记。如果半年后有 200 户愿意续费，这事就算成了。", []string{"goal: 平均找桩时间由 20 分钟降到 5 分钟", "metric: 占位投诉：减少八成", "goal: 不再人工登记", "goal: 半年后有 200 户愿意续费", "!goal: 二是"}},
		{"call it done", "# Pump finder\n\n## Pilot\n\nThree wards from 3 March. We will call it done when nurses find a pump in under 3 minutes.\n\n## Aims\n\n- Search time per shift: 22 min → 5 min by June\n- Rental costs at least halved (€212,000 in the year before)", []string{"goal: nurses find a pump in under 3 minutes", "metric: Search time per shift: 5 min", "metric: Rental costs: at least halved"}},
		{"a reminder of a cut-off is no goal", "# Bakery\n\n## Orders\n\nCut-off reminder: 30 minutes before 18:00 to everybody without an order.", []string{"!goal: Cut-off reminder"}},
		{"no goal in a wish of users", "# 排班助手\n\n护士希望：能在手机上看到自己的班次。", []string{"!goal: 手机"}},
		{"no goal in a platform", "# Kiosk\n\nTarget platform: Android 12 or later.", []string{"!goal: Android"}},
	})
}

func TestAStatementThatPointsBackStandsAtItsFeature(t *testing.T) {
	t.Parallel()
	runGoals(t, []goalCase{
		{"the same way", "# Boat shed\n\n## Features\n\nThe warden scans the card and the paddle, and the loan is done. Returning must work the same way. If a paddle comes back broken, the warden blocks it.", []string{"feature: The warden scans the card", "!feature: Returning must", "criterion: Returning must work the same way"}},
		{"the same way in Chinese", "# 船库\n\n## 功能\n\n管理员扫描会员卡和船桨完成借出。归还也一样。", []string{"feature: 管理员扫描会员卡", "!feature: 归还也一样"}},
		{"a sentence of its own", "# Boat shed\n\n## Features\n\nThe warden scans the card. Guests can return a paddle at the other shed the same way.", []string{"feature: return a paddle at the other shed"}},
		{"switch of a step", "# Ledger move\n\n## Migration\n\n- [ ] step 1: write both columns; feature flag `ledger.new` off\n- [ ] step 2: read the new column, flag on", []string{"milestone: step 1: write both columns; feature flag", "!constraint: feature flag"}},
	})
}

func TestVisionIsToldFromFeaturesAndProblems(t *testing.T) {
	t.Parallel()
	runGoals(t, []goalCase{
		{"pain that ends", "# Chess by mail\n\nOur last app died because both had to be online. Playing by turns fixes that.", []string{"vision: Playing by turns fixes that", "!problem: fixes that"}},
		{"others build on it", "# Harbour data hub\n\nThe hub collects berth times. Other ports shall be able to build their own tools on top of it.", []string{"vision: Other ports", "feature: Other ports"}},
		{"others may build on it one day", "# Harbour data hub\n\nThe hub collects berth times. Other ports should be able to build their own tools on top of it.", []string{"vision: Other ports", "!feature: Other ports"}},
		{"far ahead", "# Seed exchange\n\nGardeners swap seeds by post. In three years no garden in the county should have to buy lettuce seed.", []string{"vision: no garden in the county"}},
		{"far ahead in Chinese", "# 种子交换\n\n社区里的人互换种子。将来希望全市的社区都能用上它。", []string{"vision: 全市的社区都能用上它"}},
		{"slogan and sentence", "# Locker\n\n## Vision\n\nA locker is a promise. Whoever put a thing into it should find it again after a year.", []string{"vision: A locker is a promise. Whoever put"}},
		{"remark in the title", "# Payroll export, rewrite\n\nIt writes a file each month.", []string{"!vision: rewrite"}},
		{"tagline in the title", "# ropeway – see who waits, and how long\n\nIt counts people.", []string{"vision: see who waits"}},
		{"dates are no dream", "# Kiosk\n\nThe kiosk prints tickets.\n\n## When\n\nEventually in May 2027 all stations have it.", []string{"!vision: all stations"}},
	})
}
