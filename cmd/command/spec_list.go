package command

import (
	"fmt"
	"io"
	"strconv"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/specs"
)

// SpecList is the result of `overtone spec list`.
type SpecList struct {
	Specs []SpecLine `json:"specs"`
}

// SpecLine is one package of the list. Score is -1 before phase 6 has run.
type SpecLine struct {
	SessionID string `json:"session_id"`
	Dir       string `json:"dir"`
	Title     string `json:"title"`
	Type      string `json:"spec_type"`
	Phase     string `json:"phase" jsonschema:"the last phase that ran"`
	Gate      string `json:"gate" jsonschema:"Pass, Review, Fail, or empty before phase 6"`
	Score     int    `json:"score" jsonschema:"0 to 100, -1 before phase 6"`
	Issues    int    `json:"issues"`
}

func newSpecListCommand(app *App) *cobra.Command {
	return &cobra.Command{
		Use:     "list",
		Short:   "List the specifications of this project",
		Example: "$ overtone spec list\n$ overtone spec list --json",
		RunE:    func(*cobra.Command, []string) error { return runSpecList(app) },
	}
}

func runSpecList(app *App) error {
	found, err := app.packages()
	if err != nil {
		return err
	}
	codec, _, err := app.codec()
	if err != nil {
		return err
	}
	list := SpecList{Specs: []SpecLine{}}
	for _, f := range found {
		list.Specs = append(list.Specs, app.specLine(codec, f))
	}
	return app.Answer(list, func(w io.Writer) error {
		if len(list.Specs) == 0 {
			_, err := fmt.Fprintln(w, "no specification yet; make one with: overtone spec new -y @FILE.md")
			return err
		}
		table := console.NewTable("ID", "PHASE", "SCORE", "GATE", "ISSUES", "TITLE").Right(2, 4)
		for _, s := range list.Specs {
			score := "-"
			if s.Score >= 0 {
				score = strconv.Itoa(s.Score)
			}
			table.Add(s.SessionID, s.Phase, score, first(s.Gate, "-"), strconv.Itoa(s.Issues), s.Title)
		}
		return table.Print(app.Streams())
	})
}

// specLine reads what the list shows of a package: its state and its verdict.
func (a *App) specLine(codec *specs.Codec, f specs.Found) SpecLine {
	line := SpecLine{SessionID: f.ID, Dir: a.Shown(f.Dir), Score: -1}
	pkg, err := codec.LoadState(f.Dir)
	if err != nil {
		return line
	}
	if c := pkg.Config; c != nil {
		line.Title, line.Type, line.Issues = specs.Plain(c.Title), c.SpecType, c.IssuesCreated
		for _, p := range c.PhasesCompleted {
			if p.Phase != "6.5" {
				line.Phase = p.Phase
			}
		}
	}
	if r := pkg.Readiness; r != nil {
		line.Gate, line.Score = r.Gate, r.Score
	}
	return line
}
