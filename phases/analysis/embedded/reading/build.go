package reading

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// builder is the state of going through the blocks once.
type builder struct {
	*reader
	section int   // the section at hand
	items   []int // open bullets, by depth
	lead    int   // unit that announces the list that follows, -1
	closing bool  // the pseudo heading at hand holds for the list below it only
	listed  bool  // that list has been seen
	replied bool  // a comment of a thread has begun since the last heading
	header  []string
	table   int
}

// build gives every block its section and makes units of them.
func (r *reader) build(blocks []block) {
	b := &builder{reader: r, lead: -1}
	r.out.Sections = []Section{{Parent: -1}}
	last := len(r.out.Lines)
	blocks = r.lex.useCases(blocks)
	blocks = r.lex.joinStories(r.lex.storyCards(r.lex.runIn(byRows(chineseRunIns(r.serial(r.lex.deedsBelow(r.lex.valuesBelow(r.lex.seriesBelow(conditionsBelow(clausesBehind(lettersBelow(r.lex.joinScenarios(r.talked(blocks))))))))))))))
	for i := range blocks {
		blocks[i].from = min(max(blocks[i].from, 1), last)
		blocks[i].to = min(max(blocks[i].to, blocks[i].from), last)
		b.add(blocks, i)
	}
	r.finish()
}

func (b *builder) add(blocks []block, i int) {
	n := blocks[i]
	b.nextComment(n.from)
	if n.kind != markdown.Item && n.depth == 0 {
		b.items = b.items[:0]
	}
	switch n.kind {
	case markdown.Heading:
		b.lead = -1
		b.heading(n, n.as == asRunIn || n.as == asRunInOnce || n.as == asLettered || n.as == asTopic)
		b.closing = n.as == asLettered || n.as == asRunInOnce
	case markdown.Paragraph:
		b.paragraph(blocks, i)
	case markdown.Item:
		b.item(n)
	case markdown.Row:
		b.row(n)
	case markdown.Fence:
		b.put(Unit{Kind: Code, Code: n.raw, Syntax: n.syntax, From: n.from, To: n.to})
	case markdown.HTML, markdown.Rule:
		b.html(n)
	}
}

// nextComment notes that what stands from here on is a reply in a thread, until the
// next heading: the headings of the post above say nothing about it. The subject of a
// thread of letters is that of all of them.
func (b *builder) nextComment(from int) {
	for len(b.comments) > 0 && from >= b.comments[0] {
		for b.closing && b.section > 0 && b.out.Sections[b.section].Pseudo {
			b.section = b.out.Sections[b.section].Parent
		}
		b.comments, b.replied = b.comments[1:], b.section > 0 && !b.out.Sections[b.section].Mail || !b.mailed
		b.items, b.lead, b.closing = b.items[:0], -1, false
	}
}

// html sets comments, tags without text and rules aside; an HTML block with
// words in it is prose.
func (b *builder) html(n block) {
	text := Flatten(Inline(n.raw))
	if n.kind == markdown.Rule || !strings.ContainsFunc(text, IsMeaning) {
		b.decorate(n.from, n.to)
		if n.kind == markdown.Rule {
			b.ruledOff()
		}
		return
	}
	n.raw = text
	b.prose(n, Inline(n.raw))
}

// ruledOff ends what stands under a line in bold: behind a rule across the page,
// the talk below an issue for one, none of it is said of that line any more.
func (b *builder) ruledOff() {
	if n := len(b.out.Units); n == 0 || b.out.Units[n-1].Section != b.section {
		return
	}
	for b.section > 0 && b.out.Sections[b.section].Pseudo {
		b.section = b.out.Sections[b.section].Parent
	}
	b.lead, b.listed = -1, false
}

// heading opens a section. A pseudo heading lies one level below the real
// section around it.
func (b *builder) heading(n block, pseudo bool) {
	number, rest := cutNumber(Flatten(Inline(b.lex.formHeading(n.raw))))
	s := Section{Title: Title(rest), Number: number, Level: n.level, From: n.from, To: n.to, Pseudo: pseudo, Mail: n.from == b.subject, Epic: n.as == "epic", Topic: n.as == asTopic, Asked: b.asked[n.from]}
	parent := b.section
	for parent > 0 && (!pseudo || !b.below(n, number, parent)) && (b.out.Sections[parent].Pseudo || !pseudo && b.out.Sections[parent].Level >= n.level) {
		parent = b.out.Sections[parent].Parent
	}
	s.Parent = parent
	if pseudo {
		s.Level = min(b.out.Sections[parent].Level+1, 7)
	}
	b.out.Sections = append(b.out.Sections, s)
	b.section = len(b.out.Sections) - 1
	b.closing, b.listed, b.replied = false, false, false
	b.lead = -1
}

// paragraph reads a paragraph: a pseudo heading, the lead of a list, or prose.
func (b *builder) paragraph(blocks []block, i int) {
	n := blocks[i]
	if imagesOnly(n.raw) {
		b.decorate(n.from, n.to)
		return
	}
	if head, body, ok := b.lex.boldFirst(n); ok && b.onCover(head) {
		b.decorate(head.from, head.to)
		n = body
	} else if ok {
		head.raw = strings.Trim(head.raw, boldMarks)
		b.heading(head, true)
		n = body
	}
	text := Inline(n.raw)
	follows := i+1 < len(blocks) && (blocks[i+1].kind != markdown.Heading || blocks[i+1].as == asTopic) && blocks[i+1].kind != markdown.Rule
	if n.depth == 0 && !n.quoted && follows {
		switch {
		case b.lex.boldAlone(n.raw) && b.onCover(n):
			b.decorate(n.from, n.to)
			return
		case b.lex.boldAlone(n.raw):
			n.raw = strings.Trim(n.raw, boldMarks)
			b.heading(n, true)
			return
		case n.from == n.to && (leadAlone(text) && !b.lex.onlyLeads(text) || blocks[i+1].kind == markdown.Item && namesList(text)):
			b.heading(n, true)
			b.closing = true
			return
		case !b.out.Source.Plain && n.from == n.to && chineseHeading(text):
			b.heading(n, true)
			return
		}
	}
	if b.closing && b.listed && n.depth == 0 {
		b.section = b.out.Sections[b.section].Parent
		b.closing = false
	}
	b.listed = b.listed || n.depth == 0
	if items := enumerated(n, b.clauseOver(n.raw)); items != nil {
		for _, item := range items {
			if item.kind == markdown.Heading {
				b.heading(item, true)
				continue
			}
			b.item(item)
		}
		b.items = b.items[:0]
		return
	}
	parts := b.byTurns(n)
	if parts == nil {
		parts = b.lex.labelledLines(n)
	}
	if parts != nil {
		for _, part := range parts {
			b.prose(part, Inline(part.raw))
		}
		return
	}
	b.prose(n, text)
	if follows && blocks[i+1].kind == markdown.Item || follows && blocks[i+1].kind == markdown.Row {
		if flat := Flatten(text); strings.HasSuffix(flat, ":") || strings.HasSuffix(flat, "：") || b.leadsOpen(blocks[i+1]) {
			b.lead = len(b.out.Units) - 1
		}
	}
}

// clauseOver is the number of the section that the clauses of a paragraph carry on: behind "2.1 档案"
// and what is counted below it, "2.2 巡护" carries on 2, and no quantity stands there.
func (b *builder) clauseOver(raw string) string {
	s := &b.out.Sections[b.section]
	number := s.Number
	if i := strings.LastIndex(number, "."); s.Pseudo && i > 0 && !strings.HasPrefix(raw, number+".") && strings.HasPrefix(raw, number[:i]+".") {
		return number[:i]
	}
	return number
}

// leadsOpen tells a paragraph that ends in the middle of a sentence, which the
// items below carry on: "… write the stops themselves. A curator".
func (b *builder) leadsOpen(next block) bool {
	u := &b.out.Units[len(b.out.Units)-1]
	if next.kind != markdown.Item || len(u.Sentences) == 0 || HasHan(u.Text) {
		return false
	}
	last := u.Sentences[len(u.Sentences)-1].Text
	first, _ := utf8.DecodeRuneInString(strings.TrimSpace(next.raw))
	return !strings.ContainsAny(last[len(last)-1:], ".!?)\"") && len(strings.Fields(last)) <= 6 && unicode.IsLower(first)
}

func (b *builder) prose(n block, text string) {
	u := Unit{Kind: Prose, Quoted: n.quoted, From: n.from, To: n.to, Depth: n.depth}
	if n.as == "note" { // asked and answered
		u.As = n.as
	}
	if n.depth > 0 && len(b.items) > 0 {
		u.Kind, u.Parent = Bullet, b.items[min(n.depth, len(b.items))-1]
		b.fill(&u, text)
		b.append(u, u.Parent)
		return
	}
	b.fill(&u, text)
	b.put(u)
}

func (b *builder) item(n block) {
	for n.closes > 0 && b.section > 0 && (b.out.Sections[b.section].Pseudo || b.out.Sections[b.section].Level >= n.closes) {
		b.section = b.out.Sections[b.section].Parent // as the heading would have done that names an example
	}
	b.listed = true
	depth := max(1, n.depth)
	parent := -1
	if depth-1 < len(b.items) {
		b.items = b.items[:depth-1]
	}
	if len(b.items) > 0 {
		parent = b.items[len(b.items)-1]
	}
	u := Unit{
		Kind: Bullet, Depth: depth, Ordered: n.ordered, Number: n.number, Quoted: n.quoted,
		Boxed: n.task != markdown.NoTask, Done: n.task == markdown.DoneTask, As: n.as, From: n.from, To: n.to,
	}
	if u.As == "" && struck(n.raw, u.Done) {
		u.As = "non_goal"
	}
	text := Inline(n.raw)
	starred := strings.HasPrefix(text, "★")
	text = text[clauseMark(text, b.out.Sections[b.section].Number):]
	u.Starred = starred || strings.HasPrefix(text, "★")
	b.fill(&u, strings.TrimLeft(text, starMarks))
	b.append(u, parent)
	b.items = append(b.items, len(b.out.Units)-1)
}

// struck tells an item whose beginning is crossed out and that says why: what was
// decided against. A crossed out item that is ticked off and says no more is done.
func struck(raw string, done bool) bool {
	if !strings.HasPrefix(raw, "~~") {
		return false
	}
	_, why, closed := strings.Cut(raw[2:], "~~")
	return closed && (strings.ContainsFunc(why, IsMeaning) || !done)
}

func (b *builder) row(n block) {
	cells := make([]string, len(n.cells))
	for i, c := range n.cells {
		cells[i] = Flatten(Inline(c))
		if cells[i] == "—" || cells[i] == "–" || cells[i] == "-" {
			cells[i] = "–"
		}
	}
	b.listed = true
	if n.header {
		b.table++
		b.header = cells
		b.decorate(n.from, min(n.from+1, len(b.out.Lines)))
		return
	}
	if !slices.ContainsFunc(cells, func(c string) bool { return strings.ContainsFunc(c, IsMeaning) }) {
		b.decorate(n.from, n.to)
		return
	}
	if last := len(b.out.Units) - 1; last >= 0 && b.out.Units[last].Kind == Row && b.out.Units[last].Table == b.table {
		goOn(b.out.Units[last].Cells, cells)
		sameAsAbove(b.out.Units[last].Cells, cells)
	}
	b.put(Unit{Kind: Row, Cells: cells, Header: b.header, Table: b.table, Text: strings.Join(cells, " "), From: n.from, To: n.to})
}

// sameAsAbove fills in what a cell only points to: "ditto", 同上 say again what stands above them.
func sameAsAbove(above, cells []string) {
	for i := range min(len(above), len(cells)) {
		if isDitto(cells[i]) && above[i] != "–" {
			cells[i] = above[i]
		}
	}
}

// isDitto tells a cell that stands for the one above it.
func isDitto(cell string) bool {
	switch Lower(strings.Trim(cell, " .。()（）")) {
	case "ditto", "same as above", `"`, "″", "〃", "同上", "同上行", "与上相同", "同前":
		return true
	}
	return false
}

// goOn makes whole what two rows say in one sentence: "a batch is sent when it
// has this size …" and "… or is this old".
func goOn(above, cells []string) {
	for i := range min(len(above), len(cells)) {
		head, open := cutEllipsis(above[i], strings.CutSuffix)
		rest, on := cutEllipsis(cells[i], strings.CutPrefix)
		if open && on && head != "" && rest != "" {
			above[i], cells[i] = head, head+" "+rest
		}
	}
}

// cutEllipsis is a cell without the dots at one of its ends.
func cutEllipsis(cell string, cut func(text, dots string) (string, bool)) (string, bool) {
	for _, dots := range []string{"…", "...", "……"} {
		if rest, ok := cut(cell, dots); ok {
			return strings.Trim(rest, "… "), true
		}
	}
	return cell, false
}

func (b *builder) put(u Unit) { b.append(u, -1) }

// append adds a unit to the section at hand.
func (b *builder) append(u Unit, parent int) {
	u.Section, u.Parent, u.LeadUnit, u.Reply = b.section, parent, -1, b.replied
	if (u.Kind == Bullet || u.Kind == Row) && b.lead >= 0 {
		u.LeadUnit = b.lead
		u.Lead = b.leadText()
	} else {
		b.lead = -1
	}
	u.Index = len(b.out.Units)
	b.out.Units = append(b.out.Units, u)
}

// leadText is the last sentence of the announcing unit.
func (b *builder) leadText() string {
	s := b.out.Units[b.lead].Sentences
	if len(s) == 0 {
		return strings.TrimRight(b.out.Units[b.lead].Text, ":： ")
	}
	return strings.TrimRight(s[len(s)-1].Text, ":： ")
}

// fill sets the texts of a unit.
func (b *builder) fill(u *Unit, text string) {
	text = withoutPicture(text)
	whole := text
	text, u.Open = b.lex.openMarks(text)
	u.Text = Flatten(text)
	label, rest, strong := CutLabel(text, b.rawBold(u))
	if bold := b.boldOpening(u); strong && RefLength(bold) > 0 && len(bold)+1 < len(label) && !strings.ContainsAny(text[:min(len(text), len(label)+2)], ":：–—") {
		label, rest, strong = "", text, false // "**FR-5 (M)** Each unit has a code. …": the id alone is bold
	}
	u.Label, u.Strong = label, strong
	line := u.From + strings.Count(whole[:min(len(whole), len(text)-len(rest))], string(lineMark))
	u.Sentences = b.lex.clausesWithoutMarks(Sentences(rest, line))
}

// rawBold tells whether the source line of a unit begins with bold text.
func (b *builder) rawBold(u *Unit) bool {
	line := strings.TrimLeft(b.out.Lines[u.From-1], " \t>")
	if m, ok := listMark(line); ok {
		line = strings.TrimLeft(line[m.length:], " \t")
	}
	line = strings.TrimLeft(strings.TrimPrefix(strings.TrimPrefix(line, "[ ]"), "[x]"), " ")
	return strings.HasPrefix(line, "**") || strings.HasPrefix(line, "__")
}

// boldOpening is what a unit begins with in bold, without its marks and the stop at its end;
// empty where the bold text does not end on the first line.
func (b *builder) boldOpening(u *Unit) string {
	line := strings.TrimLeft(b.out.Lines[u.From-1], " \t>")
	for _, mark := range []string{"**", "__"} {
		if _, behind, ok := strings.Cut(line, mark); ok {
			if bold, _, closed := strings.Cut(behind, mark); closed {
				return strings.TrimRight(Unmark(Flatten(bold)), ".:： ")
			}
		}
	}
	return ""
}

// finish computes the last line of every section.
func (r *reader) finish() {
	s := r.out.Sections
	for i := range s {
		s[i].Last = s[i].To
	}
	for i := range r.out.Units {
		u := &r.out.Units[i]
		s[u.Section].Last = max(s[u.Section].Last, u.To)
	}
	for i := len(s) - 1; i > 0; i-- {
		s[s[i].Parent].Last = max(s[s[i].Parent].Last, s[i].Last)
	}
}
