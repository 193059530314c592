package command

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/phases/cleanup"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/worksession"
	"github.com/overtone-cli/overtone/specs"
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
			"what is gone, and documents whose references are broken. All of it is shown, with\n" +
			"its path, the reason, its age, its size and the risk; then you choose. What you\n" +
			"choose is moved to .workflow/.trash and can be taken back with --undo. Rules,\n" +
			"packages and documents are reported and never moved; nothing is deleted.",
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
	room, err := app.cleaningRoom(ctx)
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

// cleaningRoom gathers what cleaning has to know of sessions and packages.
func (a *App) cleaningRoom(ctx context.Context) (*cleanup.Room, error) {
	desk, err := a.desk()
	if err != nil {
		return nil, err
	}
	room := &cleanup.Room{
		Disk: a.Disk(), Root: desk.Root, Home: desk.Home, Now: a.Now(), Set: desk.Set, Git: desk.Git,
		Ledger: ledger{desk}, Lock: desk.Locked,
	}
	if room.Broken, err = desk.Unfinished(); err != nil {
		return nil, err
	}
	active, err := desk.Active()
	if err != nil {
		return nil, err
	}
	for _, s := range active {
		one := cleanup.Session{ID: s.ID, Rel: s.Rel, Status: string(s.Status)}
		if hurt := problem.From(s.Hurt); hurt != nil {
			one.Empty = hurt.Code == worksession.NoFile
			one.Broken = !one.Empty
		} else if one.Touched, err = desk.LastWork(ctx, s); err != nil {
			return nil, err
		}
		for status, n := range desk.Tasks(s) {
			if status != string(worksession.Completed) && status != "cancelled" {
				one.Open += n
			}
		}
		if !slices.Contains(room.Broken, s.ID) { // its completion goes first
			room.Active = append(room.Active, one)
		}
	}
	archived, err := desk.Archived()
	if err != nil {
		return nil, err
	}
	for _, s := range archived {
		room.Archived = append(room.Archived, cleanup.Session{ID: s.ID, Rel: s.Rel, Status: string(s.Status), Touched: s.Ended(), Broken: s.Hurt != nil})
	}
	for _, list := range []func() ([]specs.Found, error){a.packages, a.roadmaps} {
		found, err := list()
		if err != nil {
			return nil, err
		}
		for _, f := range found {
			room.Known = append(room.Known, f.ID)
		}
	}
	return room, nil
}

// ledger lets cleaning change the manifest of the archive.
type ledger struct{ desk *worksession.Desk }

// Entries lists the entries of the manifest.
func (l ledger) Entries() ([]cleanup.LedgerEntry, error) {
	m, err := l.desk.ReadManifest()
	if err != nil {
		return nil, err
	}
	var out []cleanup.LedgerEntry
	for i, id := range m.IDs() {
		out = append(out, cleanup.LedgerEntry{ID: id, Raw: m.Entry(i)})
	}
	return out, nil
}

// Drop takes the entry of a session out.
func (l ledger) Drop(id string) error {
	m, err := l.desk.ReadManifest()
	if err != nil || !m.Has(id) {
		return err
	}
	m.Drop(id)
	return l.desk.WriteManifest(m)
}

// Restore puts an entry back to its place.
func (l ledger) Restore(id string, entry json.RawMessage, at int) error {
	m, err := l.desk.ReadManifest()
	if err != nil || m.Has(id) {
		return err
	}
	m.Insert(entry, at)
	return l.desk.WriteManifest(m)
}

func printFound(w io.Writer, found *cleanup.Found) {
	d := found.Discoveries
	if found.Summary.TotalItems == 0 {
		fmt.Fprintln(w, "nothing to clean")
		return
	}
	for _, group := range []struct {
		heading string
		items   []cleanup.Item
	}{
		{"Stale sessions", d.StaleSessions},
		{"Left behind", d.OrphanedArtifacts},
		{"Entries about what is gone", d.LooseEntries},
		{"For you to look at", d.DriftedDocuments},
	} {
		if len(group.items) == 0 {
			continue
		}
		fmt.Fprintf(w, "%s\n", group.heading)
		for _, item := range group.items {
			printItem(w, item)
		}
		fmt.Fprintln(w)
	}
	if core := found.Mainline.CoreModules; len(core) > 0 {
		fmt.Fprintf(w, "in the thick of it: %s\n", console.Clean(strings.Join(core, ", ")))
	}
	size := fmt.Sprintf("%.1f MB", found.Summary.TotalSizeMB)
	if found.Summary.TotalSizeMB < 1 {
		size = "less than 1 MB"
	}
	fmt.Fprintf(w, "%s, %s: %d low, %d medium, %d high risk\n", plural(found.Summary.TotalItems, "item"), size,
		found.Summary.ByRisk["low"], found.Summary.ByRisk["medium"], found.Summary.ByRisk["high"])
}

func printItem(w io.Writer, item cleanup.Item) {
	place := item.Path
	if item.Line > 0 {
		place += fmt.Sprintf(":%d", item.Line)
	}
	lead := string(item.Risk)
	if item.Action == cleanup.Report {
		lead = "report"
	}
	facts := []string{fmt.Sprintf("%d KB", item.SizeKB)}
	if item.AgeDays > 0 {
		facts = append([]string{plural(item.AgeDays, "day")}, facts...)
	}
	if item.Action == cleanup.Edit || item.Line > 0 {
		facts = nil
	}
	fmt.Fprintf(w, "  %-6s  %s", lead, console.Clean(place))
	if len(facts) > 0 {
		fmt.Fprintf(w, "  (%s)", strings.Join(facts, ", "))
	}
	fmt.Fprintf(w, "\n          %s\n", console.Clean(item.Reason))
}

func printCleaned(w io.Writer, out Clean) {
	if out.Cleaned == nil || out.Cleaned.Trash == "" {
		fmt.Fprintln(w, "nothing was moved")
	} else {
		fmt.Fprintf(w, "%s moved to %s, %s taken out\n", plural(len(out.Cleaned.Moved), "item"), out.Cleaned.Trash, entryCount(len(out.Cleaned.Edited)))
		fmt.Fprintf(w, "take it back: %s\n", out.Undo)
	}
	if out.Cleaned != nil {
		for _, skipped := range out.Cleaned.Skipped {
			fmt.Fprintf(w, "not moved: %s\n", console.Clean(skipped))
		}
	}
}

func entryCount(n int) string {
	switch n {
	case 0:
		return "no entry"
	case 1:
		return "1 entry"
	}
	return fmt.Sprintf("%d entries", n)
}
