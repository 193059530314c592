package command

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
)

// ConfigReport is the result of `overtone config`.
type ConfigReport struct {
	Root     string        `json:"root" jsonschema:"the project folder"`
	How      string        `json:"how" jsonschema:"what decided the project folder: --dir, OVERTONE_ROOT, .workflow, .git or working folder"`
	Issues   string        `json:"issues" jsonschema:"folder of the issue store, which linked worktrees share"`
	Settings []ConfigValue `json:"settings" jsonschema:"every setting, in the order of the documentation"`
}

// ConfigValue is one setting with its value and what gave it.
type ConfigValue struct {
	Key   string `json:"key" jsonschema:"name in the configuration file; a dot stands for a level"`
	Value string `json:"value" jsonschema:"value in force; a list is joined with commas"`
	From  string `json:"from" jsonschema:"default, a file, or an environment variable"`
}

func newConfigCommand(app *App) *cobra.Command {
	return &cobra.Command{
		Use:     "config",
		Short:   "Show the project folder and the settings in force",
		GroupID: groupAbout,
		Long: "Show which folder counts as the project, every setting with its value, and what gave the value.\n" +
			"To change one, edit .workflow/config.yaml; see: overtone help configuration.",
		Example: "$ overtone config\n$ OVERTONE_DEPTH=light overtone config",
		RunE:    func(*cobra.Command, []string) error { return runConfig(app) },
	}
}

func runConfig(app *App) error {
	project, err := app.Project()
	if err != nil {
		return err
	}
	config, err := app.Config()
	if err != nil {
		return err
	}
	report := ConfigReport{Root: project.Root, How: project.How, Issues: project.Issues, Settings: []ConfigValue{}}
	table := console.NewTable("SETTING", "VALUE", "FROM")
	for i, s := range settings() {
		value := ConfigValue{Key: s.key, Value: s.get(&config), From: app.configFrom[i]}
		report.Settings = append(report.Settings, value)
		table.Add(value.Key, value.Value, value.From)
	}
	return app.Answer(report, func(w io.Writer) error {
		_, err := fmt.Fprintf(w, "project  %s (%s)\nissues   %s\n\n",
			console.Clean(app.Shown(project.Root)), project.How, console.Clean(app.Shown(project.Issues)))
		if err != nil {
			return err
		}
		return table.Print(app.Streams())
	})
}
