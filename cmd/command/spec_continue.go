package command

import (
	"context"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/phases"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

func newSpecContinueCommand(app *App) *cobra.Command {
	o := &specNewOptions{resume: true}
	cmd := &cobra.Command{
		Use:   "continue [ID]",
		Short: "Go on with a specification where it was left",
		Long: "Takes a package up at its first phase that is missing or stale. What was\n" +
			"answered is not asked again, what you edited stays, and only what is missing or\n" +
			"stale runs. Without an id it offers the packages that wait for something, newest\n" +
			"first; with -y, or when only one waits, it takes the newest of them.\n" +
			"\n" +
			"It is `overtone spec new -c` under a name of its own. Exit codes are the same.",
		Example: "$ overtone spec continue                 the one that waits, or one of them\n" +
			"$ overtone spec continue SPEC-acme-2026-01-31\n" +
			"$ overtone spec continue -y              defaults for what is left to answer",
		Args:              takesArgs(0, 1, "a specification id"),
		ValidArgsFunction: app.completePackages,
		RunE: func(cmd *cobra.Command, args []string) error {
			return runSpecContinue(cmd.Context(), app, o, argument(args))
		},
	}
	cmd.Flags().BoolVarP(&o.yes, "yes", "y", false, "ask nothing, take the documented defaults")
	addRunFlags(cmd, o)
	return cmd
}

func runSpecContinue(ctx context.Context, app *App, o *specNewOptions, id string) error {
	if id == "" {
		var err error
		if id, err = app.waiting(ctx, o); err != nil {
			return app.left(err)
		}
	}
	if err := specs.CheckSessionID(id); err != nil {
		return err
	}
	return runSpecNew(ctx, app, o, id)
}

// candidate is a package that waits for something.
type candidate struct{ id, title, waits string }

// waiting chooses among the packages that are not complete: the person does, or
// else the newest is taken.
func (a *App) waiting(ctx context.Context, o *specNewOptions) (string, error) {
	all, err := a.candidates()
	if err != nil {
		return "", err
	}
	person := a.person(o)
	switch {
	case len(all) == 0:
		return "", problem.New("state.nothing_waits", "no specification of this project waits for anything").
			Mend("begin one with `overtone spec new`, or name one that you want to run again")
	case len(all) == 1 || person == nil:
		return all[0].id, nil
	}
	q := a.packageQuestion(all)
	q.First = true
	answer, err := person.Ask(ctx, q)
	return answer.First(), err
}

// packageQuestion offers the packages that wait, each with what it waits for.
func (a *App) packageQuestion(all []candidate) interview.Question {
	q := interview.Question{
		ID: "package", Kind: interview.Choice, Lang: a.locale(), Default: []string{all[0].id},
		Prompt: say("Which specification?", "继续哪一份规格？"),
		Why:    say("These wait for something, the newest first.", "以下规格尚未完成，最新的在前。"),
	}
	for _, c := range all {
		q.Options = append(q.Options, interview.Option{ID: c.id, Label: say(c.id, c.id), Description: say(c.title+": "+c.waits, c.title+"："+c.waits)})
	}
	return q
}

// candidates lists the packages with a phase that never ran or is stale, newest
// first, with that phase. One that cannot be read is left out: naming it says why.
func (a *App) candidates() ([]candidate, error) {
	found, err := a.packages()
	if err != nil {
		return nil, err
	}
	var out []candidate
	for _, f := range found {
		s, err := a.look(f)
		if err != nil || s.Package.Config == nil {
			continue
		}
		if waits := phases.Waits(s); waits != "" {
			out = append(out, candidate{id: f.ID, title: specs.Plain(s.Package.Config.Title), waits: waits})
		}
	}
	return out, nil
}

// look reads a package without taking it.
func (a *App) look(f specs.Found) (*session.Session, error) {
	codec, set, err := a.codec()
	if err != nil {
		return nil, err
	}
	project, err := a.Project()
	if err != nil {
		return nil, err
	}
	rules, _, err := a.projectRules() // whoever runs it hears of what is wrong with them
	if err != nil {
		return nil, err
	}
	tech, _, err := a.projectTech()
	if err != nil {
		return nil, err
	}
	s := &session.Session{Rules: rules, Tech: tech, Set: set, Codec: codec, Disk: a.Disk(), Answers: &interview.Sheet{}, Now: a.Now(), Project: project.Root, Issues: project.Issues}
	return s, s.Look(f.Dir)
}
