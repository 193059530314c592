package command

import (
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
)

// SpecShow is the result of `overtone spec show`: the content of a package.
type SpecShow struct {
	SessionID    string               `json:"session_id"`
	Dir          string               `json:"dir"`
	Title        string               `json:"title"`
	Gate         string               `json:"gate"`
	Score        int                  `json:"score" jsonschema:"0 to 100, -1 before phase 6"`
	Counts       SpecCounts           `json:"counts"`
	Goals        []specs.Goal         `json:"goals"`
	Requirements []*specs.Requirement `json:"requirements"`
	NFRs         []*specs.NFR         `json:"nfrs"`
	Decisions    []*specs.ADR         `json:"decisions"`
	Epics        []*specs.Epic        `json:"epics"`
	Questions    []specs.Question     `json:"open_questions"`

	summary bool // there is a summary to read
}

func newSpecShowCommand(app *App) *cobra.Command {
	return &cobra.Command{
		Use:               "show [ID]",
		Short:             "Show what is in a specification",
		Long:              "Show goals, requirements, decisions and epics of a package, of the newest one\nwhen no id is given. The documents themselves lie in the folder that\n`overtone spec path` prints.",
		Example:           "$ overtone spec show\n$ overtone spec show SPEC-link-shortener-2026-01-31 --json",
		Args:              takesArgs(0, 1, "a specification id"),
		ValidArgsFunction: app.completePackages,
		RunE:              func(_ *cobra.Command, args []string) error { return runSpecShow(app, argument(args)) },
	}
}

func runSpecShow(app *App, id string) error {
	pkg, err := app.loadPackage(id)
	if err != nil {
		return err
	}
	show := SpecShow{
		SessionID: pkg.ID, Dir: app.Shown(pkg.Dir), Score: -1, Counts: countPackage(pkg), Goals: []specs.Goal{}, Questions: []specs.Question{},
		summary: pkg.Summary != nil, Requirements: pkg.Requirements, NFRs: pkg.NFRs, Decisions: pkg.Decisions, Epics: pkg.Epics,
	}
	show.Title = pkg.ID
	if pkg.Config != nil {
		show.Title, show.Counts.Issues = specs.Plain(pkg.Config.Title), pkg.Config.IssuesCreated
	}
	if pkg.Brief != nil {
		show.Goals, show.Questions = pkg.Brief.Goals, pkg.Brief.OpenQuestions
	}
	if pkg.Readiness != nil {
		show.Gate, show.Score = pkg.Readiness.Gate, pkg.Readiness.Score
	}
	specs.FillSlices(&show)
	return app.Answer(show, func(w io.Writer) error {
		_, err := io.WriteString(w, showText(show, app.Streams().OutStyle()))
		return err
	})
}

func showText(s SpecShow, style console.Style) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n%s\n", style.Strong(folded(s.Title, "", "")), s.Dir)
	if s.Score >= 0 {
		fmt.Fprintf(&b, "score %d of 100, %s\n", s.Score, paintGate(style, s.Gate))
	}
	section := func(title string, rows [][2]string) {
		if len(rows) == 0 {
			return
		}
		b.WriteString("\n" + style.Strong(title) + "\n")
		width := 0
		for _, r := range rows {
			width = max(width, len(r[0]))
		}
		for _, r := range rows {
			b.WriteString(folded(specs.Plain(r[1]), fmt.Sprintf("  %-*s  ", width, r[0]), strings.Repeat(" ", width+4)) + "\n")
		}
	}
	var goals, reqs, nfrs, adrs, epics, questions [][2]string
	for _, g := range s.Goals {
		goals = append(goals, [2]string{g.ID, g.Text})
	}
	for _, r := range s.Requirements {
		reqs = append(reqs, [2]string{r.ID, r.Title + behindTitle(string(r.Priority), r.Source.Mark())})
	}
	for _, n := range s.NFRs {
		nfrs = append(nfrs, [2]string{n.ID, n.Title + behindTitle(string(n.Priority), n.Source.Mark())})
	}
	for _, d := range s.Decisions {
		adrs = append(adrs, [2]string{d.ID, d.Title + behindTitle(d.Decision)})
	}
	for _, e := range s.Epics {
		stage := "later"
		if e.MVP {
			stage = "MVP"
		}
		epics = append(epics, [2]string{e.ID, fmt.Sprintf("%s (%s, %s, %s)", e.Title, stage, e.Size, session.Count(len(e.Stories), "story", "stories"))})
	}
	for i, q := range s.Questions {
		questions = append(questions, [2]string{strconv.Itoa(i + 1), q.Text})
	}
	section("Goals", goals)
	section("Requirements", reqs)
	section("Qualities", nfrs)
	section("Decisions", adrs)
	section("Epics", epics)
	section("Open questions", questions)
	if s.summary {
		fmt.Fprintf(&b, "\nread %s\n", filepath.ToSlash(filepath.Join(s.Dir, specs.SummaryFile)))
	}
	return b.String()
}

// behindTitle is what is known of an item, in brackets. A document that somebody
// wrote by hand may say nothing of it.
func behindTitle(facts ...string) string {
	facts = slices.DeleteFunc(facts, func(fact string) bool { return fact == "" })
	if len(facts) == 0 {
		return ""
	}
	return " (" + strings.Join(facts, ", ") + ")"
}
