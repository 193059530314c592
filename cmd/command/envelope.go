package command

import (
	"bytes"
	"encoding/json"

	"github.com/overtone-cli/overtone/specs/problem"
)

// schemaVersion is the version of every --json shape. It grows when a field
// changes its meaning or goes away, not when one is added.
const schemaVersion = 1

// Result is what --json prints when a command worked, or when it did its work
// and the work was judged not good enough (exit code 3).
type Result[T any] struct {
	SchemaVersion int      `json:"schema_version" jsonschema:"version of this shape"`
	Data          T        `json:"data" jsonschema:"the result of the command"`
	Warnings      []Notice `json:"warnings" jsonschema:"what deserves a look although the command worked"`
}

// Failure is what --json prints when a command did not work.
type Failure struct {
	SchemaVersion int      `json:"schema_version" jsonschema:"version of this shape"`
	Error         Notice   `json:"error" jsonschema:"why the command failed"`
	Warnings      []Notice `json:"warnings" jsonschema:"what was noticed before it failed"`
}

// Notice is one error or warning in JSON.
type Notice struct {
	Code    string `json:"code" jsonschema:"stable code: class and name with a dot between"`
	Message string `json:"message" jsonschema:"what is wrong"`
	File    string `json:"file" jsonschema:"the file it is about, or empty"`
	Line    int    `json:"line" jsonschema:"1-based line in the file, or 0"`
	Fix     string `json:"fix" jsonschema:"the next safe step, or empty"`
}

// notice turns a problem into its JSON form, with the cause in the message.
func notice(p *problem.Problem) Notice {
	return Notice{Code: p.Code, Message: p.Reason(), File: p.File, Line: p.Line, Fix: p.Fix}
}

// encode gives indented JSON with a final line break. Angle brackets stay
// readable, because nobody puts this into a web page unescaped.
func encode(value any) ([]byte, error) {
	var b bytes.Buffer
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	if err := encoder.Encode(value); err != nil {
		return nil, problem.Wrap(err, "internal.encode", "the result cannot be written as JSON")
	}
	return b.Bytes(), nil
}
