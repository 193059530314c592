package completing

import (
	"slices"

	"github.com/overtone-cli/overtone/phases/analysis"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// maxSharp is how many questions an idea is asked at most for its own words; a domain
// that is known has questions of its own, which need room.
const (
	maxSharp        = 4
	maxSharpOfKnown = 3
)

// ideaAreas are the questions that the words of an idea lead to: who tells "old" branches
// from others, what becomes of a price list that nobody can read. They say more of it than
// asking for its scope and its data, which could be asked of anything.
func (w *Completer) ideaAreas(open []packQuestion) []analysis.Area {
	if !phrasing.IsIdea(w.Source.Text, w.Language) {
		return nil
	}
	most := maxSharp
	if slices.ContainsFunc(open, func(q packQuestion) bool { return q.pack != w.fallbackPack() }) {
		most = maxSharpOfKnown
	}
	var out []analysis.Area
	for _, q := range phrasing.FirstN(w.IdeaQuestions(w.Source.Text, w.DomainPacks()), most) {
		out = append(out, analysis.Area{
			Dimension: q.Dimension, Name: w.Say("area_" + q.Dimension), Why: w.Say("gap_idea_why", "text", q.Said), Rule: "rule:idea-" + q.Class,
			Questions: []string{q.Text}, Suggestions: []string{phrasing.Finished(q.Suggestion)},
		})
	}
	return out
}

// asksAbout says that a general question about a dimension adds nothing to those that an
// idea is asked for its own words: for its steps, which it has told, or for what one of
// them asks more closely.
func asksAbout(sharp []analysis.Area, dimension string) bool {
	if len(sharp) == 0 || dimension == "scope" { // what is left out is asked of every idea
		return false
	}
	return dimension == "scenarios" || dimension == "errors" || slices.ContainsFunc(sharp, func(a analysis.Area) bool { return a.Dimension == dimension })
}
