package export

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

func export(t testing.TB, s *session.Session) *specs.ExportReport {
	t.Helper()
	require.NoError(t, turn(s, Phase{}))
	return s.Package.Export
}

func rows(doc *specs.ExportReport) map[string]specs.ExportRow {
	out := map[string]specs.ExportRow{}
	for _, r := range doc.Issues {
		out[r.Origin] = r
	}
	return out
}

func notes(doc *specs.ExportReport) string {
	var b strings.Builder
	for _, n := range doc.Notes {
		b.WriteString(n.Text + "\n")
	}
	return b.String()
}

func TestIssuesFollowTheContract(t *testing.T) {
	t.Parallel()
	for _, lang := range []specs.Lang{specs.English, specs.Chinese} {
		s := begun(t, lang, epic("EPIC-001", true), epic("EPIC-002", true, "EPIC-001"), epic("EPIC-003", false, "EPIC-001"))
		doc := export(t, s)
		all := stored(t, s)
		require.Len(t, all, 3)
		id := s.ID()
		second := of(t, all, "EPIC-002")
		require.Equal(t, "["+id+"] Epic 2", second.Title)
		require.Equal(t, []string{"spec-generated", "spec:" + id, "wave-2", "mvp", "epic:EPIC-002"}, second.Tags)
		require.Equal(t, issues.Registered, second.Status)
		require.Equal(t, 2, second.Priority)
		require.Equal(t, []string{of(t, all, "EPIC-001").ID}, second.DependsOn)
		n := second.ExtendedContext.Notes
		require.Equal(t, id, n.Session)
		require.Equal(t, "specs/"+id, n.SpecDir)
		require.Equal(t, "EPIC-002", n.SourceEpic)
		require.Equal(t, 2, n.Wave)
		require.Equal(t, second.DependsOn, n.DependsOnIssues)
		require.Equal(t, []string{"specs/" + id + "/epics/EPIC-002-epic-2.md", "specs/" + id + "/requirements/REQ-001-log-in.md"}, n.SpecDocuments)
		third := of(t, all, "EPIC-003")
		require.Equal(t, 3, third.Priority)
		require.Contains(t, third.Tags, "post-mvp")
		require.Contains(t, third.Tags, "wave-2")
		for _, it := range all {
			for _, file := range it.ExtendedContext.Notes.SpecDocuments {
				require.FileExists(t, filepath.Join(s.Project, filepath.FromSlash(file)))
			}
			require.Contains(t, it.Context, "STORY-")
			require.Contains(t, it.Context, "- [ ] The start page is shown.")
			require.NotContains(t, it.Context, "`inferred", "marks belong to the documents")
			require.Equal(t, lang == specs.Chinese, strings.Contains(it.Context, "我希望"))
			require.Equal(t, lang == specs.Chinese, strings.Contains(it.Context, "## 目标"))
		}
		require.Len(t, doc.Waves, 2)
		require.Equal(t, []string{of(t, all, "EPIC-001").ID}, doc.Waves[0].Issues)
		require.Equal(t, "created", rows(doc)["EPIC-002"].Action)
		require.Len(t, s.Package.Config.IssueIDs, 3)
		require.Equal(t, 3, s.Package.Config.IssuesCreated)
		require.FileExists(t, filepath.Join(s.Dir, specs.ExportFile))
	}
}

func TestDocumentsThatAreGoneAreNotNamed(t *testing.T) {
	t.Parallel()
	e := epic("EPIC-001", true)
	e.Requirements = []string{"REQ-001", "REQ-001", "REQ-009", "REQ-002"}
	s := begun(t, specs.English, e)
	export(t, s)
	docs := of(t, stored(t, s), "EPIC-001").ExtendedContext.Notes.SpecDocuments
	require.Len(t, docs, 3, "%v", docs)
}

func TestTheMVPNeverWaitsForTheRest(t *testing.T) {
	t.Parallel()
	s := begun(t, specs.English, epic("EPIC-001", false), epic("EPIC-002", false, "EPIC-001"), epic("EPIC-003", true, "EPIC-002"), epic("EPIC-004", false))
	doc := export(t, s)
	all := stored(t, s)
	for _, origin := range []string{"EPIC-001", "EPIC-002", "EPIC-003"} {
		require.Contains(t, of(t, all, origin).Tags, "mvp", origin)
		require.Equal(t, 2, of(t, all, origin).Priority)
	}
	require.Contains(t, of(t, all, "EPIC-004").Tags, "post-mvp")
	require.Contains(t, of(t, all, "EPIC-004").Tags, "wave-1", "nothing holds it back")
	require.Equal(t, []string{of(t, all, "EPIC-002").ID}, of(t, all, "EPIC-003").DependsOn, "an edge is never dropped")
	require.Contains(t, notes(doc), "EPIC-001")
	require.Contains(t, notes(doc), "EPIC-002")
	require.Len(t, s.Warnings, 2, "the one needed through another is named, too")
	p := problem.From(s.Warnings[0])
	require.Equal(t, "state.promoted", p.Code)
	require.Contains(t, p.File, "EPIC-001")
	require.False(t, s.Package.Epics[0].MVP, "the document is the person's")
}

func TestExportByStory(t *testing.T) {
	t.Parallel()
	bare := epic("EPIC-002", false, "EPIC-001")
	bare.Stories = nil
	s := begun(t, specs.English, epic("EPIC-001", true), bare, epic("EPIC-003", false, "EPIC-002"))
	s.Options.Granularity = ByStory
	doc := export(t, s)
	require.Equal(t, ByStory, doc.Granularity)
	all := stored(t, s)
	require.Len(t, all, 5)
	first, second := of(t, all, "STORY-001-001"), of(t, all, "STORY-001-002")
	require.Equal(t, []string{first.ID}, second.DependsOn)
	require.Equal(t, "EPIC-001", second.ExtendedContext.Notes.SourceEpic)
	require.Contains(t, second.Tags, "epic:EPIC-001")
	require.Equal(t, "per-issue", second.Lifecycle.CommitStrategy)
	whole := of(t, all, "EPIC-002")
	require.ElementsMatch(t, []string{first.ID, second.ID}, whole.DependsOn, "an epic without stories stands for itself")
	require.Equal(t, []string{whole.ID}, of(t, all, "STORY-003-001").DependsOn)
	require.ElementsMatch(t, []string{whole.ID, of(t, all, "STORY-003-001").ID}, of(t, all, "STORY-003-002").DependsOn)
	require.Contains(t, of(t, all, "STORY-003-002").Tags, "wave-5")

	s.Options.Granularity = ""
	require.Empty(t, s.Stale(Phase{}), "a run without the flag exports as before")
	s.Options.Granularity = ByEpic
	require.Equal(t, []string{"it ran with other flags: granularity was story and is epic"}, s.Stale(Phase{}))
}

func TestReexportUpdatesInPlace(t *testing.T) {
	t.Parallel()
	s := begun(t, specs.English, epic("EPIC-001", true), epic("EPIC-002", true, "EPIC-001"), epic("EPIC-003", false))
	export(t, s)
	before := stored(t, s)
	require.Equal(t, before, stored(t, s))
	again := export(t, s)
	require.Equal(t, before, stored(t, s), "nothing new, nothing changed")
	require.Equal(t, "unchanged", rows(again)["EPIC-001"].Action)

	first, second, third := of(t, before, "EPIC-001"), of(t, before, "EPIC-002"), of(t, before, "EPIC-003")
	planning, byHand, low := issues.Planning, []string{first.ID, third.ID}, 5
	_, err := store(s).Update(t.Context(), second.ID, func(i *issues.Issue) error {
		i.Status, i.DependsOn, i.Priority = planning, byHand, low
		return nil
	})
	require.NoError(t, err)
	changed := epic("EPIC-002", true, "EPIC-001")
	changed.Title = "A better title"
	write(t, s, epic("EPIC-001", true), changed, epic("EPIC-003", false))
	doc := export(t, s)
	require.Equal(t, "updated", rows(doc)["EPIC-002"].Action)
	require.Equal(t, "unchanged", rows(doc)["EPIC-001"].Action)
	now := of(t, stored(t, s), "EPIC-002")
	require.Equal(t, second.ID, now.ID)
	require.Contains(t, now.Title, "A better title")
	require.Equal(t, planning, now.Status, "the status is the team's")
	require.Equal(t, low, now.Priority)
	require.ElementsMatch(t, byHand, now.DependsOn, "a dependency added by hand stays")
	require.Len(t, stored(t, s), 3)
}

func TestVanishedEpicsAreReportedAndKept(t *testing.T) {
	t.Parallel()
	s := begun(t, specs.English, epic("EPIC-001", true), epic("EPIC-002", true, "EPIC-001"))
	export(t, s)
	gone := of(t, stored(t, s), "EPIC-001")
	write(t, s, epic("EPIC-002", true, "EPIC-001"))
	doc := export(t, s)
	require.Contains(t, notes(doc), gone.ID)
	require.Contains(t, notes(doc), "EPIC-001")
	all := stored(t, s)
	require.Len(t, all, 2)
	require.Equal(t, []string{gone.ID}, of(t, all, "EPIC-002").DependsOn, "what waits for it goes on waiting")
}

func TestAnInvalidEpicIsReportedAndTheRestGoOn(t *testing.T) {
	t.Parallel()
	bad := epic("EPIC-001", true)
	bad.Title = strings.Repeat("long ", 120)
	s := begun(t, specs.English, bad, epic("EPIC-002", true, "EPIC-001"), epic("EPIC-003", false))
	doc := export(t, s)
	require.Equal(t, "failed", rows(doc)["EPIC-001"].Action)
	require.Contains(t, notes(doc), "title")
	require.Contains(t, notes(doc), "EPIC-002 depends on EPIC-001")
	require.Len(t, stored(t, s), 2)
	require.Len(t, s.Package.Config.IssueIDs, 2)

	write(t, s, epic("EPIC-001", true), epic("EPIC-002", true, "EPIC-001"), epic("EPIC-003", false))
	export(t, s)
	first := of(t, stored(t, s), "EPIC-001")
	require.Equal(t, []string{first.ID}, of(t, stored(t, s), "EPIC-002").DependsOn)
	write(t, s, bad, epic("EPIC-002", true, "EPIC-001"), epic("EPIC-003", false))
	doc = export(t, s)
	require.Equal(t, []string{first.ID}, of(t, stored(t, s), "EPIC-002").DependsOn, "the issue made before is still needed")
	require.NotContains(t, notes(doc), "EPIC-002 depends on")
}

func TestEpicsThatWaitForEachOther(t *testing.T) {
	t.Parallel()
	s := begun(t, specs.English, epic("EPIC-001", true, "EPIC-002"), epic("EPIC-002", true, "EPIC-001"))
	before := tree(t, s.Dir)
	for _, granularity := range []string{ByEpic, ByStory} {
		s.Options.Granularity = granularity
		err := turn(s, Phase{})
		p := problem.From(err)
		require.Equal(t, "conflict.cycle", p.Code)
		require.Contains(t, p.Message, "EPIC-001 → EPIC-002 → EPIC-001")
		require.NotEmpty(t, p.Fix)
		require.NotEmpty(t, p.File)
	}
	require.Equal(t, before, tree(t, s.Dir))
	require.NoDirExists(t, s.Issues, "nothing is written")
}

func TestStoriesThatWaitForEachOther(t *testing.T) {
	t.Parallel()
	e := epic("EPIC-001", true)
	e.Stories[0].Needs = []string{"STORY-001-002"}
	s := begun(t, specs.English, e)
	export(t, s)
	s.Options.Granularity = ByStory
	p := problem.From(turn(s, Phase{}))
	require.Equal(t, "conflict.cycle", p.Code)
	require.Contains(t, p.Message, "STORY-001-001 → STORY-001-002 → STORY-001-001")
	require.Len(t, stored(t, s), 1)
}

func TestNoEpicsAtAll(t *testing.T) {
	t.Parallel()
	s := begun(t, specs.English, epic("EPIC-001", true))
	s.Package.Epics = nil
	p := problem.From(turn(s, Phase{}))
	require.Equal(t, "state.no_epics", p.Code)
	require.NotEmpty(t, p.Fix)
}

func TestABrokenStoreIsNotTouched(t *testing.T) {
	t.Parallel()
	s := begun(t, specs.English, epic("EPIC-001", true))
	require.NoError(t, os.MkdirAll(s.Issues, 0o755))
	file := filepath.Join(s.Issues, "issues.jsonl")
	broken := "{\"id\":\"ISS-20250101-001\",\"title\":\"x\",\"status\":\"registered\"}\n{broken\n"
	require.NoError(t, os.WriteFile(file, []byte(broken), 0o644))
	before := tree(t, s.Dir)
	p := problem.From(turn(s, Phase{}))
	require.Equal(t, "storage.broken_line", p.Code)
	require.Equal(t, 2, p.Line)
	require.Contains(t, p.File, "issues.jsonl")
	require.NotEmpty(t, p.Fix)
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, broken, string(data))
	require.Equal(t, before, tree(t, s.Dir), "the package is whole")

	require.NoError(t, os.WriteFile(file, []byte(strings.TrimSuffix(broken, "{broken\n")), 0o644))
	export(t, s)
	require.Len(t, stored(t, s), 2)
}

func TestFilesAreThoseThatAreThere(t *testing.T) {
	t.Parallel()
	s := begun(t, specs.English, epic("EPIC-001", true))
	require.NoError(t, os.MkdirAll(filepath.Join(s.Project, "src", "auth"), 0o755))
	s.Package.Architecture = &specs.Architecture{
		Components: []specs.Component{{Name: "Auth", Requirements: []string{"REQ-001"}}, {Name: "Other", Requirements: []string{"REQ-777"}}},
		Mappings: []specs.Mapping{
			{Component: "Auth", Module: "src/auth", Action: "extend"},
			{Component: "Auth", Module: "src/new", Action: "extend"},
			{Component: "Auth", Module: "../outside", Action: "extend"},
			{Component: "Auth", Module: "src", Action: "new"},
			{Component: "Other", Module: "src", Action: "replace"},
		},
	}
	export(t, s)
	require.Equal(t, []string{"src/auth"}, of(t, stored(t, s), "EPIC-001").Files)
}

// TestAnIssueCanBeDoneWithoutReadingAnythingElse: where it belongs, how it is
// checked, when it is done, and what to read.
func TestAnIssueCanBeDoneWithoutReadingAnythingElse(t *testing.T) {
	t.Parallel()
	for _, lang := range []specs.Lang{specs.English, specs.Chinese} {
		for _, granularity := range []string{ByEpic, ByStory} {
			s := begun(t, lang, epic("EPIC-001", true), epic("EPIC-002", true, "EPIC-001"))
			s.Options.Granularity = granularity
			export(t, s)
			heads := []string{"## Goal\n", "## Context\n", "## Verification\n", "## Definition of done\n", "## Read first\n"}
			if lang == specs.Chinese {
				heads = []string{"## 目标\n", "## 所处环境\n", "## 验证\n", "## 完成定义\n", "## 先读这些文档\n"}
			}
			for _, it := range stored(t, s) {
				if it.ExtendedContext.Notes.SourceEpic != "EPIC-002" {
					continue
				}
				at := -1
				for _, head := range heads {
					next := strings.Index(it.Context, head)
					require.Greater(t, next, at, "%s in\n%s", head, it.Context)
					at = next
				}
				require.Contains(t, it.Context, "EPIC-001")
				require.Contains(t, it.Context, "overtone spec validate "+s.ID())
				for _, file := range it.ExtendedContext.Notes.SpecDocuments {
					require.Contains(t, it.Context, "- `"+file+"`")
				}
			}
		}
	}
}
