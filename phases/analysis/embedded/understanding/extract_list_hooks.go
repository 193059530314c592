package understanding

import (
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// sendsEvents says that a section, or one around it, is about events that an interface sends
// to those who have asked for them: "Webhooks", 回调通知.
func (x *understander) sendsEvents(s int) bool {
	for ; s > 0; s = x.r.Sections[s].Parent {
		if reading.ContainsAny(reading.Lower(x.r.Sections[s].Title), x.lex.HeadsOfHooks...) {
			return true
		}
	}
	return false
}

// eventName tells the name of an event, one word of code: "`order.paid`", "ORDER_PAID",
// "invoice:created".
func eventName(cell string) bool {
	name := strings.Trim(cell, "`* ")
	return name != "" && reading.IsASCII(name) && !strings.ContainsAny(name, " ()") && strings.ContainsFunc(name, unicode.IsLetter) &&
		(strings.ContainsAny(name, "._:/-") || strings.HasPrefix(strings.Trim(cell, "* "), "`"))
}
