package command

import (
	"fmt"
	"io"
	"strconv"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// RoadmapList is the result of `overtone roadmap list`.
type RoadmapList struct {
	Roadmaps []RoadmapLine `json:"roadmaps"`
}

// RoadmapLine is one roadmap of the list.
type RoadmapLine struct {
	SessionID string `json:"session_id"`
	Dir       string `json:"dir"`
	Title     string `json:"title"`
	Spec      string `json:"spec" jsonschema:"the package it was made of, or empty"`
	Mode      string `json:"mode" jsonschema:"progressive, direct, or empty when the document cannot be read"`
	State     string `json:"state" jsonschema:"Planning, Refining or Ready"`
	Items     int    `json:"items" jsonschema:"layers or tasks"`
	Waves     int    `json:"waves"`
	Issues    int    `json:"issues" jsonschema:"issues of its session, finished ones too"`
	Done      int    `json:"done" jsonschema:"how many of them are completed"`
}

func newRoadmapListCommand(app *App) *cobra.Command {
	return &cobra.Command{
		Use:     "list",
		Short:   "List the roadmaps of this project",
		Example: "$ overtone roadmap list\n$ overtone roadmap list --json",
		Args:    noArgs,
		RunE:    func(*cobra.Command, []string) error { return runRoadmapList(app) },
	}
}

func runRoadmapList(app *App) error {
	found, err := app.roadmaps()
	if err != nil {
		return err
	}
	codec, _, err := app.codec()
	if err != nil {
		return err
	}
	all, err := app.issuesBySession()
	if err != nil {
		return err
	}
	list := RoadmapList{Roadmaps: []RoadmapLine{}}
	for _, f := range found {
		list.Roadmaps = append(list.Roadmaps, app.roadmapLine(codec, f, all[f.ID]))
	}
	return app.Answer(list, func(w io.Writer) error {
		if len(list.Roadmaps) == 0 {
			_, err := fmt.Fprintln(w, "no roadmap yet; make one with: overtone roadmap -y @FILE.md")
			return err
		}
		table := console.NewTable("ID", "MODE", "STATE", "WAVES", "DONE", "TITLE").Right(3, 4)
		for _, r := range list.Roadmaps {
			table.Add(r.SessionID, first(r.Mode, "-"), first(r.State, "-"), strconv.Itoa(r.Waves), fmt.Sprintf("%d/%d", r.Done, r.Issues), r.Title)
		}
		return table.Print(app.Streams())
	})
}

// roadmapLine is what the list shows of a roadmap. One that cannot be read is
// listed all the same, with a warning.
func (a *App) roadmapLine(codec *specs.Codec, f specs.Found, own []issues.Issue) RoadmapLine {
	line := RoadmapLine{SessionID: f.ID, Dir: a.Shown(f.Dir)}
	for _, issue := range own {
		if issue.DeletedAt != "" {
			continue
		}
		line.Issues++
		if issue.Status == issues.Completed {
			line.Done++
		}
	}
	folder, err := codec.ReadRoadmap(a.Disk(), f.Dir)
	if err != nil {
		p := problem.From(err)
		a.Warn(p.At(a.Shown(p.File), p.Line))
		return line
	}
	m := folder.Roadmap
	line.Title, line.Spec, line.Mode, line.State = specs.Plain(m.Title), m.Spec, string(m.Mode), string(m.State)
	line.Items, line.Waves = len(m.Items), len(m.Waves())
	return line
}
