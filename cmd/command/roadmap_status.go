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
	"github.com/overtone-cli/overtone/phases/roadmap"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// RoadmapStatus is the result of `overtone roadmap status`.
type RoadmapStatus struct {
	SessionID string              `json:"session_id"`
	Dir       string              `json:"dir"`
	State     string              `json:"state" jsonschema:"Planning, Refining or Ready"`
	Issues    int                 `json:"issues"`
	Done      int                 `json:"done"`
	Waves     []RoadmapWave       `json:"waves"`
	Items     []RoadmapItemStatus `json:"items" jsonschema:"in the order of the document"`
	Stale     []string            `json:"stale" jsonschema:"items whose issue does not say what the document says, or which have none; sync mends them"`
	Vanished  []string            `json:"vanished" jsonschema:"issues of this roadmap whose item is not in the document any more"`
	Edited    []string            `json:"edited" jsonschema:"places of the document that were edited by hand since it was generated"`
	Conflicts bool                `json:"conflicts" jsonschema:"whether new text lies beside the document as roadmap.md.rej"`
}

// RoadmapWave is how far one wave of the document is.
type RoadmapWave struct {
	Wave    int `json:"wave"`
	Issues  int `json:"issues"`
	Done    int `json:"done"`
	Active  int `json:"active" jsonschema:"somebody works on them"`
	Stopped int `json:"stopped" jsonschema:"failed or paused"`
}

// RoadmapItemStatus is how far one item is.
type RoadmapItemStatus struct {
	ID     string `json:"id" jsonschema:"layer or task"`
	Name   string `json:"name"`
	Wave   int    `json:"wave" jsonschema:"0 when the item depends on itself"`
	Issue  string `json:"issue" jsonschema:"empty before it has one"`
	Status string `json:"status" jsonschema:"of the issue; none without one, deleted when somebody deleted it"`
}

// What an item has in place of the status of an issue.
const (
	withoutIssue = "none"
	deletedIssue = "deleted"
)

func newRoadmapStatusCommand(app *App) *cobra.Command {
	return &cobra.Command{
		Use:   "status [ID]",
		Short: "Show how far the issues of a roadmap are, by wave",
		Long: "Shows every item with its issue, what the document and the issues do not agree\n" +
			"about, and what was edited by hand. To take edits over into the issues:\n" +
			"overtone roadmap sync.",
		Example:           "$ overtone roadmap status\n$ overtone roadmap status RMAP-link-shortener-2026-01-31 --json",
		Args:              takesArgs(0, 1, "the id of a roadmap"),
		ValidArgsFunction: app.completeRoadmaps,
		RunE: func(cmd *cobra.Command, args []string) error {
			return runRoadmapStatus(cmd.Context(), app, argument(args))
		},
	}
}

func runRoadmapStatus(ctx context.Context, app *App, id string) error {
	folder, err := app.loadRoadmap(id)
	if err != nil {
		return err
	}
	all, err := app.issuesBySession()
	if err != nil {
		return err
	}
	status := roadmapStatus(folder, all[folder.ID])
	status.Dir = app.Shown(folder.Dir)
	status.Conflicts = isFile(folder.Path(specs.RoadmapFile + ".rej"))
	if err := app.staleItems(ctx, &status, folder); err != nil {
		return err
	}
	specs.FillSlices(&status)
	return app.Answer(status, func(w io.Writer) error { return printRoadmapStatus(w, app, status) })
}

// staleItems lists what a sync would change. A document that a sync would
// refuse, and a roadmap that is not finished, are said so.
func (a *App) staleItems(ctx context.Context, s *RoadmapStatus, folder *specs.RoadmapFolder) error {
	_, set, err := a.codec()
	if err != nil {
		return err
	}
	project, err := a.Project()
	if err != nil {
		return err
	}
	rules, _, err := a.projectRules()
	if err != nil {
		return err
	}
	sync := roadmap.Sync{
		Rules: rules, Set: set, Store: issues.Open(a.Disk(), project.Issues, a.Now), Folder: folder,
		Document: roadmap.Document(project.Root, folder.Dir), DryRun: true,
	}
	done, err := sync.Do(ctx)
	if err != nil {
		p := problem.From(err)
		a.Warn(p.At(a.Shown(p.File), p.Line))
		return nil
	}
	for _, one := range done.Items {
		if one.Action == roadmap.SyncCreated || one.Action == roadmap.SyncUpdated {
			s.Stale = append(s.Stale, one.Item)
		}
	}
	return nil
}

// roadmapStatus puts the items of a document and the issues of its session side
// by side.
func roadmapStatus(folder *specs.RoadmapFolder, own []issues.Issue) RoadmapStatus {
	m := folder.Roadmap
	s := RoadmapStatus{SessionID: folder.ID, State: string(m.State), Waves: make([]RoadmapWave, len(m.Waves()))}
	s.Edited, _ = folder.Edited()
	for i := range s.Waves {
		s.Waves[i].Wave = i + 1
	}
	bySource := map[string]issues.Issue{}
	for _, issue := range own {
		source := issue.ExtendedContext.Notes.SourceID()
		if _, doubled := bySource[source]; !doubled {
			bySource[source] = issue
		}
		if m.Item(source) == nil && issue.DeletedAt == "" {
			s.Vanished = append(s.Vanished, issue.ID)
		}
	}
	for i := range m.Items {
		item := &m.Items[i]
		line := RoadmapItemStatus{ID: item.ID, Name: specs.Plain(item.Name), Wave: item.Wave, Status: withoutIssue}
		if issue, there := bySource[item.ID]; there {
			line.Issue, line.Status = issue.ID, string(issue.Status)
			if issue.DeletedAt != "" {
				line.Status = deletedIssue
			}
		}
		s.Items = append(s.Items, line)
		s.count(line)
	}
	return s
}

// count adds one item to the sums.
func (s *RoadmapStatus) count(line RoadmapItemStatus) {
	if line.Issue == "" || line.Status == deletedIssue {
		return
	}
	wave := &RoadmapWave{} // of an item in a circle: counted nowhere
	if line.Wave > 0 {
		wave = &s.Waves[line.Wave-1]
	}
	s.Issues++
	wave.Issues++
	switch issues.Status(line.Status) {
	case issues.Completed:
		s.Done++
		wave.Done++
	case issues.Failed, issues.Paused:
		wave.Stopped++
	case issues.Executing, issues.Planning:
		wave.Active++
	case issues.Registered, issues.Planned, issues.Queued:
	}
}

func printRoadmapStatus(w io.Writer, app *App, s RoadmapStatus) error {
	if _, err := fmt.Fprintf(w, "%s\n%s, %d of %d issues done\n\n", s.Dir, s.State, s.Done, s.Issues); err != nil {
		return err
	}
	table := console.NewTable("WAVE", "ITEM", "ISSUE", "STATUS", "NAME").Right(0)
	for _, wave := range append(waveNumbers(s.Waves), 0) {
		for _, line := range s.Items {
			if line.Wave != wave {
				continue
			}
			number := "-"
			if wave > 0 {
				number = strconv.Itoa(wave)
			}
			table.Add(number, line.ID, first(line.Issue, "-"), line.Status, line.Name)
		}
	}
	if err := table.Print(app.Streams()); err != nil {
		return err
	}
	_, err := io.WriteString(w, roadmapWhyText(s))
	return err
}

func waveNumbers(waves []RoadmapWave) []int {
	out := make([]int, len(waves))
	for i, wave := range waves {
		out[i] = wave.Wave
	}
	return out
}

// roadmapWhyText says behind the table what deserves a look.
func roadmapWhyText(s RoadmapStatus) string {
	var b strings.Builder
	if len(s.Stale) > 0 {
		b.WriteString("\n" + folded(strings.Join(s.Stale, ", "), "not yet in the issues  ", "                       ") + "\n")
	}
	if len(s.Vanished) > 0 {
		b.WriteString("\n" + folded(strings.Join(s.Vanished, ", "), "issues whose item is gone  ", "                           ") + "\n")
	}
	if len(s.Edited) > 0 {
		b.WriteString("\nedited by hand, and kept\n")
		for _, place := range s.Edited {
			b.WriteString(folded(place, "  ", "    ") + "\n")
		}
	}
	if s.Conflicts {
		b.WriteString("\nnew text that your edits kept out: copy what you want, then remove the file\n  " + specs.RoadmapFile + ".rej\n")
	}
	if len(s.Stale) > 0 {
		b.WriteString("\nsee what that changes in the issues\n  overtone roadmap sync --dry-run " + s.SessionID + "\n")
	}
	return b.String()
}
