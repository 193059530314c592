package issues

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"

	"github.com/overtone-cli/overtone/issues/jsonlog"
	"github.com/overtone-cli/overtone/specs/problem"
)

// External is the same piece of work in another tool. System, source and id
// together are the key by which an import finds the issue again.
type External struct {
	System string                     `json:"system" jsonschema:"such as beads or github"`
	Source string                     `json:"source" jsonschema:"which of several of that kind: a repository, a tag, a folder; may be empty"`
	ID     string                     `json:"id" jsonschema:"the item's id there"`
	Base   map[string]json.RawMessage `json:"base,omitempty" jsonschema:"the fields as they last came from there: a list as it was, anything else as a short hash"`
	Kept   map[string]json.RawMessage `json:"kept,omitempty" jsonschema:"what the item has and an issue has no field for; an export to the same tool writes it back"`
}

// Key says whether both mean the same item.
func (e External) Key(other External) bool {
	return e.System == other.System && e.Source == other.Source && e.ID == other.ID
}

func (c *checker) external(all []External) {
	for i, one := range all {
		where := fmt.Sprintf("external[%d].", i)
		c.line(where+"system", one.System, maxTag)
		if one.Source != "" {
			c.line(where+"source", one.Source, maxTitle)
		}
		c.line(where+"id", one.ID, maxTitle)
		for j, other := range all[:i] {
			if other.Key(one) {
				c.add(where+"id", "it is the same item as external[%d]", j)
			}
		}
	}
}

// Fields gives the known fields that say something, as they would be written
// on a new line and in that order. Equal issues have equal fields, byte for
// byte.
func (i Issue) Fields() ([]jsonlog.Field, error) {
	out := make([]jsonlog.Field, 0, 16)
	for _, member := range i.members() {
		raw, empty, err := value(member.to)
		if err != nil {
			return nil, err
		}
		if !empty {
			out = append(out, jsonlog.Field{Key: member.key, Value: raw})
		}
	}
	return out, nil
}

// With is a copy of the issue in which these fields, valid JSON by their keys
// on the line, have these values; null empties a field. A key that is no known
// field and a value of the wrong kind are input.bad_field.
func (i Issue) With(changes ...jsonlog.Field) (Issue, error) {
	next := i.clone()
	members := next.members()
	for _, change := range changes {
		at := slices.IndexFunc(members, func(m member) bool { return m.key == change.Key })
		if at < 0 {
			return Issue{}, problem.New("input.bad_field", "%+q is no field of an issue", change.Key).Mend("correct its name")
		}
		reflect.ValueOf(members[at].to).Elem().SetZero()
		if err := members[at].set(change.Value); err != nil {
			return Issue{}, problem.Wrap(err, "input.bad_field", "the field %s", change.Key).Mend("correct the field %s", change.Key)
		}
	}
	return next, nil
}
