package issues

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"

	"github.com/overtone-cli/overtone/issues/jsonlog"
)

// set decodes one value; null leaves the field empty.
func (m *member) set(raw json.RawMessage) error {
	if string(raw) == "null" {
		return nil
	}
	if m.skip {
		if done, err := skipped(m.to, raw); done {
			return err
		}
	}
	var err error
	switch to := m.to.(type) {
	case *string:
		if *to, err = jsonlog.Text(raw); err != nil {
			return errors.New("must be a text")
		}
	case *Status:
		text, err := jsonlog.Text(raw)
		*to = Status(text)
		if err != nil {
			return errors.New("must be a text")
		}
	case *int:
		if *to, err = strconv.Atoi(string(raw)); err != nil {
			return errors.New("must be a whole number")
		}
	case *[]string:
		if *to, err = jsonlog.Texts(raw); err != nil {
			return errors.New("must be a list of texts")
		}
	case *ExtendedContext:
		if m.inner == nil {
			m.inner = to.members()
		}
		err = object(raw, m.inner, &to.extra)
	case *Lifecycle:
		if m.inner == nil {
			m.inner = to.members()
		}
		err = object(raw, m.inner, &to.extra)
	case *Notes:
		if raw[0] == '"' {
			to.Text, err = jsonlog.Text(raw)
			return err
		}
		if m.inner == nil {
			m.inner = to.members()
		}
		err = object(raw, m.inner, &to.extra)
	case *[]Feedback:
		return setFeedback(to, raw)
	case **Lease:
		return setLease(to, raw)
	default:
		if err = json.Unmarshal(raw, to); err != nil {
			return fmt.Errorf("does not fit: %w", err)
		}
	}
	return err
}

func setFeedback(to *[]Feedback, raw json.RawMessage) error {
	var entries []json.RawMessage
	if err := json.Unmarshal(raw, &entries); err != nil {
		return errors.New("must be a list of objects")
	}
	for i, entry := range entries {
		var one Feedback
		if err := object(entry, one.members(), &one.extra); err != nil {
			return inField(strconv.Itoa(i), err)
		}
		*to = append(*to, one)
	}
	return nil
}

func object(raw json.RawMessage, members []member, unknown *fields) error {
	if raw[0] != '{' {
		return errors.New("must be an object")
	}
	return assign(raw, members, unknown)
}

// value encodes one field and says whether it is empty.
func value(from any) (raw json.RawMessage, empty bool, err error) {
	switch from := from.(type) {
	case *string:
		return jsonlog.AppendText(nil, *from), *from == "", nil
	case *Status:
		return jsonlog.AppendText(nil, string(*from)), *from == "", nil
	case *int:
		return strconv.AppendInt(nil, int64(*from), 10), *from == 0, nil
	case *[]string:
		return jsonlog.AppendTexts(nil, *from), len(*from) == 0, nil
	case *[]Feedback:
		return feedbackValue(*from)
	case *ExtendedContext:
		return members(from.members(), from.extra)
	case *Lifecycle:
		return members(from.members(), from.extra)
	case *Notes:
		return notesValue(from)
	case **Lease:
		return leaseValue(*from)
	}
	raw, err = marshal(from)
	return raw, string(raw) == "null", err
}

// notesValue keeps notes that are nothing but a text a text.
func notesValue(notes *Notes) (raw json.RawMessage, empty bool, err error) {
	all := notes.members()
	raw, empty, err = members(all[1:], notes.extra)
	switch {
	case notes.Text == "" || err != nil:
		return raw, empty, err
	case empty:
		return value(&notes.Text)
	}
	return members(all, notes.extra)
}

func feedbackValue(entries []Feedback) (raw json.RawMessage, empty bool, err error) {
	parts := make([][]byte, 0, len(entries))
	for i := range entries {
		part, _, err := members(entries[i].members(), entries[i].extra)
		if err != nil {
			return nil, false, err
		}
		parts = append(parts, part)
	}
	joined := bytes.Join(parts, []byte(","))
	return slices.Concat([]byte("["), joined, []byte("]")), len(entries) == 0, nil
}

// members encodes the fields of an object that are not empty, and the unknown ones.
func members(known []member, extra fields) (raw json.RawMessage, empty bool, err error) {
	out := make(fields, 0, len(known)+len(extra))
	for _, member := range known {
		raw, empty, err := value(member.to)
		if err != nil {
			return nil, false, err
		}
		if !empty || member.always {
			out = append(out, jsonlog.Field{Key: member.key, Value: raw})
		}
	}
	out = append(out, extra...)
	raw, err = jsonlog.Object(out)
	return raw, len(out) == 0, err
}

// marshal is json.Marshal that leaves "<" and "&" readable.
func marshal(v any) (json.RawMessage, error) {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(v); err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(out.Bytes(), []byte("\n")), nil
}
