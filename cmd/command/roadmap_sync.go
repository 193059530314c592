package command

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/phases/roadmap"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// RoadmapSync is the result of `overtone roadmap sync`.
type RoadmapSync struct {
	SessionID string       `json:"session_id"`
	Dir       string       `json:"dir"`
	DryRun    bool         `json:"dry_run" jsonschema:"nothing was written"`
	Items     []SyncedItem `json:"items" jsonschema:"in the order of the document, then the issues whose item is gone"`
	Document  bool         `json:"document" jsonschema:"whether roadmap.md was, or would be, brought up to date"`
	Conflicts bool         `json:"conflicts" jsonschema:"whether new text went to roadmap.md.rej"`
}

// SyncedItem is what became of one item.
type SyncedItem struct {
	Item    string   `json:"item" jsonschema:"layer or task"`
	Issue   string   `json:"issue" jsonschema:"empty for one that a dry run would make"`
	Action  string   `json:"action" jsonschema:"created, updated, unchanged, closed (finished or deleted, left alone) or vanished (its item is gone, left alone)"`
	Title   string   `json:"title"`
	Changes []string `json:"changes" jsonschema:"what is different in an updated issue"`
}

func newRoadmapSyncCommand(app *App) *cobra.Command {
	dryRun := false
	cmd := &cobra.Command{
		Use:   "sync [ID]",
		Short: "Take edits of roadmap.md over into the issues",
		Long: "Reads roadmap.md as it stands and makes the issues follow: titles, scope,\n" +
			"criteria, waves, dependencies, and priorities that you wrote into it. An item\n" +
			"that you added becomes an issue; the issue of one that you took out is named and\n" +
			"left alone. Statuses never change. Afterwards the document has the ids of new\n" +
			"issues, and its tables and graph are right again; your words stay as they are.",
		Example: "$ overtone roadmap sync --dry-run\n" +
			"$ overtone roadmap sync RMAP-link-shortener-2026-01-31",
		Args:              takesArgs(0, 1, "the id of a roadmap"),
		ValidArgsFunction: app.completeRoadmaps,
		RunE: func(cmd *cobra.Command, args []string) error {
			return runRoadmapSync(cmd.Context(), app, argument(args), dryRun)
		},
	}
	cmd.Flags().BoolVar(&dryRun, "dry-run", false, "show what would change and write nothing")
	return cmd
}

func runRoadmapSync(ctx context.Context, app *App, id string, dryRun bool) error {
	project, err := app.Project()
	if err != nil {
		return err
	}
	_, set, err := app.codec()
	if err != nil {
		return err
	}
	folder, err := app.takeRoadmap(ctx, id, dryRun)
	if err != nil {
		return err
	}
	defer func() {
		if left := folder.Close(); left != nil {
			app.Warn(problem.From(left)) // all that stays is a lock file that nobody holds
		}
	}()
	rules, _, err := app.projectRules()
	if err != nil {
		return err
	}
	sync := roadmap.Sync{
		Rules: rules, Set: set, Store: issues.Open(app.Disk(), project.Issues, app.Now), Folder: folder,
		Document: roadmap.Document(project.Root, folder.Dir), DryRun: dryRun,
	}
	done, err := sync.Do(ctx)
	if err != nil {
		p := problem.From(err)
		return p.At(app.Shown(p.File), p.Line)
	}
	result := RoadmapSync{SessionID: folder.ID, Dir: app.Shown(folder.Dir), DryRun: dryRun, Document: done.Written, Conflicts: done.Rejected}
	for _, one := range done.Items {
		result.Items = append(result.Items, SyncedItem(one))
	}
	specs.FillSlices(&result)
	return app.Answer(result, func(w io.Writer) error { return printSync(w, app, result) })
}

// takeRoadmap reads a roadmap and holds it, unless it is only to be looked at.
func (a *App) takeRoadmap(ctx context.Context, id string, look bool) (*specs.RoadmapFolder, error) {
	if look {
		return a.loadRoadmap(id)
	}
	found, err := a.findRoadmap(id)
	if err != nil {
		return nil, err
	}
	codec, _, err := a.codec()
	if err != nil {
		return nil, err
	}
	folder, err := codec.OpenRoadmap(ctx, a.Disk(), found.Dir)
	if err != nil {
		return nil, err
	}
	if folder.Parsed != nil {
		return folder, nil
	}
	if err := folder.Close(); err != nil {
		return nil, err
	}
	return codec.ReadRoadmap(a.Disk(), found.Dir) // which says what is wrong
}

func printSync(w io.Writer, app *App, s RoadmapSync) error {
	table := console.NewTable("ITEM", "ISSUE", "ACTION", "WHAT")
	left := []string{}
	count := map[string]int{}
	for _, one := range s.Items {
		count[one.Action]++
		what := one.Title
		if one.Action == roadmap.SyncUpdated {
			what = strings.Join(one.Changes, ", ")
		}
		if one.Action == roadmap.SyncVanished {
			left = append(left, one.Issue)
		}
		if one.Action != roadmap.SyncUnchanged {
			table.Add(first(one.Item, "-"), first(one.Issue, "-"), one.Action, what)
		}
	}
	if table.Len() > 0 {
		if err := table.Print(app.Streams()); err != nil {
			return err
		}
		if _, err := fmt.Fprintln(w); err != nil {
			return err
		}
	}
	_, err := io.WriteString(w, syncText(s, count, left))
	return err
}

func syncText(s RoadmapSync, count map[string]int, left []string) string {
	var b strings.Builder
	did := []string{}
	for _, action := range []string{roadmap.SyncCreated, roadmap.SyncUpdated, roadmap.SyncUnchanged, roadmap.SyncClosed} {
		if n := count[action]; n > 0 {
			did = append(did, fmt.Sprintf("%d %s", n, action))
		}
	}
	fmt.Fprintf(&b, "%s: %s", session.Count(len(s.Items)-len(left), "item", "items"), strings.Join(did, ", "))
	if s.DryRun {
		b.WriteString("; nothing was written")
	}
	b.WriteString("\n")
	if s.Document {
		b.WriteString(map[bool]string{true: "roadmap.md would be brought up to date\n", false: "roadmap.md is up to date again\n"}[s.DryRun])
	}
	if s.Conflicts {
		b.WriteString("new text that your edits kept out lies in roadmap.md.rej\n")
	}
	if slices.Sort(left); len(left) > 0 {
		b.WriteString(folded(strings.Join(left, ", "), "left alone, because their items are gone: ", "  ") + "\n")
	}
	return b.String()
}
