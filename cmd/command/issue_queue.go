package command

import (
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/issues/queue"
)

func newIssueQueueCommand(app *App) *cobra.Command {
	brief := false
	cmd := &cobra.Command{
		Use:   "queue",
		Short: "Put planned issues in order and hand them out",
		Long: "A queue holds planned issues in the order in which they are worked on. Issues that\n" +
			"touch the same files go one after the other, what depends on others waits for\n" +
			"them. Without a command the active queue is shown.",
		Example: "$ overtone issue queue add ISS-20260131-001 ISS-20260131-002\n" +
			"$ overtone issue queue dag                what can go at the same time\n" +
			"$ overtone issue next --queue             take the next item",
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) > 0 {
				return unknownCommand(cmd, args[0])
			}
			return nil
		},
		RunE: func(*cobra.Command, []string) error { return runQueueShow(app, "", brief) },
	}
	cmd.Flags().BoolVar(&brief, "brief", false, "leave out conflicts and groups")
	cmd.AddCommand(
		newQueueAddCommand(app),
		newQueueListCommand(app),
		newQueueShowCommand(app),
		newQueueDagCommand(app),
		newQueueSwitchCommand(app),
		newQueueActivateCommand(app),
		newQueuePriorityCommand(app),
		newQueueMergeCommand(app),
		newQueueArchiveCommand(app),
		newQueueDeleteCommand(app),
		newQueueRestoreCommand(app),
	)
	return cmd
}

// queues opens the queues of the project.
func (a *App) queues() (*queue.Queues, error) {
	store, err := a.issueStore()
	if err != nil {
		return nil, err
	}
	set, err := a.templateSet()
	if err != nil {
		return nil, err
	}
	var rules queue.Rules
	if err := set.Decode("rules/queue.yaml", &rules); err != nil {
		return nil, err
	}
	return queue.Open(store, a.Now, rules), nil
}

// completeQueues completes the id of a queue.
func (a *App) completeQueues(_ *cobra.Command, _ []string, typed string) ([]cobra.Completion, cobra.ShellCompDirective) {
	queues, err := a.queues()
	if err != nil {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	index, _, err := queues.List()
	if err != nil {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	var ids []cobra.Completion
	for _, one := range index.Queues {
		if strings.HasPrefix(one.ID, typed) {
			ids = append(ids, cobra.CompletionWithDesc(one.ID, one.Status))
		}
	}
	return ids, cobra.ShellCompDirectiveNoFileComp
}

// optional is the only argument, or empty.
func optional(args []string) string {
	if len(args) == 0 {
		return ""
	}
	return args[0]
}
