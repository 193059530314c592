package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// tieReasons gives what is left out the reason that stands beside it in its paragraph: before
// it, "We have bought QR stickers, so please don't invent anything with RFID", or behind it,
// "Please don't build a chat. We have WhatsApp groups".
func (x *understander) tieReasons() {
	for i := range x.u.NonGoals {
		n := &x.u.NonGoals[i]
		if n.Rationale != "" || reading.HasHan(n.Text) || len(n.Source.Lines) == 0 {
			continue
		}
		if what, why := onlyLater(n.Text); what != "" {
			n.Text, n.Rationale = what, why
			continue
		}
		u, k, at := x.refusalAt(n)
		if u == nil {
			continue
		}
		if why := x.lex.reasonBefore(u.Sentences[k].Text[:at]); why != "" {
			n.Rationale = sentence(reading.UpperFirst(why))
			continue
		}
		if k+1 >= len(u.Sentences) || !x.lex.spokenRefusal(u.Sentences[k].Text) || !endsIn(u.Sentences[k].Text[at:], n.Text) {
			continue
		}
		if why := u.Sentences[k+1]; x.lex.reasonBehind(why.Text) {
			n.Rationale = sentence(why.Text)
			n.Source = n.Source.Join(x.source(why.From, why.To))
			x.takeBack(why.Text)
		}
	}
}

// laterWish is a wish for some other time: "Later it would be great if neighbours could lend
// their own tools, but that is not for this year".
var laterWish = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:Later|Some day|One day),? (?:it|that) would be (?:great|nice|good|lovely|wonderful) if (.+?),? but (?:that|this|it) is (not for .+?|no part of .+?)\.?$`)
})

// onlyLater parts such a wish into what is left out and why.
func onlyLater(text string) (what, why string) {
	m := laterWish().FindStringSubmatch(text)
	if m == nil {
		return "", ""
	}
	return sentence(reading.UpperFirst(m[1])), "It would be welcome later, but it is " + m[2] + "."
}

// refusalAt finds the sentence that turns something down, and where in it that begins.
func (x *understander) refusalAt(n *specs.NonGoal) (u *reading.Unit, k, at int) {
	core := reading.Lower(strings.TrimRight(n.Text, ". "))
	for i := range x.r.Units {
		u := &x.r.Units[i]
		if u.Kind != reading.Prose || u.To < n.Source.Lines[0].From || u.From > n.Source.Lines[0].To {
			continue
		}
		for k, sen := range u.Sentences {
			if low := reading.Lower(sen.Text); len(low) == len(sen.Text) {
				if at := strings.Index(low, core); at >= 0 {
					return u, k, at
				}
			}
		}
	}
	return nil, 0, 0
}

// reasonBefore is the clause before a refusal from which it follows; empty for one that only
// stands before it.
func (l *Lexicons) reasonBefore(before string) string {
	before = strings.TrimSpace(before)
	for _, link := range []string{", so please", ", so"} {
		if why, ok := strings.CutSuffix(before, link); ok && len(strings.Fields(why)) > 3 && reading.HasFiniteVerb(why) {
			return why
		}
	}
	why, ok := strings.CutSuffix(before, ";")
	if low := " " + reading.Lower(why) + " "; !ok || strings.Contains(why, ";") || len(strings.Fields(why)) < 4 || !l.staysWith(low) {
		return ""
	}
	return why
}

// staysWith says that a clause tells who goes on doing something: "payments themselves stay
// with the bank".
func (l *Lexicons) staysWith(low string) bool {
	return reading.ContainsAny(low, l.StaysWith...) && !reading.ContainsAny(low, " no ", " not ", " never ")
}

// spokenRefusal tells a sentence that turns something down as people speak.
func (l *Lexicons) spokenRefusal(text string) bool {
	return reading.HasPrefixOf(reading.Lower(strings.ReplaceAll(text, "’", "'")), l.SpokenRefusals...)
}

// reasonBehind tells a sentence that says what is there instead of what was turned down.
func (l *Lexicons) reasonBehind(text string) bool {
	low := reading.Lower(text)
	return reading.HasPrefixOf(low, l.ReasonsBehind...) && !strings.ContainsAny(text, "0123456789?") && !reading.ContainsAny(low, " must ", " should ", " need ", " want ")
}

// endsIn says that nothing more is turned down behind a text.
func endsIn(rest, text string) bool {
	return strings.Trim(rest[min(len(rest), len(strings.TrimRight(text, ". "))):], " .!") == ""
}

// takeBack removes a sentence from what was read as trouble of today: it is a reason.
func (x *understander) takeBack(text string) {
	same := func(it specs.Item) bool { return strings.TrimRight(it.Text, ". ") == strings.TrimRight(text, ". ") }
	for _, list := range []*[]specs.Item{&x.u.Problem, &x.u.Situation, &x.u.Notes} {
		*list = slices.DeleteFunc(*list, same)
	}
}
