package repair

import (
	"context"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// mendTrace gives a requirement without a goal the goal that shares most of
// its words, or asks for it.
func mendTrace(_ context.Context, w *work, f specs.FindingRow) (string, error) {
	doc, _ := w.find(f)
	brief := w.s.Package.Brief
	if brief == nil {
		return "", nil
	}
	var traces *[]string
	var questions *[]specs.Question
	var id, text string
	switch d := doc.(type) {
	case *specs.Requirement:
		traces, questions, id, text = &d.TracesTo, &d.OpenQuestions, d.ID, d.Title+" "+join(d.Description)
	case *specs.NFR:
		traces, questions, id, text = &d.TracesTo, &d.OpenQuestions, d.ID, d.Title+" "+join(d.Statement)
	default:
		return "", nil
	}
	known := slices.DeleteFunc(slices.Clone(*traces), func(g string) bool { return !w.isGoal(g) })
	if len(known) > 0 && len(known) == len(*traces) {
		return "", nil // another finding of this turn has led to it
	}
	w.touch(doc)
	if len(known) > 0 {
		*traces = known
		return w.say("trace_pruned", "id", id, "goals", strings.Join(known, ", ")), nil
	}
	goal := nearestGoal(brief.Goals, text)
	if goal == "" {
		return w.ask(questions, id, w.say("ask_trace", "id", id)), nil
	}
	*traces = []string{goal}
	return w.say("trace", "id", id, "goal", goal), nil
}

func (w *work) isGoal(id string) bool {
	return w.s.Package.Brief != nil && slices.ContainsFunc(w.s.Package.Brief.Goals, func(g specs.Goal) bool { return g.ID == id })
}

func join(items []specs.Item) string {
	texts := make([]string, len(items))
	for i, it := range items {
		texts[i] = specs.Plain(it.Text)
	}
	return strings.Join(texts, " ")
}

// restGoal is the rule of the goal that holds what no other goal speaks of.
const restGoal = "rule:goal-of-rest"

// nearestGoal is the goal that shares most content words with a text, the only
// goal when there is one; when nothing is shared, the goal of the rest, and empty
// without one.
func nearestGoal(goals []specs.Goal, text string) string {
	if len(goals) == 1 {
		return goals[0].ID
	}
	words := wording.Keywords(text)
	best, score := "", 0.0
	for _, g := range goals {
		if g.Source.Rule == restGoal {
			best = g.ID // unless another one speaks of it
		}
	}
	for _, g := range goals {
		share := wording.Overlap(wording.Keywords(specs.Plain(g.Text+" "+g.Metric)), words)
		if share > score {
			best, score = g.ID, share
		}
	}
	return best
}
