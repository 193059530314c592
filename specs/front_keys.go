package specs

import (
	"reflect"
	"slices"
	"strings"
)

// FrontKey describes a key that the frontmatter of a document is written with.
type FrontKey struct {
	Name  string
	Type  reflect.Type // of its value; a Source is written as its mark
	About string       // what it says, for people
	Words []string     // the only values it may have, nil for any
}

// FrontKeys lists the keys of a kind of document in the order in which they are
// written: the common ones, without those for which a key of its own stands,
// then its own. There are none for an unknown kind.
func FrontKeys(kind Kind) []FrontKey {
	doc := New(kind)
	if doc == nil {
		return nil
	}
	own := frontKeysOf(reflect.TypeOf(doc).Elem())
	common := slices.DeleteFunc(frontKeysOf(reflect.TypeFor[Meta]()), func(k FrontKey) bool {
		return slices.ContainsFunc(own, func(o FrontKey) bool { return o.Name == k.Name })
	})
	return append(common, own...)
}

func frontKeysOf(t reflect.Type) []FrontKey {
	var out []FrontKey
	for i := range t.NumField() {
		f := t.Field(i)
		name := f.Tag.Get("front")
		if name == "" {
			continue
		}
		key := FrontKey{Name: name, Type: f.Type, About: f.Tag.Get("about")}
		if words := f.Tag.Get("words"); words != "" {
			key.Words = strings.Split(words, " ")
		}
		out = append(out, key)
	}
	return out
}
