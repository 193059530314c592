package command

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"

	"github.com/overtone-cli/overtone/cmd/ask"
	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/phases"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// SpecResult is the result of `overtone spec new`.
type SpecResult struct {
	SessionID string      `json:"session_id"`
	Dir       string      `json:"dir" jsonschema:"folder of the package, relative to where the command ran"`
	Title     string      `json:"title"`
	Lang      string      `json:"lang"`
	Depth     string      `json:"depth"`
	SpecType  string      `json:"spec_type"`
	Counts    SpecCounts  `json:"counts"`
	Score     int         `json:"score" jsonschema:"0 to 100"`
	Gate      string      `json:"gate" jsonschema:"Pass, Review or Fail"`
	Phases    []PhaseLine `json:"phases"`
	Waves     []IssueWave `json:"waves"`
	Conflicts []string    `json:"conflicts" jsonschema:"files in which an edit by hand kept new text out; the new text lies beside them as .rej"`
	First     []string    `json:"look_at_first"`
}

// SpecCounts counts what is in a package.
type SpecCounts struct {
	Goals        int `json:"goals"`
	Requirements int `json:"requirements"`
	Stated       int `json:"stated" jsonschema:"requirements that the source states"`
	Qualities    int `json:"qualities"`
	Decisions    int `json:"decisions"`
	Epics        int `json:"epics"`
	MVPEpics     int `json:"mvp_epics"`
	Stories      int `json:"stories"`
	Questions    int `json:"open_questions"`
	Issues       int `json:"issues"`
}

// PhaseLine is how one phase went.
type PhaseLine struct {
	Phase   string   `json:"phase"`
	Name    string   `json:"name"`
	Skipped bool     `json:"skipped" jsonschema:"it was complete and fresh"`
	Why     []string `json:"why" jsonschema:"why it ran again; empty for a first run"`
	Gate    string   `json:"gate" jsonschema:"ok, or how many errors and warnings; empty when skipped"`
	Note    string   `json:"note" jsonschema:"what it made, in a few words"`
}

// IssueWave lists the issues that can be worked on at the same time.
type IssueWave struct {
	Wave   int      `json:"wave"`
	Issues []string `json:"issues"`
}

// runPhases takes a session through the phases and says how it ended, and
// whether it came as far as the export.
func (a *App) runPhases(ctx context.Context, s *session.Session, o *specNewOptions, given *ask.Answers) (exported bool, err error) {
	stage, err := a.stage(s)
	if err != nil {
		return false, err
	}
	result, err := stage.runner.Run(ctx, s, o.resume)
	stage.close(s)
	if err != nil {
		return false, a.resumable(ctx, s, err)
	}
	report := a.specResult(s, result, stage.lines)
	if err := a.Answer(report, func(w io.Writer) error { return printSpecResult(w, a.Streams().OutStyle(), report) }); err != nil {
		return false, err
	}
	return !result.Stopped && !s.Options.NoExport, a.stale(s, given, outcome(s, o, result, a.Shown(s.Dir)))
}

// stale adds to how a run ended that an answer of the given file was asked for
// by nothing: an error when all else went well, for the file says something that
// did not happen. The package stands, made without it.
func (a *App) stale(s *session.Session, given *ask.Answers, ended error) error {
	if given == nil {
		return ended
	}
	unused := given.Unused(s.Answers)
	if unused != nil && ended != nil {
		a.Warn(problem.From(unused))
		return ended
	}
	return cmp.Or(ended, unused)
}

// stage is a runner whose phases are shown as they go.
type stage struct {
	app      *App
	runner   *phases.Runner
	activity *activity
	still    func() // ends the moving of the live line
	lines    []PhaseLine
}

// stage prepares the phases of a session to be run; close ends them.
func (a *App) stage(s *session.Session) (*stage, error) {
	judge, err := gates.New(s.Set)
	if err != nil {
		return nil, err
	}
	st := &stage{app: a, activity: &activity{progress: a.Progress()}, lines: []PhaseLine{}}
	asker := &pausing{Asker: s.Asker, activity: st.activity, clock: a.env.Now}
	s.Asker, st.activity.clock = asker, asker.working
	s.Analyst.Watch(st.activity.call)
	st.still = st.activity.live()
	st.runner = &phases.Runner{Judge: judge, Clock: asker.working, Observe: st.observe}
	return st, nil
}

func (st *stage) observe(e phases.Event) {
	if e.Done {
		st.lines = append(st.lines, PhaseLine{Phase: e.Phase, Name: e.Name, Skipped: e.Skipped, Why: append([]string{}, e.Why...), Gate: e.Gate, Note: e.Note})
	}
	st.activity.phase(e)
}

// close takes the live line away and tells the warnings of a run.
func (st *stage) close(s *session.Session) {
	st.still()
	st.activity.pause(true)
	for _, w := range s.Warnings {
		st.app.Warn(problem.From(w))
	}
}

// resumable tells how to go on after a failure that left files behind.
func (a *App) resumable(ctx context.Context, s *session.Session, err error) error {
	if s.Dir == "" || !isFile(filepath.Join(s.Dir, specs.ConfigFile)) {
		return a.left(err)
	}
	next := fmt.Sprintf("what was finished is kept; go on with `overtone spec new -y -c %s`", s.ID())
	if s.Answers.Interactive() {
		next = fmt.Sprintf("what was answered is kept; go on with `overtone spec continue %s`", s.ID())
	}
	if errors.Is(ctx.Err(), context.Canceled) || errors.Is(err, interview.ErrQuit) {
		return problem.New(interrupted, "stopped before the end").At(a.Shown(s.Dir), 0).Mend("%s", next)
	}
	p := *problem.From(err)
	if p.Fix != "" {
		next = p.Fix + "; " + next
	}
	p.Fix = next
	return &p
}

// left turns leaving the interview before anything was written into the problem
// that an interrupt is.
func (a *App) left(err error) error {
	if errors.Is(err, interview.ErrQuit) {
		return problem.New(interrupted, "stopped before the idea was confirmed").Mend("nothing was written; begin again with `overtone spec new`")
	}
	return err
}

func (a *App) specResult(s *session.Session, result *phases.Result, lines []PhaseLine) SpecResult {
	pkg := s.Package
	out := SpecResult{
		SessionID: s.ID(), Dir: a.Shown(s.Dir), Title: specs.Plain(pkg.Config.Title), Lang: string(pkg.Config.Lang), Depth: pkg.Config.Depth,
		SpecType: pkg.Config.SpecType, Score: result.Score, Gate: result.Gate, Phases: lines,
		Waves: []IssueWave{}, Conflicts: append([]string{}, result.Conflicts...), First: []string{}, Counts: countPackage(pkg),
	}
	if pkg.Export != nil && !s.Options.NoExport {
		for _, w := range pkg.Export.Waves {
			out.Waves = append(out.Waves, IssueWave{Wave: w.Wave, Issues: append([]string{}, w.Issues...)})
			out.Counts.Issues += len(w.Issues)
		}
	}
	out.First = append(out.First, filepath.ToSlash(filepath.Join(out.Dir, specs.SummaryFile)))
	if result.Stopped {
		out.First = append(out.First, "`overtone spec continue "+out.SessionID+"` offers the export of issues again.")
	}
	if pkg.Summary != nil {
		for _, it := range pkg.Summary.First {
			out.First = append(out.First, specs.Plain(it.Text))
		}
	}
	return out
}

func countPackage(pkg *specs.Package) SpecCounts {
	c := SpecCounts{Requirements: len(pkg.Requirements), Qualities: len(pkg.NFRs), Decisions: len(pkg.Decisions), Epics: len(pkg.Epics)}
	for _, r := range pkg.Requirements {
		if r.Source.Kind == specs.Stated {
			c.Stated++
		}
	}
	for _, e := range pkg.Epics {
		c.Stories += len(e.Stories)
		if e.MVP {
			c.MVPEpics++
		}
	}
	if pkg.Brief != nil {
		c.Goals, c.Questions = len(pkg.Brief.Goals), len(pkg.Brief.OpenQuestions)
	}
	return c
}

// outcome turns the verdict into the exit code.
func outcome(s *session.Session, o *specNewOptions, result *phases.Result, dir string) error {
	switch {
	case len(result.Conflicts) > 0:
		return problem.New("conflict.edits", "%s could not take new text because the same lines were edited by hand",
			session.Count(len(result.Conflicts), "document", "documents")).At(dir, 0).
			Mend("compare each with the .rej file beside it, then delete the .rej file")
	case result.Gate == gates.Fail:
		return problem.New("gate.fail", "the package does not pass its gates (score %d)", result.Score).At(dir, 0).
			Mend("read readiness-report.md, mend the errors, then run `overtone spec validate %s`", s.ID())
	case o.strict && result.Gate == gates.Review:
		return problem.New("gate.review", "the package needs a review (score %d) and --strict asks for more", result.Score).At(dir, 0).
			Mend("read readiness-report.md, mend the warnings, then run `overtone spec validate %s --strict`", s.ID())
	default:
		return nil
	}
}
