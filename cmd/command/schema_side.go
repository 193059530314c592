package command

import (
	"encoding/json"

	"github.com/google/jsonschema-go/jsonschema"
)

// The side files are written and read by one package each and by nobody else;
// these are their forms for their schemas only. A test holds them to the files.

// sequenceFile is .sequence.json: which numbers of issues are given out.
type sequenceFile struct {
	High         map[string]int  `json:"high" jsonschema:"the highest number given out, by day in UTC such as 20260131"`
	HistoryBytes int64           `json:"history_bytes" jsonschema:"size of issue-history.jsonl when this was written"`
	Active       *sequenceActive `json:"active,omitempty"`
}

// sequenceActive says when all of issues.jsonl was sound.
type sequenceActive struct {
	Bytes    int64 `json:"bytes" jsonschema:"its size"`
	Lines    int   `json:"lines"`
	Modified int64 `json:"modified" jsonschema:"nanoseconds since 1970, by the clock of the file system"`
}

// quarantinedLine is a line of a file that could not be read.
type quarantinedLine struct {
	File   string `json:"file" jsonschema:"name of the file that it stood in"`
	Line   int    `json:"line" jsonschema:"where it stood, from 1"`
	Reason string `json:"reason" jsonschema:"why it could not be read"`
	Text   string `json:"text,omitempty" jsonschema:"the line as it was"`
	Base64 string `json:"base64,omitempty" jsonschema:"the same, when it was not valid UTF-8"`
}

// togetherFile announces a change of issues and of files beside them.
type togetherFile struct {
	Issues []togetherIssue `json:"issues"`
	Files  []togetherText  `json:"files"`
}

// togetherIssue is one line of issues.jsonl before and after.
type togetherIssue struct {
	Before json.RawMessage `json:"before" jsonschema:"the line as it was"`
	After  json.RawMessage `json:"after" jsonschema:"the line as it becomes"`
}

// togetherText is one file before and after.
type togetherText struct {
	Path   string  `json:"path" jsonschema:"relative to the store"`
	Before string  `json:"before" jsonschema:"sha256 of what it was, empty when there was none"`
	After  *string `json:"after" jsonschema:"its text, null when it goes"`
}

// swapStep is one file of a set that is written in one step.
type swapStep struct {
	Target string `json:"target" jsonschema:"the file, relative to the package"`
	Temp   string `json:"temp,omitempty" jsonschema:"the file that takes its name; absent when the target is removed"`
}

// lockNote says who holds a lock, for messages only.
type lockNote struct {
	PID  int    `json:"pid" jsonschema:"number of the process that took the lock last"`
	Host string `json:"host" jsonschema:"name of its machine"`
}

// swapSchema describes swap.json, the only file that is a list.
func swapSchema() ([]byte, error) {
	step, err := jsonschema.For[swapStep](nil)
	if err != nil {
		return nil, err
	}
	return schemaBytes(&jsonschema.Schema{Type: "array", Items: step})
}
