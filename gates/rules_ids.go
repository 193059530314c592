package gates

import (
	"path"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// idOf is the id that a document carries in its frontmatter; ok is false for a
// kind without one.
func idOf(doc specs.Document) (id string, ok bool) {
	switch d := doc.(type) {
	case *specs.Requirement:
		return d.ID, true
	case *specs.NFR:
		return d.ID, true
	case *specs.ADR:
		return d.ID, true
	case *specs.Epic:
		return d.ID, true
	default:
		return "", false
	}
}

// idChecks look at the names of things.
func idChecks() []check {
	return []check{
		{"id.form", idForm},
		{"id.duplicate", idDuplicate},
	}
}

// idForm: an id has the form of its kind, and file name and title agree.
func idForm(t *trial) {
	for _, d := range t.pkg.Parsed {
		id, ok := idOf(d.Doc)
		if !ok {
			continue
		}
		good := specs.IsID(id) && strings.HasPrefix(id, idPrefix(d.Doc)) && fileFits(d.File, id) && titleFits(d, id)
		t.that(good, t.front(d.Doc, "id"), "item", id, "file", path.Base(d.File))
	}
	if b := t.pkg.Brief; b != nil {
		for _, g := range b.Goals {
			t.that(specs.IsID(g.ID) && strings.HasPrefix(g.ID, "G-"), t.at(b, g.Pos.Line), "item", short(g.ID+" "+g.Text), "file", specs.BriefFile)
		}
	}
	for _, e := range t.pkg.Epics {
		prefix := "STORY-" + strings.TrimPrefix(e.ID, "EPIC-") + "-"
		for _, s := range e.Stories {
			t.that(specs.IsID(s.ID) && strings.HasPrefix(s.ID, prefix), t.at(e, s.Pos.Line), "item", short(s.ID+" "+s.Title), "file", path.Base(t.fileOf(e)))
		}
	}
}

func idPrefix(doc specs.Document) string {
	switch d := doc.(type) {
	case *specs.NFR:
		return "NFR-" + d.Category + "-"
	case *specs.ADR:
		return "ADR-"
	case *specs.Epic:
		return "EPIC-"
	default:
		return "REQ-"
	}
}

func fileFits(file, id string) bool {
	rest, ok := strings.CutPrefix(path.Base(file), id)
	return ok && (rest == ".md" || strings.HasPrefix(rest, "-"))
}

func titleFits(d *specs.Parsed, id string) bool {
	for h := range headings(d) {
		if h.Level == 1 {
			title := specs.Plain(h.Text)
			return title == id || strings.HasPrefix(title, id+":")
		}
	}
	return true // without a title it is doc.h1
}

// idDuplicate: an id names one thing.
func idDuplicate(t *trial) {
	seen := map[string]string{}
	claim := func(id string, at place) {
		if id == "" {
			return
		}
		first, twice := seen[id]
		t.that(!twice, at, "item", id, "other", first)
		if !twice {
			seen[id] = at.file
		}
	}
	for _, d := range t.pkg.Parsed {
		if id, ok := idOf(d.Doc); ok {
			claim(id, t.front(d.Doc, "id"))
		}
		switch doc := d.Doc.(type) {
		case *specs.Brief:
			for _, g := range doc.Goals {
				claim(g.ID, t.at(doc, g.Pos.Line))
			}
		case *specs.Epic:
			for _, s := range doc.Stories {
				claim(s.ID, t.at(doc, s.Pos.Line))
			}
		}
	}
}

// sortedFiles lists the Markdown files of a folder, its index aside.
func (f *facts) sortedFiles(dir string) []*specs.Parsed {
	var out []*specs.Parsed
	for _, d := range f.pkg.Parsed {
		if path.Dir(d.File) == dir && path.Base(d.File) != specs.IndexFile {
			out = append(out, d)
		}
	}
	slices.SortFunc(out, func(a, b *specs.Parsed) int { return strings.Compare(a.File, b.File) })
	return out
}
