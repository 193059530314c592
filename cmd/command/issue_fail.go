package command

import (
	"context"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/queue"
	"github.com/overtone-cli/overtone/specs/problem"
)

func newIssueFailCommand(app *App) *cobra.Command {
	f := &leaseFlags{}
	cmd := &cobra.Command{
		Use:   "fail ID --reason TEXT",
		Short: "Say that the work on an issue failed",
		Long: "End the work on an issue without success. The reason stays with the issue: a text, or a JSON\n" +
			"object with error_type, message, task_id and stack_trace. A failed issue is not offered again\n" +
			"before `overtone issue retry`, and what depends on it waits.",
		Example: "$ overtone issue fail ISS-20260131-007 --owner agent-7 --reason 'the interface has no such call'\n" +
			"$ overtone issue fail GH-12 --reason '{\"error_type\":\"test_failure\",\"message\":\"3 of 40 failed\"}'",
		Args:              takesArgs(1, 1, "the id of an issue or of an item of a queue"),
		ValidArgsFunction: app.completeIssues,
	}
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		failure, odd := issues.ParseFailure(f.reason)
		if failure.Message == "" {
			return problem.New("usage.no_reason", "`%s` needs --reason", cmd.CommandPath()).Mend("say what failed, as text or as a JSON object")
		}
		if odd {
			app.Warn(problem.New("input.bad_reason", "the reason begins like a JSON object and is none; it is kept as text"))
		}
		id, item, err := app.workRef(args[0])
		if err != nil {
			return err
		}
		return app.step(cmd, f, "failed", func(ctx context.Context, store *issues.Store, terms issues.Terms) (issues.Issue, error) {
			failure.Owner = terms.Owner.Name
			if item != nil && !item.Single {
				issue, _, err := app.aloneStep(ctx, item, nil, &queue.Failure{
					TaskID: failure.TaskID, ErrorType: failure.ErrorType, Message: failure.Message, StackTrace: failure.StackTrace,
				})
				return issue, err
			}
			issue, err := store.Fail(ctx, id, failure, terms)
			if err != nil {
				return issue, err
			}
			return issue, app.settle(ctx, item, nil, nil)
		})
	}
	f.addOwner(cmd)
	f.addReason(cmd, "what failed, as `text` or as a JSON object")
	f.addGuards(cmd)
	return cmd
}
