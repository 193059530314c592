package command

import (
	"context"
	"fmt"
	"io"
	"slices"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
)

// mostData is how long a text of issues may be, in bytes.
const mostData = 256 << 20

// IssueCreated is the result of `overtone issue create`.
type IssueCreated struct {
	Issues []issues.Issue `json:"issues" jsonschema:"as they are stored, in the order in which they were given"`
}

// createOptions are the flags of the command.
type createOptions struct {
	fields issueFields
	id     string
	data   string
	plain  bool
}

func newIssueCreateCommand(app *App) *cobra.Command {
	var o createOptions
	cmd := &cobra.Command{
		Use:   "create",
		Short: "Make an issue, or many at once",
		Long: "Make one issue from flags, any number from JSON, or answer a form on a terminal.\n" +
			"JSON is one object, a list of objects or one object a line; all fields are kept,\n" +
			"also those that overtone does not know, and all issues are stored or none.\n" +
			"The fields: overtone schema issues.jsonl. An id that is not given is made.",
		Example: "$ overtone issue create --title \"Pay by card\" --priority high --tags mvp\n" +
			"$ overtone issue create --title \"Refund\" --depends-on ISS-20260131-001\n" +
			"$ overtone issue create --data issues.json --json\n" +
			"$ echo '{\"title\":\"Pay\"}' | overtone issue create --data -\n" +
			"$ overtone issue create                  a form",
		RunE: func(cmd *cobra.Command, _ []string) error { return runIssueCreate(cmd.Context(), app, &o) },
	}
	cmd.Flags().StringVar(&o.data, "data", "", "read issues as JSON from this `file`, - for stdin")
	cmd.Flags().StringVar(&o.id, "id", "", "give it this `id`, such as GH-12")
	o.fields.add(cmd)
	cmd.Flags().BoolVar(&o.plain, "plain", false, "ask line by line, without forms")
	return cmd
}

func runIssueCreate(ctx context.Context, app *App, o *createOptions) error {
	drafts, err := app.drafts(ctx, o)
	if err != nil {
		return err
	}
	store, err := app.issueStore()
	if err != nil {
		return err
	}
	made, err := store.Create(ctx, drafts...)
	if err != nil {
		return err
	}
	out := IssueCreated{Issues: make([]issues.Issue, len(made))}
	for i, issue := range made {
		out.Issues[i] = issue.Detached()
	}
	return app.Answer(out, func(w io.Writer) error {
		for _, issue := range made {
			if _, err := fmt.Fprintf(w, "created %s  %s\n", issue.ID, cleanLine(issue.Title)); err != nil {
				return err
			}
		}
		return nil
	})
}

// drafts are the issues to make: of JSON, of flags, or of the answers of a
// person.
func (a *App) drafts(ctx context.Context, o *createOptions) ([]issues.Draft, error) {
	if o.data != "" {
		if o.fields.given() || o.id != "" {
			return nil, problem.New("usage.conflicting_flags", "--data gives whole issues, so no other field can be given").
				Mend("put the field into the JSON, or leave --data out")
		}
		return a.draftsOf(o.data)
	}
	if !o.fields.given() && o.id == "" {
		return a.askIssue(ctx, o)
	}
	change, err := o.fields.prepare(a)
	if err != nil {
		return nil, err
	}
	draft := issues.Draft{Issue: issues.Issue{ID: o.id}}
	change(&draft.Issue)
	if draft.Issue.Title == "" {
		return nil, problem.New("usage.missing_flag", "an issue needs a title").Mend("give --title TEXT")
	}
	return []issues.Draft{draft}, nil
}

// draftsOf reads issues from JSON. What looks like a field that was misspelt is
// kept, as everything is, but not in silence.
func (a *App) draftsOf(name string) ([]issues.Draft, error) {
	data, err := a.readGiven(name, mostData)
	if err != nil {
		return nil, err
	}
	file := "standard input"
	if name != "-" {
		if file, err = a.Path(name); err != nil {
			return nil, err
		}
	}
	given, err := issues.DecodeAll(data, file)
	if err != nil {
		return nil, err
	}
	known, told := issues.Known(), map[string]bool{}
	drafts := make([]issues.Draft, len(given))
	for i, one := range given {
		drafts[i].Issue = one.Issue
		for _, key := range one.Issue.Unknown() {
			if near := nearest(key, known); near != "" && !told[key] {
				told[key] = true
				a.Warn(problem.New("input.unknown_field", "%+q is no field that overtone knows; it is kept as it is", key).
					At(file, one.Line).Mend("did you mean %s?", near))
			}
		}
		if problems := checkGiven(one.Issue); problems != nil {
			return nil, problems.At(file, one.Line)
		}
	}
	return drafts, nil
}

// checkGiven looks at a field of a given issue that is wrong for sure, so that
// the error names the line it came from.
func checkGiven(issue issues.Issue) *problem.Problem {
	if issue.ID != "" {
		if err := issues.CheckID(issue.ID); err != nil {
			return problem.From(err)
		}
	}
	probe := issue
	if probe.Status == "" {
		probe.Status = issues.Registered
	}
	if probe.Priority == 0 {
		probe.Priority = issues.DefaultPriority
	}
	if probe.Title == "" {
		probe.Title = "the id"
	}
	found := probe.Check()
	if probe.Status == issues.Completed {
		found = append(found, problem.New("state.illegal_transition", "an issue cannot begin as completed").
			Mend("create it as registered and close it with its evidence"))
	}
	if i := slices.IndexFunc(found, func(p *problem.Problem) bool { return p != nil }); i >= 0 {
		return found[i]
	}
	return nil
}
