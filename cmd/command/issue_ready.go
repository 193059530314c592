package command

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
)

// IssueReady is the result of `overtone issue ready`.
type IssueReady struct {
	Ready   []IssueBrief   `json:"ready" jsonschema:"what can be started now, in the order in which it is handed out"`
	Waiting []IssueWaiting `json:"waiting" jsonschema:"what has to wait for others"`
	Status  string         `json:"status" jsonschema:"ready, or empty when nothing can be started now"`
}

// IssueWaiting is an issue with what it waits for.
type IssueWaiting struct {
	Issue IssueBrief  `json:"issue"`
	For   []IssueLink `json:"for" jsonschema:"dependencies that are not completed"`

	shown string // the title as tables show it
}

func newIssueReadyCommand(app *App) *cobra.Command {
	var limit int
	cmd := &cobra.Command{
		Use:   "ready",
		Short: "Show what can be started now, and what waits for what",
		Long: "An issue can be started when it is registered, planned or queued and everything\n" +
			"that it depends on is completed. The list is in the order in which\n" +
			"overtone issue next hands issues out; nothing is taken by looking at it.",
		Example: "$ overtone issue ready\n$ overtone issue ready --limit 5 --json",
		RunE:    func(*cobra.Command, []string) error { return runIssueReady(app, limit) },
	}
	cmd.Flags().IntVar(&limit, "limit", 0, "at most this `number` of each (0: all)")
	return cmd
}

func runIssueReady(app *App, limit int) error {
	if limit < 0 {
		return problem.New("usage.bad_value", "--limit does not take %d", limit).Mend("give a number from 1, or 0 for all")
	}
	snapshot, err := app.issueSnapshot()
	if err != nil {
		return err
	}
	ready, waiting := snapshot.Ready()
	out := IssueReady{Ready: []IssueBrief{}, Waiting: []IssueWaiting{}, Status: "empty"}
	if len(ready) > 0 {
		out.Status = "ready"
	}
	shownReady, shownWaiting := upTo(ready, limit), upTo(waiting, limit)
	for _, issue := range shownReady {
		out.Ready = append(out.Ready, briefIssue(issue))
	}
	wanted := [][]string{}
	for _, one := range shownWaiting {
		wanted = append(wanted, one.For)
	}
	links := linker(snapshot, wanted...)
	for _, one := range shownWaiting {
		line := IssueWaiting{Issue: briefIssue(one.Issue), For: []IssueLink{}, shown: shownTitle(one.Issue)}
		for _, id := range one.For {
			line.For = append(line.For, links(id))
		}
		out.Waiting = append(out.Waiting, line)
	}
	return app.Answer(out, func(w io.Writer) error {
		if len(ready) == 0 {
			if _, err := fmt.Fprintln(w, "nothing can be started now"); err != nil {
				return err
			}
		} else if err := issueTable(shownReady).Print(app.Streams()); err != nil {
			return err
		}
		if len(waiting) == 0 {
			return nil
		}
		if _, err := fmt.Fprintf(w, "\n%s wait:\n", plural(len(waiting), "issue")); err != nil {
			return err
		}
		return waitingTable(out.Waiting).Print(app.Streams())
	})
}

func waitingTable(all []IssueWaiting) *console.Table {
	table := console.NewTable("ID", "WAITS FOR", "TITLE")
	for _, one := range all {
		names := []string{}
		for _, link := range one.For {
			name := link.ID
			if link.Status == "missing" || link.Status == "deleted" || link.Status == string(issues.Failed) {
				name += " (" + link.Status + ")"
			}
			names = append(names, name)
		}
		if len(names) > 2 {
			names = []string{names[0], fmt.Sprintf("and %d more", len(names)-1)}
		}
		table.Add(one.Issue.ID, strings.Join(names, ", "), one.shown)
	}
	return table
}

// upTo is the beginning of a list; 0 is all of it.
func upTo[T any](all []T, limit int) []T {
	if limit > 0 && len(all) > limit {
		return all[:limit]
	}
	return all
}
