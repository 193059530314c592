// Package interview is how phases ask: questions as data, answers with a note
// of how they came about, and the Asker that stands between them and a person,
// a file or nobody. It knows no terminal.
package interview

import (
	"context"
	"errors"

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

// Words is a text of a question in the languages that there are.
func Words(en, zh string) templates.Words { return templates.Words{En: en, Zh: zh} }

// Option is one thing to choose.
type Option struct {
	ID          string
	Label       templates.Words
	Description templates.Words
	Leads       bool // to further options, as a folder does: taking it is typing its id
}

// Question is one thing to be decided. Its ID is the key in answers.yaml.
type Question struct {
	ID      string
	Phase   string // "1", "1.5", …
	Kind    Kind
	Prompt  templates.Words
	Why     templates.Words // why it is asked and what the default does
	Options []Option
	Free    bool                 // other values than those of the options will do, of several
	Else    templates.Words      // what a choice takes that is none of its options: "a path"; empty: nothing
	Default []string             // what is taken without a person
	Live    []string             // options that only a person at the terminal can choose
	Check   func([]string) error // further validation, may be nil
	Flag    string               // command-line flag that answers it, empty for none

	Suggest func(typed string) []Option // the options of a choice for what was typed so far; nil: Options
	Peek    func(option string) []Fact  // what there is to see of an option before it is taken; nil: nothing

	Heading templates.Words // what Known is called; empty: what is known so far

	Lang  string   // language to ask in, "en" or "zh"; set by the session
	Known []Fact   // what to look at before answering; empty: the session tells what is known
	Given []string // what was answered before the person went back; set by the session
	First bool     // nothing was asked before it, so there is no way back; set by the session
}

// Fact is something already known, shown beside a question. Its value may have
// several lines.
type Fact struct {
	Label templates.Words
	Value string
}

// Offered is what stands in the field when a person is asked: the answer that
// was given before, else the default.
func (q Question) Offered() []string {
	if q.Given != nil && q.Validate(q.Given) == nil {
		return q.Given
	}
	return q.Default
}

// What a person wants instead of answering.
var (
	ErrBack      = errors.New("back to the question before")
	ErrBackPhase = errors.New("back to the first question of the phase")
	ErrQuit      = errors.New("quit and keep what was answered")
)

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
	Person bool // a person was asked just now; never written down
}

// First is the only value of a choice or text, empty without one.
func (a Answer) First() string {
	if len(a.Values) == 0 {
		return ""
	}
	return a.Values[0]
}

// Asker answers questions. It fails when it cannot, with a problem that names
// the question's key, with the context's error when it was cancelled, and with
// ErrBack or ErrQuit when a person wants that.
type Asker interface {
	Ask(ctx context.Context, q Question) (Answer, error)
}
