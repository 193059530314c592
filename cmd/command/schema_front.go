package command

import (
	"reflect"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// frontSchema describes the frontmatter of a kind of Markdown document. It is
// open: keys of a person or of another tool stay where they are.
func frontSchema(kind specs.Kind) func() ([]byte, error) {
	return func() ([]byte, error) {
		out := &jsonschema.Schema{Type: "object", Properties: map[string]*jsonschema.Schema{}}
		for _, key := range specs.FrontKeys(kind) {
			value, err := frontValueSchema(key)
			if err != nil {
				return nil, err
			}
			if key.Type == reflect.TypeFor[specs.Kind]() {
				value.Enum = words([]specs.Kind{kind})
			}
			out.Properties[key.Name] = value
			out.PropertyOrder = append(out.PropertyOrder, key.Name)
			out.Required = append(out.Required, key.Name)
		}
		return schemaBytes(out)
	}
}

// frontValueSchema describes one value. A source is written as its short mark.
func frontValueSchema(key specs.FrontKey) (*jsonschema.Schema, error) {
	out := &jsonschema.Schema{Description: key.About}
	if len(key.Words) > 0 {
		out.Enum = words(key.Words)
	}
	switch {
	case key.Type.Kind() == reflect.String, key.Type == reflect.TypeFor[specs.Source]():
		out.Type = "string"
	case key.Type.Kind() == reflect.Int:
		out.Type = "integer"
	case key.Type.Kind() == reflect.Bool:
		out.Type = "boolean"
	case key.Type == reflect.TypeFor[[]string]():
		out.Type, out.Items = "array", &jsonschema.Schema{Type: "string"}
	default:
		return nil, problem.New("internal.schema", "the value of the key %q has no schema", key.Name)
	}
	return out, nil
}
