package command

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/issues/queue"
	"github.com/overtone-cli/overtone/specs/problem"
)

// QueueClosed is the result of `overtone issue queue archive` and delete.
type QueueClosed struct {
	QueueID  string   `json:"queue_id"`
	DryRun   bool     `json:"dry_run" jsonschema:"nothing was changed"`
	Items    int      `json:"items"`
	Returned []string `json:"returned" jsonschema:"issues that are planned again, because they wait in no queue now"`
	Trash    string   `json:"trash" jsonschema:"where a deleted queue lies, relative to the store; empty for an archived one"`
	Undo     string   `json:"undo" jsonschema:"the command that takes it back"`
}

// closeOptions are the flags of both commands.
type closeOptions struct {
	force bool
	dry   bool
}

func (o *closeOptions) add(cmd *cobra.Command) {
	cmd.Flags().BoolVar(&o.force, "force", false, "do not ask")
	cmd.Flags().BoolVar(&o.dry, "dry-run", false, "only say what would happen")
}

func newQueueArchiveCommand(app *App) *cobra.Command {
	o := closeOptions{}
	cmd := &cobra.Command{
		Use:   "archive [QUEUE]",
		Short: "Close a queue and keep it",
		Long: "Close a queue, the active one without a name. Its issues that wait are planned again.\n" +
			"When something is left in it you are asked; without a terminal --force is needed.",
		Example:           "$ overtone issue queue archive --dry-run\n$ overtone issue queue archive QUE-20260131-120000 --force",
		Args:              takesArgs(0, 1, "the id of a queue"),
		ValidArgsFunction: app.completeQueues,
		RunE: func(cmd *cobra.Command, args []string) error {
			return runQueueClose(cmd, app, &o, optional(args), "archive")
		},
	}
	o.add(cmd)
	return cmd
}

func newQueueDeleteCommand(app *App) *cobra.Command {
	o := closeOptions{}
	cmd := &cobra.Command{
		Use:     "delete QUEUE",
		Aliases: []string{"clear"},
		Short:   "Put a queue into the trash",
		Long: "Move a queue to queues/trash in the store, from where it can be taken back. Its issues\n" +
			"that wait are planned again. You are asked first; without a terminal --force is needed.",
		Example:           "$ overtone issue queue delete QUE-20260131-120000 --dry-run\n$ overtone issue queue delete QUE-20260131-120000 --force",
		Args:              takesArgs(1, 1, "the id of a queue"),
		ValidArgsFunction: app.completeQueues,
		RunE: func(cmd *cobra.Command, args []string) error {
			return runQueueClose(cmd, app, &o, args[0], "delete")
		},
	}
	o.add(cmd)
	return cmd
}

func runQueueClose(cmd *cobra.Command, app *App, o *closeOptions, id, what string) error {
	queues, err := app.queues()
	if err != nil {
		return err
	}
	if id == "" {
		q, _, err := queues.Get("")
		if err != nil {
			return err
		}
		if q == nil {
			return problem.New("input.unknown_queue", "there is no active queue").Mend("see `overtone issue queue list`")
		}
		id = q.ID
	}
	do := queues.Archive
	if what == "delete" {
		do = queues.Delete
	}
	closing, err := do(cmd.Context(), id, true)
	if err != nil {
		return err
	}
	if !o.dry {
		if err := app.confirmClose(cmd, o, closing, what); err != nil {
			return err
		}
		if closing, err = do(cmd.Context(), id, false); err != nil {
			return err
		}
	}
	out := QueueClosed{
		QueueID: closing.Queue.ID, DryRun: o.dry, Items: len(closing.Queue.Items()), Returned: closing.Returned,
		Trash: closing.Trash, Undo: "overtone issue queue restore " + closing.Queue.ID,
	}
	return app.Answer(out, func(w io.Writer) error { return printClosed(w, out, what) })
}

// confirmClose asks a person, or for --force where there is none. Archiving a
// queue in which nothing is left needs neither.
func (a *App) confirmClose(cmd *cobra.Command, o *closeOptions, closing queue.Closing, what string) error {
	if o.force || what == "archive" && len(closing.Returned) == 0 {
		return nil
	}
	says := fmt.Sprintf("%s has %s, of which %d wait", closing.Queue.ID, plural(len(closing.Queue.Items()), "item"), len(closing.Returned))
	if !a.streams.InTerminal || !a.streams.ErrTerminal || a.flags.json {
		return problem.New("usage.needs_force", "%s", says).Mend("look with --dry-run, then say --force; `overtone issue queue restore` takes it back")
	}
	fmt.Fprintf(a.streams.Err, "%s; %s it? [y/N] ", says, what)
	line, _ := bufio.NewReader(a.streams.In).ReadString('\n')
	if err := cmd.Context().Err(); err != nil {
		return err
	}
	if answer := strings.ToLower(strings.TrimSpace(line)); answer != "y" && answer != "yes" {
		return problem.New("state.declined", "nothing was changed").Mend("run it again and answer y, or look with --dry-run")
	}
	return nil
}

func printClosed(w io.Writer, out QueueClosed, what string) error {
	done := map[string]string{"archive": "archived", "delete": "moved to the trash"}[what]
	if out.DryRun {
		done = "would be " + done
	} else {
		done = "is " + done
	}
	fmt.Fprintf(w, "%s %s", out.QueueID, done)
	if len(out.Returned) > 0 {
		fmt.Fprintf(w, "; planned again: %s", strings.Join(out.Returned, ", "))
	}
	if !out.DryRun {
		fmt.Fprintf(w, "\ntake it back with: %s", out.Undo)
	}
	_, err := fmt.Fprintln(w)
	return err
}

// QueueRestored is the result of `overtone issue queue restore`.
type QueueRestored struct {
	QueueID string   `json:"queue_id"`
	Queued  []string `json:"queued" jsonschema:"issues that wait in it again"`
	Lost    []string `json:"lost" jsonschema:"items whose issue went on without the queue"`
}

func newQueueRestoreCommand(app *App) *cobra.Command {
	return &cobra.Command{
		Use:     "restore QUEUE",
		Short:   "Take back a queue that was archived or deleted",
		Example: "$ overtone issue queue restore QUE-20260131-120000",
		Args:    takesArgs(1, 1, "the id of a queue"),
		RunE: func(cmd *cobra.Command, args []string) error {
			queues, err := app.queues()
			if err != nil {
				return err
			}
			restored, err := queues.Restore(cmd.Context(), args[0])
			if err != nil {
				return err
			}
			out := QueueRestored{QueueID: restored.Queue.ID, Queued: restored.Queued, Lost: restored.Lost}
			return app.Answer(out, func(w io.Writer) error {
				fmt.Fprintf(w, "%s is back with %s that wait\n", out.QueueID, plural(len(out.Queued), "issue"))
				if len(out.Lost) > 0 {
					fmt.Fprintf(w, "went on without it: %s\n", strings.Join(out.Lost, ", "))
				}
				return nil
			})
		},
	}
}
