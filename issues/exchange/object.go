package exchange

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"

	"github.com/overtone-cli/overtone/issues/jsonlog"
)

// object is a JSON object of another tool while it is read: its members in
// order, which of them were asked for, and the first that has the wrong kind.
type object struct {
	fields []jsonlog.Field
	used   map[string]bool
	wrong  string
}

// newObject reads one object. A doubled key is an error: tools disagree which
// of the two counts.
func newObject(raw []byte) (*object, error) {
	raw = bytes.TrimSpace(raw)
	if !json.Valid(raw) {
		var any json.RawMessage
		return nil, fmt.Errorf("it is not valid JSON: %w", json.Unmarshal(raw, &any))
	}
	fields, err := jsonlog.Fields(raw)
	if err != nil {
		return nil, fmt.Errorf("it is %w", err)
	}
	o := &object{fields: fields, used: map[string]bool{}}
	seen := map[string]bool{}
	for _, f := range fields {
		if seen[f.Key] {
			return nil, fmt.Errorf("it has the field %s twice", quoted(f.Key))
		}
		seen[f.Key] = true
	}
	return o, nil
}

// raw is a member's value, nil when it is missing or null.
func (o *object) raw(key string) json.RawMessage {
	o.used[key] = true
	at := slices.IndexFunc(o.fields, func(f jsonlog.Field) bool { return f.Key == key })
	if at < 0 || string(o.fields[at].Value) == "null" {
		return nil
	}
	return o.fields[at].Value
}

func (o *object) complain(key, what string) {
	if o.wrong == "" {
		o.wrong = fmt.Sprintf("%s must be %s", key, what)
	}
}

// text reads a text.
func (o *object) text(key string) string {
	var out string
	if raw := o.raw(key); raw != nil && json.Unmarshal(raw, &out) != nil {
		o.complain(key, "a text")
	}
	return out
}

// name reads a text or a whole number, as ids are.
func (o *object) name(key string) string {
	raw := o.raw(key)
	if raw == nil {
		return ""
	}
	out, ok := nameOf(raw)
	if !ok {
		o.complain(key, "a text or a whole number")
	}
	return out
}

// nameOf reads an id that is a text or a whole number.
func nameOf(raw json.RawMessage) (string, bool) {
	var text string
	if json.Unmarshal(raw, &text) == nil {
		return text, true
	}
	var number json.Number
	if json.Unmarshal(raw, &number) != nil {
		return "", false
	}
	_, err := strconv.ParseInt(number.String(), 10, 64)
	return number.String(), err == nil
}

// number reads a whole number; there says whether there is one.
func (o *object) number(key string) (n int, there bool) {
	raw := o.raw(key)
	if raw == nil {
		return 0, false
	}
	n, err := strconv.Atoi(string(raw))
	if err != nil {
		o.complain(key, "a whole number")
	}
	return n, true
}

// texts reads a list of texts.
func (o *object) texts(key string) []string {
	var out []string
	if raw := o.raw(key); raw != nil && json.Unmarshal(raw, &out) != nil {
		o.complain(key, "a list of texts")
	}
	return out
}

// list reads a list of any values.
func (o *object) list(key string) []json.RawMessage {
	var out []json.RawMessage
	if raw := o.raw(key); raw != nil && json.Unmarshal(raw, &out) != nil {
		o.complain(key, "a list")
	}
	return out
}

// rest are the members that nobody asked for and that say something.
func (o *object) rest() map[string]json.RawMessage {
	out := map[string]json.RawMessage{}
	for _, f := range o.fields {
		if !o.used[f.Key] && !emptyJSON(f.Value) {
			out[f.Key] = f.Value
		}
	}
	return out
}

// record is a JSON object of another tool while it is written.
type record []jsonlog.Field

// put adds a member unless it says nothing.
func (r *record) put(key string, value any) {
	raw := compact(value)
	if emptyJSON(raw) {
		return
	}
	r.set(key, raw)
}

// set adds a member or changes it in its place.
func (r *record) set(key string, raw json.RawMessage) {
	at := slices.IndexFunc(*r, func(f jsonlog.Field) bool { return f.Key == key })
	if at >= 0 {
		(*r)[at].Value = raw
		return
	}
	*r = append(*r, jsonlog.Field{Key: key, Value: raw})
}

// get is a member's value, nil when there is none.
func (r record) get(key string) json.RawMessage {
	at := slices.IndexFunc(r, func(f jsonlog.Field) bool { return f.Key == key })
	if at < 0 {
		return nil
	}
	return r[at].Value
}

// keep adds members that are not there yet, in the order of their keys.
func (r *record) keep(more map[string]json.RawMessage) {
	for _, key := range sortedKeys(more) {
		if r.get(key) == nil {
			r.set(key, more[key])
		}
	}
}

// over lays the record over one that is in the file already: its members that
// are not among mine stay, in their places.
func (r record) over(old record, mine []string) record {
	out := record{}
	for _, f := range old {
		if now := r.get(f.Key); now != nil {
			out = append(out, jsonlog.Field{Key: f.Key, Value: now})
		} else if !slices.Contains(mine, f.Key) {
			out = append(out, f)
		}
	}
	for _, f := range r {
		if out.get(f.Key) == nil {
			out = append(out, f)
		}
	}
	return out
}

// encode writes the record on one line.
func (r record) encode() (json.RawMessage, error) {
	raw, err := jsonlog.Object(r)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = json.Compact(&b, raw)
	return b.Bytes(), err
}

// numbered calls visit with every line that is not blank, without line ends.
func numbered(data []byte, visit func(line int, text []byte)) {
	line := 0
	for part := range bytes.Lines(data) {
		line++
		if text := bytes.TrimSpace(part); len(text) > 0 {
			visit(line, text)
		}
	}
}
