package ask

import (
	"context"
	"slices"

	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Answers replays a sheet. A question that it does not answer goes to Rest, as
// does one that a person went back to, and is an error when there is none.
type Answers struct {
	Sheet *interview.Sheet
	Rest  interview.Asker
	used  []string
}

// Ask gives the sheet's answer. It fails with input.answer, at the sheet's file
// and line, when the value does not fit, and when nothing answers the question.
func (a *Answers) Ask(ctx context.Context, q interview.Question) (interview.Answer, error) {
	if err := ctx.Err(); err != nil {
		return interview.Answer{}, context.Cause(ctx)
	}
	entry, ok := a.Sheet.Get(q.ID)
	if !ok || q.Given != nil {
		if a.Rest != nil {
			return a.Rest.Ask(ctx, q)
		}
		return interview.Answer{}, a.missing(q)
	}
	a.used = append(a.used, q.ID)
	if err := q.Validate(entry.Answer.Values); err != nil {
		return interview.Answer{}, problem.From(err).At(a.Sheet.File, entry.Line)
	}
	for _, v := range entry.Answer.Values {
		if slices.Contains(q.Live, v) {
			return interview.Answer{}, problem.New("input.answer", "only a person can answer %q with %q", q.ID, v).At(a.Sheet.File, entry.Line).
				Mend("choose another option; what it leads to is answered by the keys of its questions")
		}
	}
	return entry.Answer, nil
}

func (a *Answers) missing(q interview.Question) error {
	p := problem.New("input.answer", "the answers file does not answer %q", q.ID).At(a.Sheet.File, 0)
	if q.Flag != "" {
		return p.Mend("add the key %q, give %s, or pass -y to take the default", q.ID, q.Flag)
	}
	return p.Mend("add the key %q, or pass -y to take the default", q.ID)
}

// Unused is an error that names the first answer which nothing asked for, with
// its file and line, and nil when all were used. decided is what the session
// decided, by whichever way: a key that a flag or an earlier run answered is
// known, though nobody asked for it again.
func (a *Answers) Unused(decided *interview.Sheet) error {
	for _, e := range a.Sheet.Entries() {
		if _, known := decided.Get(e.ID); !known && !slices.Contains(a.used, e.ID) {
			return problem.New("input.answer", "nothing asked for %q, so it decided nothing", e.ID).At(a.Sheet.File, e.Line).
				Mend("remove the key; with the other answers the question does not come up")
		}
	}
	return nil
}
