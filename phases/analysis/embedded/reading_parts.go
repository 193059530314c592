package embedded

// part is a piece of a text that is about one thing: a section, or a paragraph
// of a text without headings.
type part struct {
	from, to int
	outer    int // index of the part around it, -1
}

// textParts are the parts of a text in order. What spans the whole text, such
// as the section of its title, is none.
func textParts(r *Reading) []part {
	var out []part
	if len(r.Sections) <= 2 {
		for i := range r.Units {
			if u := &r.Units[i]; u.Kind == Prose {
				out = append(out, part{u.From, u.To, -1})
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
		out = append(out, part{s.From, s.Last, index[s.Parent]})
	}
	return out
}
