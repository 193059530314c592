package merge

import (
	"bytes"
	"encoding/json"
	"slices"
	"strconv"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/jsonlog"
)

// tidy does what a merged issue needs beside its fields: only an executing one
// has a lease, what gave way is noted in the feedback, and a line that neither
// side has seen gets a version that neither side has.
func (j *joining) tidy(fields []jsonlog.Field) []jsonlog.Field {
	if now := step(get(fields, "status")); now >= 0 && now != slices.Index(issues.Statuses(), issues.Executing) {
		fields = slices.DeleteFunc(fields, func(f jsonlog.Field) bool { return f.Key == "lease" })
	}
	if len(j.remarks) > 0 {
		fields = j.remark(fields)
	}
	version := get(fields, "version")
	if version == nil || same(fields, j.ours.fields, "version") || same(fields, j.theirs.fields, "version") {
		return fields
	}
	if n, err := strconv.Atoi(string(version)); err == nil {
		n = max(n, number(j.ours), number(j.theirs)) + 1
		return put(fields, "version", strconv.AppendInt(nil, int64(n), 10))
	}
	return fields
}

func number(r *record) int {
	n, err := strconv.Atoi(string(get(r.fields, "version")))
	if err != nil {
		return 0
	}
	return n
}

// remark adds to the feedback what gave way, at the time of the later side, so
// that the same merge always writes the same.
func (j *joining) remark(fields []jsonlog.Field) []jsonlog.Field {
	at := j.ours.text("updated_at")
	if other := j.theirs.text("updated_at"); compareTimes(at, other) < 0 {
		at = other
	}
	var entries [][]byte
	for _, one := range elements(get(fields, "feedback")) {
		entries = append(entries, one)
	}
	known := keys(elements(get(fields, "feedback")))
	slices.Sort(j.remarks)
	for _, text := range j.remarks {
		raw, err := jsonlog.Object([]jsonlog.Field{
			{Key: "type", Value: json.RawMessage(`"clarification"`)},
			{Key: "stage", Value: json.RawMessage(`"execute"`)},
			{Key: "content", Value: quoted(text)},
			{Key: "created_at", Value: quoted(at)},
		})
		if err == nil && !known[string(canonical(raw))] {
			entries = append(entries, raw)
		}
	}
	return put(fields, "feedback", slices.Concat([]byte("["), bytes.Join(entries, []byte(",")), []byte("]")))
}

// quoted writes a text as JSON that leaves "<" and "&" readable.
func quoted(text string) json.RawMessage {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	if encoder.Encode(text) != nil {
		return json.RawMessage(`""`)
	}
	return bytes.TrimSuffix(out.Bytes(), []byte("\n"))
}

// put sets one field.
func put(fields []jsonlog.Field, key string, value json.RawMessage) []jsonlog.Field {
	out := slices.Clone(fields)
	for i := range out {
		if out[i].Key == key {
			out[i].Value = value
			return out
		}
	}
	return append(out, jsonlog.Field{Key: key, Value: value})
}
