package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// fewSteps says that the source lists the states of an entity and tells but a few of the
// steps between them, such as the ways back and out: the rest follow the order of the list.
func (w *Specifier) fewSteps(e *specs.Entity) bool {
	forward := 0
	for _, t := range e.Transitions {
		if from := slices.Index(e.States, t.From); from >= 0 && from < slices.Index(e.States, t.To) && !w.names(t.To, "mishaps") && (w.Language != "zh" || !w.isExit(t.To)) {
			forward++
		}
	}
	return forward == 0 || len(e.States) >= 5 && forward <= 1
}

// lifeCycle completes the steps between the states of an entity: those that
// sentences anywhere tell, then, for states that only a list names, the order
// of the list. Who cancels has not begun, but things get lost at any time before
// the end; a state from which things come back lies beside the line.
func (w *Specifier) lifeCycle(m *dataModel, e *specs.Entity) {
	stepsOnce(e)
	o := &stateOrder{w: w, e: e, chained: len(e.Transitions) > 0 && !w.fewSteps(e)}
	if len(e.States) < 2 || o.chained && e.Source.Kind == specs.Inferred {
		return
	}
	if e.Source.Kind == specs.Stated {
		o.aside = w.tellSteps(e)
	}
	w.dropIdleWays(e)
	known := len(e.Transitions)
	o.line, o.out = w.mainLine(e.States, o.aside)
	o.forward()
	o.waysOut()
	o.waysBack()
	o.unreached()
	w.chineseReturns(e)
	if e.Source.Kind == specs.Stated {
		w.undone(e)
	}
	w.tellEvents(e)
	if e.Source.Kind == specs.Stated {
		w.caused(e)
	}
	w.chineseDeeds(e)
	if len(e.Transitions) > known {
		m.ordered = append(m.ordered, e.Name)
	}
}

// names says that a state has a word of a list in its name.
func (w *Specifier) names(state, list string) bool {
	x := phrasing.NewWordIndex(state)
	lang := w.Language
	if lang == "zh" && !reading.HasHan(state) {
		lang = "en" // the code of a state is English in a Chinese paper as well
	}
	return slices.ContainsFunc(w.Table.Words[list].In(lang), func(word string) bool {
		return x.Has(word) || lang == "zh" && strings.Contains(state, word)
	})
}

// mainLine parts states into those through which a thing goes from beginning to
// end, and those that interrupt it.
func (w *Specifier) mainLine(states []string, aside map[string]bool) (line, out []string) {
	for i, state := range states {
		if i > 0 && (aside[state] || w.names(state, "interruptions") || w.names(state, "lapses") || w.names(state, "given_back") || w.isOutcome(state) || w.isOpposite(state, states[:i]) || w.isExit(state) && !w.isUnderWay(states[i:])) {
			out = append(out, state)
		} else {
			line = append(line, state)
		}
	}
	return line, out
}

// withoutAttributes takes out what is an attribute of another entity and has
// values, not states: "quality is one of measured, estimated, corrected" where
// readings have a quality. The field gets the values.
func (w *Specifier) withoutAttributes(list []specs.Entity) []specs.Entity {
	var out []specs.Entity
	for i := range list {
		e := &list[i]
		if len(e.Fields) > 0 || len(e.States) < 2 || !w.becomesField(list, e) {
			out = append(out, *e)
		}
	}
	return out
}

// becomesField gives the values of an entity to the fields of that name.
func (w *Specifier) becomesField(list []specs.Entity, e *specs.Entity) bool {
	found := false
	for i := range list {
		for k := range list[i].Fields {
			f := &list[i].Fields[k]
			if !strings.EqualFold(f.Name, e.Name) {
				continue
			}
			found = true
			if f.Type == "" {
				f.Type, f.Source = w.enumOf(e.States), f.Source.Join(e.Source)
			}
		}
	}
	return found
}

// unnamed is how states are filed whose owner the source does not name.
const unnamed = "Item"

// adoptStates gives states that were filed under the product, because no word
// before them named their owner, to the only entity that has a field for its
// state and no states yet.
func (w *Specifier) adoptStates(list []specs.Entity) {
	for i := range list {
		adoptByName(list, i)
	}
	owner := -1
	for i := range list {
		e := &list[i]
		if len(e.States) == 0 && slices.ContainsFunc(e.Fields, func(f specs.Field) bool { return isStateField(f.Name) }) {
			if owner >= 0 {
				return
			}
			owner = i
		}
	}
	for i := range list {
		e := &list[i]
		if owner < 0 || len(e.Fields) > 0 || len(e.States) < 2 || e.Name != unnamed && e.Name != w.Understood.Product && e.Name != w.Product {
			continue
		}
		to := &list[owner]
		to.States, to.Transitions, to.Source = e.States, e.Transitions, to.Source.Join(e.Source)
		e.States, e.Transitions, e.Name = nil, nil, unnamed
		return
	}
}

// adoptByName gives states that were filed under the short name of a record to the only
// one of that name that has a field for its state: 合同 means 租赁合同, "job" the job card.
func adoptByName(list []specs.Entity, at int) {
	e := &list[at]
	if len(e.Fields) > 0 || len(e.States) < 2 {
		return
	}
	owner := -1
	for i := range list {
		to := &list[i]
		if i == at || len(to.States) > 0 || !isShortFor(e.Name, to.Name) || !slices.ContainsFunc(to.Fields, func(f specs.Field) bool { return isStateField(f.Name) }) {
			continue
		}
		if owner >= 0 {
			return
		}
		owner = i
	}
	if owner < 0 {
		return
	}
	to := &list[owner]
	to.States, to.Transitions, to.Source = e.States, e.Transitions, to.Source.Join(e.Source)
	e.States, e.Transitions, e.Relations, e.Name = nil, nil, nil, unnamed
}

// isShortFor says that a name is the last part of another one, or its first word.
func isShortFor(short, name string) bool {
	low, whole := strings.ToLower(short), strings.ToLower(name)
	if short == "" || low == whole {
		return false
	}
	if reading.HasHan(short) {
		return strings.HasSuffix(name, short)
	}
	return strings.HasSuffix(whole, " "+low) || strings.HasPrefix(whole, low+" ")
}
