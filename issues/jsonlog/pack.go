package jsonlog

import (
	"bytes"
	"encoding/json"
	"reflect"
	"strings"
)

// Unpack decodes a JSON object into the struct that into points to and gives
// the members that none of its json tags name, in their order and byte for
// byte, so that what other tools wrote can be written back; see Pack. Fields
// of kinds that do not fit are the error of encoding/json.
func Unpack(raw []byte, into any) ([]Field, error) {
	if err := json.Unmarshal(raw, into); err != nil {
		return nil, err
	}
	all, err := Fields(raw)
	if err != nil {
		return nil, err
	}
	known := tags(reflect.TypeOf(into).Elem())
	var unknown []Field
	for _, field := range all {
		if !known[strings.ToLower(field.Key)] {
			unknown = append(unknown, field)
		}
	}
	return unknown, nil
}

// tags are the names of a struct's members in JSON, in lower case, because
// encoding/json takes a name in any case.
func tags(of reflect.Type) map[string]bool {
	known := make(map[string]bool, of.NumField())
	for i := range of.NumField() {
		name, _, _ := strings.Cut(of.Field(i).Tag.Get("json"), ",")
		if name != "" && name != "-" {
			known[strings.ToLower(name)] = true
		}
	}
	return known
}

// Pack encodes a struct as one JSON object with the unknown members behind its
// own. "<" and "&" stay readable.
func Pack(value any, unknown []Field) (json.RawMessage, error) {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		return nil, err
	}
	raw := bytes.TrimSpace(out.Bytes())
	if len(unknown) == 0 {
		return raw, nil
	}
	all, err := Fields(raw)
	if err != nil {
		return nil, err
	}
	return Object(append(all, unknown...))
}

// Parse reads the records of a file that was loaded already, as Read does.
func Parse(data []byte) Content {
	content := Content{}
	each(data, 1, func(one physical) {
		switch {
		case one.blank():
		case one.reason() != "":
			content.Broken = append(content.Broken, one.broken())
		default:
			content.Lines = append(content.Lines, one.line())
		}
	})
	return content
}
