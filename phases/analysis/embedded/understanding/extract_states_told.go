package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// lifeLine reads a label that announces a life and the chain behind it: "Life
// cycle of a parcel: `filed` → `sent` → `received`. A sent parcel can come
// back." The other sentences are read on their own.
func (x *understander) lifeLine(u *reading.Unit) bool {
	if u.Label == "" || reading.HasHan(u.Label) || len(u.Sentences) == 0 || !reading.ContainsAny(reading.Lower(u.Label), x.lex.LifeCycleWords...) && (!reading.HasSuffixOf(reading.Lower(u.Label), x.lex.StateHeads...) || len(strings.Fields(u.Label)) > 3) {
		return false
	}
	first := u.Sentences[0]
	body := arrows(strings.TrimSpace(strings.TrimPrefix(first.Text, u.Label+":")))
	parts := reading.SplitTop(firstClause(body), "→")
	if len(parts) < 3 || len(parts) > 64 || !reading.ShortParts(parts, 3, 8) {
		return false
	}
	x.addChain(x.stateSubject(u.Label), parts, u.From, first.To)
	for _, sen := range u.Sentences[1:] {
		if x.furtherStates(sen) {
			continue
		}
		s := x.look(sen.Text)
		x.put(reading.FirstOf(x.classify(&s, context{kind: "constraint", feature: -1}, false), "constraint"), &s, sen.From, sen.To, context{feature: -1})
	}
	return true
}

// withoutMarks is a text without the marks of emphasis and of code.
func withoutMarks(text string) string {
	return strings.ReplaceAll(strings.ReplaceAll(text, "*", ""), "`", "")
}

// thenStates reads "A booking is requested, then confirmed, then checked in and
// finally left; it can also be cancelled": the steps of a life, then how else it
// may end.
func (x *understander) thenStates(sen reading.Sentence) bool {
	text := withoutMarks(strings.TrimRight(sen.Text, ". "))
	subject, chain, ok := strings.Cut(text, " is ")
	if !ok || reading.HasHan(text) || strings.Count(chain, ", then ")+strings.Count(chain, " and then ")+strings.Count(chain, " finally ") < 2 {
		return false
	}
	subject = TrimArticle(strings.TrimPrefix(subject, "first "), append([]string{"the", "every", "each"}, x.lex.articles...))
	chain, rest, _ := strings.Cut(chain, ";")
	chain = strings.NewReplacer(", and finally ", "→", " and finally ", "→", ", finally ", "→", ", and then ", "→", " and then ", "→", ", then ", "→").Replace(strings.TrimPrefix(chain, "first "))
	parts := strings.Split(chain, "→")
	if len(strings.Fields(subject)) > 3 || len(parts) < 3 || !reading.ShortParts(parts, 3, 8) {
		return false
	}
	x.addChain(subject, parts, sen.From, sen.To)
	for _, lead := range x.lex.OrItIs {
		ends, ok := strings.CutPrefix(strings.TrimSpace(rest), lead)
		if parts := reading.SplitList(strings.ReplaceAll(ends, " or ", ", ")); ok && reading.ShortParts(parts, 3, 8) {
			x.addStates(subject, parts, sen.From, sen.To)
			return true
		}
	}
	if rest = strings.TrimSpace(rest); rest != "" {
		x.addConstraint(reading.UpperFirst(rest), sen.From, sen.To)
	}
	return true
}

// leadsOn tells the name of a state from what says that no state follows.
func (l *Lexicons) leadsOn(cell string) bool {
	return !l.LeadsNowhere[reading.Lower(strings.Trim(cell, " –—-/"))]
}

// furtherStates adds the states that a sentence says a known one may lead to: "From
// `stored` a parcel may also become `recalled` or `overdue` (after 72 h)". The steps
// between them are read afterwards, with all others.
func (x *understander) furtherStates(sen reading.Sentence) bool {
	low := reading.Lower(sen.Text)
	at := firstIndex(low, x.lex.MayBecome...)
	if at <= 0 || reading.HasHan(sen.Text) || len(x.u.Entities) == 0 {
		return false
	}
	verb := ""
	for _, v := range x.lex.MayBecome {
		if strings.HasPrefix(low[at:], v) && len(v) > len(verb) {
			verb = v
		}
	}
	targets := strings.TrimRight(sen.Text[at+len(verb):], ". ")
	coded := strings.HasPrefix(targets, "`")
	if !coded && !strings.HasPrefix(low, "from ") {
		return false
	}
	e := -1
	for i := range x.u.Entities {
		if len(x.u.Entities[i].States) > 1 && len(x.statesNamed(i, sen.Text[:at])) > 0 {
			e = i
		}
	}
	if e < 0 {
		return false
	}
	var names []string
	for _, p := range reading.SplitList(strings.ReplaceAll(targets, " or ", ", ")) {
		name, _, _ := strings.Cut(p, " (")
		if coded {
			if name, _, _ = strings.Cut(strings.TrimPrefix(p, "`"), "`"); !strings.HasPrefix(p, "`") {
				break // what stands behind the names is when
			}
		}
		names = append(names, name)
	}
	if len(names) == 0 || !reading.ShortParts(names, 2, 6) {
		return false
	}
	x.addStates(x.u.Entities[e].Name, names, sen.From, sen.To)
	return true
}
