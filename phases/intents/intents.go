// Package intents holds what was written against what a person asked for: every
// intent is addressed, transformed, absorbed by something else, or missed. A
// status counts only with something that can be looked up: a tag in the text, or
// a place that is there. That words are alike is a hint and no more.
package intents

import (
	"strings"

	"github.com/overtone-cli/overtone/gates"
)

// Status says what became of an intent.
type Status string

// The states, best first.
const (
	Addressed   Status = "Addressed"   // a tag names it where it is dealt with
	Transformed Status = "Transformed" // it became something else, and the way there is told
	Absorbed    Status = "Absorbed"    // another solution deals with it, at a place that is there
	Missed      Status = "Missed"      // nothing of that
)

// Statuses lists the states.
func Statuses() []Status { return []Status{Addressed, Transformed, Absorbed, Missed} }

// leastOverlap is the share of an intent's keywords from which on a section may
// be about it. It gives a hint, never a status.
const leastOverlap = 0.4

// Intent is one thing that a person asked for, with what is claimed of it.
type Intent struct {
	Number   int
	Text     string
	Line     int
	Claim    Status   // empty when nothing is claimed
	Where    []string // file#anchor
	Notes    string
	Deferred string // the reason
	deferral bool   // there is one, perhaps without a reason

	whereLine, claimLine, deferredLine int
}

// List is what a file of intents says.
type List struct {
	File    string // as findings name it
	Intents []Intent
	folder  string // absolute, of the file
}

// Place is where an intent is dealt with.
type Place struct {
	File    string  `json:"file" jsonschema:"relative to the project, or absolute outside of it"`
	Line    int     `json:"line"`
	Anchor  string  `json:"anchor" jsonschema:"of the section, or empty in front of the first heading"`
	Heading string  `json:"heading"`
	By      string  `json:"by" jsonschema:"tag: a tag names it there; claim: where_addressed does; words: a hint only"`
	Overlap float64 `json:"overlap" jsonschema:"share of the intent's keywords that stand in the section"`
}

// Outcome is what became of one intent.
type Outcome struct {
	Number   int     `json:"number"`
	Intent   string  `json:"intent"`
	Line     int     `json:"line" jsonschema:"in the file of intents"`
	Status   Status  `json:"status" jsonschema:"Addressed, Transformed, Absorbed or Missed"`
	Where    []Place `json:"where"`
	Notes    string  `json:"notes"`
	Deferred string  `json:"deferred" jsonschema:"why a missed intent is put off, or empty"`
	Confirm  bool    `json:"confirm" jsonschema:"a person should confirm it: it was absorbed, or its section has none of its words"`
	Hints    []Place `json:"hints" jsonschema:"sections with 40 percent of its words and more that do not name it"`
}

// Open says that the intent is missed and nobody put it off.
func (o *Outcome) Open() bool { return o.Status == Missed && o.Deferred == "" }

// Report is the coverage of all intents.
type Report struct {
	Outcomes []Outcome
	Findings []gates.Finding // errors leave an intent missed, warnings do not
}

// Count counts intents of a status.
func (r *Report) Count(s Status) int {
	n := 0
	for i := range r.Outcomes {
		if r.Outcomes[i].Status == s {
			n++
		}
	}
	return n
}

// Open lists the numbers of the intents that are missed and not put off.
func (r *Report) Open() []int {
	out := []int{}
	for i := range r.Outcomes {
		if r.Outcomes[i].Open() {
			out = append(out, r.Outcomes[i].Number)
		}
	}
	return out
}

// parseStatus reads a status in any letter case, or the sign for one.
func parseStatus(text string) (Status, bool) {
	switch text = strings.TrimSpace(text); text {
	case "✅":
		return Addressed, true
	case "⚠️", "⚠":
		return Absorbed, true
	case "❌", "🔄": // in progress is not done
		return Missed, true
	}
	for _, s := range Statuses() {
		if strings.EqualFold(string(s), text) {
			return s, true
		}
	}
	return "", false
}
