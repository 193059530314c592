package exchange

import (
	"bytes"
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
)

// taskMine are the fields of a task that an export decides about.
func taskMine() []string {
	return []string{
		"id", "title", "description", "details", "testStrategy", "acceptanceCriteria", "status", "dependencies",
		"priority", "relevantFiles", "metadata",
	}
}

// taskFile is the file as it is there: tags in order, in the older form one.
type taskFile struct {
	top    record
	legacy bool
}

func writeTaskmaster(w *writing) error {
	data, err := w.old("")
	if err != nil {
		return err
	}
	file := taskFile{}
	if len(bytes.TrimSpace(data)) > 0 {
		tags, err := taskTags(Input{Name: w.Name, Data: data})
		if err != nil {
			p := problem.From(err)
			return problem.New("conflict.broken_target", "the file that is there cannot be merged with: %s", p.Message).At(w.Name, p.Line).
				Mend("mend it, or export to a new file")
		}
		o, err := newObject(data)
		if err != nil {
			return err
		}
		file.top = record(o.fields)
		file.legacy = len(tags) == 1 && tags[0].name == masterTag && o.raw("tasks") != nil && file.top.get(masterTag) == nil
	}
	groups, order := w.byTag()
	for _, tag := range order {
		if err := w.taskTag(&file, tag, groups[tag]); err != nil {
			return err
		}
	}
	raw, err := file.top.encode()
	if err != nil {
		return err
	}
	var out bytes.Buffer
	if err := json.Indent(&out, raw, "", "  "); err != nil {
		return err
	}
	w.put("", append(out.Bytes(), '\n'))
	return nil
}

// byTag sorts the issues by the tag that they go to: the one that was chosen,
// the one they came from, or the usual one.
func (w *writing) byTag() (groups map[string][]issues.Issue, order []string) {
	groups = map[string][]issues.Issue{}
	for _, i := range w.Issues {
		tag := masterTag
		if w.Tag != "" {
			tag = w.Tag
		} else if at := slices.IndexFunc(i.External, func(e issues.External) bool { return e.System == w.format }); at >= 0 {
			tag = i.External[at].Source
		}
		if groups[tag] == nil {
			order = append(order, tag)
		}
		groups[tag] = append(groups[tag], i)
	}
	return groups, order
}

// taskTag merges the issues of one tag into the file.
func (w *writing) taskTag(file *taskFile, tag string, all []issues.Issue) error {
	if file.legacy && tag != masterTag {
		return problem.New("conflict.old_form", "the file has the older form without tags, and %s needs one", quoted(tag)).At(w.Name, 1).
			Mend("let task-master bring the file up to date first, or leave --tag out")
	}
	body := record{}
	if file.legacy {
		body = file.top
	} else if raw := file.top.get(tag); raw != nil {
		o, err := newObject(raw)
		if err != nil {
			return err
		}
		body = record(o.fields)
	}
	var tasks []json.RawMessage
	if raw := body.get("tasks"); raw != nil && json.Unmarshal(raw, &tasks) != nil {
		return problem.New("conflict.broken_target", "the tasks of the tag %s are no list", quoted(tag)).At(w.Name, 1)
	}
	old, ids, words, err := w.oldTasks(tasks)
	if err != nil {
		return err
	}
	w.numberTasks(tag, all, old)
	here := map[string]bool{}
	for _, i := range all {
		here[i.ID] = true
	}
	lines := map[string]record{}
	for _, i := range all {
		id := w.export.IDs[i.ID]
		line, err := w.taskLine(i, tag, here, words, old[id])
		if err != nil {
			return err
		}
		if there, known := old[id]; known {
			line = line.over(there, taskMine())
		} else {
			ids = append(ids, id)
		}
		lines[id] = line
	}
	out := make([]json.RawMessage, 0, len(ids))
	for _, id := range ids {
		line, ours := lines[id]
		if !ours {
			line = old[id]
		}
		raw, err := line.encode()
		if err != nil {
			return err
		}
		out = append(out, raw)
	}
	body.set("tasks", compact(out))
	if body.get("metadata") == nil {
		body.set("metadata", json.RawMessage(`{"description":"Tasks from overtone"}`))
	}
	if file.legacy {
		file.top = body
		return nil
	}
	raw, err := body.encode()
	file.top.set(tag, raw)
	return err
}

// oldTasks reads the tasks that are there; words says whether their ids are
// texts, as newer versions have it.
func (w *writing) oldTasks(tasks []json.RawMessage) (byID map[string]record, ids []string, words bool, err error) {
	byID = map[string]record{}
	for _, raw := range tasks {
		o, err := newObject(raw)
		if err != nil || o.name("id") == "" {
			return nil, nil, false, problem.New("conflict.broken_target", "a task of the file that is there has no id").At(w.Name, 1).
				Mend("mend the file, or export to a new one")
		}
		id := o.name("id")
		words = words || strings.HasPrefix(string(o.raw("id")), `"`)
		if _, doubled := byID[id]; doubled {
			return nil, nil, false, problem.New("conflict.broken_target", "the file that is there has the task %s twice", quoted(id)).At(w.Name, 1).
				Mend("give each task its own id")
		}
		byID[id], ids = record(o.fields), append(ids, id)
		var metadata map[string]json.RawMessage
		if json.Unmarshal(o.raw("metadata"), &metadata) != nil {
			continue
		}
		if s := readStamp(metadata["overtone"]); s != nil {
			if i, ours := w.byID[s.ID]; ours && i.CreatedAt == s.CreatedAt {
				w.export.IDs[s.ID] = id
			}
		}
	}
	return byID, ids, words, nil
}

// numberTasks gives ids to the issues that have none in this tag: the numbers
// after the highest.
func (w *writing) numberTasks(tag string, all []issues.Issue, old map[string]record) {
	highest := 0
	for id := range old {
		if n, err := strconv.Atoi(id); err == nil {
			highest = max(highest, n)
		}
	}
	for _, i := range all {
		if e, known := w.external(i, tag); known {
			w.export.IDs[i.ID] = e.ID
		}
		if n, err := strconv.Atoi(w.export.IDs[i.ID]); err == nil {
			highest = max(highest, n)
		}
	}
	for _, i := range all {
		if w.export.IDs[i.ID] == "" {
			highest++
			w.export.IDs[i.ID] = strconv.Itoa(highest)
		}
	}
}

// taskLine is one issue as task-master has it.
func (w *writing) taskLine(i issues.Issue, tag string, here map[string]bool, words bool, old record) (record, error) {
	spell := func(id string) json.RawMessage {
		if _, err := strconv.ParseInt(id, 10, 64); err == nil && !words {
			return json.RawMessage(id)
		}
		return compact(id)
	}
	kept := w.kept(i, tag)
	r := record{}
	r.set("id", spell(w.export.IDs[i.ID]))
	if short := []rune(i.Title); len(short) > 200 {
		r.put("title", string(short[:199])+"…")
	} else {
		r.put("title", i.Title)
	}
	text, pieces := splitParts(i.Context, "Details", "Test strategy", "Acceptance criteria", "Subtasks")
	steps := strings.Trim(subtasks(&object{fields: record{{Key: "subtasks", Value: orNull(kept["subtasks"])}}, used: map[string]bool{}}), "\n")
	if len(pieces) == 0 || pieces["Subtasks"] != steps {
		text, pieces = lead(i.Context), map[string]string{"Details": i.Context}
		if text == i.Context {
			pieces["Details"] = ""
		}
	}
	r.set("description", compact(text))
	r.set("details", compact(pieces["Details"]))
	r.set("testStrategy", compact(pieces["Test strategy"]))
	r.put("status", taskStatusOf(i, kept))
	needs := []json.RawMessage{}
	for _, need := range w.needs(i) {
		if !here[need] {
			w.loss(i.ID, needsKey, Lost, "%s is in another tag", need)
			continue
		}
		needs = append(needs, spell(w.export.IDs[need]))
	}
	r.set("dependencies", compact(needs))
	r.put("priority", []string{"critical", "high", "medium", "low", "low"}[min(max(i.Priority, 1), 5)-1])
	criteria, _, _ := strings.Cut(i.Context, "## Subtasks\n") // which stand in their own field
	r.put("acceptanceCriteria", boxes(criteria))
	r.put("relevantFiles", relevantFiles(i.Files, kept["relevantFiles"], old.get("relevantFiles")))
	return w.taskStamp(i, r, kept, old)
}

// lead is the first paragraph of a text that is no heading.
func lead(text string) string {
	for para := range strings.SplitSeq(text, "\n\n") {
		if para = strings.TrimSpace(para); para != "" && !strings.HasPrefix(para, "#") {
			return para
		}
	}
	return ""
}

// relevantFiles lists paths, with what was said of them over there.
func relevantFiles(files []string, known ...json.RawMessage) []json.RawMessage {
	said := map[string]json.RawMessage{}
	for _, raw := range known {
		var all []json.RawMessage
		if json.Unmarshal(raw, &all) != nil {
			continue
		}
		for _, one := range all {
			if o, err := newObject(one); err == nil {
				said[cleanPath(o.text("path"))] = one
			}
		}
	}
	out := []json.RawMessage{}
	for _, file := range files {
		if raw := said[file]; raw != nil {
			out = append(out, raw)
			continue
		}
		out = append(out, compact(struct {
			Path        string `json:"path"`
			Description string `json:"description"`
			Action      string `json:"action"`
		}{file, "", "modify"}))
	}
	return out
}

// taskStamp adds what task-master has no field for.
func (w *writing) taskStamp(i issues.Issue, r record, kept map[string]json.RawMessage, old record) (record, error) {
	r.put("subtasks", kept["subtasks"])
	if r.get("subtasks") == nil {
		r.put("subtasks", old.get("subtasks"))
	}
	if r.get("subtasks") == nil {
		r.set("subtasks", json.RawMessage("[]"))
	}
	return w.withStamp(i, r, kept, old, taskItem)
}

func taskStatusOf(i issues.Issue, kept map[string]json.RawMessage) string {
	if raw := kept["status"]; raw != nil {
		probe := Item{}
		o, err := newObject(slices.Concat([]byte(`{"status":`), raw, []byte(`}`)))
		if err == nil && taskStatus(o, &probe) != "" && probe.Issue.Status == i.Status {
			return o.text("status")
		}
	}
	switch i.Status {
	case issues.Executing:
		return "in-progress"
	case issues.Paused:
		return "deferred"
	case issues.Completed:
		return "done"
	}
	return "pending"
}
