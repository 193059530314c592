package command

import "github.com/spf13/cobra"

// issueQueueCommands keep solutions, their tasks and queues of them.
func issueQueueCommands(app *App) []*cobra.Command {
	return []*cobra.Command{
		newIssueSolutionCommand(app),
		newIssueSolutionsCommand(app),
		newIssueBindCommand(app),
		newIssueTaskCommand(app),
		newIssueQueueCommand(app),
	}
}
