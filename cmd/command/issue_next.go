package command

import (
	"context"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
)

// issueNextOptions are the flags of `overtone issue next`.
type issueNextOptions struct {
	leaseFlags
	tags []string
	wave int
	peek bool

	queue string
}

func newIssueNextCommand(app *App) *cobra.Command {
	o := &issueNextOptions{}
	cmd := &cobra.Command{
		Use:   "next [ITEM]",
		Short: "Take the next issue that can be worked on",
		Long: "Take one issue and hold it for a time (a lease): first what you hold already, then what\n" +
			"others began and let expire, then the first that is registered, planned or queued and whose\n" +
			"dependencies are all completed, by wave, priority and id. However many processes ask at once,\n" +
			"each gets another issue.\n\n" +
			"Say who you are with --owner or OVERTONE_OWNER: then asking again gives you the same issue\n" +
			"until it is done. Without a name every call counts as somebody else and gets new work.\n" +
			"When nothing is ready it says what waits for what and ends with 0.\n\n" +
			"With --queue the work comes from a queue, in its order: from the one that is named, else from\n" +
			"the active ones. ITEM names one item of a queue, such as QUE-20260131-120000:S-2.",
		Example: "$ overtone issue next --owner agent-7 --json\n$ overtone issue next --lease 4h --tag backend\n$ overtone issue next --peek\n" +
			"$ overtone issue next --queue --owner agent-7\n$ overtone issue next --queue=QUE-20260131-120000",
		Args: takesArgs(0, 1, "an item of a queue"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if cmd.Flags().Changed("queue") || len(args) == 1 {
				return runQueueNext(cmd.Context(), app, cmd, o, optional(args))
			}
			return runIssueNext(cmd.Context(), app, cmd, o)
		},
	}
	o.addOwner(cmd)
	o.addLease(cmd)
	flags := cmd.Flags()
	flags.StringSliceVar(&o.tags, "tag", nil, "only issues with this `tag`; of several, with all")
	flags.IntVar(&o.wave, "wave", 0, "only issues of this wave `number`")
	flags.StringVar(&o.queue, "queue", "", "take it from this `queue`; without a name from the active ones")
	flags.Lookup("queue").NoOptDefVal = activeQueues
	flags.BoolVar(&o.peek, "peek", false, "show what would be next and claim nothing")
	return cmd
}

func runIssueNext(ctx context.Context, app *App, cmd *cobra.Command, o *issueNextOptions) error {
	terms, err := app.terms(cmd, o.leaseFlags)
	if err != nil {
		return err
	}
	if o.wave < 0 || cmd.Flags().Changed("wave") && o.wave == 0 {
		return problem.New("usage.bad_value", "--wave does not take %d: waves count from 1", o.wave).Mend("give a number from 1")
	}
	store, err := app.issueStore()
	if err != nil {
		return err
	}
	project, err := app.Project()
	if err != nil {
		return err
	}
	want := issues.Want{Tags: o.tags, Wave: o.wave}
	var found issues.Picked
	status := "claimed"
	if o.peek {
		status = "ready"
		found, err = store.Peek(terms.Owner, want)
	} else {
		terms.Commit = app.head(ctx, project)
		found, err = store.Next(ctx, terms, want)
	}
	if err != nil {
		return err
	}
	work, err := app.newIssueWork(store, status, found)
	if err != nil {
		return err
	}
	return app.Answer(work, func(w io.Writer) error {
		if err := app.printWork(w, work); err != nil || terms.Owner.Stem == "" || work.Status == "empty" {
			return err
		}
		_, err := fmt.Fprintln(w, "\nto be given the same issue again, say who you are with --owner or OVERTONE_OWNER")
		return err
	})
}
