package command

import (
	"encoding/json"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/specs/problem"
)

// SchemaLine is one line of the list that `overtone schema` prints.
type SchemaLine struct {
	Name    string `json:"name" jsonschema:"name to give to overtone schema"`
	Kind    string `json:"kind" jsonschema:"file: a file on disk; frontmatter: the head of a Markdown document; message: what a program gets; output: what a command prints with --json"`
	Purpose string `json:"purpose" jsonschema:"what it describes"`
}

// SchemaList is the result of `overtone schema` without a name.
type SchemaList struct {
	Schemas []SchemaLine `json:"schemas" jsonschema:"all schemas, files first"`
}

// SchemaText is the result of `overtone schema NAME`.
type SchemaText struct {
	Name   string          `json:"name" jsonschema:"name of the schema"`
	Schema json.RawMessage `json:"schema" jsonschema:"the JSON Schema"`
}

func newSchemaCommand(app *App) *cobra.Command {
	return &cobra.Command{
		Use:     "schema [NAME]",
		Short:   "Print the JSON Schema of a file or of a command's JSON output",
		GroupID: groupAbout,
		Long: "Print the JSON Schema (draft 2020-12) of a file that overtone reads or writes, of the frontmatter of a\n" +
			"Markdown document, or of what a command prints with --json. Without a name it lists what there is.",
		Example: "$ overtone schema\n$ overtone schema requirement\n$ overtone schema config.yaml > config.schema.json",
		Args:    takesArgs(0, 1, "the name of one schema"),
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return runSchemaList(app)
			}
			return runSchemaShow(app, args[0])
		},
		ValidArgsFunction: func(_ *cobra.Command, args []string, _ string) ([]cobra.Completion, cobra.ShellCompDirective) {
			var names []cobra.Completion
			if len(args) == 0 {
				for _, s := range schemas() {
					names = append(names, cobra.CompletionWithDesc(s.name, s.purpose))
				}
			}
			return names, cobra.ShellCompDirectiveNoFileComp
		},
	}
}

func runSchemaList(app *App) error {
	list := SchemaList{Schemas: []SchemaLine{}}
	table := console.NewTable("NAME", "KIND", "PURPOSE")
	for _, s := range schemas() {
		list.Schemas = append(list.Schemas, SchemaLine{Name: s.name, Kind: s.kind, Purpose: s.purpose})
		table.Add(s.name, s.kind, s.purpose)
	}
	return app.Answer(list, func(io.Writer) error { return table.Print(app.Streams()) })
}

func runSchemaShow(app *App, name string) error {
	text, err := schemaText(name)
	if err != nil {
		return err
	}
	return app.Answer(SchemaText{Name: name, Schema: text}, func(w io.Writer) error {
		_, err := fmt.Fprintf(w, "%s\n", text)
		return err
	})
}

// schemaText builds the schema with this name. Error: input.unknown_schema.
func schemaText(name string) ([]byte, error) {
	var names []string
	for _, s := range schemas() {
		if s.name == name {
			return s.build()
		}
		names = append(names, s.name)
	}
	p := problem.New("input.unknown_schema", "there is no schema %q", name)
	if near := nearest(name, names); near != "" {
		return nil, p.Mend("did you mean `overtone schema %s`?", near)
	}
	return nil, p.Mend("see `overtone schema` for the names")
}
