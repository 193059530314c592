package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// asWhole reads a sentence in one of the forms that take it whole, the first that fits.
func (r *ideaReader) asWhole(text string) bool {
	for _, form := range []func(string) bool{
		r.lendingPoint, r.leftForNow, r.volumeThen, r.introduces, r.furtherTechnologies, r.laterOn, r.justA, r.noneThen, r.priced, r.halves, r.sameSubject, r.wishBehind, r.boundBehind,
		r.forbidden, r.unlessFirst, r.upon, r.trait, r.enough, r.takesToday, r.figures, r.atMostBehind, r.keptAsQuality, r.asStory, r.notNow, r.noNeed, r.insteadOf,
	} {
		if form(text) {
			return true
		}
	}
	return false
}

// halves reads the sentences and commands that semicolons join, each of which can stand alone:
// "Users get 30 days to enrol; admins must use it from day one".
func (r *ideaReader) halves(text string) bool {
	parts := strings.Split(text, "; ")
	if len(parts) < 2 || strings.ContainsAny(text, ":(") {
		return false
	}
	for _, part := range parts {
		c, clause := r.w.ParseClause(part)
		alone := clause && len(strings.Fields(c.Subject)) <= maxPurposeSubject && !r.w.Table.IsWord("pronouns", "en", strings.ToLower(c.Subject))
		if low := strings.ToLower(LeadingWord(part)); !alone && (!r.w.Table.IsWord("verbs", "en", low) || !strings.Contains(part, " ")) {
			return false
		}
	}
	r.takenApart(text)
	for _, part := range parts {
		r.plain(Capital(part))
	}
	return true
}

// noneThen reads "No ads, no purchases, works offline, parents can see progress": what is not
// asked for, and behind it what is.
func (r *ideaReader) noneThen(text string) bool {
	const longest = 4 // words of what is not asked for
	parts := reading.SplitTop(text, ", ")
	n := 0
	for n < len(parts) && len(strings.Fields(parts[n])) <= longest && strings.EqualFold(LeadingWord(parts[n]), "no") {
		n++
	}
	l := &ideaList{r: r}
	if n == 0 || n == len(parts) || slices.ContainsFunc(parts[n:], func(part string) bool { return !l.says(part) && !r.isTail(part) && LeadingWord(part) != "no" }) {
		return false
	}
	r.takenApart(text)
	for _, part := range parts {
		switch {
		case strings.EqualFold(LeadingWord(part), "no"):
			r.leaveOut(Capital(part))
		case r.isTail(part):
			r.tail(part)
		default:
			l.part(part)
		}
	}
	return true
}

// priced reads "Premium members (5 euros a month) see no advertisements": what the brackets
// say of those who act is a rule, and what they do stands without it.
func (r *ideaReader) priced(text string) bool {
	who, rest, ok := strings.Cut(text, " (")
	aside, does, closed := strings.Cut(rest, ") ")
	if !ok || !closed || len(strings.Fields(who)) > maxPurposeSubject || !IsPluralNoun(strings.ToLower(reading.LastWord(who))) || !(&ideaList{r: r}).person(who) || MeasureIn(aside) == "" {
		return false
	}
	r.takenApart(text)
	r.u.Constraints = appendItem(r.u.Constraints, Finished(Capital(who)+": "+aside), r.src)
	r.plain(JoinWords(who, does))
	return true
}

// takenApart forgets a sentence as the whole constraint that the layer below took it for.
func (r *ideaReader) takenApart(text string) {
	r.u.Constraints = Filtered(r.u.Constraints, func(it *specs.Item) bool { return FoldTerm(strings.TrimRight(it.Text, ". ")) != FoldTerm(text) })
}

// sameSubject reads a sentence that tells several things of one subject, each with a verb of
// its own that binds or tells: "It must cite the page, must not answer questions about
// salaries, and hands over to a person when it is not sure".
func (r *ideaReader) sameSubject(text string) bool {
	parts := reading.SplitTop(text, ", ")
	c, ok := r.w.ParseClause(parts[0])
	if !ok || len(parts) < 2 || c.Form != ModalVerb || strings.Contains(text, ": ") {
		return false
	}
	for i, part := range parts[1:] {
		part = CutFirst(part, "and ", "but ")
		low := strings.ToLower(LeadingWord(part))
		if !r.w.Table.IsWord("modals", "en", low) && !r.w.IsThird(low) {
			return false
		}
		parts[i+1] = part
	}
	r.takenApart(text)
	r.plain(parts[0])
	for _, part := range parts[1:] {
		r.plain(JoinWords(OrElse(c.Subject, LeadingWord(text)), part)) // "It" is no subject of its own
	}
	return true
}

// laterOn leaves out what a label says to come later, "Maybe later: forecast demand".
func (r *ideaReader) laterOn(text string) bool {
	label, rest, ok := strings.Cut(text, ": ")
	if !ok || !r.w.Table.IsWord("later_labels", "en", strings.ToLower(label)) {
		return false
	}
	r.leaveOut(Capital(rest))
	return true
}

// withoutPlea takes "please" off where it only asks: "No accounts please, just a link".
func (r *ideaReader) withoutPlea(text string) string {
	for _, plea := range r.w.Table.Words["pleas"].In("en") {
		text = strings.TrimRight(strings.TrimSuffix(strings.ReplaceAll(text, " "+plea+", ", ", "), " "+plea), ", ")
	}
	return text
}

// justA reads "No app, just a website" and "No accounts, just a link per invitation": what is not
// asked for, and what is instead.
func (r *ideaReader) justA(text string) bool {
	rest, ok := CutFold(text, "no ")
	what, instead, found := strings.Cut(rest, ", ")
	if !ok || !found {
		return false
	}
	kind := CutFirst(instead, "just ", "only ", "simply ")
	if kind == instead || len(strings.Fields(what)) > 3 {
		return false
	}
	r.leaveOut("No " + what)
	if r.kindAt(ClauseTokens(kind)) >= 0 {
		r.kind = OrElse(r.kind, reading.LastWord(kind))
	}
	r.u.Constraints = appendItem(r.u.Constraints, Finished(Capital(instead)), r.src)
	return true
}
