package exchange

import (
	"encoding/json"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/jsonlog"
)

func ccw() Format {
	return Format{
		Name: "ccw", Title: "CCW (issues.jsonl)", Usual: ".workflow/issues/issues.jsonl",
		find: func(f Folder) ([]string, error) {
			for _, dir := range []string{"", ".workflow/issues/"} {
				var found []string
				for _, name := range []string{"issues.jsonl", "issue-history.jsonl"} {
					if f.Has(dir + name) {
						found = append(found, dir+name)
					}
				}
				if found != nil {
					return found, nil
				}
			}
			return nil, nil
		},
		read: readCCW, write: writeCCW, target: fixed("issues.jsonl"),
	}
}

func readCCW(r *reading) error {
	numbered(r.in.Data, func(line int, text []byte) {
		o, err := newObject(text)
		if err != nil {
			r.broken(line, "%s", err.Error())
			return
		}
		r.take(line, o, ccwItem)
	})
	return nil
}

// ccwItem reads one line; r may be nil, then nobody wants to know the losses.
func ccwItem(o *object, r *reading) (Item, string) {
	item := Item{ID: o.text("id"), Speaks: Keys()}
	var changes []jsonlog.Field
	for _, key := range append(Keys(), "created_at", needsKey) {
		if raw := o.raw(key); raw != nil {
			changes = append(changes, jsonlog.Field{Key: key, Value: raw})
		}
	}
	issue, err := issues.Issue{}.With(changes...)
	if err != nil {
		return item, err.Error()
	}
	issue.ID = item.ID
	notes := &issue.ExtendedContext.Notes
	notes.Text, item.Stamp = takeStamp(notes.Text)
	item.Needs = issue.DependsOn
	if len(item.Needs) == 0 {
		item.Needs = notes.DependsOnIssues
	}
	if len(item.Needs) > 0 {
		item.Speaks = append(item.Speaks, needsKey)
	}
	issue.DependsOn, notes.DependsOnIssues = nil, nil
	for _, key := range []string{"updated_at", "deleted_at", "bound_solution_id", "solution_count", "external"} {
		raw := o.raw(key)
		if r != nil && key != "updated_at" && !emptyJSON(raw) && string(raw) != "0" {
			r.loss(item.ID, key, Lost, "it belongs to the other store")
		}
	}
	if issue.Status == "pending" {
		issue.Status = issues.Registered
		if r != nil {
			r.loss(item.ID, "status", Changed, "pending is registered here")
		}
	}
	if issue.Status == issues.Completed {
		item.Closed = &Closing{At: issue.CompletedAt}
	}
	item.Issue, item.Kept = issue, o.rest()
	switch {
	case o.wrong != "":
		return item, o.wrong
	case item.ID == "":
		return item, "id is missing"
	case strings.TrimSpace(issue.Title) == "":
		return item, "title is missing"
	case issue.Status != "" && !slices.Contains(issues.Statuses(), issue.Status):
		return item, "the status " + quoted(string(issue.Status)) + " is not known"
	}
	return item, ""
}

// ccwMine are the fields that an export decides about.
func ccwMine() []string {
	return append(Keys(), "id", "created_at", "updated_at", "bound_solution_id")
}

func writeCCW(w *writing) error {
	old, ids, err := w.oldLines("id", func(r record) json.RawMessage {
		o, err := newObject(r.get("extended_context"))
		if err != nil {
			return nil
		}
		_, stamp := takeStamp(o.text("notes"))
		return compact(stamp)
	})
	if err != nil {
		return err
	}
	w.number(old, ids, func(id string) string { return id })
	lines := map[string]record{}
	var order []string
	for _, i := range w.Issues {
		id := w.export.IDs[i.ID]
		line, err := w.ccwLine(i)
		if err != nil {
			return err
		}
		lines[id], order = line.over(old[id], ccwMine()), append(order, id)
	}
	return w.putLines(old, ids, lines, order)
}

// ccwLine is one issue in the form of CCW's schema, which knows neither
// dependencies nor claimed files, and whose notes are a text.
func (w *writing) ccwLine(i issues.Issue) (record, error) {
	line := i
	line.ID = w.export.IDs[i.ID]
	line.DependsOn, line.Files, line.Evidence, line.External = nil, nil, nil, nil
	if line.Lifecycle.CommitStrategy == "per-issue" || line.Lifecycle.CommitStrategy == "per-epic" {
		line.Lifecycle.CommitStrategy = "atomic"
	}
	notes := i.ExtendedContext.Notes.Text
	line.ExtendedContext.Notes = issues.Notes{Text: notes}
	raw, err := ccwRecord(line).encode()
	if err != nil {
		return nil, err
	}
	o, err := newObject(raw)
	if err != nil {
		return nil, err
	}
	read, _ := ccwItem(o, nil)
	stamp, err := w.stamped(i, read)
	if err != nil {
		return nil, err
	}
	stamp.Needs = w.needs(i)
	if len(stamp.Needs) > 0 {
		w.loss(i.ID, needsKey, Kept, "written in overtone's own part of the item, which an import reads back")
	}
	line.ExtendedContext.Notes.Text = putStamp(notes, stamp)
	r := ccwRecord(line)
	for _, e := range i.External {
		if e.System == w.format {
			r.keep(e.Kept)
		}
	}
	return r, nil
}

// ccwRecord is the line of an issue without what CCW does not know.
func ccwRecord(i issues.Issue) record {
	r := record{}
	r.put("id", i.ID)
	vals, _ := values(i) // an issue of the store always encodes
	for _, key := range Keys() {
		if !emptyJSON(vals[key]) {
			r.set(key, vals[key])
		}
	}
	r.set("bound_solution_id", json.RawMessage("null"))
	r.put("created_at", i.CreatedAt)
	r.put("updated_at", i.UpdatedAt)
	return r
}
