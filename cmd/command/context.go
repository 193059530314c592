package command

import (
	"slices"

	"github.com/spf13/cobra"
)

// contextCommands are the commands that keep what every specification, plan
// and agent must know of the project: its profile, its rules, its sessions.
func contextCommands(app *App) []*cobra.Command {
	return slices.Concat(
		profileCommands(app),
		wizardCommands(app),
		guidelineCommands(app),
		workSessionCommands(app),
		cleanCommands(app),
	)
}
