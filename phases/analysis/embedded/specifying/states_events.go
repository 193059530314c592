package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
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
