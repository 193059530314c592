package cleanup

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/overtone-cli/overtone/phases/codebase"
)

// maxNotes bounds how many notes of one file git is asked about.
const maxNotes = 20

// passages finds what was commented out and old notes in the text of one file.
func (c *codeLook) passages(ctx context.Context, f *codebase.SourceFile, text string) {
	marks := codebase.LineComments(f.Language)
	if len(marks) == 0 || text == "" {
		return
	}
	mark := marks[0]
	var run []string
	var notes []int
	number := 0
	flush := func(next string) {
		if len(run) > 0 && !isStatement(firstOf(run)) && strings.TrimSpace(next) != "" {
			run = nil // it explains what stands right below, maybe with an example
		}
		if n := len(run); c.CommentLines > 0 && n > c.CommentLines && isCode(run) {
			c.report(f.Path, "commented_code", fmt.Sprintf("%d lines are commented out", n), number-n+1, 0)
		}
		run = nil
	}
	for line := range strings.Lines(text) {
		body, ok := strings.CutPrefix(strings.TrimSpace(line), mark)
		if ok && !strings.HasPrefix(body, mark[:1]) && !strings.HasPrefix(body, "!") {
			run = append(run, strings.TrimSpace(body))
			if isNote(body) && len(notes) < maxNotes {
				notes = append(notes, number+1)
			}
		} else {
			flush(line)
			if _, tail, found := strings.Cut(line, mark); found && isNote(tail) && len(notes) < maxNotes {
				notes = append(notes, number+1)
			}
		}
		number++
	}
	flush("")
	c.oldNotes(ctx, f.Path, notes)
}

// isNote tells "TODO: …" and "FIXME(ana) …" at the beginning of a comment.
func isNote(comment string) bool {
	comment = strings.TrimLeft(comment, " \t*-")
	for _, word := range []string{"TODO", "FIXME", "XXX", "HACK"} {
		if rest, ok := strings.CutPrefix(comment, word); ok && (rest == "" || strings.ContainsAny(rest[:1], " :(\t\r\n-")) {
			return true
		}
	}
	return false
}

// isCode says of commented lines that most of them are statements.
func isCode(lines []string) bool {
	code, prose := 0, 0
	for _, line := range lines {
		switch {
		case line == "":
		case isStatement(line):
			code++
		default:
			prose++
		}
	}
	return code*10 >= (code+prose)*6 && code > 0
}

// firstOf is the first line that says something.
func firstOf(lines []string) string {
	for _, line := range lines {
		if line != "" {
			return line
		}
	}
	return " "
}

// isStatement tells a line of a program from one of a sentence.
func isStatement(line string) bool {
	switch line[len(line)-1] {
	case '{', '}', ';':
		return true
	case ')':
		if open := strings.IndexByte(line, '('); open > 0 && !strings.Contains(line[:open], " ") {
			return true
		}
	case '.', '?', '!':
		return false
	}
	for _, sign := range []string{" := ", " = ", " == ", " != ", " => ", " += ", "();"} {
		if strings.Contains(line, sign) {
			return true
		}
	}
	first, rest, _ := strings.Cut(line, " ")
	switch first {
	case "def", "class", "elif", "except", "while", "if", "for", "with", "else:", "try:":
		return strings.HasSuffix(line, ":")
	case "return", "import", "const", "let", "var", "func", "fn":
		return rest != "" && len(strings.Fields(rest)) <= 4
	}
	return false
}

// oldNotes asks git since when the notes of a file stand there. Without git
// nothing is said.
func (c *codeLook) oldNotes(ctx context.Context, path string, notes []int) {
	if len(notes) == 0 || c.TodoDays <= 0 {
		return
	}
	args := []string{"blame", "--line-porcelain"}
	for _, line := range notes {
		args = append(args, "-L", fmt.Sprintf("%d,%d", line, line))
	}
	out, err := c.Git.Ask(ctx, append(args, "--", path)...)
	if err != nil {
		return // not committed yet, or no repository
	}
	line := 0
	for row := range strings.Lines(string(out)) {
		fields := strings.Fields(row)
		switch {
		case len(fields) >= 3 && len(fields[0]) >= 40 && !strings.HasPrefix(row, "\t"):
			line, _ = strconv.Atoi(fields[2]) // a row that git does not write has no number, and no line
		case len(fields) == 2 && fields[0] == "author-time" && line > 0:
			seconds, err := strconv.ParseInt(fields[1], 10, 64)
			if age := int(c.Now.Sub(time.Unix(seconds, 0)).Hours() / 24); err == nil && age > c.TodoDays {
				c.report(path, "old_todo", fmt.Sprintf("a note to come back, %d days old", age), line, age)
			}
			line = 0
		}
	}
}
