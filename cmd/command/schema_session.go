package command

import (
	"github.com/google/jsonschema-go/jsonschema"

	"github.com/overtone-cli/overtone/phases/worksession"
	"github.com/overtone-cli/overtone/specs/problem"
)

// manifestSchema describes manifest.json of the archive, which is a list.
func manifestSchema() ([]byte, error) {
	entry, err := jsonschema.For[worksession.ManifestEntry](nil)
	if err != nil {
		return nil, problem.Wrap(err, "internal.schema", "the schema cannot be derived")
	}
	return schemaBytes(&jsonschema.Schema{Type: "array", Items: entry})
}
