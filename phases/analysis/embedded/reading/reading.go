package reading

import (
	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
)

// Reading is the output of layer 1: the source cut into sections and units,
// each with its lines. Texts are inline Markdown without emphasis, links and
// block markers; code spans stay.
type Reading struct {
	Source   analysis.Source
	Lang     specs.Lang
	Lines    []string  // the source by lines, without line ends
	Sections []Section // the first one is the document itself, level 0
	Units    []Unit
	// Decoration are lines that can state nothing: front matter, comments,
	// rules, delimiter rows of tables, images.
	Decoration []specs.LineRange
	Chat       bool // people talk to each other in it: it tells no story from how things are to what is wanted
}

// Section is a heading, real or by habit ("**Payments**" alone on a line).
type Section struct {
	Title  string // without number, emoji and markup
	Number string // "3.2", empty without one
	Level  int    // 0 for the document, 1–6 for headings, one below its parent otherwise
	Parent int    // index in Reading.Sections, -1 for the document
	From   int    // lines of the heading; 0 for the document
	To     int
	Pseudo bool // not a heading in Markdown's sense
	Mail   bool // the subject of an e-mail
	Topic  bool // a topic of a meeting, above what was said of it
	Epic   bool // an epic of a tracker: a part of the product
	Asked  bool // a question of an interviewer, which the text below answers
	Last   int  // last line of everything below it
}

// UnitKind says what a Unit is.
type UnitKind uint8

// The kinds of unit.
const (
	Prose  UnitKind = iota + 1 // a paragraph
	Bullet                     // an item of a list
	Row                        // a row of a table, not its header
	Code                       // a code fence
)

// Unit is one piece of text under a section.
type Unit struct {
	Index     int // in Reading.Units
	Kind      UnitKind
	Section   int    // index of the section it stands in
	Parent    int    // index of the bullet it belongs to, -1
	Lead      string // text before the list it is an item of, without its colon
	LeadUnit  int    // unit that holds the lead, -1
	Depth     int    // nesting of a bullet, from 1
	Ordered   bool
	Number    int
	Boxed     bool   // has a check box
	Done      bool   // the box is ticked
	Label     string // "Name" of "**Name** – text" and "Name: text"
	Strong    bool   // the label was bold
	Text      string // everything, label included
	Sentences []Sentence
	Cells     []string // of a Row
	Header    []string // column titles above a Row
	Table     int      // number of the table a Row is in
	Code      string
	Syntax    string
	Quoted    bool
	Reply     bool     // a comment of a thread, below no heading of its own
	Starred   bool     // a sign of a tender says that it binds: "★系统应…"
	Open      []string // questions that the text itself marks as not decided yet
	As        string   // the kind of fact that a person said it is, empty: the rules find out
	From, To  int
}

// Sentence is one sentence of a unit. Label is not part of the first one.
type Sentence struct {
	Text     string
	From, To int
}

// Read cuts a source into sections and units. It never fails: what has no
// structure is prose.
func (l *Lexicon) Read(src analysis.Source) *Reading {
	r := &reader{lex: l, out: &Reading{Source: src}}
	r.prepare()
	var blocks []block
	if r.out.Source.Plain {
		blocks = r.plainBlocks()
	} else {
		blocks = r.markdownBlocks()
	}
	r.build(blocks)
	return r.out
}

// Path lists the indexes of a section and the sections around it, from the
// innermost on.
func (r *Reading) Path(section int) []int {
	var out []int
	for s := section; s >= 0; s = r.Sections[s].Parent {
		out = append(out, s)
	}
	return out
}

// Lines are the stated lines from–to as provenance.
func Lines(from, to int) specs.Source { return specs.FromLines(from, max(from, to)) }

// Returns says that a section goes on behind another one, as the letters of a
// thread do behind a list with a heading. Sections are read one by one, so its
// statements would stand in front of what came first.
func (r *Reading) Returns() bool {
	last := 0
	for i := range r.Units {
		if r.Units[i].Section < last {
			return true
		}
		last = r.Units[i].Section
	}
	return false
}

// Settle notes on the units of the answers what a person said that they are,
// so that no rule finds anything else in them: kinds by line of the answers,
// counted from 0. last is the last line of the source.
func (r *Reading) Settle(kinds map[int]string, last int) {
	if len(kinds) == 0 {
		return
	}
	for i := range r.Units {
		if u := &r.Units[i]; u.From > last {
			u.As = kinds[u.From-last-1]
		}
	}
}
