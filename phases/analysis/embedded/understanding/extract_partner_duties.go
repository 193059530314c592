package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

const (
	maxPartner   = 4 // words that name who has a duty
	maxDutyWords = 8 // words of a duty that no verb says
	maxWisher    = 2 // words of whoever demands something in a remark on others
)

// partnerDuties makes qualities of limits that nothing built by itself keeps, and that hold
// all the same: what somebody outside owes for the data, "The model provider must not train
// on our data", and the duties of a law.
func (x *understander) partnerDuties() {
	for _, it := range x.u.Constraints {
		if x.u.Rules[StatementKey(it.Text)] != "" || reading.HasHan(it.Text) {
			continue
		}
		for _, sen := range wording.Sentences(it.Text) {
			text := strings.TrimSpace(it.Text[sen.Start:sen.End])
			if x.lex.duties(text) {
				x.oblige("The "+strings.TrimRight(TrimArticle(text, []string{"the"}), ". ")+" are met", it.Source)
			} else if x.lex.owedByPartner(text) {
				for _, duty := range eachDuty(text) {
					x.oblige(duty, it.Source)
				}
			}
		}
	}
}

// eachDuty takes two duties of one sentence apart: each is looked at in its own way.
func eachDuty(text string) []string {
	text = strings.TrimRight(text, ". ")
	who, _, ok := strings.Cut(text, " must ")
	if first := reading.Lower(reading.FirstWord(text)); ok && !strings.HasSuffix(who, "s") && !slices.Contains([]string{"the", "a", "an", "our", "each", "every", "any", "no"}, first) {
		text, who = "The "+strings.ToLower(text[:1])+text[1:], "The "+strings.ToLower(who[:1])+who[1:]
	}
	first, second, two := strings.Cut(text, " and must ")
	if !ok || !two || strings.Contains(second, " and ") {
		return []string{text}
	}
	return []string{first, who + " must " + second}
}

// oblige adds a duty as a quality where its line stands among the others.
func (x *understander) oblige(text string, src specs.Source) {
	line := FirstLine(src)
	at := slices.IndexFunc(x.u.Qualities, func(q QualityFact) bool { return FirstLine(q.Source) > line })
	if at < 0 {
		at = len(x.u.Qualities)
	}
	x.u.Qualities = slices.Insert(x.u.Qualities, at, QualityFact{Class: "C", Name: x.lex.Headline(text), Text: sentence(text), Source: src})
}

// owedByPartner tells what must or must not be done by somebody outside, and with the data.
func (l *Lexicons) owedByPartner(text string) bool {
	low := reading.Lower(text)
	for _, modal := range []string{" must ", " shall ", " may not "} {
		who, duty, ok := strings.Cut(low, modal)
		if ok && len(strings.Fields(who)) <= maxPartner && slices.Contains(l.PartnerNouns, reading.LastWord(who)) {
			return reading.ContainsAny(" "+strings.TrimRight(duty, ". ")+" ", l.PartnerDuties...)
		}
	}
	return false
}

// duties tells the duties of a law that are named and not said: "EU AI Act transparency
// duties".
func (l *Lexicons) duties(text string) bool {
	low := " " + strings.TrimRight(reading.Lower(text), ". ") + " "
	return len(strings.Fields(low)) <= maxDutyWords && slices.Contains(l.DutyNouns, reading.LastWord(strings.TrimSpace(low))) &&
		reading.ContainsAny(low, l.Laws...) && !strings.ContainsAny(low, ",;:") && !reading.HasFiniteVerb(strings.TrimSpace(low))
}

// dutiesInRoles takes what somebody else demands out of what is told of people: "Customers
// don't know that it exists, except that legal wants a line in the footer". It has to be
// built.
func (x *understander) dutiesInRoles() {
	for i := range x.u.Actors {
		a := &x.u.Actors[i]
		for _, mark := range x.lex.DutiesBehind {
			head, tail, ok := strings.Cut(a.Role, mark)
			if !ok || reading.HasHan(tail) || !x.lex.demands(tail) {
				continue
			}
			line := FirstLine(a.Source)
			a.Role = sentence(head)
			duty := sentence(reading.UpperFirst(tail))
			x.addConstraint(duty, line, line)
			if what := x.lex.shownToThem(tail); what != "" {
				x.u.Rules[StatementKey(duty)] = sentence(reading.UpperFirst(what) + " is shown to " + wording.Plural(reading.Lower(a.Name)))
				x.u.Told[StatementKey(duty)] = true
			}
			break
		}
	}
}

// shownToThem is what is shown to those of whom is said that somebody else wants it: "a line
// in the footer". Empty for what is nothing to read.
func (l *Lexicons) shownToThem(clause string) string {
	for _, verb := range l.WishVerbs {
		_, what, ok := strings.Cut(clause, verb)
		noun := TrimArticle(strings.TrimRight(what, ". "), []string{"a", "an", "the", "one"})
		if ok && slices.Contains(l.ShownThings, strings.ToLower(reading.FirstWord(noun))) {
			return strings.TrimRight(what, ". ")
		}
	}
	return ""
}

// demands says that a clause tells what somebody wants to be there: "legal wants a line".
func (l *Lexicons) demands(clause string) bool {
	for _, verb := range l.WishVerbs {
		who, what, ok := strings.Cut(clause, verb)
		if ok && len(strings.Fields(who)) <= maxWisher && slices.Contains([]string{"a", "an", "the", "one"}, reading.FirstWord(what)) {
			return true
		}
	}
	return false
}
