package exchange

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
)

// beadsMine are the fields that an export decides about; the others of a line
// that is there already stay.
func beadsMine() []string {
	return []string{
		"id", "title", "description", "design", "acceptance_criteria", "notes", "spec_id", "status", "priority",
		"issue_type", "labels", "dependencies", "created_at", "updated_at", "closed_at", "close_reason", "metadata",
	}
}

func writeBeads(w *writing) error {
	old, ids, err := w.oldLines("id", func(r record) json.RawMessage {
		var m map[string]json.RawMessage
		if json.Unmarshal(r.get("metadata"), &m) != nil {
			return nil
		}
		return m["overtone"]
	})
	if err != nil {
		return err
	}
	w.number(old, ids, func(id string) string { return strings.ReplaceAll(id, ".", "-") })
	lines := map[string]record{}
	for _, i := range w.Issues {
		line, err := w.beadsLine(i, old[w.export.IDs[i.ID]])
		if err != nil {
			return err
		}
		lines[w.export.IDs[i.ID]] = line
	}
	for id, line := range lines {
		if there, known := old[id]; known {
			lines[id] = line.over(there, beadsMine())
		}
	}
	return w.putLines(old, ids, lines, w.parentsFirst())
}

// oldLines reads a file of JSON lines that is there already: records by id, the
// ids in order.
func (w *writing) oldLines(idKey string, stamp func(record) json.RawMessage) (byID map[string]record, ids []string, err error) {
	data, err := w.old("")
	if err != nil {
		return nil, nil, err
	}
	byID = map[string]record{}
	numbered(data, func(line int, text []byte) {
		o, wrong := newObject(text)
		if wrong != nil || o.name(idKey) == "" {
			if err == nil {
				err = problem.New("conflict.broken_target", "this line of the file that is there cannot be read").At(w.Name, line).
					Mend("mend the line, or export to a new file")
			}
			return
		}
		id := o.name(idKey)
		if _, doubled := byID[id]; !doubled {
			ids = append(ids, id)
		}
		byID[id] = record(o.fields)
		if s := readStamp(stamp(byID[id])); s != nil {
			if i, ours := w.byID[s.ID]; ours && i.CreatedAt == s.CreatedAt && w.export.IDs[s.ID] == "" {
				w.export.IDs[s.ID] = id
			}
		}
	})
	return byID, ids, err
}

// number gives every issue its id over there: the one it came from, the one
// under which it was exported before, else its own as the format has it.
func (w *writing) number(old map[string]record, _ []string, spell func(string) string) {
	used := map[string]bool{}
	for _, i := range w.Issues {
		if e, known := w.external(i, w.Source); known {
			w.export.IDs[i.ID] = e.ID
		}
		used[w.export.IDs[i.ID]] = true
	}
	for _, i := range w.Issues {
		if w.export.IDs[i.ID] != "" {
			continue
		}
		id := spell(i.ID)
		for _, there := old[id]; there || used[id]; _, there = old[id] {
			id += "-x"
		}
		if id != i.ID {
			w.loss(i.ID, "id", Changed, "it is %s there", id)
		}
		w.export.IDs[i.ID], used[id] = id, true
	}
}

// putLines writes the lines that were there in their order, then the new ones.
func (w *writing) putLines(old map[string]record, ids []string, lines map[string]record, order []string) error {
	var out bytes.Buffer
	for _, id := range append(slices.Clone(ids), order...) {
		line, ours := lines[id]
		if !ours {
			line = old[id]
		}
		if line == nil {
			continue
		}
		raw, err := line.encode()
		if err != nil {
			return err
		}
		out.Write(append(raw, '\n'))
		delete(lines, id)
		delete(old, id)
	}
	w.put("", out.Bytes())
	return nil
}

// parentsFirst orders the ids of what is exported so that a parent stands
// before its children.
func (w *writing) parentsFirst() []string {
	of := map[string]issues.Issue{}
	for _, i := range w.Issues {
		of[w.export.IDs[i.ID]] = i
	}
	var order []string
	var add func(id string)
	seen := map[string]bool{}
	add = func(id string) {
		i, ours := of[id]
		if seen[id] || !ours {
			return
		}
		seen[id] = true
		for _, parent := range parentsOf(id, i) {
			add(parent)
		}
		order = append(order, id)
	}
	for _, i := range w.Issues {
		add(w.export.IDs[i.ID])
	}
	return order
}

// parentsOf lists the parents of an issue in beads: those that its tags name,
// and the one that its id tells of.
func parentsOf(id string, i issues.Issue) []string {
	var out []string
	if at := strings.LastIndexByte(id, '.'); at > 0 {
		out = append(out, id[:at])
	}
	for _, tag := range i.Tags {
		if parent, ok := strings.CutPrefix(tag, "parent:"); ok {
			out = append(out, parent)
		}
	}
	return out
}

// beadsLine is one issue as beads has it.
func (w *writing) beadsLine(i issues.Issue, old record) (record, error) {
	id := w.export.IDs[i.ID]
	kept := w.kept(i, w.Source)
	r := record{}
	r.put("id", id)
	r.put("title", i.Title)
	text, pieces := splitParts(i.Context, "Design", "Acceptance criteria", "Notes")
	r.put("description", text)
	r.put("design", pieces["Design"])
	r.put("acceptance_criteria", pieces["Acceptance criteria"])
	if all := boxes(i.Context); len(pieces) == 0 && len(all) > 0 {
		r.put("acceptance_criteria", "- "+strings.Join(all, "\n- "))
	}
	r.put("notes", pieces["Notes"])
	r.put("spec_id", i.ExtendedContext.Notes.SourceID())
	r.put("status", beadsStatusOf(i, kept))
	r.set("priority", compact(i.Priority-1)) // always: left out it would be 0
	kind, labels := beadsType(i)
	r.put("issue_type", kind)
	var parents []string
	for _, label := range slices.Clone(labels) {
		parent, ok := strings.CutPrefix(label, "parent:")
		if ok && parent != id {
			parents = append(parents, parent)
			labels = slices.DeleteFunc(labels, func(l string) bool { return l == label })
		}
	}
	r.put("labels", labels)
	r.put("dependencies", w.beadsDependencies(i, parents, kept, old))
	r.put("created_at", i.CreatedAt)
	r.put("updated_at", i.UpdatedAt)
	if i.Status == issues.Completed {
		r.put("closed_at", closedAt(i))
		r.put("close_reason", closeReason(i))
	}
	r.put("external_ref", i.SourceURL)
	return w.withStamp(i, r, kept, old, beadsItem)
}

// withStamp adds to the metadata of an item what its format has no field for,
// which is what a reader of the item would not find. Other metadata stay.
func (w *writing) withStamp(i issues.Issue, r record, kept map[string]json.RawMessage, old record, reader func(*object, *reading) (Item, string)) (record, error) {
	raw, err := r.encode()
	if err != nil {
		return nil, err
	}
	o, err := newObject(raw)
	if err != nil {
		return nil, err
	}
	read, _ := reader(o, nil)
	stamp, err := w.stamped(i, read)
	if err != nil {
		return nil, err
	}
	metadata := record{}
	for _, from := range []json.RawMessage{old.get("metadata"), kept["metadata"]} {
		if o, err := newObject(from); err == nil {
			o.raw("overtone")
			metadata.keep(o.rest())
		}
	}
	metadata.put("overtone", stamp)
	raw, err = metadata.encode()
	r.set("metadata", raw)
	r.keep(kept)
	return r, err
}

// kept is what an issue carries of the item that it came from.
func (w *writing) kept(i issues.Issue, source string) map[string]json.RawMessage {
	e, _ := w.external(i, source)
	return e.Kept
}

func beadsStatusOf(i issues.Issue, kept map[string]json.RawMessage) string {
	if raw := kept["status"]; raw != nil {
		probe := Item{}
		o, err := newObject(slices.Concat([]byte(`{"status":`), raw, []byte(`}`)))
		if err == nil && beadsStatus(o, &probe) != "" && probe.Issue.Status == i.Status {
			return o.text("status")
		}
	}
	switch i.Status {
	case issues.Executing:
		return "in_progress"
	case issues.Paused:
		return "deferred"
	case issues.Completed:
		return "closed"
	}
	return "open"
}

// beadsType is the type of an issue there, and its tags without the one that
// says so.
func beadsType(i issues.Issue) (kind string, labels []string) {
	labels = slices.Clone(i.Tags)
	for at, tag := range labels {
		if kind, ok := strings.CutPrefix(tag, "type:"); ok && kind != "task" && slices.Contains(beadsTypes(), kind) {
			return kind, slices.Delete(labels, at, at+1)
		}
	}
	switch notes := i.ExtendedContext.Notes; {
	case notes.SourceStory != "":
		return "story", labels
	case notes.SourceEpic != "":
		return "epic", labels
	}
	return "task", labels
}

// beadsDependencies lists what an issue waits for, its parents, and the other
// relations that it came with or has over there.
func (w *writing) beadsDependencies(i issues.Issue, parents []string, kept map[string]json.RawMessage, old record) []json.RawMessage {
	id := w.export.IDs[i.ID]
	var out []json.RawMessage
	have := map[string]bool{}
	add := func(on, kind string) {
		if have[kind+" "+on] {
			return
		}
		have[kind+" "+on] = true
		r := record{}
		r.put("issue_id", id)
		r.put("depends_on_id", on)
		r.put("type", kind)
		if raw, err := r.encode(); err == nil {
			out = append(out, raw)
		}
	}
	for _, need := range w.needs(i) {
		add(w.export.IDs[need], "blocks")
	}
	for _, parent := range parents {
		add(parent, "parent-child")
	}
	for _, from := range []json.RawMessage{old.get("dependencies"), kept["dependencies"]} {
		var all []json.RawMessage
		if json.Unmarshal(from, &all) != nil {
			continue
		}
		for _, raw := range all {
			o, err := newObject(raw)
			if err != nil || blocking(o.text("type")) || o.text("type") == "parent-child" || have[o.text("type")+" "+o.text("depends_on_id")] {
				continue
			}
			have[o.text("type")+" "+o.text("depends_on_id")] = true
			out = append(out, raw)
		}
	}
	return out
}
