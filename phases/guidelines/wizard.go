package guidelines

import (
	"context"
	"errors"
	"slices"
	"time"

	"github.com/overtone-cli/overtone/phases/interview"
	rules "github.com/overtone-cli/overtone/specs/guidelines"
	"github.com/overtone-cli/overtone/specs/secrets"
)

// Wizard is one run of the five rounds.
type Wizard struct {
	Catalogue *Catalogue
	Project   Project
	Places    rules.Places
	Asker     interview.Asker
	Lang      string // "en" or "zh": of the questions and of the rules
	Now       time.Time
	Reset     bool // the rules that are there are set aside
	Person    bool // somebody is there to be asked

	Sheet    *interview.Sheet             // what is decided; filled by the run
	Recalled *interview.Sheet             // what was answered in a wizard that was left; may be nil
	Keep     func(*interview.Sheet) error // writes the sheet down after an answer of a person; may be nil
	Wrote    func(said string)            // a round is in the rule files; may be nil

	offers  map[string][]Offered // by topic
	known   []interview.Fact
	given   map[string][]string // what was answered before somebody went back
	written map[int][]Written   // by round
	backup  string
	aside   bool // what was there is set aside
	mode    Mode
}

// Written is one rule and what became of it.
type Written struct {
	Round   int
	Path    string // as in rules.Rule
	Line    int
	ID      string
	Topic   string // the word in brackets
	Text    string
	Existed bool // the same rule was there
	Removed bool // it was written in this run and taken back
}

// Run asks and writes. It fails as the asker does, with interview.ErrQuit when
// somebody leaves; the rounds that were answered stay written.
func (w *Wizard) Run(ctx context.Context) (*Summary, error) {
	w.given, w.written, w.offers = map[string][]string{}, map[int][]Written{}, map[string][]Offered{}
	for _, t := range w.Catalogue.Topics {
		w.offers[t.ID] = w.Catalogue.offer(w.Project, w.Lang, t)
	}
	w.known = w.facts()
	if err := w.decideMode(ctx); err != nil {
		return w.summary(), err
	}
	if w.mode == Cancelled {
		return w.summary(), nil
	}
	err := w.rounds(ctx)
	return w.summary(), err
}

// rounds goes through the questions, forth and back, and writes every round
// when its last question is answered.
func (w *Wizard) rounds(ctx context.Context) error {
	asked := map[int]bool{} // rounds of which something was answered now
	floor := 0              // the first step that somebody can go back to
	for at := 0; ; {
		steps := w.steps()
		if at == len(steps) {
			return nil
		}
		s := steps[at]
		s.q.First = at == floor
		answer, fresh, err := w.answer(ctx, s.q)
		switch {
		case errors.Is(err, interview.ErrBack), errors.Is(err, interview.ErrBackPhase):
			at = w.back(steps, floor, at, errors.Is(err, interview.ErrBackPhase))
			continue
		case err != nil:
			return err
		}
		if len(s.offered) == 0 {
			answer.Values = masked(answer.Values) // the answers are kept in a file, and the rules as well
		}
		asked[s.topic.Round] = asked[s.topic.Round] || fresh
		w.Sheet.Set(s.q.ID, answer)
		if len(s.offered) > 0 && !slices.Contains(answer.Values, Own) {
			w.Sheet.Drop(s.topic.ownQuestion())
		}
		at++
		if steps = w.steps(); at == len(steps) || steps[at].topic.Round != s.topic.Round {
			if !asked[s.topic.Round] {
				floor = at // an earlier run wrote it, and knows which of its rules were there before
			} else if err := w.write(ctx, s.topic.Round); err != nil {
				return err
			}
		}
		// The last answer of a round is kept behind its rules, so that a wizard that
		// is taken up again never takes a round for written that is not.
		if err := w.keep(answer); err != nil {
			return err
		}
	}
}

// answer is the answer to a question and whether it was given now. What was
// answered in the wizard that is taken up again is not asked again.
func (w *Wizard) answer(ctx context.Context, q interview.Question) (interview.Answer, bool, error) {
	q.Given = w.given[q.ID]
	if w.Recalled != nil && w.mode == Continue && q.Given == nil {
		if e, ok := w.Recalled.Get(q.ID); ok && q.Validate(e.Answer.Values) == nil {
			return e.Answer, false, nil
		}
	}
	a, err := w.Asker.Ask(ctx, q)
	return a, true, err
}

// back gives the step to ask again, and has what was answered there offered.
func (w *Wizard) back(steps []step, floor, at int, round bool) int {
	to := max(floor, at-1)
	for round && to > floor && steps[to-1].topic.Round == steps[to].topic.Round {
		to--
	}
	for _, s := range steps[to:at] {
		if e, ok := w.Sheet.Get(s.q.ID); ok {
			w.given[s.q.ID] = append([]string{}, e.Answer.Values...)
		}
	}
	return to
}

// masked are texts in which nothing looks like a credential any more.
func masked(texts []string) []string {
	out := make([]string, len(texts))
	for i, text := range texts {
		out[i] = secrets.Mask(text)
	}
	return out
}

func (w *Wizard) keep(a interview.Answer) error {
	if w.Keep == nil || !a.Person {
		return nil
	}
	return w.Keep(w.Sheet)
}
