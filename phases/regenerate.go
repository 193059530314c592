package phases

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/merge"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Clash is one place of a file in which a person's edit kept new text out.
type Clash struct {
	File string
	merge.Conflict
}

func clashes(file string, conflicts []merge.Conflict) []Clash {
	var out []Clash
	for _, c := range conflicts {
		out = append(out, Clash{File: file, Conflict: c})
	}
	return out
}

// Regeneration is what making phases anew comes to.
type Regeneration struct {
	Result
	Changes []session.Change // of the files of the package, by name
	Export  []string         // why the issues are exported again, or would be
}

// Regenerate makes phases again that may be fresh: all of them, or the one named
// by from, its id or name, and those that depend on it. Nothing is written until
// all are made, and then all of it in one step, merged with what people edited;
// without write nothing is written at all. The export follows when what it
// exports has changed. Errors: input.unknown_phase, state.missing when a phase
// before from has never run, and those of Run.
func (r *Runner) Regenerate(ctx context.Context, s *session.Session, from string, write bool) (*Regeneration, error) {
	journey := List(r.Judge)
	start, err := find(journey, from)
	if err != nil {
		return nil, err
	}
	if err := begun(s, journey[:start]); err != nil {
		return nil, err
	}
	again := s.After(journey, journey[start].ID())
	out := &Regeneration{}
	last := len(journey) - 1
	s.Rehearse()
	if err := r.travel(ctx, s, journey[:last], &course{resume: true, again: again}, &out.Result); err != nil {
		return nil, err
	}
	if out.Changes, err = s.Settle(); err != nil {
		return nil, err
	}
	out.Conflicts, out.Clashes = nil, nil // those of files in which nothing is new are settled
	for _, c := range out.Changes {
		if len(c.Clashes) > 0 {
			out.Conflicts = append(out.Conflicts, c.Name)
			out.Clashes = append(out.Clashes, clashes(c.Name, c.Clashes)...)
		}
	}
	exports := again[journey[last].ID()] && session.RecordOf(s.Package.Config, journey[last].ID()) != nil && !s.Options.NoExport
	if exports {
		out.Export = s.Stale(journey[last])
	}
	if !write {
		return out, nil
	}
	if err := s.Apply(); err != nil {
		return nil, err
	}
	if len(out.Export) == 0 {
		return out, nil
	}
	return out, r.exportAgain(ctx, s, journey[last], out)
}

// exportAgain runs the last phase, which writes outside of the package, too, and
// notes what became of its report.
func (r *Runner) exportAgain(ctx context.Context, s *session.Session, phase session.Phase, out *Regeneration) error {
	before := s.Text(specs.ExportFile)
	if err := r.station(ctx, s, phase, &course{resume: true}, &out.Result); err != nil {
		return err
	}
	if after := s.Text(specs.ExportFile); !bytes.Equal(before, after) {
		out.Changes = append(out.Changes, session.Change{Name: specs.ExportFile, Before: before, After: after})
		slices.SortFunc(out.Changes, func(a, b session.Change) int { return strings.Compare(a.Name, b.Name) })
	}
	return nil
}

// find is the place of a phase in the journey, the first one when none is named.
func find(journey []session.Phase, name string) (int, error) {
	if name == "" {
		return 0, nil
	}
	var known []string
	for i, phase := range journey {
		if name == phase.ID() || name == phase.Name() {
			return i, nil
		}
		known = append(known, fmt.Sprintf("%s (%s)", phase.ID(), phase.Name()))
	}
	return 0, problem.New("input.unknown_phase", "there is no phase %q", name).
		Mend("name one of %s", strings.Join(known, ", "))
}

// begun makes sure that the phases before the first one have run, and tells when
// they stay although they are stale.
func begun(s *session.Session, before []session.Phase) error {
	for _, phase := range before {
		why := s.Stale(phase)
		switch {
		case session.RecordOf(s.Package.Config, phase.ID()) == nil:
			return problem.New("state.missing", "phase %s (%s) has not run yet", phase.ID(), phase.Name()).At(s.Dir, 0).
				Mend("run `overtone spec continue %s` first", s.ID())
		case len(why) > 0:
			s.Warn(problem.New("state.stale", "phase %s (%s) is stale and stays as it is: %s", phase.ID(), phase.Name(), why[0]).
				Mend("leave out --phase to make it anew, too"))
		}
	}
	return nil
}
