package guidelines

import (
	"context"
	"slices"
	"strconv"

	"github.com/overtone-cli/overtone/phases/interview"
	rules "github.com/overtone-cli/overtone/specs/guidelines"
)

// ModeQuestion is the key of what to do with rules that are there.
const ModeQuestion = "guidelines.mode"

// Mode is what happens to the rules that are there.
type Mode string

// The modes, as an answers file and --json call them.
const (
	Fresh     Mode = "new"      // there were none
	Append    Mode = "append"   // they stay, and the new ones join them
	Reset     Mode = "reset"    // they are set aside when the first round is written
	Continue  Mode = "continue" // as Append, from where an earlier wizard was left
	Cancelled Mode = "cancel"   // nothing is asked and nothing is written
)

// decideMode looks for rules, and asks what becomes of them.
func (w *Wizard) decideMode(ctx context.Context) error {
	book, err := rules.Read(w.Places)
	if err != nil {
		return err
	}
	count := 0
	for _, f := range book.Files {
		if f.Dimension == rules.Specs && !f.Legacy {
			count += len(f.Rules)
		}
	}
	left := w.unfinished()
	if !w.Person && w.Reset {
		w.mode = Reset
		if count == 0 {
			w.mode = Fresh
		}
		w.Sheet.Set(ModeQuestion, interview.Answer{Values: []string{string(Reset)}, How: interview.Defaulted})
		return nil
	}
	if count == 0 && !left {
		w.mode = Fresh
		w.Sheet.Set(ModeQuestion, interview.Answer{Values: []string{string(Append)}, How: interview.Defaulted})
		return nil
	}
	q := w.modeQuestion(count, left)
	a, err := w.Asker.Ask(ctx, q)
	if err != nil {
		return err
	}
	w.mode = Mode(a.First())
	if w.mode == Continue { // whoever replays the answers begins as this wizard once did
		a.Values = []string{string(Append)}
		if e, ok := w.Recalled.Get(ModeQuestion); ok {
			a = e.Answer
		}
	}
	w.Sheet.Set(ModeQuestion, a)
	return nil
}

// unfinished says whether a wizard was left before its end.
func (w *Wizard) unfinished() bool {
	if w.Recalled == nil || w.Reset {
		return false
	}
	last := w.Catalogue.Topics[len(w.Catalogue.Topics)-1]
	end, ended := w.Recalled.Get(last.question())
	if ended && slices.Contains(end.Answer.Values, Own) {
		_, ended = w.Recalled.Get(last.ownQuestion())
	}
	_, begun := w.Recalled.Get(w.Catalogue.Topics[0].question())
	return begun && !ended
}

func (w *Wizard) modeQuestion(count int, left bool) interview.Question {
	option := func(m Mode) interview.Option {
		return interview.Option{ID: string(m), Label: w.words(w.say("mode_" + string(m))), Description: w.words(w.say("mode_" + string(m) + "_says"))}
	}
	q := interview.Question{
		ID: ModeQuestion, Kind: interview.Choice, Lang: w.Lang, First: true, Flag: "--reset", Default: []string{string(Append)}, Live: []string{string(Continue)},
		Prompt: w.words(w.say("mode_prompt", "rules", strconv.Itoa(count))), Why: w.words(w.say("mode_why")),
	}
	if left {
		q.Options = append(q.Options, option(Continue))
		q.Default = []string{string(Continue)}
	}
	q.Options = append(q.Options, option(Append), option(Reset), option(Cancelled))
	if w.Reset {
		q.Default = []string{string(Reset)}
	}
	return q
}
