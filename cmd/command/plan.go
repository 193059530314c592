package command

import (
	"path/filepath"

	"github.com/spf13/cobra"
)

// plansDir is where plans lie, a folder each, relative to the project.
func plansDir() string { return filepath.Join(workflowDir, ".lite-plan") }

func newPlanCommand(app *App) *cobra.Command {
	cmd := &cobra.Command{
		Use:     "plan",
		Short:   "Judge the plan of a piece of work before it is done",
		GroupID: groupWork,
		Long: "A plan is a plan.json that lists tasks, with one file a task in .task beside it, as\n" +
			"planning tools write it. Plans of issues are judged by `overtone issue solution`.",
		Example: "$ overtone plan check",
	}
	cmd.AddCommand(newPlanCheckCommand(app))
	return cmd
}
