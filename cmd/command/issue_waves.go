package command

import (
	"io"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/solutions"
	"github.com/overtone-cli/overtone/issues/waves"
	"github.com/overtone-cli/overtone/specs/problem"
)

// IssueWaves is the result of `overtone issue waves`.
type IssueWaves struct {
	Waves        []CompiledWave `json:"waves"`
	Conflicts    []WaveConflict `json:"conflicts" jsonschema:"what makes an issue wait although its dependencies are earlier"`
	CriticalPath []WaveStep     `json:"critical_path" jsonschema:"one issue a wave: why there are so many"`
	Issues       int            `json:"issues"`
	LongestPath  int            `json:"longest_path" jsonschema:"waves that the dependencies alone would need"`
	MaxParallel  int            `json:"max_parallel" jsonschema:"issues of the largest wave"`
	UnknownFiles int            `json:"unknown_files" jsonschema:"issues that name no files"`
	Disjoint     bool           `json:"assume_disjoint" jsonschema:"whether these were taken to touch nothing that others touch"`
}

// CompiledWave is one wave: everything in it can be worked on at once.
type CompiledWave struct {
	Wave   int         `json:"wave"`
	Issues []WaveIssue `json:"issues"`
}

// WaveIssue is one issue of a wave.
type WaveIssue struct {
	ID         string        `json:"id"`
	Title      string        `json:"title"`
	Status     issues.Status `json:"status"`
	Priority   int           `json:"priority"`
	WaitsFor   []string      `json:"waits_for" jsonschema:"open issues that it depends on"`
	Files      []string      `json:"files" jsonschema:"what it claims"`
	FilesKnown bool          `json:"files_known" jsonschema:"whether that is all it touches"`

	shown string // title of the table for people
}

// WaveConflict is two issues that cannot share a wave.
type WaveConflict struct {
	Type            string   `json:"type" jsonschema:"file_conflict or unknown_files"`
	Severity        string   `json:"severity"`
	Issues          []string `json:"issues"`
	File            string   `json:"file" jsonschema:"a path that both claim; empty when the files of one are not known"`
	Resolution      string   `json:"resolution"`
	ResolutionOrder []string `json:"resolution_order" jsonschema:"who goes first"`
	Rationale       string   `json:"rationale"`
}

// WaveStep is one wave of the critical path.
type WaveStep struct {
	Wave    int    `json:"wave"`
	ID      string `json:"id"`
	Because string `json:"because" jsonschema:"why it comes after the step before: needs, file_conflict, unknown_files; empty for the first"`
	File    string `json:"file" jsonschema:"of a file_conflict"`
}

// issueWavesOptions are the flags of `overtone issue waves`.
type issueWavesOptions struct {
	explain  string
	disjoint bool
	claims   string
}

// issueWaveCommands say what can be worked on side by side, and bring together
// what was.
func issueWaveCommands(app *App) []*cobra.Command {
	return []*cobra.Command{newIssueWavesCommand(app), newIssueMergeDriverCommand(app), newInstallMergeDriverCommand(app)}
}

func newIssueWavesCommand(app *App) *cobra.Command {
	o := &issueWavesOptions{}
	cmd := &cobra.Command{
		Use:   "waves",
		Short: "Show which issues can be worked on at once",
		Long: "Puts every open issue into the first wave that comes after all it depends on and\n" +
			"in which nobody else claims its files. Claims are the files of an issue, those of\n" +
			"its bound solution, or what --claims says: paths, folders and patterns such as\n" +
			"src/**/*.go. An issue that names no files may touch anything and gets a wave of its\n" +
			"own, unless --assume-disjoint. Nothing is written.",
		Example: "$ overtone issue waves\n" +
			"$ overtone issue waves --explain ISS-20260131-004\n" +
			"$ overtone issue waves --claims claims.yaml --json",
		Args: noArgs,
		RunE: func(*cobra.Command, []string) error { return runIssueWaves(app, o) },
	}
	cmd.Flags().StringVar(&o.explain, "explain", "", "say why the issue with this `id` is in its wave")
	cmd.Flags().BoolVar(&o.disjoint, "assume-disjoint", false, "issues that name no files touch nothing that others touch")
	cmd.Flags().StringVar(&o.claims, "claims", "", "a YAML or JSON `file` with the claimed paths by issue id; it replaces what the issues say")
	_ = cmd.RegisterFlagCompletionFunc("explain", app.completeIssues)
	return cmd
}

func runIssueWaves(app *App, o *issueWavesOptions) error {
	plan, err := app.planWaves(o)
	if err != nil {
		return err
	}
	if o.explain != "" {
		return app.explainWave(plan, o.explain)
	}
	result := plan.result()
	return app.Answer(result, func(w io.Writer) error { return printWaves(w, app.Streams(), result) })
}

// wavePlan is the store with its compiled waves.
type wavePlan struct {
	store    *issues.Outlines
	compiled *waves.Compiled
	disjoint bool
}

// planWaves reads the store and compiles. A line that cannot be read may hold
// any dependency, so it is an error here.
func (a *App) planWaves(o *issueWavesOptions) (*wavePlan, error) {
	store, err := a.issueStore()
	if err != nil {
		return nil, err
	}
	outlines, err := store.Outlines()
	if err != nil {
		return nil, err
	}
	for _, w := range outlines.Warnings {
		if w.Code == "storage.broken_line" || w.Code == "conflict.duplicate_id" {
			return nil, w
		}
		a.Warn(w)
	}
	plan := &wavePlan{store: outlines, disjoint: o.disjoint}
	source := waves.Source{File: store.Path(), Active: outlines.Active, Done: outlines.Done, Solution: a.boundFiles(solutions.Open(store))}
	if o.claims != "" {
		if source.Claims, err = a.readClaims(o.claims, outlines); err != nil {
			return nil, err
		}
	}
	work, err := source.Work()
	if err != nil {
		return nil, err
	}
	plan.compiled, err = waves.Compile(work, waves.Options{AssumeDisjoint: o.disjoint, File: store.Path()})
	return plan, err
}

// boundFiles reads what the bound solution of an issue touches. When it is not
// there nobody knows what the issue touches beside its own files, which is said.
func (a *App) boundFiles(shelf *solutions.Shelf) func(*issues.Outline) (waves.Solution, error) {
	return func(issue *issues.Outline) (waves.Solution, error) {
		all, broken, err := shelf.List(issue.ID)
		if err != nil {
			return waves.Solution{}, err
		}
		if len(broken) > 0 {
			return waves.Solution{}, broken[0]
		}
		bound, there := solutions.Bound(issues.Issue{ID: issue.ID, BoundSolutionID: issue.BoundSolutionID}, all)
		if !there {
			a.Warn(problem.New("input.unknown_id", "%s is bound to %s, which is not there, so nobody knows what it touches", issue.ID, issue.BoundSolutionID).
				Mend("bind it to another one with: overtone issue bind %s", issue.ID))
			return waves.Solution{Unknown: true}, nil
		}
		return waves.Solution{Files: bound.Files(), Tasks: len(bound.Tasks), Action: actionOf(bound)}, nil
	}
}

// actionOf is what all tasks of a solution do to their files, if it is the same.
func actionOf(solution solutions.Solution) waves.Action {
	actions := map[string]bool{}
	for _, task := range solution.Tasks {
		for _, file := range task.Files {
			actions[file.Action] = true
		}
	}
	switch {
	case len(actions) == 1 && actions["create"]:
		return waves.Creates
	case len(actions) == 1 && actions["delete"]:
		return waves.Deletes
	}
	return waves.Extends
}

// result is the JSON form of a plan.
func (p *wavePlan) result() *IssueWaves {
	c := p.compiled
	out := &IssueWaves{
		Waves: make([]CompiledWave, 0, len(c.Waves)), Conflicts: make([]WaveConflict, 0, len(c.Conflicts)), CriticalPath: make([]WaveStep, 0, len(c.CriticalPath)),
		LongestPath: c.LongestPath(), MaxParallel: c.MaxParallel, Disjoint: p.disjoint,
	}
	for w, ids := range c.Waves {
		wave := CompiledWave{Wave: w + 1, Issues: make([]WaveIssue, 0, len(ids))}
		for work := range c.Of(w + 1) {
			wave.Issues = append(wave.Issues, p.row(work))
			if !work.Known {
				out.UnknownFiles++
			}
		}
		out.Issues += len(ids)
		out.Waves = append(out.Waves, wave)
	}
	for _, one := range c.Conflicts {
		out.Conflicts = append(out.Conflicts, conflictOf(one))
	}
	for w, step := range c.CriticalPath {
		out.CriticalPath = append(out.CriticalPath, WaveStep{Wave: w + 1, ID: step.ID, Because: step.Because, File: step.Path})
	}
	return out
}

// row is one issue in its wave.
func (p *wavePlan) row(work *waves.Work) WaveIssue {
	issue := &p.store.Active[work.At]
	one := WaveIssue{
		ID: issue.ID, Title: issue.Title, shown: titleWithout(issue.Title, issue.Session), Status: issue.Status, Priority: issue.Priority,
		WaitsFor: work.Needs, Files: make([]string, len(work.Claims)), FilesKnown: work.Known,
	}
	if one.WaitsFor == nil {
		one.WaitsFor = []string{}
	}
	for i, claim := range work.Claims {
		one.Files[i] = claim.String()
	}
	return one
}

func conflictOf(one waves.Conflict) WaveConflict {
	both := []string{one.First, one.Then}
	return WaveConflict{
		Type: one.Kind, Severity: "medium", Issues: both, File: one.Path,
		Resolution: "sequential", ResolutionOrder: both, Rationale: one.First + " goes first: " + one.Rule,
	}
}

// mendFiles is what can be done about issues that name no files.
const mendFiles = "name the files they touch (--claims FILE, or the field files of an issue), or use --assume-disjoint"
