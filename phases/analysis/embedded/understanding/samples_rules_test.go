package understanding

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once

	"github.com/overtone-cli/overtone/phases/analysis"
)

// TestWhatASentenceStates reads single sentences under a heading and asks for
// the kinds they are filed as; a kind behind "!" must not be among them.
func TestWhatASentenceStates(t *testing.T) {
	t.Parallel()
	cases := []struct{ heading, text, phrase, kinds string }{
		{"API", "Each response carries the request number and the page size.", "carries the request number", "feature !constraint"},
		{"API", "`PUT /orders/{id}` accepts an optional note; without it, none is kept.", "accepts an optional note", "feature !constraint"},
		{"Authentication", "Tokens can be revoked by the owner of the account.", "can be revoked", "feature !quality"},
		{"API", "A breaking change gets a new path; the old one lives on for a year.", "the old one lives on", "constraint"},
		{"Errors", "Errors are problem documents. `hint` is a sentence, `kind` a stable word.", "`hint` is a sentence", "constraint"},
		{"Endpoints", "- `PUT /berths/{id}` sets one. Returns 409 if the berth is taken.", "sets a berth", "feature !constraint"},
		{"Endpoints", "- `PUT /berths/{id}` sets one. Returns 409 if the berth is taken.", "Returns 409", "criterion !constraint"},
		{"Endpoints", "- `GET /berths`, `POST /berths` (admins only)", "`POST /berths` (admins only)", "feature"},
		{"Requirements", "- No network access, ever.", "No network access", "feature !non_goal"},
		{"Requirements", "- Compare 100 files with 500 keys each in under 200 ms.", "under 200 ms", "quality !feature"},
		{"Requirements", "- Single binary for macOS, Linux and Windows, no runtime.", "Single binary", "quality !feature"},
		{"Requirements", "- Distributed with Homebrew and as a GitHub release.", "Homebrew", "constraint !feature !integration"},
		{"Requirements", "- `moor sync` which adds missing berths.", "`moor sync` adds", "feature"},
		{"Errors", "`ErrFull`, `ErrClosed` (wraps the cause), `ErrLate`.", "ErrClosed", "constraint !feature"},
		{"Migration", "Each phase can be undone until the last one is done.", "can be undone", "constraint !feature"},
		{"Promises", "Nothing is shown to anybody but the family.", "shown to anybody", "constraint !feature"},
		{"Import", "If importing fails, it shall try again twice.", "try again twice", "feature"},
		{"Import", "When a file arrives, the service shall import it. If importing fails, then it shall try again twice.", "try again twice", "criterion !feature"},
		{"Rollout", "- Status page with one line per town.", "Status page", "feature !milestone"},
		{"Rollout", "- Feature flags per town, switched on one week before the others.", "Feature flags", "constraint !milestone"},
		{"Later", "- Night mode, with stars – all of us want it, in v1 if Mara has time??", "Night mode", "feature !question"},
		{"Risks", "- Rude names get through. Need a list of words per language.", "A list of words per language", "feature"},
		{"Risks", "- Stores reject apps without deletion → put \"remove my account\" in settings", "remove my account", "feature"},
		{"Terms", "- **Berth** – A place for a boat. At most 14 metres.", "Berth: At most 14 metres", "constraint"},
		{"Design", "The design system (Harbour Kit) must be used as it is.", "Harbour Kit", "technology"},
		{"Sign-in", "Sign-in is through Entra ID for staff and a password for everybody else.", "password for everybody else", "feature"},
		{"FAQ", "**Can I see the tide on my watch?** Not yet. We are looking for somebody with a watch.", "see the tide on my watch", "non_goal"},
		{"Notes", "(Kids; no.)", "Kids", "note !constraint"},
		{"Constraints", "Our minimum viable catch (MVC) is four boxes.", "MVC", "term"},
		{"Requirements", "B1 (must) Boats are booked by the hour. Booked boats are never moved, and their owner is asked first.\nB2 (could) Moorings in the tone of the harbour and only with a lamp.", "Booked boats are never moved", "criterion !constraint"},
		{"Requirements", "B1 (must) Boats are booked by the hour.\nB2 (could) Lamps are hung only where the pilot wants them.", "Lamps are hung", "feature !constraint"},
		{"Requirements", "Skippers sign up with their name. Somebody under 18 may only sail before dusk.", "only sail before dusk", "constraint !feature"},
		{"Exit codes", "| code | meaning |\n|---|---|\n| 0 | done |\n| 1 | failed, no berth was written |", "0: done", "criterion !constraint"},
		{"Requirements", "Nobody can hold two berths at the same time.", "two berths", "constraint !feature"},
		{"Requirements", "Addresses of those who leave are erased within 30 days.", "erased within 30 days", "constraint !feature"},
		{"Requirements", "It should be ready before the season starts in March.", "season starts", "milestone !feature"},
		{"Letter", "We can pay 14,000 euros.", "14,000", "constraint !feature"},
		{"Requirements", "After the regatta we say thank you by mail.", "say thank you", "feature"},
		{"Requirements", "A buoy that is silent for ten minutes raises an alarm.", "raises an alarm", "feature !constraint"},
		{"Requirements", "I myself want to see every berth.", "see every berth", "feature"},
		{"Not in v1", "- Towing boats", "Towing boats", "non_goal !feature"},
		{"Why another planner", "Pilots wait for two hours because nobody knows which berth is free.", "wait for two hours", "problem !feature"},
		{"不改什么", "- 旧的泊位台账。", "旧的泊位台账", "non_goal !feature"},
		{"Not ours", "Weather, towing, selling boats.", "towing", "non_goal"},
		{"Out of scope", "No diesel pumps - the club does that. No chat, people have radios anyway.", "diesel pumps", "non_goal"},
		{"Out of scope", "No chat, people have radios anyway.", "people have radios", "!non_goal"},
		{"Notes", "I don't know yet whether guests need a key.", "guests need a key", "question !constraint"},
		{"Quality", "Opens in two seconds. 40 skippers at the same time in the last week before a deadline.", "40 skippers", "quality !milestone !constraint"},
		{"功能", "航次数据每天凌晨上传到海事局的监管平台。", "监管平台", "integration"},
		{"功能", "名单由系统从 12306 平台导入。", "系统从", "!integration"},
		{"Processing", "Times of arrival are converted to UTC; the local time stays beside them.", "converted to UTC", "feature !constraint"},
		{"Operations", "A berth without a signal for ten minutes opens a ticket in ServiceNow.", "without a signal", "feature !quality"},
		{"Operations", "A berth without a signal for ten minutes opens a ticket in ServiceNow.", "ServiceNow", "integration"},
		{"Outputs", "| Output | Consumer | Freshness |\n|---|---|---|\n| Daily list of berths | harbour office | 07:00 |", "Daily list of berths", "feature !integration !constraint"},
		{"What we leave alone", "The crane. The fuel pump.", "The crane", "non_goal"},
		{"Notes", "At each berth the pilot notes how deep the water was.", "how deep the water was", "feature"},
		{"Notes", "Fishermen come on Tuesdays, about forty boats.", "about forty boats", "!feature"},
		{"Notes", "A page in the browser will do.", "page in the browser", "constraint"},
		{"Notes", "I fear that the old pilots go on phoning.", "go on phoning", "risk"},
		{"Notes", "Maybe one day the yards could announce their boats themselves.", "announce their boats", "feature !vision"},
		{"Notes", "We open on 9 May. It would be lovely to have the plan by then.", "lovely to have", "milestone !feature"},
		{"Processing", "1. *Mooring.* Every boat is tied before the pilot leaves it. (must)\n2. *Late boats.* They wait outside. (could)", "Mooring: Every boat is tied", "feature"},
		{"Notes", "Old Piet wants paper, so there must be a printed list per quay.", "printed list per quay", "feature !constraint"},
		{"Given by the board", "- Servers in the EU.", "Servers in the EU", "constraint !feature"},
		{"Given by the board", "- Pilots see phone numbers only from a day before the trip.", "only from a day before", "constraint !feature"},
		{"Service levels", "Alerts go to the pilot on duty when the light is out for ten minutes.", "pilot on duty", "feature !quality"},
		{"Data sources", "| System | How | Volume | Peculiarities |\n|---|---|---|---|\n| Tide gauge | file | 40 k boats | sends duplicates after a restart |", "40 k boats", "!constraint"},
		{"Notes", "Every Monday pilots get a list of the late boats.", "list of the late boats", "feature"},
		{"Notes", "And no weather, that is another program.", "weather", "non_goal"},
		{"功能", "- 证书过期当天自动通知门禁系统停用权限。", "门禁系统", "integration"},
		{"数据", "报表给出最高、最低和 SWL 月平均水位值。", "SWL", "term"},
		{"功能", "- 同一条船的同类告警 20 分钟内只发一次，不然没人看。", "只发一次", "constraint !feature"},
		{"专场", "每年 4 月 1 日至 5 月 15 日开启。", "4 月 1 日", "constraint !feature"},
		{"技术", "旧的台账只做历史查询，去年以后的数据要导入。", "数据要导入", "feature"},
		{"功能", "- 船厂的 ERP 会来拉数据。", "ERP", "integration"},
	}
	lex := loadLexicons(t)
	for _, c := range cases {
		facts := Understand(loadLexicons(t).Read(analysis.Source{Text: "# Harbour\n\nHarbour is a planner for small ports.\n\n## " + c.heading + "\n\n" + c.text + "\n"}), lex).Facts()
		got := kindsOf(facts, c.phrase)
		for kind := range strings.FieldsSeq(c.kinds) {
			if banned, no := strings.CutPrefix(kind, "!"); no {
				assert.NotContains(t, got, banned, "%s: %s", c.heading, c.text)
			} else {
				assert.Contains(t, got, kind, "%s: %s", c.heading, c.text)
			}
		}
	}
}
