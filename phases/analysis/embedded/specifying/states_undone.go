package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// undone files the ways back that sentences tell without naming where they lead: "a
// no-show can be undone on the same day", "Reopening is possible within 7 days". What is
// undone is as it was before; what is opened again is open, or goes on.
func (w *Specifier) undone(e *specs.Entity) {
	if w.Language != "en" {
		return
	}
	sayings := w.reasons.steps.Of(w.Understood, stepSayings)
	for _, t := range sayings {
		from, event := w.takenBack(e, t.text)
		to := before(e, from)
		if from == "" {
			from, event = w.doneAgain(e, t.text)
			to = w.againIn(e, from, t.text, sayings)
		}
		if from == "" || to == "" || from == to || w.leadsBack(e, from) {
			continue
		}
		e.Transitions = slices.DeleteFunc(e.Transitions, func(t specs.Transition) bool { return t.From == from && t.To == to })
		e.Transitions = append(e.Transitions, specs.Transition{From: from, To: to, Event: event, Source: t.src})
	}
}

// leadsBack says that the source tells where a state goes back to.
func (w *Specifier) leadsBack(e *specs.Entity, from string) bool {
	at := slices.Index(e.States, from)
	return slices.ContainsFunc(e.Transitions, func(t specs.Transition) bool {
		return t.From == from && t.Source.Kind == specs.Stated && slices.Index(e.States, t.To) < at
	})
}

// before is the state from which a thing comes to another one.
func before(e *specs.Entity, state string) string {
	for _, t := range e.Transitions {
		if t.To == state {
			return t.From
		}
	}
	return ""
}

// takenBack is the state that a sentence says can be undone, and when.
func (w *Specifier) takenBack(e *specs.Entity, text string) (state, event string) {
	low := strings.ToLower(text)
	label := " " + strings.ToLower(w.EntityLabel(e))
	for _, form := range w.Table.Words["undone_forms"].In("en") {
		i := strings.Index(low, " "+form)
		if i < 0 || len(low) != len(text) {
			continue
		}
		head := strings.TrimSuffix(strings.TrimSuffix(low[:i], label+"s"), label)
		for _, s := range e.States {
			if head == strings.ToLower(s) || strings.HasSuffix(head, " "+strings.ToLower(s)) || strings.HasSuffix(head, " "+strings.ToLower(s)+"s") {
				done := form[strings.LastIndex(form, " be ")+1:]
				return s, strings.Trim(strings.TrimPrefix(strings.TrimPrefix(done, "be "), "is ")+text[i+1+len(form):], " .")
			}
		}
	}
	return "", ""
}

// doneAgain is the state that a deed told at the beginning of a sentence leads out of:
// "Re-enabling sends a new key".
func (w *Specifier) doneAgain(e *specs.Entity, text string) (state, event string) {
	first, rest, _ := strings.Cut(strings.TrimSpace(text), " ")
	verb := strings.ToLower(first)
	for base, of := range w.Table.Words["way_back_verbs"].Pairs("en") {
		if verb != base+"ing" && verb != strings.TrimSuffix(base, "e")+"ing" || phrasing.NewWordIndex(rest).Has("not") {
			continue
		}
		for _, s := range e.States {
			if strings.EqualFold(s, of) {
				event = w.DoneForm(base)
				if when, ok := strings.CutPrefix(rest, "is possible "); ok {
					when, _, _ = strings.Cut(when, " and ")
					event += " " + strings.Trim(when, " .")
				}
				return s, event
			}
		}
	}
	return "", ""
}

// againIn is the state in which a thing begins again: the first one where the sentence
// asks again for what is awaited there, else the one that goes on, else where it came from.
func (w *Specifier) againIn(e *specs.Entity, from, text string, sayings []stepSaying) string {
	if from == "" {
		return ""
	}
	first := phrasing.NewWordIndex(e.States[0])
	for _, t := range sayings {
		x := phrasing.NewWordIndex(t.text)
		if t.text == text || !x.Has(first.Low) || !x.Has("until") {
			continue
		}
		for _, word := range wording.Keywords(text)[1:] {
			if x.Has(word) && w.IsNoun(word) {
				return e.States[0]
			}
		}
	}
	for _, s := range e.States {
		if s != from && w.names(s, "ongoing") {
			return s
		}
	}
	return before(e, from)
}
