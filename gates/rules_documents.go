package gates

import (
	"iter"
	"path"
	"slices"
	"time"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/markdown"
)

// documentChecks are the standards that every document keeps.
// teams-issues-loader.md §4.7; spec-package.md, "Frontmatter of every document".
func documentChecks() []check {
	return []check{
		{"doc.frontmatter", docFrontmatter},
		{"doc.session", docSession},
		{"doc.h1", docH1},
		{"doc.levels", docLevels},
		{"doc.summary", docSummary},
		{"doc.sections", docSections},
		{"doc.order", docOrder},
	}
}

// perDocument counts an instance for documents that score and only reports for
// those that repeat others.
func (t *trial) perDocument(d *specs.Parsed, ok bool, at place, pairs ...string) {
	if isReport(d.Doc.Kind()) {
		if !ok {
			t.report(t.severity, at, pairs...)
		}
		return
	}
	t.that(ok, at, pairs...)
}

// phaseOf is the phase in which a kind of document is written.
func phaseOf(k specs.Kind) int {
	switch k {
	case specs.KindBrief:
		return 2
	case specs.KindRequirements, specs.KindRequirement, specs.KindNFR:
		return 3
	case specs.KindArchitecture, specs.KindADR:
		return 4
	case specs.KindEpics, specs.KindEpic:
		return 5
	case specs.KindReadiness, specs.KindSummary:
		return 6
	default:
		return 7
	}
}

func docFrontmatter(t *trial) {
	for _, d := range t.documents(false) {
		meta := d.Doc.Header()
		_, dated := time.Parse(time.RFC3339, meta.GeneratedAt)
		for _, k := range []struct {
			key   string
			valid bool
		}{
			{"session_id", meta.SessionID != ""},
			{"phase", meta.Phase == phaseOf(d.Doc.Kind())},
			{"document_type", meta.DocumentType == specs.KindAt(d.File)},
			{"status", slices.Contains([]specs.Status{specs.StatusDraft, specs.StatusReview, specs.StatusComplete}, meta.Status)},
			{"generated_at", dated == nil},
			{"stepsCompleted", len(meta.StepsCompleted) > 0},
			{"version", meta.Version >= 1},
		} {
			ok := k.valid && d.Front != nil && d.Front.Has(k.key)
			t.perDocument(d, ok, t.front(d.Doc, k.key), "item", d.File, "key", k.key)
		}
		if key, valid := ownKey(d.Doc); key != "" {
			t.that(valid, t.front(d.Doc, key), "item", d.File, "key", key)
		}
	}
}

// ownKey is a frontmatter key that only one kind has and no other rule looks at.
func ownKey(doc specs.Document) (key string, valid bool) {
	switch d := doc.(type) {
	case *specs.Requirement:
		return "type", d.Type == "functional"
	case *specs.NFR:
		return "type", d.Type == "non-functional"
	case *specs.ADR:
		_, err := time.Parse(time.DateOnly, d.Date)
		return "date", err == nil
	default:
		return "", true
	}
}

// docSession: everything in a package belongs to one session, the folder's.
func docSession(t *trial) {
	p := t.pkg
	id := p.ID
	if id == "" && p.Config != nil {
		id = p.Config.SessionID
	}
	same := func(got string, at place) { t.that(got == id, at, "item", at.file, "value", got, "want", id) }
	if p.Config != nil {
		same(p.Config.SessionID, t.json(specs.ConfigFile, "session_id", ""))
	}
	if p.Discovery != nil {
		same(p.Discovery.SessionID, t.json(specs.DiscoveryFile, "session_id", ""))
	}
	if p.Refined != nil {
		same(p.Refined.SessionID, t.json(specs.RefinedFile, "session_id", ""))
	}
	if p.Glossary != nil {
		same(p.Glossary.SessionID, t.json(specs.GlossaryFile, "session_id", ""))
	}
	for _, d := range t.documents(false) {
		if got := d.Doc.Header().SessionID; got != "" { // none at all is doc.frontmatter
			t.perDocument(d, got == id, t.front(d.Doc, "session_id"), "item", d.File, "value", got, "want", id)
		}
	}
}

// headings goes through the headings of a document at its own level, not those
// inside quotes and lists.
func headings(d *specs.Parsed) iter.Seq[*markdown.Block] {
	return func(yield func(*markdown.Block) bool) {
		for i := range d.Markdown.Blocks {
			b := &d.Markdown.Blocks[i]
			if b.Kind == markdown.Heading && !b.Quoted && b.Depth == 0 && !yield(b) {
				return
			}
		}
	}
}

func docH1(t *trial) {
	for _, d := range t.documents(false) {
		n, at := 0, place{d.File, 1}
		for h := range headings(d) {
			if h.Level == 1 {
				if n++; n == 2 {
					at.line = h.Line
				}
			}
		}
		t.perDocument(d, n == 1, at, "item", d.File, "count", itoa(n))
	}
}

// docLevels: at most four levels and none skipped.
func docLevels(t *trial) {
	for _, d := range t.documents(false) {
		level, bad := 0, &markdown.Block{}
		for h := range headings(d) {
			if (h.Level > level+1 || h.Level > t.rule.Max) && bad.Line == 0 {
				bad = h
			}
			level = h.Level
		}
		t.perDocument(d, bad.Line == 0, place{d.File, bad.Line}, "item", short(bad.Text))
	}
}

// summaryOf is the summary of a document; ok is false for a kind without one.
func summaryOf(doc specs.Document) (items []specs.Item, ok bool) {
	switch d := doc.(type) {
	case *specs.Brief:
		return d.Summary, true
	case *specs.RequirementsIndex:
		return d.Summary, true
	case *specs.Requirement:
		return d.Summary, true
	case *specs.NFR:
		return d.Summary, true
	case *specs.Architecture:
		return d.Summary, true
	case *specs.EpicsIndex:
		return d.Summary, true
	case *specs.Epic:
		return d.Summary, true
	case *specs.Readiness:
		return d.Summary, true
	case *specs.Summary:
		return d.Summary, true
	case *specs.ExportReport:
		return d.Summary, true
	default:
		return nil, false
	}
}

func docSummary(t *trial) {
	for _, d := range t.documents(false) {
		if items, ok := summaryOf(d.Doc); ok {
			t.perDocument(d, len(items) > 0, t.head(d.Doc), "item", d.File)
		}
	}
}

// docSections: the sections that the rule table demands of a kind are there.
func docSections(t *trial) {
	for _, d := range t.documents(false) {
		kind := d.Doc.Kind()
		for _, at := range t.judge.catalog.Sections[string(kind)] {
			t.perDocument(d, d.Sections[at] > 0, t.section(d.Doc, path.Dir(at)), "item", d.File, "section", t.heading(kind, at))
		}
	}
}

// docOrder: known sections come in the order of their kind.
func docOrder(t *trial) {
	for _, d := range t.documents(false) {
		shape := t.judge.shapes.Kinds[string(d.Doc.Kind())]
		if shape == nil {
			t.lost()
			continue
		}
		last, bad := 0, ""
		for _, s := range shape.Sections {
			line := d.Sections[s.ID]
			if line == 0 {
				continue
			}
			if line < last && bad == "" {
				bad = s.ID
			}
			last = max(last, line)
		}
		at := place{d.File, 0}
		if bad != "" {
			at.line = d.Sections[bad]
		}
		t.perDocument(d, bad == "", at, "item", d.File, "section", t.heading(d.Doc.Kind(), bad))
	}
}
