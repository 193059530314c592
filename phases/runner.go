package phases

import (
	"context"
	"errors"
	"fmt"
	"path"
	"path/filepath"
	"slices"
	"time"

	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/readiness"
	"github.com/overtone-cli/overtone/phases/repair"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// maxRepairs is how often phase 6.5 may run; then what remains is handed over.
// spec-package.md, phase 6.5.
const maxRepairs = 2

// Event tells an observer how a run goes. Took is zero while a phase runs.
type Event struct {
	Phase   string
	Name    string
	Done    bool
	Skipped bool // it was complete and nothing it depends on has changed
	Took    time.Duration
	Why     []string // why a phase that was complete ran again
	Gate    string   // "ok", "2 warnings", "1 error, 2 warnings"
	Engine  string   // what answered: "embedded", "cmd:…"
	Note    string
}

// Runner takes a session through the phases.
type Runner struct {
	Judge   *gates.Judge
	Clock   func() time.Time // for durations only; they never enter a file
	Observe func(Event)      // may be nil
}

// Result is how a run ended.
type Result struct {
	Findings  []gates.Finding // of phase 6
	Score     int
	Gate      string
	Conflicts []string // files in which a person's edit kept new text out
	Clashes   []Clash  // the places in them
	Repairs   int
	Stopped   bool // the person wants no issues yet
}

// Run goes through all phases of a session. With resume it skips those that
// are complete and fresh. What is written stays written when it fails or is
// cancelled, so that a later run with resume goes on from there.
func (r *Runner) Run(ctx context.Context, s *session.Session, resume bool) (*Result, error) {
	result := &Result{}
	return result, r.travel(ctx, s, List(r.Judge), &course{resume: resume}, result)
}

// travel takes a session through a journey.
func (r *Runner) travel(ctx context.Context, s *session.Session, journey []session.Phase, c *course, result *Result) error {
	if s.Source.Text == "" {
		return problem.New("state.no_source", "nothing was written yet of this package").At(s.Dir, 0).
			Mend("run `overtone spec new` with the idea again")
	}
	if err := readable(s); err != nil {
		return err
	}
	if c.resume {
		s.TakeUp()
		if err := s.Recall(); err != nil {
			return err
		}
	}
	s.Finished = finished(s)
	asked := len(s.Analyst.Records())
	defer func() { // once for the whole run: an engine that fails mostly fails in every phase
		for _, w := range creditFor(s.Analyst.Engines(), s.Analyst.Records()[asked:]).Warnings() {
			s.Warn(w)
		}
	}()
	var to detour
	for i := 0; i < len(journey); i++ {
		err := next(ctx, s, journey[i])
		if err == nil {
			err = r.station(ctx, s, journey[i], c, result)
		}
		switch {
		case errors.Is(err, interview.ErrBack), errors.Is(err, interview.ErrBackPhase):
			at := s.Back(journey[i].ID(), err)
			i = slices.IndexFunc(journey, func(p session.Phase) bool { return p.ID() == at }) - 1
			c.resume = true // from there on only what the new answer changes is made again
		case errors.As(err, &to):
			i = slices.IndexFunc(journey, func(p session.Phase) bool { return p.ID() == to.phase }) - 1
			c.resume = true
		case errors.Is(err, errStopped):
			result.Stopped = true
			return nil
		case err != nil:
			return err
		}
	}
	return nil
}

// station is one phase of the journey: skipped when it is complete and fresh,
// and for phase 6 with the repairs that it asks for.
func (r *Runner) station(ctx context.Context, s *session.Session, phase session.Phase, c *course, result *Result) error {
	if phase.ID() == "7" && (s.Options.NoExport || len(s.Package.Epics) == 0) || !c.passes(phase) {
		return nil
	}
	var why []string
	resume := c.resume && !c.forced(phase)
	if c.resume {
		why = s.Stale(phase)
	}
	if resume && len(why) == 0 {
		r.tell(Event{Phase: phase.ID(), Name: phase.Name(), Done: true, Skipped: true})
		r.remember(s, phase, result)
	} else {
		r.begin(s, phase)
		if session.RecordOf(s.Package.Config, phase.ID()) == nil {
			why = nil // that it never ran needs no telling
		}
		if err := r.turn(ctx, s, phase, why, result); err != nil {
			return err
		}
		c.made(phase)
	}
	if check, ok := phase.(*readiness.Phase); ok { // also when skipped: it may have been killed before it was mended
		return r.mend(ctx, s, check, result)
	}
	return nil
}

// readable refuses a package with a file that cannot be read. To go on would be
// to take the item in it for deleted, and to take it out of the design, the
// epics and the issues, all because of a slip of the pen.
func readable(s *session.Session) error {
	if len(s.Package.Troubles) == 0 {
		return nil
	}
	p := problem.From(s.Package.Troubles[0])
	if p.Fix == "" {
		p = p.Mend("correct the file, or take it from version control")
	}
	return p.At(path.Join(filepath.ToSlash(s.Dir), p.File), p.Line)
}

// remember takes the verdict of a readiness check that need not run again.
func (r *Runner) remember(s *session.Session, phase session.Phase, result *Result) {
	if phase.ID() == "6" && s.Package.Readiness != nil {
		result.Score, result.Gate = s.Package.Readiness.Score, s.Package.Readiness.Gate
	}
}

// turn runs one phase, judges what it made and writes it. why tells the
// observer for what reason it runs again.
func (r *Runner) turn(ctx context.Context, s *session.Session, phase session.Phase, why []string, result *Result) error {
	r.tell(Event{Phase: phase.ID(), Name: phase.Name()})
	start := r.Clock()
	s.Finished = finished(s)
	asked := len(s.Analyst.Records())
	out, err := phase.Run(ctx, s)
	if err != nil {
		return at(phase, err)
	}
	prepared, err := s.Prepare(phase, out)
	if err != nil {
		return at(phase, err)
	}
	findings, err := r.Judge.CheckPhase(ctx, gates.Input{Package: s.Package, Iteration: s.Package.Config.IterationCount, Text: s.Text, Rules: s.Rules}, phase.ID())
	if err != nil {
		return at(phase, err)
	}
	gate := verdict(findings)
	credit := creditFor(s.Analyst.Engines(), s.Analyst.Records()[asked:])
	if err := s.Commit(prepared, gate, credit.String()); err != nil {
		return at(phase, err)
	}
	result.Conflicts = append(result.Conflicts, prepared.Conflicts...)
	for _, name := range prepared.Conflicts {
		result.Clashes = append(result.Clashes, clashes(name, prepared.Clashes(name))...)
	}
	r.remember(s, phase, result)
	r.tell(Event{Phase: phase.ID(), Name: phase.Name(), Done: true, Took: r.Clock().Sub(start), Why: why, Gate: gate, Engine: credit.String(), Note: out.Note})
	return nil
}

// at says in which phase something failed, but leaves alone that somebody
// stopped or went back.
func at(phase session.Phase, err error) error {
	if errors.Is(err, context.Canceled) || errors.Is(err, interview.ErrQuit) || errors.Is(err, interview.ErrBack) || errors.Is(err, interview.ErrBackPhase) {
		return err
	}
	return fmt.Errorf("phase %s (%s): %w", phase.ID(), phase.Name(), err)
}

// begin sets the count of repairs for a phase that is about to run: new content
// may be mended again, also when a person wrote it, and a check that was cut off
// from the repair before it goes on where it stood.
func (r *Runner) begin(s *session.Session, phase session.Phase) {
	cfg, report := s.Package.Config, s.Package.Readiness
	if cfg == nil || phase.ID() == "7" {
		return
	}
	check, ok := phase.(*readiness.Phase)
	if ok && report != nil && report.Iteration < cfg.IterationCount && len(s.Stale(&repair.Phase{})) == 0 {
		check.Repairs = report.Repairs
		return
	}
	cfg.IterationCount = 0
}

// mend runs phase 6.5 and phase 6 in turn while errors remain or the score is
// below the line, at most maxRepairs times. How often it has is in
// spec-config.json, so that a run that was killed in between goes on counting;
// a report that is older than the last repair says that there was nothing to
// mend.
func (r *Runner) mend(ctx context.Context, s *session.Session, check *readiness.Phase, result *Result) error {
	for needsRepair(s.Package.Readiness) {
		if n := s.Package.Config.IterationCount; n >= maxRepairs || s.Package.Readiness.Iteration != n {
			return nil
		}
		if err := r.repair(ctx, s, check, result); err != nil {
			return err
		}
	}
	return nil
}

// repair is one turn of phase 6.5, and of phase 6 when anything was mended.
func (r *Runner) repair(ctx context.Context, s *session.Session, check *readiness.Phase, result *Result) error {
	fix := &repair.Phase{Findings: s.Package.Readiness.Findings}
	if err := r.turn(ctx, s, fix, nil, result); err != nil {
		return err
	}
	result.Repairs++
	if len(fix.Done) == 0 {
		return nil // nothing that a rule can mend is left
	}
	check.Repairs = s.Package.Readiness.Repairs
	return r.turn(ctx, s, check, nil, result)
}

func needsRepair(doc *specs.Readiness) bool {
	if doc == nil {
		return false
	}
	for _, f := range doc.Findings {
		if f.Severity == string(gates.Error) {
			return true
		}
	}
	return doc.Score < 60
}

func (r *Runner) tell(e Event) {
	if r.Observe != nil {
		r.Observe(e)
	}
}

// verdict is a gate's result in a few words.
func verdict(findings []gates.Finding) string {
	errs, warnings := 0, 0
	for _, f := range findings {
		switch f.Severity {
		case gates.Error:
			errs++
		case gates.Warning:
			warnings++
		case gates.Info:
		}
	}
	switch {
	case errs > 0 && warnings > 0:
		return session.Count(errs, "error", "errors") + ", " + session.Count(warnings, "warning", "warnings")
	case errs > 0:
		return session.Count(errs, "error", "errors")
	case warnings > 0:
		return session.Count(warnings, "warning", "warnings")
	default:
		return "ok"
	}
}
