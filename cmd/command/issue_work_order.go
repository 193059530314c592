package command

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/solutions"
	"github.com/overtone-cli/overtone/templates"
)

// IssueWork is the result of `overtone issue next` and `overtone issue claim`:
// an issue with all that is needed to do it, or why there is none.
type IssueWork struct {
	Status    string              `json:"status" jsonschema:"claimed, resumed (the owner held it already), taken_over (the lease of another had expired), ready (with --peek: nothing was claimed) or empty"`
	Message   string              `json:"message" jsonschema:"the status as a sentence"`
	Resumed   bool                `json:"resumed"`
	Issue     *issues.Issue       `json:"issue,omitempty" jsonschema:"the whole line of the store; absent when nothing is ready"`
	Solution  *solutions.Solution `json:"solution,omitempty" jsonschema:"the solution that it is bound to; absent without one"`
	Criteria  []IssueCriterion    `json:"criteria" jsonschema:"the boxes of the text and the criteria of the tasks, to be ticked with overtone issue done --criteria"`
	Verify    []string            `json:"verification" jsonschema:"how the work is checked, as the text of the issue says"`
	Files     []string            `json:"files" jsonschema:"paths that the issue and its solution claim"`
	Documents []string            `json:"documents" jsonschema:"what to read first, relative to the project"`
	Failures  []issues.Failure    `json:"failures" jsonschema:"what failed on it before, the oldest first"`
	TakenOver *issues.Held        `json:"taken_over,omitempty" jsonschema:"who let the lease expire"`
	Also      []issues.Held       `json:"also_held" jsonschema:"what else the owner holds"`
	Idle      *issues.Idle        `json:"idle,omitempty" jsonschema:"why nothing is ready"`
	Queue     *QueueWork          `json:"queue,omitempty" jsonschema:"the item, when the work comes from a queue"`
}

// IssueCriterion is one condition under which an issue counts as done.
type IssueCriterion struct {
	Number int    `json:"number" jsonschema:"from 1, for --criteria"`
	Text   string `json:"text"`
	Met    bool   `json:"met" jsonschema:"ticked"`
}

// newIssueWork gathers what an agent needs.
func (a *App) newIssueWork(store *issues.Store, status string, found issues.Picked) (IssueWork, error) {
	work := IssueWork{
		Status: status, Resumed: found.Resumed, Idle: found.Idle, Also: found.Also,
		Criteria: []IssueCriterion{}, Verify: []string{}, Files: []string{}, Documents: []string{}, Failures: []issues.Failure{},
	}
	for _, one := range found.Warnings {
		a.Warn(one)
	}
	if found.Idle != nil {
		work.Status, work.Message = "empty", found.Idle.Message()
		return work, nil
	}
	issue := found.Issue
	plan, err := a.planOf(store, issue)
	if err != nil {
		return work, err
	}
	work.Issue, work.Solution = &issue, plan.solution
	work.Criteria, work.Verify, work.Files = criteriaOf(plan.criteria), plan.verify, plan.files
	work.Documents = append(work.Documents, issue.ExtendedContext.Notes.SpecDocuments...)
	work.Failures = issue.Failures()
	if lease := found.TakenOver; lease != nil {
		work.TakenOver = &issues.Held{ID: issue.ID, Owner: lease.Owner, Since: lease.Since, ExpiresAt: lease.ExpiresAt}
		if status == "claimed" {
			work.Status = "taken_over"
		}
	}
	if found.Resumed && status == "claimed" {
		work.Status = "resumed"
	}
	work.Message = work.sentence()
	return work, nil
}

// sentence says what happened.
func (w IssueWork) sentence() string {
	until := ""
	if w.Issue.Lease != nil {
		until = " until " + w.Issue.Lease.ExpiresAt
	}
	switch w.Status {
	case "resumed":
		return w.Issue.ID + " is still held by " + w.Issue.Lease.Owner + ", now" + until
	case "taken_over":
		return w.Issue.ID + " is taken over from " + w.TakenOver.Owner + ", whose lease expired at " + w.TakenOver.ExpiresAt + "; it is held by " + w.Issue.Lease.Owner + until
	case "ready":
		return w.Issue.ID + " would be next; nothing was claimed"
	}
	return w.Issue.ID + " is held by " + w.Issue.Lease.Owner + until
}

// verificationTitles are the headings below which issues say how they are
// checked, in every language.
func (a *App) verificationTitles() ([]string, error) {
	set, err := a.templateSet()
	if err != nil {
		return nil, err
	}
	var phrases map[string]templates.Words
	if err := set.Decode("rules/report-phrases.yaml", &phrases); err != nil {
		return nil, err
	}
	var out []string
	for _, lang := range []string{"en", "zh"} {
		out = append(out, phrases["issue_verification"].In(lang))
	}
	return out, nil
}

func criteriaOf(all []issues.Criterion) []IssueCriterion {
	out := make([]IssueCriterion, len(all))
	for i, one := range all {
		out[i] = IssueCriterion{Number: i + 1, Text: one.Text, Met: one.Met}
	}
	return out
}

// maxAlso bounds what a person is told of other issues in the same hands.
const maxAlso = 3

// printWork shows an issue to a person.
func (a *App) printWork(w io.Writer, work IssueWork) error {
	style := a.Streams().OutStyle()
	fmt.Fprintf(w, "%s\n", console.Clean(work.Message))
	if work.Idle != nil {
		printIdle(w, work.Idle)
		return nil
	}
	issue := work.Issue
	fmt.Fprintf(w, "\n%s  %s\n", style.Strong(console.Clean(issue.ID)), style.Strong(console.Clean(issue.Title)))
	facts := [][2]string{
		{"priority", strconv.Itoa(issue.Priority)},
		{"tags", strings.Join(issue.Tags, ", ")},
		{"files", strings.Join(work.Files, ", ")},
		{"read first", strings.Join(work.Documents, ", ")},
	}
	for _, one := range facts {
		if one[1] != "" {
			fmt.Fprintf(w, "%-10s  %s\n", one[0], console.Clean(one[1]))
		}
	}
	for _, one := range work.Failures {
		fmt.Fprintf(w, "%-10s  %s\n", "failed", console.Clean(one.ErrorType+": "+one.Message))
	}
	if text := strings.TrimSpace(issue.Context); text != "" {
		fmt.Fprintln(w)
		for line := range strings.SplitSeq(text, "\n") {
			fmt.Fprintln(w, console.Clean(line))
		}
	}
	if work.Solution != nil {
		for _, task := range work.Solution.Tasks {
			fmt.Fprintf(w, "\n%s  %s\n", console.Clean(task.ID), console.Clean(task.Title))
			for _, step := range task.Implementation {
				fmt.Fprintf(w, "    - %s\n", console.Clean(step))
			}
		}
	}
	printCriteria(w, work.Criteria)
	for i, one := range work.Also {
		if i == maxAlso {
			fmt.Fprintf(w, "also held: %d more\n", len(work.Also)-i)
			break
		}
		fmt.Fprintf(w, "also held: %s until %s\n", console.Clean(one.ID), one.ExpiresAt)
	}
	return nil
}

func printCriteria(w io.Writer, criteria []IssueCriterion) {
	if len(criteria) == 0 {
		return
	}
	fmt.Fprintf(w, "\nCriteria, to be ticked with --criteria:\n")
	for _, one := range criteria {
		box := " "
		if one.Met {
			box = "x"
		}
		fmt.Fprintf(w, "%4d [%s] %s\n", one.Number, box, console.Clean(one.Text))
	}
}

// printIdle says what waits for what.
func printIdle(w io.Writer, idle *issues.Idle) {
	for _, one := range idle.Waiting {
		var names []string
		for _, blocker := range one.For {
			names = append(names, blocker.ID+" ("+blocker.State+")")
		}
		fmt.Fprintf(w, "%s waits for %s\n", console.Clean(one.ID), console.Clean(strings.Join(names, ", ")))
	}
	rest(w, idle.WaitingCount-len(idle.Waiting))
	for _, one := range idle.Held {
		if one.Owner == "" {
			fmt.Fprintf(w, "%s is executing and nobody holds it; take it with: overtone issue claim %s\n", console.Clean(one.ID), console.Clean(one.ID))
			continue
		}
		fmt.Fprintf(w, "%s is held by %s until %s\n", console.Clean(one.ID), console.Clean(one.Owner), console.Clean(one.ExpiresAt))
	}
	rest(w, idle.HeldCount-len(idle.Held))
	for _, one := range idle.Stopped {
		fmt.Fprintf(w, "%s is %s\n", console.Clean(one.ID), console.Clean(string(one.Status)))
	}
	rest(w, idle.StoppedCount-len(idle.Stopped))
}

func rest(w io.Writer, more int) {
	if more > 0 {
		fmt.Fprintf(w, "… and %d more\n", more)
	}
}
