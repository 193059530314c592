package specs

import (
	"bytes"
	"reflect"
	"strconv"
	"strings"
	"text/template"

	"github.com/overtone-cli/overtone/specs/markdown"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"
)

const emptyCell = "—"

// Render writes a document as Markdown. pkg supplies what derived sections
// compute from (tables of requirements, diagrams, links); it may be nil. The
// document is normalised first, so that Parse gives back what is in doc
// afterwards. It fails only when a template is broken.
func (c *Codec) Render(doc Document, pkg *Package) ([]byte, error) {
	Normalize(doc)
	shape, err := c.set.Shape(string(doc.Kind()))
	if err != nil {
		return nil, err
	}
	if pkg == nil {
		pkg = &Package{}
	}
	r := &renderer{codec: c, doc: doc, pkg: pkg, lang: string(doc.Header().Lang), value: reflect.ValueOf(doc).Elem()}
	r.plan = c.plan(r.value.Type())
	r.titles = shape.Title
	funcs := template.FuncMap{
		"front":   func() string { return r.front() },
		"title":   func() string { return "# " + r.title() + "\n\n" + r.extras("") },
		"section": func(id string) string { return r.top(shape, id) },
		"lang":    func() string { return r.lang },
		"phrase":  func(id string) string { return r.phrase(id) },
	}
	out, err := c.set.Execute(string(doc.Kind()), funcs, doc)
	if err != nil {
		return nil, err
	}
	// A copy, because the buffer is up to twice as long and documents are kept.
	return bytes.Clone(append(bytes.TrimRight(out, "\n"), '\n')), nil
}

type renderer struct {
	codec  *Codec
	doc    Document
	pkg    *Package
	lang   string
	value  reflect.Value
	plan   *plan
	titles templates.Words   // pattern of the H1
	paths  map[string]string // file of every item; see indexPaths
}

func (r *renderer) phrase(id string) string { return r.codec.shapes.Phrase(id, r.lang) }

func (r *renderer) title() string {
	title := ""
	if r.plan.title >= 0 {
		title = r.value.Field(r.plan.title).String()
	}
	if r.plan.id >= 0 {
		return joinHeading(r.value.Field(r.plan.id).String(), title)
	}
	if pattern := r.titles.In(r.lang); pattern != "" && title != "" {
		return strings.Replace(pattern, "{title}", title, 1)
	}
	return title
}

func joinHeading(id, title string) string {
	if title == "" {
		return id
	}
	return id + ": " + title
}

// extras gives the sections that somebody added behind a known one.
func (r *renderer) extras(after string) string {
	var b strings.Builder
	for _, x := range r.doc.Header().Extra {
		if x.After == after {
			b.WriteString(strings.TrimRight(x.Raw, "\n") + "\n\n")
		}
	}
	return b.String()
}

func (r *renderer) top(shape *templates.Shape, id string) string {
	s := shape.Section(id)
	if s == nil {
		return ""
	}
	return r.section(*s, "", 2) + r.extras(id)
}

// section renders a section with its subsections, or nothing when it has
// nothing to say and no text for that case.
func (r *renderer) section(s templates.Section, parent string, level int) string {
	path := s.ID
	if parent != "" {
		path = parent + "/" + s.ID
	}
	var b strings.Builder
	for _, bind := range r.plan.at(path) {
		b.WriteString(r.body(bind, r.value.Field(bind.index), level))
	}
	if s.Derived {
		b.WriteString(block(r.derive(path)))
	}
	for _, sub := range s.Sections {
		b.WriteString(r.section(sub, path, level+1))
	}
	body := b.String()
	if body == "" {
		if s.Empty.In(r.lang) == "" {
			return ""
		}
		body = "_" + s.Empty.In(r.lang) + "_\n\n"
	}
	if s.Heading.None() {
		return body
	}
	return strings.Repeat("#", level) + " " + s.Heading.In(r.lang) + "\n\n" + body
}

// block ends a non-empty text with one blank line.
func block(text string) string {
	text = strings.TrimRight(text, "\n")
	if text == "" {
		return ""
	}
	return text + "\n\n"
}

func (r *renderer) body(b binding, v reflect.Value, level int) string {
	switch b.body {
	case "prose":
		return r.prose(v.Interface().([]Item))
	case "list":
		return r.list(v.Interface().([]Item))
	case "boxes":
		return r.boxes(v.Interface().([]Criterion))
	case "story":
		return r.story(v.Interface().(UserStory))
	case "table":
		return r.table(v)
	case "group":
		return r.group(v, level+1)
	default:
		return ""
	}
}

// prose prints one paragraph with an item a line; an item without a mark ends
// its paragraph, because only marks separate the items of one.
func (r *renderer) prose(items []Item) string {
	var b strings.Builder
	for i, it := range items {
		b.WriteString(withMark(it.Text, it.Source) + "\n")
		if it.Source.Mark() == "" && i+1 < len(items) {
			b.WriteString("\n")
		}
	}
	return block(b.String())
}

func (r *renderer) list(items []Item) string {
	var b strings.Builder
	for _, it := range items {
		b.WriteString("- " + withMark(it.Text, it.Source) + "\n")
	}
	return block(b.String())
}

func (r *renderer) boxes(items []Criterion) string {
	var b strings.Builder
	for _, it := range items {
		box := "- [ ] "
		if it.Done {
			box = "- [x] "
		}
		b.WriteString(box + withMark(it.Text, it.Source) + "\n")
	}
	return block(b.String())
}

func (r *renderer) story(s UserStory) string {
	if s.Role == "" && s.Want == "" && s.Benefit == "" {
		return ""
	}
	lead := r.phrase("story_role")
	if wording.Article(markdown.Plain(s.Role)) == "an" {
		lead = r.phrase("story_role_an")
	}
	text := lead + s.Role + r.phrase("story_want") + s.Want
	if s.Benefit != "" {
		text += r.phrase("story_benefit") + s.Benefit
	}
	return block(withMark(text+r.phrase("story_stop"), s.Source))
}

func (r *renderer) table(rows reflect.Value) string {
	if rows.Len() == 0 {
		return ""
	}
	p := r.codec.plan(rows.Type().Elem())
	var b strings.Builder
	for _, col := range p.columns {
		b.WriteString("| " + r.codec.shapes.Columns[col.path].In(r.lang) + " ")
	}
	b.WriteString("|\n" + strings.Repeat("| --- ", len(p.columns)) + "|\n")
	for i := range rows.Len() {
		for _, col := range p.columns {
			b.WriteString("| " + inCell(r.cell(col, rows.Index(i).Field(col.index))) + " ")
		}
		b.WriteString("|\n")
	}
	return block(b.String())
}

// cell prints a value of a table or a fact.
func (r *renderer) cell(b binding, v reflect.Value) string {
	text := ""
	switch value := v.Interface().(type) {
	case Source:
		text = withMark("", value)
	case []string:
		text = strings.Join(value, b.sep)
	case bool:
		text = r.codec.shapes.Enum("yesno", strconv.FormatBool(value), r.lang)
	case int:
		text = strconv.Itoa(value)
	default:
		text = v.String()
		if b.enum != "" {
			text = r.codec.shapes.Enum(b.enum, text, r.lang)
		}
	}
	if text == "" {
		return emptyCell
	}
	return text
}

// group prints every element under a heading of the given level.
func (r *renderer) group(elems reflect.Value, level int) string {
	var b strings.Builder
	for i := range elems.Len() {
		b.WriteString(r.element(elems.Index(i), level))
	}
	return b.String()
}

func (r *renderer) element(e reflect.Value, level int) string {
	p := r.codec.plan(e.Type())
	var b strings.Builder
	heads := make([]string, 0, 2)
	for _, i := range p.headings {
		heads = append(heads, r.headingOf(e.Field(i)))
	}
	heading := heads[0]
	if len(heads) > 1 {
		heading = joinHeading(heads[0], heads[1])
	}
	b.WriteString(strings.Repeat("#", level) + " " + heading + "\n\n")
	b.WriteString(r.facts(p, e))
	for _, bind := range p.sections {
		switch bind.body {
		case "fact", "syntax":
		case "fence":
			b.WriteString(fence(e, p, bind))
		case "story", "prose":
			b.WriteString(r.body(bind, e.Field(bind.index), level))
		default:
			if body := r.body(bind, e.Field(bind.index), level); body != "" {
				b.WriteString(strings.Repeat("#", level+1) + " " + r.codec.shapes.Labels[bind.path].In(r.lang) + "\n\n" + body)
			}
		}
	}
	return b.String()
}

// headingOf prints what names an element; a number is that of a round.
func (r *renderer) headingOf(v reflect.Value) string {
	if v.Kind() == reflect.Int {
		return strings.Replace(r.phrase("round"), "{n}", strconv.Itoa(int(v.Int())), 1)
	}
	return v.String()
}

func (r *renderer) facts(p *plan, e reflect.Value) string {
	var b strings.Builder
	for _, bind := range p.sections {
		if bind.body != "fact" {
			continue
		}
		if text := r.cell(bind, e.Field(bind.index)); text != emptyCell {
			b.WriteString("- **" + r.codec.shapes.Labels[bind.path].In(r.lang) + ":** " + text + "\n")
		}
	}
	return block(b.String())
}

// fence prints code in a fence that is longer than any inside it.
func fence(e reflect.Value, p *plan, bind binding) string {
	code := e.Field(bind.index).String()
	if code == "" {
		return ""
	}
	info := ""
	for _, b := range p.sections {
		if b.body == "syntax" {
			info = e.Field(b.index).String()
		}
	}
	ticks := "```"
	for strings.Contains(code, ticks) {
		ticks += "`"
	}
	return ticks + info + "\n" + code + "\n" + ticks + "\n\n"
}
