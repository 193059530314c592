package plainyaml

import (
	"encoding"
	"reflect"
	"slices"
	"strings"
	"time"

	"gopkg.in/yaml.v3"
)

// fields are those of a struct, by the names that they have in a file.
type fields struct {
	place map[string]int
	index [][]int // of reflect, by place
	rest  int     // the map that takes unknown names, -1 without
	known bool    // false: nothing that can be filled here
}

// isCustom says whether a type reads itself, or is one that the library treats
// in a way of its own.
func isCustom(t reflect.Type) bool {
	if t.PkgPath() == "" && t.Name() != "" {
		return false // string, int and so on
	}
	p := reflect.PointerTo(t)
	return t == reflect.TypeFor[time.Duration]() || t == reflect.TypeFor[yaml.Node]() ||
		p.Implements(reflect.TypeFor[encoding.TextUnmarshaler]()) ||
		p.Implements(reflect.TypeFor[yaml.Unmarshaler]()) ||
		p.Implements(reflect.TypeFor[interface{ UnmarshalYAML(func(any) error) error }]())
}

func (b *binder) fieldsOf(t reflect.Type) *fields {
	f := b.types[t]
	if f == nil {
		f = &fields{place: map[string]int{}, rest: -1}
		f.known = !isCustom(t) && f.gather(t, nil) && len(f.index) <= 64
		b.types[t] = f
	}
	return f
}

// gather adds the fields of a struct that lies at a path of fields.
func (f *fields) gather(t reflect.Type, path []int) bool {
	for i := range t.NumField() {
		field := t.Field(i)
		tag, ok := field.Tag.Lookup("yaml")
		if field.PkgPath != "" && !field.Anonymous || tag == "-" {
			continue
		}
		if !ok && field.Tag != "" && !strings.Contains(string(field.Tag), ":") {
			return false // an old way to write tags
		}
		name, flags, _ := strings.Cut(tag, ",")
		at := append(slices.Clone(path), i)
		switch flags {
		case "", "omitempty":
			if field.PkgPath != "" {
				return false
			}
			if name == "" {
				name = strings.ToLower(field.Name)
			}
			if _, twice := f.place[name]; twice {
				return false
			}
			f.place[name] = len(f.index)
			f.index = append(f.index, at)
		case "inline":
			if !f.inline(field.Type, at) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// inline adds a field whose own fields, or whose keys, stand in its place.
func (f *fields) inline(t reflect.Type, at []int) bool {
	switch {
	case t.Kind() == reflect.Struct && !isCustom(t):
		return f.gather(t, at)
	case t == reflect.TypeFor[map[string]any]() && len(at) == 1 && f.rest < 0:
		f.rest = at[0]
		return true
	}
	return false
}

// structure fills a struct with a mapping.
func (b *binder) structure(v reflect.Value, i int) bool {
	f := b.fieldsOf(v.Type())
	if !f.known {
		return false
	}
	done := uint64(0)
	for at := i + 1; at < b.nodes[i].end; at = b.nodes[at+1].end {
		name, ok := b.key(at)
		if !ok {
			return false
		}
		place, known := f.place[name]
		if !known {
			if !b.rest(v, f, name, at+1) {
				return false
			}
			continue
		}
		if done&(1<<place) != 0 {
			return false
		}
		done |= 1 << place
		if !b.bind(v.FieldByIndex(f.index[place]), at+1) {
			return false
		}
	}
	return true
}

// rest keeps a value that has no field of its own.
func (b *binder) rest(v reflect.Value, f *fields, name string, i int) bool {
	if f.rest < 0 {
		return false
	}
	rest, ok := reflect.TypeAssert[map[string]any](v.Field(f.rest))
	if !ok {
		return false
	}
	if rest == nil {
		rest = map[string]any{}
		v.Field(f.rest).Set(reflect.ValueOf(rest))
	}
	if _, twice := rest[name]; twice {
		return false
	}
	rest[name], ok = b.looseOrNil(i)
	return ok
}
