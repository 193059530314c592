package command

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/issues"
)

// IssueHistory is the result of `overtone issue history`.
type IssueHistory struct {
	Total  int            `json:"total" jsonschema:"issues that pass the filters, also those beyond --limit"`
	Issues []issues.Issue `json:"issues"`
}

func newIssueHistoryCommand(app *App) *cobra.Command {
	filter := issueFilter{sort: "done"}
	cmd := &cobra.Command{
		Use:     "history",
		Short:   "List the issues that are completed or deleted",
		Long:    "List the issues that are completed or deleted, the last ones first. They do not\nchange any more, and their ids are never given again.",
		Example: "$ overtone issue history --limit 20\n$ overtone issue history --text card --json",
		RunE:    func(*cobra.Command, []string) error { return runIssueHistory(app, &filter) },
	}
	cmd.Flags().StringSliceVar(&filter.tags, "tag", nil, "only with all of these `tags`")
	cmd.Flags().StringVar(&filter.text, "text", "", "only with these `words` in id, title or context")
	cmd.Flags().IntVar(&filter.limit, "limit", 0, "at most this `number` (0: all)")
	return cmd
}

func runIssueHistory(app *App, filter *issueFilter) error {
	if err := filter.check(); err != nil {
		return err
	}
	store, err := app.issueStore()
	if err != nil {
		return err
	}
	listing, err := store.History()
	if err != nil {
		return err
	}
	app.warnAll(listing.Warnings)
	found := filter.apply(listing.Issues)
	out := IssueHistory{Total: len(found), Issues: []issues.Issue{}}
	shown := filter.cut(found)
	for _, issue := range shown {
		out.Issues = append(out.Issues, issue.Detached())
	}
	return app.Answer(out, func(w io.Writer) error {
		if len(shown) == 0 {
			_, err := fmt.Fprintln(w, "no issue is completed or deleted yet, or none passes the filters")
			return err
		}
		table := console.NewTable("ID", "END", "WHEN", "TITLE")
		for _, issue := range shown {
			end := string(issues.Completed)
			if issue.DeletedAt != "" {
				end = "deleted"
			}
			table.Add(issue.ID, end, shortTime(closedAt(issue)), shownTitle(issue))
		}
		return table.Print(app.Streams())
	})
}

// shortTime is a stored time without its seconds.
func shortTime(text string) string {
	if len(text) < len("2006-01-02T15:04") {
		return first(text, "-")
	}
	return strings.Replace(text[:len("2006-01-02T15:04")], "T", " ", 1)
}

// IssueDeleted is the result of `overtone issue delete`.
type IssueDeleted struct {
	Issue    issues.Issue `json:"issue" jsonschema:"as it stands in history"`
	NeededBy []string     `json:"needed_by" jsonschema:"active issues that depend on it and cannot be started"`
}

func newIssueDeleteCommand(app *App) *cobra.Command {
	var version ifVersion
	cmd := &cobra.Command{
		Use:               "delete ID",
		Short:             "Move an issue that is not to be done to history",
		Long:              "Move an issue that is not to be done to history, with the time of its deletion.\nNothing is lost: overtone issue show still finds it; its id is not given again.",
		Example:           "$ overtone issue delete ISS-20260131-004\n$ overtone issue delete ISS-20260131-004 --if-version 2",
		Args:              takesArgs(1, 1, "the id of an issue"),
		ValidArgsFunction: app.completeIssues,
		RunE: func(cmd *cobra.Command, args []string) error {
			return runIssueDelete(cmd.Context(), app, &version, args[0])
		},
	}
	version.add(cmd)
	return cmd
}

func runIssueDelete(ctx context.Context, app *App, version *ifVersion, id string) error {
	if err := issues.CheckID(id); err != nil {
		return err
	}
	guard, err := version.guard(func(*issues.Issue) error { return nil })
	if err != nil {
		return err
	}
	store, err := app.issueStore()
	if err != nil {
		return err
	}
	gone, err := store.DeleteIf(ctx, id, func(i issues.Issue) error { return guard(&i) })
	if err != nil {
		return helpful(err, id)
	}
	out := IssueDeleted{Issue: gone.Issue.Detached(), NeededBy: append([]string{}, gone.NeededBy...)}
	return app.Answer(out, func(w io.Writer) error {
		text := fmt.Sprintf("%s is in history now", id)
		if len(out.NeededBy) > 0 {
			text += ", but is still needed by " + strings.Join(out.NeededBy, ", ")
		}
		_, err := fmt.Fprintln(w, cleanLine(text))
		return err
	})
}
