package exchange

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/issues"
)

// taskStyle is how a format of Markdown writes its tasks.
type taskStyle struct {
	head   func(w *writing) string                        // of a new file
	group  func(n int) string                             // heading of the nth wave
	more   func(doc *taskDoc) string                      // heading of what is added to a file
	next   func(doc *taskDoc) func(wave int) string       // gives the ids of new tasks
	line   func(i issues.Issue, id string, p bool) string // what stands behind the box, up to the title
	isID   func(string) bool                              // for dependencies
	read   func(text, block string, done bool) Item       // the reader
	source string                                         // folder of the target
}

// writeTasks writes a list of tasks, or changes the one that is there: what
// overtone has written is written anew, of what others wrote only the box is
// ticked, and what is new comes at the end.
func (w *writing) writeTasks(s taskStyle) error {
	data, err := w.old("")
	if err != nil {
		return err
	}
	doc := readTasks(data, true)
	mine, foreign := w.known(s, doc)
	waves := w.wavesOf()
	next := s.next(doc)
	var fresh []issues.Issue
	for wave := range len(waves) {
		for _, i := range waves[wave] {
			if w.export.IDs[i.ID] == "" {
				w.export.IDs[i.ID] = next(wave + 1)
				fresh = append(fresh, i)
			}
		}
	}
	blocks := map[string]string{}
	for wave := range waves {
		for _, i := range waves[wave] {
			if foreign[i.ID] {
				w.untouched(i)
				continue
			}
			if blocks[i.ID], err = w.taskBlock(s, i, parallel(i, waves[wave])); err != nil {
				return err
			}
		}
	}
	var b strings.Builder
	skip := 0
	for at, line := range doc.lines {
		if at < skip {
			continue
		}
		task, ours := mine[at]
		switch {
		case !ours:
			b.WriteString(line)
		case foreign[task.id]:
			b.WriteString(ticked(line, w.byID[task.id]))
		default:
			b.WriteString(blocks[task.id])
			skip = task.end
		}
	}
	w.addTasks(&b, s, doc, fresh, waves, blocks)
	w.put("", []byte(b.String()))
	return nil
}

// addTasks writes what is not in the file yet.
func (w *writing) addTasks(b *strings.Builder, s taskStyle, doc *taskDoc, fresh []issues.Issue, waves [][]issues.Issue, blocks map[string]string) {
	if len(doc.lines) == 0 {
		b.WriteString(s.head(w))
		for wave, all := range waves {
			b.WriteString("\n" + s.group(wave+1) + "\n\n")
			for _, i := range all {
				b.WriteString(blocks[i.ID])
			}
		}
		return
	}
	if len(fresh) == 0 {
		return
	}
	if !strings.HasSuffix(b.String(), "\n") {
		b.WriteString("\n")
	}
	b.WriteString("\n" + s.more(doc) + "\n\n")
	for _, i := range fresh {
		b.WriteString(blocks[i.ID])
	}
}

// place is an issue in a file that is there.
type place struct {
	id  string
	end int
}

// known finds the issues in the file that is there, by position, and says which
// of them stand on lines that others wrote.
func (w *writing) known(s taskStyle, doc *taskDoc) (at map[int]place, foreign map[string]bool) {
	at, foreign = map[int]place{}, map[string]bool{}
	came := map[string]string{}
	for _, i := range w.Issues {
		if e, known := w.external(i, s.source); known {
			came[e.ID] = i.ID
		}
	}
	for _, task := range doc.tasks {
		item := s.read(task.text, doc.block(task), task.done)
		if item.Stamp != nil {
			i, ours := w.byID[item.Stamp.ID]
			if ours && i.CreatedAt == item.Stamp.CreatedAt && w.export.IDs[i.ID] == "" {
				at[task.at], w.export.IDs[i.ID] = place{i.ID, task.end}, item.ID
				continue
			}
		}
		if id := came[item.ID]; id != "" && w.export.IDs[id] == "" {
			at[task.at], w.export.IDs[id], foreign[id] = place{id, task.end}, item.ID, true
		}
	}
	return at, foreign
}

// ticked sets the box of a line when the issue is completed.
func ticked(line string, i issues.Issue) string {
	if i.Status != issues.Completed {
		return line
	}
	at := strings.IndexByte(line, '[')
	end := at + strings.IndexByte(line[at:], ']')
	if inner := line[at+1 : end]; inner == "x" || inner == "X" {
		return line
	}
	return line[:at+1] + "x" + line[end:]
}

// untouched reports that a line keeps the words it has over there.
func (w *writing) untouched(i issues.Issue) {
	w.loss(i.ID, "title", Changed, "somebody else wrote the line; only its box is ticked when the issue is completed")
}

// taskBlock is a task with its criteria and its stamp.
func (w *writing) taskBlock(s taskStyle, i issues.Issue, side bool) (string, error) {
	mark := " "
	if i.Status == issues.Completed {
		mark = "x"
	}
	text := s.line(i, w.export.IDs[i.ID], side)
	if len(i.Files) > 0 {
		text += " in `" + strings.Join(i.Files, "`, `") + "`"
	}
	var needs []string
	for _, need := range w.needs(i) {
		needs = append(needs, w.export.IDs[need])
	}
	if _, said := cutNeeds(text, s.isID); len(needs) > 0 {
		text += " (depends on " + strings.Join(needs, ", ") + ")"
	} else if said != nil {
		text += " (depends on none)"
	}
	block := ""
	if all := boxes(i.Context); len(all) > 0 {
		block = "- " + strings.Join(all, "\n- ") + "\n"
	}
	read := s.read(text, putStamp(block, Stamp{ID: i.ID}), mark == "x") // as what overtone wrote
	stamp, losses, err := stampOf(i, read, false)
	if err != nil {
		return "", err
	}
	w.export.Losses = append(w.export.Losses, losses...)
	var b strings.Builder
	fmt.Fprintf(&b, "- [%s] %s\n", mark, text)
	for line := range strings.Lines(block) {
		b.WriteString("  " + line)
	}
	b.WriteString("  " + putStamp("", stamp) + "\n")
	return b.String(), nil
}

// wavesOf sorts the issues by the longest chain that leads to them.
func (w *writing) wavesOf() [][]issues.Issue {
	depth := map[string]int{}
	deepest := -1
	for _, id := range w.order {
		i, ours := w.byID[id]
		if !ours {
			continue
		}
		for _, need := range i.DependsOn {
			if _, there := w.byID[need]; there {
				depth[id] = max(depth[id], depth[need]+1)
			}
		}
		deepest = max(deepest, depth[id])
	}
	waves := make([][]issues.Issue, deepest+1)
	for _, i := range w.Issues {
		waves[depth[i.ID]] = append(waves[depth[i.ID]], i)
	}
	return waves
}

// parallel says whether an issue claims files, and none that another of the
// same wave claims.
func parallel(i issues.Issue, wave []issues.Issue) bool {
	for _, other := range wave {
		if other.ID == i.ID {
			continue
		}
		if len(other.Files) == 0 || slices.ContainsFunc(other.Files, func(f string) bool { return slices.ContainsFunc(i.Files, func(g string) bool { return overlap(f, g) }) }) {
			return false
		}
	}
	return len(i.Files) > 0
}

// overlap is careful: patterns may be anything.
func overlap(a, b string) bool {
	return a == b || strings.ContainsAny(a+b, "*?[") || strings.HasSuffix(a, "/") && strings.HasPrefix(b, a) || strings.HasSuffix(b, "/") && strings.HasPrefix(a, b)
}

func writeSpeckit(w *writing) error {
	story := func(i issues.Issue) string {
		for _, tag := range i.Tags {
			if digits, ok := strings.CutPrefix(tag, "US"); ok && digits != "" && strings.Trim(digits, "0123456789") == "" {
				return "[" + tag + "] "
			}
		}
		return ""
	}
	return w.writeTasks(taskStyle{
		head:  func(*writing) string { return "# Tasks: issues of overtone\n\n" + explicitMark + "\n" },
		group: func(n int) string { return fmt.Sprintf("## Phase %d: Wave %d", n, n) },
		more:  func(doc *taskDoc) string { return fmt.Sprintf("## Phase %d: Added by overtone", len(doc.groups)+1) },
		next: func(doc *taskDoc) func(int) string {
			highest := 0
			for _, task := range doc.tasks {
				if t, ok := kitLine(task.text); ok {
					if n, err := strconv.Atoi(t.id[1:]); err == nil {
						highest = max(highest, n)
					}
				}
			}
			return func(int) string { highest++; return fmt.Sprintf("T%03d", highest) }
		},
		line: func(i issues.Issue, id string, side bool) string {
			mark := ""
			if side {
				mark = "[P] "
			}
			return id + " " + mark + story(i) + i.Title
		},
		isID: kitID,
		read: func(text, block string, done bool) Item {
			t, _ := kitLine(text)
			return kitItem(t, block, done)
		},
		source: folderOf(w.Path),
	})
}

func writeOpenspec(w *writing) error {
	err := w.writeTasks(taskStyle{
		head:  func(*writing) string { return "# Tasks\n\n" + explicitMark + "\n" },
		group: func(n int) string { return fmt.Sprintf("## %d. Wave %d", n, n) },
		more:  func(doc *taskDoc) string { return fmt.Sprintf("## %d. Added by overtone", openGroups(doc)+1) },
		next: func(doc *taskDoc) func(int) string {
			added, counts := openGroups(doc)+1, map[int]int{}
			return func(wave int) string {
				if len(doc.lines) > 0 {
					wave = added
				}
				counts[wave]++
				return fmt.Sprintf("%d.%d", wave, counts[wave])
			}
		},
		line:   func(i issues.Issue, id string, _ bool) string { return id + " " + i.Title },
		isID:   openID,
		read:   openItem,
		source: folderOf(w.Path),
	})
	if err != nil || w.Stream {
		return err
	}
	return w.openChange()
}

// openGroups is the highest number that a group of a list of tasks has.
func openGroups(doc *taskDoc) int {
	highest := 0
	for _, g := range doc.groups {
		number, _, _ := strings.Cut(g.title, ".")
		if n, err := strconv.Atoi(number); err == nil {
			highest = max(highest, n)
		}
	}
	for _, task := range doc.tasks {
		number, _, _ := strings.Cut(task.text, ".")
		if n, err := strconv.Atoi(number); err == nil {
			highest = max(highest, n)
		}
	}
	return highest
}

// openChange writes what a change needs beside its tasks, where it is not there:
// a proposal, and the word that it changes no specification.
func (w *writing) openChange() error {
	proposal, err := w.old("proposal.md")
	if err != nil || proposal != nil {
		return err
	}
	var b strings.Builder
	fmt.Fprintf(&b, "# Change: issues of overtone\n\n## Why\n\nThese %d issues are worked on as one change; tasks.md has them wave by wave, with what each of them waits for.\n\n## What Changes\n\n", len(w.Issues))
	for _, i := range w.Issues {
		b.WriteString("- " + i.Title + "\n")
	}
	w.put("proposal.md", []byte(b.String()))
	state, err := w.old(".openspec.yaml")
	if err == nil && state == nil {
		w.put(".openspec.yaml", []byte("schema: spec-driven\nskip_specs: true\n"))
	}
	return err
}
