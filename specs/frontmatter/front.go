package frontmatter

import (
	"bytes"
	"encoding"
	"reflect"
	"strconv"
	"strings"

	"gopkg.in/yaml.v3"

	"github.com/overtone-cli/overtone/specs/problem"
)

// Field is one top-level entry.
type Field struct {
	Key  string
	Line int    // of the key, 1-based in the file
	Raw  string // the value as written: text behind the colon and nested lines
}

// Front is the front matter of one file.
type Front struct {
	head   []byte // byte order mark and opening fence
	yaml   []byte
	tail   []byte // closing fence and body
	fields []field
	nl     string
}

// field is an entry with its place in Front.yaml.
type field struct {
	Field
	value      *yaml.Node // nil when the line says it, as quick reads it
	line       string     // without its line feed, when there is no value
	start, end int        // whole lines of key and value, without what follows them
	valueStart int        // behind the colon
}

// Body is the text behind the front matter, and the line it begins on.
func (f *Front) Body() ([]byte, int) {
	_, body, line, _ := Split(f.Bytes())
	return body, line
}

// Bytes is the whole file as it now stands.
func (f *Front) Bytes() []byte {
	return bytes.Join([][]byte{f.head, f.yaml, f.tail}, nil)
}

// Fields are the entries in the order of the file.
func (f *Front) Fields() []Field {
	out := make([]Field, 0, len(f.fields))
	for _, x := range f.fields {
		out = append(out, x.Field)
	}
	return out
}

func (f *Front) find(key string) *field {
	for i := range f.fields {
		if f.fields[i].Key == key {
			return &f.fields[i]
		}
	}
	return nil
}

// Has tells whether a key is there, even without a value.
func (f *Front) Has(key string) bool { return f.find(key) != nil }

// Line is the 1-based line of a key in the file, 0 when it is not there.
func (f *Front) Line(key string) int {
	if x := f.find(key); x != nil {
		return x.Line
	}
	return 0
}

// Decode reads the value of a key into a pointer; unknown fields of a struct
// are an error. A key that is not there leaves the target as it is. Errors are
// *problem.Problem with code input.frontmatter and the line of the file.
func (f *Front) Decode(key string, into any) error {
	x := f.find(key)
	if x == nil {
		return nil
	}
	target := reflect.ValueOf(into)
	if target.Kind() != reflect.Pointer || target.IsNil() {
		return problem.New("internal.decode", "field %q is decoded into a %T, which is no pointer", key, into)
	}
	if x.plain().set(into) {
		return nil
	}
	value := f.node(x)
	if !hasFields(target.Type().Elem()) {
		// The value has been parsed already; a fresh target, because an absent
		// value empties the target and does not leave it alone.
		fresh := reflect.New(target.Type().Elem())
		if err := value.Decode(fresh.Interface()); err != nil {
			return x.fault(value, err)
		}
		target.Elem().Set(fresh.Elem())
		return nil
	}
	// A map of one entry, because only a decoder of text refuses unknown fields;
	// blank lines before it keep the line numbers.
	holder := reflect.New(reflect.MapOf(reflect.TypeFor[string](), target.Type().Elem()))
	text := append(bytes.Repeat([]byte("\n"), x.Line-2), f.yaml[x.start:x.end]...)
	decoder := yaml.NewDecoder(bytes.NewReader(text))
	decoder.KnownFields(true)
	if err := decoder.Decode(holder.Interface()); err != nil {
		return x.fault(value, err)
	}
	target.Elem().Set(holder.Elem().MapIndex(reflect.ValueOf(key)))
	return nil
}

// node is the value of a field as the YAML library gives it.
func (f *Front) node(x *field) *yaml.Node {
	if x.value == nil {
		return quickNode(x.line, x.Line-1)
	}
	return x.value
}

// plain is the value of a field when it is a scalar or a list of them; anything
// else has no tag.
func (x *field) plain() plain {
	if x.value == nil {
		_, v, _ := readLine(x.line)
		return v
	}
	v := plain{isList: x.value.Kind == yaml.SequenceNode && x.value.Tag == "!!seq", scalar: scalarOf(x.value)}
	if v.isList {
		v.list = make([]scalar, len(x.value.Content))
		for i, one := range x.value.Content {
			v.list[i] = scalarOf(one)
		}
	}
	return v
}

func scalarOf(n *yaml.Node) scalar {
	if n.Kind != yaml.ScalarNode {
		return scalar{}
	}
	return scalar{text: n.Value, tag: n.Tag}
}

// set sets a string, a list of strings, a whole number or a boolean from a value
// that is written as one, and says whether it did: most fields are, and the YAML
// library takes long over each.
func (v plain) set(into any) bool {
	isString := func(s scalar) bool { return s.tag == "!!str" }
	switch target := into.(type) {
	case *string:
		if isString(v.scalar) {
			*target = v.text
			return true
		}
	case *int:
		if v.tag == "!!int" && isWholeNumber(v.text) {
			*target, _ = strconv.Atoi(v.text) // nine digits at most
			return true
		}
	case *bool:
		if v.tag == "!!bool" && (v.text == "true" || v.text == "false") {
			*target = v.text == "true"
			return true
		}
	case *[]string:
		if !v.isList {
			return false
		}
		list := make([]string, len(v.list))
		for i, one := range v.list {
			if !isString(one) {
				return false
			}
			list[i] = one.text
		}
		*target = list
		return true
	default:
		return setNamed(isString(v.scalar), v.text, into)
	}
	return false
}

// setNamed sets a type of its own that is a string, unless it reads itself.
func setNamed(isString bool, value string, into any) bool {
	switch into.(type) {
	case yaml.Unmarshaler, encoding.TextUnmarshaler:
		return false
	}
	target := reflect.ValueOf(into)
	if !isString || target.Elem().Kind() != reflect.String {
		return false
	}
	target.Elem().SetString(value)
	return true
}

// hasFields says whether a value of the type can have unknown fields.
func hasFields(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.Slice, reflect.Array, reflect.Pointer, reflect.Map:
		return hasFields(t.Elem())
	case reflect.Struct, reflect.Interface:
		return true
	default:
		return false
	}
}

// fault names the line of the value that does not fit.
func (x *field) fault(value *yaml.Node, err error) error {
	message := strings.TrimPrefix(strings.TrimPrefix(err.Error(), "yaml: "), "unmarshal errors:\n  ")
	message, _, _ = strings.Cut(message, "\n")
	line := value.Line
	if m := yamlLine().FindStringSubmatch(message); m != nil {
		if n, e := strconv.Atoi(m[1]); e == nil && n > 0 {
			line = n
		}
		message = strings.TrimPrefix(message, m[0]+": ")
	}
	return fault(line, "field %q cannot be read: %s", x.Key, message).
		Mend("write %q as the kind of value the document needs", x.Key)
}
