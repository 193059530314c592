package command

import (
	"context"
	"io"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/ask"
	"github.com/overtone-cli/overtone/phases"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs/problem"
)

// SpecDiff is the result of `overtone spec diff`.
type SpecDiff struct {
	SessionID string       `json:"session_id"`
	Dir       string       `json:"dir" jsonschema:"folder of the package, relative to where the command ran"`
	Phases    []PhaseLine  `json:"phases" jsonschema:"the phases that were made to find out"`
	Changes   []SpecChange `json:"changes" jsonschema:"what a regeneration would do, by file"`
	Export    []string     `json:"export" jsonschema:"why the issues would be exported again; empty when they would not"`
}

// specDiffOptions are the flags of `spec diff`.
type specDiffOptions struct {
	specNewOptions
	phase    string
	stat     bool
	exitCode bool
}

func newSpecDiffCommand(app *App) *cobra.Command {
	o := &specDiffOptions{specNewOptions: specNewOptions{yes: true, resume: true}}
	cmd := &cobra.Command{
		Use:   "diff [ID]",
		Short: "Show what a regeneration would change",
		Long: "Makes the phases of a package again without writing anything, and shows for each\n" +
			"file what would change. What you edited stays; where you and new text touch the\n" +
			"same lines, the place is shown as a conflict. Reads only: it needs no lock and\n" +
			"works while another run has the package. It asks nothing: an answer that is\n" +
			"missing is taken by its default.\n" +
			"\n" +
			"With --phase only that phase and what depends on it is made. With --answers it\n" +
			"shows what other answers would change.\n" +
			"\n" +
			"Exit code 0, whatever it finds; with --exit-code 1 when something would change.",
		Example: "$ overtone spec diff\n" +
			"$ overtone spec diff SPEC-acme-2026-01-31 --phase 5 --stat\n" +
			"$ overtone spec diff --exit-code > /dev/null      in a script",
		Args:              takesArgs(0, 1, "a specification id"),
		ValidArgsFunction: app.completePackages,
		RunE: func(cmd *cobra.Command, args []string) error {
			return runSpecDiff(cmd.Context(), app, o, argument(args))
		},
	}
	addPhaseFlag(cmd, &o.phase)
	flags := cmd.Flags()
	flags.BoolVar(&o.stat, "stat", false, "count lines, show no text")
	flags.BoolVar(&o.exitCode, "exit-code", false, "exit with 1 when something would change")
	flags.StringVar(&o.answers, "answers", "", "take answers from this `file`, or from -")
	flags.StringVar(&o.engine, "engine", "", "ask this `engine` first: cmd:PROGRAM ARGS")
	return cmd
}

// addPhaseFlag adds --phase, which completes to the phases.
func addPhaseFlag(cmd *cobra.Command, phase *string) {
	cmd.Flags().StringVar(phase, "phase", "", "from this `phase` on: its number or name")
	_ = cmd.RegisterFlagCompletionFunc("phase", func(*cobra.Command, []string, string) ([]cobra.Completion, cobra.ShellCompDirective) {
		var out []cobra.Completion
		for _, p := range phases.List(nil) {
			out = append(out, cobra.CompletionWithDesc(p.ID(), p.Name()))
		}
		return out, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveKeepOrder
	})
}

func runSpecDiff(ctx context.Context, app *App, o *specDiffOptions, id string) error {
	defer roomyHeap(roomForNew)()
	s, given, err := app.lookToRehearse(&o.specNewOptions, id)
	if err != nil {
		return err
	}
	g, lines, err := app.rehearse(ctx, s, given, o.phase)
	if err != nil {
		return err
	}
	result := SpecDiff{
		SessionID: s.ID(), Dir: app.Shown(s.Dir), Phases: lines,
		Changes: specChanges(app.Shown(s.Dir), g.Changes, o.stat), Export: append([]string{}, g.Export...),
	}
	err = app.Answer(result, func(w io.Writer) error {
		_, err := io.WriteString(w, specDiffText(app, result, o.stat))
		return err
	})
	if err == nil && o.exitCode && len(result.Changes)+len(result.Export) > 0 {
		return problem.New("changes.pending", "a regeneration would change %s", countText(result.Changes)).At(result.Dir, 0).
			Mend("run `overtone spec regen %s`", result.SessionID)
	}
	return err
}

// lookToRehearse reads a package without taking it, with everything that making
// its phases needs.
func (a *App) lookToRehearse(o *specNewOptions, id string) (*session.Session, *ask.Answers, error) {
	found, err := a.findPackage(id)
	if err != nil {
		return nil, nil, err
	}
	a.warnUnfinished(found)
	s, err := a.openSession(o)
	if err != nil {
		return nil, nil, err
	}
	if err := s.Look(found.Dir); err != nil {
		return nil, nil, err
	}
	given, err := a.takeAnswers(s, o, nil)
	return s, given, err
}

// rehearse makes the phases of a session and writes nothing.
func (a *App) rehearse(ctx context.Context, s *session.Session, given *ask.Answers, phase string) (*phases.Regeneration, []PhaseLine, error) {
	st, err := a.stage(s)
	if err != nil {
		return nil, nil, err
	}
	g, err := st.runner.Regenerate(ctx, s, phase, false)
	st.close(s)
	if err == nil && given != nil {
		err = given.Unused(s.Answers)
	}
	return g, st.lines, err
}

func specDiffText(app *App, d SpecDiff, stat bool) string {
	s := app.Streams()
	if len(d.Changes) == 0 && len(d.Export) == 0 {
		return "nothing would change in " + d.Dir + "\n"
	}
	text := ""
	switch {
	case stat && len(d.Changes) > 0:
		text = d.Dir + "\n" + statText(d.Changes, s.OutStyle()) + countText(d.Changes) + "\n"
	case !stat:
		text = diffText(d.Changes, s)
	}
	if len(d.Export) > 0 {
		text += "\n" + folded("The issues would be exported again: "+exportReason(d.Export), "", "  ") + "\n"
	}
	return text
}

// exportReason is why the export runs again, the first reason and how many more
// there are.
func exportReason(why []string) string {
	if len(why) == 1 {
		return why[0]
	}
	return why[0] + ", and " + session.Count(len(why)-1, "more reason", "more reasons")
}

// clashCount is how many conflicts there are.
func clashCount(changes []SpecChange) int {
	n := 0
	for _, c := range changes {
		n += len(c.Conflicts)
	}
	return n
}
