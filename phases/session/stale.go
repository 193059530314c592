package session

import (
	"cmp"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// Inputs of a phase that are no files.
const (
	inputSource    = "source"
	inputFlags     = "flags"
	inputAnswers   = "answers"
	inputTemplates = "templates"
)

// Stale says why a phase must run again, one reason an entry, and nothing when
// it is complete and fresh. What it wrote plays little part: an edited document
// belongs to the person, and an item that was deleted stays deleted. Only what
// no package can do without is made again when it is gone, and a report also
// when it cannot be read, because the verdict is taken from it.
// The version of the program plays none either: the caller may call that an
// older engine.
func (s *Session) Stale(phase Phase) []string {
	record := RecordOf(s.Package.Config, phase.ID())
	if record == nil {
		return []string{"it has not run yet"}
	}
	old := map[string]string{}
	for _, in := range record.Inputs {
		old[in.Name] = in.SHA256
	}
	var why []string
	for _, in := range s.InputHashes(phase) {
		sum, known := old[in.Name]
		delete(old, in.Name)
		switch {
		case !known && in.Name == inputTemplates:
			why = append(why, "templates of the project replace built-in ones since it ran")
		case !known:
			why = append(why, fmt.Sprintf("%s is new", in.Name))
		case sum != in.SHA256 && in.Name == inputFlags:
			why = append(why, "it ran with other flags")
		case sum != in.SHA256:
			why = append(why, fmt.Sprintf("%s changed since it ran", in.Name))
		}
	}
	for _, name := range slices.Sorted(maps.Keys(old)) {
		if name == inputTemplates {
			why = append(why, "templates of the project were taken away since it ran")
			continue
		}
		why = append(why, fmt.Sprintf("%s is gone", name))
	}
	for _, out := range record.Outputs {
		_, there := s.files[out.Name]
		switch {
		case report(out.Name) && s.Package.ParsedAt(out.Name) == nil:
			why = append(why, fmt.Sprintf("%s is gone or cannot be read", out.Name))
		case s.needs(out.Name) && !there:
			why = append(why, fmt.Sprintf("%s is gone", out.Name))
		}
	}
	if outward, ok := phase.(Outward); ok && len(why) == 0 {
		why = append(why, outward.Lost(s)...)
	}
	return why
}

// report says whether a file only repeats what the others say. Such a file is
// made anew whenever its phase runs.
func report(name string) bool {
	switch specs.KindAt(name) {
	case specs.KindReadiness, specs.KindSummary, specs.KindExport:
		return true
	}
	return false
}

// needs says whether the package cannot do without a file: all that is no item
// of its own. A person who deletes a requirement, a decision or an epic says
// something by it; who deletes the whole folder wants it made again, and
// without an index or the brief no later phase can work.
func (s *Session) needs(name string) bool {
	switch specs.KindAt(name) {
	case specs.KindRequirement, specs.KindNFR, specs.KindADR, specs.KindEpic:
		folder := path.Dir(name) + "/"
		for other := range s.files {
			if strings.HasPrefix(other, folder) {
				return false
			}
		}
		return true
	case "":
		return name == specs.DiscoveryFile || name == specs.RefinedFile || name == specs.GlossaryFile
	}
	return true
}

// RecordOf finds what is noted of a phase, nil when it never ran.
func RecordOf(cfg *specs.Config, phase string) *specs.PhaseRecord {
	if cfg == nil {
		return nil
	}
	for i := range cfg.PhasesCompleted {
		if cfg.PhasesCompleted[i].Phase == phase {
			return &cfg.PhasesCompleted[i]
		}
	}
	return nil
}

// InputHashes gives the hash of everything that a phase depends on: the source,
// the flags, its answers, overriding templates and the files it reads.
func (s *Session) InputHashes(phase Phase) []specs.FileHash {
	out := []specs.FileHash{{Name: inputSource, SHA256: s.Source.SHA256}, s.flagHash(phase.ID()), s.answerHash(phase.ID())}
	if over := s.Set.OverrideHash(); over != "" {
		out = append(out, specs.FileHash{Name: inputTemplates, SHA256: over})
	}
	for _, in := range phase.Inputs() {
		out = append(out, s.fileHash(in))
	}
	return out
}

// fileHash is over a file of the package, or over all that phases write into a
// folder ending in "/".
func (s *Session) fileHash(input string) specs.FileHash {
	var parts [][]byte
	for _, name := range slices.Sorted(maps.Keys(s.files)) {
		if reads(input, name) {
			parts = append(parts, []byte(name), essence(name, s.files[name]))
		}
	}
	return hash(input, parts...)
}

// reads says whether an input, a file or a folder ending in "/", holds a file.
func reads(input, name string) bool {
	return name == input || strings.HasSuffix(input, "/") && strings.HasPrefix(name, input)
}

// flagHash is over the wishes in force: what a flag says, else what phase 1
// settled. So a run without flags does not make a package stale. How issues are
// cut concerns the export only.
func (s *Session) flagHash(phase string) specs.FileHash {
	o, cfg := s.Options, s.Package.Config
	lang := o.Lang
	if lang == "" || lang == "auto" {
		lang = string(cfg.Lang)
	}
	parts := [][]byte{
		[]byte(cmp.Or(o.Depth, cfg.Depth)), []byte(cmp.Or(o.SpecType, cfg.SpecType)), []byte(lang),
		[]byte(strings.Join(cfg.FocusAreas, "\n")),
	}
	if phase == "7" {
		parts = append(parts, []byte(s.Granularity()))
	}
	return hash(inputFlags, parts...)
}

// Granularity is how issues are cut: what the flag says, else as the last
// export did it, else one an epic.
func (s *Session) Granularity() string {
	last := ""
	if s.Package != nil && s.Package.Export != nil {
		last = s.Package.Export.Granularity
	}
	return cmp.Or(s.Options.Granularity, last, "epic")
}

func (s *Session) answerHash(phase string) specs.FileHash {
	var parts [][]byte
	for _, e := range s.Answers.Entries() {
		if slices.ContainsFunc(answersOf(phase), func(prefix string) bool { return strings.HasPrefix(e.ID, prefix) }) {
			parts = append(parts, []byte(e.ID), []byte(strings.Join(e.Answer.Values, "\n")))
		}
	}
	return hash(inputAnswers, parts...)
}

// answersOf is how the ids of the answers begin that a phase uses: those to its
// own questions, and for the epics what the first release holds.
func answersOf(phase string) []string {
	switch phase {
	case "1":
		return []string{"discovery."}
	case "1.5":
		return []string{"clarification."}
	case "2":
		return []string{"brief."}
	case "3":
		return []string{"requirements."}
	case "4":
		return []string{"architecture."}
	case "5":
		return []string{"requirements.", "epics."}
	case "6":
		return []string{"readiness."}
	case "6.5":
		return []string{"repair."}
	default:
		return []string{"export."}
	}
}

// seenInput is the place of an input in the records of spec-config.json.
type seenInput struct{ record, input int }

// seen finds what earlier phases have read, unchanged, of the documents that
// this phase mends where they stand. Mending is no new statement: those phases
// need not run again because of it. The check that follows it, and the export,
// do.
func (s *Session) seen(p *Prepared) []seenInput {
	if len(p.out.Rewrites) == 0 {
		return nil
	}
	var out []seenInput
	for i, record := range s.Package.Config.PhasesCompleted {
		if phaseNumber(record.Phase) >= phaseNumber(p.phase.ID()) {
			continue
		}
		for j, in := range record.Inputs {
			touched := slices.ContainsFunc(p.out.Rewrites, func(r Rewrite) bool { return reads(in.Name, r.Name) })
			if touched && s.fileHash(in.Name).SHA256 == in.SHA256 {
				out = append(out, seenInput{record: i, input: j})
			}
		}
	}
	return out
}

// seeAgain lets the phases of seen take the mended documents for read.
func (s *Session) seeAgain(inputs []seenInput) {
	for _, at := range inputs {
		in := &s.Package.Config.PhasesCompleted[at.record].Inputs[at.input]
		*in = s.fileHash(in.Name)
	}
}
