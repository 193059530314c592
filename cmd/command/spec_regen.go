package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/ask"
	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/phases"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs/problem"
)

// SpecRegen is the result of `overtone spec regen`.
type SpecRegen struct {
	SessionID string       `json:"session_id"`
	Dir       string       `json:"dir" jsonschema:"folder of the package, relative to where the command ran"`
	DryRun    bool         `json:"dry_run" jsonschema:"nothing was written"`
	Phases    []PhaseLine  `json:"phases"`
	Changes   []SpecChange `json:"changes" jsonschema:"what was changed, by file, without the text; see overtone spec diff"`
	Export    []string     `json:"export" jsonschema:"why the issues were exported again; empty when they were not"`
	Score     int          `json:"score" jsonschema:"0 to 100"`
	Gate      string       `json:"gate" jsonschema:"Pass, Review or Fail"`
}

// specRegenOptions are the flags of `spec regen`.
type specRegenOptions struct {
	specNewOptions
	phase  string
	dryRun bool
}

func newSpecRegenCommand(app *App) *cobra.Command {
	o := &specRegenOptions{specNewOptions: specNewOptions{resume: true}}
	cmd := &cobra.Command{
		Use:   "regen [ID]",
		Short: "Make a specification again and keep what you edited",
		Long: "Makes all phases of a package again, fresh or not, or with --phase that phase\n" +
			"and what depends on it, and merges the new text with what you edited: your edits\n" +
			"stay, and so does what you deleted. Nothing is written before all is made, and\n" +
			"then all of it in one step. When nothing has changed, no byte of a document\n" +
			"changes. To see it first: overtone spec diff.\n" +
			"\n" +
			"What was answered is not asked again; --answers FILE changes answers. To run\n" +
			"only what is missing or stale: overtone spec continue.\n" +
			"\n" +
			"Exit code 4 when your edits and new text touch the same lines: yours stay, the\n" +
			"new text lies beside them in a .rej file. Other exit codes are as for spec new.",
		Example: "$ overtone spec regen\n" +
			"$ overtone spec regen SPEC-acme-2026-01-31 --phase 4\n" +
			"$ overtone spec regen --answers changed.yaml -y\n" +
			"$ overtone spec regen --dry-run          what it would change, in short",
		Args:              takesArgs(0, 1, "a specification id"),
		ValidArgsFunction: app.completePackages,
		RunE: func(cmd *cobra.Command, args []string) error {
			return runSpecRegen(cmd.Context(), app, o, argument(args))
		},
	}
	addPhaseFlag(cmd, &o.phase)
	flags := cmd.Flags()
	flags.BoolVarP(&o.yes, "yes", "y", false, "ask nothing, take the documented defaults")
	flags.BoolVar(&o.dryRun, "dry-run", false, "write nothing, ask nothing")
	addRunFlags(cmd, &o.specNewOptions)
	return cmd
}

func runSpecRegen(ctx context.Context, app *App, o *specRegenOptions, id string) error {
	defer roomyHeap(roomForNew)()
	if o.dryRun {
		return app.regenDry(ctx, o, id)
	}
	person := app.person(&o.specNewOptions)
	if err := o.check(id, person != nil); err != nil {
		return err
	}
	found, err := app.findPackage(id)
	if err != nil {
		return err
	}
	s, err := app.openSession(&o.specNewOptions)
	if err != nil {
		return err
	}
	given, err := app.prepareSession(ctx, s, &o.specNewOptions, found.ID, person)
	if err == nil {
		err = app.regen(ctx, s, o, given)
	}
	if left := s.Close(); left != nil {
		app.Warn(problem.From(left)) // all that stays is a lock file that nobody holds
	}
	return err
}

// regenDry tells what a regeneration would do.
func (a *App) regenDry(ctx context.Context, o *specRegenOptions, id string) error {
	o.yes = true
	s, given, err := a.lookToRehearse(&o.specNewOptions, id)
	if err != nil {
		return err
	}
	g, lines, err := a.rehearse(ctx, s, given, o.phase)
	if err != nil {
		return err
	}
	return a.answerRegen(s, g, lines, true)
}

// regen makes the phases of a package that is held, and writes.
func (a *App) regen(ctx context.Context, s *session.Session, o *specRegenOptions, given *ask.Answers) error {
	st, err := a.stage(s)
	if err != nil {
		return err
	}
	waiting := s.Conflicts()
	g, err := st.runner.Regenerate(ctx, s, o.phase, true)
	st.close(s)
	if err != nil {
		return a.unchanged(ctx, s, err)
	}
	if err := a.answerRegen(s, g, st.lines, false); err != nil {
		return err
	}
	for _, name := range waiting {
		a.Warn(problem.New("state.rejected", "new text of an earlier run still waits beside it").At(s.Dir+"/"+name+".rej", 0).
			Mend("copy what you want, then remove the file"))
	}
	if len(g.Clashes) > 0 {
		return problem.New("conflict.edits", "%s kept new text out: %s", session.Count(len(g.Clashes), "edit by hand", "edits by hand"), strings.Join(conflicting(g), "; ")).
			At(a.Shown(s.Dir), 0).Mend("compare each file with the .rej file beside it, then remove the .rej file")
	}
	return a.stale(s, given, outcome(s, &o.specNewOptions, &g.Result, a.Shown(s.Dir)))
}

// unchanged tells that a run which ended early has written no document.
func (a *App) unchanged(ctx context.Context, s *session.Session, err error) error {
	next := fmt.Sprintf("no document was changed; run `overtone spec regen %s` again", s.ID())
	if errors.Is(ctx.Err(), context.Canceled) || errors.Is(err, interview.ErrQuit) {
		return problem.New(interrupted, "stopped before the end").At(a.Shown(s.Dir), 0).Mend("what was answered is kept and %s", next)
	}
	return err
}

func (a *App) answerRegen(s *session.Session, g *phases.Regeneration, lines []PhaseLine, dry bool) error {
	result := SpecRegen{
		SessionID: s.ID(), Dir: a.Shown(s.Dir), DryRun: dry, Phases: lines, Changes: specChanges(a.Shown(s.Dir), g.Changes, true),
		Export: append([]string{}, g.Export...), Score: g.Score, Gate: g.Gate,
	}
	return a.Answer(result, func(w io.Writer) error {
		_, err := io.WriteString(w, specRegenText(result, a.Streams().OutStyle()))
		return err
	})
}

// specRegenText says what changed, where edits kept new text out, and how the
// package stands.
func specRegenText(r SpecRegen, style console.Style) string {
	var b strings.Builder
	b.WriteString(r.Dir + "\n")
	changed, export := "changed: ", "The issues were exported again: "
	if r.DryRun {
		changed, export = "would change: ", "The issues would be exported again: "
	}
	if len(r.Changes) == 0 {
		b.WriteString("nothing is new\n")
	} else {
		b.WriteString(statText(r.Changes, style) + changed + countText(r.Changes) + "\n")
	}
	if len(r.Export) > 0 {
		b.WriteString(folded(export+exportReason(r.Export), "", "  ") + "\n")
	}
	if clashCount(r.Changes) > 0 {
		b.WriteString("\n" + style.Warn("Your edits kept new text out of") + "\n")
		for _, c := range r.Changes {
			for _, clash := range c.Conflicts {
				b.WriteString("  " + console.Clean(clashPlace(c.File, clash)) + "\n")
			}
		}
	}
	if r.Gate != "" {
		fmt.Fprintf(&b, "score %d of 100, %s\n", r.Score, paintGate(style, r.Gate))
	}
	return b.String()
}
