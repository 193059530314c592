// Package ask holds the ways to answer a phase's questions: nobody (Auto) and a
// file (Answers). Forms and plain lines for a person live here too.
package ask

import (
	"context"

	"github.com/overtone-cli/overtone/phases/interview"
)

// Auto takes the documented default of every question, as -y does.
type Auto struct{}

// Ask gives the default. It fails only when the context is done or the default
// does not fit the question.
func (Auto) Ask(ctx context.Context, q interview.Question) (interview.Answer, error) {
	if err := ctx.Err(); err != nil {
		return interview.Answer{}, context.Cause(ctx)
	}
	return interview.Answer{Values: q.Default, How: interview.Defaulted}, q.Validate(q.Default)
}
