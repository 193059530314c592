package exchange

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
)

// masterTag is the tag that task-master uses when nobody chose one.
const masterTag = "master"

func taskmaster() Format {
	return Format{
		Name: "taskmaster", Title: "task-master", Usual: ".taskmaster/tasks/tasks.json",
		find: firstOf(".taskmaster/tasks/tasks.json", "tasks/tasks.json", "tasks.json"),
		read: readTaskmaster, write: writeTaskmaster,
		target: fixed(".taskmaster/tasks/tasks.json"),
	}
}

// taskSpeaks are the fields that task-master has a place for.
func taskSpeaks() []string {
	return []string{"title", "status", "priority", "context", "files", needsKey}
}

// taskTag is one list of tasks: the tag, and the object that has the list.
type taskTag struct {
	name string
	body *object
}

// taskTags reads the file: an object of tags, or the older form that has one
// list and no tag.
func taskTags(in Input) ([]taskTag, error) {
	bad := func(format string, args ...any) error {
		return problem.New("input.not_taskmaster", format, args...).At(in.Name, lineOf(in.Data)).
			Mend("name the file tasks.json that task-master wrote")
	}
	o, err := newObject(in.Data)
	if err != nil {
		return nil, bad("%s", err.Error())
	}
	if o.raw("tasks") != nil && strings.HasPrefix(string(o.raw("tasks")), "[") {
		return []taskTag{{masterTag, o}}, nil
	}
	var tags []taskTag
	for _, f := range o.fields {
		body, err := newObject(f.Value)
		if err != nil || body.raw("tasks") == nil {
			continue
		}
		tags = append(tags, taskTag{f.Key, body})
	}
	if len(tags) == 0 && len(o.fields) > 0 {
		return nil, bad("no tag in it has a list of tasks")
	}
	return tags, nil
}

// lineOf is the line on which JSON breaks off, 1 when it does not.
func lineOf(data []byte) int {
	var any json.RawMessage
	err := json.Unmarshal(data, &any)
	if syntax, ok := err.(*json.SyntaxError); ok { //nolint:errorlint // the decoder wraps nothing
		return 1 + bytes.Count(data[:min(int(syntax.Offset), len(data))], []byte("\n"))
	}
	return 1
}

func readTaskmaster(r *reading) error {
	tags, err := taskTags(r.in)
	if err != nil {
		return err
	}
	for _, tag := range tags {
		if r.Tag != "" && tag.name != r.Tag {
			r.loss("tag "+tag.name, "tasks", Lost, "only the tag %s is wanted", quoted(r.Tag))
			continue
		}
		at, line := 0, 1
		for n, raw := range tag.body.list("tasks") {
			where := fmt.Sprintf("task %d of the tag %s", n+1, quoted(tag.name))
			if next := bytes.Index(r.in.Data[at:], raw); next > 0 { // it was cut out of there
				line += bytes.Count(r.in.Data[at:at+next], []byte("\n"))
				at += next
			}
			o, err := newObject(raw)
			if err != nil {
				r.broken(line, "%s: %s", where, err.Error())
				continue
			}
			item, wrong := taskItem(o, r)
			item.Source, item.Line = tag.name, line
			if wrong != "" {
				r.broken(line, "%s: %s", where, wrong)
				continue
			}
			r.add(item)
		}
		if tag.body.wrong != "" {
			return problem.New("input.not_taskmaster", "the tag %s: %s", quoted(tag.name), tag.body.wrong).At(r.in.Name, 1)
		}
		if note := tag.body.raw("metadata"); note != nil {
			r.loss("tag "+tag.name, "metadata", Lost, "it is about the list of tasks, not about one of them")
		}
	}
	return nil
}

// taskItem reads one task; r may be nil, then nobody wants to know the losses.
func taskItem(o *object, r *reading) (Item, string) {
	item := Item{ID: o.name("id"), Speaks: taskSpeaks()}
	i := &item.Issue
	i.Title = o.text("title")
	text, details := o.text("description"), o.text("details")
	if details != "" && copied(details, text) {
		text, details = details, ""
	}
	i.Context = joinParts(text, part{"Details", details}, part{"Test strategy", o.text("testStrategy")},
		part{"Acceptance criteria", asBoxes(o.texts("acceptanceCriteria"))}, part{"Subtasks", subtasks(o)})
	if subs := o.raw("subtasks"); subs != nil {
		item.Kept = merged(item.Kept, map[string]json.RawMessage{"subtasks": subs})
	}
	odd := taskStatus(o, &item)
	taskPriority(o, i)
	for _, raw := range o.list("relevantFiles") {
		f, err := newObject(raw)
		if err != nil || f.text("path") == "" {
			o.complain("relevantFiles", "a list of objects with a path")
			break
		}
		i.Files = append(i.Files, f.text("path"))
	}
	if len(i.Files) > 0 {
		item.Kept = merged(item.Kept, map[string]json.RawMessage{"relevantFiles": o.raw("relevantFiles")})
	}
	taskNeeds(o, &item, r)
	if metadata := o.raw("metadata"); metadata != nil {
		m, err := newObject(metadata)
		if err != nil {
			o.complain("metadata", "an object")
		} else {
			item.Stamp = readStamp(m.raw("overtone"))
			if rest := m.rest(); len(rest) > 0 {
				item.Kept = merged(item.Kept, map[string]json.RawMessage{"metadata": compact(rest)})
			}
		}
	}
	item.Kept = merged(item.Kept, o.rest())
	switch {
	case o.wrong != "":
		return item, o.wrong
	case item.ID == "":
		return item, "id is missing"
	case strings.TrimSpace(i.Title) == "":
		return item, "title is missing"
	}
	if r != nil && odd != "" {
		r.loss(item.ID, "status", Changed, "%s is %s here", quoted(odd), i.Status)
	}
	return item, ""
}

// subtasks lists the steps of a task as boxes, with their details below.
func subtasks(o *object) string {
	var b strings.Builder
	for _, raw := range o.list("subtasks") {
		s, err := newObject(raw)
		if err != nil {
			o.complain("subtasks", "a list of objects")
			return ""
		}
		mark := " "
		if slices.Contains([]string{"done", "completed"}, s.text("status")) {
			mark = "x"
		}
		title := oneLine(s.text("title"))
		if title == "" {
			title = oneLine(s.text("description"))
		}
		fmt.Fprintf(&b, "- [%s] %s\n", mark, title)
		for _, text := range []string{s.text("description"), s.text("details")} {
			if text = strings.TrimSpace(text); text != "" && oneLine(text) != title {
				b.WriteString("  " + strings.ReplaceAll(text, "\n", "\n  ") + "\n")
			}
		}
		if s.wrong != "" {
			o.complain("subtasks", "a list of objects, in which "+s.wrong)
		}
	}
	return b.String()
}

func asBoxes(all []string) string {
	var b strings.Builder
	for _, one := range all {
		if line := oneLine(one); line != "" {
			b.WriteString("- [ ] " + line + "\n")
		}
	}
	return b.String()
}

// taskStatus answers the status when it has no exact counterpart.
func taskStatus(o *object, item *Item) string {
	status := o.text("status")
	i := &item.Issue
	i.Status = issues.Registered
	keep := func() { item.Kept = merged(item.Kept, map[string]json.RawMessage{"status": compact(status)}) }
	switch status {
	case "", "pending":
		return ""
	case "in-progress":
		i.Status = issues.Executing
		return ""
	case "deferred":
		i.Status = issues.Paused
		return ""
	case "done", "completed":
		i.Status, item.Closed = issues.Completed, &Closing{}
		return ""
	case "review":
		i.Status = issues.Executing
		keep()
	case "blocked":
		i.Status = issues.Paused
		keep()
	case "cancelled":
		i.Status, item.Closed = issues.Completed, &Closing{Reason: "cancelled"}
		keep()
	default:
		o.complain("status", "one of pending, in-progress, done, deferred, cancelled, blocked, review")
	}
	return status
}

func taskPriority(o *object, i *issues.Issue) {
	words := []string{"critical", "high", "medium", "low"}
	word := o.text("priority")
	if word == "" {
		i.Priority = issues.DefaultPriority
		return
	}
	if i.Priority = slices.Index(words, word) + 1; i.Priority == 0 {
		o.complain("priority", "one of "+strings.Join(words, ", "))
	}
}

// taskNeeds reads dependencies. One on a subtask is one on its task.
func taskNeeds(o *object, item *Item, r *reading) {
	for _, raw := range o.list("dependencies") {
		id, ok := nameOf(raw)
		if !ok {
			var half json.Number // 1.2 without quotes
			if json.Unmarshal(raw, &half) != nil {
				o.complain("dependencies", "a list of ids")
				return
			}
			id = half.String()
		}
		task, sub, dotted := strings.Cut(id, ".")
		if dotted && r != nil {
			r.loss(item.ID, "dependencies", Changed, "it waits for all of %s instead of subtask %s", task, sub)
		}
		if task != item.ID || !dotted {
			item.Needs = appendNew(item.Needs, task)
		}
	}
}
