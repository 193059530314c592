package interview

import (
	"fmt"

	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/templates"
)

// Refusal is why an answer will not do, in every language that a person may be
// asked in. Outside a conversation it is the problem input.answer, in English as
// all problems are.
type Refusal struct {
	message, fix         templates.Words
	messageArgs, fixArgs []any
}

// Refuse makes a refusal of formats that take the same arguments in the same
// order: in lower case, without a final stop.
func Refuse(message templates.Words, args ...any) *Refusal {
	return &Refusal{message: message, messageArgs: args}
}

// Mend says what to do instead, and returns r.
func (r *Refusal) Mend(fix templates.Words, args ...any) *Refusal {
	r.fix, r.fixArgs = fix, args
	return r
}

// In is the refusal as a problem in a language.
func (r *Refusal) In(lang string) *problem.Problem {
	return &problem.Problem{
		Code: "input.answer", Message: fmt.Sprintf(r.message.In(lang), r.messageArgs...), Fix: fmt.Sprintf(r.fix.In(lang), r.fixArgs...),
	}
}

// Error is the message in English.
func (r *Refusal) Error() string { return r.In("en").Error() }

// Unwrap is the problem in English.
func (r *Refusal) Unwrap() error { return r.In("en") }
