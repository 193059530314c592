package markdown

import "strings"

// Section is a heading with what stands under it.
type Section struct {
	Title     string // plain heading text; empty for the preamble
	Level     int    // 1–6; 0 for the preamble
	Line      int    // of the heading, 1-based in the file
	Start     int    // byte offset of the heading's line
	BodyStart int    // byte offset behind the heading
	End       int    // byte offset of the next heading of the same or a higher level
	Heading   int    // index of the heading in Document.Blocks, -1 for the preamble
	Blocks    []Block
	Children  []*Section
}

// Sections is the tree of sections. Only headings at document level count, not
// those inside quotes or list items. What stands before the first heading is a
// section of level 0 and comes first. Blocks of a section end at the next
// heading of any level.
func (d *Document) Sections() []*Section {
	var top, open []*Section
	current := &Section{Line: d.firstLine, End: len(d.Source), Heading: -1}
	from := 0
	finish := func(to int) { current.Blocks = d.Blocks[from:to:to] }
	for i := range d.Blocks {
		b := &d.Blocks[i]
		if b.Kind != Heading || b.Quoted || b.Depth > 0 {
			continue
		}
		finish(i)
		if current.Heading < 0 {
			current.End = b.Start
			if i > 0 {
				top = append(top, current)
			}
		}
		s := &Section{
			Title: Plain(b.Text), Level: b.Level, Line: b.Line,
			Start: b.Start, BodyStart: b.End, End: len(d.Source), Heading: i,
		}
		for len(open) > 0 && open[len(open)-1].Level >= s.Level {
			open[len(open)-1].End = s.Start
			open = open[:len(open)-1]
		}
		if len(open) > 0 {
			parent := open[len(open)-1]
			parent.Children = append(parent.Children, s)
		} else {
			top = append(top, s)
		}
		open = append(open, s)
		current, from = s, i+1
	}
	finish(len(d.Blocks))
	if current.Heading < 0 && len(d.Blocks) > 0 {
		top = append(top, current)
	}
	return top
}

// Walk calls visit for the section and everything below it in the order of the
// source; when visit returns false, what is below that section is skipped.
func (s *Section) Walk(visit func(*Section) bool) {
	if !visit(s) {
		return
	}
	for _, c := range s.Children {
		c.Walk(visit)
	}
}

// Find is the first section at or below s whose title is one of the titles,
// letter case aside; nil when there is none.
func (s *Section) Find(titles ...string) *Section {
	var found *Section
	s.Walk(func(x *Section) bool {
		if found == nil && x.Heading >= 0 && x.titled(titles) {
			found = x
		}
		return found == nil
	})
	return found
}

// FindChild is the first direct child whose title is one of the titles, letter
// case aside; nil when there is none.
func (s *Section) FindChild(titles ...string) *Section {
	for _, c := range s.Children {
		if c.titled(titles) {
			return c
		}
	}
	return nil
}

// FindSection is Find over all sections of the document.
func (d *Document) FindSection(titles ...string) *Section {
	for _, s := range d.Sections() {
		if found := s.Find(titles...); found != nil {
			return found
		}
	}
	return nil
}

func (s *Section) titled(titles []string) bool {
	for _, t := range titles {
		if strings.EqualFold(s.Title, t) {
			return true
		}
	}
	return false
}

// Of returns the section's own blocks of one kind.
func (s *Section) Of(kind Kind) []Block {
	var out []Block
	for _, b := range s.Blocks {
		if b.Kind == kind {
			out = append(out, b)
		}
	}
	return out
}

// OwnEnd is the offset where the section's own text ends: at its first child,
// or at its end.
func (s *Section) OwnEnd() int {
	if len(s.Children) > 0 {
		return s.Children[0].Start
	}
	return s.End
}
