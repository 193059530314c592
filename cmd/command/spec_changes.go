package command

import (
	"fmt"
	"path"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/phases"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs/merge"
)

// What becomes of a file.
const (
	fileAdded   = "added"
	fileChanged = "changed"
	fileRemoved = "removed"
	fileKept    = "kept"
)

// contextLines are the unchanged lines around a change in a diff.
const contextLines = 3

// SpecChange is what a regeneration does to one file of a package.
type SpecChange struct {
	File      string      `json:"file" jsonschema:"path inside the package"`
	Change    string      `json:"change" jsonschema:"added, changed, removed, or kept: only edits by hand kept new text out"`
	Edited    bool        `json:"edited" jsonschema:"it was edited by hand since it was generated; the edits stay"`
	Added     int         `json:"added" jsonschema:"lines that come"`
	Removed   int         `json:"removed" jsonschema:"lines that go"`
	Diff      string      `json:"diff" jsonschema:"the change as a unified diff; empty with --stat"`
	Conflicts []SpecClash `json:"conflicts" jsonschema:"places where an edit by hand keeps new text out"`
}

// SpecClash is one place where an edit by hand keeps new text out.
type SpecClash struct {
	Line   int      `json:"line" jsonschema:"in the file as it will be"`
	Item   string   `json:"item" jsonschema:"section, key or row; empty in files without items"`
	Before []string `json:"before" jsonschema:"the lines as they were generated before"`
	Yours  []string `json:"yours" jsonschema:"the lines that stay"`
	New    []string `json:"new" jsonschema:"the lines that go to the .rej file beside"`
}

// specChanges describes the changes of a regeneration; the texts are left out
// when only their size is wanted.
func specChanges(dir string, changes []session.Change, sizes bool) []SpecChange {
	out := []SpecChange{}
	for _, c := range changes {
		one := SpecChange{File: c.Name, Change: fileChanged, Edited: c.Edited, Conflicts: []SpecClash{}}
		text, added, removed := merge.Unified(c.Before, c.After, contextLines)
		one.Added, one.Removed = added, removed
		from, to := "a/"+path.Join(dir, c.Name), "b/"+path.Join(dir, c.Name)
		switch {
		case c.Before == nil:
			one.Change, from = fileAdded, "/dev/null"
		case c.After == nil:
			one.Change, to = fileRemoved, "/dev/null"
		case text == "":
			one.Change = fileKept
		}
		if text != "" && !sizes {
			one.Diff = "--- " + from + "\n+++ " + to + "\n" + text
		}
		for _, clash := range c.Clashes {
			one.Conflicts = append(one.Conflicts, SpecClash{
				Line: clash.Line, Item: clash.Key,
				Before: append([]string{}, clash.BaseLines...), Yours: append([]string{}, clash.MineLines...), New: append([]string{}, clash.TheirsLines...),
			})
		}
		out = append(out, one)
	}
	return out
}

// diffText prints the changes so that `patch` and `git apply` take them, with
// the conflicts between them.
func diffText(changes []SpecChange, s console.Streams) string {
	var b strings.Builder
	for _, c := range changes {
		for line := range strings.Lines(c.Diff) {
			b.WriteString(diffLine(line, s))
		}
		for _, clash := range c.Conflicts {
			b.WriteString(clashText(c.File, clash, s))
		}
	}
	return b.String()
}

// diffLine is a line of a diff with its colour. A terminal gets no characters
// that would move its cursor; a pipe gets the bytes as they are.
func diffLine(line string, s console.Streams) string {
	if !s.OutTerminal {
		return line
	}
	style := s.OutStyle()
	line = console.Clean(strings.TrimRight(line, "\r\n"))
	switch {
	case strings.HasPrefix(line, "--- "), strings.HasPrefix(line, "+++ "):
		line = style.Strong(line)
	case strings.HasPrefix(line, "@@"):
		line = style.Accent(line)
	case strings.HasPrefix(line, "+"):
		line = style.Good(line)
	case strings.HasPrefix(line, "-"):
		line = style.Bad(line)
	}
	return line + "\n"
}

// clashText is one conflict. Its lines are indented, so that no program takes
// them for a part of the diff.
func clashText(file string, c SpecClash, s console.Streams) string {
	style := s.OutStyle()
	var b strings.Builder
	b.WriteString(style.Warn("conflict in "+console.Clean(clashPlace(file, c))) + "\n")
	fmt.Fprintf(&b, "  your text stays; what is new goes to %s.rej\n", path.Base(file))
	for _, part := range []struct {
		sign  string
		lines []string
		paint func(string) string
	}{{"-", c.Before, style.Faint}, {"=", c.Yours, style.Strong}, {"+", c.New, style.Good}} {
		for _, line := range part.lines {
			b.WriteString("  " + part.paint(strings.TrimRight(part.sign+" "+console.Clean(line), " ")) + "\n")
		}
	}
	return b.String()
}

// clashPlace names file, line and item of a conflict.
func clashPlace(file string, c SpecClash) string {
	place := file + ":" + strconv.Itoa(c.Line)
	if _, item, ok := strings.Cut(c.Item, " "); ok {
		place += ", " + strings.TrimPrefix(strings.TrimPrefix(item, "title"), " > ")
	}
	return strings.TrimSuffix(place, ", ")
}

// statText lists the changed files with the lines that come and go.
func statText(changes []SpecChange, style console.Style) string {
	width := 0
	for _, c := range changes {
		width = max(width, console.Width(c.File))
	}
	var b strings.Builder
	for _, c := range changes {
		note := ""
		if c.Change != fileChanged {
			note = "  " + c.Change
		}
		if n := len(c.Conflicts); n > 0 {
			note += "  " + style.Warn(session.Count(n, "conflict", "conflicts"))
		}
		pad := strings.Repeat(" ", width-console.Width(c.File))
		fmt.Fprintf(&b, "  %s%s  %s %s%s\n", console.Clean(c.File), pad, style.Good(fmt.Sprintf("+%d", c.Added)), style.Bad(fmt.Sprintf("-%d", c.Removed)), note)
	}
	return b.String()
}

// countText is how much changes, in one line.
func countText(changes []SpecChange) string {
	files, added, removed := 0, 0, 0
	for _, c := range changes {
		if c.Change != fileKept {
			files++
		}
		added, removed = added+c.Added, removed+c.Removed
	}
	return fmt.Sprintf("%s, %s added, %d removed", session.Count(files, "file", "files"), session.Count(added, "line", "lines"), removed)
}

// conflicting lists every conflict with its place, so that a person finds it.
func conflicting(g *phases.Regeneration) []string {
	var out []string
	for _, c := range g.Clashes {
		out = append(out, clashPlace(c.File, SpecClash{Line: c.Line, Item: c.Key}))
	}
	return out
}
