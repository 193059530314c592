package codebase

import (
	"context"
	"io"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
)

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
// at by several workers, manifests then one after the other. The answer is what
// was to be read.
func (e *explorer) read(ctx context.Context) (list []*file) {
	defer e.markUnread()
	list = e.worthIt()
	workers := min(runtime.GOMAXPROCS(0), 8)
	const batch = 16 // neighbours lie in one folder, which is opened once
	var next, done atomic.Int64
	var group sync.WaitGroup
	for range workers {
		group.Go(func() {
			w := e.newLooker()
			defer w.folder.close()
			for ctx.Err() == nil {
				at := int(next.Add(batch)) - batch
				if at >= len(list) {
					return
				}
				for _, f := range list[at:min(at+batch, len(list))] {
					if ctx.Err() == nil {
						w.visit(f)
					}
				}
				if n := done.Add(batch); n/500 != (n-batch)/500 && e.opts.Progress != nil {
					e.opts.Progress(min(int(n), len(list)), len(list))
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
	return list
}

// remember lets the cache keep what was found; manifests are read every time.
func (e *explorer) remember(list []*file) {
	if e.cache != nil {
		e.cache.save(slices.DeleteFunc(slices.Clone(list), func(f *file) bool { return f.came == unreadable || e.readers(f) != nil }))
	}
}

// worthIt are the files to be read, within the limits.
func (e *explorer) worthIt() []*file {
	var list []*file
	var total int64
	full := false
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
			if !full {
				e.warn("the project is larger than what is read at most; the rest was only listed")
			}
			full, e.meta.Truncated = true, true
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
	case isNoText:
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
		if read := profileReader(f.base); read != nil && (!isBazelBuild(f.base) || e.inBazel(f.dir)) {
			list = append(list, read)
		}
	}
	return list
}

// markUnread applies the rules that need no content to files that were not
// read: lock files, licences in prose, files over the limit.
func (e *explorer) markUnread() {
	w := e.marker.newMarking()
	for _, f := range e.files {
		if !f.isRead && !f.aside {
			f.marks = w.marks(f, nil)
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

// cutLine takes the first line off s.
func cutLine(s string) (string, string) {
	line, rest, _ := strings.Cut(s, "\n")
	return strings.TrimSpace(line), rest
}
