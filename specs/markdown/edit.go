package markdown

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/problem"
)

// Edit replaces src[Start:End] by New. Start == End inserts.
type Edit struct {
	Start, End int
	New        string
}

// Apply returns src with the edits made; every byte outside them is kept. The
// order given does not matter, except that several insertions at one place are
// made in that order. Edits that overlap or lie outside src are refused with
// code internal.edit: both are defects of the caller.
func Apply(src []byte, edits []Edit) ([]byte, error) {
	sorted := slices.Clone(edits)
	slices.SortStableFunc(sorted, func(a, b Edit) int {
		if a.Start != b.Start {
			return a.Start - b.Start
		}
		return a.End - b.End
	})
	size, at := len(src), 0
	for _, e := range sorted {
		if e.Start < 0 || e.End < e.Start || e.End > len(src) {
			return nil, problem.New("internal.edit", "edit of bytes %d to %d lies outside the %d bytes of the file", e.Start, e.End, len(src))
		}
		if e.Start < at {
			return nil, problem.New("internal.edit", "edit at byte %d overlaps another that ends at byte %d", e.Start, at)
		}
		at = e.End
		size += len(e.New) - (e.End - e.Start)
	}
	out := make([]byte, 0, size)
	at = 0
	for _, e := range sorted {
		out = append(out, src[at:e.Start]...)
		out = append(out, e.New...)
		at = e.End
	}
	return append(out, src[at:]...), nil
}

// Tick is the one-byte edit that sets the box of a task item; ok is false when
// the block has no box.
func (b Block) Tick(done bool) (edit Edit, ok bool) {
	if b.Task == NoTask {
		return Edit{}, false
	}
	mark := " "
	if done {
		mark = "x"
	}
	return Edit{b.Box, b.Box + 1, mark}, true
}

// ReplaceBody is the edit that gives a section a new text of its own, its
// children untouched: one blank line around the text.
func (d *Document) ReplaceBody(s *Section, body string) Edit {
	newline := "\n"
	if i := strings.IndexByte(string(d.Source[:min(len(d.Source), 4096)]), '\n'); i > 0 && d.Source[i-1] == '\r' {
		newline = "\r\n"
		body = strings.ReplaceAll(strings.ReplaceAll(body, "\r\n", "\n"), "\n", "\r\n")
	}
	text := strings.Trim(body, "\r\n") + newline
	if s.Heading >= 0 {
		text = newline + text
		if s.BodyStart > 0 && d.Source[s.BodyStart-1] != '\n' {
			text = newline + text
		}
	}
	if s.OwnEnd() < len(d.Source) {
		text += newline
	}
	return Edit{s.BodyStart, s.OwnEnd(), text}
}
