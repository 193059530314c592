package codebase

import (
	"context"
	"io/fs"
	"path"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"unicode"
	"unicode/utf8"
)

// keepFiles turns paths into files: sorted, each once, ordinary files only.
func (e *explorer) keepFiles(ctx context.Context, paths []string) {
	if !slices.IsSorted(paths) {
		slices.Sort(paths)
	}
	k := newKeeper(e, slices.Compact(paths))
	defer func() { e.meta.FilesListed = len(e.files) }()
	const some = 8192 // looked at together: there may be far more paths than files are kept
	for list := range slices.Chunk(k.paths, some) {
		for i, info := range k.look(ctx, list) {
			if ctx.Err() != nil {
				return
			}
			if info == nil {
				continue // deleted in the working tree, a link, a submodule, a device
			}
			if len(e.files) == e.limits.Files {
				e.meta.Truncated = true
				e.warn("only the first " + strconv.Itoa(e.limits.Files) + " files were looked at")
				return
			}
			f := k.file(list[i], info)
			e.files = append(e.files, f)
			e.byPath[f.path] = f
		}
	}
}

// keeper decides which paths are files of the project. What it knows of a
// folder it finds out once.
type keeper struct {
	e       *explorer
	paths   []string // sorted, each once
	tests   patterns
	built   patterns
	folders map[string]folderFacts

	attributes []attributeRule
}

// folderFacts say what lies in a folder because of its path.
type folderFacts struct{ out, aside, side bool }

func newKeeper(e *explorer, paths []string) *keeper {
	k := &keeper{e: e, paths: paths, folders: map[string]folderFacts{}}
	k.tests.add(0, e.tables.Rules.Tests)
	k.built.add(0, e.tables.Rules.BuiltNames)
	k.attributes = k.loadAttributes()
	return k
}

// look asks for paths in a folder that counts what they are, several at a time.
// nil: no ordinary file, or not to be looked at.
func (k *keeper) look(ctx context.Context, list []string) []fs.FileInfo {
	infos := make([]fs.FileInfo, len(list))
	var wanted []int
	for i, p := range list {
		switch {
		case k.folder(path.Dir(p)).out:
		case !utf8.ValidString(p) || strings.ContainsFunc(p, unicode.IsControl):
			k.e.meta.FilesSkipped++
			k.e.warn("a file name that is not plain UTF-8 text was left out: " + strconv.QuoteToASCII(p))
		default:
			wanted = append(wanted, i)
		}
	}
	const batch = 64 // neighbours lie in one folder, which is opened once
	var next atomic.Int64
	var group sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), 8, 1+len(wanted)/batch) {
		group.Go(func() {
			at := folder{root: k.e.root}
			defer at.close()
			for ctx.Err() == nil {
				n := int(next.Add(batch)) - batch
				if n >= len(wanted) {
					return
				}
				for _, i := range wanted[n:min(n+batch, len(wanted))] {
					if info, err := at.lstat(list[i]); err == nil && info.Mode().IsRegular() {
						infos[i] = info
					}
				}
			}
		})
	}
	group.Wait()
	return infos
}

func (k *keeper) file(p string, info fs.FileInfo) *file {
	f := &file{path: p, dir: path.Dir(p), base: path.Base(p), size: info.Size()}
	if k.e.cache != nil {
		f.stamp = stampOf(info)
	}
	facts := k.folder(f.dir)
	f.test = k.tests.any(p, f.base)
	f.aside = facts.aside || k.built.any(p, f.base)
	f.side = facts.side
	f.lang = k.e.tables.languageOf(f.base)
	if len(k.attributes) > 0 {
		k.obey(f)
	}
	return f
}

// folder says what lies in a folder: out of sight are tools' caches, what a
// build wrote, and our own specifications; aside is what is in the project
// without being of it.
func (k *keeper) folder(dir string) folderFacts {
	if dir == "." {
		return folderFacts{}
	}
	facts, known := k.folders[dir]
	if known {
		return facts
	}
	folders := k.e.tables.Rules.Folders
	above, name := path.Dir(dir), path.Base(dir)
	facts = k.folder(above)
	facts.out = facts.out || slices.Contains(folders.Never, name) || k.isOwn(dir, name) ||
		slices.ContainsFunc(folders.Built, func(b builtFolder) bool { return b.Folder == name && k.besideAny(b.Beside, above) })
	facts.aside = facts.aside || anyName(folders.Aside, name)
	facts.side = facts.side || anyName(folders.Side, name)
	k.folders[dir] = facts
	return facts
}

// isOwn says whether a folder is one that we write.
func (k *keeper) isOwn(dir, name string) bool {
	return slices.ContainsFunc(k.e.tables.Rules.Folders.Own, func(own string) bool {
		ok, _ := path.Match(own, name)
		return ok || own == dir
	})
}

// besideAny says whether one of the files named lies in folder dir.
func (k *keeper) besideAny(list []string, dir string) bool {
	return slices.ContainsFunc(list, func(name string) bool {
		_, found := slices.BinarySearch(k.paths, path.Join(dir, name))
		return found
	})
}

// below are the files at or below a folder, found by their order.
func (e *explorer) below(dir string) []*file {
	if dir == "." {
		return e.files
	}
	at := func(prefix string) int {
		n, _ := slices.BinarySearchFunc(e.files, prefix, func(f *file, prefix string) int { return strings.Compare(f.path, prefix) })
		return n
	}
	return e.files[at(dir+"/"):at(dir+"0")] // "0" is what follows "/"
}

// anyName says whether one of the patterns fits the name of a folder.
func anyName(patterns []string, name string) bool {
	return slices.ContainsFunc(patterns, func(pattern string) bool {
		ok, err := path.Match(pattern, name)
		return err == nil && ok
	})
}

// inFolder says whether a folder above p has one of the names.
func inFolder(p string, names []string) bool {
	parts := strings.Split(p, "/")
	return slices.ContainsFunc(parts[:len(parts)-1], func(part string) bool { return anyName(names, part) })
}
