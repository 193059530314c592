package analysis

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"reflect"
	"slices"
	"unicode/utf8"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// form is what a task's answer is checked against.
type form struct {
	schema   *jsonschema.Schema
	text     []byte
	resolved *jsonschema.Resolved
}

func newForm(name string, out reflect.Type) (*form, error) {
	s, err := schemaOf(out, name, answerTypes())
	if err != nil {
		return nil, err
	}
	narrow(s, answerRules())
	text, err := json.Marshal(s)
	if err != nil {
		return nil, problem.Wrap(err, "internal.schema", "the schema of %q cannot be written", name)
	}
	resolved, err := s.Resolve(nil)
	if err != nil {
		return nil, problem.Wrap(err, "internal.schema", "the schema of %q cannot be used", name)
	}
	return &form{schema: s, text: text, resolved: resolved}, nil
}

// shape gives the task's form, also for a task that was put together by hand.
func (t Task) shape() (*form, error) {
	if t.form == nil {
		return newForm(t.Name, reflect.TypeOf(t.NewOut()).Elem())
	}
	return t.form()
}

// Schema gives the JSON Schema of a task's output. Objects are closed: a field
// that is not named there is an error. Lists are never null.
func (t Task) Schema() (*jsonschema.Schema, error) {
	f, err := t.shape()
	if err != nil {
		return nil, err
	}
	return f.schema.CloneSchemas(), nil
}

// SchemaText gives the JSON Schema of a task's output as JSON, for a request.
func (t Task) SchemaText() (json.RawMessage, error) {
	f, err := t.shape()
	if err != nil {
		return nil, err
	}
	return slices.Clone(f.text), nil
}

// InputSchema gives the JSON Schema of a task's input as EncodeInput writes it.
func (t Task) InputSchema() (*jsonschema.Schema, error) {
	return schemaOf(reflect.TypeOf(t.NewIn()).Elem(), t.Name, nil)
}

func schemaOf(t reflect.Type, name string, types map[reflect.Type]*jsonschema.Schema) (*jsonschema.Schema, error) {
	s, err := jsonschema.ForType(t, &jsonschema.ForOptions{TypeSchemas: types})
	if err != nil {
		return nil, problem.Wrap(err, "internal.schema", "no schema for the task %q", name)
	}
	s.Schema = "https://json-schema.org/draft/2020-12/schema"
	narrow(s, nil)
	return s, nil
}

// answerTypes are the types whose values an engine chooses from a few. Edited
// is not among the origins: only people edit.
func answerTypes() map[reflect.Type]*jsonschema.Schema {
	return map[reflect.Type]*jsonschema.Schema{
		reflect.TypeFor[specs.Lang]():     oneOf(specs.English, specs.Chinese),
		reflect.TypeFor[specs.Origin]():   oneOf(specs.Stated, specs.Answered, specs.Inferred),
		reflect.TypeFor[specs.Priority](): oneOf(specs.Priorities()...),
		reflect.TypeFor[specs.FileRole](): oneOf(specs.RoleModifyTarget, specs.RoleDependency, specs.RolePatternReference,
			specs.RoleTestTarget, specs.RoleTypeDefinition, specs.RoleIntegrationPoint, specs.RoleConfig, specs.RoleContextOnly),
	}
}

// ofObjects is the kind of a rule for lists of objects: lists of ids go by the
// names of what they refer to.
const ofObjects = "array of objects"

// rule narrows the properties of one JSON type.
type rule struct {
	kind string
	set  func(*jsonschema.Schema)
}

// answerRules are the bounds of properties by name: the same name means the
// same in every answer. spec-package.md, "Phase 1 details" and following.
func answerRules() map[string]rule {
	words := func(list ...string) rule {
		return rule{"string", func(s *jsonschema.Schema) { s.Enum = oneOf(list...).Enum }}
	}
	long := func(least int) rule { return rule{"string", func(s *jsonschema.Schema) { s.MinLength = &least }} }
	items := func(least int, most *int) rule {
		return rule{"array", func(s *jsonschema.Schema) { s.MinItems, s.MaxItems = &least, most }}
	}
	some := rule{ofObjects, func(s *jsonschema.Schema) { s.MinItems = jsonschema.Ptr(1) }}
	between := func(kind string, low float64, high *float64) rule {
		return rule{kind, func(s *jsonschema.Schema) { s.Minimum, s.Maximum = &low, high }}
	}
	return map[string]rule{
		"complexity":         words("simple", "moderate", "complex"),
		"spec_type":          words(specs.SpecTypes()...),
		"size":               words("S", "M", "L", "XL"),
		"decision":           words("proposed", "accepted", "superseded"),
		"level":              words("low", "medium", "high"),
		"effort":             words("small", "medium", "large"),
		"factors":            items(5, jsonschema.Ptr(5)),
		"items":              some,
		"title":              long(1),
		"problem_statement":  long(20),
		"target_users":       items(1, nil),
		"dimensions":         items(3, jsonschema.Ptr(5)),
		"goals":              some, // the later phases rest on these
		"requirements":       some,
		"components":         some,
		"epics":              some,
		"stories":            some,
		"completeness_score": between("integer", 1, jsonschema.Ptr(10.0)),
		"relevance":          between("number", 0, jsonschema.Ptr(1.0)),
		"from":               between("integer", 1, nil),
		"to":                 between("integer", 1, nil),
	}
}

func oneOf[S ~string](words ...S) *jsonschema.Schema {
	s := &jsonschema.Schema{Type: "string"}
	for _, w := range words {
		s.Enum = append(s.Enum, string(w))
	}
	return s
}

// narrow takes null away from lists, and applies rules to the properties of
// their names and types.
func narrow(s *jsonschema.Schema, rules map[string]rule) {
	if s == nil {
		return
	}
	if slices.Contains(s.Types, "array") {
		s.Type, s.Types = "array", nil
	}
	narrow(s.Items, rules)
	for name, property := range s.Properties {
		narrow(property, rules)
		if r, ok := rules[name]; ok && (r.kind == property.Type || r.kind == ofObjects && holdsObjects(property)) {
			r.set(property)
		}
	}
}

func holdsObjects(s *jsonschema.Schema) bool {
	return s.Type == "array" && s.Items != nil && s.Items.Type == "object"
}

// EncodeInput writes a task's input for an engine outside this process. Lists
// are never null. The input is not changed: other tasks may be reading it.
func (t Task) EncodeInput(in any) (json.RawMessage, error) {
	fail := func(err error) error {
		return problem.Wrap(err, "internal.json", "the input of %q cannot be written", t.Name)
	}
	first, err := json.Marshal(in)
	if err != nil {
		return nil, fail(err)
	}
	own := t.NewIn()
	if err := json.Unmarshal(first, own); err != nil {
		return nil, fail(err)
	}
	specs.FillSlices(own)
	data, err := encode(own)
	if err != nil {
		return nil, fail(err)
	}
	return data, nil
}

// encode writes compact JSON without escaping what only HTML minds.
func encode(v any) (json.RawMessage, error) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n")), nil
}

// Decode checks a JSON answer against the task's schema and reads it into out,
// a pointer to the task's output type. It fails with engine.answer, whose
// message says what is wrong and may be shown to the engine for a second try.
func (t Task) Decode(answer []byte, out any) error {
	f, err := t.shape()
	if err != nil {
		return err
	}
	if !utf8.Valid(answer) {
		return problem.New("engine.answer", "the answer is not UTF-8")
	}
	var value any
	dec := json.NewDecoder(bytes.NewReader(answer))
	if err := dec.Decode(&value); err != nil {
		if errors.Is(err, io.EOF) {
			return problem.New("engine.answer", "the answer is empty")
		}
		return problem.Wrap(err, "engine.answer", "the answer is not JSON")
	}
	if _, err := dec.Token(); !errors.Is(err, io.EOF) {
		return problem.New("engine.answer", "something follows the JSON value of the answer")
	}
	if err := f.resolved.Validate(value); err != nil {
		return problem.Wrap(err, "engine.answer", "the answer does not fit the schema of %q", t.Name)
	}
	if err := json.Unmarshal(answer, out); err != nil {
		return problem.Wrap(err, "engine.answer", "the answer does not fit the types of %q", t.Name)
	}
	return nil
}
