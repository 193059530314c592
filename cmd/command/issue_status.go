package command

import (
	"context"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
)

// IssueStatus is the result of `overtone issue status`.
type IssueStatus struct {
	Counts []StatusCount `json:"counts" jsonschema:"of the whole store, without an id; else empty"`
	Issue  *StatusStep   `json:"issue" jsonschema:"the issue that was named, else null"`
}

// StatusCount says how many issues have a status.
type StatusCount struct {
	Status string   `json:"status" jsonschema:"also deleted, which is none of an active issue"`
	Count  int      `json:"count"`
	Next   []string `json:"next" jsonschema:"where an issue of this status may go"`
}

// StatusStep is where an issue is, and where it came from when it was moved
// just now.
type StatusStep struct {
	ID      string   `json:"id"`
	From    string   `json:"from" jsonschema:"the status before; the same when it was not moved"`
	Status  string   `json:"status"`
	Version int      `json:"version"`
	Forced  bool     `json:"forced" jsonschema:"the table of transitions was overruled, which is noted in the feedback"`
	Next    []string `json:"next" jsonschema:"where it may go from here"`
}

// statusOptions are the flags of the command.
type statusOptions struct {
	force   bool
	reason  string
	version ifVersion
}

func newIssueStatusCommand(app *App) *cobra.Command {
	var o statusOptions
	cmd := &cobra.Command{
		Use:   "status [ID [STATUS]]",
		Short: "Count issues by status, or move one to another status",
		Long: "Without an id: how many issues have which status, and where each may go.\n" +
			"With an id: where this issue is. With a status: move it there, if the table\n" +
			"allows it. A step that is not in the table needs --force and a --reason, which\n" +
			"is noted on the issue. To complete an issue: overtone issue done.",
		Example: "$ overtone issue status\n" +
			"$ overtone issue status ISS-20260131-001\n" +
			"$ overtone issue status ISS-20260131-001 planned --if-version 2\n" +
			"$ overtone issue status GH-12 registered --force --reason \"the branch is gone\"",
		Args: takesArgs(0, 2, "the id of an issue and a status"),
		ValidArgsFunction: func(cmd *cobra.Command, args []string, typed string) ([]cobra.Completion, cobra.ShellCompDirective) {
			if len(args) == 1 {
				return statusWords(), cobra.ShellCompDirectiveNoFileComp
			}
			return app.completeIssues(cmd, args, typed)
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			switch len(args) {
			case 0:
				return runStatusCounts(app)
			case 1:
				return runStatusOf(app, args[0])
			}
			return runStatusStep(cmd.Context(), app, &o, args[0], args[1])
		},
	}
	cmd.Flags().BoolVar(&o.force, "force", false, "allow a step that is not in the table")
	cmd.Flags().StringVar(&o.reason, "reason", "", "why it is forced, in `words`")
	o.version.add(cmd)
	return cmd
}

func runStatusCounts(app *App) error {
	snapshot, err := app.issueSnapshot()
	if err != nil {
		return err
	}
	count := map[string]int{}
	for _, issue := range snapshot.Active {
		count[string(issue.Status)]++
	}
	for _, issue := range snapshot.History {
		if issue.DeletedAt != "" {
			count["deleted"]++
		} else {
			count[string(issues.Completed)]++
		}
	}
	out := IssueStatus{Counts: []StatusCount{}}
	for _, status := range issues.Statuses() {
		out.Counts = append(out.Counts, StatusCount{Status: string(status), Count: count[string(status)], Next: nextWords(status)})
	}
	out.Counts = append(out.Counts, StatusCount{Status: "deleted", Count: count["deleted"], Next: []string{}})
	return app.Answer(out, func(io.Writer) error {
		table := console.NewTable("STATUS", "ISSUES", "MAY GO TO").Right(1)
		for _, one := range out.Counts {
			table.Add(one.Status, strconv.Itoa(one.Count), first(strings.Join(one.Next, ", "), "-"))
		}
		return table.Print(app.Streams())
	})
}

func nextWords(status issues.Status) []string {
	words := []string{}
	for _, next := range issues.Targets(status) {
		words = append(words, string(next))
	}
	return words
}

func runStatusOf(app *App, id string) error {
	snapshot, err := app.issueSnapshot()
	if err != nil {
		return err
	}
	issue, past, err := findIssue(snapshot, id)
	if err != nil {
		return err
	}
	step := StatusStep{ID: id, From: string(issue.Status), Status: string(issue.Status), Version: issue.Version, Next: nextWords(issue.Status)}
	if past {
		step.Next = []string{}
	}
	if issue.DeletedAt != "" {
		step.From, step.Status = "deleted", "deleted"
	}
	return app.Answer(IssueStatus{Counts: []StatusCount{}, Issue: &step}, func(w io.Writer) error {
		text := fmt.Sprintf("%s is %s, version %d", id, step.Status, step.Version)
		if len(step.Next) > 0 {
			text += "; it may go to " + strings.Join(step.Next, ", ")
		}
		_, err := fmt.Fprintln(w, cleanLine(text))
		return err
	})
}

func runStatusStep(ctx context.Context, app *App, o *statusOptions, id, word string) error {
	if err := issues.CheckID(id); err != nil {
		return err
	}
	if err := checkStatus(word); err != nil {
		return err
	}
	if o.reason != "" && !o.force {
		return problem.New("usage.missing_flag", "--reason says why a step is forced").Mend("add --force, or leave --reason out")
	}
	store, err := app.issueStore()
	if err != nil {
		return err
	}
	step := StatusStep{ID: id, Status: word, Next: nextWords(issues.Status(word))}
	edit, err := o.version.guard(func(i *issues.Issue) error {
		step.From = string(i.Status)
		if i.Lease != nil && !i.Lease.Expired(app.Now()) && !o.force && step.From != word {
			held := *problem.From(issues.Leased(*i))
			return held.Mend("its owner gives it back with `overtone issue release` or ends it with done or fail; else add --force --reason \"…\"")
		}
		step.Forced = o.force && issues.CheckTransition(i.Status, issues.Status(word)) != nil
		i.Status = issues.Status(word)
		return nil
	})
	if err != nil {
		return err
	}
	var after issues.Issue
	if o.force {
		after, err = store.Force(ctx, id, o.reason, edit)
	} else {
		after, err = store.Update(ctx, id, edit)
	}
	if err != nil {
		return helpful(err, id)
	}
	step.Version = after.Version
	return app.Answer(IssueStatus{Counts: []StatusCount{}, Issue: &step}, func(w io.Writer) error {
		if step.From == word {
			_, err := fmt.Fprintf(w, "%s is %s already\n", id, word)
			return err
		}
		_, err := fmt.Fprintf(w, "%s went from %s to %s, version %d\n", id, step.From, word, step.Version)
		return err
	})
}
