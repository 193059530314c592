package specifying

import (
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// stepSaying is a sentence that may tell of a step between states.
type stepSaying struct {
	text string
	src  specs.Source
}

// tellSteps files the steps of an entity that sentences tell outside of the
// list of its states: "a muted alarm opens again when its time is over", "a late
// change returns the request to filed". aside are states from which it is told
// that things come back.
func (w *Specifier) tellSteps(e *specs.Entity) (aside map[string]bool) {
	for _, t := range w.reasons.steps.Of(w.Understood, stepSayings) {
		var from, to, event string
		back := false
		if w.Language == "zh" {
			from, to, event = w.chineseStep(e, t.text)
		} else if from, to, event, back = w.comesBack(e, t.text); from == "" {
			from, to, event = w.returnsTo(e, t.text)
		}
		if from == "" || to == "" || from == to {
			continue
		}
		if at := stepAt(e, from, to); at >= 0 {
			w.addCause(&e.Transitions[at], event, t.src)
			continue
		}
		if back {
			if aside == nil {
				aside = map[string]bool{}
			}
			aside[from] = true
		}
		e.Transitions = append(e.Transitions, specs.Transition{From: from, To: to, Event: w.happening(event), Source: t.src})
	}
	return aside
}

// happening is what leads from one state to another, without the words that make it a
// condition in Chinese: "如果 15 分钟内没有付款", "卖家扫码后".
func (w *Specifier) happening(event string) string {
	event = strings.Trim(event, " ,.，。；;")
	if w.Language == "zh" {
		return strings.TrimSuffix(strings.TrimSuffix(phrasing.Uncased(event), "后"), "时")
	}
	return event
}

// stepAt is the place of a step of an entity, negative where it is not there yet.
func stepAt(e *specs.Entity, from, to string) int {
	return slices.IndexFunc(e.Transitions, func(t specs.Transition) bool { return t.From == from && t.To == to })
}

// addCause adds to a Chinese step what else brings it about: "任何一方取消，或 15 分钟内没有付款".
func (w *Specifier) addCause(t *specs.Transition, event string, src specs.Source) {
	event = w.happening(event)
	if w.Language == "zh" && event != "" && t.Event != "" && !strings.Contains(t.Event, event) && t.Source.Mark() != src.Mark() {
		t.Event += "，或" + event
		t.Source = t.Source.Join(src)
	}
}

// stepsOnce leaves each step of a life once: what a chain of its states only names, a table beside it
// tells with its event. Two events of one step are two.
func stepsOnce(e *specs.Entity) {
	var out []specs.Transition
	for _, t := range e.Transitions {
		at := slices.IndexFunc(out, func(o specs.Transition) bool {
			return o.From == t.From && o.To == t.To && (o.Event == t.Event || o.Event == "" || t.Event == "")
		})
		if at < 0 || t.Source.Kind != specs.Stated || out[at].Source.Kind != specs.Stated {
			out = append(out, t)
			continue
		}
		if out[at].Event == "" {
			out[at].Event = t.Event
		}
		out[at].Source = out[at].Source.Join(t.Source)
	}
	e.Transitions = out
}

func hasStep(e *specs.Entity, from, to string) bool {
	return stepAt(e, from, to) >= 0
}

// stepSayings are the sentences of what a source wants and binds.
func stepSayings(u *understanding.Understanding) []stepSaying {
	var out []stepSaying
	add := func(text string, src specs.Source) {
		for _, s := range wording.Sentences(text) {
			out = append(out, stepSaying{text[s.Start:s.End], src})
		}
	}
	for i := range u.Features {
		f := &u.Features[i]
		if f.Priority == "wont" {
			continue
		}
		add(f.Text, f.Source)
		for _, list := range [][]specs.Item{f.Details, f.Criteria, f.Edges} {
			for _, it := range list {
				add(it.Text, it.Source)
			}
		}
	}
	for _, list := range [][]specs.Item{u.Constraints, u.Decisions, u.Notes, u.Pitch, u.Situation, u.Flows} {
		for _, it := range list {
			add(it.Text, it.Source)
		}
	}
	return out
}

// comesBack reads "a muted alarm opens again when its time is over": the state
// stands before the name, and the verb is that of another state.
func (w *Specifier) comesBack(e *specs.Entity, text string) (from, to, event string, back bool) {
	low := strings.ToLower(text)
	label := strings.ToLower(w.EntityLabel(e))
	for _, state := range e.States {
		head := strings.ToLower(state) + " " + label
		i := strings.Index(low, head)
		if i < 0 || len(low) != len(text) || i > 0 && low[i-1] != ' ' {
			continue
		}
		rest := strings.TrimPrefix(text[i+len(head):], "s")
		verb, after, _ := strings.Cut(strings.TrimSpace(rest), " ")
		if !strings.HasPrefix(rest, " ") {
			continue
		}
		for k, other := range e.States {
			if other != state && wording.Stem(strings.ToLower(verb)) == wording.Stem(strings.ToLower(other)) {
				again, isAgain := strings.CutPrefix(after, "again")
				return state, other, again, isAgain && k < slices.Index(e.States, state)
			}
		}
	}
	return "", "", "", false
}

// returnsTo reads "a change of more than 6 hours returns the request to the
// state filed": from the state that the sentence names, else from the one that
// follows.
func (w *Specifier) returnsTo(e *specs.Entity, text string) (from, to, event string) {
	low := strings.ToLower(text)
	if len(low) != len(text) || !phrasing.NewWordIndex(low).Has(strings.ToLower(w.EntityLabel(e))) {
		return "", "", ""
	}
	for _, verb := range w.Table.Words["goes_back"].In("en") {
		i := strings.Index(low, " "+verb+" ")
		if i < 0 {
			continue
		}
		to = stateBehind(e, low[i+1+len(verb):], w.Table.Words["to_state"].In("en"))
		n := slices.Index(e.States, to)
		if n < 0 || n+1 >= len(e.States) {
			continue
		}
		from = e.States[n+1]
		event = text[:i]
		for _, s := range e.States {
			if s != to && phrasing.NewWordIndex(low[:i]).Has(s) {
				from, event = s, "" // "a solved case can": what brings it about is not said before the verb
			}
		}
		return from, to, event
	}
	return "", "", ""
}

// stateBehind is the state that stands behind one of some words: "to the state
// “filed”".
func stateBehind(e *specs.Entity, text string, leads []string) string {
	for _, lead := range leads {
		_, rest, ok := strings.Cut(text, " "+lead+" ")
		if !ok {
			continue
		}
		rest = strings.TrimLeft(rest, "\"“'`‘")
		for _, s := range e.States {
			if after, ok := strings.CutPrefix(rest, strings.ToLower(s)); ok && (after == "" || !unicode.IsLetter([]rune(after)[0])) {
				return s
			}
		}
	}
	return ""
}

// chineseStep reads "买家在“待确认”状态下可以发起纠纷", "卖家扫码后订单进入“待确认”" and
// "15 分钟内没有付款，则系统自动取消订单".
func (w *Specifier) chineseStep(e *specs.Entity, text string) (from, to, event string) {
	label := w.EntityLabel(e)
	for _, s := range e.States { // in one state something may be done that leads to another
		for _, q := range []string{"“" + s + "”状态下", s + "状态下", "“" + s + "”的" + label, s + "的" + label} {
			if _, deed, ok := strings.Cut(text, q); ok {
				for _, other := range e.States {
					if other != s && stemOfState(other) != "" && strings.Contains(deed, stemOfState(other)) {
						return s, other, strings.TrimLeft(deed, "，可以能")
					}
				}
			}
		}
	}
	before, behind, ok := strings.Cut(text, label)
	if !ok {
		return "", "", ""
	}
	for _, verb := range w.Table.Words["goes_to"].In("zh") {
		_, rest, ok := strings.Cut(behind, verb)
		if !ok {
			continue
		}
		for n, s := range e.States {
			if n > 0 && strings.HasPrefix(strings.TrimLeft(rest, "“「"), s) {
				return e.States[n-1], s, before
			}
		}
	}
	return w.chineseLapse(e, text, label)
}

// chineseLapse reads what happens to something that waits in vain: "没有付款，则
// 自动取消订单" leads from 待付款 to 已取消.
func (w *Specifier) chineseLapse(e *specs.Entity, text, label string) (from, to, event string) {
	for _, s := range e.States {
		waits, ok := strings.CutPrefix(s, "待")
		if !ok || !slices.ContainsFunc(w.Table.Words["not_done"].In("zh"), func(no string) bool { return strings.Contains(text, no+waits) }) {
			continue
		}
		for _, other := range e.States {
			if stem := stemOfState(other); other != s && stem != "" && strings.HasPrefix(other, "已") && (strings.Contains(text, stem+label) || strings.Contains(text, label+"自动"+stem)) {
				event, _, _ = strings.Cut(text, "，")
				return s, other, event
			}
		}
	}
	return "", "", ""
}

// stemOfState is the deed in the name of a Chinese state: 已取消 is reached by
// 取消, 纠纷中 by 纠纷. Empty where nothing tells deed and state apart.
func stemOfState(state string) string {
	stem := strings.TrimSuffix(strings.TrimPrefix(strings.TrimPrefix(state, "已"), "被"), "中")
	if stem == state || len([]rune(stem)) < 2 {
		return ""
	}
	return stem
}
