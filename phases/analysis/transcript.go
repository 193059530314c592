package analysis

import (
	"bytes"
	"cmp"
	"encoding/json"
	"slices"
	"sync"

	"github.com/overtone-cli/overtone/specs/problem"
)

// RequestVersion is the version of the form of Request and Transcript.
const RequestVersion = 1

// Request is what an engine outside this process is asked, as one JSON value.
type Request struct {
	SchemaVersion int             `json:"schema_version"`
	Task          string          `json:"task"`
	Purpose       string          `json:"purpose"`
	Prompt        string          `json:"prompt"`
	Schema        json.RawMessage `json:"schema"` // JSON Schema of the answer
	Input         json.RawMessage `json:"input"`
	Previous      *Refused        `json:"previous,omitempty"` // only in the repair attempt
}

// Encode writes the request as it goes to an engine: compact JSON.
func (r *Request) Encode() (json.RawMessage, error) {
	data, err := encode(r)
	if err != nil {
		return nil, problem.Wrap(err, "internal.json", "the request for %q cannot be written", r.Task)
	}
	return data, nil
}

// Refused is an answer that could not be used, and why.
type Refused struct {
	Answer string `json:"answer"` // as the engine wrote it
	Error  string `json:"error"`
}

// Transcript is one exchange with an engine outside this process, as it is
// kept in the package. It holds no durations and nothing of the environment.
type Transcript struct {
	SchemaVersion int             `json:"schema_version"`
	Task          string          `json:"task"`
	Engine        string          `json:"engine"`
	Started       string          `json:"started"` // time of the run, RFC 3339 UTC, set by who stores it
	Attempt       int             `json:"attempt"` // 1, and 2 for the repair
	Request       json.RawMessage `json:"request"`
	Answer        string          `json:"answer"`            // as the engine wrote it
	Demoted       []string        `json:"taken_as_inferred"` // items called stated that their lines do not bear out
	Error         string          `json:"error"`             // why the answer was not used; empty when it was
}

// Transcriber is an engine that keeps transcripts.
type Transcriber interface {
	Engine
	// Drain gives the exchanges since the last call and forgets them.
	Drain() []Transcript
}

// Recaller is an engine that need not be asked again what it answered before.
type Recaller interface {
	Engine
	// Recall tells of the exchanges of an earlier run, in order.
	Recall(exchanges []Transcript)
}

// Log collects the transcripts of one engine. The zero value is ready; it is
// safe for use by several goroutines at a time.
type Log struct {
	mu        sync.Mutex
	questions [][]Transcript
}

// Add keeps the attempts at one question, in order.
func (l *Log) Add(attempts []Transcript) {
	if len(attempts) == 0 {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.questions = append(l.questions, attempts)
}

// Drain gives what was added since the last call, in the order of the tasks of
// a run and then of the requests: it must not depend on which of several
// questions asked at the same time was answered first.
func (l *Log) Drain() []Transcript {
	l.mu.Lock()
	questions := l.questions
	l.questions = nil
	l.mu.Unlock()
	order := map[string]int{}
	for i, t := range Tasks() {
		order[t.Name] = i
	}
	slices.SortStableFunc(questions, func(a, b []Transcript) int {
		return cmp.Or(cmp.Compare(order[a[0].Task], order[b[0].Task]), bytes.Compare(a[0].Request, b[0].Request))
	})
	return slices.Concat(questions...)
}
