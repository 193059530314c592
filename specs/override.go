package specs

import (
	"bytes"
	"path"
	"reflect"

	"github.com/overtone-cli/overtone/specs/problem"
)

// CheckOverrides refuses a template of the project, or its shape table, that
// would lose something: a sample document of each kind that it concerns, with
// every field filled, must come back as it was, in every language. The problem
// is input.template with file and line. It does nothing without overrides.
func (c *Codec) CheckOverrides() error {
	all := c.set.Overridden("shapes.yaml")
	for _, kind := range AllKinds() {
		name := path.Join("docs", string(kind)+".md.tmpl")
		if !all && !c.set.Overridden(name) {
			continue
		}
		for _, lang := range []Lang{English, Chinese} {
			if err := c.checkOverride(kind, lang, name); err != nil {
				return err
			}
		}
	}
	return nil
}

func (c *Codec) checkOverride(kind Kind, lang Lang, name string) error {
	data, shown, err := c.set.Read(name)
	if err != nil {
		return err
	}
	doc := sample(kind, lang)
	text, err := c.Render(doc, nil)
	if err != nil {
		return err
	}
	lost := func(what string) error {
		return problem.New("input.template", "the template loses %s of a document", what).
			At(shown, bytes.Count(bytes.TrimRight(data, "\n"), []byte("\n"))+1).
			Mend("compare it with the built-in template: front, title and every section have to stand in it")
	}
	parsed, err := c.Parse(doc.Path(), text)
	if err != nil {
		return lost("the frontmatter or the title")
	}
	before, after := reflect.ValueOf(doc).Elem(), reflect.ValueOf(parsed.Doc).Elem()
	meta := parsed.Doc.Header()
	meta.Order, meta.Extra = nil, nil // what the template adds is its own business
	for i := range before.NumField() {
		if !same(before.Field(i), after.Field(i)) {
			return lost(part(before.Type().Field(i)))
		}
	}
	return nil
}

// part is how a message names a field.
func part(field reflect.StructField) string {
	if id := field.Tag.Get("doc"); id != "" {
		section, _, _ := bytes.Cut([]byte(id), []byte(","))
		return `the section "` + string(section) + `"`
	}
	return "the frontmatter"
}

// sample is a document with a plain text in every field.
func sample(kind Kind, lang Lang) Document {
	doc := New(kind)
	v := reflect.ValueOf(doc).Elem()
	fillSample(v)
	if f := v.FieldByName("ID"); f.IsValid() {
		f.SetString(map[Kind]string{KindRequirement: "REQ-001", KindNFR: "NFR-P-001", KindADR: "ADR-001", KindEpic: "EPIC-001"}[kind])
	}
	*doc.Header() = Meta{
		SessionID: "SPEC-sample-2026-01-02", Phase: 1, Status: StatusDraft, GeneratedAt: "2026-01-02T03:04:05Z",
		StepsCompleted: []string{"sample"}, Version: 1, Dependencies: []string{"sample.md"}, Lang: lang,
	}
	if kind == KindEpic {
		doc.Header().Dependencies = nil
	}
	return doc
}

func fillSample(v reflect.Value) {
	switch v.Interface().(type) {
	case Pos, Meta:
		return
	case Source:
		v.Set(reflect.ValueOf(FromLines(1, 2)))
		return
	case Priority:
		v.Set(reflect.ValueOf(Must))
		return
	}
	switch v.Kind() {
	case reflect.String:
		v.SetString("sample")
	case reflect.Int:
		v.SetInt(1)
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 1, 1))
		fillSample(v.Index(0))
	case reflect.Struct:
		for i := range v.NumField() {
			fillSample(v.Field(i))
		}
		if v.Type() == reflect.TypeFor[Story]() {
			v.FieldByName("ID").SetString(StoryID("EPIC-001", 1))
		}
	}
}

// same compares two values, places in a file aside.
func same(a, b reflect.Value) bool {
	switch a.Kind() {
	case reflect.Struct:
		if a.Type() == reflect.TypeFor[Pos]() {
			return true
		}
		for i := range a.NumField() {
			if !same(a.Field(i), b.Field(i)) {
				return false
			}
		}
		return true
	case reflect.Slice:
		if a.Len() != b.Len() {
			return false
		}
		for i := range a.Len() {
			if !same(a.Index(i), b.Index(i)) {
				return false
			}
		}
		return true
	default:
		return reflect.DeepEqual(a.Interface(), b.Interface())
	}
}
