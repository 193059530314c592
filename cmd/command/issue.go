package command

import "github.com/spf13/cobra"

func newIssueCommand(app *App) *cobra.Command {
	cmd := &cobra.Command{
		Use:     "issue",
		Short:   "Keep issues, hand them out in waves and close them with evidence",
		GroupID: groupWork,
		Long: "Issues lie in .workflow/issues, one a line, and are shared by all worktrees of a\n" +
			"repository. Any number of people, agents and scripts may work on them at once.",
		Example: "$ overtone issue create --title \"Pay by card\"     make one\n" +
			"$ overtone issue ready                          what can be started now\n" +
			"$ overtone issue list --status executing --json",
	}
	for _, group := range [][]*cobra.Command{
		issueRecordCommands(app),
		issueWorkCommands(app),
		issueWaveCommands(app),
		issueQueueCommands(app),
		issueExchangeCommands(app),
	} {
		cmd.AddCommand(group...)
	}
	return cmd
}
