package reading

// Part is a piece of a text that is about one thing: a section, or a paragraph
// of a text without headings.
type Part struct {
	From, To int
	Outer    int // index of the part around it, -1
}

// TextParts are the parts of a text in order. What spans the whole text, such
// as the section of its title, is none.
func TextParts(r *Reading) []Part {
	var out []Part
	if len(r.Sections) <= 2 {
		for i := range r.Units {
			if u := &r.Units[i]; u.Kind == Prose {
				out = append(out, Part{u.From, u.To, -1})
			}
		}
		return out
	}
	tops := 0
	for i := 1; i < len(r.Sections); i++ {
		if r.Sections[i].Parent == 0 {
			tops++
		}
	}
	index := make([]int, len(r.Sections))
	for i := range r.Sections {
		s := &r.Sections[i]
		index[i] = -1
		if i == 0 || s.Parent == 0 && tops == 1 {
			continue
		}
		index[i] = len(out)
		out = append(out, Part{s.From, s.Last, index[s.Parent]})
	}
	return out
}
