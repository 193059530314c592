package codebase

import (
	"bytes"
	"slices"
	"strings"
)

// mark is a rule that holds for a file, by its group and id: where first, and
// how often.
type mark struct {
	key         string
	line, count int
}

// mark is the mark of a rule, and whether the file bears it.
func (f *file) mark(key string) (mark, bool) {
	for _, m := range f.marks {
		if m.key == key {
			return m, true
		}
	}
	return mark{}, false
}

// timesMarked is how often a rule holds for the file.
func (f *file) timesMarked(key string) int {
	m, _ := f.mark(key)
	return m.count
}

// marked says whether the file bears the mark of a rule.
func (f *file) marked(key string) bool {
	_, ok := f.mark(key)
	return ok
}

// dropHabits takes the marks of points away that too many files bear: where
// every module can be started by itself, none of them is the way in.
func (e *explorer) dropHabits() {
	for _, r := range e.tables.Rules.Points {
		key := "point." + r.ID
		files := e.marked(key)
		if r.Most == 0 || len(files) <= r.Most {
			continue
		}
		for _, f := range files {
			f.marks = slices.DeleteFunc(f.marks, func(m mark) bool { return m.key == key })
		}
	}
}

// hasMark says whether one of a group of rules holds for the file.
func hasMark(f *file, group string) bool {
	return slices.ContainsFunc(f.marks, func(m mark) bool { return strings.HasPrefix(m.key, group) })
}

// isComment says whether a line begins like a comment in most languages.
func isComment(line []byte) bool {
	line = bytes.TrimLeft(line[:min(len(line), 200)], " \t")
	for _, sign := range []string{"//", "#", "/*", "* ", "<!--", "--"} {
		if bytes.HasPrefix(line, []byte(sign)) {
			return true
		}
	}
	return false
}
