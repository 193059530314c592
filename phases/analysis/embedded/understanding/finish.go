package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// finish places every line that no statement has placed: headings and
// decoration are boilerplate, the rest is a note.
func (x *understander) finish() {
	if x.byName != nil { // what a sentence says of it comes first
		x.u.Pitch = append(x.u.Pitch, *x.byName)
	}
	for i := range x.u.Pitch { // "Ledgerfeed, a worker that …" says what it is
		if name, rest, ok := strings.Cut(x.u.Pitch[i].Text, ", a"); ok && strings.EqualFold(name, x.u.Product) && (strings.HasPrefix(rest, " ") || strings.HasPrefix(rest, "n ")) {
			x.u.Pitch[i].Text = name + " is a" + rest
		}
	}
	x.withoutTroubleSystems()
	x.withoutRoleSystems()
	x.foldOverviews()
	x.foldSummaries()
	x.contained()
	x.tieReasons()
	boiler := make([]bool, len(x.placed))
	mark := func(from, to int) {
		for i := max(from, 1); i <= to && i < len(boiler); i++ {
			boiler[i] = true
		}
	}
	for _, d := range x.r.Decoration {
		mark(d.From, d.To)
	}
	for i := 1; i < len(x.r.Sections); i++ {
		mark(x.r.Sections[i].From, x.r.Sections[i].To)
	}
	x.boiler = make([]bool, len(x.r.Units))
	for i := range x.r.Units {
		u := &x.r.Units[i]
		if x.ctx[u.Section].kind == "boilerplate" || x.paperRows[i] || x.silent(u) || x.metadata(u, x.ctx[u.Section]) || x.legend(u) {
			mark(u.From, u.To)
			x.boiler[i] = true
		}
	}
	x.recount(boiler)
	x.leftOver(boiler)
	var ranges []specs.LineRange
	for i := 1; i < len(boiler) && i <= len(x.r.Lines); i++ {
		if boiler[i] && !x.placed[i] && strings.TrimSpace(x.r.Lines[i-1]) != "" {
			ranges = append(ranges, specs.LineRange{From: i, To: i})
		}
	}
	x.u.Boilerplate = specs.MergeLines(ranges)
}

// recount replaces what was noted on the way by the lines that statements
// really carry, so that no line is lost by a mistake above. A line that was
// read without a statement of its own is boilerplate: a lead-in, a repetition.
func (x *understander) recount(boiler []bool) {
	real := make([]bool, len(x.placed))
	mark := func(ranges []specs.LineRange) {
		for _, r := range ranges {
			for i := max(r.From, 1); i <= r.To && i < len(real); i++ {
				real[i] = true
			}
		}
	}
	mark(x.u.TitleSource.Lines)
	for _, f := range x.u.Facts() {
		mark(f.Source.Lines)
	}
	for i := range x.placed {
		if x.placed[i] && !real[i] {
			boiler[i] = true
		}
	}
	x.placed = real
}

// silent tells whether a unit only leads to what follows, or belongs to a table
// about the document.
func (x *understander) silent(u *reading.Unit) bool {
	flat := strings.TrimSpace(u.Text)
	if strings.HasSuffix(flat, ":") || strings.HasSuffix(flat, "：") {
		return len(u.Sentences) <= 1
	}
	if u.Kind == reading.Row {
		return x.metadataTable(x.columnRoles(u.Header), x.ctx[u.Section])
	}
	return u.Kind == reading.Code
}

// leftOver makes a note of every unit with a line that nothing has placed.
func (x *understander) leftOver(boiler []bool) {
	for i := range x.r.Units {
		u := &x.r.Units[i]
		for n := u.From; n <= u.To; n++ {
			if !x.placed[n] && !boiler[n] && strings.TrimSpace(x.r.Lines[n-1]) != "" {
				if !x.noteUnit(u, n) {
					boiler[n] = true // marks without words
					continue
				}
				for k := u.From; k <= u.To; k++ {
					boiler[k] = boiler[k] || !x.placed[k] // a label alone on its line
				}
				break
			}
		}
	}
	for n := 1; n <= len(x.r.Lines); n++ {
		if !x.placed[n] && !boiler[n] && strings.TrimSpace(x.r.Lines[n-1]) != "" {
			if text := sentence(reading.Inline(x.r.Lines[n-1])); text != "" && len(x.r.Units) == 0 {
				x.u.Notes = append(x.u.Notes, specs.Item{Text: text, Source: x.source(n, n)})
				continue
			}
			boiler[n] = true
		}
	}
}

// noteUnit makes notes of the sentences of a unit from a line on. It tells
// whether there was anything to note.
func (x *understander) noteUnit(u *reading.Unit, from int) bool {
	done := false
	for _, sen := range u.Sentences {
		if sen.To >= from && !x.allPlaced(sen.From, sen.To) {
			x.note(sen.Text, sen.From, sen.To)
			x.place(sen.From, sen.To)
			done = true
		}
	}
	if !done && sentence(u.Text) == "" {
		return false
	}
	if !done {
		x.note(u.Text, u.From, u.To)
		x.place(u.From, u.To)
	}
	return true
}

func (x *understander) allPlaced(from, to int) bool {
	for i := from; i <= to; i++ {
		if !x.placed[i] {
			return false
		}
	}
	return true
}
