package command

import (
	"encoding/json"
	"reflect"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
)

// openIssue is the title of the schema of an issue in an output, by which the
// tests know that it is open.
const openIssue = "An issue with the fields of other tools"

// issueSchema is the form of an issue in an output: its line, open to the
// fields of other tools, which are kept and shown.
func issueSchema() *jsonschema.Schema {
	s, err := jsonschema.For[issueLine](&jsonschema.ForOptions{TypeSchemas: map[reflect.Type]*jsonschema.Schema{
		reflect.TypeFor[json.RawMessage](): {Description: "any JSON value"},
		reflect.TypeFor[issues.Status]():   {Type: "string"},
	}})
	if err != nil { // only a type that no schema can describe gets here, and a test builds them all
		return &jsonschema.Schema{Type: "object"}
	}
	s.Title, s.AdditionalProperties = openIssue, nil
	return s
}

// issueListSchema is the output of `issue list`: whole issues, or short ones
// with --brief.
func issueListSchema() ([]byte, error) {
	text, err := outputSchema[IssueList]()
	if err != nil {
		return nil, err
	}
	var s jsonschema.Schema
	if err := json.Unmarshal(text, &s); err != nil {
		return nil, problem.Wrap(err, "internal.schema", "the schema cannot be derived")
	}
	brief, err := jsonschema.For[IssueBrief](nil)
	if err != nil {
		return nil, problem.Wrap(err, "internal.schema", "the schema cannot be derived")
	}
	tidy(brief)
	list := s.Properties["data"].Properties["issues"]
	list.Items = &jsonschema.Schema{AnyOf: []*jsonschema.Schema{issueSchema(), brief}}
	for _, one := range list.Items.AnyOf {
		tidy(one)
	}
	return schemaBytes(&s)
}
