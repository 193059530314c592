package embedded

import (
	"strings"
)

// untilTime is the course of a time that ends or begins something. Somebody may
// do it up to then; what is denied up to then may be done afterwards; what the
// product does holds up to then, or has happened by then.
func (w *work) untilTime(d *draft, k clock, fact string, out *course) {
	lead := strings.ToLower(leadingWord(k.text))
	c := d.st.clause
	able := c.form == modalVerb && (c.verb == "can" || c.verb == "may" || c.verb == "could")
	deed := w.personCourse(d)
	switch {
	case w.forbids(d):
		w.boundary(d, "check_from", k, out)
	case able || deed.main != "" || strings.HasPrefix(d.st.phrase, "allow ") || strings.HasPrefix(d.st.phrase, "let "):
		w.boundary(d, w.limitPhrase(d, k), k, out)
		out.also = deed.main
	case lead == "until" || lead == "till":
		w.boundary(d, "check_holds_until", k, out)
	default:
		out.main = w.say("check_by", "time", k.times[0], "text", strings.TrimSpace(strings.Replace(fact, " "+k.text, "", 1)))
	}
}

// chineseUntil does the same for 18:00 前.
func (w *work) chineseUntil(d *draft, k clock, fact string, out *course) {
	deed := w.chineseDeed(d)
	switch {
	case w.denies(d.st.head):
		w.boundary(d, "check_from", k, out)
	case deed.main == "" && (d.fact.Actor == "" || w.isSystem(d.fact.Actor)) && containsAny(d.st.head, w.rules.Words["check_by_itself"].In("zh")...):
		out.main = w.say("check_by", "time", k.times[0], "text", fact)
	default:
		w.boundary(d, w.limitPhrase(d, k), k, out)
		out.also = deed.main
	}
}

// boundary says what is on the two sides of a time of day.
func (w *work) boundary(d *draft, phrase string, k clock, out *course) {
	out.main = w.labelled(d, w.say(phrase, "before", minuteOff(k.times[0], -1), "after", minuteOff(k.times[0], 1), "time", k.times[0]))
}

// limitPhrase is what happens to somebody who is too late: nothing is left to do,
// unless the source says what holds from that time on.
func (w *work) limitPhrase(d *draft, k clock) string {
	var later []string
	for _, c := range d.req.Criteria {
		later = append(later, c.Text)
	}
	later = append(append(later, d.rests...), d.st.more...)
	for _, text := range later {
		if strings.Contains(text, k.times[0]) || w.rules.startsWith("check_thereafter", w.lang, text) {
			return "check_until_other"
		}
	}
	return "check_until"
}
