package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// ruleStateBack is the rule by which what only interrupts is left again.
const ruleStateBack = "state-back"

// manyWaysOut is from how many inferred ways out on they hide the line.
const manyWaysOut = 12

// stateOrder infers the steps of a life of which the source tells only the states, or
// only some of the steps.
type stateOrder struct {
	w       *Specifier
	e       *specs.Entity
	chained bool            // the source draws the line itself
	aside   map[string]bool // states from which it is told that things come back
	line    []string        // the states from beginning to end
	out     []string        // those that interrupt them
}

// step files an inferred step that is not there yet.
func (o *stateOrder) step(from, to string) {
	if from != to && !hasStep(o.e, from, to) {
		o.e.Transitions = append(o.e.Transitions, specs.Transition{From: from, To: to, Event: o.w.eventFor(to), Source: phrasing.Rule("state-order")})
	}
}

func (o *stateOrder) reached(state string) bool {
	return slices.ContainsFunc(o.e.Transitions, func(t specs.Transition) bool { return t.To == state })
}

func (o *stateOrder) left(state string) bool {
	return slices.ContainsFunc(o.e.Transitions, func(t specs.Transition) bool { return t.From == state })
}

// forward goes along the line. Two states that take turns lead to each other, and both
// begin and end as one of them does.
func (o *stateOrder) forward() {
	if o.chained {
		return
	}
	reached := map[string]bool{}
	for _, t := range o.e.Transitions {
		reached[t.To] = true
	}
	for i := 1; i < len(o.line); i++ {
		from, to := o.line[i-1], o.line[i]
		if !reached[to] {
			o.step(from, to)
		}
		if !o.w.takeTurns(from, to) {
			continue
		}
		o.step(to, from)
		if i > 1 {
			o.step(o.line[i-2], to)
		}
		if i+1 < len(o.line) {
			o.step(from, o.line[i+1])
		}
	}
}

// takeTurns says that two states differ in whose they are: "your turn", "their turn".
func (w *Specifier) takeTurns(a, b string) bool {
	owner := func(state string) (whose, what string) {
		for _, word := range w.Table.Words["whose_state"].In(w.Language) {
			if rest, ok := phrasing.CutFold(state, word); ok {
				return word, strings.TrimSpace(rest)
			}
		}
		return "", ""
	}
	oneA, whatA := owner(a)
	oneB, whatB := owner(b)
	return whatA != "" && oneA != oneB && strings.EqualFold(whatA, whatB)
}

// waysOut leads from the line to what interrupts it: what can be taken back only while
// it holds from the state that goes on and on, what shows at the end from the last one
// before it, a mishap from everywhere, anything else from the beginning.
func (o *stateOrder) waysOut() {
	before := o.line[:max(1, len(o.line)-1)]
	if o.chained {
		before = slices.DeleteFunc(slices.Clone(o.line), func(s string) bool { return !o.left(s) })
	}
	if len(before) == 0 {
		return
	}
	if len(before)*len(o.out) > manyWaysOut {
		before = before[:1]
	}
	for _, state := range o.out {
		if o.reached(state) || o.chained && o.aside == nil && !o.w.isExit(state) {
			continue
		}
		for _, from := range o.exitFrom(state, before) {
			o.step(from, state)
		}
	}
}

// exitFrom are the states from which a thing comes to one that interrupts it.
func (o *stateOrder) exitFrom(state string, before []string) []string {
	last, up := o.line[len(o.line)-1], o.takenDown(state)
	switch twin := o.besideOpposite(state); {
	case twin != "":
		return []string{twin}
	case o.w.names(state, "given_back") && len(o.line) > 1:
		return o.held()
	case o.w.names(state, "revocations") && o.w.names(last, "ongoing"):
		return []string{last}
	case up != "":
		return []string{up}
	case o.aside[state] || o.w.names(state, "mishaps"):
		return before
	case o.w.names(state, "interruptions") || o.w.names(state, "lapses"):
		return []string{o.under(state)}
	case o.w.isOutcome(state):
		return before[len(before)-1:]
	}
	return before[:1]
}

// besideOpposite is the state before the one that a state is the opposite of: what is not
// accepted was received as well. Empty without one.
func (o *stateOrder) besideOpposite(state string) string {
	for not, yes := range o.w.Table.Words["opposite_states"].Pairs(o.w.Language) {
		if !namesState(state, not) {
			continue
		}
		if at := slices.IndexFunc(o.line, func(s string) bool { return namesState(s, yes) }); at > 0 {
			return o.line[at-1]
		}
	}
	return ""
}

// isOpposite says that a state tells that a step turned out otherwise than one before it.
func (w *Specifier) isOpposite(state string, before []string) bool {
	for not, yes := range w.Table.Words["opposite_states"].Pairs(w.Language) {
		if namesState(state, not) && slices.ContainsFunc(before, func(s string) bool { return namesState(s, yes) }) {
			return true
		}
	}
	return false
}

// namesState says that a state is called by a word, in Chinese also by one within it.
func namesState(state, word string) bool {
	return strings.EqualFold(state, word) || state == "已"+word || state == "审核"+word
}

// held are the states in which one has what can be given back: behind the first of the
// line, and before its last, by which it is used up.
func (o *stateOrder) held() []string {
	if len(o.line) < 3 {
		return o.line[1:]
	}
	return o.line[1 : len(o.line)-1]
}

// takenDown is the state of the line in which a thing is up that a state says was taken
// down: only what is on sale is taken off it.
func (o *stateOrder) takenDown(state string) string {
	deed, ended := strings.CutPrefix(state, "已")
	back, known := o.w.Table.Words["deeds_and_back"].Paired("zh", deed)
	if !ended || !known || o.w.Language != "zh" {
		return ""
	}
	if up := o.w.stateUp(o.e, back); slices.Contains(o.line, up) {
		return up
	}
	return ""
}

// under is the state of the line behind which the source lists one that interrupts it.
func (o *stateOrder) under(state string) string {
	at := o.line[0]
	for _, s := range o.e.States {
		if s == state {
			return at
		}
		if slices.Contains(o.line, s) {
			at = s
		}
	}
	return at
}

// isOutcome says that a state is how the last step turned out, and not well: "not
// found", "not collected".
func (w *Specifier) isOutcome(state string) bool {
	return w.Language == "en" && strings.HasPrefix(strings.ToLower(state), "not ") || w.names(state, "outcomes")
}

// waysBack leads back from what only interrupts: who pauses goes on, and what did not
// answer may answer again.
func (o *stateOrder) waysBack() {
	for _, state := range o.e.States {
		if !o.w.names(state, "interruptions") && !o.w.names(state, "lapses") {
			continue
		}
		for _, t := range slices.Clone(o.e.Transitions) {
			if t.To == state && !o.returns(state) {
				o.e.Transitions = append(o.e.Transitions, specs.Transition{From: state, To: t.From, Source: phrasing.Rule(ruleStateBack)})
			}
		}
	}
}

// returns says that a step leads from a state back to one that is listed before it.
func (o *stateOrder) returns(state string) bool {
	at := slices.Index(o.e.States, state)
	return slices.ContainsFunc(o.e.Transitions, func(t specs.Transition) bool {
		return t.From == state && slices.Index(o.e.States, t.To) < at
	})
}

// unreached leads to the states that no step leads to: what the source lists happens,
// at the latest before the end.
func (o *stateOrder) unreached() {
	last := ""
	for _, state := range o.e.States {
		if o.left(state) {
			last = state
		}
	}
	for i, state := range o.e.States {
		if i > 0 && last != "" && !o.reached(state) {
			o.step(last, state)
		}
	}
}

// dropIdleWays takes out the steps on from what only interrupts, where the source draws
// them for its neighbour: in "active → paused | failing → disabled" nobody who pauses is
// disabled for it.
func (w *Specifier) dropIdleWays(e *specs.Entity) {
	idle := func(state string) bool { return w.names(state, "interruptions") || w.isExit(state) }
	e.Transitions = slices.DeleteFunc(e.Transitions, func(t specs.Transition) bool {
		return t.Event == "" && idle(t.From) && slices.Index(e.States, t.From) < slices.Index(e.States, t.To) &&
			slices.ContainsFunc(e.Transitions, func(o specs.Transition) bool {
				return o.To == t.To && !idle(o.From) && o.Source.Mark() == t.Source.Mark()
			})
	})
}
