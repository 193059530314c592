package codebase

import (
	"bytes"
	"context"
	"io"
	"slices"
	"strings"
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

	isRead  bool
	lines   int
	hits    hits
	symbols []symbol
	imports []string
	pkg     string // package the file declares, for Go
	space   string // namespace or package it declares, for Java and its kin, C# and PHP
	crate   string // name of the Rust package that the manifest declares
	doc     string // first sentence about the whole file or package
	marks   map[string]mark
	score   float64 // relevance, once known
}

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

// read looks into every file worth it, in the order of the paths.
func (e *explorer) read(ctx context.Context) {
	defer e.markUnread()
	var total int64
	for _, f := range e.files {
		if ctx.Err() != nil {
			e.stopped("reading")
			return
		}
		if f.aside || !e.worthReading(f) {
			continue
		}
		if f.size > e.limits.FileBytes {
			e.meta.FilesSkipped++
			if f.isSource() {
				f.aside = true // too big to be written by hand
			}
			if manifestReader(f.base) != nil {
				e.warn(f.path + " is too large to be read")
			}
			continue
		}
		if total+f.size > e.limits.Bytes {
			if !e.meta.Truncated {
				e.warn("the project is larger than what is read at most; the rest was only listed")
			}
			e.meta.Truncated = true
			e.meta.FilesSkipped++
			continue
		}
		src, ok := e.content(f)
		if !ok {
			e.meta.FilesSkipped++
			e.warn(f.path + " could not be read")
			continue
		}
		total += int64(len(src))
		e.look(f, src)
	}
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
		return wantsContent(f.base) || manifestReader(f.base) != nil
	}
	return f.lang.Kind != "prose"
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

// look takes from one file what it says.
func (e *explorer) look(f *file, src []byte) {
	if isBinary(src) {
		e.meta.FilesSkipped++
		f.lang = nil
		return
	}
	e.meta.FilesRead++
	f.isRead = true
	f.lang = e.tables.languageIn(f.base, src)
	f.lines = countLines(src)
	if isMachineMade(src, f.lines, e.tables.Rules.Generated) && manifestReader(f.base) == nil {
		f.aside = true
		return
	}
	if read := manifestReader(f.base); read != nil {
		if err := read(&e.manifest, f, src); err != nil {
			e.warn(f.path + " could not be understood: " + firstLine(err.Error(), 160))
		}
	}
	if f.base == "Cargo.toml" {
		f.crate = crateName(src)
	}
	f.marks = e.marks(f, src)
	if f.lang == nil {
		return
	}
	f.hits = e.topic.scan(src)
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
