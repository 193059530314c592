package session

import (
	"bytes"
	"cmp"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs"
)

// Inputs of a phase that are no files.
const (
	inputSource    = "source"
	inputFlags     = "flags"
	inputAnswers   = "answers"  // all answers of a phase, in packages made before each had its own
	inputAnswer    = "answers " // and the id of one question
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
	why := s.changedInputs(phase, record)
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

// changedInputs says what of that which a phase has read is another now.
func (s *Session) changedInputs(phase Phase, record *specs.PhaseRecord) []string {
	old := map[string]string{}
	for _, in := range record.Inputs {
		old[in.Name] = in.SHA256
	}
	var why []string
	for _, in := range s.inputsLike(phase, old) {
		sum, known := old[in.Name]
		delete(old, in.Name)
		switch {
		case !known:
			why = append(why, isNew(in.Name))
		case sum != in.SHA256 && in.Name == inputFlags:
			why = append(why, "it ran with other flags"+s.otherFlags(phase.ID(), sum))
		case sum != in.SHA256 && strings.HasSuffix(in.Name, "/"):
			why = append(why, s.changedIn(in.Name, sum)...)
		case sum != in.SHA256:
			why = append(why, shown(in.Name)+" changed since it ran")
		}
	}
	for _, name := range slices.Sorted(maps.Keys(old)) {
		why = append(why, isGone(name))
	}
	return why
}

// inputsLike are the inputs of a phase, with the answers as one input when the
// record that they are compared with has them so.
func (s *Session) inputsLike(phase Phase, old map[string]string) []specs.FileHash {
	now := s.InputHashes(phase)
	if _, whole := old[inputAnswers]; !whole {
		return now
	}
	now = slices.DeleteFunc(now, func(in specs.FileHash) bool { return strings.HasPrefix(in.Name, inputAnswer) })
	return append(now, s.answersHash(phase.ID()))
}

// shown is an input as people call it.
func shown(input string) string {
	if id, ok := strings.CutPrefix(input, inputAnswer); ok {
		return "the answer to " + id
	}
	switch input {
	case inputRules:
		return "the project's rules"
	case inputProfile:
		return "the project's profile"
	}
	return input
}

func isNew(input string) string {
	switch {
	case input == inputTemplates:
		return "templates of the project replace built-in ones since it ran"
	case input == inputRules:
		return "the project has rules since it ran"
	case input == inputProfile:
		return "the project has a profile since it ran"
	case strings.HasPrefix(input, inputAnswer):
		return shown(input) + " came since it ran"
	default:
		return input + " is new"
	}
}

func isGone(input string) string {
	switch input {
	case inputTemplates:
		return "templates of the project were taken away since it ran"
	case inputRules:
		return "the project's rules were taken away since it ran"
	case inputProfile:
		return "the project's profile was taken away since it ran"
	}
	return shown(input) + " is gone"
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
	out := []specs.FileHash{{Name: inputSource, SHA256: s.Source.SHA256}, s.flagHash(phase.ID())}
	for _, e := range s.answersTo(phase.ID()) {
		out = append(out, answerHash(phase.ID(), e))
	}
	if over := s.Set.OverrideHash(); over != "" {
		out = append(out, specs.FileHash{Name: inputTemplates, SHA256: over})
	}
	if rules, any := s.rulesHash(); any {
		out = append(out, rules)
	}
	if profile, any := s.profileHash(); any && (phase.ID() == firstPhase || phase.ID() == exportPhase) {
		out = append(out, profile)
	}
	for _, in := range phase.Inputs() {
		out = append(out, s.fileHash(in))
	}
	return out
}

// fileHash is over a file of the package, or over all that phases write into a
// folder ending in "/".
func (s *Session) fileHash(input string) specs.FileHash {
	if sum, known := s.sums[input]; known {
		return specs.FileHash{Name: input, SHA256: sum}
	}
	var parts [][]byte
	for _, name := range slices.Sorted(maps.Keys(s.files)) {
		if reads(input, name) {
			parts = append(parts, []byte(name), essence(name, s.files[name]))
		}
	}
	out := hash(input, parts...)
	if s.sums == nil {
		s.sums = map[string]string{}
	}
	s.sums[input] = out.SHA256
	return out
}

// keep notes what stands in a file now.
func (s *Session) keep(name string, data []byte) {
	if old, there := s.files[name]; !there || !bytes.Equal(old, data) {
		s.unsum(name)
	}
	s.files[name] = data
}

// drop notes that a file is gone.
func (s *Session) drop(name string) {
	s.unsum(name)
	delete(s.files, name)
}

// unsum forgets the hashes of the inputs that a file belongs to.
func (s *Session) unsum(name string) {
	maps.DeleteFunc(s.sums, func(input, _ string) bool { return reads(input, name) })
}

// reads says whether an input, a file or a folder ending in "/", holds a file.
func reads(input, name string) bool {
	return name == input || strings.HasSuffix(input, "/") && strings.HasPrefix(name, input)
}

// flagHash is over the wishes in force: what a flag says, else what phase 1
// settled. So a run without flags does not make a package stale. How issues are
// cut concerns the export only.
func (s *Session) flagHash(phase string) specs.FileHash { return s.wishes(phase).hash(phase) }

// wishes are the flags in force.
type wishes struct{ depth, specType, lang, granularity, focus string }

func (s *Session) wishes(phase string) wishes {
	o, cfg := s.Options, s.Package.Config
	lang := o.Lang
	if lang == "" || lang == "auto" {
		lang = string(cfg.Lang)
	}
	w := wishes{depth: cmp.Or(o.Depth, cfg.Depth), specType: cmp.Or(o.SpecType, cfg.SpecType), lang: lang, focus: strings.Join(cfg.FocusAreas, "\n")}
	if phase == exportPhase {
		w.granularity = s.Granularity()
	}
	return w
}

func (w wishes) hash(phase string) specs.FileHash {
	parts := [][]byte{[]byte(w.depth), []byte(w.specType), []byte(w.lang), []byte(w.focus)}
	if phase == exportPhase {
		parts = append(parts, []byte(w.granularity))
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

// answersTo are the answers that a phase uses, in the order of the questions.
func (s *Session) answersTo(phase string) []interview.Entry {
	return slices.DeleteFunc(slices.Clone(s.Answers.Entries()), func(e interview.Entry) bool {
		return !slices.ContainsFunc(answersOf(phase), func(prefix string) bool { return strings.HasPrefix(e.ID, prefix) })
	})
}

// answerHash is over one answer. A phase that only puts a question for another
// one depends on its being answered, whatever the answer is.
func answerHash(phase string, e interview.Entry) specs.FileHash {
	if phase == "3" && e.ID == scopeQuestion {
		return hash(inputAnswer + e.ID)
	}
	return hash(inputAnswer+e.ID, []byte(strings.Join(e.Answer.Values, "\n")))
}

// answersHash is over all answers of a phase.
func (s *Session) answersHash(phase string) specs.FileHash {
	var parts [][]byte
	for _, e := range s.answersTo(phase) {
		parts = append(parts, []byte(e.ID), []byte(strings.Join(e.Answer.Values, "\n")))
	}
	return hash(inputAnswers, parts...)
}

// scopeQuestion is put by the phase of the requirements; what it decides, which
// epics the first release holds, is of the epics.
const scopeQuestion = "requirements.mvp"

// firstPhase looks at the project, exportPhase is the one that how issues are
// cut concerns.
const (
	firstPhase  = "1"
	exportPhase = "7"
)

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
		return []string{scopeQuestion, "epics."}
	case "6":
		return nil // what follows the report is no part of it
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
