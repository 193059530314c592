package exchange

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/issues"
)

// Stamp is what an export leaves on an item, so that a later import knows the
// issue again, sees what was changed over there since, and gets back what the
// format has no field for.
type Stamp struct {
	ID        string                     `json:"id"`
	CreatedAt string                     `json:"created_at"`
	Base      map[string]json.RawMessage `json:"base,omitempty"`   // what an import of the untouched item would read: digests
	Fields    map[string]json.RawMessage `json:"fields,omitempty"` // what such an import would miss: values
	Needs     []string                   `json:"needs,omitempty"`  // ids of issues, where the format has no dependencies
}

// Keys lists the fields of an issue that travel, in the order of the line.
// What belongs to this store alone (ids of solutions, leases, versions) stays.
func Keys() []string {
	return []string{
		"title", "status", "priority", "context", "source", "source_url", "tags", "affected_components",
		"expected_behavior", "actual_behavior", "files", "extended_context", "lifecycle_requirements",
		"feedback", "evidence", "planned_at", "queued_at", "completed_at",
	}
}

// isSet says whether a field is a list without order, of which both sides may
// add and take away.
func isSet(key string) bool {
	return key == "tags" || key == "files" || key == "affected_components" || key == needsKey
}

// needsKey is the field of dependencies, which items name by their own ids.
const needsKey = "depends_on"

// values are the fields of an issue by key, each in one spelling.
func values(i issues.Issue) (map[string]json.RawMessage, error) {
	fields, err := i.Fields()
	if err != nil {
		return nil, err
	}
	out := make(map[string]json.RawMessage, len(fields))
	for _, f := range fields {
		out[f.Key] = f.Value
	}
	return out, nil
}

// digest is what is remembered of a value: a list as it is, anything else as a
// short hash.
func digest(key string, value json.RawMessage) json.RawMessage {
	if value == nil {
		value = json.RawMessage("null")
	}
	if isSet(key) {
		return value
	}
	if emptyJSON(value) {
		return json.RawMessage(`""`)
	}
	sum := sha256.Sum256(value)
	return compact(hex.EncodeToString(sum[:6]))
}

// same compares two values or digests.
func same(a, b json.RawMessage) bool {
	if emptyJSON(a) && emptyJSON(b) {
		return true
	}
	return string(a) == string(b)
}

// list reads a JSON list of texts; anything else is empty.
func list(raw json.RawMessage) []string {
	var out []string
	if json.Unmarshal(raw, &out) != nil {
		return nil
	}
	return out
}

// baseOf digests everything that an item says.
func baseOf(item Item) (map[string]json.RawMessage, error) {
	vals, err := values(item.Issue)
	if err != nil {
		return nil, err
	}
	return baseOfValues(item, vals), nil
}

// baseOfValues is baseOf for who knows the values of the item's issue already.
func baseOfValues(item Item, vals map[string]json.RawMessage) map[string]json.RawMessage {
	base := make(map[string]json.RawMessage, len(item.Speaks))
	for _, key := range item.Speaks {
		if key == needsKey {
			base[key] = compact(append([]string{}, item.Needs...))
			continue
		}
		base[key] = digest(key, vals[key])
	}
	return base
}

// stampOf makes the stamp of an issue whose item an import would read as given.
// With full false there is no room for fields, and they are losses.
func stampOf(issue issues.Issue, read Item, full bool) (Stamp, []Loss, error) {
	stamp := Stamp{ID: issue.ID, CreatedAt: issue.CreatedAt}
	have, err := values(issue)
	if err != nil {
		return Stamp{}, nil, err
	}
	if read.Issue.Priority == 0 { // an import gives it the default
		read.Issue.Priority = issues.DefaultPriority
	}
	got, err := values(read.Issue)
	if err != nil {
		return Stamp{}, nil, err
	}
	stamp.Base = baseOfValues(read, got)
	var losses []Loss
	for _, key := range Keys() {
		speaks := slices.Contains(read.Speaks, key)
		if same(have[key], got[key]) || !speaks && emptyJSON(have[key]) {
			continue
		}
		if full {
			if stamp.Fields == nil {
				stamp.Fields = map[string]json.RawMessage{}
			}
			stamp.Fields[key] = orNull(have[key])
		}
		losses = append(losses, lossOf(issue.ID, key, speaks && !emptyJSON(got[key]), full))
	}
	return stamp, append(losses, left(issue, have)...), nil
}

func lossOf(id, key string, partly, full bool) Loss {
	switch {
	case full:
		return Loss{Item: id, Field: key, Kind: Kept, Detail: "written in overtone's own part of the item, which an import reads back"}
	case partly:
		return Loss{Item: id, Field: key, Kind: Changed, Detail: "the format holds only a part of it, or another form"}
	}
	return Loss{Item: id, Field: key, Kind: Lost, Detail: "the format has no place for it"}
}

// left lists what never leaves the store.
func left(issue issues.Issue, have map[string]json.RawMessage) []Loss {
	var losses []Loss
	for _, key := range []string{"bound_solution_id", "solution_count", "lease", "external"} {
		if !emptyJSON(have[key]) && string(have[key]) != "0" {
			losses = append(losses, Loss{Item: issue.ID, Field: key, Kind: Lost, Detail: "it belongs to this store"})
		}
	}
	for _, key := range issue.Unknown() {
		losses = append(losses, Loss{Item: issue.ID, Field: key, Kind: Lost, Detail: "a field that overtone does not know"})
	}
	return losses
}

func orNull(raw json.RawMessage) json.RawMessage {
	if raw == nil {
		return json.RawMessage("null")
	}
	return raw
}

// stampMark begins a stamp inside a text, as a comment that Markdown hides.
const stampMark = "<!-- overtone:"

// putStamp appends a stamp to a text. Inside, "<" and ">" are escaped, so that
// the stamp neither ends its comment nor holds another.
func putStamp(text string, stamp Stamp) string {
	if text != "" {
		text += "\n\n"
	}
	return text + stampMark + strings.NewReplacer("<", `\u003c`, ">", `\u003e`).Replace(string(compact(stamp))) + " -->"
}

// unescaped spells "<" and ">" in JSON as compact does, so that values can be compared
// byte for byte.
func unescaped(raw string) string {
	var b strings.Builder
	for {
		at := strings.IndexByte(raw, '\\')
		if at < 0 || at+1 == len(raw) {
			return b.String() + raw
		}
		b.WriteString(raw[:at])
		found := false
		for spelt, sign := range map[string]string{`\u003c`: "<", `\u003e`: ">"} { // at most one of them is there
			if rest, ok := strings.CutPrefix(raw[at:], spelt); ok {
				b.WriteString(sign)
				raw, found = rest, true
				break
			}
		}
		if found {
			continue
		}
		b.WriteString(raw[at : at+2])
		raw = raw[at+2:]
	}
}

// takeStamp takes the last stamp off a text; without a sound one the text stays
// as it is.
func takeStamp(text string) (string, *Stamp) {
	at := strings.LastIndex(text, stampMark)
	if at < 0 {
		return text, nil
	}
	raw, rest, closed := strings.Cut(text[at+len(stampMark):], "-->")
	if !closed {
		return text, nil
	}
	stamp := readStamp(json.RawMessage(unescaped(strings.TrimSpace(raw))))
	if stamp == nil {
		return text, nil
	}
	before := text[:at]
	for _, gap := range []string{"\n\n", "\r\n\r\n"} {
		if cut, ok := strings.CutSuffix(before, gap); ok {
			before = cut
			break
		}
	}
	return before + strings.TrimRight(rest, "\r\n"), stamp
}

// readStamp reads a stamp; one that makes no sense is none.
func readStamp(raw json.RawMessage) *Stamp {
	var s Stamp
	if len(raw) == 0 || json.Unmarshal(raw, &s) != nil || issues.CheckID(s.ID) != nil {
		return nil
	}
	return &s
}
