package codebase

import (
	"bytes"
	"context"
	"io"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
)

// file is what is known of one file. What was read is not kept, only what was
// found in it.
type file struct {
	path, dir, base string
	size            int64
	lang            *language // nil: none that we know
	test            bool
	aside           bool // fixtures, other people's or generated code: not judged
	side            bool // examples and tools

	came    int    // how reading it ended
	src     []byte // of a manifest, until it was understood
	isRead  bool
	lines   int
	hits    hits
	symbols []symbol
	imports []string
	takes   []string // types that constructors take, for Go: "import/path.Name", or "Name" of the own package
	fulfils []string // traits that are implemented, for Rust
	pkg     string   // package the file declares, for Go
	space   string   // namespace or package it declares, for Java and its kin, C# and PHP
	crate   string   // name of the Rust package that the manifest declares
	calls   string   // what a workflow or chart calls itself
	doc     string   // first sentence about the whole file or package
	measure measures
	marks   map[string]mark
	score   float64 // relevance, once known
}

// How reading a file ended; 0: it was not read.
const (
	wasRead = iota + 1
	unreadable
	binary
)

// mark is a rule that holds for a file: where first, and how often.
type mark struct{ line, count int }

// symbol is a declared name with its lines, 1-based and inclusive.
type symbol struct {
	name       string
	kind       string // key of the kind_… phrases
	start, end int
	doc        string // first sentence of its comment
	exported   bool
}

// isSource says whether the file is code that counts for the project.
func (f *file) isSource() bool {
	return f.lang != nil && f.lang.Kind == "source" && !f.aside
}

// speaks says whether the file is code of a language.
func (f *file) speaks(lang string) bool { return f.lang != nil && f.lang.Name == lang && !f.aside }

// hasCode says whether there is a codebase: a manifest, or a source file
// outside folders that make no codebase by themselves.
func (e *explorer) hasCode() bool {
	for _, f := range e.files {
		if f.aside {
			continue
		}
		if f.dir == "." && manifestReader(f.base) != nil {
			return true
		}
		top, _, nested := strings.Cut(f.path, "/")
		if nested && slices.Contains(e.tables.Rules.Folders.NotCode, top) {
			continue
		}
		if manifestReader(f.base) != nil || f.isSource() {
			return true
		}
		if f.lang == nil && wantsContent(f.base) && f.size > 0 {
			if src, ok := e.content(f); ok && !isBinary(src) {
				if f.lang = e.tables.languageIn(f.base, src); f.isSource() {
					return true
				}
			}
		}
	}
	return false
}

// read looks into every file worth it. Which ones are read does not depend on
// how fast they are: the limits go by the order of the paths. Files are looked
// at by several workers, manifests then one after the other.
func (e *explorer) read(ctx context.Context) {
	defer e.markUnread()
	list := e.worthIt()
	workers := min(runtime.GOMAXPROCS(0), 8)
	var next, done atomic.Int64
	var group sync.WaitGroup
	for range workers {
		group.Go(func() {
			for ctx.Err() == nil {
				n := int(next.Add(1)) - 1
				if n >= len(list) {
					return
				}
				e.visit(list[n])
				done.Add(1)
				if n%500 == 0 && e.opts.Progress != nil {
					e.opts.Progress(int(done.Load()), len(list))
				}
			}
		})
	}
	group.Wait()
	if ctx.Err() != nil {
		e.stopped("reading")
	}
	for _, f := range list {
		e.settle(f)
	}
}

// worthIt are the files to be read, within the limits.
func (e *explorer) worthIt() []*file {
	var list []*file
	var total int64
	for _, f := range e.files {
		switch {
		case f.aside || !e.worthReading(f):
		case f.size > e.limits.FileBytes:
			e.meta.FilesSkipped++
			if f.isSource() {
				f.aside = true // too big to be written by hand
			}
			if e.readers(f) != nil {
				e.warn(f.path + " is too large to be read")
			}
		case total+f.size > e.limits.Bytes:
			if !e.meta.Truncated {
				e.warn("the project is larger than what is read at most; the rest was only listed")
			}
			e.meta.Truncated = true
			e.meta.FilesSkipped++
		default:
			total += f.size
			list = append(list, f)
		}
	}
	return list
}

// settle counts what became of a file and takes from a manifest what it says.
func (e *explorer) settle(f *file) {
	switch f.came {
	case unreadable:
		e.meta.FilesSkipped++
		e.warn(f.path + " could not be read")
	case binary:
		e.meta.FilesSkipped++
	case wasRead:
		e.meta.FilesRead++
	}
	for _, read := range e.readers(f) {
		if f.src == nil {
			break
		}
		if err := read(&e.manifest, f, f.src); err != nil {
			place := f.path
			if line := errorLine(err, f.src); line > 0 && e.profiled {
				place += ":" + strconv.Itoa(line)
			}
			e.warn(place + " could not be understood: " + firstLine(err.Error(), 160))
		}
	}
	f.src = nil
}

// readers are what reads a file as a manifest; a profile knows more of them.
func (e *explorer) readers(f *file) []manifestFunc {
	var list []manifestFunc
	if read := manifestReader(f.base); read != nil {
		list = append(list, read)
	}
	if e.profiled {
		if read := profileReader(f.base); read != nil {
			list = append(list, read)
		}
	}
	return list
}

// markUnread applies the rules that need no content to files that were not
// read: lock files, licences in prose, files over the limit.
func (e *explorer) markUnread() {
	for _, f := range e.files {
		if !f.isRead && !f.aside {
			f.marks = e.marks(f, nil)
		}
	}
}

// worthReading says whether the content of f can say anything: code,
// configuration, and files whose language only the content tells.
func (e *explorer) worthReading(f *file) bool {
	if f.lang == nil {
		return wantsContent(f.base) || e.readers(f) != nil
	}
	return f.lang.Kind != "prose" || e.profiled && e.readers(f) != nil
}

// head reads the beginning of a file, however long it is.
func (e *explorer) head(f *file) ([]byte, bool) {
	in, err := e.root.Open(f.path)
	if err != nil {
		return nil, false
	}
	defer in.Close()
	src, err := io.ReadAll(io.LimitReader(in, 64<<10))
	return src, err == nil
}

// content reads one file within the limit for a file.
func (e *explorer) content(f *file) ([]byte, bool) {
	in, err := e.root.Open(f.path)
	if err != nil {
		return nil, false
	}
	defer in.Close()
	src, err := io.ReadAll(io.LimitReader(in, e.limits.FileBytes+1))
	if err != nil || int64(len(src)) > e.limits.FileBytes {
		return nil, false
	}
	return src, true
}

// visit reads one file and looks into it. It touches nothing but the file:
// several are visited at a time.
func (e *explorer) visit(f *file) {
	src, ok := e.content(f)
	if !ok {
		f.came = unreadable
		return
	}
	e.look(f, src)
}

// look takes from one file what it says.
func (e *explorer) look(f *file, src []byte) {
	if isBinary(src) {
		f.came, f.lang = binary, nil
		return
	}
	f.came, f.isRead = wasRead, true
	f.lang = e.tables.languageIn(f.base, src)
	f.lines = countLines(src)
	manifest := e.readers(f) != nil
	if manifest {
		f.src = src
	}
	if isMachineMade(src, f.lines, e.tables.Rules.Generated) && !manifest {
		f.aside = true
		return
	}
	if f.base == "Cargo.toml" {
		f.crate = crateName(src)
	}
	f.marks = e.marks(f, src)
	if e.profiled && f.lang != nil && f.lang.Name == "YAML" && hasMark(f, "delivery.") {
		f.calls = nameInYAML(src)
	}
	if f.lang == nil {
		return
	}
	if len(e.topic.words) > 0 {
		f.hits = e.topic.scan(src)
	}
	if f.lang.Kind != "source" {
		return
	}
	switch f.lang.Name {
	case "Go":
		scanGo(f, src)
	case "TypeScript", "JavaScript", "Vue", "Svelte":
		scanScript(f, src)
	case "Python":
		scanPython(f, src)
	default:
		scanOther(f, src)
		scanImports(f, src)
	}
	if f.doc == "" && f.pkg == "" {
		f.doc = leadingComment(src)
	}
	if e.profiled {
		f.measure = measure(f, src)
	}
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

// cutLine takes the first line off s.
func cutLine(s string) (string, string) {
	line, rest, _ := strings.Cut(s, "\n")
	return strings.TrimSpace(line), rest
}
