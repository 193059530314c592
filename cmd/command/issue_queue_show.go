package command

import (
	"fmt"
	"io"
	"strconv"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/issues/queue"
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
