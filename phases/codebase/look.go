package codebase

import (
	"bytes"
	"crypto/sha256"
	"io"
)

// looker is one worker that reads files and looks into them, one after the
// other. What it keeps between them saves memory and opening folders.
type looker struct {
	e *explorer
	*marking
	scanner

	folder folder
	buf    []byte
}

func (e *explorer) newLooker() *looker {
	return &looker{e: e, marking: e.marker.newMarking(), folder: folder{root: e.root}}
}

// visit reads one file and looks into it. It touches nothing but the file:
// several are visited at a time.
func (w *looker) visit(f *file) {
	c, t := w.e.cache, w.e.tables
	cached := c != nil && w.e.readers(f) == nil
	if cached {
		if f.before = f.given(); c.known(f, t) {
			f.sum = c.entries[f.path].sum
			return
		}
		c.opened.Add(1)
	}
	src, ok := w.content(f)
	if !ok {
		f.came = unreadable
		return
	}
	if cached {
		whole := sha256.Sum256(src)
		if copy(f.sum[:], whole[:]); c.same(f, t) {
			return
		}
		c.parsed.Add(1)
	}
	w.look(f, src)
}

// content is what stands in a file, within the limit for a file. It holds until
// the next call.
func (w *looker) content(f *file) ([]byte, bool) {
	in, err := w.folder.open(f.path)
	if err != nil {
		return nil, false
	}
	defer in.Close()
	most := int(w.e.limits.FileBytes)
	if want := min(int(f.size), most) + 512; cap(w.buf) < want {
		w.buf = make([]byte, max(want, 2*cap(w.buf)))
	}
	w.buf = w.buf[:cap(w.buf)]
	for n := 0; ; {
		if n == len(w.buf) { // it has grown since it was listed
			w.buf = append(w.buf, make([]byte, len(w.buf))...)
		}
		more, err := in.Read(w.buf[n:])
		n += more
		switch {
		case n > most:
			return nil, false
		case err == io.EOF:
			return w.buf[:n], true
		case err != nil:
			return nil, false
		}
	}
}

// look takes from one file what it says.
func (w *looker) look(f *file, src []byte) {
	if isBinary(src) {
		f.came, f.lang = isNoText, nil
		return
	}
	t := w.e.tables
	f.came, f.isRead = wasRead, true
	if !f.fixed {
		f.lang = t.languageIn(f.base, src)
	}
	f.lines = countLines(src)
	manifest := w.e.readers(f) != nil
	if manifest {
		f.src = bytes.Clone(src)
	}
	if !manifest && !f.typed && isMachineMade(src, f.lines, t.Rules.Generated) {
		f.aside = true
		return
	}
	if f.base == "Cargo.toml" {
		f.crate = crateName(src)
	}
	f.marks = w.marks(f, src)
	if w.e.profiled && f.lang != nil && f.lang.Name == "YAML" && hasMark(f, "delivery.") {
		f.calls = nameInYAML(src)
	}
	if f.lang == nil {
		return
	}
	if len(w.e.topic.words) > 0 {
		f.hits = w.e.topic.scan(src)
	}
	if f.lang.Kind != "source" {
		return
	}
	text := string(src)
	w.scan(f, text, src)
	if w.e.profiled {
		f.measure = measure(f, text)
	}
	f.ownText()
}

// isMachineMade says whether a tool wrote the file: it says so near its start,
// or its lines are far longer than anybody types.
func isMachineMade(src []byte, lines int, signs []string) bool {
	if lines > 0 && len(src)/lines > 1000 {
		return true
	}
	head := src[:min(len(src), 400)]
	for line := range bytes.Lines(head) {
		text := bytes.TrimLeft(line, "/*#-<!; \t")
		if len(text) == len(line) {
			continue // not a comment
		}
		for _, sign := range signs {
			if bytes.HasPrefix(text, []byte(sign)) {
				return true
			}
		}
	}
	return false
}

func countLines(src []byte) int {
	n := bytes.Count(src, []byte{'\n'})
	if len(src) > 0 && src[len(src)-1] != '\n' {
		n++
	}
	return n
}
