package exchange

import (
	"encoding/json"
	"path"
	"strings"

	"github.com/overtone-cli/overtone/issues"
)

func speckit() Format {
	return Format{
		Name: "speckit", Title: "spec-kit", Usual: "specs/NNN-feature/tasks.md",
		find: findSpeckit, read: readSpeckit, write: writeSpeckit,
		target: func(Folder, Choices) string { return "tasks.md" },
	}
}

// findSpeckit looks for the tasks of the feature at hand, else of all.
func findSpeckit(f Folder) ([]string, error) {
	if f.Has("tasks.md") {
		return []string{"tasks.md"}, nil
	}
	if f.Has(".specify/feature.json") {
		data, err := f.read(".specify/feature.json", 1<<16)
		if err != nil {
			return nil, err
		}
		var feature struct {
			Directory string `json:"feature_directory"`
		}
		if json.Unmarshal(data, &feature) == nil && f.Has(path.Join(feature.Directory, "tasks.md")) {
			return []string{path.Join(feature.Directory, "tasks.md")}, nil
		}
	}
	var found []string
	for _, dir := range f.Below("specs") {
		if f.Has(dir + "/tasks.md") {
			found = append(found, dir+"/tasks.md")
		}
	}
	return found, nil
}

// markdownSpeaks are the fields that a line of a list of tasks can show.
func markdownSpeaks() []string {
	return []string{"title", "status", "context", "tags", "files", needsKey}
}

// kitTask is what a line of spec-kit says.
type kitTask struct {
	id       string
	parallel bool
	story    string // US1, or empty
	text     string
}

// kitID is such as T001.
func kitID(word string) bool {
	digits, ok := strings.CutPrefix(word, "T")
	return ok && len(digits) >= 3 && strings.Trim(digits, "0123456789") == ""
}

// kitLine reads what stands behind the box: T001 [P] [US1] text.
func kitLine(text string) (kitTask, bool) {
	id, rest, _ := strings.Cut(text, " ")
	if !kitID(id) {
		return kitTask{}, false
	}
	t := kitTask{id: id, text: strings.TrimSpace(rest)}
	if rest, ok := strings.CutPrefix(t.text, "[P]"); ok {
		t.parallel, t.text = true, strings.TrimSpace(rest)
	}
	if story, rest, ok := strings.Cut(strings.TrimPrefix(t.text, "["), "]"); ok && strings.HasPrefix(t.text, "[US") && strings.Trim(story[2:], "0123456789") == "" {
		t.story, t.text = story, strings.TrimSpace(rest)
	}
	return t, true
}

func readSpeckit(r *reading) error {
	doc := readTasks(r.in.Data, true)
	r.unclosed(doc)
	explicit := r.NoOrder || strings.Contains(string(r.in.Data), explicitMark)
	var items []Item
	var lines []kitTask
	var groups []int
	var parts []int
	for _, task := range doc.tasks {
		t, ok := kitLine(task.text)
		if !ok {
			r.broken(task.at+1, "the box %s has no task number such as T001", quoted(task.text))
			continue
		}
		item := kitItem(t, doc.block(task), task.done)
		item.Line, item.Source = task.at+1, folderOf(r.in.Path)
		if item.Stamp == nil && task.group >= 0 {
			item.Issue.Context = strings.TrimSpace(item.Issue.Context + "\n\n" + phaseText(doc.groups[task.group]))
		}
		if item.Issue.Title == "" {
			r.broken(task.at+1, "the task %s has no text", t.id)
			continue
		}
		items, lines, groups = append(items, item), append(lines, t), append(groups, task.group)
		parts = append(parts, task.part)
	}
	if !explicit {
		if err := r.tooMany(orderPhases(items, lines, parts, groups, doc.groups)); err != nil {
			return err
		}
	}
	for _, item := range items {
		r.add(item)
	}
	return nil
}

// kitItem is a task as an issue.
func kitItem(t kitTask, block string, done bool) Item {
	item := Item{ID: t.id, Speaks: markdownSpeaks()}
	text := t.text
	text, item.Needs = cutNeeds(text, kitID)
	fillMarkdown(&item, text, block, done)
	if t.story != "" {
		item.Issue.Tags = []string{t.story}
	}
	return item
}

// fillMarkdown reads what all lists of tasks have in common.
func fillMarkdown(item *Item, text, block string, done bool) {
	i := &item.Issue
	block, item.Stamp = takeStamp(block)
	i.Context = strings.Trim(block, "\n")
	i.Title, i.Files = text, pathsIn(text)
	if item.Stamp != nil {
		i.Title, i.Files = cutFiles(text)
		i.Context = asBoxes(bullets(block))
	}
	i.Status = issues.Registered
	if done {
		i.Status, item.Closed = issues.Completed, &Closing{}
	}
}

// bullets are the entries of a list.
func bullets(text string) []string {
	var out []string
	for line := range strings.Lines(text) {
		if b, ok := strings.CutPrefix(strings.TrimSpace(line), "- "); ok {
			out = append(out, b)
		}
	}
	return out
}

// phaseText says which phase a task belongs to, and to what end.
func phaseText(g mdGroup) string {
	text := []string{g.title}
	for _, note := range g.notes {
		if strings.HasPrefix(note, "**Goal**") || strings.HasPrefix(note, "**Purpose**") || strings.HasPrefix(note, "**Independent Test**") {
			text = append(text, note)
		}
	}
	return strings.Join(text, "\n\n")
}

// orderPhases makes dependencies of the order that the phases of spec-kit mean:
// setup, then what everything stands on, then the stories side by side, then
// the polish; inside a phase one task after the other, but those marked [P]
// side by side as long as no smaller heading parts them. A task that names what
// it depends on keeps that, too. It answers how many dependencies that makes,
// and stops when they are too many.
func orderPhases(items []Item, lines []kitTask, parts, groups []int, all []mdGroup) (edges int) {
	var before, stories []string // what the next phase waits for; the ends of the stories
	for from := 0; from < len(items); {
		to := from
		for to < len(items) && groups[to] == groups[from] {
			to++
		}
		title := ""
		if groups[from] >= 0 {
			title = strings.ToLower(all[groups[from]].title)
		}
		story := strings.Contains(title, "user story")
		wait := before
		if !story && len(stories) > 0 { // which have waited for what was before them
			wait = stories
		}
		last, made := chain(items[from:to], lines[from:to], parts[from:to], wait)
		if edges += made; edges > maxEdges {
			return edges
		}
		if story {
			stories = append(stories, last...)
		} else {
			before, stories = last, nil
		}
		from = to
	}
	return edges
}

// chain puts the tasks of one phase one after the other and answers the ids of
// the last ones.
func chain(items []Item, lines []kitTask, parts []int, wait []string) (last []string, edges int) {
	for at := 0; at < len(items); {
		end := at + 1
		for lines[at].parallel && end < len(items) && lines[end].parallel && parts[end] == parts[at] {
			end++
		}
		if edges += len(wait) * (end - at); edges > maxEdges {
			return nil, edges
		}
		var ids []string
		for n := at; n < end; n++ {
			items[n].Needs = united(items[n].Needs, wait)
			ids = append(ids, items[n].ID)
		}
		wait, at = ids, end
	}
	return wait, edges
}
