package session

import (
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/templates"
)

// design is phase 4, which reads what phase 3 wrote.
func design() Phase {
	return docs("4", []string{"requirements/", specs.GlossaryFile}, func() []specs.Document { return []specs.Document{&specs.Architecture{Title: "Design"}} })
}

// made is a package with phases 1 to 4 done.
func made(t *testing.T) *Session {
	t.Helper()
	s := begun(t)
	s.Answers.Set("architecture.style", interview.Answer{Values: []string{"simple"}, How: interview.Defaulted})
	s.Answers.Set("requirements.mvp", interview.Answer{Values: []string{"must"}, How: interview.Defaulted})
	mustRun(t, s, glossary("link"))
	mustRun(t, s, three("The system MUST let people log in."))
	mustRun(t, s, design())
	require.Empty(t, s.Stale(design()))
	return s
}

func TestWhatMakesAPhaseStale(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		change func(t *testing.T, s *Session)
		why    []string
	}{
		"nothing": {func(*testing.T, *Session) {}, nil},
		"another source": {func(t *testing.T, s *Session) {
			src, err := ReadText(strings.NewReader("# A product\n\nPeople log out.\n"), "prd.md", false, MaxSource)
			require.NoError(t, err)
			s.Source = src
		}, []string{"source changed since it ran"}},
		"an edited copy of the source": {func(t *testing.T, s *Session) { s.edit(t, specs.SourceFile, "log in", "sign in") }, []string{"source changed since it ran"}},
		"the same source":              {func(t *testing.T, s *Session) { s.Source.Name = "other.md" }, nil},
		"another depth":                {func(_ *testing.T, s *Session) { s.Options.Depth = "light" }, []string{"it ran with other flags: depth was standard and is light"}},
		"the depth it ran with":        {func(_ *testing.T, s *Session) { s.Options.Depth = "standard" }, nil},
		"another type":                 {func(_ *testing.T, s *Session) { s.Options.SpecType = "library" }, []string{"it ran with other flags: type was service and is library"}},
		"another language":             {func(_ *testing.T, s *Session) { s.Options.Lang = "zh" }, []string{"it ran with other flags: lang was en and is zh"}},
		"language found out":           {func(_ *testing.T, s *Session) { s.Options.Lang = "auto" }, nil},
		"another focus":                {func(_ *testing.T, s *Session) { s.Package.Config.FocusAreas = []string{"security"} }, []string{"it ran with other flags"}},
		"how issues are cut":           {func(_ *testing.T, s *Session) { s.Options.Granularity = "story" }, nil},
		"no export":                    {func(_ *testing.T, s *Session) { s.Options.NoExport = true }, nil},
		"another program":              {func(_ *testing.T, s *Session) { s.Options.Program = "9.9.9" }, nil},
		"another engine":               {func(_ *testing.T, s *Session) { s.Options.Engines = "cmd:x" }, nil},
		"its answer": {func(_ *testing.T, s *Session) {
			s.Answers.Set("architecture.style", interview.Answer{Values: []string{"events"}, How: interview.Answered})
		}, []string{"the answer to architecture.style changed since it ran"}},
		"its answer given by a person": {func(_ *testing.T, s *Session) {
			s.Answers.Set("architecture.style", interview.Answer{Values: []string{"simple"}, How: interview.Answered})
		}, nil},
		"an answer to another phase": {func(_ *testing.T, s *Session) {
			s.Answers.Set("requirements.mvp", interview.Answer{Values: []string{"all"}, How: interview.Answered})
		}, nil},
		"a template": {func(_ *testing.T, s *Session) {
			s.Set = templates.New(fstest.MapFS{"docs/adr.md.tmpl": {Data: []byte("x")}}, "over")
		}, []string{"templates of the project replace built-in ones since it ran"}},
		"an edited document upstream":     {func(t *testing.T, s *Session) { s.edit(t, reqFile, "start page", "first page") }, []string{reqFile + " changed since it ran"}},
		"a deleted document upstream":     {func(t *testing.T, s *Session) { require.NoError(t, os.Remove(s.at(reqFile))) }, []string{reqFile + " is gone"}},
		"an edited file upstream":         {func(t *testing.T, s *Session) { s.edit(t, specs.GlossaryFile, "what link", "all that link") }, []string{"glossary.json changed since it ran"}},
		"a deleted file upstream":         {func(t *testing.T, s *Session) { require.NoError(t, os.Remove(s.at(specs.GlossaryFile))) }, []string{"glossary.json changed since it ran"}},
		"a note beside the documents":     {func(t *testing.T, s *Session) { write(t, s.at("requirements/notes.txt"), "mine") }, nil},
		"a deleted output that is needed": {func(t *testing.T, s *Session) { require.NoError(t, os.Remove(s.at("architecture/_index.md"))) }, []string{"architecture/_index.md is gone"}},
		"an edited output":                {func(t *testing.T, s *Session) { s.edit(t, "architecture/_index.md", "# Design", "# My design") }, nil},
		"date, version, status upstream": {func(t *testing.T, s *Session) {
			s.edit(t, reqFile, "version: 1", "version: 7")
			s.edit(t, reqFile, "status: draft", "status: complete")
			s.edit(t, reqFile, "2026-01-01T09", "2027-01-01T09")
		}, nil},
		"steps upstream, written as lines": {func(t *testing.T, s *Session) {
			s.edit(t, reqFile, "stepsCompleted: [phase-3]", "stepsCompleted:\n  - phase-3\n  - mine")
		}, nil},
		"line ends upstream": {func(t *testing.T, s *Session) {
			write(t, s.at(reqFile), "\ufeff"+strings.ReplaceAll(load(t, s.at(reqFile)), "\n", "\r\n"))
		}, nil},
		"JSON written otherwise": {func(t *testing.T, s *Session) {
			write(t, s.at(specs.GlossaryFile), strings.Join(strings.Fields(load(t, s.at(specs.GlossaryFile))), " "))
		}, nil},
		"the date of a JSON file":           {func(t *testing.T, s *Session) { s.edit(t, specs.GlossaryFile, "2026-01-01T", "2026-01-09T") }, nil},
		"a line that only looks like state": {func(t *testing.T, s *Session) { write(t, s.at(reqFile), load(t, s.at(reqFile))+"\nstatus: open\n") }, []string{reqFile + " changed since it ran"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := made(t)
			c.change(t, s)
			opts, set, src, focus, answers := s.Options, s.Set, s.Source, s.Package.Config.FocusAreas, s.Answers
			changed := load(t, s.at(specs.SourceFile)) != string(s.files[specs.SourceFile])
			s = reopen(t, s)
			s.Options, s.Set, s.Package.Config.FocusAreas, s.Answers = opts, set, focus, answers
			if !changed {
				s.Source = src
			}
			require.Equal(t, c.why, s.Stale(design()))
		})
	}
}

func TestStaleBeforeAndAfter(t *testing.T) {
	t.Parallel()
	s := begun(t)
	require.Equal(t, []string{"it has not run yet"}, s.Stale(design()))
	s.Set = templates.New(fstest.MapFS{"docs/adr.md.tmpl": {Data: []byte("x")}}, "over")
	mustRun(t, s, glossary("a"))
	s.Set = templates.New(nil, "")
	require.Equal(t, []string{"templates of the project were taken away since it ran"}, s.Stale(glossary("a")))
	require.Equal(t, []string{"it has not run yet"}, (&Session{Package: &specs.Package{}}).Stale(design()))
}

func TestEveryReasonIsNamed(t *testing.T) {
	t.Parallel()
	s := made(t)
	s.edit(t, reqFile, "start page", "first page")
	s = reopen(t, s)
	s.Options.Depth = "light"
	const flags = "it ran with other flags: depth was standard and is light"
	require.Equal(t, []string{flags, reqFile + " changed since it ran"}, s.Stale(design()))
	moved := fake{id: "4", name: "x", inputs: []string{specs.BriefFile}, run: nil}
	require.Equal(t, []string{flags, "product-brief.md is new", "glossary.json is gone", "requirements/ is gone"}, s.Stale(moved))
}

// Of the files that were edited only those are named that changed since the
// phase ran, and a phase of an older package, which noted the answers as one,
// is not stale for that.
func TestTheFileThatChangedIsNamed(t *testing.T) {
	t.Parallel()
	s := made(t)
	s.edit(t, reqFile, "start page", "first page")
	s = reopen(t, s)
	mustRun(t, s, design())
	s.edit(t, "requirements/REQ-002-log-out.md", "end the session", "end every session")
	s = reopen(t, s)
	require.Equal(t, []string{"requirements/REQ-002-log-out.md changed since it ran"}, s.Stale(design()))
	write(t, s.at("requirements/REQ-009-mine.md"), strings.ReplaceAll(load(t, s.at(reqFile)), "REQ-001", "REQ-009"))
	s = reopen(t, s)
	require.Equal(t, []string{"requirements/REQ-002-log-out.md changed since it ran", "requirements/REQ-009-mine.md is new"}, s.Stale(design()))
	mustRun(t, s, three("Another text."))
	require.Equal(t, []string{"requirements/ changed since it ran"}, s.Stale(design()), "what it read is known no more")

	record := RecordOf(s.Package.Config, "4")
	mustRun(t, s, design())
	for i, in := range record.Inputs {
		if strings.HasPrefix(in.Name, inputAnswer) {
			record.Inputs[i] = s.answersHash("4")
		}
	}
	require.Empty(t, s.Stale(design()))
	s.Answers.Set("architecture.style", interview.Answer{Values: []string{"events"}, How: interview.Answered})
	require.Equal(t, []string{"answers changed since it ran"}, s.Stale(design()))
}

// The scope of the first release is asked with the requirements and decides
// about the epics.
func TestAnAnswerConcernsThePhaseThatUsesIt(t *testing.T) {
	t.Parallel()
	s := made(t)
	work := docs("5", nil, func() []specs.Document { return nil })
	mustRun(t, s, work)
	s.Answers.Set("requirements.mvp", interview.Answer{Values: []string{"all"}, How: interview.Answered})
	require.Empty(t, s.Stale(three("")))
	require.Equal(t, []string{"the answer to requirements.mvp changed since it ran"}, s.Stale(work))
	s.Answers.Drop("requirements.mvp")
	require.Equal(t, []string{"the answer to requirements.mvp is gone"}, s.Stale(three("")), "it is to be asked again")
}

func TestOutputsOfANewRunAreFresh(t *testing.T) {
	t.Parallel()
	s := made(t)
	s.edit(t, reqFile, "start page", "first page")
	s = reopen(t, s)
	mustRun(t, s, design())
	require.Empty(t, s.Stale(design()))
	require.NotEmpty(t, RecordOf(s.Package.Config, "4").Outputs)
	require.Nil(t, RecordOf(s.Package.Config, "5"))
	require.Nil(t, RecordOf(nil, "5"))
}

func TestReportsAreMadeAnew(t *testing.T) {
	t.Parallel()
	check := docs("6", []string{"requirements/"}, func() []specs.Document { return []specs.Document{&specs.Readiness{Title: "Report", Gate: "Fail"}} })
	s := made(t)
	mustRun(t, s, check)
	require.Empty(t, s.Stale(check))
	whole := load(t, s.at(specs.ReadinessFile))
	require.NoError(t, os.Remove(s.at(specs.ReadinessFile)))
	s = reopen(t, s)
	require.Equal(t, []string{"readiness-report.md is gone or cannot be read"}, s.Stale(check))
	mustRun(t, s, check)
	require.Equal(t, "Fail", s.Package.Readiness.Gate, "there is no verdict without it")
	require.FileExists(t, s.at(specs.ReadinessFile))
	write(t, s.at(specs.ReadinessFile), "---\n}: [\n"+whole)
	s = reopen(t, s)
	require.NotEmpty(t, s.Stale(check))
	_, err := runPhase(s, check)
	require.Equal(t, problem.Input, problem.From(err).Class())
}
