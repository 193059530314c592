package embedded

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
		{"Notes", "(Kids; no.)", "Kids", "note !constraint"},
		{"Constraints", "Our minimum viable catch (MVC) is four boxes.", "MVC", "term"},
		{"数据", "报表给出最高、最低和 SWL 月平均水位值。", "SWL", "term"},
		{"功能", "- 同一条船的同类告警 20 分钟内只发一次，不然没人看。", "只发一次", "constraint !feature"},
		{"专场", "每年 4 月 1 日至 5 月 15 日开启。", "4 月 1 日", "constraint !feature"},
		{"技术", "旧的台账只做历史查询，去年以后的数据要导入。", "数据要导入", "feature"},
		{"功能", "- 船厂的 ERP 会来拉数据。", "ERP", "integration"},
	}
	lex := loadLexicons(t)
	for _, c := range cases {
		facts := Understand(Read(analysis.Source{Text: "# Harbour\n\nHarbour is a planner for small ports.\n\n## " + c.heading + "\n\n" + c.text + "\n"}), lex).Facts()
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
