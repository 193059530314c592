package gates

import (
	"bytes"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/markdown"
	"github.com/overtone-cli/overtone/templates"
)

// derivedChecks compare what is computed with what it is computed from.
func derivedChecks() []check {
	return []check{
		{"derived.sections", derivedSections},
		{"derived.traces", derivedTraces},
	}
}

// derivedSections: tables, matrices, counts and diagrams of the index
// documents say what the other documents say now.
func derivedSections(t *trial) {
	for _, pair := range t.indexes() {
		d := t.parsed[pair.have]
		if d == nil {
			continue
		}
		data, err := t.judge.codec.Render(pair.fresh, t.pkg)
		if err != nil {
			panic(err) // a check that cannot run has failed
		}
		fresh, err := t.judge.codec.Parse(d.File, data)
		if err != nil {
			panic(err)
		}
		shape := t.judge.shapes.Kinds[string(pair.have.Kind())]
		t.compare(d, fresh, shape.Sections, "")
	}
}

// derivedPair is an index document and one of the same kind that holds only
// what its derived sections are made of, because rendering changes a document.
type derivedPair struct{ have, fresh specs.Document }

func (t *trial) indexes() []derivedPair {
	var out []derivedPair
	p := t.pkg
	meta := func(d specs.Document) specs.Meta { return specs.Meta{Lang: d.Header().Lang} }
	if i := p.RequirementsIndex; i != nil {
		out = append(out, derivedPair{i, &specs.RequirementsIndex{Meta: meta(i)}})
	}
	if a := p.Architecture; a != nil {
		out = append(out, derivedPair{a, &specs.Architecture{Meta: meta(a), Components: slices.Clone(a.Components), Stack: slices.Clone(a.Stack)}})
	}
	if i := p.EpicsIndex; i != nil {
		out = append(out, derivedPair{i, &specs.EpicsIndex{Meta: meta(i)}})
	}
	return out
}

func (t *trial) compare(have, fresh *specs.Parsed, sections []templates.Section, parent string) {
	for _, s := range sections {
		at := s.ID
		if parent != "" {
			at = parent + "/" + at
		}
		if s.Derived && have.Sections[at] > 0 {
			got, want := sectionLines(have, at), sectionLines(fresh, at)
			line, same := firstDifference(got, want, have.Sections[at])
			t.that(same, place{have.File, line}, "section", t.heading(have.Doc.Kind(), at))
		}
		t.compare(have, fresh, s.Sections, at)
	}
}

// sectionLines is what stands under a heading up to the next one of its level.
func sectionLines(d *specs.Parsed, at string) []string {
	line := d.Sections[at]
	if line == 0 {
		return nil
	}
	start, end, level := -1, len(d.Markdown.Source), 0
	for i := range d.Markdown.Blocks {
		b := &d.Markdown.Blocks[i]
		switch {
		case b.Kind != markdown.Heading || b.Quoted || b.Depth > 0:
		case b.Line == line:
			start, level = b.End, b.Level
		case start >= 0 && b.Level <= level:
			end = b.Start
			return splitLines(d.Markdown.Source[start:end])
		}
	}
	if start < 0 {
		return nil
	}
	return splitLines(d.Markdown.Source[start:end])
}

func splitLines(text []byte) []string {
	var out []string
	for line := range bytes.Lines(text) {
		out = append(out, string(bytes.TrimRight(line, " \t\r\n")))
	}
	return out
}

// firstDifference compares two texts, blank lines aside, and gives the line in
// the file where they part. head is the line of the heading above.
func firstDifference(got, want []string, head int) (line int, same bool) {
	j := 0
	for i, g := range got {
		if g == "" {
			continue
		}
		for j < len(want) && want[j] == "" {
			j++
		}
		if j >= len(want) || want[j] != g {
			return head + i + 1, false
		}
		j++
	}
	for ; j < len(want); j++ {
		if want[j] != "" {
			return head, false
		}
	}
	return 0, true
}

// derivedTraces: the links under Traces are those of the frontmatter.
func derivedTraces(t *trial) {
	for _, d := range t.documents(true) {
		var want []string
		switch doc := d.Doc.(type) {
		case *specs.Requirement:
			want = doc.TracesTo
		case *specs.NFR:
			want = doc.TracesTo
		case *specs.ADR:
			want = doc.TracesTo
		case *specs.Epic:
			want = slices.Concat(doc.DependsOn, doc.Requirements, doc.Architecture)
		default:
			continue
		}
		if d.Sections["traces"] == 0 {
			continue // doc.sections
		}
		got := idsUnder(d, d.Sections["traces"])
		t.that(slices.Equal(unique(slices.Clone(want)), got), place{d.File, d.Sections["traces"]}, "item", strings.Join(want, ", "))
	}
}

// idsUnder lists the ids that stand in list items under a heading.
func idsUnder(d *specs.Parsed, from int) []string {
	var out []string
	for i := range d.Markdown.Blocks {
		b := &d.Markdown.Blocks[i]
		if b.Line <= from || b.Kind == markdown.Row {
			continue
		}
		if b.Kind == markdown.Heading {
			break
		}
		text := markdown.Plain(b.Text)
		for word := range strings.FieldsFuncSeq(text, func(r rune) bool { return !isIDRune(r) }) {
			if specs.IsID(word) {
				out = append(out, word)
			}
		}
	}
	return unique(out)
}
