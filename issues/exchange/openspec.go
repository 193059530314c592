package exchange

import (
	"path"
	"strings"
)

func openspec() Format {
	return Format{
		Name: "openspec", Title: "OpenSpec", Usual: "openspec/changes/ID/tasks.md",
		find: findOpenspec, read: readOpenspec, write: writeOpenspec,
		target: func(f Folder, c Choices) string {
			for _, root := range []string{"openspec/changes", "changes"} {
				if f.isDir(root) {
					return root + "/" + kebab(c.Source) + "/tasks.md"
				}
			}
			return "tasks.md"
		},
	}
}

// kebab is a text as the id of a change.
func kebab(text string) string {
	var b strings.Builder
	for _, r := range strings.ToLower(text) {
		switch {
		case 'a' <= r && r <= 'z' || '0' <= r && r <= '9':
			b.WriteRune(r)
		case b.Len() > 0 && !strings.HasSuffix(b.String(), "-"):
			b.WriteByte('-')
		}
	}
	if id := strings.Trim(b.String(), "-"); id != "" {
		return id
	}
	return "overtone-issues"
}

// findOpenspec looks for changes that are not archived: their tasks and their
// deltas.
func findOpenspec(f Folder) ([]string, error) {
	var found []string
	add := func(dir string) {
		for _, name := range []string{"tasks.md"} {
			if f.Has(path.Join(dir, name)) {
				found = append(found, path.Join(dir, name))
			}
		}
		for _, capability := range f.Below(path.Join(dir, "specs")) {
			found = append(found, deltas(f, capability, 0)...)
		}
	}
	if f.Has("tasks.md") {
		add("")
		return found, nil
	}
	for _, root := range []string{"openspec/changes", "changes"} {
		for _, dir := range f.Below(root) {
			if path.Base(dir) != "archive" {
				add(dir)
			}
		}
	}
	return found, nil
}

// deltas finds spec.md in a capability and those inside it.
func deltas(f Folder, dir string, depth int) []string {
	var found []string
	if f.Has(dir + "/spec.md") {
		found = append(found, dir+"/spec.md")
	}
	if depth < 8 {
		for _, inner := range f.Below(dir) {
			found = append(found, deltas(f, inner, depth+1)...)
		}
	}
	return found
}

// openID is such as 1.2.
func openID(word string) bool {
	return word != "" && strings.Trim(word, "0123456789.") == "" && word[0] != '.' && !strings.HasSuffix(word, ".")
}

func readOpenspec(r *reading) error {
	if path.Base(r.in.Path) == "spec.md" {
		return readDelta(r)
	}
	doc := readTasks(r.in.Data, false) // OpenSpec counts boxes in code blocks, too
	r.unclosed(doc)
	explicit := r.NoOrder || strings.Contains(string(r.in.Data), explicitMark)
	var items []Item
	var before, here []string
	group := -2
	for _, task := range doc.tasks {
		if task.group != group {
			if len(here) > 0 {
				before = here
			}
			here, group = nil, task.group
		}
		item := openItem(task.text, doc.block(task), task.done)
		item.Line, item.Source = task.at+1, folderOf(r.in.Path)
		if item.Issue.Title == "" {
			r.broken(task.at+1, "the task has no text")
			continue
		}
		if !explicit {
			item.Needs = united(item.Needs, before)
			if err := r.tooMany(len(before) * (len(here) + 1)); err != nil {
				return err
			}
		}
		if item.Stamp == nil && task.group >= 0 {
			item.Issue.Context = strings.TrimSpace(item.Issue.Context + "\n\nGroup: " + doc.groups[task.group].title)
		}
		here, items = append(here, item.ID), append(items, item)
	}
	for _, item := range items {
		r.add(item)
	}
	return nil
}

// openItem is a task as an issue. One without a number goes by its words, so
// that other words make another issue.
func openItem(text, block string, done bool) Item {
	item := Item{Speaks: markdownSpeaks()}
	if word, rest, ok := strings.Cut(text, " "); ok && openID(strings.TrimSuffix(word, ".")) {
		item.ID, text = strings.TrimSuffix(word, "."), strings.TrimSpace(rest)
	}
	text, item.Needs = cutNeeds(text, openID)
	fillMarkdown(&item, text, block, done)
	if item.ID == "" {
		item.ID = oneLine(text)
		if runes := []rune(item.ID); len(runes) > 200 {
			item.ID = string(runes[:200])
		}
	}
	return item
}
