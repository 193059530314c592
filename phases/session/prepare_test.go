package session

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

const reqFile = "requirements/REQ-001-log-in.md"

func three(text string) Phase {
	return docs("3", []string{specs.BriefFile}, func() []specs.Document {
		return []specs.Document{
			requirement("REQ-001", "Log in", text, "A visitor enters a password and sees the start page.", "After five failures the account is locked for 15 minutes."),
			requirement("REQ-002", "Log out", "The system MUST end the session.", "The user leaves and the session is gone."),
			&specs.RequirementsIndex{Title: "Requirements", Summary: []specs.Item{{Text: "Two.", Source: specs.FromRule("x")}}},
		}
	})
}

func TestFirstWriteAndUnchangedRegeneration(t *testing.T) {
	t.Parallel()
	s := begun(t)
	p := mustRun(t, s, three("The system MUST let people log in."))
	require.Empty(t, p.Conflicts)
	require.Len(t, p.Parsed, 3)
	require.NoError(t, s.Close())
	before := tree(t, s.Dir)
	require.Equal(t, before[reqFile], before[specs.BaseDir+"/"+reqFile])
	require.Contains(t, before[reqFile], "version: 1\n")
	require.Contains(t, before[reqFile], "2026-01-01T09:00:00Z")

	s = reopen(t, s)
	require.Empty(t, s.Edited())
	mustRun(t, s, three("The system MUST let people log in."))
	require.NoError(t, s.Close())
	requireSameTree(t, before, tree(t, s.Dir))
}

func TestChangedRegenerationRaisesTheVersionOnce(t *testing.T) {
	t.Parallel()
	s := begun(t)
	mustRun(t, s, three("Older."))
	mustRun(t, s, three("Old."))
	require.Contains(t, load(t, s.at(reqFile)), "version: 1\n", "the package was never finished")
	s = reopen(t, s)
	s.Finished = true
	mustRun(t, s, three("New."))
	text := load(t, s.at(reqFile))
	require.Contains(t, text, "version: 2\n")
	require.Contains(t, text, "2026-01-02T09:00:00Z")
	other := load(t, s.at("requirements/REQ-002-log-out.md"))
	require.Contains(t, other, "version: 1\n", "what did not change keeps its version")
	require.Contains(t, other, "2026-01-01T09:00:00Z")
	mustRun(t, s, three("New."))
	require.Contains(t, load(t, s.at(reqFile)), "version: 2\n")
}

func TestEditsSurviveARegeneration(t *testing.T) {
	t.Parallel()
	s := begun(t)
	mustRun(t, s, three("The system MUST let people log in."))
	s.edit(t, reqFile, "enters a password and sees the start page", "enters a passkey and sees the start page")
	s.edit(t, reqFile, "session_id:", "owner: {team: search}\nsession_id:")
	write(t, s.at(reqFile), load(t, s.at(reqFile))+"\n## Rollout Diary\n\nWeek 1.\n")
	s = reopen(t, s)
	s.Finished = true
	require.Equal(t, []string{reqFile}, s.Edited())

	p := mustRun(t, s, three("The system MUST let people log in."))
	require.Empty(t, p.Conflicts)
	text := load(t, s.at(reqFile))
	require.Contains(t, text, "passkey")
	require.Contains(t, text, "version: 1\n", "nothing new was said")

	p = mustRun(t, s, three("The system MUST let registered people log in."))
	require.Empty(t, p.Conflicts)
	text = load(t, s.at(reqFile))
	require.Contains(t, text, "registered people")
	require.Contains(t, text, "passkey")
	require.Contains(t, text, "owner: {team: search}\n")
	require.Contains(t, text, "## Rollout Diary\n\nWeek 1.\n")
	require.Contains(t, text, "version: 2\n")
	require.Contains(t, s.Package.Requirements[0].Criteria[0].Text, "passkey", "later phases see the edit")
	require.Equal(t, []string{reqFile}, s.Edited(), "the edit stays known as one")

	p = mustRun(t, s, three("The system MUST let people in."))
	require.Empty(t, p.Conflicts)
	require.Contains(t, load(t, s.at(reqFile)), "passkey", "also the second time")
}

func TestConflictKeepsThePersonsText(t *testing.T) {
	t.Parallel()
	s := begun(t)
	mustRun(t, s, three("The system MUST let people log in."))
	s.edit(t, reqFile, "MUST let people log in", "MUST let members log in")
	s = reopen(t, s)
	p := mustRun(t, s, three("The system MUST let guests log in."))
	require.Equal(t, []string{reqFile}, p.Conflicts)
	require.Contains(t, load(t, s.at(reqFile)), "members")
	require.NotContains(t, load(t, s.at(reqFile)), "guests")
	rej := load(t, s.at(reqFile+".rej"))
	require.Contains(t, rej, "guests")
	require.Contains(t, rej, "members")
	require.Contains(t, load(t, s.at(specs.BaseDir+"/"+reqFile)), "guests", "it counts as generated")
	write(t, s.at("notes.txt.rej"), "of somebody else")
	s = reopen(t, s)
	require.Equal(t, []string{reqFile}, s.Conflicts())
	p = mustRun(t, s, three("The system MUST let guests log in."))
	require.Empty(t, p.Conflicts, "the same text is no news the next time")
	require.Contains(t, load(t, s.at(reqFile)), "members")
	require.Contains(t, load(t, s.at(reqFile+".rej")), "guests", "the person decides when it goes")
	require.NoError(t, os.Remove(s.at(reqFile+".rej")))
	require.Empty(t, reopen(t, s).Conflicts())
}

func TestLineEndsOfAnEditorAreKept(t *testing.T) {
	t.Parallel()
	s := begun(t)
	mustRun(t, s, three("The system MUST let people log in."))
	write(t, s.at(reqFile), "\ufeff"+strings.ReplaceAll(load(t, s.at(reqFile)), "\n", "\r\n"))
	s = reopen(t, s)
	require.Empty(t, s.Edited(), "line ends are no edit")
	p := mustRun(t, s, three("The system MUST let guests log in."))
	require.Empty(t, p.Conflicts)
	text := load(t, s.at(reqFile))
	require.Contains(t, text, "guests log in")
	require.Equal(t, strings.Count(text, "\n"), strings.Count(text, "\r\n"))
}

func TestDeletedFilesStayDeleted(t *testing.T) {
	t.Parallel()
	s := begun(t)
	mustRun(t, s, three("Old."))
	require.NoError(t, os.Remove(s.at("requirements/REQ-002-log-out.md")))
	for _, text := range []string{"Old.", "New."} {
		s = reopen(t, s)
		require.Equal(t, []string{"requirements/REQ-002-log-out.md"}, s.Edited())
		mustRun(t, s, three(text))
		require.NoFileExists(t, s.at("requirements/REQ-002-log-out.md"))
		require.Nil(t, s.Package.Item("REQ-002"), "nothing counts with it")
		require.NotContains(t, load(t, s.at("requirements/_index.md")), "REQ-002", "nothing links to it")
	}
}

func TestTheRecordCountsWhatStands(t *testing.T) {
	t.Parallel()
	s := begun(t)
	phase := fake{id: "3", name: "requirements", run: func(s *Session) *Output {
		out, _ := three("Old.").Run(t.Context(), s)
		out.Record = specs.PhaseRecord{OutputDir: "requirements/", FileCount: len(out.Docs)}
		return out
	}}
	mustRun(t, s, phase)
	require.Equal(t, 3, RecordOf(s.Package.Config, "3").FileCount)
	require.NoError(t, os.Remove(s.at("requirements/REQ-002-log-out.md")))
	s = reopen(t, s)
	mustRun(t, s, phase)
	require.Equal(t, 2, RecordOf(s.Package.Config, "3").FileCount, "one requirement and the index")
}

func TestDeletedWhileTheRunGoesOn(t *testing.T) {
	t.Parallel()
	s := begun(t)
	mustRun(t, s, three("Old."))
	require.NoError(t, os.Remove(s.at(reqFile)))
	s.edit(t, "requirements/REQ-002-log-out.md", "end the session", "end every session")
	mustRun(t, s, three("New."))
	require.NoFileExists(t, s.at(reqFile))
	require.Contains(t, load(t, s.at("requirements/REQ-002-log-out.md")), "end every session", "saved after the package was read")
}

func one(id, title string) Phase {
	return docs("3", nil, func() []specs.Document {
		return []specs.Document{requirement(id, title, "The system MUST do it.", "It is done.")}
	})
}

// A decision keeps its day as long as it says the same.
func TestADecisionKeepsItsDay(t *testing.T) {
	t.Parallel()
	decide := func(context string) Phase {
		return fake{id: "4", name: "architecture", run: func(s *Session) *Output {
			return &Output{Docs: []specs.Document{&specs.ADR{ID: "ADR-001", Title: "One table", Slug: "one-table", Date: s.Now.Format("2006-01-02"), Context: []specs.Item{{Text: context, Source: specs.FromRule("x")}}}}}
		}}
	}
	const file = "architecture/ADR-001-one-table.md"
	s := begun(t)
	mustRun(t, s, decide("Because."))
	before := load(t, s.at(file))
	require.Contains(t, before, "2026-01-01")
	s = reopen(t, s)
	mustRun(t, s, decide("Because."))
	require.Equal(t, before, load(t, s.at(file)))
	mustRun(t, s, decide("For another reason."))
	require.Contains(t, load(t, s.at(file)), "date: \"2026-01-02\"")
}

func TestVanishedDocuments(t *testing.T) {
	t.Parallel()
	s := begun(t)
	mustRun(t, s, three("Old."))
	s.edit(t, "requirements/REQ-002-log-out.md", "end the session", "end every session")
	s = reopen(t, s)
	p := mustRun(t, s, one("REQ-003", "Search"))
	require.Empty(t, p.Conflicts)
	require.NoFileExists(t, s.at(reqFile), "nobody edited it")
	require.NoFileExists(t, s.at(specs.BaseDir+"/"+reqFile))
	require.Nil(t, s.Package.Item("REQ-001"))
	require.FileExists(t, s.at("requirements/REQ-002-log-out.md"), "somebody did")
	require.Len(t, s.Warnings, 1)
	kept := problem.From(s.Warnings[0])
	require.Equal(t, "state.kept", kept.Code)
	require.Contains(t, kept.File, "REQ-002")
	s = reopen(t, s)
	require.NotNil(t, s.Package.Item("REQ-002"))
	require.Nil(t, s.Package.Item("REQ-001"))
}

func TestANewTitleRenamesOnlyWhatNobodyEdited(t *testing.T) {
	t.Parallel()
	s := begun(t)
	mustRun(t, s, one("REQ-001", "Log in"))
	s = reopen(t, s)
	mustRun(t, s, one("REQ-001", "Sign in"))
	require.NoFileExists(t, s.at(reqFile))
	require.FileExists(t, s.at("requirements/REQ-001-sign-in.md"))
	s.edit(t, "requirements/REQ-001-sign-in.md", "It is done.", "It is done within 2 s.")
	s = reopen(t, s)
	p := mustRun(t, s, one("REQ-001", "Enter"))
	require.Empty(t, p.Conflicts)
	text := load(t, s.at("requirements/REQ-001-sign-in.md"))
	require.Contains(t, text, "# REQ-001: Enter")
	require.Contains(t, text, "within 2 s")
	require.NoFileExists(t, s.at("requirements/REQ-001-enter.md"), "one id, one file")
	require.Empty(t, s.Warnings)
}

func TestMissingBaseMeansThatAllIsThePersons(t *testing.T) {
	t.Parallel()
	s := begun(t)
	mustRun(t, s, three("Old."))
	require.NoError(t, os.RemoveAll(s.at(specs.BaseDir)))
	before := load(t, s.at(reqFile))
	s = reopen(t, s)
	p := mustRun(t, s, three("Old."))
	require.Empty(t, p.Conflicts, "the same text needs no decision")
	require.NoError(t, os.RemoveAll(s.at(specs.BaseDir)))
	s = reopen(t, s)
	p = mustRun(t, s, three("New."))
	require.Equal(t, []string{reqFile}, p.Conflicts)
	require.Equal(t, before, load(t, s.at(reqFile)))
	require.Contains(t, load(t, s.at(reqFile+".rej")), "New.")
}

func TestPromotionChangesStatusOnly(t *testing.T) {
	t.Parallel()
	s := begun(t)
	mustRun(t, s, three("Old."))
	s.edit(t, reqFile, "Old.", "Mine.")
	s = reopen(t, s)
	check := fake{id: "6", name: "readiness-check", inputs: []string{"requirements/"}, run: func(*Session) *Output {
		doc := &specs.Summary{Title: "Summary", Gate: "Pass"}
		doc.Meta.Status = specs.StatusComplete
		return &Output{Docs: []specs.Document{doc}, Promote: specs.StatusComplete}
	}}
	before := load(t, s.at(reqFile))
	mustRun(t, s, check)
	require.Equal(t, strings.Replace(before, "status: draft", "status: complete", 1), load(t, s.at(reqFile)))
	require.Contains(t, load(t, s.at(specs.BaseDir+"/"+reqFile)), "status: draft", "what was generated is not written again")
	for _, d := range s.Package.Documents() {
		require.Equal(t, specs.StatusComplete, d.Header().Status)
	}
	s = reopen(t, s)
	require.Equal(t, []string{reqFile}, s.Edited())
	before = load(t, s.at(reqFile))
	mustRun(t, s, three("Old."))
	require.Equal(t, before, load(t, s.at(reqFile)), "the state stays when nothing new is said")
	require.Empty(t, s.Stale(check))
	mustRun(t, s, three("New text."))
	require.Contains(t, load(t, s.at("requirements/REQ-002-log-out.md")), "status: complete")
}

// The documents of a finished package and the copies of what was generated differ in their
// status alone, which nobody edited.
func TestAFinishedPackageIsMadeAgain(t *testing.T) {
	t.Parallel()
	const index = "requirements/_index.md"
	edits := func(t *testing.T, s *Session) { s.edit(t, reqFile, "sees the start page", "sees my page") }
	for name, c := range map[string]struct {
		edit   func(*testing.T, *Session)
		say    string
		status map[string]string
	}{
		"with the same":                   {nil, "Old.", map[string]string{reqFile: "complete", index: "complete"}},
		"with something new":              {nil, "New.", map[string]string{reqFile: "draft", index: "complete"}},
		"with an edit, and the same":      {edits, "Old.", map[string]string{reqFile: "complete"}},
		"with an edit, and something new": {edits, "New.", map[string]string{reqFile: "draft"}},
		"with a needed file gone": {
			func(t *testing.T, s *Session) { require.NoError(t, os.Remove(s.at(index))) },
			"Old.",
			map[string]string{reqFile: "complete", index: "complete"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := begun(t)
			mustRun(t, s, three("Old."))
			mustRun(t, s, judged(specs.StatusComplete))
			s = reopen(t, s)
			require.Empty(t, s.Edited())
			if c.edit != nil {
				c.edit(t, s)
				s = reopen(t, s)
			}
			require.Empty(t, mustRun(t, s, three(c.say)).Conflicts)
			for file, status := range c.status {
				require.Contains(t, load(t, s.at(file)), "\nstatus: "+status+"\n", file)
				require.Contains(t, load(t, s.at(specs.BaseDir+"/"+file)), "\nstatus: draft\n", file)
			}
		})
	}
}

// judged is a phase 6 that gives all documents a status.
func judged(status specs.Status) Phase {
	return fake{id: "6", name: "readiness-check", inputs: []string{"requirements/"}, run: func(*Session) *Output {
		doc := &specs.Readiness{Title: "Readiness", Gate: "Pass"}
		doc.Meta.Status = status
		return &Output{Docs: []specs.Document{doc}, Promote: status}
	}}
}

func glossary(terms ...string) Phase {
	return fake{id: "2", name: "brief", run: func(s *Session) *Output {
		g := &specs.Glossary{SessionID: s.ID(), GeneratedAt: s.Stamp(), Version: 1}
		for _, term := range terms {
			g.Terms = append(g.Terms, specs.Term{Term: term, Definition: "what " + term + " means", Category: "core"})
		}
		s.Package.Glossary = g
		data, err := specs.EncodeJSON(g)
		if err != nil {
			panic(err)
		}
		return &Output{Files: []File{{Name: specs.GlossaryFile, Data: data}}}
	}}
}

func TestJSONIsMergedAndNeverBroken(t *testing.T) {
	t.Parallel()
	s := begun(t)
	mustRun(t, s, glossary("link", "user"))
	before := load(t, s.at(specs.GlossaryFile))
	s = reopen(t, s)
	mustRun(t, s, glossary("link", "user"))
	require.Equal(t, before, load(t, s.at(specs.GlossaryFile)), "the date stays with the text")

	s.edit(t, specs.GlossaryFile, "what link means", "a short address")
	s = reopen(t, s)
	p := mustRun(t, s, glossary("link", "user"))
	require.Empty(t, p.Conflicts)
	require.Equal(t, strings.Replace(before, "what link means", "a short address", 1), load(t, s.at(specs.GlossaryFile)))
	require.Equal(t, "a short address", s.Package.Glossary.Terms[0].Definition, "later phases see the edit")

	p = mustRun(t, s, glossary("link", "member"))
	require.Empty(t, p.Conflicts)
	require.Equal(t, []string{"link", "member"}, termsOf(t, s))
	require.Contains(t, load(t, s.at(specs.GlossaryFile)), "a short address")
}

func termsOf(t *testing.T, s *Session) []string {
	t.Helper()
	var g specs.Glossary
	require.NoError(t, json.Unmarshal([]byte(load(t, s.at(specs.GlossaryFile))), &g))
	var out []string
	for _, term := range g.Terms {
		out = append(out, term.Term)
	}
	return out
}

// Whatever lines two sides add or take, the file stays JSON, and new text that
// found no place lies beside it.
func TestJSONOfEveryPairOfEdits(t *testing.T) {
	t.Parallel()
	sets := [][]string{{"a"}, {"a", "b"}, {"b"}, {"a", "b", "c"}, {"c", "a"}, {}, {"b", "a"}}
	for i, mine := range sets {
		for j, theirs := range sets {
			t.Run(fmt.Sprintf("%d-%d", i, j), func(t *testing.T) {
				t.Parallel()
				s := begun(t)
				mustRun(t, s, glossary("a", "b"))
				made := newSession(t, t.TempDir())
				require.NoError(t, made.Create(t.Context(), "A product"))
				mustRun(t, made, first())
				mustRun(t, made, glossary(mine...))
				write(t, s.at(specs.GlossaryFile), load(t, made.at(specs.GlossaryFile)))
				s = reopen(t, s)
				p := mustRun(t, s, glossary(theirs...))
				require.NotNil(t, s.Package.Glossary)
				termsOf(t, s)
				if len(p.Conflicts) > 0 {
					require.FileExists(t, s.at(specs.GlossaryFile+".rej"))
				}
			})
		}
	}
}

func TestBrokenFilesOfAPersonStopTheRunAndStay(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		phase Phase
		from  string
	}{
		specs.GlossaryFile: {glossary("a", "c"), `"terms": [`},
		reqFile:            {three("New."), "---\n"},
	} {
		s := begun(t)
		mustRun(t, s, glossary("a", "b"))
		mustRun(t, s, three("Old."))
		s.edit(t, name, c.from, c.from+"}: [\n")
		s = reopen(t, s)
		before := tree(t, s.Dir)
		_, err := runPhase(s, c.phase)
		p := problem.From(err)
		require.Equal(t, problem.Input, p.Class(), "%v", err)
		require.Contains(t, p.File, name)
		require.NotEmpty(t, p.Fix)
		requireSameTree(t, before, tree(t, s.Dir))
	}
}

func TestMendingKeepsEarlierPhasesFresh(t *testing.T) {
	t.Parallel()
	s := begun(t)
	mustRun(t, s, three("The system MUST let people log in."))
	design := docs("4", []string{"requirements/"}, func() []specs.Document { return []specs.Document{&specs.Architecture{Title: "Design"}} })
	check := docs("6", []string{"requirements/"}, func() []specs.Document { return []specs.Document{&specs.Summary{Title: "Summary"}} })
	mustRun(t, s, design)
	mustRun(t, s, check)
	s.edit(t, reqFile, "sees the start page", "sees the first page")
	s = reopen(t, s)
	require.Equal(t, []string{reqFile + " changed since it ran"}, s.Stale(design))
	mustRun(t, s, design)
	mend := fake{id: "6.5", name: "auto-fix", inputs: []string{"requirements/"}, run: func(s *Session) *Output {
		doc := s.Package.Requirements[0]
		before, err := s.Codec.Render(doc, s.Package)
		if err != nil {
			panic(err)
		}
		doc.TracesTo = append(doc.TracesTo, "G-002")
		after, err := s.Codec.Render(doc, s.Package)
		if err != nil {
			panic(err)
		}
		text, ok := s.Bring(reqFile, s.Text(reqFile), before, after)
		base, okToo := s.Bring(reqFile, s.Generated(reqFile), before, after)
		if !ok || !okToo {
			panic("conflict")
		}
		r, err := s.Replace(reqFile, text, base)
		if err != nil {
			panic(err)
		}
		return &Output{Rewrites: []Rewrite{r}}
	}}
	mustRun(t, s, mend)
	require.Contains(t, load(t, s.at(reqFile)), "G-002")
	require.Contains(t, load(t, s.at(reqFile)), "first page")
	require.Contains(t, load(t, s.at(reqFile)), "version: 2\n")
	require.Empty(t, s.Stale(design), "mending is no new statement")
	require.NotEmpty(t, s.Stale(check), "what judged the old text judges again")
	s = reopen(t, s)
	require.Empty(t, s.Stale(design))
	require.Equal(t, []string{reqFile}, s.Edited(), "the person's edit is still known")
	mustRun(t, s, three("The system MUST let people log in."))
	require.Contains(t, load(t, s.at(reqFile)), "first page")
}

func TestFilesOfThePackageAreListedAsWhenReadAgain(t *testing.T) {
	t.Parallel()
	s := begun(t)
	mustRun(t, s, glossary("a"))
	mustRun(t, s, three("Old."))
	s.edit(t, reqFile, "Old.", "Mine.")
	mustRun(t, s, three("New."))
	listed := s.Package.Files
	parsed := len(s.Package.Parsed)
	s = reopen(t, s)
	require.Equal(t, listed, s.Package.Files)
	require.Len(t, s.Package.Parsed, parsed)
}
