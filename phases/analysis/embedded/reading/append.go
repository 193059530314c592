package reading

// Append puts another reading behind this one: its lines are counted on, and
// its sections stand below the document.
func (r *Reading) Append(x *Reading) {
	if len(x.Units) == 0 {
		return
	}
	line, section, unit, table := len(r.Lines), len(r.Sections)-1, len(r.Units), 0
	for i := range r.Units {
		table = max(table, r.Units[i].Table)
	}
	r.Lines = append(r.Lines, x.Lines...)
	r.Sections[0].Last = max(r.Sections[0].Last, len(r.Lines))
	moved := func(index, by int) int {
		if index < 0 {
			return index
		}
		return index + by
	}
	for _, s := range x.Sections[1:] {
		s.From, s.To, s.Last = s.From+line, s.To+line, s.Last+line
		if s.Parent > 0 {
			s.Parent += section
		}
		r.Sections = append(r.Sections, s)
	}
	for _, u := range x.Units {
		u.Index, u.Parent, u.LeadUnit = u.Index+unit, moved(u.Parent, unit), moved(u.LeadUnit, unit)
		if u.Section > 0 {
			u.Section += section
		}
		if u.Table > 0 {
			u.Table += table
		}
		u.From, u.To = u.From+line, u.To+line
		for i := range u.Sentences {
			u.Sentences[i].From += line
			u.Sentences[i].To += line
		}
		r.Units = append(r.Units, u)
	}
	for _, d := range x.Decoration {
		d.From, d.To = d.From+line, d.To+line
		r.Decoration = append(r.Decoration, d)
	}
}
