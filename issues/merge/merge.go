// Package merge brings two versions of a store of issues together that have a
// common ancestor, as git asks it to: issue by issue, found by their ids, and
// in each issue field by field. It is pure: bytes in, bytes out, the same for
// the same input, and the same whichever side is called ours, but for the order
// of lines.
//
// What both sides changed in different ways is decided by a rule for the kind
// of field, see decide; a text that gives way is kept in the feedback of its
// issue. Nothing is ever lost silently: an issue that cannot be merged stays
// and the result says so.
package merge

import (
	"bytes"
	"cmp"
	"slices"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/jsonlog"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Files are the two files of a store in one version. A missing one is empty.
type Files struct {
	Active  []byte // issues.jsonl
	History []byte // issue-history.jsonl
}

// Names are how the files are called in errors.
type Names struct{ Active, History string }

// Result is the merged store.
type Result struct {
	Files
	Renumbered []Renumbered
	Decided    []Decided
	Conflicts  []Conflict // what a person has to look at
}

// Renumbered is an issue whose id both sides had given to different issues.
type Renumbered struct {
	From, To string
	Title    string
}

// Decided is a field that both sides had changed in different ways. What gave
// way is in the feedback of the issue unless a later step or time says it all.
type Decided struct {
	ID, Field  string
	Kept, Lost string // JSON
}

// Conflict is an issue that is kept although one side has removed it.
type Conflict struct {
	ID     string
	Reason string
}

// Merge merges both files at once, because an issue moves from one to the other
// when it is completed. A file that only one side has changed becomes that
// side's, byte for byte, as git takes it then without asking. Errors:
// storage.broken_line, conflict.duplicate_id with the name of the version.
func Merge(base, ours, theirs Files, names [3]Names) (Result, error) {
	m := &merging{}
	for i, files := range []Files{base, ours, theirs} {
		side, err := read(files, names[i], i == 0)
		if err != nil {
			return Result{}, err
		}
		m.sides[i] = side
	}
	m.activeFrozen = unchanged(base.Active, ours.Active, theirs.Active)
	m.historyFrozen = unchanged(base.History, ours.History, theirs.History)
	m.renumber()
	m.history()
	m.active()
	m.out.Active = pick(base.Active, ours.Active, theirs.Active, m.lines(m.activeOut, func(s *side) *records { return &s.active }))
	m.out.History = pick(base.History, ours.History, theirs.History, m.lines(m.historyOut, func(s *side) *records { return &s.history }))
	return m.out, nil
}

// unchanged says that git does not ask about a file.
func unchanged(base, ours, theirs []byte) bool {
	return bytes.Equal(base, ours) || bytes.Equal(base, theirs) || bytes.Equal(ours, theirs)
}

// pick takes the file of the side that changed it, else what was merged.
func pick(base, ours, theirs, merged []byte) []byte {
	switch {
	case bytes.Equal(ours, theirs), bytes.Equal(base, theirs):
		return ours
	case bytes.Equal(base, ours):
		return theirs
	}
	return merged
}

// merging is one merge under way.
type merging struct {
	sides         [3]*side // base, ours, theirs
	activeFrozen  bool
	historyFrozen bool
	activeOut     map[string]*record
	historyOut    map[string]*record
	out           Result
}

func (m *merging) base() *side   { return m.sides[0] }
func (m *merging) ours() *side   { return m.sides[1] }
func (m *merging) theirs() *side { return m.sides[2] }

// side is one version of the store.
type side struct{ active, history records }

// find looks in both files.
func (s *side) find(id string) (r *record, past bool) {
	if r := s.active.byID[id]; r != nil {
		return r, false
	}
	return s.history.byID[id], true
}

// records are the lines of one file.
type records struct {
	order []string
	byID  map[string]*record
}

// record is one issue: its fields as they stand on the line.
type record struct {
	id     string
	raw    []byte
	fields []jsonlog.Field
}

// read takes a version apart. A broken line of the ancestor is nothing to build
// on and is left out; of a side it ends the merge.
func read(files Files, names Names, ancestor bool) (*side, error) {
	s := &side{}
	for _, one := range []struct {
		data []byte
		name string
		to   *records
	}{{files.Active, names.Active, &s.active}, {files.History, names.History, &s.history}} {
		if err := one.to.read(one.data, one.name, ancestor); err != nil {
			return nil, err
		}
	}
	return s, nil
}

func (r *records) read(data []byte, name string, ancestor bool) error {
	r.byID = map[string]*record{}
	if len(data) > 0 && data[len(data)-1] != '\n' { // an editor may have left it out; what is whole is no torn line
		data = append(slices.Clip(data), '\n')
	}
	content := jsonlog.Parse(data)
	if len(content.Broken) > 0 && !ancestor {
		return content.Broken[0].Problem(name)
	}
	for _, line := range content.Lines {
		one, err := parse(line.Raw)
		switch {
		case err == nil && r.byID[one.id] == nil:
			r.order, r.byID[one.id] = append(r.order, one.id), one
		case ancestor:
		case err != nil:
			return jsonlog.Broken{Number: line.Number, Reason: err.Error(), Raw: line.Raw}.Problem(name)
		default:
			return problem.New("conflict.duplicate_id", "%s is there twice", one.id).At(name, line.Number).
				Mend("take one of the two lines out by hand, then merge again")
		}
	}
	return nil
}

// lines writes one file: what both knew in our order, then what is new of both
// by age.
func (m *merging) lines(out map[string]*record, of func(*side) *records) []byte {
	old, fresh := []string{}, [2][]string{}
	seen := map[string]bool{}
	for i, from := range []*records{of(m.ours()), of(m.theirs())} {
		for _, id := range from.order {
			if out[id] == nil || seen[id] {
				continue
			}
			seen[id] = true
			if of(m.base()).byID[id] != nil {
				old = append(old, id)
			} else {
				fresh[i] = append(fresh[i], id)
			}
		}
	}
	var b bytes.Buffer
	for _, id := range append(old, interleave(fresh[0], fresh[1], out)...) {
		b.Write(out[id].raw)
		b.WriteByte('\n')
	}
	return b.Bytes()
}

// interleave keeps the order of both lists and takes the older first.
func interleave(a, b []string, out map[string]*record) []string {
	var all []string
	for len(a) > 0 && len(b) > 0 {
		x, y := out[a[0]], out[b[0]]
		if cmp.Or(cmp.Compare(x.text("created_at"), y.text("created_at")), issues.CompareIDs(x.id, y.id)) <= 0 {
			all, a = append(all, a[0]), a[1:]
		} else {
			all, b = append(all, b[0]), b[1:]
		}
	}
	return append(append(all, a...), b...)
}
