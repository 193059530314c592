package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// loose keeps a further sentence of an idea that has no known form, "Login through Azure AD",
// "About 200 employees": what is stated is never lost. What the layer below has filed
// already is not kept twice.
func (r *ideaReader) loose(text string) {
	text = strings.TrimRight(strings.TrimSpace(text), ".!")
	if len(strings.Fields(text)) < 2 || strings.HasSuffix(text, "?") || r.keptBelow(text) {
		return
	}
	if body, _, wish := r.withoutLead(text); wish {
		r.thing(body) // "There should be a pause button"
		return
	}
	if deed := r.looseDeed(text); deed != "" {
		r.acts(deed, "")
		return
	}
	bare := text
	for _, about := range r.w.Table.Words["about_words"].In("en") {
		bare = CutFirst(bare, about+" ")
	}
	if figure := strings.ToLower(LeadingWord(bare)); IsNumeral(figure) && IsPluralNoun(strings.ToLower(WordAt(ClauseTokens(bare), 1))) && len(strings.Fields(bare)) <= maxFigureWords {
		r.u.Qualities = append(r.u.Qualities, understanding.QualityFact{Class: "SC", Name: text, Text: Finished(Capital(text)), Target: OrElse(MeasureIn(text), bare), Source: r.src})
		return
	}
	if _, clause := r.w.ParseClause(text); clause {
		r.keepWhole(text)
		return
	}
	if r.states(text) {
		r.u.Constraints = appendItem(r.u.Constraints, Finished(Capital(text)), r.src)
		return
	}
	if slices.ContainsFunc(wording.Measures(text), func(m wording.Measure) bool { return m.Class == wording.ClassTime }) && reading.ContainsAny(text, " under ", " below ") { // "Average response under 3 days"
		r.limit(text)
		return
	}
	r.thing(text)
}

// looseDeed is what people do where only the noun for it stands, "Login through Azure AD",
// "Export to Excel". Empty for all else.
func (r *ideaReader) looseDeed(text string) string {
	noun, rest, _ := strings.Cut(text, " ")
	deed, ok := r.w.Table.Words["loose_deeds"].Paired("en", strings.ToLower(noun))
	if !ok || !r.w.Table.IsWord("prepositions", "en", strings.ToLower(LeadingWord(rest))) && strings.ToLower(LeadingWord(rest)) != "via" {
		return ""
	}
	return JoinWords(deed, rest)
}

// states says that a few words tell what is so of things, with a verb that has no object:
// "Bicycles cost extra".
func (r *ideaReader) states(text string) bool {
	const longest = 5
	tokens := ClauseTokens(text)
	if len(tokens) < 2 || len(tokens) > longest || tokens[0].Comma || !IsPluralNoun(tokens[0].Low) || r.w.IsThird(tokens[0].Low) {
		return false
	}
	verb := tokens[1].Low
	return r.w.Table.IsWord("verbs", "en", verb) && (verb == "cost" || r.w.Table.IsWord("going_verbs", "en", verb))
}

// maxFigureWords is how many words say how much there is.
const maxFigureWords = 5

// keptBelow says that the layer below has filed a text, or a sentence that holds it, among
// what is no feature.
func (r *ideaReader) keptBelow(text string) bool {
	key := FoldTerm(text)
	holds := func(said string) bool {
		said = FoldTerm(strings.TrimRight(said, ". "))
		return said != "" && (strings.Contains(said, key) || said == key)
	}
	u := r.u
	for _, items := range [][]specs.Item{u.Constraints, u.Problem, u.Impact, u.Situation, u.Assumptions, u.Dependencies, u.Milestones, u.Decisions, u.Delivered, u.InUse, u.Vision, u.InScope} {
		if slices.ContainsFunc(items, func(it specs.Item) bool { return holds(it.Text) }) {
			return true
		}
	}
	return slices.ContainsFunc(u.Qualities, func(q understanding.QualityFact) bool { return holds(q.Text) }) ||
		slices.ContainsFunc(u.NonGoals, func(n specs.NonGoal) bool { return holds(n.Text) }) ||
		slices.ContainsFunc(u.Questions, func(q specs.Question) bool { return holds(q.Text) }) ||
		slices.ContainsFunc(u.Goals, func(g understanding.GoalFact) bool { return holds(g.Text) })
}

// furtherTechnologies keeps a sentence behind the first that does nothing but name
// technologies, "iOS and Android", as the constraint that it is.
func (r *ideaReader) furtherTechnologies(text string) bool {
	if !r.further || r.onlyTechnologies(text) {
		return r.further
	}
	if !r.onlyTechnologies("use "+text) && !r.onlyPlatforms(text) {
		return false
	}
	if !r.keptBelow(text) {
		r.u.Constraints = appendItem(r.u.Constraints, Finished(text), r.src)
	}
	return true
}

// onlyPlatforms says that a text does nothing but name what the product runs on.
func (r *ideaReader) onlyPlatforms(text string) bool {
	return !slices.ContainsFunc(reading.SplitList(text), func(name string) bool {
		return !r.w.Table.IsWord("platform_names", "en", strings.ToLower(CutFirst(strings.TrimSpace(name), "and ")))
	})
}

// onlyTechnologies says that a sentence does nothing but prescribe technologies, "Use
// PostgreSQL and Node.js": these are constraints.
func (r *ideaReader) onlyTechnologies(text string) bool {
	rest, ok := CutFold(text, "use ")
	if !ok {
		rest, ok = CutFold(text, "built with ")
	}
	if !ok || len(r.u.Technologies) == 0 {
		return false
	}
	for _, name := range reading.SplitList(rest) {
		name = strings.TrimSpace(CutFirst(name, "and ", "a ", "an ", "the "))
		if !slices.ContainsFunc(r.u.Technologies, func(t understanding.TechnologyFact) bool { return strings.EqualFold(t.Name, name) }) {
			return false
		}
	}
	return true
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

// justA reads "No app, just a website": what is not asked for, and what is instead.
func (r *ideaReader) justA(text string) bool {
	rest, ok := CutFold(text, "no ")
	what, instead, found := strings.Cut(rest, ", ")
	if !ok || !found {
		return false
	}
	kind := CutFirst(instead, "just ", "only ")
	if kind == instead || len(strings.Fields(what)) > 3 || r.kindAt(ClauseTokens(kind)) < 0 {
		return false
	}
	r.leaveOut("No " + what)
	r.kind = OrElse(r.kind, reading.LastWord(kind))
	r.u.Constraints = appendItem(r.u.Constraints, Finished(Capital(instead)), r.src)
	return true
}

// oneOf names the one of several things that a deed before tells of: "employees request one"
// behind "IT staff register laptops".
func (r *ideaReader) oneOf(act string) string {
	verb, what, _ := strings.Cut(act, " ")
	if what != "one" {
		return act
	}
	for _, f := range slices.Backward(r.features) {
		words := strings.Fields(strings.ToLower(objectIn(OrElse(f.Want, OrElse(r.w.machine[strings.ToLower(f.Name)], f.Name)))))
		if at := slices.IndexFunc(words, IsPluralNoun); at >= 0 && at < maxNamed && !slices.ContainsFunc(words[:at], func(word string) bool { return r.w.Table.IsWord("prepositions", "en", word) }) {
			one := wording.Singular(strings.Join(words[:at+1], " "))
			return JoinWords(verb, wording.Article(one), one)
		}
	}
	return act
}
