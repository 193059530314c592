package command

import (
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/specs"
)

// RoadmapShow is the result of `overtone roadmap show`: the document as it
// stands on disk, and what follows from it.
type RoadmapShow struct {
	SessionID    string         `json:"session_id"`
	Dir          string         `json:"dir"`
	Roadmap      *specs.Roadmap `json:"roadmap"`
	Waves        [][]string     `json:"waves" jsonschema:"ids of the items of every wave, the first wave first"`
	CriticalPath []string       `json:"critical_path"`
	Effort       int            `json:"effort" jsonschema:"points of effort along the critical path; a simulation takes one for a day"`
}

func newRoadmapShowCommand(app *App) *cobra.Command {
	return &cobra.Command{
		Use:   "show [ID]",
		Short: "Show what is in a roadmap",
		Long: "Show the items of a roadmap by wave, of the newest one when no id is given, as\n" +
			"its document says today. How far the work is: overtone roadmap status.",
		Example:           "$ overtone roadmap show\n$ overtone roadmap show RMAP-link-shortener-2026-01-31 --json",
		Args:              takesArgs(0, 1, "the id of a roadmap"),
		ValidArgsFunction: app.completeRoadmaps,
		RunE:              func(_ *cobra.Command, args []string) error { return runRoadmapShow(app, argument(args)) },
	}
}

func runRoadmapShow(app *App, id string) error {
	folder, err := app.loadRoadmap(id)
	if err != nil {
		return err
	}
	m := folder.Roadmap
	show := RoadmapShow{SessionID: folder.ID, Dir: app.Shown(folder.Dir), Roadmap: m, Waves: m.Waves()}
	show.CriticalPath, show.Effort = m.CriticalPath()
	specs.FillSlices(&show)
	return app.Answer(show, func(w io.Writer) error {
		_, err := io.WriteString(w, roadmapText(show, app.Streams().OutStyle()))
		return err
	})
}

func roadmapText(s RoadmapShow, style console.Style) string {
	m := s.Roadmap
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n%s\n", style.Strong(folded(specs.Plain(m.Title), "", "")), s.Dir)
	fmt.Fprintf(&b, "%s, uncertainty %s, %s\n", m.Mode, m.Level, m.State)
	if m.Spec != "" {
		fmt.Fprintf(&b, "made of %s\n", m.Spec)
	}
	for w, ids := range s.Waves {
		b.WriteString("\n" + style.Strong(fmt.Sprintf("Wave %d", w+1)) + "\n")
		for _, id := range ids {
			b.WriteString(roadmapItemText(m.Item(id)))
		}
	}
	for i := range m.Items {
		if m.Items[i].Wave == 0 {
			b.WriteString("\n" + style.Strong("In no wave: it depends on itself") + "\n" + roadmapItemText(&m.Items[i]))
		}
	}
	if len(s.CriticalPath) > 1 {
		b.WriteString("\n" + folded(strings.Join(s.CriticalPath, " → ")+fmt.Sprintf(", %d points of effort", s.Effort), "critical path  ", "               ") + "\n")
	}
	fmt.Fprintf(&b, "\nread %s\n", filepath.ToSlash(filepath.Join(s.Dir, specs.RoadmapFile)))
	return b.String()
}

func roadmapItemText(item *specs.RoadmapItem) string {
	about := specs.Plain(item.Name)
	if item.Goal != "" {
		about += ": " + specs.Plain(item.Goal)
	}
	facts := []string{item.Effort, item.Type, item.Issue}
	if len(item.Needs) > 0 {
		facts = append(facts, "after "+strings.Join(item.Needs, ", "))
	}
	return folded(about+behindTitle(facts...), fmt.Sprintf("  %-4s", item.ID), "      ") + "\n"
}
