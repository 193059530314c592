package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxToldName is how many words the name of a thing has at most of which a sentence is
// made.
const maxToldName = 5

// toldByItself makes a sentence of the name of a thing that says what is so of it: a name
// alone is no test. A denial in brackets is tried out. Empty where the name says nothing.
func (w *Specifier) toldByItself(d *Draft, thing string) course {
	thing = strings.TrimRight(strings.TrimSpace(thing), ". ")
	if _, aside, ok := strings.Cut(thing, " ("); ok && strings.HasSuffix(aside, ")") {
		if fact := w.deniedAside(strings.TrimSuffix(aside, ")")); fact != "" {
			return course{Main: w.Say("check_denied", "text", fact), Rule: "criterion-of-prohibition", rank: firmCourse}
		}
	}
	fact := w.saidThat(thing)
	if fact == "" {
		fact = w.saidDone(thing)
	}
	if fact == "" && w.isState(d.Statement) {
		fact = phrasing.JoinWords(w.Product, "is", w.LowerStart(thing))
	}
	if fact == "" {
		return course{}
	}
	return w.proved(fact)
}

// isState says that a statement is only what the product is: "shared between processes".
func (w *Specifier) isState(st phrasing.Statement) bool {
	return st.Phrase == "" && st.Label == "" && !st.Whole && st.Trigger == "" && (w.stateAlone(st.Head) || w.OpensDone(st.Head))
}

// proved is a fact that a test shows: what developers use is tested where they build it.
func (w *Specifier) proved(fact string) course {
	if w.isTool() || w.ProductType() == "library" {
		return course{Main: w.Say("check_ci", "text", w.LowerStart(fact)), plain: true}
	}
	return course{Main: w.plainly(fact), plain: true}
}

// deniedAside is what a remark in brackets forbids, as a fact: "one pump must not empty
// the tank". Empty for any other remark.
func (w *Specifier) deniedAside(aside string) string {
	c, ok := w.ParseClause(aside)
	if !ok || strings.ContainsAny(aside, ";()") || !c.Not && c.Adverb != "never" {
		return ""
	}
	fact, ok := w.Indicative(c)
	if !ok {
		return ""
	}
	return w.LowerStart(fact)
}

// saidThat is what a thing does that is named with "that": "middleware that sets the
// headers" sets the headers.
func (w *Specifier) saidThat(thing string) string {
	name, does, ok := strings.Cut(thing, " that ")
	if !ok || len(strings.Fields(name)) > maxToldName || strings.ContainsAny(name, ",:;(") {
		return ""
	}
	if first := strings.ToLower(phrasing.LeadingWord(does)); !w.IsThird(first) || w.Table.IsWord("prepositions", "en", strings.ToLower(phrasing.LeadingWord(name))) || w.BeginsWithVerb(name) {
		return ""
	}
	named := definite(w, w.LowerStart(name))
	if first := phrasing.LeadingWord(name); strings.Contains(name, " ") && len(first) > 1 && first == strings.ToUpper(first) && reading.IsASCII(first) {
		named = phrasing.JoinWords("the", name) // "the HTTP middleware"
	}
	return phrasing.JoinWords(named, does)
}

// saidDone is what becomes of a thing that is named with it: "marks per page, made on
// first use, dropped after a while".
func (w *Specifier) saidDone(thing string) string {
	parts := reading.SplitTop(thing, ",")
	if len(parts) < 2 || strings.ContainsAny(thing, ":;") {
		return ""
	}
	name := strings.TrimSpace(parts[0])
	if first := strings.ToLower(phrasing.LeadingWord(name)); w.BeginsWithVerb(name) && (!phrasing.IsPluralNoun(first) || !reading.HasPrefixOf(strings.ToLower(name), first+" per ", first+" of ")) {
		return "" // "limits per key" are things all the same
	}
	bare, _, _ := strings.Cut(name, " (")
	if len(strings.Fields(bare)) > maxToldName {
		return ""
	}
	var done []string
	for _, p := range parts[1:] {
		p = strings.TrimPrefix(strings.TrimSpace(p), "and ")
		first := strings.ToLower(phrasing.LeadingWord(p))
		if _, ok := w.Participle(first); !ok && !reading.HasSuffixOf(first, "ed", "tten") || len(strings.Fields(p)) < 2 {
			return ""
		}
		done = append(done, p)
	}
	head := bare
	for _, joint := range []string{" per ", " of ", " for ", " with "} {
		head, _, _ = strings.Cut(head, joint)
	}
	return phrasing.JoinWords(w.LowerStart(name), w.copula(head), w.Join(done, 0))
}
