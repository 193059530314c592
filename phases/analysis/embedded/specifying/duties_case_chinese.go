package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// dutyInCase reads a duty behind a case in which somebody is: 店员收到申请后，|须在后台核对押金. It binds that person and
// not the product. It gives who that is and what they have to do.
func (w *Specifier) dutyInCase(trigger, head string) (name, act string, ok bool) {
	name, person := w.personOpening(trigger)
	when := strings.TrimRight(trigger, "， ")
	if !person || strings.Contains(when, "，") || strings.HasPrefix(trigger[len(name):], "的") || !reading.HasSuffixOf(when, "后", "时", "前") {
		return "", "", false
	}
	for _, duty := range []string{"必须", "应当", "应该", "需要", "须", "应", "需"} {
		if act, owed := strings.CutPrefix(head, duty); owed && act != "" && (w.beginsAct(act) || w.Table.StartsWith("coverbs", "zh", act) || strings.HasPrefix(act, "在")) {
			return name, act, true
		}
	}
	return "", "", false
}

// personOpening is who a text begins with, also by a longer name than the source lists: 门店|店员.
func (w *Specifier) personOpening(text string) (name string, ok bool) {
	const longest = 2 // runes in front of a name
	runes := 0
	for at := range text {
		if name, ok := w.LeadingPerson(text[at:]); ok {
			return text[:at+len(name)], true
		}
		if runes++; runes > longest || w.Table.StartsWith("phrase_leads", "zh", text[at:]) {
			break
		}
	}
	return "", false
}

// calls says that a text names somebody by the name of a role or by a part of it: 门店店员 is 店员.
func (w *Specifier) calls(name, role string) bool {
	return name != "" && role != "" && (strings.HasSuffix(name, role) || strings.HasSuffix(role, name))
}
