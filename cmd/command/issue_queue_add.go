package command

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/queue"
	"github.com/overtone-cli/overtone/specs/problem"
)

// QueueAdded is the result of `overtone issue queue add`.
type QueueAdded struct {
	QueueID        string                `json:"queue_id"`
	Created        bool                  `json:"created" jsonschema:"the queue is new"`
	Added          []QueueItemLine       `json:"added"`
	Skipped        []string              `json:"skipped" jsonschema:"issues that were in the queue already, with the same solution"`
	TotalSolutions int                   `json:"total_solutions"`
	TotalTasks     int                   `json:"total_tasks"`
	Groups         []queue.Group         `json:"execution_groups"`
	Resolved       int                   `json:"conflicts_resolved" jsonschema:"conflicts that the rules settle"`
	Clarifications []queue.Clarification `json:"clarifications" jsonschema:"what a person has to decide first"`
}

// QueueItemLine is an item in short.
type QueueItemLine struct {
	ItemID     string `json:"item_id"`
	IssueID    string `json:"issue_id"`
	SolutionID string `json:"solution_id"`
}

func newQueueAddCommand(app *App) *cobra.Command {
	o := queue.AddOptions{}
	cmd := &cobra.Command{
		Use:   "add ISSUE…",
		Short: "Put planned issues into a queue",
		Long: "Put issues with their bound solutions into the active queue, or into a new one when\n" +
			"there is none. The queue is ordered anew: by what issues depend on, by their\n" +
			"priority, and so that no two that touch one path go at the same time.",
		Example: "$ overtone issue queue add ISS-20260131-001 ISS-20260131-002\n" +
			"$ overtone issue queue add GH-12 --new --name hotfix\n" +
			"$ overtone issue queue add GH-13 --queue QUE-20260131-120000",
		Args: takesArgs(1, 10_000, "the ids of issues"),
		ValidArgsFunction: func(cmd *cobra.Command, _ []string, typed string) ([]cobra.Completion, cobra.ShellCompDirective) {
			return app.completeIssues(cmd, nil, typed)
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			return runQueueAdd(cmd.Context(), app, o, args)
		},
	}
	cmd.Flags().BoolVar(&o.New, "new", false, "put them into a queue of their own")
	cmd.Flags().StringVar(&o.Queue, "queue", "", "put them into this `queue`")
	cmd.Flags().StringVar(&o.Name, "name", "", "`name` of a new queue")
	return cmd
}

func runQueueAdd(ctx context.Context, app *App, o queue.AddOptions, args []string) error {
	if o.New && o.Queue != "" {
		return problem.New("usage.bad_flags", "--new and --queue exclude each other").Mend("leave one of them out")
	}
	ids, err := issues.ParseIDs(strings.Join(args, ","))
	if err != nil {
		return err
	}
	o.Issues = ids
	queues, err := app.queues()
	if err != nil {
		return err
	}
	added, err := queues.Add(ctx, o)
	if err != nil {
		return err
	}
	out := queueAdded(added)
	for _, one := range out.Clarifications {
		app.Warn(problem.New("state.clarification", "%s", one.Question).Mend("decide it: %s", strings.Join(one.Options, ", or: ")))
	}
	return app.Answer(out, func(w io.Writer) error {
		for _, one := range out.Added {
			fmt.Fprintf(w, "added %s to %s as %s\n", one.IssueID, out.QueueID, one.ItemID)
		}
		for _, id := range out.Skipped {
			fmt.Fprintf(w, "%s is in %s already\n", id, out.QueueID)
		}
		return nil
	})
}

func queueAdded(added queue.Added) QueueAdded {
	plain := added.Queue.Plain()
	out := QueueAdded{
		QueueID: plain.ID, Created: added.Created, Added: []QueueItemLine{}, Skipped: added.Skipped,
		Groups: append([]queue.Group{}, plain.Groups...), Clarifications: append([]queue.Clarification{}, plain.Clarifications...),
	}
	for _, item := range plain.Items() {
		out.TotalSolutions++
		out.TotalTasks += item.TaskCount
		for _, id := range added.Items {
			if id == item.ItemID {
				out.Added = append(out.Added, QueueItemLine{ItemID: id, IssueID: item.IssueID, SolutionID: item.SolutionID})
			}
		}
	}
	for _, one := range plain.Conflicts {
		if one.Resolved {
			out.Resolved++
		}
	}
	return out
}

// QueueMerged is the result of `overtone issue queue merge`.
type QueueMerged struct {
	Success           bool     `json:"success"`
	SourceQueueID     string   `json:"source_queue_id" jsonschema:"archived now"`
	TargetQueueID     string   `json:"target_queue_id"`
	ItemsMerged       int      `json:"items_merged"`
	Items             []string `json:"items" jsonschema:"the ids that the items have in the target"`
	SkippedDuplicates int      `json:"skipped_duplicates" jsonschema:"items that the target had already"`
	TotalItems        int      `json:"total_items" jsonschema:"of the target"`
}

func newQueueMergeCommand(app *App) *cobra.Command {
	target := ""
	cmd := &cobra.Command{
		Use:   "merge SOURCE --queue TARGET",
		Short: "Move what is in one queue into another",
		Long: "Move the items of a queue to the end of another, where they get new ids; what depends\n" +
			"on them follows. The first queue is archived.",
		Example:           "$ overtone issue queue merge QUE-20260131-120000-2 --queue QUE-20260131-120000",
		Args:              takesArgs(1, 1, "the id of a queue"),
		ValidArgsFunction: app.completeQueues,
		RunE: func(cmd *cobra.Command, args []string) error {
			return runQueueMerge(cmd, app, args[0], target)
		},
	}
	cmd.Flags().StringVar(&target, "queue", "", "the `queue` that the items go to")
	return cmd
}

func runQueueMerge(cmd *cobra.Command, app *App, source, target string) error {
	if target == "" {
		return problem.New("usage.missing_flag", "`%s` needs --queue", cmd.CommandPath()).Mend("name the queue that the items go to")
	}
	queues, err := app.queues()
	if err != nil {
		return err
	}
	merged, err := queues.Merge(cmd.Context(), source, target)
	if err != nil {
		return err
	}
	out := QueueMerged{
		Success: true, SourceQueueID: merged.Source.ID, TargetQueueID: merged.Target.ID, Items: merged.Moved,
		ItemsMerged: len(merged.Moved), SkippedDuplicates: len(merged.Skipped), TotalItems: len(merged.Target.Items()),
	}
	return app.Answer(out, func(w io.Writer) error {
		_, err := fmt.Fprintf(w, "%s from %s are in %s now, which has %s; %d were there already\n",
			plural(out.ItemsMerged, "item"), out.SourceQueueID, out.TargetQueueID, plural(out.TotalItems, "item"), out.SkippedDuplicates)
		return err
	})
}
