package reading

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/frontmatter"
	"github.com/overtone-cli/overtone/specs/markdown"
	"github.com/overtone-cli/overtone/specs/wording"
)

// block is a piece of the source before it has a section, in Markdown's or in
// plain text's sense. raw keeps its line feeds.
type block struct {
	kind     markdown.Kind
	level    int // of a heading, or depth of an item
	depth    int // items around it
	ordered  bool
	number   int
	task     markdown.Task
	header   bool
	cells    []string
	raw      string
	syntax   string
	quoted   bool
	serial   bool   // begins with an id of a series
	as       string // the kind of fact that the source itself calls it
	closes   int    // level of the heading that named an example, 0 without one
	from, to int
}

// reader builds a Reading.
type reader struct {
	lex  *Lexicon
	out  *Reading
	body []byte // the source without front matter
	line int    // of the first line of body

	subject  int          // line that holds the subject of an e-mail, 0 in any other text
	mailed   bool         // letters sent by e-mail
	speaker  string       // who spoke last in minutes
	said     map[int]bool // lines at which somebody else begins to speak
	asked    map[int]bool // lines with a question of an interviewer
	heads    []speakerHead
	comments []int // lines that say who wrote the comment below them
}

// prepare splits the source into lines and sets the front matter aside.
func (r *reader) prepare() {
	text := strings.TrimPrefix(r.out.Source.Text, "\uFEFF")
	text = strings.ReplaceAll(text, "\r\n", "\n")
	text = strings.ReplaceAll(text, "\r", "\n")
	text = strings.ToValidUTF8(strings.ReplaceAll(text, "\x00", " "), "\uFFFD")
	r.out.Lines = strings.Split(text, "\n")
	r.out.Lang = specs.Lang(wording.Detect(text))
	r.body, r.line = []byte(Unnumbered(text)), 1
	if r.out.Source.Plain && markdownHeads(r.out.Lines) {
		r.out.Source.Plain = false
	}
	r.transcript()
	r.wiki()
	r.tagLines()
	r.mail()
	if r.subject == 0 {
		r.minutes()
	}
	if r.said == nil {
		r.turns()
	}
	r.interview()
	r.commented()
	if r.subject == 0 && len(r.asked) == 0 {
		r.paper()
	}
	r.marks()
	if !r.out.Source.Plain && r.subject == 0 {
		r.columned()
	}
	if !r.out.Source.Plain {
		r.numberedHeads()
	}
	if r.out.Source.Plain || r.subject > 0 {
		return
	}
	if _, body, line, ok := frontmatter.Split(r.body); ok && line > 1 {
		r.out.Decoration = append(r.out.Decoration, specs.LineRange{From: 1, To: line - 1})
		r.body, r.line = body, line
	}
}

// markdownBlocks reads the body as Markdown.
func (r *reader) markdownBlocks() []block {
	doc := markdown.Parse(r.body, r.line)
	out := make([]block, 0, len(doc.Blocks))
	for _, b := range doc.Blocks {
		n := block{
			kind: b.Kind, level: b.Level, depth: b.Depth, ordered: b.Ordered, number: b.Number, task: b.Task, header: b.Header,
			raw: b.Text, syntax: FirstWord(b.Info), quoted: b.Quoted, from: b.Line, to: b.EndLine,
		}
		for _, c := range b.Cells {
			n.cells = append(n.cells, c.Text)
		}
		if b.Kind == markdown.Fence && b.Indented && !leadsToSample(out) {
			n = indentedProse(n)
		}
		out = append(out, n)
	}
	for _, d := range doc.Definitions {
		r.decorate(d.Line, d.EndLine)
	}
	return out
}

// sampleAhead is how a paragraph ends in front of a sample of what the product shows or reads:
// "… and a message in plain English. Example:".
var sampleAhead = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)\b(?:examples?|sample(?: output| line| run)?|(?:example )?output|looks? like this|for instance|e\.g\.):$`)
})

// leadsToSample says that the last of the blocks announces a sample, which asks for nothing itself.
func leadsToSample(before []block) bool {
	return len(before) > 0 && sampleAhead().MatchString(strings.TrimRight(before[len(before)-1].raw, " \n*_"))
}

// indentedProse takes an indented block for prose unless it looks like code:
// people indent paragraphs more often than they mean code by it.
func indentedProse(b block) block {
	if strings.ContainsAny(b.raw, "{};=$") || strings.Contains(b.raw, "()") || areCalls(b.raw) {
		return b
	}
	b.kind = markdown.Paragraph
	rows := strings.Split(b.raw, "\n")
	for i := range rows {
		rows[i] = strings.TrimSpace(rows[i])
	}
	b.raw = strings.Join(rows, "\n")
	return b
}

// areCalls tells the calls of a program from a paragraph: every row begins with a
// name in lower case and ends without a stop, and most have a flag or the place of
// an argument, "tool take [--exclude GLOB] DIR". In several rows of one program a
// word in capitals is such a place, too.
func areCalls(raw string) bool {
	rows, marked, own, one := 0, 0, "", true
	capitals := 0
	for row := range strings.SplitSeq(raw, "\n") {
		words := strings.Fields(row)
		if len(words) == 0 {
			continue
		}
		if words[0] != strings.ToLower(words[0]) || !IsASCII(words[0]) || words[0][0] == '-' || strings.ContainsAny(row[len(row)-1:], ".:,!?") && !strings.HasSuffix(row, "...") {
			return false
		}
		one = one && (own == "" || own == words[0])
		own = words[0]
		rows++
		for _, w := range words[1:] {
			if len(w) > 1 && strings.ContainsRune("-[<", rune(w[0])) {
				marked++
				break
			}
			if len(w) > 1 && w[0] >= 'A' && w[0] <= 'Z' && strings.ToUpper(w) == w {
				capitals++
				break
			}
		}
	}
	return rows > 0 && (2*marked > rows || one && rows > 1 && len(own) > 3 && 2*(marked+capitals) > rows)
}

func (r *reader) decorate(from, to int) {
	if from >= 1 && to >= from {
		r.out.Decoration = append(r.out.Decoration, specs.LineRange{From: from, To: to})
	}
}

// FirstWord is what stands before the first blank.
func FirstWord(s string) string {
	word, _, _ := strings.Cut(strings.TrimSpace(s), " ")
	return word
}
