package command

import (
	"github.com/google/jsonschema-go/jsonschema"

	"github.com/overtone-cli/overtone/specs/guidelines"
)

// ruleFileSchema describes the frontmatter of a rule file. Every field has a
// default, so that none is required.
func ruleFileSchema() ([]byte, error) {
	text := func(about string, enum []any) *jsonschema.Schema {
		return &jsonschema.Schema{Type: "string", Description: about, Enum: enum}
	}
	out := &jsonschema.Schema{Type: "object", Properties: map[string]*jsonschema.Schema{
		"title":     text("else the first heading, or the name of the file", nil),
		"dimension": text("whose rules they are; the folder decides it", words(dimensionWords())),
		"category":  text("the work they are for; general is for all; general when it is missing", words(guidelines.Categories())),
		"keywords":  {Type: "array", Items: &jsonschema.Schema{Type: "string"}, Description: "the words of a question that an optional file is chosen by; word* stands for all that begin so"},
		"readMode":  text("whether the file is always read; optional when it is missing", words(guidelines.ReadModes())),
		"priority":  text("medium when it is missing", words(guidelines.Priorities())),
		"scope":     text("where they hold; the folder decides it", words([]string{guidelines.ScopeProject, guidelines.ScopeGlobal})),
	}}
	out.PropertyOrder = []string{"title", "dimension", "category", "keywords", "readMode", "priority", "scope"}
	return schemaBytes(out)
}
