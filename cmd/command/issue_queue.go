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

// QueueShown is the result of `overtone issue queue` and of its show.
type QueueShown struct {
	ID             *string               `json:"id" jsonschema:"null when there is no active queue"`
	Name           string                `json:"name"`
	Status         string                `json:"status" jsonschema:"active, completed, failed, archived, paused; empty when there is none"`
	Message        string                `json:"message" jsonschema:"why there is none, or empty"`
	Active         bool                  `json:"active" jsonschema:"work is taken from it"`
	Priority       int                   `json:"priority" jsonschema:"among the active queues: lower goes earlier"`
	IssueIDs       []string              `json:"issue_ids"`
	Total          int                   `json:"total"`
	Pending        int                   `json:"pending"`
	Executing      int                   `json:"executing"`
	Completed      int                   `json:"completed"`
	Failed         int                   `json:"failed"`
	Items          []queue.Item          `json:"items"`
	Conflicts      []queue.Conflict      `json:"conflicts" jsonschema:"none with --brief"`
	Groups         []queue.Group         `json:"execution_groups" jsonschema:"none with --brief"`
	Clarifications []queue.Clarification `json:"clarifications" jsonschema:"what a person has to decide first"`
}

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

func newQueueShowCommand(app *App) *cobra.Command {
	brief := false
	cmd := &cobra.Command{
		Use:               "show [QUEUE]",
		Short:             "Show the items of a queue, of the active one without a name",
		Example:           "$ overtone issue queue show\n$ overtone issue queue show QUE-20260131-120000 --json",
		Args:              takesArgs(0, 1, "the id of a queue"),
		ValidArgsFunction: app.completeQueues,
		RunE:              func(_ *cobra.Command, args []string) error { return runQueueShow(app, optional(args), brief) },
	}
	cmd.Flags().BoolVar(&brief, "brief", false, "leave out conflicts and groups")
	return cmd
}

// optional is the only argument, or empty.
func optional(args []string) string {
	if len(args) == 0 {
		return ""
	}
	return args[0]
}

func runQueueShow(app *App, id string, brief bool) error {
	queues, err := app.queues()
	if err != nil {
		return err
	}
	q, warnings, err := queues.Get(id)
	app.warnAll(warnings)
	if err != nil {
		return err
	}
	index, _, err := queues.List()
	if err != nil {
		return err
	}
	shown := queueShown(q, index, brief)
	return app.Answer(shown, func(w io.Writer) error { return printQueue(app, w, shown) })
}

// queueShown gathers what is shown of a queue; nil is none.
func queueShown(q *queue.Queue, index queue.Index, brief bool) QueueShown {
	out := QueueShown{
		Status: "empty", Message: "there is no active queue", IssueIDs: []string{}, Items: []queue.Item{},
		Conflicts: []queue.Conflict{}, Groups: []queue.Group{}, Clarifications: []queue.Clarification{},
	}
	if q == nil {
		return out
	}
	plain := q.Plain()
	out.ID, out.Name, out.Status, out.Message = &plain.ID, plain.Name, plain.Status, ""
	out.IssueIDs = append(out.IssueIDs, plain.IssueIDs...)
	out.Items = append(out.Items, plain.Items()...)
	out.Clarifications = append(out.Clarifications, plain.Clarifications...)
	if !brief {
		out.Conflicts, out.Groups = append(out.Conflicts, plain.Conflicts...), append(out.Groups, plain.Groups...)
	}
	if plain.Metadata.Priority != nil {
		out.Priority = *plain.Metadata.Priority
	}
	for _, id := range index.ActiveQueueIDs {
		out.Active = out.Active || id == plain.ID
	}
	for _, item := range out.Items {
		out.Total++
		switch item.Status {
		case queue.Pending:
			out.Pending++
		case queue.Executing:
			out.Executing++
		case queue.Completed:
			out.Completed++
		case queue.Failed:
			out.Failed++
		}
	}
	return out
}

func printQueue(app *App, w io.Writer, q QueueShown) error {
	if q.ID == nil {
		_, err := fmt.Fprintln(w, "there is no active queue; make one with: overtone issue queue add ISSUE")
		return err
	}
	active := ""
	if q.Active && q.Status != "active" {
		active = ", among the active ones"
	}
	name := ""
	if q.Name != "" {
		name = " " + console.Clean(q.Name)
	}
	fmt.Fprintf(w, "%s%s: %s%s, %d of %d completed\n", *q.ID, name, q.Status, active, q.Completed, q.Total)
	table := console.NewTable("#", "ITEM", "ISSUE", "STATUS", "GROUP", "PRIORITY", "AFTER", "FILES").Right(0, 5)
	for n := 1; n <= len(q.Items); n++ {
		for _, item := range q.Items {
			if item.ExecutionOrder != n {
				continue
			}
			table.Add(strconv.Itoa(n), item.ItemID, item.IssueID, item.Status, first(item.ExecutionGroup, "-"),
				strconv.FormatFloat(item.SemanticPriority, 'f', 2, 64), first(listed3(item.DependsOn), "-"), first(listed3(item.FilesTouched), "?"))
		}
	}
	if err := table.Print(app.Streams()); err != nil {
		return err
	}
	for _, item := range q.Items {
		if item.FailureReason != "" {
			fmt.Fprintf(w, "%s failed: %s\n", item.ItemID, cleanLine(item.FailureReason))
		}
	}
	printClarifications(w, q.Clarifications)
	return nil
}

func printClarifications(w io.Writer, all []queue.Clarification) {
	for _, one := range all {
		fmt.Fprintf(w, "%s: %s\n", one.ID, cleanLine(one.Question))
		for _, option := range one.Options {
			fmt.Fprintf(w, "  %s\n", option)
		}
	}
}

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
