package specifying

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// approved finds what has to be agreed to, behind the subject that tells from which value on.
var approved = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:need|require|have|be subject to) (?:the )?(approval|consent|signature|confirmation|agreement) (?:of|by|from) ([^,;]+)$`)
})

// approvalSides tell what waits above a value for somebody who agrees, and what does not:
// "refunds above 500 EUR need the approval of the lead". Empty for any other clause.
func (w *Specifier) approvalSides(c phrasing.Clause, b *bound, next string) string {
	m := approved().FindStringSubmatch(strings.TrimRight(w.Base(c), ". "))
	at := strings.Index(c.Subject, b.m.Text)
	if m == nil || at <= 0 || c.Not {
		return ""
	}
	head := withoutBound(w.LowerStart(c.Subject[:at]))
	words := strings.Fields(head)
	if len(words) != 1 || !phrasing.IsPluralNoun(words[0]) {
		return ""
	}
	one := wording.Singular(words[0])
	if who, done, ok := beforeDone(m[2]); ok {
		return w.Say("bound_approval_first", append(b.pairs(), "one", wording.Article(one)+" "+one, "next", next, "tail", c.Subject[at+len(b.m.Text):], "word", m[1], "who", who, "done", done)...)
	}
	return w.Say("bound_approval", append(b.pairs(), "one", wording.Article(one)+" "+one, "next", next, "tail", c.Subject[at+len(b.m.Text):], "word", m[1], "who", m[2])...)
}

// beforeDone parts who agrees from what has to wait for it: "an executive before they can be
// sent".
func beforeDone(text string) (who, done string, ok bool) {
	who, behind, ok := strings.Cut(text, " before ")
	for _, lead := range []string{"they can be ", "it can be ", "they are ", "it is ", "they may be ", "it may be ", "being "} {
		if rest, found := strings.CutPrefix(behind, lead); ok && found && rest != "" {
			return who, rest, true
		}
	}
	return "", "", false
}

// approves reads a deed of agreeing to things of which there is more than a value.
var approves = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:be able to )?(?:approve|sign off|authori[sz]e|countersign|clear) (?:all |any |every |the )?(.+)$`)
})

// approverSides tell what waits above a value where the source says who agrees to it: "the lab manager
// approves bookings longer than 4 hours". What it is for somebody to be able to agree is not enough:
// nothing of it may go ahead before. Empty for any other statement.
func (w *Specifier) approverSides(fact string, b *bound, next string) string {
	c, ok := w.ParseClause(fact)
	m := approves().FindStringSubmatch(w.Base(c))
	if !ok || m == nil || c.Not || b.key != "bound_above" {
		return ""
	}
	at := strings.Index(m[1], b.m.Text)
	if at <= 0 {
		return ""
	}
	words := strings.Fields(withoutBound(m[1][:at]))
	last := len(words) - 1
	if len(words) == 0 || len(words) > 2 || !phrasing.IsPluralNoun(words[last]) {
		return ""
	}
	one, who := wording.Singular(strings.Join(words, " ")), w.LowerStart(c.Subject)
	if name, person := w.PersonIn(c.Subject); person {
		who = wording.Article(name) + " " + name
	}
	return w.Say("bound_approval", append(b.pairs(), "one", wording.Article(one)+" "+one, "next", next, "tail", strings.TrimRight(m[1][at+len(b.m.Text):], ". "), "word", w.Say("bound_approved"), "who", who)...)
}

// dutySides tell what somebody has to do beyond a value of something, and how the product
// sees to it: "for articles above 300 EUR the customer adds two photos". Empty where the
// statement does not begin with what it is for.
func (w *Specifier) dutySides(fact string, b *bound, next string) string {
	if first := strings.ToLower(phrasing.LeadingWord(fact)); first != "for" && first != "with" && first != "from" {
		return ""
	}
	for _, lead := range []string{", the ", ", a ", ", an ", " the ", " a ", " an "} {
		at := strings.LastIndex(fact, lead)
		if at < strings.Index(fact, b.m.Text)+len(b.m.Text) {
			continue
		}
		c, ok := w.ParseClause(strings.TrimLeft(fact[at:], ", "))
		name, person := w.PersonIn(c.Subject)
		if !ok || !person || c.Not || c.Form == phrasing.BeVerb {
			continue
		}
		condition := w.withValue(fact[:at], strings.Index(fact, b.m.Text), b, next)
		return w.Say("bound_duty", append(b.pairs(), "case", condition, "actor", wording.Article(name)+" "+name, "want", strings.TrimRight(w.Base(c), ". "))...)
	}
	return ""
}

// dutyTested says that a criterion tells who has to do something beyond a value and how the
// product sees to it: nothing is left of such a statement.
func (w *Specifier) dutyTested(d *Draft) bool {
	b := w.boundIn(d)
	if b == nil || b.key != "bound_above" || !w.duty(d) {
		return false
	}
	text := w.dutySides(phrasing.JoinWords(d.Statement.Trigger, w.testedFact(d)), b, stepFrom(b.value, 1))
	return text != "" && slices.ContainsFunc(d.Requirement.Criteria, func(c specs.Criterion) bool { return c.Text == phrasing.Finished(text) })
}
