package issues

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"

	"github.com/overtone-cli/overtone/issues/jsonlog"
)

// fields are members of an object that this package does not know.
type fields = []jsonlog.Field

// member ties a key of the line to a field of a Go value. The order of members
// is the order in which lines are written.
type member struct {
	key    string
	to     any
	always bool     // written even when it is empty
	inner  []member // members of an object, when a decoder keeps them ready
	skip   bool     // only looked at whether it is of its kind
}

func (i *Issue) members() []member {
	return []member{
		{key: "id", to: &i.ID, always: true},
		{key: "title", to: &i.Title, always: true},
		{key: "status", to: &i.Status, always: true},
		{key: "version", to: &i.Version, always: true},
		{key: "priority", to: &i.Priority, always: true},
		{key: "context", to: &i.Context, always: true},
		{key: "source", to: &i.Source},
		{key: "source_url", to: &i.SourceURL},
		{key: "tags", to: &i.Tags, always: true},
		{key: "affected_components", to: &i.AffectedComponents},
		{key: "expected_behavior", to: &i.ExpectedBehavior},
		{key: "actual_behavior", to: &i.ActualBehavior},
		{key: "depends_on", to: &i.DependsOn, always: true},
		{key: "files", to: &i.Files, always: true},
		{key: "extended_context", to: &i.ExtendedContext},
		{key: "lifecycle_requirements", to: &i.Lifecycle},
		{key: "feedback", to: &i.Feedback},
		{key: "bound_solution_id", to: &i.BoundSolutionID},
		{key: "solution_count", to: &i.SolutionCount},
		{key: "lease", to: &i.Lease},
		{key: "evidence", to: &i.Evidence},
		{key: "external", to: &i.External},
		{key: "created_at", to: &i.CreatedAt, always: true},
		{key: "updated_at", to: &i.UpdatedAt, always: true},
		{key: "planned_at", to: &i.PlannedAt},
		{key: "queued_at", to: &i.QueuedAt},
		{key: "completed_at", to: &i.CompletedAt},
		{key: "deleted_at", to: &i.DeletedAt},
	}
}

func (c *ExtendedContext) members() []member {
	return []member{{key: "location", to: &c.Location}, {key: "suggested_fix", to: &c.SuggestedFix}, {key: "notes", to: &c.Notes}}
}

func (n *Notes) members() []member {
	return []member{
		{key: "text", to: &n.Text},
		{key: "session", to: &n.Session},
		{key: "strategy", to: &n.Strategy},
		{key: "original_id", to: &n.OriginalID},
		{key: "spec_dir", to: &n.SpecDir},
		{key: "source_epic", to: &n.SourceEpic},
		{key: "source_story", to: &n.SourceStory},
		{key: "wave", to: &n.Wave},
		{key: "depends_on_issues", to: &n.DependsOnIssues, always: n.SpecDir != ""}, // an issue of a package says that it waits for none
		{key: "spec_documents", to: &n.SpecDocuments},
		{key: "rules", to: &n.Rules},
	}
}

func (l *Lifecycle) members() []member {
	return []member{
		{key: "test_strategy", to: &l.TestStrategy},
		{key: "regression_scope", to: &l.RegressionScope},
		{key: "acceptance_type", to: &l.AcceptanceType},
		{key: "commit_strategy", to: &l.CommitStrategy},
	}
}

func (f *Feedback) members() []member {
	return []member{
		{key: "type", to: &f.Type, always: true},
		{key: "stage", to: &f.Stage, always: true},
		{key: "content", to: &f.Content, always: true},
		{key: "created_at", to: &f.CreatedAt, always: true},
	}
}

// decoder reads lines. It fills one scratch issue over and over and hands out
// copies, which spares a table of members for every line.
type decoder struct {
	scratch Issue
	members []member
}

func newDecoder() *decoder {
	d := &decoder{}
	d.members = d.scratch.members()
	context := d.scratch.ExtendedContext.members()
	keep(context, &d.scratch.ExtendedContext.Notes, d.scratch.ExtendedContext.Notes.members())
	keep(d.members, &d.scratch.ExtendedContext, context)
	keep(d.members, &d.scratch.Lifecycle, d.scratch.Lifecycle.members())
	return d
}

// keep makes the members of an object ready for many lines.
func keep(members []member, object any, inner []member) {
	for i := range members {
		if members[i].to == object {
			members[i].inner = inner
		}
	}
}

// decode reads a valid JSON object. The issue keeps raw; what is missing gets
// its default. The error says which field has the wrong kind of value.
func (d *decoder) decode(raw []byte, line int) (Issue, error) {
	if err := d.read(raw, line); err != nil {
		return Issue{}, err
	}
	return d.scratch, nil
}

// read is decode that leaves the issue in scratch.
func (d *decoder) read(raw []byte, line int) error {
	d.scratch = Issue{}
	if err := assign(raw, d.members, nil); err != nil {
		return err
	}
	return d.complete(raw, line)
}

// quick is read for a line of which nobody knows yet whether it is JSON. It
// takes nearly every line that is sound; what it does not take is for others.
func (d *decoder) quick(raw []byte, line int) bool {
	d.scratch = Issue{}
	at := 0
	taken := jsonlog.EachSound(raw, func(spelt, value []byte) bool {
		found := seek(d.members, spelt, &at)
		return found == nil || found.set(value) == nil
	})
	return taken && d.complete(raw, line) == nil
}

// complete fills what was missing on the line.
func (d *decoder) complete(raw []byte, line int) error {
	issue := &d.scratch
	if issue.ID == "" {
		return errors.New("it has no id")
	}
	if issue.Title == "" {
		issue.Title = issue.ID
	}
	issue.alias = issue.Status == "pending"
	if issue.Status == "" || issue.alias {
		issue.Status = Registered
	}
	if issue.Priority == 0 {
		issue.Priority = DefaultPriority
	}
	issue.raw, issue.line = raw, line
	return nil
}

// assign puts the fields of an object into members and those that have none
// into unknown, unless that is nil. As lines are written in the order of
// members, the search goes on where the last one ended.
func assign(raw []byte, members []member, unknown *fields) error {
	at := 0
	return jsonlog.EachField(raw, func(spelt, value []byte) error {
		if found := seek(members, spelt, &at); found != nil {
			if err := found.set(value); err != nil {
				return inField(found.key, err)
			}
			return nil
		}
		if unknown == nil {
			return nil
		}
		field, err := jsonlog.MakeField(spelt, value)
		*unknown = append(*unknown, field)
		return err
	})
}

// seek finds the member with a key in quotes.
func seek(members []member, spelt []byte, at *int) *member {
	key := spelt[1 : len(spelt)-1]
	if bytes.IndexByte(key, '\\') >= 0 {
		text, err := jsonlog.Text(spelt)
		if err != nil {
			return nil
		}
		key = []byte(text)
	}
	for i := range members {
		here := (*at + i) % len(members)
		if members[here].key == string(key) {
			*at = here + 1
			return &members[here]
		}
	}
	return nil
}

// MarshalJSON writes the line of the issue: the known fields in their fixed
// order, then the unknown ones of the line it was read from. A field that was
// not changed since then keeps its bytes.
func (i Issue) MarshalJSON() ([]byte, error) { return i.encode() }

func (i Issue) encode() (json.RawMessage, error) {
	kept, unknown, err := i.unchanged()
	if err != nil {
		return nil, err
	}
	out := make(fields, 0, 24)
	for _, member := range i.members() {
		if raw, same := kept[member.key]; same {
			out = append(out, jsonlog.Field{Key: member.key, Value: raw})
			continue
		}
		raw, empty, err := value(member.to)
		if err != nil {
			return nil, err
		}
		if !empty || member.always {
			out = append(out, jsonlog.Field{Key: member.key, Value: raw})
		}
	}
	return jsonlog.Object(slices.Concat(out, unknown, i.extra))
}

// unchanged finds the fields of the line that still have the value they were
// read with, and the unknown ones.
func (i *Issue) unchanged() (kept map[string]json.RawMessage, unknown fields, err error) {
	if i.raw == nil {
		return nil, nil, nil
	}
	found, err := jsonlog.Fields(i.raw)
	if err != nil {
		return nil, nil, err
	}
	was, err := newDecoder().decode(i.raw, i.line)
	if err != nil {
		return nil, nil, err
	}
	changed := map[string]bool{}
	now := i.members()
	for at, member := range was.members() {
		before, _, err := value(member.to)
		if err != nil {
			return nil, nil, err
		}
		after, _, err := value(now[at].to)
		if err != nil {
			return nil, nil, err
		}
		changed[member.key] = !bytes.Equal(before, after)
	}
	kept = map[string]json.RawMessage{}
	for _, field := range found {
		if different, known := changed[field.Key]; !known {
			unknown = append(unknown, field)
		} else if !different {
			kept[field.Key] = field.Value
		}
	}
	return kept, unknown, nil
}
