package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// stateQuestions ask what the source leaves open of the lives of its things: how a state is
// left that is no end and out of which no step leads, and in which states somebody may do
// what the source only says that they may.
func (w *Specifier) stateQuestions(m *dataModel) []specs.Question {
	var out []specs.Question
	ask := func(key string, src specs.Source, pairs ...string) {
		out = append(out, specs.Question{Text: w.Say(key, pairs...), Owner: w.Say("owner_product"), Source: src})
	}
	for i := range m.entities {
		e := &m.entities[i]
		label := w.EntityLabel(e)
		if w.Language == "en" {
			label = wording.Article(label) + " " + wording.LowerFirst(label)
		}
		if stuck := w.deadEnds(e); len(stuck) > 0 {
			ask("question_dead_end", phrasing.Rule("state-dead-end"), "entity", label, "list", w.Join(stuck, 0))
		}
		for _, event := range ofAnyone(e) {
			ask("question_of_anyone", specs.FromRule(understanding.StateOfAnyone), "entity", label, "event", event)
		}
	}
	return out
}

// deadEnds are the states of an entity that wait for something or in which something goes on,
// and out of which no step leads.
func (w *Specifier) deadEnds(e *specs.Entity) []string {
	if len(e.Transitions) == 0 {
		return nil
	}
	var out []string
	for i, state := range e.States {
		left := slices.ContainsFunc(e.Transitions, func(t specs.Transition) bool { return t.From == state })
		reached := i == 0 || slices.ContainsFunc(e.Transitions, func(t specs.Transition) bool { return t.To == state })
		if reached && !left && w.isUnfinished(state) {
			out = append(out, state)
		}
	}
	return out
}

// isUnfinished says that the name of a state tells that something is awaited or done in it.
func (w *Specifier) isUnfinished(state string) bool {
	if w.names(state, "unfinished") {
		return true
	}
	return w.Language == "zh" && (strings.HasSuffix(state, "中") || strings.HasPrefix(state, "待"))
}

// ofAnyone are the events that somebody may bring about in a state that the source does not
// name, each once.
func ofAnyone(e *specs.Entity) []string {
	var out []string
	for _, t := range e.Transitions {
		if t.Source.Rule != understanding.StateOfAnyone {
			continue
		}
		event, _, _ := strings.Cut(t.Event, "，或")
		if !slices.Contains(out, event) {
			out = append(out, event)
		}
	}
	return out
}
