package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Sentence is one sentence of the source, or one cell of a table behind the name of its
// row, as it stands there: what documents say is held against it, so that no half of a
// line is lost because a rule has read the other half.
type Sentence struct {
	specs.Item
	Cell  string // what it is without the name of its row, empty where it has none
	Tells bool   // it stands in a text that tells of people, of today or of what it is about
	Head  bool   // it stands above all headings
	Alone bool   // nothing else stands on its lines
}

// FewestWords is how many words of meaning make a sentence, or a cell of a table, a statement
// that can be lost.
const FewestWords = 3

// allSentences lists all sentences but those that lead to something, tell of the paper or
// show an example.
func (x *understander) allSentences() {
	for i := range x.r.Units {
		u := &x.r.Units[i]
		kind := x.ctx[u.Section].kind
		if u.Kind == reading.Code || x.boiler[i] || kind == "boilerplate" {
			continue
		}
		tells := kind == "actor" || kind == "problem" || kind == "overview"
		add := func(text, cell string, from, to int) {
			if text = sentence(text); text != "" && !reading.HasSuffixOf(strings.TrimRight(text, "。：:"), x.lex.ChineseAnnounces...) {
				x.u.Sentences = append(x.u.Sentences, Sentence{
					Item: specs.Item{Text: text, Source: reading.Lines(from, to)}, Cell: cell, Tells: tells && u.Kind != reading.Row, Head: kind == "top", Alone: u.Kind != reading.Row && len(u.Sentences) < 2,
				})
			}
		}
		if u.Kind != reading.Row {
			for _, s := range u.Sentences {
				add(s.Text, "", s.From, s.To)
			}
			continue
		}
		x.cellSentences(u, add)
	}
}

// cellSentences gives each cell of a row that says something behind the name of the row, or
// behind the title of its column where the row begins with a number or a reference.
func (x *understander) cellSentences(u *reading.Unit, add func(text, cell string, from, to int)) {
	if headsRows(u) {
		return
	}
	for k, cell := range u.Cells {
		if k == 0 && len(u.Cells) > 1 || len(wording.Keywords(cell)) < FewestWords || reading.HasHan(cell) && utf8.RuneCountInString(cell) < 2*FewestWords {
			continue
		}
		label := u.Cells[0]
		if k < len(u.Header) && strings.ContainsAny(label, "0123456789") || label == "" {
			label = u.Header[min(k, len(u.Header)-1)]
		}
		text := cell
		if k > 0 && label != "" {
			text = LabelText(label, cell)
		}
		add(text, cell, u.From, u.To)
	}
}

// headsRows says that a row of a table is a heading of the rows below it: it has a number
// and a title, and nothing in its other columns.
func headsRows(u *reading.Unit) bool {
	filled := 0
	for _, cell := range u.Cells {
		if strings.TrimSpace(cell) != "" {
			filled++
		}
	}
	return len(u.Cells) > 2 && filled <= 2
}

// SaidLater gives what later documents than the requirements hold, or hold beside the
// statement itself: technologies, operations, answers to risks, examples and the like.
func (u *Understanding) SaidLater(add func(specs.Source, ...string)) {
	for _, t := range u.Technologies {
		add(t.Source, t.Text)
	}
	for _, s := range u.Integrations {
		add(s.Source, s.Name, s.Purpose, s.Protocol)
	}
	for _, c := range u.Components {
		add(c.Source, c.Name, c.Text)
	}
	for _, e := range u.Endpoints {
		add(e.Source, e.Method+" "+e.Path, e.Purpose, e.Caller)
		for _, d := range e.Details {
			add(d.Source, d.Text)
		}
	}
	for _, r := range u.Risks {
		add(r.Source, r.Text, r.Impact, r.Mitigation)
	}
	for _, a := range u.Alternatives {
		add(a.Source, a.Name, a.Strength, a.Gap)
	}
	for _, d := range u.Decisions {
		add(d.Source, d.Text)
	}
	for i := range u.Signatures {
		s := &u.Signatures[i]
		add(s.Source, s.Name, s.Form)
	}
	for i := range u.Features {
		for _, row := range u.Features[i].Rows { // a list of settings or codes has a place of its own
			add(row.Source, row.Text)
		}
	}
	for i := range u.Entities {
		e := &u.Entities[i]
		add(e.Source, e.Name, e.Label, strings.Join(e.States, " "))
		for _, f := range e.Fields {
			add(f.Source, e.Name, f.Name, f.Type, f.Constraint)
		}
	}
	for _, d := range u.Done {
		add(d.Source, d.Text)
	}
	for _, q := range u.Questions {
		add(q.Source, q.Text, q.Owner)
	}
}
