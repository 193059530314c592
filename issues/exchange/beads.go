package exchange

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/issues"
)

func beads() Format {
	return Format{
		Name: "beads", Title: "beads (JSON lines)", Usual: ".beads/issues.jsonl",
		find: firstOf(".beads/issues.jsonl", ".beads/beads.jsonl", "issues.jsonl", "beads.jsonl"),
		read: readBeads, write: writeBeads,
		target: fixed(".beads/issues.jsonl"),
	}
}

// beadsSpeaks are the fields that beads has a place for.
func beadsSpeaks() []string {
	return []string{"title", "status", "priority", "context", "source_url", "tags", needsKey}
}

// beadsTypes are the types of beads' issues, without those that its own
// machinery makes.
func beadsTypes() []string {
	return []string{"bug", "feature", "task", "epic", "chore", "decision", "message", "molecule", "gate", "spike", "story", "milestone", "event"}
}

// blocking says whether a dependency of beads holds work up.
func blocking(kind string) bool {
	return kind == "" || kind == "blocks" || kind == "conditional-blocks" || kind == "waits-for"
}

func readBeads(r *reading) error {
	numbered(r.in.Data, func(line int, text []byte) {
		o, err := newObject(text)
		if err != nil {
			r.broken(line, "%s", err.Error())
			return
		}
		if kind := o.text("_type"); kind != "" && kind != "issue" {
			r.loss(fmt.Sprintf("line %d", line), "_type", Lost, "%s is no issue", quoted(kind))
			return
		}
		r.take(line, o, beadsItem)
	})
	return nil
}

// take adds the item of a line, or says why the line holds none.
func (r *reading) take(line int, o *object, reader func(*object, *reading) (Item, string)) {
	item, wrong := reader(o, r)
	item.Line = line
	if wrong != "" {
		r.broken(line, "%s", wrong)
		return
	}
	r.add(item)
}

// beadsItem reads one line; r may be nil, then nobody wants to know the losses.
func beadsItem(o *object, r *reading) (Item, string) {
	item := Item{ID: o.text("id"), Speaks: beadsSpeaks()}
	i := &item.Issue
	i.ID, i.Title = item.ID, o.text("title")
	i.Context = joinParts(o.text("description"), part{"Design", o.text("design")},
		part{"Acceptance criteria", o.text("acceptance_criteria")}, part{"Notes", o.text("notes")})
	i.Tags = o.texts("labels")
	i.CreatedAt = o.text("created_at")
	status := beadsStatus(o, &item)
	beadsRest(o, &item)
	item.Needs = beadsNeeds(o, &item)
	priority, _ := o.number("priority") // left out it is 0, as beads has it
	i.Priority = priority + 1
	o.raw("updated_at") // when beads changed it is nobody's business here
	item.Kept = merged(item.Kept, o.rest())
	switch {
	case o.wrong != "":
		return item, o.wrong
	case strings.TrimSpace(i.Title) == "":
		return item, "title is missing"
	case item.ID == "":
		return item, "id is missing"
	case priority < 0 || priority > 4:
		return item, fmt.Sprintf("priority must be 0 to 4, not %d", priority)
	}
	if r != nil && status != "" {
		r.loss(item.ID, "status", Changed, "%s is %s here", quoted(status), i.Status)
	}
	return item, ""
}

// beadsStatus answers the status when it has no exact counterpart.
func beadsStatus(o *object, item *Item) string {
	status, at, why := o.text("status"), o.text("closed_at"), o.text("close_reason")
	i := &item.Issue
	i.Status = issues.Registered
	switch status {
	case "", "open":
		return ""
	case "in_progress":
		i.Status = issues.Executing
		return ""
	case "closed":
		i.Status = issues.Completed
		item.Closed = &Closing{At: at, Reason: why}
		return ""
	case "blocked", "deferred":
		i.Status = issues.Paused
	}
	if status != "deferred" {
		item.Kept = merged(item.Kept, map[string]json.RawMessage{"status": compact(status)})
	}
	return status
}

// beadsRest reads what only tags and notes have a place for.
func beadsRest(o *object, item *Item) {
	i := &item.Issue
	if kind := o.text("issue_type"); kind != "" && kind != "task" {
		i.Tags = append(slices.Clone(i.Tags), "type:"+kind)
	}
	if spec := o.text("spec_id"); spec != "" {
		item.Speaks = append(item.Speaks, "extended_context")
		i.ExtendedContext.Notes.OriginalID = oneLine(spec)
	}
	if ref := o.text("external_ref"); isURL(ref) {
		i.SourceURL = ref
	} else if ref != "" {
		item.Kept = merged(item.Kept, map[string]json.RawMessage{"external_ref": compact(ref)})
	}
	metadata := o.raw("metadata")
	if metadata == nil {
		return
	}
	m, err := newObject(metadata)
	if err != nil {
		o.complain("metadata", "an object")
		return
	}
	item.Stamp = readStamp(m.raw("overtone"))
	if rest := m.rest(); len(rest) > 0 {
		item.Kept = merged(item.Kept, map[string]json.RawMessage{"metadata": compact(rest)})
	}
}

// beadsNeeds reads dependencies: what blocks, and the parent as a tag. The
// others are kept as they are.
func beadsNeeds(o *object, item *Item) []string {
	var needs []string
	var others []json.RawMessage
	for _, raw := range o.list("dependencies") {
		d, err := newObject(raw)
		if err != nil {
			o.complain("dependencies", "a list of objects")
			return nil
		}
		on, kind := d.text("depends_on_id"), d.text("type")
		owner := d.text("issue_id")
		if d.wrong != "" || on == "" || owner != "" && owner != item.ID {
			o.complain("dependencies", "a list of objects with depends_on_id, and with issue_id the issue itself")
			return nil
		}
		switch {
		case kind == "parent-child":
			item.Issue.Tags = append(slices.Clone(item.Issue.Tags), "parent:"+on)
		case !blocking(kind):
			others = append(others, raw)
		default:
			needs = appendNew(needs, on)
		}
	}
	if len(others) > 0 {
		item.Kept = merged(item.Kept, map[string]json.RawMessage{"dependencies": compact(others)})
	}
	return needs
}

// merged adds members to a map that may be nil.
func merged(into, more map[string]json.RawMessage) map[string]json.RawMessage {
	if into == nil {
		into = map[string]json.RawMessage{}
	}
	maps.Copy(into, more)
	return into
}
