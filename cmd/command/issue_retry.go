package command

import (
	"context"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/queue"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs/problem"
)

// QueueRetried is the result of `overtone issue retry --queue`.
type QueueRetried struct {
	QueueID string       `json:"queue_id" jsonschema:"empty when there is no active queue"`
	Status  string       `json:"status" jsonschema:"of the queue: active, completed, failed, paused; empty when there is none"`
	Items   []queue.Item `json:"items" jsonschema:"what waits again"`
	Left    []queue.Kept `json:"left" jsonschema:"failed items that stay as they are, and why"`
	Message string       `json:"message"`
}

func newIssueRetryCommand(app *App) *cobra.Command {
	f := &leaseFlags{}
	name := ""
	cmd := &cobra.Command{
		Use:   "retry [ID] [--queue[=QUEUE]]",
		Short: "Let a failed issue be taken again, or all that failed in a queue",
		Long: "Let a failed issue be taken again: it is queued when it was in a queue, else registered. What\n" +
			"failed stays with it, for whoever takes it next. With --queue all failed items of that queue\n" +
			"wait again, in one step; without its name it is the first active queue that has any.",
		Example: "$ overtone issue retry ISS-20260131-007\n$ overtone issue retry GH-12 --reason 'the database is there now'\n" +
			"$ overtone issue retry --queue=QUE-20260131-120000 --reason 'the network is back'",
		Args:              takesArgs(0, 1, "the id of an issue or of an item of a queue"),
		ValidArgsFunction: app.completeIssues,
	}
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		id, of := optional(args), cmd.Flags().Changed("queue")
		if of && id != "" && queue.CheckID(id) == nil && name == activeQueues {
			id, name = "", id // --queue ID, with a blank between
		}
		switch {
		case id == "" && !of:
			return problem.New("usage.missing_argument", "`%s` needs the id of an issue, or --queue", cmd.CommandPath()).
				Mend("see `overtone issue list --status failed` for what failed")
		case id == "":
			return app.retryQueue(cmd, f, name)
		}
		return app.retryIssue(cmd, f, id, name)
	}
	cmd.Flags().StringVar(&name, "queue", "", "all that failed in this `queue`; without a name in the active one")
	cmd.Flags().Lookup("queue").NoOptDefVal = activeQueues
	f.addOwner(cmd)
	f.addReason(cmd, "what is different now, in `words`")
	f.addGuards(cmd)
	return cmd
}

// retryIssue lets one issue be taken again, which may be named as an item of a
// queue.
func (a *App) retryIssue(cmd *cobra.Command, f *leaseFlags, name, in string) error {
	if in != "" && queue.CheckID(in) == nil && queue.IsRef(name) {
		name = in + ":" + name
	}
	id, item, err := a.workRef(name)
	if err != nil {
		return err
	}
	return a.step(cmd, f, "retried", func(ctx context.Context, store *issues.Store, terms issues.Terms) (issues.Issue, error) {
		issue, err := store.Retry(ctx, id, f.note(), terms)
		if err != nil {
			return issue, err
		}
		return issue, a.settle(ctx, item, nil, nil)
	})
}

func (a *App) retryQueue(cmd *cobra.Command, f *leaseFlags, id string) error {
	for _, flag := range []string{"token", "force", "if-version"} {
		if cmd.Flags().Changed(flag) {
			return problem.New("usage.bad_flags", "--%s is for one issue, not for a queue", flag).Mend("name the issue, or leave the flag out")
		}
	}
	terms, err := a.terms(cmd, *f)
	if err != nil {
		return err
	}
	queues, err := a.queues()
	if err != nil {
		return err
	}
	if id == activeQueues {
		id = ""
	}
	done, err := queues.Retry(cmd.Context(), id, f.note(), terms)
	if err != nil {
		return err
	}
	out := QueueRetried{Items: append([]queue.Item{}, done.Items...), Left: append([]queue.Kept{}, done.Left...), Message: "there is no active queue"}
	if q := done.Queue; q != nil {
		plain := q.Plain()
		out.QueueID, out.Status, out.Message = plain.ID, plain.Status, "nothing failed in "+plain.ID
	}
	if n := len(out.Items); n > 0 {
		out.Message = session.Count(n, "item of "+out.QueueID+" waits", "items of "+out.QueueID+" wait") + " again"
	}
	return a.Answer(out, func(w io.Writer) error {
		fmt.Fprintln(w, cleanLine(out.Message))
		for _, item := range out.Items {
			fmt.Fprintf(w, "  %s  %s\n", item.ItemID, cleanLine(item.IssueID))
		}
		for _, left := range out.Left {
			fmt.Fprintf(w, "  %s  %s stays failed: %s\n", left.ItemID, cleanLine(left.IssueID), cleanLine(left.Why))
		}
		return nil
	})
}
