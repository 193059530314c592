package ask

import (
	"context"

	"github.com/overtone-cli/overtone/phases/interview"
)

// Remembered answers what was answered before, in this run or in an earlier one
// that was left, and lets Rest ask for what is new or no longer fits.
type Remembered struct {
	Sheet *interview.Sheet
	Rest  interview.Asker
}

// Ask gives the remembered answer when it is still one, else that of Rest.
func (r *Remembered) Ask(ctx context.Context, q interview.Question) (interview.Answer, error) {
	if err := ctx.Err(); err != nil {
		return interview.Answer{}, context.Cause(ctx)
	}
	e, ok := r.Sheet.Get(q.ID)
	if ok && q.Validate(e.Answer.Values) == nil {
		return e.Answer, nil
	}
	return r.Rest.Ask(ctx, q)
}
