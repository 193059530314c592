package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Compared reads a measure whose name has a number of its own before the sign
// that compares it: "MAE at 60 minutes ≤ 1.9 bikes", "Recall for \"empty within 2
// h\" ≥ 75% at precision ≥ 60%". The number of the name is nothing to be reached.
// What stands in brackets behind the value tells only what is so today.
func Compared(text string) (name, value string, ok bool) {
	text = strings.TrimRight(strings.TrimSpace(text), ".。 ")
	at := strings.IndexAny(text, "≤≥<>")
	if at <= 0 {
		return "", "", false
	}
	name, value = strings.TrimSpace(text[:at]), text[at:]
	if i := strings.IndexAny(value, "(（"); i > 0 {
		value = value[:i]
	}
	if strings.ContainsAny(name, ",;:，；：`") || strings.ContainsAny(value, ",;:，；：") || len(strings.Fields(name)) > 10 || reading.HasFiniteVerb(name) {
		return "", "", false
	}
	for _, m := range wording.Measures(text) {
		switch {
		case m.Start >= at:
			return name, strings.TrimSpace(value), false
		case m.End <= len(name):
			return name, strings.TrimSpace(value), strings.ContainsAny(value, "0123456789")
		}
	}
	return "", "", false
}
