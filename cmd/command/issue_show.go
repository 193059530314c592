package command

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/issues"
)

// IssueShown is the result of `overtone issue show`.
type IssueShown struct {
	Issue    issues.Issue `json:"issue"`
	Where    string       `json:"where" jsonschema:"active, or history when it is completed or deleted"`
	File     string       `json:"file"`
	Line     int          `json:"line" jsonschema:"1-based line of the file"`
	Needs    []IssueLink  `json:"needs" jsonschema:"what it depends on"`
	NeededBy []IssueLink  `json:"needed_by" jsonschema:"active issues that depend on it"`
	Ready    bool         `json:"ready" jsonschema:"work on it can begin now"`
	Next     []string     `json:"next" jsonschema:"statuses it may go to from here"`
}

// IssueLink is another issue, as far as it matters to one that names it.
type IssueLink struct {
	ID     string `json:"id"`
	Title  string `json:"title" jsonschema:"empty when there is no such issue"`
	Status string `json:"status" jsonschema:"also deleted and missing"`
	Done   bool   `json:"done"`

	shown string // the title as tables show it
}

func newIssueShowCommand(app *App) *cobra.Command {
	return &cobra.Command{
		Use:               "show ID",
		Short:             "Show one issue with all that is known of it",
		Long:              "Show one issue, also a completed or deleted one: its fields, what it waits for,\nwhat waits for it, its version (for --if-version) and the line it stands on.",
		Example:           "$ overtone issue show ISS-20260131-001\n$ overtone issue show GH-12 --json",
		Args:              takesArgs(1, 1, "the id of an issue"),
		ValidArgsFunction: app.completeIssues,
		RunE:              func(_ *cobra.Command, args []string) error { return runIssueShow(app, args[0]) },
	}
}

func runIssueShow(app *App, id string) error {
	store, err := app.issueStore()
	if err != nil {
		return err
	}
	snapshot, err := app.issueSnapshot()
	if err != nil {
		return err
	}
	issue, past, err := findIssue(snapshot, id)
	if err != nil {
		return err
	}
	shown := IssueShown{
		Issue: issue.Detached(), Where: "active", File: app.Shown(store.Path()), Line: issue.Line(),
		Needs: []IssueLink{}, NeededBy: []IssueLink{}, Next: []string{},
	}
	users := []string{}
	for i := range snapshot.Active {
		if other := &snapshot.Active[i]; slices.Contains(other.DependsOn, id) {
			users = append(users, other.ID)
		}
	}
	links := linker(snapshot, issue.DependsOn, users)
	for _, need := range issue.DependsOn {
		shown.Needs = append(shown.Needs, links(need))
	}
	for _, user := range users {
		shown.NeededBy = append(shown.NeededBy, links(user))
	}
	if past {
		shown.Where, shown.File = "history", app.Shown(store.HistoryPath())
	} else {
		shown.Ready = issues.Startable(issue.Status) && len(snapshot.Open(&issue)) == 0
		for _, next := range issues.Targets(issue.Status) {
			shown.Next = append(shown.Next, string(next))
		}
	}
	return app.Answer(shown, func(w io.Writer) error {
		_, err := io.WriteString(w, shownText(app.Streams(), shown))
		return err
	})
}

// linker finds what there is to say of issues that others name.
func linker(snapshot *issues.Snapshot, wanted ...[]string) func(id string) IssueLink {
	known := map[string]IssueLink{}
	for _, id := range slices.Concat(wanted...) {
		known[id] = IssueLink{ID: id, Status: "missing"}
	}
	for _, list := range [][]issues.Issue{snapshot.History, snapshot.Active} {
		for i := range list {
			issue := &list[i]
			if _, asked := known[issue.ID]; !asked {
				continue
			}
			link := IssueLink{ID: issue.ID, Title: issue.Title, Status: string(issue.Status), Done: snapshot.Done(issue.ID), shown: shownTitle(issue)}
			if issue.DeletedAt != "" {
				link.Status = "deleted"
			} else if issue.CompletedAt != "" {
				link.Status = string(issues.Completed)
			}
			known[issue.ID] = link
		}
	}
	return func(id string) IssueLink {
		if link, there := known[id]; there {
			return link
		}
		return IssueLink{ID: id, Status: "missing"}
	}
}

// shownText is the page of one issue for people.
func shownText(s console.Streams, shown IssueShown) string {
	page := issuePage{style: s.OutStyle(), columns: pageColumns(s.Width)}
	i := shown.Issue
	page.b.WriteString(page.style.Strong(cleanLine(i.ID+"  "+shownTitle(&i))) + "\n")
	state := string(i.Status)
	if i.DeletedAt != "" {
		state = "deleted"
	}
	if shown.Ready {
		state += ", can be started now"
	}
	page.row("status", state)
	if i.Lease != nil {
		page.row("held by", i.Lease.Owner+", until "+i.Lease.ExpiresAt)
	}
	page.row("priority", fmt.Sprintf("%d %s", i.Priority, priorityWord(i.Priority)))
	if wave := i.Wave(); wave > 0 {
		page.row("wave", strconv.Itoa(wave))
	}
	page.row("version", strconv.Itoa(i.Version))
	page.row("tags", strings.Join(i.Tags, ", "))
	page.links("needs", shown.Needs)
	page.links("needed by", shown.NeededBy)
	page.row("files", strings.Join(i.Files, ", "))
	page.row("components", strings.Join(i.AffectedComponents, ", "))
	page.row("from", cameFrom(i))
	page.row("location", i.ExtendedContext.Location)
	page.row("suggested", i.ExtendedContext.SuggestedFix)
	page.row("notes", i.ExtendedContext.Notes.Text)
	page.row("expected", i.ExpectedBehavior)
	page.row("actual", i.ActualBehavior)
	page.row("tests", join2(i.Lifecycle.TestStrategy, i.Lifecycle.RegressionScope))
	page.row("acceptance", i.Lifecycle.AcceptanceType)
	page.row("commits", i.Lifecycle.CommitStrategy)
	page.row("solution", i.BoundSolutionID)
	page.evidence(i.Evidence)
	for _, one := range i.Feedback {
		page.row(one.Type, one.Content)
	}
	page.row("created", i.CreatedAt)
	page.row("changed", i.UpdatedAt)
	page.row("completed", i.CompletedAt)
	page.row("deleted", i.DeletedAt)
	page.row("also has", strings.Join(i.Unknown(), ", "))
	page.row("in", fmt.Sprintf("%s:%d", shown.File, shown.Line))
	if text := cleanText(i.Context); text != "" {
		page.b.WriteString("\n" + text + "\n")
	}
	return page.b.String()
}

func join2(a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + ", " + b
}

// cameFrom says where an issue comes from.
func cameFrom(i issues.Issue) string {
	notes := i.ExtendedContext.Notes
	from := []string{}
	for _, one := range []string{notes.SourceID(), notes.Session, i.Source, i.SourceURL} {
		if one != "" {
			from = append(from, one)
		}
	}
	return strings.Join(from, ", ")
}

func priorityWord(n int) string {
	if words := priorityWords(); n >= 1 && n <= len(words) {
		return "(" + words[n-1] + ")"
	}
	return ""
}

// issuePage collects the rows of the page.
type issuePage struct {
	b       strings.Builder
	style   console.Style
	columns int
}

// labelWidth is the width of the labels of a page.
const labelWidth = 12

// row writes a label and a text, folded; nothing when there is no text.
func (p *issuePage) row(label, text string) {
	if strings.TrimSpace(text) == "" {
		return
	}
	label = console.Cut(cleanLine(label), labelWidth-1)
	lead := label + strings.Repeat(" ", labelWidth-console.Width(label))
	wrapped := foldedTo(p.columns, cleanLine(text), lead, strings.Repeat(" ", labelWidth))
	p.b.WriteString(p.style.Faint(lead) + strings.TrimPrefix(wrapped, lead) + "\n")
}

// links writes the issues that are linked, one a line.
func (p *issuePage) links(label string, all []IssueLink) {
	for i, link := range all {
		if i > 0 {
			label = " "
		}
		text := console.Cut(cleanLine(fmt.Sprintf("%s  %s  %s", link.ID, link.Status, link.shown)), p.columns-labelWidth)
		p.b.WriteString(p.style.Faint(label+strings.Repeat(" ", labelWidth-len(label))) + strings.TrimRight(text, " ") + "\n")
	}
}

// evidence writes what shows that the issue is done.
func (p *issuePage) evidence(e *issues.Evidence) {
	if e == nil {
		return
	}
	for _, c := range e.Commands {
		p.row("evidence", fmt.Sprintf("%s → exit %d (%s)", c.Command, c.ExitCode, c.Trust))
	}
	for _, c := range e.Criteria {
		p.row("criterion", map[bool]string{true: "[x] ", false: "[ ] "}[c.Met]+c.Text)
	}
	p.row("commit", join2(e.Commit, e.Branch))
	if e.Waiver != "" {
		p.row("waived", e.Waiver+" ("+e.WaivedBy+")")
	}
	p.row("touched", strings.Join(e.Files, ", "))
	for _, gap := range e.Gaps {
		p.row("not shown", gap)
	}
	p.row("closed by", e.Owner)
}

// cleanLine makes a text safe to print on one line.
func cleanLine(text string) string { return console.Clean(text) }

// cleanText makes a text of several lines safe to print.
func cleanText(text string) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	for i, line := range lines {
		lines[i] = strings.TrimRight(console.Clean(strings.ReplaceAll(strings.TrimRight(line, "\r"), "\t", "    ")), " ")
	}
	return strings.Join(lines, "\n")
}
