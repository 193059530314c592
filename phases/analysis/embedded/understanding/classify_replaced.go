package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// replacesNot tells a sentence that says what the product does not set out to do: "Keydesk does
// not replace the alarm system". Of anything but the product it is a rule: "A new booking does not
// replace the old one".
func (x *understander) replacesNot(text string) bool {
	if reading.HasHan(text) {
		return false
	}
	low := strings.ReplaceAll(reading.Lower(text), "’", "'")
	rest := ""
	for _, subject := range []string{reading.Lower(x.u.Product), "the " + reading.Lower(x.u.Product), "it", "the system", "the product", "the tool", "the service", "the app"} {
		behind, ok := strings.CutPrefix(low, subject+" ")
		if subject != "" && ok {
			rest = behind
			break
		}
	}
	for _, not := range x.lex.DoesNot {
		if deed, ok := strings.CutPrefix(rest, not); ok {
			return reading.HasPrefixOf(deed, x.lex.NotSetOut...)
		}
	}
	return false
}

// replacedApart makes a sentence of its own of the clause behind a semicolon or "but" that says
// what the product does not set out to do: "It replaces both lists; it does not replace the alarm
// system" says two things.
func (x *understander) replacedApart() {
	for i := range x.r.Units {
		u := &x.r.Units[i]
		if u.Kind != reading.Prose || reading.HasHan(u.Text) {
			continue
		}
		var out []reading.Sentence
		for at, sen := range u.Sentences {
			for _, mark := range []string{"; ", ", but "} {
				head, tail, ok := strings.Cut(sen.Text, mark)
				if !ok || !x.replacesNot(tail) {
					continue
				}
				if out == nil {
					out = append(out, u.Sentences[:at]...)
				}
				first := sen
				first.Text = head + "."
				out = append(out, first)
				sen.Text = reading.UpperFirst(tail)
				break
			}
			if out != nil {
				out = append(out, sen)
			}
		}
		if out != nil {
			u.Sentences = out
		}
	}
}
