package specifying

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// serveAims files what no goal speaks of under the stated goals that such deeds
// reach: who has fewer calls in mind is served by a page that shows how far a
// thing is, though the two share no word.
func (w *Specifier) serveAims(goals *GoalIndex, out *analysis.RequirementsOutput) {
	if len(goals.goals) == 0 {
		return
	}
	rest := []string{goals.rest()}
	var aims [][]*phrasing.AimRule
	for i := range goals.goals {
		aims = append(aims, w.aimsOf(&goals.goals[i]))
	}
	for i := range out.Requirements {
		r := &out.Requirements[i]
		if !slices.Equal(r.TracesTo, rest) || r.Source.Kind == specs.Inferred {
			continue
		}
		deed := phrasing.NewWordIndex(bracketRemarks().ReplaceAllString(phrasing.WithoutCode(r.Title+" . "+phrasing.ItemsText(r.Description)), "")) // what brackets name is an example of it
		var served []string
		for at, list := range aims {
			if len(served) < maxTraces && slices.ContainsFunc(list, func(a *phrasing.AimRule) bool { return deed.HasAny(a.Deeds) && !deed.HasAny(a.Unless) }) {
				served = append(served, goals.goals[at].ID)
			}
		}
		if len(served) > 0 {
			r.TracesTo = served
		}
	}
}

// bracketRemarks finds what stands in brackets.
var bracketRemarks = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(` \([^()]*\)`) })

// maxTraces bounds the goals that a requirement is filed under.
const maxTraces = 2

// aimsOf are the kinds of aim that a stated goal is of.
func (w *Specifier) aimsOf(goal *specs.Goal) []*phrasing.AimRule {
	if goal.Source.Kind == specs.Inferred {
		return nil
	}
	text := phrasing.NewWordIndex(w.goalText(goal))
	var out []*phrasing.AimRule
	for i := range w.Table.Aims {
		if a := &w.Table.Aims[i]; text.HasAny(a.Goals) {
			out = append(out, a)
		}
	}
	return out
}

// officesAndSynonyms are pairs by which Chinese texts are alike before they are compared
// with goals: the house of a role is somebody too, as 后勤处 of the 后勤处管理员, and what
// is called by two words is one.
func (w *Specifier) officesAndSynonyms() []string {
	if w.Language != "zh" {
		return nil
	}
	var pairs []string
	for i := range w.Understood.Actors {
		for _, end := range w.Table.Words["office_ends"].In("zh") {
			if office, ok := strings.CutSuffix(w.Understood.Actors[i].Name, end); ok && utf8.RuneCountInString(office) > 2 {
				pairs = append(pairs, office, " ")
				break
			}
		}
	}
	for from, to := range w.Table.Words["goal_synonyms"].Pairs("zh") {
		pairs = append(pairs, from, to)
	}
	return pairs
}

// showsIt is how much it counts beside shared words that a requirement shows what a goal
// wants to be seen.
const showsIt = 2.0

// shows says that a text counts or reports what a goal wants to be seen: statistics of
// costs serve "每月能看到成本" before the goal whose measure is one of their columns.
func (g *GoalIndex) shows(i int, text string) bool {
	return g.seen[i] && reading.ContainsAny(text, g.figures...)
}
