package session

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"maps"
	"path"
	"slices"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/disk"
)

// Commit writes what Prepare made in one step: documents, what was generated
// (for the next merge), answers and the state of the session. Killed at any
// moment it leaves all of it old or all of it new. gate is the phase's verdict
// in a few words, engine what answered. Exchanges with engines outside this
// process are written with the phase that they were for. What stands on the
// disk already is not written again.
func (s *Session) Commit(p *Prepared, gate, engine string) error {
	s.arrange(p.phase.ID())
	set, err := s.exchanges()
	if err != nil {
		return err
	}
	maps.Copy(set, p.rejects)
	before := map[string][]byte{}
	for _, name := range ours() {
		if data, there := s.files[name]; there {
			before[name] = data
		}
	}
	add := func(name string, data []byte) {
		if old, there := s.files[name]; !there || !bytes.Equal(old, data) {
			set[name] = data
		}
	}
	bases := map[string][]byte{}
	for name, data := range p.bases {
		if old, known := s.base[name]; !known || !bytes.Equal(old, data) {
			bases[name] = data
		}
	}
	mended := s.seen(p)
	for _, name := range p.removals {
		s.drop(name)
		delete(s.base, name)
	}
	for name, data := range p.writes {
		add(name, data)
		s.keep(name, data)
	}
	maps.Copy(s.base, p.bases)
	s.record(p, gate, engine)
	s.seeAgain(mended)
	answers := s.Answers.Bytes()
	add(specs.AnswersFile, answers)
	s.keep(specs.AnswersFile, answers)
	config, err := specs.EncodeConfig(s.Package.Config)
	if err != nil {
		return err
	}
	add(specs.ConfigFile, config)
	s.keep(specs.ConfigFile, config)
	if s.rehearsal != nil {
		s.rehearsal.note(p)
		return nil
	}
	if err := s.untouched(before, slices.Sorted(maps.Keys(before))); err != nil {
		return err
	}
	return s.write(set, bases, p.removals)
}

// exchanges are the transcripts to be written with a phase. In a rehearsal they
// are written by themselves, as what was said was said, or not at all when the
// package is only looked at.
func (s *Session) exchanges() (map[string][]byte, error) {
	switch {
	case s.rehearsal != nil && s.held == nil:
		return map[string][]byte{}, nil
	case s.rehearsal != nil:
		return map[string][]byte{}, s.keepTranscripts()
	}
	set, err := s.transcripts()
	for name := range set {
		s.list(name)
	}
	return set, err
}

// write swaps a set of files in: first what goes is taken away, then come the documents, then
// what was generated, and last the state that says it is done.
func (s *Session) write(set, bases map[string][]byte, removals []string) error {
	staged, err := s.Disk.Stage(s.Dir, manifest)
	if err != nil {
		return err
	}
	defer staged.Discard()
	for _, name := range removals {
		if err := errors.Join(staged.Remove(name), staged.Remove(path.Join(specs.BaseDir, name))); err != nil {
			return err
		}
	}
	var files []disk.File
	for _, name := range slices.Sorted(maps.Keys(set)) {
		if name != specs.ConfigFile {
			files = append(files, disk.File{Rel: name, Data: set[name]})
		}
	}
	for _, name := range slices.Sorted(maps.Keys(bases)) {
		files = append(files, disk.File{Rel: path.Join(specs.BaseDir, name), Data: bases[name]})
	}
	if err := staged.PutAll(files, 0o644); err != nil {
		return err
	}
	if config, changed := set[specs.ConfigFile]; changed {
		if err := staged.Put(specs.ConfigFile, config, 0o644); err != nil {
			return err
		}
	}
	return staged.Commit()
}

// record notes in spec-config.json that a phase is done and of which inputs.
func (s *Session) record(p *Prepared, gate, engine string) {
	cfg := s.Package.Config
	r := p.out.Record
	r.Phase, r.Name, r.CompletedAt = p.phase.ID(), p.phase.Name(), s.Stamp()
	r.Gate, r.Engine, r.Program = gate, engine, s.Options.Program
	r.Inputs, r.Outputs = s.InputHashes(p.phase), s.outputHashes(p)
	cfg.Mode = "auto"
	if s.Answers.Interactive() {
		cfg.Mode = "interactive"
	}
	cfg.Program = s.Options.Program
	i := slices.IndexFunc(cfg.PhasesCompleted, func(o specs.PhaseRecord) bool { return o.Phase == r.Phase })
	if i < 0 {
		cfg.PhasesCompleted = append(cfg.PhasesCompleted, r)
	} else {
		if old := cfg.PhasesCompleted[i]; slices.Equal(old.Outputs, r.Outputs) && slices.Equal(old.Inputs, r.Inputs) {
			r.CompletedAt = old.CompletedAt
		}
		cfg.PhasesCompleted[i] = r
	}
	s.count()
}

// count notes how many documents stand in each folder: a repair may have added
// some, and a person may have taken some away.
func (s *Session) count() {
	for i := range s.Package.Config.PhasesCompleted {
		r := &s.Package.Config.PhasesCompleted[i]
		if r.OutputDir == "" {
			continue
		}
		r.FileCount = 0
		for name := range s.files {
			if reads(r.OutputDir, name) && specs.KindAt(name) != "" {
				r.FileCount++
			}
		}
	}
}

// outputHashes are over what the phase generated, whatever a person made of it.
func (s *Session) outputHashes(p *Prepared) []specs.FileHash {
	names := map[string]bool{}
	for _, d := range p.out.Docs {
		names[d.Path()] = true
	}
	for _, f := range p.out.Files {
		names[f.Name] = true
	}
	var out []specs.FileHash
	for _, name := range slices.Sorted(maps.Keys(names)) {
		data, ok := s.files[name]
		if base, generated := p.bases[name]; generated {
			data = base
		}
		if ok {
			out = append(out, hash(name, essence(name, data)))
		}
	}
	return out
}

func hash(name string, parts ...[]byte) specs.FileHash {
	h := sha256.New()
	for _, part := range parts {
		h.Write(part)
		h.Write([]byte{0})
	}
	return specs.FileHash{Name: name, SHA256: hex.EncodeToString(h.Sum(nil))}
}
