package command

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/issues/queue"
	"github.com/overtone-cli/overtone/specs/problem"
)

// QueueList is the result of `overtone issue queue list` and of the commands
// that say which queues are active.
type QueueList = queue.Index

func newQueueListCommand(app *App) *cobra.Command {
	return &cobra.Command{
		Use:     "list",
		Aliases: []string{"history"},
		Short:   "List all queues, the newest first",
		Example: "$ overtone issue queue list\n$ overtone issue queue list --json",
		Args:    noArgs,
		RunE: func(*cobra.Command, []string) error {
			queues, err := app.queues()
			if err != nil {
				return err
			}
			index, warnings, err := queues.List()
			app.warnAll(warnings)
			if err != nil {
				return err
			}
			return app.answerIndex(index)
		},
	}
}

func (a *App) answerIndex(index queue.Index) error {
	return a.Answer(index.Plain(), func(w io.Writer) error {
		if len(index.Queues) == 0 {
			_, err := fmt.Fprintln(w, "there is no queue yet; make one with: overtone issue queue add ISSUE")
			return err
		}
		table := console.NewTable("QUEUE", "ACTIVE", "STATUS", "PRIORITY", "DONE", "ISSUES", "NAME").Right(1, 3, 4)
		for _, one := range index.Queues {
			place := "-"
			for i, id := range index.ActiveQueueIDs {
				if id == one.ID {
					place = strconv.Itoa(i + 1)
				}
			}
			priority := 0
			if one.Priority != nil {
				priority = *one.Priority
			}
			table.Add(one.ID, place, one.Status, strconv.Itoa(priority),
				fmt.Sprintf("%d/%d", one.CompletedSolutions, one.TotalSolutions), listed3(one.IssueIDs), one.Name)
		}
		return table.Print(a.Streams())
	})
}

func newQueueSwitchCommand(app *App) *cobra.Command {
	return &cobra.Command{
		Use:               "switch QUEUE",
		Short:             "Make one queue the only active one",
		Example:           "$ overtone issue queue switch QUE-20260131-120000",
		Args:              takesArgs(1, 1, "the id of a queue"),
		ValidArgsFunction: app.completeQueues,
		RunE:              func(cmd *cobra.Command, args []string) error { return runQueueActivate(cmd, app, args) },
	}
}

func newQueueActivateCommand(app *App) *cobra.Command {
	return &cobra.Command{
		Use:   "activate QUEUE[,QUEUE…]",
		Short: "Make several queues active at the same time",
		Long: "Make these queues the active ones. Issues are added to the first; work is taken from\n" +
			"all of them, by their priority.",
		Example:           "$ overtone issue queue activate QUE-20260131-120000,QUE-20260131-120000-2",
		Args:              takesArgs(1, 100, "the ids of queues"),
		ValidArgsFunction: app.completeQueues,
		RunE: func(cmd *cobra.Command, args []string) error {
			ids := []string{}
			for _, arg := range args {
				for id := range strings.SplitSeq(arg, ",") {
					if id = strings.TrimSpace(id); id != "" {
						ids = append(ids, id)
					}
				}
			}
			if len(ids) == 0 {
				return problem.New("usage.missing_argument", "`%s` needs the ids of queues", cmd.CommandPath()).Mend("see `overtone issue queue list`")
			}
			return runQueueActivate(cmd, app, ids)
		},
	}
}

func runQueueActivate(cmd *cobra.Command, app *App, ids []string) error {
	queues, err := app.queues()
	if err != nil {
		return err
	}
	index, err := queues.Activate(cmd.Context(), ids...)
	if err != nil {
		return err
	}
	return app.answerIndex(index)
}

func newQueuePriorityCommand(app *App) *cobra.Command {
	priority := 0
	cmd := &cobra.Command{
		Use:               "priority QUEUE --priority N",
		Short:             "Say which of the active queues is worked on first",
		Long:              "Work is taken from the active queue with the lowest number first; a queue without one\ncounts as 0.",
		Example:           "$ overtone issue queue priority QUE-20260131-120000 --priority 1",
		Args:              takesArgs(1, 1, "the id of a queue"),
		ValidArgsFunction: app.completeQueues,
		RunE: func(cmd *cobra.Command, args []string) error {
			if !cmd.Flags().Changed("priority") {
				return problem.New("usage.missing_flag", "`%s` needs --priority", cmd.CommandPath()).Mend("give a whole number; lower goes earlier")
			}
			queues, err := app.queues()
			if err != nil {
				return err
			}
			index, err := queues.Prioritize(cmd.Context(), args[0], priority)
			if err != nil {
				return err
			}
			return app.answerIndex(index)
		},
	}
	cmd.Flags().IntVar(&priority, "priority", 0, "a whole `number`; lower goes earlier")
	return cmd
}
