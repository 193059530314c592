// Package merge brings a person's edits and newly generated text together. It
// is a three-way merge: base is what was generated last time, mine is what the
// file holds now, theirs is what would be generated today. Lines works on
// lines, Items on the parts of a document that carry an id and on the lines
// inside each of them.
//
// The person wins: where both sides changed the same place, mine stays in the
// merged text and theirs is reported as a conflict. Edits in different places
// never conflict, also when they touch. A line or item that the person removed
// stays removed. A nil base means that nothing is known about who wrote what,
// so everything is taken as the person's. The package is pure: bytes in, bytes
// out, the same for the same input, in time near-linear in the input.
package merge

import "bytes"

// Result is the merged text and what could not be put into it.
type Result struct {
	Merged    []byte
	Conflicts []Conflict // in the order of the merged text
}

// Conflict is one place where both sides changed the same base lines in
// different ways. The lines come without their line ends. Merged holds
// MineLines at Line, which is 1-based; where MineLines is empty it is the line
// before which the text stood.
type Conflict struct {
	Key         string // of the item, "" for Lines
	BaseLines   []string
	MineLines   []string
	TheirsLines []string
	Line        int
}

// Lines merges line by line. Line ends are not part of a line: a file that an
// editor turned to CRLF does not conflict, and keeps its CRLF. Whether the last
// line ends in a line end is merged like any other property of the text.
func Lines(base, mine, theirs []byte) Result {
	if r, easy := oneSided(base, mine, theirs); easy {
		return r
	}
	words := newNames()
	m, t := readText(mine, words), readText(theirs, words)
	if base == nil {
		return Result{Merged: clone(mine), Conflicts: differences(m, t, words)}
	}
	b := readText(base, words)
	z := &zipper{base: b, mine: m, theirs: t, strong: words.strong, end: m.lineEnd("")}
	z.run()
	last := finalBreak(b, m, t)
	return Result{Merged: joinLines(z.out, m.lineEnd(t.lineEnd("\n")), last), Conflicts: z.conflicts}
}

// oneSided answers the cases in which no side has to give way.
func oneSided(base, mine, theirs []byte) (Result, bool) {
	switch {
	case bytes.Equal(mine, theirs):
		return Result{Merged: clone(mine)}, true
	case base == nil:
		return Result{}, false
	case bytes.Equal(mine, base):
		return Result{Merged: clone(theirs)}, true
	case bytes.Equal(theirs, base):
		return Result{Merged: clone(mine)}, true
	}
	return Result{}, false
}

// clone copies, and never answers nil: a merged text is there even when empty.
func clone(b []byte) []byte { return append([]byte{}, b...) }

// differences lists where theirs differs from mine when no base can say which
// of the two is older.
func differences(mine, theirs text, words *names) []Conflict {
	var list []Conflict
	for _, h := range diff(mine.ids, theirs.ids, words.strong) {
		list = append(list, Conflict{
			MineLines:   mine.bodies(h.a0, h.a1),
			TheirsLines: theirs.bodies(h.b0, h.b1),
			Line:        h.a0 + 1,
		})
	}
	return list
}
