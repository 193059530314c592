package conformance

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/codebase"
	"github.com/overtone-cli/overtone/specs/guidelines/meaning"
)

// limit holds the project to a bound on what can be counted.
func (t *trial) limit(s *meaning.Statement) {
	switch s.Measure {
	case meaning.Coverage, meaning.BranchCoverage:
		t.coverage(s)
	case "file length":
		t.fileLength(s)
	case "line length":
		t.lineLength(s)
	case "function length":
		t.functionLength(s)
	}
}

func (t *trial) fileLength(s *meaning.Statement) {
	for _, f := range t.written(s) {
		if n := len(t.project.text(f.Path).lines()); float64(n) > s.Bound {
			t.find(s, f.Path, int(s.Bound)+1, "split it", "the file has %d lines, at most %s are allowed", n, shown(s.Bound))
		}
	}
}

// lineLength counts characters. A line that is one long word, such as an
// address, cannot be broken.
func (t *trial) lineLength(s *meaning.Statement) {
	for _, f := range t.written(s) {
		for i, line := range t.project.text(f.Path).lines() {
			n := utf8.RuneCountInString(line)
			if float64(n) <= s.Bound || len(strings.Fields(line)) < 3 || strings.Contains(line, "://") || strings.HasPrefix(strings.TrimSpace(line), "//go:") {
				continue
			}
			t.find(s, f.Path, i+1, "break the line", "the line has %d characters, at most %s are allowed", n, shown(s.Bound))
		}
	}
}

// functionLength leaves tests alone: tables of cases make them long. A rule that
// is about tests says so.
func (t *trial) functionLength(s *meaning.Statement) {
	read := false
	judged := func(f *codebase.SourceFile) bool {
		return f.Code && readsNames(f.Language, "functions") && (!f.Test || s.Scope.Tests == "only")
	}
	for _, f := range t.files(s, judged) {
		read = true
		for _, d := range t.project.declarations(f) {
			if d.lines > 0 && float64(d.lines) > s.Bound {
				t.find(s, f.Path, d.line, "split it", "%s has %d lines, at most %s are allowed", d.name, d.lines, shown(s.Bound))
			}
		}
	}
	if !read && t.project.whole() {
		t.cannot("there are no functions that could be read")
	}
}

// written are the source files that people write.
func (t *trial) written(s *meaning.Statement) []*codebase.SourceFile {
	return t.files(s, func(f *codebase.SourceFile) bool { return f.Code && t.project.text(f.Path).ok })
}

func shown(n float64) string { return strconv.FormatFloat(n, 'f', -1, 64) }
