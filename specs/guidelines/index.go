package guidelines

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/selection"
)

// Freshness says how an index is to be treated.
type Freshness int

// How an index is treated.
const (
	Trusted Freshness = iota // what size and time say holds
	Doubted                  // every file is compared by its hash
	Anew                     // nothing of it is used
)

// Shelf is what is known of every rule file, for choosing among them.
type Shelf struct {
	Entries  []selection.Entry // in printed order of their folders, by name in each
	Warnings []Warning
	Kept     map[Dimension]bool // the index that is on the disk now says what there is

	found []selection.Found
}

// Open looks at the rule files through their index. Entries that no longer hold
// are made anew, and the index with them; that it cannot be written is no
// error, because it only saves time. Now is what it is said to be built at. How
// holds for the dimensions that are named, or for both; others are trusted.
func Open(p Places, now time.Time, how Freshness, dimensions ...Dimension) *Shelf {
	s := &Shelf{Kept: map[Dimension]bool{}}
	s.found = p.list(&s.Warnings)
	all := map[string]selection.Entry{}
	for _, dimension := range []Dimension{Personal, Specs} {
		how := how
		if len(dimensions) > 0 && !slices.Contains(dimensions, dimension) {
			how = Trusted
		}
		for _, entry := range s.dimension(p, dimension, now, how) {
			all[entry.File] = entry
		}
	}
	s.arrange(all)
	return s
}

// dimension gives the entries of one dimension and keeps its index.
func (s *Shelf) dimension(p Places, dimension Dimension, now time.Time, how Freshness) []selection.Entry {
	var files []selection.Found
	for _, one := range s.found {
		if one.Folder.Dimension != string(dimension) {
			continue
		}
		if one.Problem != "" {
			_, found := readFound(one)
			s.Warnings = append(s.Warnings, found...)
			continue
		}
		files = append(files, one)
	}
	var index *selection.Index
	var written int64
	if how != Anew {
		index, written = selection.ReadIndex(p.Root, string(dimension))
	}
	known := selection.Check(index, written, files, how == Doubted)
	for _, one := range known.Stale {
		file, found := readFound(one)
		if file == nil {
			known.Entries = append(known.Entries, refusedEntry(one, found))
			continue
		}
		known.Entries = append(known.Entries, file.entry)
	}
	s.Kept[dimension] = !known.Changed || p.keep(dimension, known.Entries, now)
	return known.Entries
}

// arrange puts the entries into the order of the files, without copies that an
// older tool left behind, and turns their flaws into warnings.
func (s *Shelf) arrange(all map[string]selection.Entry) {
	ours := map[string]bool{}
	for _, e := range all {
		ours[e.Dimension+e.Hash] = ours[e.Dimension+e.Hash] || !e.Legacy
	}
	s.Entries = []selection.Entry{}
	for _, one := range s.found {
		e, there := all[one.Shown]
		if !there || e.Legacy && ours[e.Dimension+e.Hash] {
			continue
		}
		if !e.Refused {
			s.Entries = append(s.Entries, e)
		}
		for _, flaw := range e.Flaws {
			s.Warnings = append(s.Warnings, problem.New(flaw.Code, "%s", flaw.Message).At(e.File, flaw.Line).Mend("%s", flaw.Fix))
		}
	}
}

// keep writes an index, where there is a folder for overtone's files, and says
// whether it did.
func (p Places) keep(dimension Dimension, entries []selection.Entry, now time.Time) bool {
	if info, err := os.Stat(filepath.Join(p.Root, ".workflow")); err != nil || !info.IsDir() {
		return false
	}
	index := selection.Index{
		SchemaVersion: selection.IndexVersion, Dimension: string(dimension), BuiltAt: now.UTC().Format(time.RFC3339),
		Entries: append([]selection.Entry{}, entries...),
	}
	data, err := json.Marshal(index)
	if err != nil {
		return false
	}
	path, err := disk.ContainResolved(p.Root, selection.IndexFile(string(dimension)))
	if err != nil || p.door().MkdirAll(filepath.Dir(path)) != nil {
		return false
	}
	p.door().SweepDead(filepath.Dir(path))
	ignore := filepath.Join(filepath.Dir(path), ".gitignore")
	if _, err := os.Lstat(ignore); err != nil { // it names a person's own files, which are no business of the repository
		_ = p.door().Replace(ignore, []byte("*\n"), 0o644) // the next writer tries again
	}
	return p.door().Replace(path, append(data, '\n'), 0o644) == nil
}

// Read gives the bytes of the file of an entry.
func (s *Shelf) Read(entry selection.Entry) ([]byte, error) {
	for _, one := range s.found {
		if one.Shown == entry.File {
			return os.ReadFile(one.Path)
		}
	}
	return nil, os.ErrNotExist
}

// entryOf is what the index keeps of a file, but for the places of its sections.
func entryOf(file *File, one selection.Found, src []byte, found []Warning) selection.Entry {
	mode := "optional"
	if file.Required {
		mode = "required"
	}
	e := selection.Entry{
		File: one.Shown, Size: int64(len(src)), ModTime: one.ModTime, Hash: selection.HashOf(src),
		Title: file.Title, Dimension: string(file.Dimension), Scope: file.Scope, Category: file.Category,
		Keywords: file.Keywords, ReadMode: mode, Priority: file.Priority, Legacy: file.Legacy,
		ContentLength: length(file.Body), RuleCount: len(file.Rules),
	}
	e.Flaws = flaws(found)
	return e
}

// refusedEntry remembers that a file cannot be read.
func refusedEntry(one selection.Found, found []Warning) selection.Entry {
	e := selection.Entry{
		File: one.Shown, Size: one.Size, ModTime: one.ModTime, Dimension: one.Folder.Dimension, Scope: one.Folder.Scope,
		Legacy: one.Folder.Legacy, Refused: true, Keywords: []string{}, Sections: []selection.Section{}, Flaws: flaws(found),
	}
	if src, err := os.ReadFile(one.Path); err == nil {
		e.Size, e.Hash = int64(len(src)), selection.HashOf(src)
	}
	return e
}

func flaws(found []Warning) []selection.Flaw {
	out := []selection.Flaw{}
	for _, w := range found {
		out = append(out, selection.Flaw{Code: w.Code, Line: w.Line, Message: w.Message, Fix: w.Fix})
	}
	return out
}
