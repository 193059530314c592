package command

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/issues"
)

// IssueList is the result of `overtone issue list`.
type IssueList struct {
	Summary IssueSummary `json:"_summary"`
	Issues  []any        `json:"issues" jsonschema:"whole issues; with --brief the short form"`
}

// IssueSummary counts issues.
type IssueSummary struct {
	Total    int            `json:"total" jsonschema:"issues that pass the filters, also those beyond --limit"`
	Shown    int            `json:"shown"`
	ByStatus map[string]int `json:"by_status" jsonschema:"of those that pass the filters"`
}

// IssueBrief is the short form of an issue.
type IssueBrief struct {
	ID              string   `json:"id"`
	Title           string   `json:"title"`
	Status          string   `json:"status"`
	Version         int      `json:"version"`
	Priority        int      `json:"priority"`
	Wave            int      `json:"wave" jsonschema:"plan wave from 1, 0 for none"`
	Tags            []string `json:"tags"`
	BoundSolutionID string   `json:"bound_solution_id"`
}

func newIssueListCommand(app *App) *cobra.Command {
	var filter issueFilter
	var brief bool
	cmd := &cobra.Command{
		Use:   "list",
		Short: "List the issues that are not completed",
		Long: "List the issues that are not completed, in the order in which they are handed\n" +
			"out: by wave, then by priority, then by id (--sort next). Other orders: id,\n" +
			"status, priority, wave, created, updated, title, and file, the order of the\n" +
			"lines. Completed issues: overtone issue history.",
		Example: "$ overtone issue list\n" +
			"$ overtone issue list --status executing,failed\n" +
			"$ overtone issue list --wave 1 --tag mvp --limit 20\n" +
			"$ overtone issue list --text \"due date\" --sort updated\n" +
			"$ overtone issue list --brief --json",
		RunE: func(*cobra.Command, []string) error { return runIssueList(app, &filter, brief) },
	}
	filter.add(cmd, issueSorts())
	cmd.Flags().BoolVar(&brief, "brief", false, "with --json: only what the table shows of an issue")
	return cmd
}

func runIssueList(app *App, filter *issueFilter, brief bool) error {
	if err := filter.check(); err != nil {
		return err
	}
	store, err := app.issueStore()
	if err != nil {
		return err
	}
	read := store.All
	if filter.text == "" && (brief || !app.flags.json) {
		read = store.Skim // a table shows no long text
	}
	listing, err := read()
	if err != nil {
		return err
	}
	app.warnAll(listing.Warnings)
	found := filter.apply(listing.Issues)
	list := IssueList{Summary: IssueSummary{Total: len(found), ByStatus: map[string]int{}}, Issues: []any{}}
	for _, issue := range found {
		list.Summary.ByStatus[string(issue.Status)]++
	}
	found = filter.cut(found)
	list.Summary.Shown = len(found)
	if app.flags.json {
		for _, issue := range found {
			if brief {
				list.Issues = append(list.Issues, briefIssue(issue))
			} else {
				list.Issues = append(list.Issues, issue.Detached())
			}
		}
	}
	return app.Answer(list, func(w io.Writer) error {
		if len(listing.Issues) == 0 {
			_, err := fmt.Fprintln(w, "no issue yet; make one with: overtone issue create --title TEXT")
			return err
		}
		if len(found) == 0 {
			_, err := fmt.Fprintf(w, "none of the %d issues passes the filters\n", len(listing.Issues))
			return err
		}
		if err := issueTable(found).Print(app.Streams()); err != nil {
			return err
		}
		if app.Streams().OutTerminal {
			_, err = fmt.Fprintf(w, "\n%s\n", console.Clean(summed(list.Summary)))
		}
		return err
	})
}

// issueTable is what a person sees of issues, at 80 columns too.
func issueTable(all []*issues.Issue) *console.Table {
	table := console.NewTable("ID", "STATUS", "PRI", "WAVE", "TITLE").Right(2, 3)
	for _, issue := range all {
		table.Add(issue.ID, string(issue.Status), strconv.Itoa(issue.Priority), waveText(issue), shownTitle(issue))
	}
	return table
}

// shownTitle is the title without the id of its package, which an export puts in
// front of it and which would leave no room for the rest.
func shownTitle(issue *issues.Issue) string {
	return titleWithout(issue.Title, issue.ExtendedContext.Notes.Session)
}

func titleWithout(title, session string) string {
	if session == "" || !strings.HasPrefix(title, "[") {
		return title
	}
	if short := strings.TrimPrefix(title, "["+session+"] "); short != "" {
		return short
	}
	return title
}

func waveText(issue *issues.Issue) string {
	if wave := issue.Wave(); wave > 0 {
		return strconv.Itoa(wave)
	}
	return "-"
}

// summed says a summary in one line.
func summed(s IssueSummary) string {
	text := plural(s.Total, "issue")
	if s.Shown < s.Total {
		text = fmt.Sprintf("%d of %s", s.Shown, text)
	}
	for i, status := range issues.Statuses() {
		if n := s.ByStatus[string(status)]; n > 0 {
			text += map[bool]string{true: ": ", false: ", "}[i == 0 || !hasBefore(s, status)] + fmt.Sprintf("%d %s", n, status)
		}
	}
	return text
}

// hasBefore says whether a status before this one is counted.
func hasBefore(s IssueSummary, status issues.Status) bool {
	for _, one := range issues.Statuses() {
		if one == status {
			return false
		}
		if s.ByStatus[string(one)] > 0 {
			return true
		}
	}
	return false
}

// plural counts things.
func plural(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return strconv.Itoa(n) + " " + what + "s"
}

func briefIssue(issue *issues.Issue) IssueBrief {
	return IssueBrief{
		ID: issue.ID, Title: issue.Title, Status: string(issue.Status), Version: issue.Version, Priority: issue.Priority,
		Wave: issue.Wave(), Tags: append([]string{}, issue.Tags...), BoundSolutionID: issue.BoundSolutionID,
	}
}
