package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// tellEvents gives the steps that bear none the event that a sentence tells: "`failing`
// after 20 failed calls in a row", "Silent: no data for 6 hours", "A box that is opened
// twice becomes damaged".
func (w *Specifier) tellEvents(e *specs.Entity) {
	if w.Language != "en" || e.Source.Kind != specs.Stated {
		return
	}
	events := map[string]string{}
	for _, t := range w.reasons.steps.Of(w.Understood, stepSayings) {
		for _, clause := range w.stateClauses(e, t.text) {
			for _, state := range e.States {
				if event := w.eventIn(e, clause, state); event != "" && events[state] == "" {
					events[state] = event
				}
			}
		}
	}
	for i := range e.Transitions {
		t := &e.Transitions[i]
		if t.Event == "" && t.Source.Rule != phrasing.Rule(ruleStateBack).Rule {
			t.Event = events[t.To]
		}
	}
}

// stateClauses parts a sentence at semicolons, and at commas before the name of a state.
func (w *Specifier) stateClauses(e *specs.Entity, text string) []string {
	var out []string
	for clause := range strings.SplitSeq(strings.ReplaceAll(text, "`", ""), ";") {
		for clause != "" {
			cut := len(clause)
			for _, s := range e.States {
				if i := strings.Index(clause, ", "+s+" "); i > 0 && i < cut {
					cut = i
				}
			}
			out = append(out, strings.Trim(clause[:cut], " ."))
			clause = strings.TrimPrefix(clause[cut:], ", ")
		}
	}
	return out
}

// eventIn is what a clause says leads to a state.
func (w *Specifier) eventIn(e *specs.Entity, clause, state string) string {
	low := strings.ToLower(clause)
	if len(low) != len(clause) {
		return ""
	}
	if rest, ok := strings.CutPrefix(low, strings.ToLower(state)); ok {
		at := len(clause) - len(rest)
		if meant, ok := strings.CutPrefix(rest, ": "); ok && len(strings.Fields(meant)) <= 6 {
			return clause[at+len(": "):]
		}
		for _, opener := range w.Table.Words["event_openers"].In("en") {
			if strings.HasPrefix(rest, " "+opener) {
				return strings.TrimSpace(clause[at:])
			}
		}
	}
	if event := w.eventBehind(e, clause, low, state); event != "" {
		return event
	}
	for _, becomes := range w.Table.Words["becomes_state"].In("en") {
		head, ok := strings.CutSuffix(low, becomes+strings.ToLower(state))
		for _, that := range []string{" that ", " which "} {
			if i := strings.Index(head, " "+strings.ToLower(w.EntityLabel(e))+that); ok && i >= 0 && i < 6 {
				return strings.TrimSpace(clause[i+len(" "+w.EntityLabel(e)+that) : len(head)])
			}
		}
	}
	return ""
}

// eventBehind is what a clause says leads to a state behind the words that the entity comes to
// it: "A booking is confirmed when the fee is paid", "grants become active by double opt-in",
// "an unpaid request expires after 20 minutes".
func (w *Specifier) eventBehind(e *specs.Entity, clause, low, state string) string {
	for _, opener := range slices.Concat(w.Table.Words["event_openers"].In("en"), w.Table.Words["event_means"].In("en")) {
		at := strings.Index(low, " "+opener)
		if at < 0 {
			continue
		}
		before := low[:at]
		for _, becomes := range slices.Concat(w.Table.Words["becomes_state"].In("en"), w.Table.Words["comes_to_state"].In("en")) {
			if head, ok := strings.CutSuffix(before, becomes+strings.ToLower(state)); ok && w.endsInEntity(e, head) {
				return upToClause(clause[at+1:])
			}
		}
		verb := reading.LastWord(before)
		base, third := w.BaseVerb(verb)
		if head := strings.TrimSuffix(before, " "+verb); third && base != verb && head != before && strings.EqualFold(w.DoneForm(base), state) && w.endsInEntity(e, head) {
			return upToClause(clause[at+1:])
		}
	}
	return ""
}

// endsInEntity says that the subject of a clause is the entity, or what it is called by its
// first state: an unpaid request is a booking that is requested.
func (w *Specifier) endsInEntity(e *specs.Entity, subject string) bool {
	words := strings.Fields(subject)
	if len(words) < 2 || len(words) > maxDoers+1 || w.HasWord(subject, "negatives") || w.HasWord(subject, "relatives") {
		return false
	}
	last := wording.Singular(words[len(words)-1])
	if last == strings.ToLower(reading.LastWord(w.EntityLabel(e))) {
		return true
	}
	return len(e.States) > 0 && strings.EqualFold(w.DoneForm(last), e.States[0])
}

// upToClause is a text up to the comma or semicolon behind which another clause begins.
func upToClause(text string) string {
	if i := strings.IndexAny(text, ",;("); i > 0 {
		text = text[:i]
	}
	for _, and := range []string{" and the ", " and it ", " and then "} {
		if i := strings.Index(text, and); i > 0 {
			text = text[:i]
		}
	}
	return strings.TrimRight(text, ". ")
}
