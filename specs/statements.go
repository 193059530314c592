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
