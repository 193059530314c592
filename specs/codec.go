package specs

import (
	"reflect"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/templates"
)

// Codec writes documents as Markdown and reads them back. What a section is
// called comes from the shape table; which field fills it, and in what form,
// from the struct tags of the document types:
//
//	front:"key"        a frontmatter key
//	doc:"title"        the text of the H1
//	doc:"path,body"    the section at that path of the shape; body is prose,
//	                   list, boxes, table, story or group; fact:label is the
//	                   value of a fact in a list that is derived
//	doc:"heading"      (in a group) the heading of the element
//	doc:"label,body"   (in a group) fact, story, prose, list, boxes, table, fence, syntax
//	col:"id"           (in a table) the column
//	enum:"table"       the value is an id that is printed in the document's language
//	sep:"; "           what stands between the elements of a list; else ", "
//
// One description serves both directions, which is what makes
// Parse(Render(x)) == x hold for every kind.
type Codec struct {
	set    *templates.Set
	shapes *templates.ShapeTable

	mu    sync.Mutex
	plans map[reflect.Type]*plan
}

// NewCodec makes a codec over a set of templates. It fails when the shape
// table cannot be read.
func NewCodec(set *templates.Set) (*Codec, error) {
	shapes, err := set.Shapes()
	if err != nil {
		return nil, err
	}
	return &Codec{set: set, shapes: shapes, plans: map[reflect.Type]*plan{}}, nil
}

// binding ties one struct field to a place in the document.
type binding struct {
	index int
	path  string // section path, label or column id
	body  string
	enum  string
	sep   string // between the elements of a list
}

// plan is what the tags of one struct type say.
type plan struct {
	front    []binding
	sections []binding
	columns  []binding
	headings []int
	title    int // field of the title, -1 when there is none
	id       int // field named ID, -1 when there is none
	source   int // field named Source, -1 when there is none
	pos      int
	texts    []int // fields that are a string or a list of strings
	parts    []int // fields that hold what carries a source of its own
}

func (c *Codec) plan(t reflect.Type) *plan {
	c.mu.Lock()
	defer c.mu.Unlock()
	if p := c.plans[t]; p != nil {
		return p
	}
	p := newPlan(t)
	c.plans[t] = p
	return p
}

func newPlan(t reflect.Type) *plan {
	p := &plan{title: -1, id: -1, source: -1, pos: -1}
	for i := range t.NumField() {
		f := t.Field(i)
		switch f.Name {
		case "ID":
			p.id = i
		case "Source":
			p.source = i
		case "Pos":
			p.pos = i
		}
		switch {
		case f.Type.Kind() == reflect.String, f.Type == reflect.TypeFor[[]string]():
			p.texts = append(p.texts, i)
		case holdsParts(f):
			p.parts = append(p.parts, i)
		}
		if key := f.Tag.Get("front"); key != "" {
			p.front = append(p.front, binding{index: i, path: key})
		}
		if col := f.Tag.Get("col"); col != "" {
			p.columns = append(p.columns, binding{index: i, path: col, enum: f.Tag.Get("enum"), sep: separator(f.Tag)})
		}
		tag := f.Tag.Get("doc")
		path, body, _ := strings.Cut(tag, ",")
		switch tag {
		case "":
		case "title":
			p.title = i
		case "heading":
			p.headings = append(p.headings, i)
		default:
			p.sections = append(p.sections, binding{index: i, path: path, body: body, enum: f.Tag.Get("enum"), sep: separator(f.Tag)})
		}
	}
	return p
}

// holdsParts says whether a field is a struct, or a list of them, that may hold
// what somebody stated.
func holdsParts(f reflect.StructField) bool {
	t := f.Type
	if t.Kind() == reflect.Slice {
		t = t.Elem()
	}
	return t.Kind() == reflect.Struct && f.Name != "Meta" && t != reflect.TypeFor[Source]() && t != reflect.TypeFor[Pos]()
}

// separator is what stands between the elements of a list: a comma between
// ids, a semicolon between names, which may hold commas.
func separator(tag reflect.StructTag) string {
	if sep := tag.Get("sep"); sep != "" {
		return sep
	}
	return ", "
}

// at gives the bindings of a section path, in field order.
func (p *plan) at(path string) []binding {
	var out []binding
	for _, b := range p.sections {
		if b.path == path {
			out = append(out, b)
		}
	}
	return out
}

// New makes an empty document of a kind, nil for an unknown one.
func New(kind Kind) Document {
	switch kind {
	case KindBrief:
		return &Brief{}
	case KindRequirements:
		return &RequirementsIndex{}
	case KindRequirement:
		return &Requirement{}
	case KindNFR:
		return &NFR{}
	case KindArchitecture:
		return &Architecture{}
	case KindADR:
		return &ADR{}
	case KindEpics:
		return &EpicsIndex{}
	case KindEpic:
		return &Epic{}
	case KindReadiness:
		return &Readiness{}
	case KindSummary:
		return &Summary{}
	case KindExport:
		return &ExportReport{}
	case KindRoadmap:
		return &Roadmap{}
	default:
		return nil
	}
}
