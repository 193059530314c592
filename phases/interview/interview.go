// Package interview is how phases ask: questions as data, answers with a note
// of how they came about, and the Asker that stands between them and a person,
// a file or nobody. It knows no terminal.
package interview

import (
	"context"

	"github.com/overtone-cli/overtone/templates"
)

// Kind says what an answer looks like.
type Kind string

// The kinds of questions.
const (
	Choice Kind = "choice" // one option id
	Multi  Kind = "multi"  // several option ids or free words
	Text   Kind = "text"   // free text, may be empty
)

// Option is one thing to choose.
type Option struct {
	ID          string
	Label       templates.Words
	Description templates.Words
}

// Question is one thing to be decided. Its ID is the key in answers.yaml.
type Question struct {
	ID      string
	Phase   string // "1", "1.5", …
	Kind    Kind
	Prompt  templates.Words
	Why     templates.Words // why it is asked and what the default does
	Options []Option
	Default []string             // what is taken without a person
	Check   func([]string) error // further validation, may be nil
	Flag    string               // command-line flag that answers it, empty for none
}

// How says where an answer comes from.
type How string

// An answer was given by a person, or the documented default was taken.
const (
	Answered  How = "answered"
	Defaulted How = "default"
)

// Answer is what was decided.
type Answer struct {
	Values []string
	How    How
}

// First is the only value of a choice or text, empty without one.
func (a Answer) First() string {
	if len(a.Values) == 0 {
		return ""
	}
	return a.Values[0]
}

// Asker answers questions. It fails when it cannot, with a problem that names
// the question's key, or with the context's error when it was cancelled.
type Asker interface {
	Ask(ctx context.Context, q Question) (Answer, error)
}
