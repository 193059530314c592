package session

import (
	"bytes"
	"maps"
	"slices"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/frontmatter"
	"github.com/overtone-cli/overtone/specs/merge"
)

// rehearsal is what a session that writes nothing began with, and what its
// phases would put beside the documents.
type rehearsal struct {
	files, base map[string][]byte
	rejects     map[string][]byte // by path of the .rej file
	clashes     map[string][]merge.Conflict
}

// Rehearse lets the phases of this session write nothing from now on. What they
// make is seen by the phases behind them as if it stood on the disk. Settle
// tells what it comes to, and Apply writes it, all in one step. Only answers of
// a person and what engines outside this process said are kept at once, when
// the package is held.
func (s *Session) Rehearse() {
	s.rehearsal = &rehearsal{
		files: maps.Clone(s.files), base: maps.Clone(s.base),
		rejects: map[string][]byte{}, clashes: map[string][]merge.Conflict{},
	}
}

// note takes the place of writing what a phase made.
func (r *rehearsal) note(p *Prepared) {
	maps.Copy(r.rejects, p.rejects)
	maps.Copy(r.clashes, p.clashes)
}

// Change is what becomes of one file of a package.
type Change struct {
	Name          string
	Before, After []byte // nil: there is no such file
	Edited        bool   // a person had changed it since it was generated
	Clashes       []merge.Conflict
}

// Settle ends a rehearsal and lists what would change, by name. What was made
// anew and says the same keeps its bytes, with date and version.
func (s *Session) Settle() ([]Change, error) {
	if err := s.settleFiles(); err != nil {
		return nil, err
	}
	s.settleReport()
	changes := s.changes()
	return changes, s.settleState(len(changes) > 0)
}

// settleReport gives the readiness report its bytes back when no other file
// changed and it lacks no more than what was mended before: the phases whose
// documents were mended were not made again, so that there was nothing to mend.
func (s *Session) settleReport() {
	const name = specs.ReadinessFile
	changed := s.changes()
	if len(changed) != 1 || changed[0].Name != name || len(changed[0].Clashes) > 0 || !s.sameVerdict(changed[0]) {
		return
	}
	old, err := specs.DecodeConfig(s.rehearsal.files[specs.ConfigFile])
	was, is := RecordOf(old, checkPhase), RecordOf(s.Package.Config, checkPhase)
	if err != nil || was == nil || is == nil || !slices.Equal(was.Inputs, is.Inputs) {
		return
	}
	s.keep(name, s.rehearsal.files[name])
	s.base[name] = s.rehearsal.base[name]
	is.Outputs = was.Outputs
}

// sameVerdict compares two readiness reports without what was mended and when.
func (s *Session) sameVerdict(c Change) bool {
	verdict := func(data []byte) []byte {
		parsed, err := s.Codec.Parse(c.Name, data)
		if err != nil {
			return nil
		}
		doc, ok := parsed.Doc.(*specs.Readiness)
		if !ok {
			return nil
		}
		bare := *doc
		bare.Meta, bare.Iteration, bare.Repairs = specs.Meta{Status: doc.Meta.Status}, 0, nil
		text, err := s.Codec.Render(&bare, s.Package)
		if err != nil {
			return nil
		}
		return text
	}
	was := verdict(c.Before)
	return was != nil && bytes.Equal(was, verdict(c.After))
}

// The phase that judges the whole package, and the one that mends it then.
const (
	checkPhase  = "6"
	repairPhase = "6.5"
)

// settleFiles gives every file back its bytes in which nothing is new: neither
// in what stands there nor in what counts as generated. Its status is that of
// now.
func (s *Session) settleFiles() error {
	r := s.rehearsal
	for _, name := range slices.Sorted(maps.Keys(s.base)) {
		was, had := r.files[name]
		is, has := s.files[name]
		before, known := r.base[name]
		if !had || !has || !known || !same(name, was, is) || !same(name, before, s.base[name]) {
			continue
		}
		mine, err := restored(was, is)
		if err != nil {
			return err
		}
		base, err := restored(before, s.base[name])
		if err != nil {
			return err
		}
		s.keep(name, mine)
		s.base[name] = base
		delete(r.rejects, name+rejected)
		delete(r.clashes, name)
	}
	return nil
}

func same(name string, a, b []byte) bool {
	return bytes.Equal(a, b) || bytes.Equal(essence(name, a), essence(name, b))
}

// restored is a text as it was, with the status of the new one.
func restored(was, is []byte) ([]byte, error) {
	if bytes.Equal(was, is) {
		return was, nil
	}
	status, now := statusOf(was), statusOf(is)
	if now == "" || now == status {
		return was, nil
	}
	return withStatus(was, specs.Status(now))
}

func statusOf(data []byte) string {
	front, err := frontmatter.Parse(data)
	if err != nil || !front.Has("status") {
		return ""
	}
	status := ""
	if err := front.Decode("status", &status); err != nil {
		return ""
	}
	return status
}

// settleState gives phases that read and made the same their time back, and the
// whole state when no file changed and nothing but the count of repairs is new.
func (s *Session) settleState(changed bool) error {
	was := s.rehearsal.files[specs.ConfigFile]
	old, err := specs.DecodeConfig(was)
	if err != nil || s.Package.Config == nil {
		return nil //nolint:nilerr // a state that cannot be read has nothing to keep
	}
	cfg := s.Package.Config
	for i := range cfg.PhasesCompleted {
		now := &cfg.PhasesCompleted[i]
		if before := RecordOf(old, now.Phase); before != nil && slices.Equal(before.Inputs, now.Inputs) && slices.Equal(before.Outputs, now.Outputs) {
			now.CompletedAt = before.CompletedAt
		}
	}
	if !changed {
		cfg.IterationCount, cfg.IterationHistory = old.IterationCount, old.IterationHistory
		if was, is := RecordOf(old, repairPhase), RecordOf(cfg, repairPhase); was != nil && is != nil {
			*is = *was // it notes a report that was there for a moment only
		}
	}
	data, err := specs.EncodeConfig(cfg)
	if err != nil {
		return err
	}
	s.keep(specs.ConfigFile, data)
	return nil
}

// changes compares what stands with what stood. The state follows the files and
// is no change of its own.
func (s *Session) changes() []Change {
	r := s.rehearsal
	names := map[string]bool{}
	for _, side := range []map[string][]byte{r.files, s.files} {
		for name := range side {
			names[name] = name != specs.ConfigFile
		}
	}
	var out []Change
	for _, name := range slices.Sorted(maps.Keys(names)) {
		was, had := r.files[name]
		is, has := s.files[name]
		if !names[name] || had == has && bytes.Equal(was, is) && len(r.clashes[name]) == 0 {
			continue
		}
		base, known := r.base[name]
		c := Change{Name: name, Clashes: r.clashes[name], Edited: known && had && !same(name, base, was)}
		if had {
			c.Before = append([]byte{}, was...)
		}
		if has {
			c.After = append([]byte{}, is...)
		}
		out = append(out, c)
	}
	return out
}

// After gives the ids of a phase and of all phases that depend on what it
// writes. What the first one settles is of all of them.
func (s *Session) After(journey []Phase, id string) map[string]bool {
	out := map[string]bool{id: true}
	for i, phase := range journey {
		for _, earlier := range journey[:i] {
			if out[earlier.ID()] && (earlier.ID() == journey[0].ID() || s.feeds(earlier, phase)) {
				out[phase.ID()] = true
			}
		}
	}
	return out
}

// feeds says whether a phase reads what another one writes. Of one that never
// ran that is not known, so it counts.
func (s *Session) feeds(from, to Phase) bool {
	record := RecordOf(s.Package.Config, from.ID())
	return record == nil || slices.ContainsFunc(record.Outputs, func(out specs.FileHash) bool {
		return slices.ContainsFunc(to.Inputs(), func(in string) bool { return reads(in, out.Name) })
	})
}
