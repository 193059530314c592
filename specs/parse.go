package specs

import (
	"path"
	"reflect"
	"strings"

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
	if m, ok := doc.(*Roadmap); ok {
		m.reread()
	}
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
			if p.plan.pos >= 0 { // where a reader looks for the document, not in its frontmatter
				p.value.Field(p.plan.pos).Set(reflect.ValueOf(Pos{Line: s.Line}))
			}
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
		before, after, ok := strings.Cut(patterns.Only(string(lang)), "{title}")
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
		if sec := shape.Sections[i]; !sec.Heading.None() && s.Level <= 2 && sec.Heading.Is(s.Title) && p.seen[sec.ID] == 0 {
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
	return len(blocks) == 1 && blocks[0].Kind == markdown.Paragraph && !shape.Empty.None() &&
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
	default:
		if label, ok := strings.CutPrefix(b.body, "fact:"); ok {
			p.readFact(binding{path: label}, v, blocks)
		}
	}
}
