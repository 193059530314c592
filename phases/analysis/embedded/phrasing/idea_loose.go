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
	for _, items := range [][]specs.Item{u.Constraints, u.Problem, u.Impact, u.Situation, u.Assumptions, u.Dependencies, u.Milestones, u.Decisions, u.Delivered, u.HeadCounts, u.InUse, u.Vision, u.InScope} {
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
