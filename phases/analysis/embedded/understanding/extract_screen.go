package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// withoutScreen files a sentence that says that the product has no pages of its own as what is left out,
// wherever it stands: "The service has no user interface of its own".
func (x *understander) withoutScreen(text string, from, to int) bool {
	low := reading.Lower(text)
	if !reading.ContainsAny(low, x.lex.NoScreenSaid...) || !x.systemSubject(text) && (x.u.Product == "" || !strings.HasPrefix(text, x.u.Product)) && (!reading.HasHan(text) || !reading.HasPrefixOf(text, "本", "该")) {
		return false
	}
	x.u.NoScreen = true
	text = strings.TrimRight(text, ".。 ")
	for _, cut := range x.lex.NoScreenCuts {
		i := strings.Index(low, cut)
		if i < 0 || i+len(cut) >= len(text) || !reading.ContainsAny(low[i:], x.lex.NoScreenSaid...) {
			continue
		}
		if subject := text[:i]; !reading.HasFiniteVerb(subject) && !reading.HasFiniteVerb(text[i+len(cut):]) && !strings.ContainsAny(text, ",;，；") {
			x.addNonGoal(reading.UpperFirst(text[i+len(cut):]), "", from, to)
			return true
		}
		return false // it tells more than that
	}
	return false
}
