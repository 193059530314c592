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
	r.thing(text)
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

// halves reads two sentences that a semicolon joins, each with a subject of its own: "Users
// get 30 days to enrol; admins must use it from day one".
func (r *ideaReader) halves(text string) bool {
	first, second, ok := strings.Cut(text, "; ")
	if !ok || strings.ContainsAny(text, ":(") || strings.Contains(second, "; ") {
		return false
	}
	a, one := r.w.ParseClause(first)
	b, two := r.w.ParseClause(second)
	if !one || !two || r.w.imperative(first) || len(strings.Fields(a.Subject)) > maxPurposeSubject || len(strings.Fields(b.Subject)) > maxPurposeSubject || r.w.Table.IsWord("pronouns", "en", strings.ToLower(b.Subject)) {
		return false
	}
	r.plain(first)
	r.plain(Capital(second))
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
