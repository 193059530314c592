package issues

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/issues/jsonlog"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Decode reads one issue that somebody hands over as a JSON object, to be given
// to Create: every field of the contract and every field that nobody here knows
// is kept. Nothing is required and nothing checked but the kinds of the values.
// Errors: input.bad_json, input.bad_field with the path of the field.
func Decode(raw []byte) (Issue, error) {
	if !utf8.Valid(raw) {
		return Issue{}, problem.New("input.bad_json", "this is not valid UTF-8").Mend("save the text as UTF-8")
	}
	var one bytes.Buffer // on one line, as it will be written
	if err := json.Compact(&one, raw); err != nil {
		return Issue{}, problem.Wrap(err, "input.bad_json", "this is not valid JSON").Mend("write one JSON object for each issue")
	}
	var issue Issue
	if err := assign(one.Bytes(), issue.members(), &issue.extra); err != nil {
		return Issue{}, badField(err)
	}
	if issue.Status == "pending" {
		issue.Status = Registered
	}
	return issue, nil
}

// badField names the field that cannot be read.
func badField(err error) error {
	var wrong *wrongKind
	if errors.As(err, &wrong) {
		return problem.New("input.bad_field", "%s: it %s", wrong.path, wrong.why).Mend("correct the field %s", wrong.path)
	}
	return problem.New("input.bad_json", "%v", err).Mend("write one JSON object for each issue")
}

// wrongKind says that a value is not what its field holds.
type wrongKind struct {
	path string // such as extended_context.notes.wave
	why  string // such as "must be a whole number"
}

// Error is the reason with the path of the field in front.
func (w *wrongKind) Error() string { return "its field " + w.path + " " + w.why }

// inField puts a field in front of what is wrong with its value.
func inField(key string, err error) error {
	var inner *wrongKind
	if errors.As(err, &inner) {
		return &wrongKind{path: key + "." + inner.path, why: inner.why}
	}
	return &wrongKind{path: key, why: err.Error()}
}

// Known lists the keys that a line of an issue may have at its top level, in
// the order in which they are written.
func Known() []string {
	var issue Issue
	var keys []string
	for _, member := range issue.members() {
		keys = append(keys, member.key)
	}
	return keys
}

// Unknown lists the keys of the issue that are none of Known, in their order.
func (i Issue) Unknown() []string {
	var keys []string
	for _, field := range i.Detached().extra {
		keys = append(keys, field.Key)
	}
	return keys
}

// Detached is the issue without the line that it was read from, for output and
// for stores other than its own: it is written anew and in full, lists are
// never null, and fields that nobody knows are still there.
func (i Issue) Detached() Issue {
	if i.raw != nil {
		known := Known()
		found, err := jsonlog.Fields(i.raw)
		if err == nil {
			i.extra = slices.DeleteFunc(found, func(f jsonlog.Field) bool { return slices.Contains(known, f.Key) })
		}
		i.raw, i.line = nil, 0
	}
	if i.Evidence != nil {
		evidence := *i.Evidence
		evidence.Commands, evidence.Files = append([]Command{}, evidence.Commands...), append([]string{}, evidence.Files...)
		i.Evidence = &evidence
	}
	return i
}
