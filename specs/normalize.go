package specs

import (
	"reflect"
	"strings"
)

// Normalize brings every text of a document into the form in which it is
// written (see Clean), drops items without text and gives every item without
// provenance the origin "edited". Render does it first.
func Normalize(doc Document) {
	normalizeStruct(reflect.ValueOf(doc).Elem())
	meta := doc.Header()
	meta.DocumentType = doc.Kind()
	if meta.Lang == "" {
		meta.Lang = English
	}
	if m, ok := doc.(*Roadmap); ok {
		m.Derive()
	}
}

func normalizeStruct(v reflect.Value) {
	t := v.Type()
	for i := range t.NumField() {
		f, value := t.Field(i), v.Field(i)
		if f.Name == "Meta" || f.Name == "Pos" {
			continue
		}
		if f.Tag.Get("front") != "" {
			normalizeFront(value)
			continue
		}
		switch _, body, _ := strings.Cut(f.Tag.Get("doc"), ","); body {
		case "fence":
			value.SetString(cleanCode(value.String()))
			continue
		case "syntax":
			value.SetString(cleanSyntax(value.String()))
			continue
		}
		if value.Type() == reflect.TypeFor[[]string]() {
			normalizeStrings(value, cleanName(separator(f.Tag)))
			continue
		}
		normalizeValue(value)
	}
}

// normalizeFront keeps frontmatter strings as they are, because YAML quotes
// them, and only settles provenance.
func normalizeFront(v reflect.Value) {
	switch v.Interface().(type) {
	case Source:
		normalizeSource(v)
	case string:
		v.SetString(fold(v.String()))
	case []string:
		normalizeStrings(v, fold)
	}
}

func normalizeStrings(v reflect.Value, clean func(string) string) {
	var out []string
	for i := range v.Len() {
		if s := clean(v.Index(i).String()); s != "" {
			out = append(out, s)
		}
	}
	v.Set(reflect.ValueOf(out))
}

// cleanName cleans an element of a list: what separates the elements becomes
// another sign inside of one.
func cleanName(sep string) func(string) string {
	from, to := strings.TrimSpace(sep), ";"
	if from == ";" {
		to = ","
	}
	return func(s string) string {
		return Clean(strings.TrimRight(strings.ReplaceAll(s, from, to), to+" "))
	}
}

func normalizeValue(v reflect.Value) {
	switch value := v.Interface().(type) {
	case Source:
		normalizeSource(v)
		return
	case UserStory:
		v.Set(reflect.ValueOf(cleanStory(value)))
		return
	}
	switch v.Kind() {
	case reflect.String:
		v.SetString(Clean(v.String()))
	case reflect.Struct:
		normalizeStruct(v)
	case reflect.Slice:
		normalizeSlice(v)
	}
}

// normalizeSlice cleans the elements and drops those that say nothing.
func normalizeSlice(v reflect.Value) {
	if v.Type().Elem().Kind() != reflect.Struct {
		return
	}
	kept := 0
	for i := range v.Len() {
		e := v.Index(i)
		normalizeStruct(e)
		if !saysSomething(e) {
			continue
		}
		v.Index(kept).Set(e)
		kept++
	}
	if kept == 0 {
		v.Set(reflect.Zero(v.Type()))
		return
	}
	v.Set(v.Slice(0, kept))
}

// saysSomething is false for an element whose first text is empty.
func saysSomething(e reflect.Value) bool {
	for i := range e.NumField() {
		if e.Field(i).Kind() == reflect.String {
			return e.Field(i).String() != ""
		}
	}
	return true
}

func normalizeSource(v reflect.Value) {
	s := v.Interface().(Source)
	switch s.Kind {
	case Stated:
		s = Source{Kind: Stated, Lines: MergeLines(s.Lines)}
		if len(s.Lines) == 0 {
			s = Source{Kind: Edited}
		}
	case Answered:
		s = Source{Kind: Answered, Round: s.Round, Question: s.Question}
	case Inferred:
		s = FromRule(cleanRule(s.Rule))
	default:
		s = Source{Kind: Edited}
	}
	v.Set(reflect.ValueOf(s))
}

// cleanRule makes a rule name fit into a code span of a table.
func cleanRule(rule string) string {
	rule = strings.Map(func(r rune) rune {
		if r == '`' || r == '|' || r == '\\' {
			return -1
		}
		return r
	}, fold(rule))
	if rule = strings.TrimSpace(rule); rule == "" {
		return "model"
	}
	return rule
}

func cleanStory(s UserStory) UserStory {
	s.Role, s.Want, s.Benefit = Clean(s.Role), Clean(s.Want), Clean(s.Benefit)
	for _, part := range []*string{&s.Role, &s.Want, &s.Benefit} {
		*part = strings.TrimRight(*part, " .。,，")
	}
	source := reflect.ValueOf(&s.Source).Elem()
	normalizeSource(source)
	if s.Role == "" && s.Want == "" && s.Benefit == "" {
		return UserStory{}
	}
	return s
}

// cleanCode keeps code as it is but for line ends, invisible characters and
// blank lines around it.
func cleanCode(code string) string {
	code = strings.ReplaceAll(strings.ToValidUTF8(code, "\uFFFD"), "\r\n", "\n")
	code = strings.Map(func(r rune) rune {
		switch {
		case r == '\n' || r == '\t':
			return r
		case r < ' ' || r == 0x7f || r == '\uFEFF' || r >= 0x80 && r < 0xa0:
			return -1
		}
		return r
	}, code)
	lines := strings.Split(code, "\n")
	for i := range lines {
		lines[i] = strings.TrimRight(lines[i], " \t")
	}
	return strings.Trim(strings.Join(lines, "\n"), "\n")
}

func cleanSyntax(s string) string {
	s, _, _ = strings.Cut(fold(s), " ")
	return strings.Map(func(r rune) rune {
		if r == '`' || r == '~' || r == '|' || r == '\\' || r == '&' || r == '<' {
			return -1
		}
		return r
	}, s)
}
