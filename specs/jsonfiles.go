package specs

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/problem"
)

// EncodeJSON writes a value as it stands in files: indented, HTML not escaped,
// nil slices as [], one line end at the end.
func EncodeJSON(v any) ([]byte, error) {
	fillSlices(reflect.ValueOf(v))
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	if err := enc.Encode(v); err != nil {
		return nil, problem.Wrap(err, "internal.json", "a value cannot be written as JSON")
	}
	return b.Bytes(), nil
}

// FillSlices makes every nil slice that v, a pointer, leads to an empty one, so
// that JSON has [] and never null.
func FillSlices(v any) { fillSlices(reflect.ValueOf(v)) }

// fillSlices makes every nil slice that v points to an empty one, because a
// reader should not have to tell null from none.
func fillSlices(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			fillSlices(v.Elem())
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				fillSlices(v.Field(i))
			}
		}
	case reflect.Slice:
		if v.IsNil() && v.CanSet() && v.Type() != reflect.TypeFor[json.RawMessage]() {
			v.Set(reflect.MakeSlice(v.Type(), 0, 0))
		}
		if k := v.Type().Elem().Kind(); k == reflect.Struct || k == reflect.Pointer || k == reflect.Interface {
			for i := range v.Len() {
				fillSlices(v.Index(i))
			}
		}
	}
}

// DecodeConfig reads spec-config.json and keeps the fields it does not know.
// It fails with input.json, naming the line.
func DecodeConfig(data []byte) (*Config, error) {
	c, err := decodeJSON[Config](data)
	if err != nil {
		return nil, err
	}
	var all map[string]json.RawMessage
	if err := json.Unmarshal(data, &all); err != nil {
		return nil, err
	}
	for _, name := range jsonNames(reflect.TypeFor[Config]()) {
		delete(all, name)
	}
	if len(all) > 0 {
		c.Unknown = all
	}
	return c, nil
}

// EncodeConfig writes spec-config.json with the fields of others at its end.
func EncodeConfig(c *Config) ([]byte, error) {
	data, err := EncodeJSON(c)
	if err != nil || len(c.Unknown) == 0 {
		return data, err
	}
	var b bytes.Buffer
	b.Write(bytes.TrimRight(bytes.TrimRight(data, "\n"), "}\n"))
	for _, key := range slices.Sorted(maps.Keys(c.Unknown)) {
		name, err := json.Marshal(key)
		if err != nil {
			return nil, err
		}
		var value bytes.Buffer
		if err := json.Indent(&value, c.Unknown[key], "  ", "  "); err != nil {
			return nil, problem.Wrap(err, "input.json", "the field %q of %s is not JSON", key, ConfigFile)
		}
		b.WriteString(",\n  " + string(name) + ": " + value.String())
	}
	b.WriteString("\n}\n")
	return b.Bytes(), nil
}

func jsonNames(t reflect.Type) []string {
	var out []string
	for i := range t.NumField() {
		name, _, _ := strings.Cut(t.Field(i).Tag.Get("json"), ",")
		if name != "" && name != "-" {
			out = append(out, name)
		}
	}
	return out
}

// decodeJSON reads one JSON value; an error names its line.
func decodeJSON[T any](data []byte) (*T, error) {
	v := new(T)
	dec := json.NewDecoder(bytes.NewReader(data))
	if err := dec.Decode(v); err != nil {
		return nil, jsonProblem(err, data)
	}
	if _, err := dec.Token(); !errors.Is(err, io.EOF) {
		return nil, problem.New("input.json", "more than one JSON value").
			At("", lineAt(data, dec.InputOffset())).Mend("keep one object in the file")
	}
	return v, nil
}

func jsonProblem(err error, data []byte) error {
	offset := int64(len(data))
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &syntax):
		offset = syntax.Offset
	case errors.As(err, &kind):
		offset = kind.Offset
	}
	return problem.Wrap(err, "input.json", "not the JSON that is expected here").
		At("", lineAt(data, offset)).Mend("correct the line, or take the file from version control")
}

func lineAt(data []byte, offset int64) int {
	offset = min(max(offset, 0), int64(len(data)))
	return 1 + bytes.Count(data[:offset], []byte("\n"))
}
