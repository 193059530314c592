package codebase

import "bytes"

// textMachine finds many texts in one pass over a file ("Efficient string matching:
// an aid to bibliographic search", Aho and Corasick 1975): a machine the states
// of which are the beginnings of the texts, with every failure resolved into a
// step of its own.
type textMachine struct {
	list  []string       // each once
	place map[string]int // in list
	class [256]uint8     // bytes that occur in no text share class 0
	width int            // how many classes there are
	step  []int32        // state × class -> state
	ends  [][]int32      // by state: the texts that end there
}

// add answers the number of a text.
func (t *textMachine) add(text string) int32 {
	at, known := t.place[text]
	if !known {
		if t.place == nil {
			t.place = map[string]int{}
		}
		at = len(t.list)
		t.place[text] = at
		t.list = append(t.list, text)
	}
	return int32(at) //nolint:gosec // some hundreds
}

// build makes the machine once every text is known.
func (t *textMachine) build() {
	t.width = 1
	for _, text := range t.list {
		for i := range len(text) {
			if t.class[text[i]] == 0 {
				t.class[text[i]] = uint8(t.width) //nolint:gosec // at most 255: the tables are plain text
				t.width++
			}
		}
	}
	t.grow()
	t.resolve()
}

// grow makes a tree of the texts: one state for each beginning.
func (t *textMachine) grow() {
	t.step, t.ends = make([]int32, t.width), make([][]int32, 1)
	for n, text := range t.list {
		state := 0
		for i := range len(text) {
			at := state*t.width + int(t.class[text[i]])
			if t.step[at] == 0 {
				t.step[at] = int32(len(t.ends)) //nolint:gosec // some thousands
				t.step = append(t.step, make([]int32, t.width)...)
				t.ends = append(t.ends, nil)
			}
			state = int(t.step[at])
		}
		t.ends[state] = append(t.ends[state], int32(n)) //nolint:gosec // some hundreds
	}
}

// resolve gives every state a step for every class, nearest states first: where
// no text goes on, that of the longest beginning which the text ends with.
func (t *textMachine) resolve() {
	shorter := make([]int32, len(t.ends))
	var queue []int32
	for _, to := range t.step[:t.width] {
		if to != 0 {
			queue = append(queue, to)
		}
	}
	for i := 0; i < len(queue); i++ {
		state := int(queue[i])
		back := int(shorter[state])
		t.ends[state] = append(t.ends[state], t.ends[back]...)
		for class := range t.width {
			at := state*t.width + class
			to, instead := t.step[at], t.step[back*t.width+class]
			if to == 0 {
				t.step[at] = instead
				continue
			}
			shorter[to] = instead
			queue = append(queue, to)
		}
	}
}

// found is what a pass over one file found; it is used again for the next.
type found struct {
	of    *textMachine
	stood []bool  // by text: it occurs at all
	count []int   // outside of lines that are comments, no two overlapping
	first []int   // of those
	free  []int   // the next occurrence has to begin here or later
	dirty []int32 // texts that occur
}

func (t *textMachine) newFound() *found {
	n := len(t.list)
	return &found{of: t, stood: make([]bool, n), count: make([]int, n), first: make([]int, n), free: make([]int, n)}
}

// pass looks for every text in src. A text that begins with a line end stands
// at the beginning of a line, the first one too, and says itself what the line
// is; every other one counts outside of lines that are comments.
func (f *found) pass(src []byte) {
	for _, n := range f.dirty {
		f.stood[n], f.count[n], f.free[n] = false, 0, 0
	}
	f.dirty = f.dirty[:0]
	t := f.of
	line := lines{src: src}
	state := t.step[t.class['\n']] // as if a line ended before the first
	width := int32(t.width)        //nolint:gosec // at most 256
	for i, c := range src {
		state = t.step[state*width+int32(t.class[c])]
		if ends := t.ends[state]; ends != nil {
			for _, n := range ends {
				f.note(n, i+1, &line)
			}
		}
	}
}

// note counts an occurrence that ends before a place.
func (f *found) note(n int32, end int, line *lines) {
	text := f.of.list[n]
	start := end - len(text)
	if start < f.free[n] && start >= 0 {
		return // it overlaps the one before
	}
	if !f.stood[n] {
		f.stood[n] = true
		f.dirty = append(f.dirty, n)
	}
	f.free[n] = max(0, end)
	switch {
	case start < 0:
		f.free[n] = 0 // the line end before the first line is in no file
		start = 0
	case text[0] == '\n':
		start++
	case text[0] != '#' && line.isComment(start):
		return
	}
	if f.count[n] == 0 {
		f.first[n] = start
	}
	f.count[n]++
}

// lines finds the beginnings of lines, at places that mostly ascend.
type lines struct {
	src       []byte
	start, at int  // of the line asked for last, and the place in it
	known     bool // whether comment is about that line
	comment   bool
}

// isComment says whether the line at a place begins like a comment.
func (l *lines) isComment(at int) bool {
	from := l.at
	if at < l.start {
		from, l.start, l.known = 0, 0, false
	}
	if at > from {
		if end := bytes.LastIndexByte(l.src[from:at], '\n'); end >= 0 {
			l.start, l.known = from+end+1, false
		}
	}
	l.at = max(at, l.start)
	if !l.known {
		l.known, l.comment = true, isComment(l.src[l.start:])
	}
	return l.comment
}
