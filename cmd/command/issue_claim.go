package command

import (
	"context"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/issues"
)

// IssueStep is the result of the commands that take an issue one step on.
type IssueStep struct {
	Status  string       `json:"status" jsonschema:"released, failed, retried or completed"`
	Message string       `json:"message" jsonschema:"the status as a sentence"`
	Issue   issues.Issue `json:"issue" jsonschema:"the whole line of the store as it is now"`
}

func newIssueClaimCommand(app *App) *cobra.Command {
	f := &leaseFlags{}
	cmd := &cobra.Command{
		Use:   "claim ID",
		Short: "Take one issue, or hold it longer",
		Long: "Take one issue and hold it for a time. Whoever holds it already gets the time anew. An issue\n" +
			"that waits for others, or that somebody else holds, is refused; --force takes it all the same\n" +
			"and keeps the reason.",
		Example: "$ overtone issue claim ISS-20260131-007 --owner agent-7\n$ overtone issue claim GH-12 --owner agent-7 --lease 4h",
		Args:    takesArgs(1, 1, "the id of an issue"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return runIssueClaim(cmd.Context(), app, cmd, f, args[0])
		},
	}
	cmd.ValidArgsFunction = app.completeIssues
	f.addOwner(cmd)
	f.addLease(cmd)
	f.addReason(cmd, "why it is forced, in `words`")
	f.addGuards(cmd)
	return cmd
}

func runIssueClaim(ctx context.Context, app *App, cmd *cobra.Command, f *leaseFlags, id string) error {
	terms, err := app.terms(cmd, *f)
	if err != nil {
		return err
	}
	store, err := app.issueStore()
	if err != nil {
		return err
	}
	project, err := app.Project()
	if err != nil {
		return err
	}
	terms.Commit = app.head(ctx, project)
	found, err := store.Claim(ctx, id, terms)
	if err != nil {
		return err
	}
	work, err := app.newIssueWork(store, "claimed", found)
	if err != nil {
		return err
	}
	return app.Answer(work, func(w io.Writer) error { return app.printWork(w, work) })
}

func newIssueReleaseCommand(app *App) *cobra.Command {
	f := &leaseFlags{}
	cmd := &cobra.Command{
		Use:               "release ID",
		Short:             "Give an issue back that is not done",
		Long:              "Give an issue back: it goes to the step it was taken from, and others can take it.",
		Example:           "$ overtone issue release ISS-20260131-007 --owner agent-7 --reason 'needs a database'",
		Args:              takesArgs(1, 1, "the id of an issue"),
		ValidArgsFunction: app.completeIssues,
	}
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		id, item, err := app.workRef(args[0])
		if err != nil {
			return err
		}
		return app.step(cmd, f, "released", func(ctx context.Context, store *issues.Store, terms issues.Terms) (issues.Issue, error) {
			issue, err := store.Release(ctx, id, f.note(), terms)
			if err != nil {
				return issue, err
			}
			return issue, app.settle(ctx, item, nil, nil)
		})
	}
	f.addOwner(cmd)
	f.addReason(cmd, "why, in `words` that are kept with the issue")
	f.addGuards(cmd)
	return cmd
}

// step carries out one step of an issue and says what became of it.
func (a *App) step(cmd *cobra.Command, f *leaseFlags, status string, do func(context.Context, *issues.Store, issues.Terms) (issues.Issue, error)) error {
	terms, err := a.terms(cmd, *f)
	if err != nil {
		return err
	}
	store, err := a.issueStore()
	if err != nil {
		return err
	}
	issue, err := do(cmd.Context(), store, terms)
	if err != nil {
		return err
	}
	result := IssueStep{Status: status, Issue: issue, Message: fmt.Sprintf("%s is %s now", issue.ID, issue.Status)}
	return a.Answer(result, func(w io.Writer) error {
		_, err := fmt.Fprintln(w, console.Clean(result.Message))
		return err
	})
}
