package specs

import (
	"reflect"
	"strings"
)

// Statement is any sourced thing that a document says, flattened: the texts of
// an item, a table row or a group element with its provenance and line.
type Statement struct {
	Text   string // all its texts, joined by " · "
	Source Source
	Line   int
	Part   string // Go name of the field that holds it: "Criteria", "Goals"
}

// Statements lists everything that a document says and where it comes from, in
// document order. The document itself comes first when it carries a source.
func Statements(doc Document) []Statement {
	w := &walker{}
	v := reflect.ValueOf(doc).Elem()
	if f := v.FieldByName("Source"); f.IsValid() {
		w.out = append(w.out, Statement{Text: titleText(v), Source: f.Interface().(Source), Line: posOf(v), Part: "Title"})
	}
	w.children(v)
	return w.out
}

func titleText(v reflect.Value) string {
	if f := v.FieldByName("Title"); f.IsValid() {
		return f.String()
	}
	return ""
}

func posOf(v reflect.Value) int {
	if f := v.FieldByName("Pos"); f.IsValid() {
		return f.Interface().(Pos).Line
	}
	return 0
}

type walker struct{ out []Statement }

func (w *walker) children(v reflect.Value) {
	t := v.Type()
	for i := range t.NumField() {
		if t.Field(i).Name == "Meta" {
			continue
		}
		w.value(v.Field(i), t.Field(i).Name)
	}
}

func (w *walker) value(v reflect.Value, part string) {
	switch v.Kind() {
	case reflect.Slice:
		if v.Type().Elem().Kind() == reflect.Struct {
			for i := range v.Len() {
				w.value(v.Index(i), part)
			}
		}
	case reflect.Struct:
		if v.Type() == reflect.TypeFor[Source]() || v.Type() == reflect.TypeFor[Pos]() {
			return
		}
		if f := v.FieldByName("Source"); f.IsValid() {
			if text := ownText(v); text != "" {
				w.out = append(w.out, Statement{Text: text, Source: f.Interface().(Source), Line: posOf(v), Part: part})
			}
		}
		w.children(v)
	}
}

// ownText joins the strings that a struct holds itself, not those of its parts.
func ownText(v reflect.Value) string {
	var texts []string
	for i := range v.NumField() {
		switch f := v.Field(i); {
		case f.Kind() == reflect.String && f.String() != "":
			texts = append(texts, f.String())
		case f.Type() == reflect.TypeFor[[]string]():
			for j := range f.Len() {
				texts = append(texts, f.Index(j).String())
			}
		}
	}
	return strings.Join(texts, " · ")
}

// EachSource goes through the sources of what Statements lists, with their
// lines, without making the texts.
func (c *Codec) EachSource(doc Document, visit func(source *Source, line int)) {
	v := reflect.ValueOf(doc).Elem()
	p := c.plan(v.Type())
	if p.source >= 0 {
		visit(p.sourceOf(v), p.lineOf(v))
	}
	c.eachSource(p, v, visit)
}

func (c *Codec) eachSource(p *plan, v reflect.Value, visit func(source *Source, line int)) {
	one := func(p *plan, v reflect.Value) {
		if p.source >= 0 && p.hasText(v) {
			visit(p.sourceOf(v), p.lineOf(v))
		}
		c.eachSource(p, v, visit)
	}
	for _, i := range p.parts {
		part := v.Field(i)
		if part.Kind() == reflect.Struct {
			one(c.plan(part.Type()), part)
			continue
		}
		if part.Len() == 0 {
			continue
		}
		element := c.plan(part.Type().Elem())
		for j := range part.Len() {
			one(element, part.Index(j))
		}
	}
}

func (p *plan) sourceOf(v reflect.Value) *Source {
	return v.Field(p.source).Addr().Interface().(*Source)
}

func (p *plan) lineOf(v reflect.Value) int {
	if p.pos < 0 {
		return 0
	}
	return v.Field(p.pos).Addr().Interface().(*Pos).Line
}

// hasText says whether ownText gives anything.
func (p *plan) hasText(v reflect.Value) bool {
	n := 0
	for _, i := range p.texts {
		f := v.Field(i)
		if f.Kind() == reflect.String {
			if f.Len() > 0 {
				return true
			}
			continue
		}
		for j := range f.Len() {
			if n++; n > 1 || f.Index(j).Len() > 0 {
				return true
			}
		}
	}
	return false
}
