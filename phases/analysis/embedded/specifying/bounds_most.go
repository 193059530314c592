package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// mostOf tests up to how many the product takes, "the service accepts up to 50 files": what is
// one more is refused, and not the same said again. Where it does something with them itself,
// "the relay forwards to up to 10 targets", exactly so many are served. Empty for all else.
func (w *Specifier) mostOf(d *Draft, b *bound, fact string) string {
	if b.count == "" || b.next == "" || d.Statement.Label != "" || d.Statement.Trigger != "" || !strings.Contains(fact, b.m.Text) {
		return ""
	}
	c := d.Statement.Clause
	phrase := d.Statement.Phrase
	if phrase == "" {
		if _, person := w.PersonIn(c.Subject); person || c.Subject == "" || c.Not {
			return ""
		}
		phrase = w.Base(c)
	}
	if w.Table.IsWord("bound_takes", "en", strings.ToLower(phrasing.LeadingWord(phrase))) {
		return w.Say("bound_taken", b.pairs()...)
	}
	_, rest, _ := strings.Cut(phrase, " ")
	if way := phrasing.LeadingWord(rest); w.Table.IsWord("bound_ways", "en", way) && !strings.HasPrefix(rest, "up to ") {
		rest = strings.TrimSpace(rest[len(way):])
	}
	for _, most := range w.Table.Words["bound_up_to"].In("en") {
		amount := most + " " + b.count + " " + b.unit
		behind, direct := strings.CutPrefix(rest, amount)
		if before, after, ok := strings.Cut(fact, amount); ok && direct && !strings.Contains(behind, " per ") {
			return w.Say("bound_served", b.pairs("text", strings.TrimSpace(before)+" "+w.Say("bound_exactly", b.pairs()...)+after)...)
		}
	}
	for _, most := range w.Table.Words["bound_up_to"].In("en") {
		amount := b.count + " " + b.unit
		if before, after, ok := strings.Cut(fact, most+" "+amount); ok && strings.HasSuffix(before, " ") && !strings.Contains(after, " per ") {
			return w.Say("bound_most_then", b.pairs("text", before+amount+after)...)
		}
	}
	return ""
}

// shortestAside says that a time from which on something is taken stands in brackets behind a
// thing, of whose length it is: "offers a shift (or part of it, min. 4 h)". Nobody waits so long.
func shortestAside(source string, m wording.Measure) bool {
	open := strings.LastIndex(source[:m.Start], "(")
	return open > 0 && !strings.Contains(source[open:m.Start], ")") && strings.Contains(source[m.End:], ")")
}

// choosesLength says that people say how long something is to last, of whom a longer time can
// be refused: "a member can book a boat for up to 3 hours". What the product does for so
// long, or lets somebody have, ends by itself.
func (w *Specifier) choosesLength(d *Draft) bool {
	st := d.Statement
	if !st.Whole {
		return st.Phrase == "" || !st.Third || d.Person
	}
	if c := st.Clause; c.Form == phrasing.ModalVerb && c.Verb != "must" && c.Verb != "shall" && !strings.HasPrefix(c.Rest, "be ") {
		return true // "a ward may pause its calls for up to 14 days"
	}
	_, person := w.PersonIn(st.Clause.Subject)
	return person && !w.Table.IsWord("receive", "en", phrasing.LeadingWord(w.Base(st.Clause)))
}
