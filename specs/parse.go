package specs

import (
	"path"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs/frontmatter"
	"github.com/overtone-cli/overtone/specs/markdown"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/templates"
)

// Parsed is a document with what a gate wants to know of its text.
type Parsed struct {
	Doc      Document
	File     string             // path inside the package
	Markdown *markdown.Document // the body
	Front    *frontmatter.Front // nil when the file has none
	Sections map[string]int     // line of every section that was found, by path
}

// Parse reads a generated document, whoever has edited it since. file is its
// slash-separated path inside the package. Every item carries its line in the
// file. It fails with input.frontmatter when the frontmatter cannot be read and
// with input.document when nothing says what kind of document it is.
func (c *Codec) Parse(file string, data []byte) (*Parsed, error) {
	_, body, bodyLine, ok := frontmatter.Split(data)
	var front *frontmatter.Front
	if ok {
		var err error
		if front, err = frontmatter.Parse(data); err != nil {
			p := problem.From(err)
			return nil, p.At(file, max(p.Line, 1))
		}
	}
	kind := kindOf(front, file)
	doc := New(kind)
	if doc == nil {
		return nil, problem.New("input.document", "this is not a document of a specification").
			At(file, 1).Mend("give it a document_type in its frontmatter, or move it out of the package")
	}
	p := &parser{codec: c, doc: doc, md: markdown.Parse(body, bodyLine), body: body, value: reflect.ValueOf(doc).Elem(), seen: map[string]int{}}
	p.plan = c.plan(p.value.Type())
	if front != nil {
		if err := c.readFront(doc, front, file); err != nil {
			return nil, err
		}
	}
	shape, err := c.set.Shape(string(kind))
	if err != nil {
		return nil, err
	}
	if front != nil && p.plan.pos >= 0 {
		p.value.Field(p.plan.pos).Set(reflect.ValueOf(Pos{Line: front.Line("id")}))
	}
	p.read(shape)
	p.slug(file)
	return &Parsed{Doc: doc, File: file, Markdown: p.md, Front: front, Sections: p.seen}, nil
}

type parser struct {
	codec *Codec
	doc   Document
	md    *markdown.Document
	body  []byte
	value reflect.Value
	plan  *plan
	last  string // id of the last known section
	seen  map[string]int
}

// slug takes the descriptive part of the file's name.
func (p *parser) slug(file string) {
	field := p.value.FieldByName("Slug")
	if !field.IsValid() || p.plan.id < 0 {
		return
	}
	name := strings.TrimSuffix(path.Base(file), ".md")
	rest, ok := strings.CutPrefix(name, p.value.Field(p.plan.id).String())
	if ok {
		field.SetString(strings.TrimPrefix(rest, "-"))
	}
}

func (p *parser) read(shape *templates.Shape) {
	titled := false
	for _, s := range p.md.Sections() {
		switch {
		case s.Level == 0:
			p.summary(s.Blocks)
		case s.Level == 1 && !titled:
			titled = true
			p.title(cutTitle(p.heading(s), shape.Title))
			p.seen["title"] = s.Line
			p.summary(s.Blocks)
			for _, child := range s.Children {
				p.top(shape, child)
			}
		default:
			p.top(shape, s)
		}
	}
}

// heading is the verbatim text of a section's heading.
func (p *parser) heading(s *markdown.Section) string {
	if s.Heading < 0 || s.Heading >= len(p.md.Blocks) {
		return s.Title
	}
	return oneLine(p.md.Blocks[s.Heading].Text)
}

// cutTitle takes the fixed words of a title pattern off an H1, in any language.
func cutTitle(text string, patterns templates.Words) string {
	for _, lang := range []Lang{English, Chinese} {
		before, after, ok := strings.Cut(patterns[string(lang)], "{title}")
		if ok && len(text) > len(before)+len(after) && strings.HasPrefix(text, before) && strings.HasSuffix(text, after) {
			return strings.TrimSpace(text[len(before) : len(text)-len(after)])
		}
	}
	return text
}

func (p *parser) title(text string) {
	if p.plan.title < 0 {
		return
	}
	if p.plan.id >= 0 {
		id := p.value.Field(p.plan.id).String()
		if rest, ok := strings.CutPrefix(text, id+":"); ok {
			text = strings.TrimSpace(rest)
		} else if text == id {
			text = ""
		}
	}
	p.value.Field(p.plan.title).SetString(text)
}

func (p *parser) summary(blocks []markdown.Block) {
	for _, b := range p.plan.at("summary") {
		p.decode(b, p.value.Field(b.index), blocks, nil)
	}
}

// top reads a section of the second level, or keeps it verbatim when no shape
// knows its heading.
func (p *parser) top(shape *templates.Shape, s *markdown.Section) {
	for i := range shape.Sections {
		if sec := shape.Sections[i]; len(sec.Heading) > 0 && s.Level <= 2 && sec.Heading.Is(s.Title) && p.seen[sec.ID] == 0 {
			p.last = sec.ID
			p.section(sec, sec.ID, s)
			return
		}
	}
	p.extra(s)
}

func (p *parser) extra(s *markdown.Section) {
	meta := p.doc.Header()
	meta.Extra = append(meta.Extra, ExtraSection{
		After: p.last, Raw: strings.TrimRight(string(p.body[s.Start:s.End]), "\r\n\t "), Pos: Pos{Line: s.Line},
	})
}

func (p *parser) section(shape templates.Section, at string, s *markdown.Section) {
	p.seen[at] = s.Line
	blocks := s.Blocks
	if p.isEmptyNote(shape, blocks) {
		blocks = nil
	}
	binds := p.plan.at(at)
	group := false
	for _, b := range binds {
		group = group || b.body == "group"
		p.decode(b, p.value.Field(b.index), blocks, s.Children)
	}
	if group || shape.Derived {
		return
	}
	for _, child := range s.Children {
		if sub := matching(shape.Sections, child.Title); sub != nil && p.seen[at+"/"+sub.ID] == 0 {
			p.section(*sub, at+"/"+sub.ID, child)
		} else {
			p.extra(child)
		}
	}
}

func matching(sections []templates.Section, title string) *templates.Section {
	for i := range sections {
		if sections[i].Heading.Is(title) {
			return &sections[i]
		}
	}
	return nil
}

// isEmptyNote recognises the sentence that stands in for missing content.
func (p *parser) isEmptyNote(shape templates.Section, blocks []markdown.Block) bool {
	return len(blocks) == 1 && blocks[0].Kind == markdown.Paragraph && len(shape.Empty) > 0 &&
		shape.Empty.Is(strings.Trim(oneLine(blocks[0].Text), "_"))
}

func (p *parser) decode(b binding, v reflect.Value, blocks []markdown.Block, children []*markdown.Section) {
	switch b.body {
	case "prose":
		v.Set(reflect.ValueOf(readProse(blocks)))
	case "list":
		v.Set(reflect.ValueOf(readList(blocks)))
	case "boxes":
		v.Set(reflect.ValueOf(readBoxes(blocks)))
	case "story":
		v.Set(reflect.ValueOf(p.readStory(blocks)))
	case "table":
		p.readTable(v, blocks)
	case "group":
		p.readGroup(v, children)
	}
}

// oneLine makes every run of whitespace one blank; nearly all texts have only
// single blanks already.
func oneLine(text string) string {
	blank := true // no blank at the beginning and none behind another
	for _, r := range text {
		if r != ' ' && !unicode.IsSpace(r) {
			blank = false
			continue
		}
		if r != ' ' || blank {
			return strings.Join(strings.Fields(text), " ")
		}
		blank = true
	}
	if blank && text != "" {
		return strings.Join(strings.Fields(text), " ")
	}
	return text
}

// readProse takes every marked line as an item; lines without a mark belong to
// the next marked one, or to the end of their paragraph.
func readProse(blocks []markdown.Block) []Item {
	var out []Item
	for _, b := range blocks {
		if b.Kind != markdown.Paragraph {
			continue
		}
		var pending []string
		start := b.Line
		for i, line := range strings.Split(b.Text, "\n") {
			text, source := cutMark(line)
			pending = append(pending, text)
			if source.Kind != Edited {
				out = appendItem(out, strings.Join(pending, " "), source, start)
				pending, start = nil, b.Line+i+1
			}
		}
		out = appendItem(out, strings.Join(pending, " "), Source{Kind: Edited}, start)
	}
	return out
}

func appendItem(items []Item, text string, source Source, line int) []Item {
	if text = strings.TrimSpace(text); text == "" {
		return items
	}
	return append(items, Item{Text: text, Source: source, Pos: Pos{Line: line}})
}

func readList(blocks []markdown.Block) []Item {
	var out []Item
	for _, c := range readBoxes(blocks) {
		out = append(out, Item{Text: c.Text, Source: c.Source, Pos: c.Pos})
	}
	return out
}

func readBoxes(blocks []markdown.Block) []Criterion {
	var out []Criterion
	for _, b := range blocks {
		switch {
		case b.Kind == markdown.Item:
			text, source := cutMark(oneLine(b.Text))
			if text != "" {
				out = append(out, Criterion{Text: text, Done: b.Task == markdown.DoneTask, Source: source, Pos: Pos{Line: b.Line}})
			}
		case b.Kind == markdown.Paragraph && b.Level > 0 && len(out) > 0:
			text, source := cutMark(oneLine(b.Text))
			last := &out[len(out)-1]
			last.Text = strings.TrimSpace(last.Text + " " + text)
			last.Source = last.Source.Join(source)
		}
	}
	return out
}

// readStory takes the sentence apart at its bold words, in any language.
func (p *parser) readStory(blocks []markdown.Block) UserStory {
	for _, b := range blocks {
		if b.Kind != markdown.Paragraph {
			continue
		}
		text, source := cutMark(oneLine(b.Text))
		for _, lang := range []string{string(English), string(Chinese)} {
			if s, ok := p.storyIn(text, lang); ok {
				s.Source, s.Pos = source, Pos{Line: b.Line}
				return s
			}
		}
	}
	return UserStory{}
}

func (p *parser) storyIn(text, lang string) (UserStory, bool) {
	phrase := func(id string) string { return p.codec.shapes.Phrase(id, lang) }
	rest, ok := strings.CutPrefix(text, strings.TrimSpace(phrase("story_role")))
	if !ok {
		if rest, ok = strings.CutPrefix(text, strings.TrimSpace(phrase("story_role_an"))); !ok {
			return UserStory{}, false
		}
	}
	role, rest, ok := strings.Cut(rest, strings.TrimSpace(phrase("story_want")))
	if !ok {
		return UserStory{}, false
	}
	want, benefit, _ := strings.Cut(rest, strings.TrimSpace(phrase("story_benefit")))
	trim := func(s string) string {
		return strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(s), phrase("story_stop")))
	}
	if benefit == "" {
		want = trim(want)
	}
	return UserStory{Role: strings.TrimSpace(role), Want: strings.TrimSpace(want), Benefit: trim(benefit)}, true
}

func (p *parser) readTable(v reflect.Value, blocks []markdown.Block) {
	pl := p.codec.plan(v.Type().Elem())
	var columns []int // index into pl.columns for every cell, -1 for an unknown one
	for _, b := range blocks {
		if b.Kind != markdown.Row {
			continue
		}
		if b.Header {
			columns = p.columns(pl, b.Cells)
			continue
		}
		row := reflect.New(v.Type().Elem()).Elem()
		said := false
		for i, cell := range b.Cells {
			if i < len(columns) && columns[i] >= 0 {
				col := pl.columns[columns[i]]
				p.setCell(col, row.Field(col.index), cell.Text)
				said = said || cell.Text != "" && cell.Text != emptyCell
			}
		}
		if !said {
			continue
		}
		p.defaultSource(pl, row)
		setPos(pl, row, b.Line)
		v.Set(reflect.Append(v, row))
	}
}

// columns finds for every header cell the column it names; when none is
// recognised the order decides.
func (p *parser) columns(pl *plan, cells []markdown.Cell) []int {
	out := make([]int, len(cells))
	found := false
	for i, cell := range cells {
		title := markdown.Plain(cell.Text)
		out[i] = slices.IndexFunc(pl.columns, func(b binding) bool { return p.codec.shapes.Columns[b.path].Is(title) })
		if out[i] >= 0 && slices.Contains(out[:i], out[i]) {
			out[i] = p.secondColumn(pl, title, out[i])
		}
		found = found || out[i] >= 0
	}
	if !found {
		for i := range out {
			out[i] = min(i, len(pl.columns)-1)
		}
	}
	return out
}

// secondColumn finds the next column with the same heading.
func (p *parser) secondColumn(pl *plan, title string, first int) int {
	for i := first + 1; i < len(pl.columns); i++ {
		if p.codec.shapes.Columns[pl.columns[i].path].Is(title) {
			return i
		}
	}
	return -1
}

func (p *parser) defaultSource(pl *plan, e reflect.Value) {
	if pl.source >= 0 && e.Field(pl.source).Interface().(Source).Kind == "" {
		e.Field(pl.source).Set(reflect.ValueOf(Source{Kind: Edited}))
	}
}

func setPos(pl *plan, e reflect.Value, line int) {
	if pl.pos >= 0 {
		e.Field(pl.pos).Set(reflect.ValueOf(Pos{Line: line}))
	}
}

// setCell reads what renderer.cell printed.
func (p *parser) setCell(b binding, v reflect.Value, text string) {
	text = strings.TrimSpace(text)
	if text == emptyCell {
		text = ""
	}
	switch v.Interface().(type) {
	case Source:
		_, s := cutMark(text)
		v.Set(reflect.ValueOf(s))
	case []string:
		var list []string
		for part := range strings.SplitSeq(text, b.sep) {
			if part = strings.TrimSpace(part); part != "" {
				list = append(list, part)
			}
		}
		v.Set(reflect.ValueOf(list))
	case bool:
		v.SetBool(p.codec.shapes.EnumID("yesno", text) == "true")
	case int:
		n, err := strconv.Atoi(text)
		if err == nil {
			v.SetInt(int64(n))
		}
	default:
		if b.enum != "" {
			text = p.codec.shapes.EnumID(b.enum, text)
		}
		v.SetString(text)
	}
}

func (p *parser) readGroup(v reflect.Value, children []*markdown.Section) {
	for _, s := range children {
		e := reflect.New(v.Type().Elem()).Elem()
		p.readElement(e, s)
		v.Set(reflect.Append(v, e))
	}
}

func (p *parser) readElement(e reflect.Value, s *markdown.Section) {
	pl := p.codec.plan(e.Type())
	heading := p.heading(s)
	if len(pl.headings) > 1 {
		id, title, ok := strings.Cut(heading, ": ")
		if !ok && !IsID(heading) {
			id, title = "", heading
		}
		e.Field(pl.headings[0]).SetString(strings.TrimSpace(id))
		e.Field(pl.headings[1]).SetString(strings.TrimSpace(title))
	} else {
		e.Field(pl.headings[0]).SetString(heading)
	}
	for _, b := range pl.sections {
		field := e.Field(b.index)
		switch b.body {
		case "fact":
			p.readFact(b, field, s.Blocks)
		case "fence", "syntax":
			readFence(b, field, s.Blocks)
		case "story", "prose":
			p.decode(b, field, s.Blocks, nil)
		default:
			for _, child := range s.Children {
				if p.codec.shapes.Labels[b.path].Is(child.Title) {
					p.decode(b, field, child.Blocks, child.Children)
				}
			}
		}
	}
	p.defaultSource(pl, e)
	setPos(pl, e, s.Line)
}

// readFact finds the item "**Label:** value" of a label in any language.
func (p *parser) readFact(b binding, v reflect.Value, blocks []markdown.Block) {
	for _, block := range blocks {
		if block.Kind != markdown.Item {
			continue
		}
		label, value, ok := strings.Cut(strings.TrimPrefix(oneLine(block.Text), "**"), ":**")
		if ok && p.codec.shapes.Labels[b.path].Is(label) {
			p.setCell(b, v, value)
			return
		}
	}
}

func readFence(b binding, v reflect.Value, blocks []markdown.Block) {
	for _, block := range blocks {
		if block.Kind != markdown.Fence {
			continue
		}
		if b.body == "syntax" {
			v.SetString(strings.TrimSpace(block.Info))
		} else {
			v.SetString(strings.Trim(block.Text, "\n"))
		}
		return
	}
}
