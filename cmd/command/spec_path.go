package command

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"
)

// SpecPath is the result of `overtone spec path`.
type SpecPath struct {
	SessionID string `json:"session_id"`
	Path      string `json:"path" jsonschema:"absolute path of the package"`
}

func newSpecPathCommand(app *App) *cobra.Command {
	return &cobra.Command{
		Use:               "path [ID]",
		Short:             "Print the folder of a specification",
		Long:              "Print the absolute path of a package, of the newest one when no id is given.",
		Example:           "$ overtone spec path SPEC-link-shortener-2026-01-31\n$ cd \"$(overtone spec path)\"",
		Args:              takesArgs(0, 1, "a specification id"),
		ValidArgsFunction: app.completePackages,
		RunE: func(_ *cobra.Command, args []string) error {
			found, err := app.findPackage(argument(args))
			if err != nil {
				return err
			}
			return app.Answer(SpecPath{SessionID: found.ID, Path: found.Dir}, func(w io.Writer) error {
				_, err := fmt.Fprintln(w, found.Dir)
				return err
			})
		},
	}
}

// argument is the only argument, empty without one.
func argument(args []string) string {
	if len(args) == 0 {
		return ""
	}
	return args[0]
}

// completePackages offers the ids of the packages to the shell.
func (a *App) completePackages(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	found, err := a.packages()
	if err != nil {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	ids := make([]string, len(found))
	for i, f := range found {
		ids[i] = f.ID
	}
	return ids, cobra.ShellCompDirectiveNoFileComp
}
