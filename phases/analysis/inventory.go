package analysis

import (
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// inventory is what a question or an answer holds of what can be compared.
type inventory struct {
	ids     []idea
	refs    []reference
	items   []item
	ranges  []place
	rules   map[string]bool // rules behind inferred items
	rounds  map[int]bool    // rounds of clarification
	known   map[string]bool // statements: words and source
	isDraft bool            // a review: everything in the draft must stay
}

// idea is an id that an object gives itself.
type idea struct {
	place, id, prefix string
	draft             bool
}

// reference is an id that an object refers to.
type reference struct{ place, id string }

// item is a text with its provenance; source points into the value surveyed.
type item struct {
	place, text string
	source      *specs.Source
}

// place is a run of lines outside a provenance.
type place struct {
	place string
	lines specs.LineRange
}

// holds says whether the same words with the same source are there.
func (v *inventory) holds(it item) bool { return v.known[it.key()] }

func (i item) key() string { return i.source.Mark() + "\x00" + i.text }

// survey takes stock of a value, which is reached through a pointer and stays
// as it is: other tasks may be reading it.
func survey(value any) *inventory {
	v := &inventory{rules: map[string]bool{}, rounds: map[int]bool{}, known: map[string]bool{}}
	s := &surveyor{to: v}
	s.walk(reflect.ValueOf(value), "")
	for _, it := range v.items {
		v.known[it.key()] = true
		switch it.source.Kind {
		case specs.Inferred:
			v.rules[it.source.Rule] = true
		case specs.Answered:
			v.rounds[it.source.Round] = true
		case specs.Stated, specs.Edited:
		}
	}
	return v
}

type surveyor struct {
	to    *inventory
	draft bool
}

func (s *surveyor) walk(v reflect.Value, at string) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			s.walk(v.Elem(), at)
		}
	case reflect.Slice:
		for i := range v.Len() {
			s.walk(v.Index(i), at+"["+strconv.Itoa(i)+"]")
		}
	case reflect.Struct:
		s.object(v, at)
	}
}

func (s *surveyor) object(v reflect.Value, at string) {
	switch typed := v.Interface().(type) {
	case specs.LineRange:
		s.to.ranges = append(s.to.ranges, place{at, typed})
		return
	case specs.Exchange:
		s.to.rounds[typed.Round] = true
		return
	case specs.Meta, specs.Pos, Source:
		return
	}
	texts := make([]string, 0, v.NumField())
	var source *specs.Source
	for i := range v.NumField() {
		f := v.Type().Field(i)
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		if name == "-" {
			continue
		}
		inner := path(at, name)
		if f.Type == reflect.TypeFor[specs.Source]() {
			if v.Field(i).CanAddr() {
				source, _ = reflect.TypeAssert[*specs.Source](v.Field(i).Addr())
			}
			continue
		}
		if f.Type.Kind() == reflect.String && isProse(f, name) {
			texts = append(texts, v.Field(i).String())
		}
		s.named(v, v.Field(i), name, inner)
		outer := s.draft
		if name == "draft" {
			s.draft, s.to.isDraft = true, true
		}
		s.walk(v.Field(i), inner)
		s.draft = outer
	}
	if source != nil {
		s.to.items = append(s.to.items, item{place: at, text: strings.Join(texts, " "), source: source})
	}
}

func path(at, name string) string {
	if at == "" || name == "" {
		return at + name
	}
	return at + "." + name
}

// named takes note of ids and of references to them.
func (s *surveyor) named(owner, v reflect.Value, name, at string) {
	if name == "id" {
		s.to.ids = append(s.to.ids, idea{place: at, id: v.String(), prefix: prefixOf(owner.Type()), draft: s.draft})
		return
	}
	if !isReference(owner.Type(), name) {
		return
	}
	switch v.Kind() {
	case reflect.String:
		if id := v.String(); owner.Type() != reflect.TypeFor[Note]() || specs.IsID(id) {
			s.to.refs = append(s.to.refs, reference{at, id})
		}
	case reflect.Slice:
		for i := range v.Len() {
			if v.Index(i).Kind() == reflect.String {
				s.to.refs = append(s.to.refs, reference{at + "[" + strconv.Itoa(i) + "]", v.Index(i).String()})
			}
		}
	}
}

// prefixOf is how the ids of a type begin.
func prefixOf(t reflect.Type) string {
	switch t {
	case reflect.TypeFor[specs.Requirement]():
		return "REQ-"
	case reflect.TypeFor[specs.NFR]():
		return "NFR-"
	case reflect.TypeFor[specs.ADR]():
		return "ADR-"
	case reflect.TypeFor[specs.Epic]():
		return "EPIC-"
	case reflect.TypeFor[specs.Story]():
		return "STORY-"
	case reflect.TypeFor[specs.Goal]():
		return "G-"
	default:
		return ""
	}
}

// isReference says whether a field holds ids of other items. Needs are ids in
// a story and words elsewhere; a note may be about something without an id.
func isReference(owner reflect.Type, name string) bool {
	switch name {
	case "traces_to", "requirements", "architecture", "dependencies", "nfrs", "nfr", "epic":
		return true
	case "needs":
		return owner == reflect.TypeFor[specs.Story]()
	case "target":
		return owner == reflect.TypeFor[Note]()
	default:
		return false
	}
}

// isProse says whether a field holds words of its own, not an id, a class or a
// word out of a table.
func isProse(f reflect.StructField, name string) bool {
	if _, fromTable := f.Tag.Lookup("enum"); fromTable || f.Type != reflect.TypeFor[string]() {
		return false
	}
	return !slices.Contains([]string{
		"id", "type", "kind", "priority", "class", "category", "size", "decision", "date", "method",
		"nfr", "epic", "language", "first_defined_in", "owner",
	}, name)
}
