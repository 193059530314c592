package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// dayOrMonth is a date that leads a step of a plan: "13 April", "May 2027", "2 March 2026".
var dayOrMonth = sync.OnceValue(func() *regexp.Regexp {
	const months = `(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`
	return regexp.MustCompile(`(?i)^(?:(?:mid-|end of |early |late |by )?(?:\d{1,2}\.? )?` + months + `(?: \d{1,2})?(?:,? \d{4})?|\d{4}-\d{2}(?:-\d{2})?)$`)
})

// datedSteps reads an item that a date leads, in a list of at least two of them, as a step of the
// plan, under whatever heading it stands: "- 13 April: parallel run begins".
func (x *understander) datedSteps(u *reading.Unit) bool {
	if !leadByDate(u) {
		return false
	}
	for _, i := range x.units[u.Section] {
		if i != u.Index && leadByDate(&x.r.Units[i]) {
			x.addMilestones(u.Text, u.From, u.To)
			x.mentionOnly(u.Text, u.From, u.To)
			return true
		}
	}
	return false
}

// leadByDate tells an item with nothing but a date in front of its colon or dash.
func leadByDate(u *reading.Unit) bool {
	if u.Kind != reading.Bullet || reading.HasHan(u.Text) {
		return false
	}
	head, rest, ok := strings.Cut(strings.NewReplacer(" – ", ": ", " - ", ": ").Replace(u.Text), ": ")
	return ok && rest != "" && dayOrMonth().MatchString(strings.Trim(head, "*_ "))
}
