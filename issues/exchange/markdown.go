package exchange

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/problem"
)

// taskDoc is a Markdown list of tasks, line by line, so that a box can be
// ticked without touching anything else.
type taskDoc struct {
	lines  []string // with their line ends
	tasks  []mdTask
	groups []mdGroup
	fence  int // 1-based line of a code block without an end, 0 when there is none
}

// mdTask is one box. The lines from at+1 to end are what is written below it.
type mdTask struct {
	at, end int // positions in lines
	group   int // position in groups, -1 above the first
	done    bool
	text    string // what is behind the box
	indent  int
	part    int // how many smaller headings stand above it
}

// mdGroup is a heading and the lines below it that are no tasks.
type mdGroup struct {
	title string
	notes []string
}

// taskLine takes a line apart: list mark and box. Any mark that makes a list
// item counts; only x and X mean done.
func taskLine(line string) (indent int, done bool, text string, ok bool) {
	rest := strings.TrimLeft(line, " \t")
	indent = len(line) - len(rest)
	if number := strings.TrimLeft(rest, "0123456789"); number != rest && strings.HasPrefix(number, ".") {
		rest = "-" + number[1:]
	}
	if rest == "" || !strings.ContainsRune("-*+", rune(rest[0])) {
		return 0, false, "", false
	}
	rest = strings.TrimLeft(rest[1:], " \t")
	runes := []rune(rest)
	if len(runes) < 3 || runes[0] != '[' || runes[2] != ']' {
		return 0, false, "", false
	}
	return indent, runes[1] == 'x' || runes[1] == 'X', strings.TrimSpace(string(runes[3:])), true
}

// readTasks reads a list of tasks. With hide lines in code blocks are no tasks.
func readTasks(data []byte, hide bool) *taskDoc {
	doc := &taskDoc{lines: slices.Collect(strings.Lines(string(data)))}
	fenced := fences{}
	begun, part := 0, 0
	for at, line := range doc.lines {
		trimmed := strings.TrimSpace(line)
		was := fenced.open
		inside := fenced.inside(trimmed)
		if was == "" && fenced.open != "" {
			begun = at + 1
		}
		if inside && hide {
			doc.below(at, line)
			continue
		}
		title, level := heading(line)
		switch {
		case inside:
		case level == 1 || level == 2:
			doc.groups = append(doc.groups, mdGroup{title: title})
			continue
		case level > 2:
			part++
		}
		if indent, done, text, ok := taskLine(strings.TrimRight(line, "\r\n")); ok {
			doc.tasks = append(doc.tasks, mdTask{at: at, end: at + 1, group: len(doc.groups) - 1, done: done, text: text, indent: indent, part: part})
			continue
		}
		doc.below(at, line)
	}
	if fenced.open != "" {
		doc.fence = begun
	}
	return doc
}

// heading is the title and level of a heading, level 0 of any other line.
func heading(line string) (title string, level int) {
	level = len(line) - len(strings.TrimLeft(line, "#"))
	if level == 0 || level > 6 || !strings.HasPrefix(line[level:], " ") {
		return "", 0
	}
	return strings.TrimSpace(line[level:]), level
}

// below gives a line to the task above it when it is indented deeper, else to
// the group.
func (d *taskDoc) below(at int, line string) {
	text := strings.TrimRight(line, " \t\r\n")
	if n := len(d.tasks) - 1; n >= 0 && d.tasks[n].group == len(d.groups)-1 {
		task := &d.tasks[n]
		indent := len(text) - len(strings.TrimLeft(text, " \t"))
		if text != "" && indent > task.indent && d.blank(task.end, at) {
			task.end = at + 1
			return
		}
	}
	if n := len(d.groups) - 1; n >= 0 && text != "" {
		d.groups[n].notes = append(d.groups[n].notes, strings.TrimSpace(text))
	}
}

// blank says whether there is nothing between two positions.
func (d *taskDoc) blank(from, to int) bool {
	return strings.TrimSpace(strings.Join(d.lines[from:to], "")) == ""
}

// block is what is written below a task, without its indentation.
func (d *taskDoc) block(task mdTask) string {
	lines := d.lines[task.at+1 : task.end]
	least := -1
	for _, line := range lines {
		if strings.TrimSpace(line) == "" {
			continue
		}
		if indent := len(line) - len(strings.TrimLeft(line, " \t")); least < 0 || indent < least {
			least = indent
		}
	}
	var b strings.Builder
	for _, line := range lines {
		line = strings.TrimRight(line, "\r\n")
		b.WriteString(line[min(max(least, 0), len(line)):] + "\n")
	}
	return strings.Trim(b.String(), "\n")
}

// unclosed notes a code block without an end: what is behind its beginning
// cannot be told from its text.
func (r *reading) unclosed(doc *taskDoc) {
	if doc.fence > 0 {
		r.batch.Broken = append(r.batch.Broken, problem.New("input.unclosed_fence", "the code block that begins here has no end, and hides what follows").
			At(r.in.Name, doc.fence).Mend("close the block, or import what stands before it with --skip-broken"))
	}
}

// folderOf is the folder that a file lies in, which names the feature or
// change, or empty.
func folderOf(file string) string {
	parts := strings.Split(file, "/")
	if len(parts) < 2 || parts[len(parts)-2] == "." || parts[len(parts)-2] == ".." {
		return ""
	}
	return oneLine(parts[len(parts)-2])
}

// explicitMark says in a list of tasks that overtone wrote that its order means
// nothing: every dependency is named.
const explicitMark = "<!-- overtone: every dependency is named -->"

// cutNeeds takes "(depends on A, B)" off the end of a text; "(depends on
// none)" names nothing. Ids of another form leave the text as it is.
func cutNeeds(text string, isID func(string) bool) (rest string, needs []string) {
	at := strings.LastIndex(strings.ToLower(text), "(depends on ")
	if at < 0 || !strings.HasSuffix(text, ")") {
		return text, nil
	}
	inner := text[at+len("(depends on ") : len(text)-1]
	if inner != "none" {
		for id := range strings.SplitSeq(inner, ",") {
			id = strings.TrimSpace(id)
			if !isID(id) {
				return text, nil
			}
			needs = appendNew(needs, id)
		}
	}
	return strings.TrimSpace(text[:at]), needs
}

// cutFiles takes " in `a`, `b`" off the end of a text.
func cutFiles(text string) (rest string, files []string) {
	at := strings.LastIndex(text, " in `")
	if at < 0 || !strings.HasSuffix(text, "`") {
		return text, nil
	}
	for one := range strings.SplitSeq(text[at+len(" in "):], ", ") {
		if len(one) < 3 || one[0] != '`' || one[len(one)-1] != '`' || strings.Contains(one[1:len(one)-1], "`") {
			return text, nil
		}
		files = append(files, one[1:len(one)-1])
	}
	return text[:at], files
}

// pathsIn finds what looks like a file in a sentence: a word with an extension,
// with or without folders before it, or a folder with its slash.
func pathsIn(text string) []string {
	var out []string
	for word := range strings.FieldsSeq(text) {
		quotedWord := strings.HasPrefix(word, "`")
		word = strings.TrimRight(strings.Trim(word, "`\"'()[],;:"), ".")
		if strings.Contains(word, "://") || strings.HasPrefix(word, "/") || strings.HasPrefix(word, "-") {
			continue
		}
		base := word[strings.LastIndexByte(word, '/')+1:]
		dot := strings.LastIndexByte(base, '.')
		extension := dot >= 0 && len(base)-dot > 1 && len(base)-dot <= 6 && strings.Trim(base[dot+1:], "0123456789") != ""
		switch {
		case strings.Contains(word, "/") && (base == "" || extension),
			quotedWord && extension && dot > 0:
			out = appendNew(out, cleanPath(word))
		}
	}
	return out
}

// maxEdges is how many dependencies may come of the order of one file.
const maxEdges = 200_000

// tooMany refuses a file whose order means more dependencies than anybody can
// want.
func (r *reading) tooMany(n int) error {
	if n <= maxEdges {
		return nil
	}
	return problem.New("input.too_many_dependencies", "the order of its tasks means more than %d dependencies", maxEdges).At(r.in.Name, 1).
		Mend("import it with --no-order")
}

// united is a list with the entries of another that it has not yet.
func united(list, more []string) []string {
	if len(list) == 0 {
		return append([]string{}, more...)
	}
	seen := make(map[string]bool, len(list))
	for _, one := range list {
		seen[one] = true
	}
	for _, one := range more {
		if !seen[one] {
			list, seen[one] = append(list, one), true
		}
	}
	return list
}
