package merge

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/jsonlog"
)

// join merges one issue. A nil base means that both made it.
func (m *merging) join(base, ours, theirs *record) *record {
	if bytes.Equal(ours.raw, theirs.raw) {
		return ours
	}
	if order := cmp.Or(compareTimes(ours.text("updated_at"), theirs.text("updated_at")), bytes.Compare(ours.raw, theirs.raw)); order > 0 {
		ours, theirs = theirs, ours // what was written first comes first, whoever merges
	}
	var old []jsonlog.Field
	if base != nil {
		old = base.fields
	}
	j := &joining{id: ours.id, ours: ours, theirs: theirs}
	fields := j.object("", old, ours.fields, theirs.fields)
	fields = j.tidy(fields)
	m.out.Decided = append(m.out.Decided, j.decided...)
	for _, one := range []*record{ours, theirs} {
		if same(fields, one.fields, "version") && equal(get(fields, "version"), get(one.fields, "version")) {
			return one
		}
	}
	raw, err := jsonlog.Object(fields)
	if err != nil {
		return ours // cannot happen: all values were read from JSON
	}
	return &record{id: ours.id, raw: raw, fields: fields}
}

// joining is one issue being merged.
type joining struct {
	id           string
	ours, theirs *record
	decided      []Decided
	remarks      []string
}

// object merges the fields of an object. The order of keys is ours, then what
// only theirs has.
func (j *joining) object(path string, base, ours, theirs []jsonlog.Field) []jsonlog.Field {
	var out []jsonlog.Field
	for _, field := range ours {
		if value := j.value(path+field.Key, get(base, field.Key), field.Value, get(theirs, field.Key)); value != nil {
			field.Value = value
			out = append(out, field)
		}
	}
	for _, field := range theirs {
		if get(ours, field.Key) != nil {
			continue
		}
		if value := j.value(path+field.Key, get(base, field.Key), nil, field.Value); value != nil {
			field.Value = value
			out = append(out, field)
		}
	}
	return out
}

// value merges one field; nil is a field that is not there.
func (j *joining) value(path string, base, ours, theirs json.RawMessage) json.RawMessage {
	switch {
	case equal(ours, theirs), equal(base, theirs):
		return ours
	case equal(base, ours):
		return theirs
	case theirs == nil: // one side took out what the other changed
		return ours
	case ours == nil:
		return theirs
	}
	switch kind(ours) + kind(theirs) {
	case "[[":
		return list(base, ours, theirs)
	case "{{":
		if path == "lease" { // belongs together
			break
		}
		return j.objects(path, base, ours, theirs)
	}
	return j.decide(path, ours, theirs)
}

// objects merges two objects.
func (j *joining) objects(path string, base, ours, theirs json.RawMessage) json.RawMessage {
	var fields [3][]jsonlog.Field
	for i, raw := range []json.RawMessage{base, ours, theirs} {
		if kind(raw) == "{" {
			fields[i], _ = jsonlog.Fields(raw) // a line that was read has no broken value
		}
	}
	merged, err := jsonlog.Object(j.object(path+".", fields[0], fields[1], fields[2]))
	if err != nil {
		return ours
	}
	return merged
}

// kind is the first character of a value.
func kind(raw json.RawMessage) string {
	if len(raw) == 0 {
		return ""
	}
	return string(raw[:1])
}

// list merges two lists as sets that keep an order: what either side took out
// goes, what either side added stays.
func list(base, ours, theirs json.RawMessage) json.RawMessage {
	b, o, t := elements(base), elements(ours), elements(theirs)
	inBase, inOurs, inTheirs := keys(b), keys(o), keys(t)
	var out [][]byte
	for _, one := range o {
		if inTheirs[string(canonical(one))] || !inBase[string(canonical(one))] {
			out = append(out, one)
		}
	}
	for _, one := range t {
		if !inOurs[string(canonical(one))] && !inBase[string(canonical(one))] {
			out = append(out, one)
		}
	}
	return slices.Concat([]byte("["), bytes.Join(out, []byte(",")), []byte("]"))
}

func elements(raw json.RawMessage) []json.RawMessage {
	var all []json.RawMessage
	if kind(raw) != "[" || json.Unmarshal(raw, &all) != nil {
		return nil
	}
	return all
}

func keys(all []json.RawMessage) map[string]bool {
	out := make(map[string]bool, len(all))
	for _, one := range all {
		out[string(canonical(one))] = true
	}
	return out
}

// decide chooses between two values that both sides changed:
//
//	status                 the further step in the life of an issue
//	times (…_at), lease    the latest
//	priority               the more urgent
//	version, counts        the larger
//	anything else          of the side that was changed last, and the other
//	                       value is kept in the feedback
func (j *joining) decide(path string, ours, theirs json.RawMessage) json.RawMessage {
	order, silent := j.rank(path, ours, theirs)
	if order == 0 {
		order = bytes.Compare(canonical(ours), canonical(theirs))
	}
	kept, lost := ours, theirs
	if order < 0 {
		kept, lost = theirs, ours
	}
	if path != "updated_at" && path != "version" { // of course both changed these
		j.decided = append(j.decided, Decided{j.id, path, string(kept), string(lost)})
	}
	if !silent {
		j.remarks = append(j.remarks, fmt.Sprintf("merge: both sides changed %s; the other value was %s", path, lost))
	}
	return kept
}

// rank is positive when ours is kept; silent rules lose nothing that matters.
func (j *joining) rank(path string, ours, theirs json.RawMessage) (order int, silent bool) {
	switch {
	case path == "status":
		return cmp.Compare(step(ours), step(theirs)), true
	case path == "priority":
		return compareNumbers(theirs, ours), true
	case path == "version", path == "solution_count", strings.HasSuffix(path, "_count"):
		return compareNumbers(ours, theirs), true
	case path == "lease":
		return compareTimes(lease(ours), lease(theirs)), false
	case strings.HasSuffix(path, "_at"):
		return compareTimes(textOf(ours), textOf(theirs)), true
	}
	return compareTimes(j.ours.text("updated_at"), j.theirs.text("updated_at")), false
}

// step is how far a status is in a life; an unknown one is before all.
func step(raw json.RawMessage) int {
	return slices.Index(issues.Statuses(), issues.Status(textOf(raw)))
}

func lease(raw json.RawMessage) string {
	var known struct {
		Since string `json:"since"`
	}
	_ = json.Unmarshal(raw, &known) // without a time it is the older one
	return known.Since
}

func compareNumbers(a, b json.RawMessage) int {
	x, errX := strconv.ParseFloat(string(a), 64)
	y, errY := strconv.ParseFloat(string(b), 64)
	if errX != nil || errY != nil {
		return yes(errX == nil) - yes(errY == nil)
	}
	return cmp.Compare(x, y)
}

func compareTimes(a, b string) int {
	x, errX := time.Parse(time.RFC3339, a)
	y, errY := time.Parse(time.RFC3339, b)
	if errX != nil || errY != nil {
		return yes(errX == nil) - yes(errY == nil)
	}
	return x.Compare(y)
}

func yes(b bool) int {
	if b {
		return 1
	}
	return 0
}
