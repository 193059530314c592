package command

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
)

// issueRecordCommands make, find, show and change issues.
func issueRecordCommands(app *App) []*cobra.Command {
	return []*cobra.Command{
		newIssueCreateCommand(app),
		newIssueListCommand(app),
		newIssueShowCommand(app),
		newIssueUpdateCommand(app),
		newIssueStatusCommand(app),
		newIssueDependCommand(app),
		newIssueReadyCommand(app),
		newIssueHistoryCommand(app),
		newIssueStatsCommand(app),
		newIssueDeleteCommand(app),
		newIssueDoctorCommand(app),
	}
}

// issueStore opens the issues of the project.
func (a *App) issueStore() (*issues.Store, error) {
	project, err := a.Project()
	if err != nil {
		return nil, err
	}
	return issues.Open(a.Disk(), project.Issues, a.Now), nil
}

// issueSnapshot reads all issues and warns of lines that are broken or odd.
func (a *App) issueSnapshot() (*issues.Snapshot, error) {
	store, err := a.issueStore()
	if err != nil {
		return nil, err
	}
	snapshot, err := store.Snapshot()
	if err != nil {
		return nil, err
	}
	a.warnAll(snapshot.Warnings)
	return snapshot, nil
}

// mostWarnings is how many warnings of one kind are worth reading in a row.
const mostWarnings = 5

// warnAll warns of what a reader found; of many of one kind the first few.
func (a *App) warnAll(found []*problem.Problem) { a.warnSome(found, "overtone issue doctor") }

// warnSome warns of what was found; of many of one kind the first few, and the
// command that lists all.
func (a *App) warnSome(found []*problem.Problem, all string) {
	count := map[string]int{}
	for _, one := range found {
		if count[one.Code]++; count[one.Code] <= mostWarnings {
			a.Warn(one)
		}
	}
	for _, one := range found {
		if n := count[one.Code]; n > mostWarnings {
			a.Warn(problem.New(one.Code, "and %d more like it", n-mostWarnings).Mend("see `%s`", all))
			delete(count, one.Code)
		}
	}
}

// findIssue finds an issue among all. An unknown id is an error that names the
// one that differs only in its case.
func findIssue(snapshot *issues.Snapshot, id string) (issue issues.Issue, past bool, err error) {
	if err := issues.CheckID(id); err != nil {
		return issues.Issue{}, false, err
	}
	for i, list := range [][]issues.Issue{snapshot.Active, snapshot.History} {
		at := slices.IndexFunc(list, func(one issues.Issue) bool { return one.ID == id })
		if at >= 0 {
			return list[at], i == 1, nil
		}
	}
	return issues.Issue{}, false, unknownIssue(snapshot, id)
}

func unknownIssue(snapshot *issues.Snapshot, id string) error {
	p := problem.New("input.unknown_id", "there is no issue %s", id)
	for _, list := range [][]issues.Issue{snapshot.Active, snapshot.History} {
		for _, one := range list {
			if strings.EqualFold(one.ID, id) {
				return p.Mend("did you mean %s?", one.ID)
			}
		}
	}
	return p.Mend("see `overtone issue list`")
}

// completeIssues completes the id of an active issue, with its title.
func (a *App) completeIssues(_ *cobra.Command, args []string, typed string) ([]cobra.Completion, cobra.ShellCompDirective) {
	if len(args) > 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	store, err := a.issueStore()
	if err != nil {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	listing, err := store.All()
	if err != nil {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	var ids []cobra.Completion
	for _, issue := range listing.Issues {
		if strings.HasPrefix(issue.ID, typed) && issues.CheckID(issue.ID) == nil {
			ids = append(ids, cobra.CompletionWithDesc(issue.ID, issue.Title))
		}
	}
	return ids, cobra.ShellCompDirectiveNoFileComp
}

// ifVersion is the flag of commands that change an issue only when it still is
// as the caller has seen it.
type ifVersion struct{ text string }

func (v *ifVersion) add(cmd *cobra.Command) {
	cmd.Flags().StringVar(&v.text, "if-version", "", "only if this is its `version` now, else exit 4")
}

// guard puts the check in front of an edit; it runs under the lock.
func (v *ifVersion) guard(edit func(*issues.Issue) error) (func(*issues.Issue) error, error) {
	if v.text == "" {
		return edit, nil
	}
	seen, err := v.number()
	if err != nil {
		return nil, err
	}
	return func(i *issues.Issue) error {
		if err := i.CheckVersion(seen); err != nil {
			return err
		}
		return edit(i)
	}, nil
}

// number is the version that was given.
func (v *ifVersion) number() (int, error) {
	seen, err := strconv.Atoi(v.text)
	if err != nil || seen < 0 {
		return 0, problem.New("usage.bad_value", "--if-version does not take %q", v.text).Mend("give the number that `overtone issue show` says")
	}
	return seen, nil
}

// helpful gives the next command to what the store says in its own words.
func helpful(err error, id string) error {
	var p *problem.Problem
	if !errors.As(err, &p) {
		return err
	}
	better := *p
	switch p.Code {
	case "state.no_evidence":
		better.Fix = "close it with `overtone issue done " + id + "`, which runs and records what shows that it is done"
	case "input.unknown_id":
		better.Fix = "see `overtone issue list`"
	default:
		return err
	}
	return &better
}
