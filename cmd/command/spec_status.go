package command

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/phases"
	"github.com/overtone-cli/overtone/phases/session"
)

// How a phase stands.
const (
	stateMissing = "missing"
	stateStale   = "stale"
	stateFresh   = "fresh"
	stateOlder   = "older engine"
)

// SpecStatus is the result of `overtone spec status`.
type SpecStatus struct {
	SessionID string        `json:"session_id"`
	Dir       string        `json:"dir"`
	Gate      string        `json:"gate"`
	Score     int           `json:"score" jsonschema:"0 to 100, -1 before phase 6"`
	Phases    []PhaseStatus `json:"phases"`
	Edited    []string      `json:"edited" jsonschema:"documents that were edited by hand since they were generated"`
	Conflicts []string      `json:"conflicts" jsonschema:"files beside which new text lies as .rej, because the same lines were edited by hand"`
}

// PhaseStatus says how one phase stands.
type PhaseStatus struct {
	Phase       string   `json:"phase"`
	Name        string   `json:"name"`
	State       string   `json:"state" jsonschema:"missing, stale, fresh, or older engine"`
	Why         []string `json:"why"`
	Engine      string   `json:"engine"`
	Gate        string   `json:"gate"`
	CompletedAt string   `json:"completed_at"`
}

func newSpecStatusCommand(app *App) *cobra.Command {
	return &cobra.Command{
		Use:               "status [ID]",
		Short:             "Show which phases are done, and what is stale and why",
		Long:              "A phase is stale when something that it was made from has changed: the source,\nan answer, a flag, a document of an earlier phase, or a template. To run what is\nstale: overtone spec continue. To see what that changes: overtone spec diff.",
		Example:           "$ overtone spec status\n$ overtone spec status SPEC-link-shortener-2026-01-31 --json",
		Args:              takesArgs(0, 1, "a specification id"),
		ValidArgsFunction: app.completePackages,
		RunE:              func(_ *cobra.Command, args []string) error { return runSpecStatus(app, argument(args)) },
	}
}

func runSpecStatus(app *App, id string) error {
	found, err := app.findPackage(id)
	if err != nil {
		return err
	}
	app.warnUnfinished(found)
	s, err := app.look(found)
	if err != nil {
		return err
	}
	app.warnUnreadable(s.Package)
	status := SpecStatus{
		SessionID: found.ID, Dir: app.Shown(found.Dir), Score: -1, Phases: []PhaseStatus{},
		Edited:    append([]string{}, s.Edited()...),
		Conflicts: append([]string{}, s.Conflicts()...),
	}
	if r := s.Package.Readiness; r != nil {
		status.Gate, status.Score = r.Gate, r.Score
	}
	for _, phase := range phases.List(nil) {
		status.Phases = append(status.Phases, phaseStatus(s, phase, app.Version()))
	}
	return app.Answer(status, func(w io.Writer) error { return printStatus(w, app, status) })
}

func phaseStatus(s *session.Session, phase session.Phase, version string) PhaseStatus {
	p := PhaseStatus{Phase: phase.ID(), Name: phase.Name(), State: stateFresh, Why: []string{}}
	record := session.RecordOf(s.Package.Config, phase.ID())
	why := s.Stale(phase)
	switch {
	case record == nil:
		p.State = stateMissing
		if stopped := phases.StoppedBefore(s); stopped != "" && phase.ID() == "7" {
			p.Why = []string{stopped}
		}
		return p
	case len(why) > 0:
		p.State, p.Why = stateStale, why
	case record.Program != version:
		p.State, p.Why = stateOlder, []string{"made by overtone " + record.Program}
	}
	p.Engine, p.Gate, p.CompletedAt = record.Engine, record.Gate, record.CompletedAt
	return p
}

func printStatus(w io.Writer, app *App, s SpecStatus) error {
	verdict := "not judged yet"
	if s.Score >= 0 {
		verdict = fmt.Sprintf("score %d of 100, %s", s.Score, paintGate(app.Streams().OutStyle(), s.Gate))
	}
	if _, err := fmt.Fprintf(w, "%s\n%s\n\n", s.Dir, verdict); err != nil {
		return err
	}
	table := console.NewTable("PHASE", "NAME", "STATE", "GATE")
	for _, p := range s.Phases {
		table.Add(p.Phase, p.Name, p.State, first(p.Gate, "-"))
	}
	if err := table.Print(app.Streams()); err != nil {
		return err
	}
	_, err := io.WriteString(w, whyText(s))
	return err
}

// whyText says behind the table what is stale and why, what was edited, and
// how to go on.
func whyText(s SpecStatus) string {
	var why, open strings.Builder
	for _, p := range s.Phases {
		for _, reason := range p.Why {
			why.WriteString(folded(reason, fmt.Sprintf("  %-5s  ", p.Phase), "         ") + "\n")
		}
		if p.State == stateMissing || p.State == stateStale {
			open.WriteString(p.Phase)
		}
	}
	var b strings.Builder
	if why.Len() > 0 {
		b.WriteString("\nwhy\n" + why.String())
	}
	if len(s.Edited) > 0 {
		b.WriteString("\nedited by hand, and kept\n  " + strings.Join(s.Edited, "\n  ") + "\n")
	}
	if len(s.Conflicts) > 0 {
		b.WriteString("\nnew text that your edits kept out: copy what you want, then remove the file\n")
		for _, f := range s.Conflicts {
			b.WriteString("  " + f + ".rej\n")
		}
	}
	if open.Len() > 0 {
		b.WriteString("\nrun what is missing or stale\n  overtone spec new -y -c " + s.SessionID + "\nsee first what that changes\n  overtone spec diff " + s.SessionID + "\n")
	}
	return b.String()
}
