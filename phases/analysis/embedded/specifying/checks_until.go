package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// untilTime is the course of a time that ends or begins something. Somebody may
// do it up to then; what is denied up to then may be done afterwards; what the
// product does holds up to then, or has happened by then.
func (w *Specifier) untilTime(d *Draft, k clock, fact string, out *course) {
	lead := strings.ToLower(phrasing.LeadingWord(k.text))
	c := d.Statement.Clause
	able := c.Form == phrasing.ModalVerb && (c.Verb == "can" || c.Verb == "may" || c.Verb == "could")
	deed := w.personCourse(d)
	switch {
	case w.forbids(d):
		w.boundary("check_from", k, fact, out)
	case w.Language != "zh" && w.takenOnly(fact, k):
		out.Main = w.Say("check_only_until", "text", strings.Replace(fact, " only ", " ", 1), "before", minuteOff(k.times[0], -1), "after", minuteOff(k.times[0], 1), "time", k.named())
	case lead == "before" && !able && !w.byHand(d):
		if when, in := strings.CutSuffix(strings.TrimRight(d.Statement.Trigger, ", "), " "+k.text); in {
			fact = w.LowerStart(when) + " " + w.LowerStart(fact)
		}
		out.Main = w.Say("check_by", "time", k.named(), "text", strings.TrimSpace(strings.Replace(fact, " "+k.text, "", 1)))
	case w.dueBy(fact, k.text):
		out.Main = w.Say("check_by", "time", k.times[0], "text", w.withoutDue(fact, k.text))
	case able || deed.Main != "" || strings.HasPrefix(d.Statement.Phrase, "allow ") || strings.HasPrefix(d.Statement.Phrase, "let "):
		w.boundary(w.limitPhrase(d, k), k, fact, out)
		out.also = deed.Main
	case lead == "until" || lead == "till":
		w.boundary("check_holds_until", k, fact, out)
	default:
		out.Main = w.Say("check_by", "time", k.named(), "text", strings.TrimSpace(strings.Replace(fact, " "+k.text, "", 1)))
	}
}

// takenOnly tells a time by which something has to come in: what "is accepted before 16:00", and
// what is only done until then, is refused behind it.
func (w *Specifier) takenOnly(fact string, k clock) bool {
	front, _, ok := strings.Cut(strings.ToLower(fact), " "+strings.ToLower(k.text))
	words := strings.Fields(front)
	return ok && len(words) > 0 && (strings.Contains(front, " only ") || w.Table.IsWord("check_taken", "en", words[len(words)-1]))
}

// chineseUntil does the same for 18:00 前.
func (w *Specifier) chineseUntil(d *Draft, k clock, fact string, out *course) {
	deed := w.chineseDeed(d)
	for clause := range strings.SplitSeq(fact, "，") {
		if strings.Contains(clause, k.text) {
			fact = clause // the others have times of their own
		}
	}
	switch {
	case w.Denies(d.Statement.Head):
		w.boundary("check_from", k, fact, out)
	case deed.Main == "" && (d.Fact.Actor == "" || w.IsSystem(d.Fact.Actor)) && reading.ContainsAny(d.Statement.Head, w.Table.Words["check_by_itself"].In("zh")...):
		out.Main = w.Say("check_by", "time", k.times[0], "text", fact)
	case deed.Main == "" && (d.Fact.Actor == "" || w.IsSystem(d.Fact.Actor)) && w.deliversBy(d.Statement.Head, k):
		out.Main = w.Say("check_by", "time", k.times[0], "text", w.deliveryOf(fact, k))
	case w.workDueBy(d.Statement.Head, k):
		w.boundary("check_timely", k, fact, out)
	case deed.Main == "" && !reading.ContainsAny(d.Statement.Head, "可", "能", "截止", "截单", "停止", "关闭") && !w.LeadsWithPerson(fact):
		out.Main = w.Say("check_by", "time", k.times[0], "text", w.deliveryOf(fact, k)) // what comes of itself is there by then: nobody can be too late
	default:
		w.boundary(w.limitPhrase(d, k), k, fact, out)
		out.also = deed.Main
	}
}

// deliversBy says that what stands behind the time by which it is due is what the product gives,
// 早上 7 点前必须|出日报: nobody is too late for it, it is there by then.
func (w *Specifier) deliversBy(head string, k clock) bool {
	_, deed, ok := strings.Cut(head, k.text)
	deed = w.unowed(deed)
	return ok && (w.Table.StartsWith("delivered_by", "zh", deed) || w.Table.StartsWith("machine_acts", "zh", deed) && !w.Table.StartsWith("delivered_by_hand", "zh", deed))
}

// workDueBy says that what somebody has to do by a time is their work, 每日 18:00 前提交清点结果: whoever
// is late still does it, and is known to be late. What somebody asks for or books closes then.
func (w *Specifier) workDueBy(head string, k clock) bool {
	before, deed, ok := strings.Cut(head, k.text)
	if !ok || reading.ContainsAny(head, w.Table.Words["gate_words"].In("zh")...) || reading.ContainsAny(before, "可", "能") {
		return false
	}
	deed = w.FirstClause(w.unowed(deed))
	return w.Table.StartsWith("timely_acts", "zh", deed) && !reading.ContainsAny(deed, w.Table.Words["asked_for"].In("zh")...)
}

// deliveryOf is what is there by a time, without the time and the word that binds.
func (w *Specifier) deliveryOf(fact string, k clock) string {
	before, deed, _ := strings.Cut(fact, k.text)
	if first, _, ok := strings.Cut(deed, "，"); ok {
		deed = first
	}
	return strings.TrimSpace(before) + w.unowed(deed)
}

// unowed is a deed without the word that binds in front of it, 必须 or a bare 要.
func (w *Specifier) unowed(deed string) string {
	deed, _ = w.WithoutBond(strings.TrimLeft(deed, "，, "))
	for _, bare := range []string{"就要", "要", "得"} {
		deed = strings.TrimPrefix(deed, bare)
	}
	return deed
}

// boundary says what is on the two sides of a time of day.
func (w *Specifier) boundary(phrase string, k clock, fact string, out *course) {
	before := minuteOff(k.times[0], -1)
	on := w.Say("on_clock", "time", before)
	switch {
	case k.text != "" && strings.Contains(fact, k.text):
		fact = strings.Replace(fact, k.text, on, 1)
	default:
		fact = on + " " + fact
	}
	if head, ends := strings.CutSuffix(fact, w.Say("closes")); ends && w.Language == "zh" {
		fact = head + w.Say("hands_in") // what closes then is handed in before
	}
	out.Main = w.Say(phrase, "text", fact, "after", minuteOff(k.times[0], 1), "time", k.named())
}

// limitPhrase is what happens to somebody who is too late: nothing is left to do,
// unless the source says what holds from that time on.
func (w *Specifier) limitPhrase(d *Draft, k clock) string {
	var later []string
	for _, c := range d.Requirement.Criteria {
		later = append(later, c.Text)
	}
	later = append(append(later, d.rests...), d.Statement.More...)
	for _, text := range later {
		if strings.Contains(text, k.times[0]) || w.Table.StartsWith("check_thereafter", w.Language, text) {
			return "check_until_other"
		}
	}
	return "check_until"
}

// untilEventCourse tests what somebody may do until something has happened: "can
// cancel an order until it was sent". It is done once before, and refused behind.
func (w *Specifier) untilEventCourse(d *Draft) course {
	actor, want := w.deedOfPerson(d)
	if want == "" || w.forbids(d) || w.isTool() || w.ProductType() == "library" {
		return course{}
	}
	event := ""
	if lead := strings.ToLower(phrasing.LeadingWord(d.Statement.Trigger)); lead == "until" || lead == "till" {
		_, event, _ = strings.Cut(strings.TrimRight(d.Statement.Trigger, ",. "), " ")
	} else if d.Statement.Trigger != "" {
		return course{}
	}
	for _, lead := range []string{" until ", " till ", " as long as "} {
		at := strings.Index(want, lead)
		if event != "" || at < 1 || w.InBrackets(want, at) {
			continue
		}
		event = strings.TrimRight(want[at+len(lead):], ",. ")
		want = strings.TrimRight(want[:at], ", ")
		if lead == " as long as " {
			c, ok := w.ParseClause(event)
			if event = ""; ok {
				event = w.opposite(c)
			}
		}
	}
	if _, clause := w.ParseClause(event); !clause || strings.Contains(event, ", ") || w.pointsBack(phrasing.LeadingWord(event)) && w.deedObject(want) == "" {
		return course{}
	}
	out := w.personDeed(actor, want)
	if out.Main == "" {
		return course{}
	}
	out.also, out.alsoRule = w.Say("check_until_event", "actor", actor, "event", w.LowerStart(w.Impersonal(event))), FromStatement // the end is a part of what is asked for
	out.rank = firmCourse
	return out
}

// dueBy says that a time is the last moment by which something is there, and not when it
// ends: "until 6:45 latest".
func (w *Specifier) dueBy(fact, told string) bool {
	_, behind, ok := strings.Cut(fact, told+" ")
	return ok && w.Language != "zh" && reading.HasPrefixOf(strings.ToLower(behind), w.Table.Words["check_at_latest"].In("en")...)
}

// withoutDue is a fact without the time by which it is due, and without what would only
// be better.
func (w *Specifier) withoutDue(fact, told string) string {
	head, behind, _ := strings.Cut(fact, told+" ")
	for _, latest := range w.Table.Words["check_at_latest"].In("en") {
		if rest, ok := phrasing.CutFold(behind, latest); ok {
			behind = rest
		}
	}
	if _, _, better := strings.Cut(behind, "better"); better {
		behind = ""
	}
	return strings.TrimRight(strings.TrimRight(head, ", ")+behind, ", ")
}
