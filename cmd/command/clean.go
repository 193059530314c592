package command

import (
	"context"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/phases/cleanup"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/worksession"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Clean is the result of `overtone clean`.
type Clean struct {
	Status  string           `json:"status" jsonschema:"found with --dry-run, cleaned, unchanged, or undone with --undo"`
	Found   *cleanup.Found   `json:"found" jsonschema:"null with --undo"`
	Cleaned *cleanup.Cleaned `json:"cleaned" jsonschema:"null when nothing was moved"`
	Undone  *cleanup.Undone  `json:"undone" jsonschema:"null without --undo"`
	Undo    string           `json:"undo" jsonschema:"the command that takes it back, or empty"`
}

// The keys of the questions of `overtone clean`.
const (
	cleanCategories = "clean.categories"
	cleanRisk       = "clean.risk"
)

// nothingToMove is the answer that moves nothing.
const nothingToMove = "nothing"

type cleanOptions struct {
	talkOptions
	dry  bool
	undo bool
}

func newCleanCommand(app *App) *cobra.Command {
	o := &cleanOptions{}
	cmd := &cobra.Command{
		Use:     "clean [CLEANING]",
		Short:   "Move away what finished work has left behind",
		GroupID: groupWork,
		Long: "Look for sessions that nobody goes on with, archived ones that the profile does not\n" +
			"name, files that a killed process left half-written, entries and learnings about\n" +
			"what is gone, documents whose references are broken, and code that may be dead. All\n" +
			"of it is shown, with its path, the reason, its age, its size and the risk; then you\n" +
			"choose. What you choose is moved to .workflow/.trash and can be taken back with\n" +
			"--undo. Rules, packages, documents and code are reported and never moved; nothing\n" +
			"is deleted.",
		Example: "$ overtone clean --dry-run\n" +
			"$ overtone clean -y                 stale sessions of low risk only\n" +
			"$ overtone clean --undo             take the last cleaning back",
		Args: takesArgs(0, 1, "with --undo the name of a cleaning"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return runClean(cmd.Context(), app, o, argument(args))
		},
	}
	flags := cmd.Flags()
	flags.BoolVar(&o.dry, "dry-run", false, "only show what is found")
	flags.BoolVar(&o.undo, "undo", false, "take the last cleaning back, or the one that is named")
	o.add(cmd, "move stale sessions of low risk without asking")
	return cmd
}

func runClean(ctx context.Context, app *App, o *cleanOptions, name string) error {
	switch {
	case name != "" && !o.undo:
		return problem.New("usage.extra_argument", "`overtone clean` takes no argument without --undo, but got %q", name).Mend("see `overtone clean --help`")
	case o.dry && o.undo:
		return problem.New("usage.dry_undo", "--undo has no --dry-run").Mend("give one of them; %s shows what would come back", cleanup.TrashDir)
	}
	room, err := app.cleaningRoom(ctx, o.dry)
	if err != nil {
		return err
	}
	if o.undo {
		return app.undoClean(ctx, room, name)
	}
	t, err := app.talk(&o.talkOptions, []string{cleanCategories, cleanRisk})
	if err == nil && !o.dry {
		err = t.needed("say what is to be moved")
	}
	if err != nil {
		return err
	}
	found, err := room.Scan(ctx)
	if err != nil {
		return err
	}
	out := Clean{Status: "found", Found: found}
	if !app.flags.json {
		printFound(app.Streams().Out, found)
	} else if t.person {
		printFound(app.Streams().Err, found)
	}
	if o.dry {
		return app.Answer(out, func(io.Writer) error { return nil })
	}
	items, err := app.chooseToClean(ctx, room, t, found)
	if err != nil {
		return err
	}
	if err := t.unused(); err != nil {
		return err
	}
	if out.Status = "unchanged"; len(items) > 0 {
		cleaned, err := room.Clean(ctx, items)
		if err != nil {
			return err
		}
		if out.Cleaned = &cleaned; cleaned.Trash != "" {
			out.Status, out.Undo = "cleaned", "overtone clean --undo"
		}
	}
	return app.Answer(out, func(w io.Writer) error {
		printCleaned(w, out)
		return nil
	})
}

// chooseToClean asks which categories, and up to which risk.
func (a *App) chooseToClean(ctx context.Context, room *cleanup.Room, t talk, found *cleanup.Found) ([]cleanup.Item, error) {
	movable := cleanup.Chosen(found.Items(), []string{cleanup.Sessions, cleanup.Artifacts, cleanup.Entries}, cleanup.High)
	if len(movable) == 0 {
		return nil, nil
	}
	p, err := interview.ReadPhrases(room.Set, worksession.QuestionsFile)
	if err != nil {
		return nil, err
	}
	q := p.Question(cleanCategories, "clean_categories", interview.Multi)
	q.Default, q.First, q.Lang = []string{cleanup.Sessions}, true, a.locale()
	for _, category := range []string{cleanup.Sessions, cleanup.Artifacts, cleanup.Entries} {
		q.Options = append(q.Options, p.Option("clean_categories", category))
	}
	answer, err := t.asker.Ask(ctx, q)
	if err != nil {
		return nil, quit(err, "nothing was moved")
	}
	if len(answer.Values) == 0 {
		return nil, nil
	}
	categories := answer.Values
	q = p.Question(cleanRisk, "clean_risk", interview.Choice)
	q.Default, q.First, q.Lang = []string{string(cleanup.Low)}, true, a.locale()
	for _, id := range []string{string(cleanup.Low), string(cleanup.Medium), "all", nothingToMove} {
		q.Options = append(q.Options, p.Option("clean_risk", id))
	}
	if answer, err = t.asker.Ask(ctx, q); err != nil {
		return nil, quit(err, "nothing was moved")
	}
	switch most := answer.First(); most {
	case nothingToMove:
		return nil, nil
	case "all":
		return cleanup.Chosen(movable, categories, cleanup.High), nil
	default:
		return cleanup.Chosen(movable, categories, cleanup.Risk(most)), nil
	}
}

func (a *App) undoClean(ctx context.Context, room *cleanup.Room, name string) error {
	undone, err := room.Undo(ctx, name)
	if err != nil {
		return err
	}
	for _, skipped := range undone.Skipped {
		a.Warn(problem.New("conflict.exists", "it stays in the trash: %s", skipped).Mend("look at both, and move one of them by hand"))
	}
	return a.Answer(Clean{Status: "undone", Undone: &undone}, func(w io.Writer) error {
		fmt.Fprintf(w, "%s of %s back\n", plural(len(undone.Restored), "item"), undone.Trash)
		for _, path := range undone.Restored {
			fmt.Fprintf(w, "  %s\n", console.Clean(path))
		}
		return nil
	})
}
