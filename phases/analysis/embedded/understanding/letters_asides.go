package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// What a letter says by the way that asks for nothing: what is refused, what is left alone,
// what may cost nothing, and what whoever writes does not know.

// mustBeAble is what somebody called by name is to be able to do, with what whoever writes
// does then: "Neil must be able to report a fault, and then I ring the customer".
var mustBeAble = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(\p{Lu}\p{Ll}{2,}) (?:must|has to) be able to ([^;:]+?)(, and then (?:I|we) [^;:]+)?$`)
})

// pleaseNo leaves something out and says why: "No typing for Agnes, please, she hates it".
var pleaseNo = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^No ([^,;:]{3,50}), please[,.:;] (\S.+)$`)
})

// oursToday tells beside what others do how the firm works: "Customers bring their own or we
// order from six suppliers".
var oursToday = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^\p{Lu}[^,;:]+? or we ([a-z]+) [^;:]+$`)
})

// noCosts refuses what something may cost: "And no monthly fee per person if you can help it".
var noCosts = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:and |but |also )?no (?:[a-z]+ ){0,2}(?:fees?|costs?|charges?|subscriptions?|licen[cs]e fees?)\b`)
})

// toldAside files a sentence that asks for nothing that the product does.
func (x *understander) toldAside(u *reading.Unit, i int) bool {
	sen := &u.Sentences[i]
	if x.ourPeople(sen) {
		return true
	}
	if m := pleaseNo().FindStringSubmatch(sen.Text); m != nil {
		x.addNonGoal(reading.UpperFirst(m[1]), reading.UpperFirst(m[2]), sen.From, sen.To)
		sen.Text = ""
		return true
	}
	wish := i+1 < len(u.Sentences) && reading.HasPrefixOf(u.Sentences[i+1].Text, "I need ", "We need ", "I want ", "We want ", "I'd like ", "We'd like ")
	if m := oursToday().FindStringSubmatch(strings.TrimRight(sen.Text, ". ")); wish && m != nil && bareVerb(m[1]) && !auxiliary(m[1]) {
		if s := x.look(sen.Text); !s.has("can", "must", "should", "could", "need") {
			x.addSituation(sen.Text, sen.From, sen.To)
			sen.Text = ""
			return true
		}
	}
	if m := mustBeAble().FindStringSubmatch(strings.TrimRight(sen.Text, ". ")); m != nil && x.calledHere(m[1]) {
		sen.Text = m[1] + " can " + m[2] + "."
		if m[3] != "" {
			x.note(reading.UpperFirst(strings.TrimPrefix(m[3], ", and ")), sen.From, sen.To)
		}
	}
	if noCosts().MatchString(sen.Text) {
		x.addConstraint(sen.Text, sen.From, sen.To)
		sen.Text = ""
		return true
	}
	return false
}

// leftAlone files what is to stay as it is, with what the next sentence says of something
// else in the same way: "Quotes: I do them in Word, leave that alone. Same for the books".
func (x *understander) leftAlone(u *reading.Unit) {
	alone := false
	for i := range u.Sentences {
		sen := &u.Sentences[i]
		low := strings.TrimRight(reading.Lower(sen.Text), ".! ")
		switch {
		case i == 0 && u.Label != "" && len(strings.Fields(u.Label)) <= maxDoneThing && reading.HasSuffixOf(low, x.lex.LeaveAlone...):
			x.addNonGoal(u.Label, strings.TrimRight(x.lex.withoutLeaving(sen.Text), ", "), u.From, sen.To)
			u.Label, sen.Text, alone = "", "", true
			continue
		case alone && reading.HasPrefixOf(low, x.lex.SameFor...):
			for _, lead := range x.lex.SameFor {
				if strings.HasPrefix(low, lead) {
					thing, why, _ := strings.Cut(strings.TrimRight(sen.Text[len(lead):], ". "), ", ")
					x.addNonGoal(reading.UpperFirst(thing), reading.UpperFirst(why), sen.From, sen.To)
					sen.Text = ""
					break
				}
			}
		}
		alone = false
	}
}

// withoutLeaving is a sentence without the words at its end that tell to leave something alone.
func (l *Lexicons) withoutLeaving(text string) string {
	text = strings.TrimRight(text, ".! ")
	for _, end := range l.LeaveAlone {
		if strings.HasSuffix(reading.Lower(text), end) {
			return text[:len(text)-len(end)]
		}
	}
	return text
}

// unwantedList files each of a list of what whoever writes does not want: "Things I don't
// want: a shop, online booking".
func (x *understander) unwantedList(u *reading.Unit) {
	if !x.lex.NotWantedHeads[strings.ReplaceAll(reading.Lower(u.Label), "’", "'")] || len(u.Sentences) == 0 {
		return
	}
	first := u.Sentences[0]
	parts := reading.SplitList(strings.TrimRight(first.Text, ". "))
	if len(parts) < 2 {
		return // one thing alone is read like any other refusal
	}
	for _, part := range parts {
		part = strings.TrimSpace(part)
		for _, joint := range []string{"and ", "or "} {
			part = strings.TrimPrefix(part, joint)
		}
		x.addNonGoal(reading.UpperFirst(part), "", first.From, first.To)
	}
	u.Label, u.Sentences = "", u.Sentences[1:]
}

// maxSides is how many sentences one open question takes at most.
const maxSides = 4

// openDoubt files as one question what whoever writes says that they do not know, with the
// sides they name: "One thing I don't know: Dev says we should track hours. Agnes thinks
// that's spying. What do other people do?"
func (x *understander) openDoubt(u *reading.Unit) bool {
	if !x.lex.DoubtHeads[strings.ReplaceAll(reading.Lower(u.Label), "’", "'")] || len(u.Sentences) == 0 {
		return false
	}
	var said []string
	for i, sen := range u.Sentences {
		last := i == len(u.Sentences)-1
		if strings.HasSuffix(sen.Text, "?") != last || !last && !reading.ContainsAny(" "+reading.Lower(sen.Text), x.lex.TakesSide...) || i >= maxSides {
			return false // several questions, or more than the sides that people take
		}
		said = append(said, sen.Text)
	}
	x.addQuestion(reading.UpperFirst(strings.Join(said, " ")), u.From, u.To)
	u.Label, u.Sentences = "", nil
	return true
}
