package completing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// reasonBehind parts what is left out from the reason that stands behind it: a clause in
// brackets, "Scheduler (cron and systemd timers exist)", or who takes care of it, "活动编排，
// 由增长团队负责". Empty where nothing but a name or a time stands there.
func (w *Completer) reasonBehind(text string) (what, why string) {
	text = strings.TrimRight(text, ".。 ")
	if w.Language == "zh" {
		head, tail, ok := strings.Cut(text, "，由")
		if ok && strings.HasSuffix(tail, "负责") && !strings.ContainsAny(tail, "，；。") && utf8.RuneCountInString(head) > 2 {
			return phrasing.Finished(head), phrasing.Finished("由" + tail)
		}
		return "", ""
	}
	inner, closed := strings.CutSuffix(text, ")")
	open := strings.LastIndex(inner, " (")
	if !closed || open <= 0 || strings.ContainsAny(inner[open+2:], "()?") || strings.Contains(text[:open], " (") {
		return "", ""
	}
	why = inner[open+2:]
	if _, clause := w.ParseClause(why); !clause && !reading.HasFiniteVerb(why) && !w.endsInVerb(why) {
		return "", ""
	}
	return phrasing.Finished(text[:open]), phrasing.Finished(reading.UpperFirst(why))
}

// endsInVerb says that a clause is nothing but its subject and what that does: "timers exist".
func (w *Completer) endsInVerb(text string) bool {
	tokens := wording.Tokens(text)
	if len(tokens) < 2 {
		return false
	}
	last := tokens[len(tokens)-1].Lower
	return w.Table.IsWord("standing_verbs", "en", last)
}
