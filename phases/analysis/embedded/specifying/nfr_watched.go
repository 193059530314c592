package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// watched binds what one English line says of watching the product: it alerts when a
// threshold is passed, which is nothing to be reached, and it provides the metrics that a
// line lists. Empty for anything else.
func (w *Specifier) watched(text, must string) string {
	text = strings.TrimRight(text, ". ")
	if w.Language == "zh" || len(wording.Sentences(text)) != 1 {
		return ""
	}
	if label, list, ok := strings.Cut(text, ": "); ok && w.Table.IsWord("watched_things", "en", strings.ToLower(label)) && phrasing.MeasureIn(list) == "" {
		return w.Say("req_provide", "must", must, "text", w.Say("nfr_these", "name", strings.ToLower(label), "text", list))
	}
	words := strings.Fields(strings.ToLower(text))
	if len(words) < 3 || !w.Table.IsWord("alarm_verbs", "en", words[0]) {
		return ""
	}
	for _, word := range words[1:min(len(words), maxAlerted+2)] {
		if w.Table.IsWord("clause_conditions", "en", word) {
			return w.Say("req_do", "must", must, "want", wording.LowerFirst(text))
		}
	}
	return ""
}

// maxAlerted is how many words at most say who is alerted: "Page the person on call when …".
const maxAlerted = 5
