package issues_test

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
)

// full is an issue with every field that a caller can give.
func full() issues.Issue {
	return issues.Issue{
		ID: "GH-12", Title: "Pay <fast> & safely 付款", Status: issues.Planned, Priority: 2,
		Context: "## Goal\n\nPay.", Source: "github", SourceURL: "https://example.com/issues/12",
		Tags: []string{"wave-1", "mvp"}, AffectedComponents: []string{"pay"},
		ExpectedBehavior: "paid", ActualBehavior: "not paid", DependsOn: []string{}, Files: []string{"pay/", "go.mod"},
		ExtendedContext: issues.ExtendedContext{Location: "pay/pay.go", SuggestedFix: "retry", Notes: issues.Notes{
			Session: "SPEC-pay-2026-08-06", SpecDir: "specs/SPEC-pay-2026-08-06", SourceEpic: "EPIC-001", SourceStory: "STORY-001-001",
			Wave: 1, DependsOnIssues: []string{}, SpecDocuments: []string{"specs/SPEC-pay-2026-08-06/epics/EPIC-001.md"},
		}},
		Lifecycle:       issues.Lifecycle{TestStrategy: "unit", RegressionScope: "affected", AcceptanceType: "automated", CommitStrategy: "per-epic"},
		Feedback:        []issues.Feedback{{Type: "clarification", Stage: "plan", Content: "how fast?", CreatedAt: "2026-08-05T00:00:00Z"}},
		BoundSolutionID: "SOL-GH-12-1", SolutionCount: 1,
	}
}

func TestLineFormat(t *testing.T) {
	t.Parallel()
	store, dir := open(t)
	create(t, store, issues.Draft{Issue: full()}, draft("short"))
	got := text(t, filepath.Join(dir, "issues.jsonl"))
	golden := filepath.Join("testdata", "lines", "issues.jsonl")
	if flag.Lookup("update").Value.String() == "true" {
		require.NoError(t, os.MkdirAll(filepath.Dir(golden), 0o755))
		require.NoError(t, os.WriteFile(golden, []byte(got), 0o644))
	}
	require.Equal(t, text(t, golden), got)
}

// Regression C5: what is given is stored, all of it, and comes back.
func TestC5CreateKeepsEveryField(t *testing.T) {
	t.Parallel()
	store, _ := open(t)
	create(t, store, issues.Draft{Issue: full()})
	back, err := store.Get("GH-12")
	require.NoError(t, err)
	want := full()
	require.Equal(t, want.ExtendedContext, back.ExtendedContext)
	require.Equal(t, want.Lifecycle, back.Lifecycle)
	want.Version, want.CreatedAt, want.UpdatedAt = 1, back.CreatedAt, back.UpdatedAt
	one, err := json.Marshal(want)
	require.NoError(t, err)
	two, err := json.Marshal(back)
	require.NoError(t, err)
	require.Equal(t, string(one), string(two))
	require.Equal(t, "2026-08-05T12:00:00Z", back.CreatedAt, "UTC")
}

// Regression C5: no field goes in unchecked.
func TestC5CreateChecksEveryField(t *testing.T) {
	t.Parallel()
	for name, row := range map[string]struct {
		code string
		spit func(*issues.Issue)
	}{
		"id path":        {"input.bad_id", func(i *issues.Issue) { i.ID = "../x" }},
		"id mark":        {"input.bad_id", func(i *issues.Issue) { i.ID = "a\u202eb" }},
		"id dash":        {"input.bad_id", func(i *issues.Issue) { i.ID = "-rf" }},
		"id device":      {"input.bad_id", func(i *issues.Issue) { i.ID = "nul" }},
		"title line":     {"input.bad_field", func(i *issues.Issue) { i.Title = "a\nb" }},
		"title blank":    {"input.bad_field", func(i *issues.Issue) { i.Title = "  " }},
		"title long":     {"input.bad_field", func(i *issues.Issue) { i.Title = strings.Repeat("x", 501) }},
		"status":         {"input.bad_status", func(i *issues.Issue) { i.Status = "done" }},
		"status end":     {"state.illegal_transition", func(i *issues.Issue) { i.Status = issues.Completed }},
		"priority":       {"input.bad_priority", func(i *issues.Issue) { i.Priority = 6 }},
		"priority minus": {"input.bad_priority", func(i *issues.Issue) { i.Priority = -1 }},
		"context":        {"input.bad_field", func(i *issues.Issue) { i.Context = "\x00" }},
		"utf-8":          {"input.bad_field", func(i *issues.Issue) { i.ActualBehavior = "\xff" }},
		"source":         {"input.bad_field", func(i *issues.Issue) { i.Source = "mail" }},
		"url":            {"input.bad_field", func(i *issues.Issue) { i.SourceURL = "javascript:alert(1)" }},
		"tag":            {"input.bad_field", func(i *issues.Issue) { i.Tags = []string{""} }},
		"tag doubled":    {"input.bad_field", func(i *issues.Issue) { i.Tags = []string{"a", "a"} }},
		"component":      {"input.bad_field", func(i *issues.Issue) { i.AffectedComponents = []string{"a\tb"} }},
		"needs":          {"input.bad_id", func(i *issues.Issue) { i.DependsOn = []string{"a/b"} }},
		"needs itself":   {"input.bad_field", func(i *issues.Issue) { i.ID, i.DependsOn = "A", []string{"A"} }},
		"needs nobody":   {"input.unknown_dependency", func(i *issues.Issue) { i.DependsOn = []string{"ISS-20200101-001"} }},
		"file up":        {"input.bad_field", func(i *issues.Issue) { i.Files = []string{"../x"} }},
		"file absolute":  {"input.bad_field", func(i *issues.Issue) { i.Files = []string{"/etc"} }},
		"file not plain": {"input.bad_field", func(i *issues.Issue) { i.Files = []string{"./a"} }},
		"location":       {"input.bad_field", func(i *issues.Issue) { i.ExtendedContext.Location = "\x1b[31m" }},
		"session":        {"input.bad_field", func(i *issues.Issue) { i.ExtendedContext.Notes.Session = "a\nb" }},
		"wave":           {"input.bad_field", func(i *issues.Issue) { i.ExtendedContext.Notes.Wave = -1 }},
		"test strategy":  {"input.bad_field", func(i *issues.Issue) { i.Lifecycle.TestStrategy = "hope" }},
		"commit":         {"input.bad_field", func(i *issues.Issue) { i.Lifecycle.CommitStrategy = "never" }},
		"regression":     {"input.bad_field", func(i *issues.Issue) { i.Lifecycle.RegressionScope = "some" }},
		"acceptance":     {"input.bad_field", func(i *issues.Issue) { i.Lifecycle.AcceptanceType = "maybe" }},
		"feedback":       {"input.bad_field", func(i *issues.Issue) { i.Feedback = []issues.Feedback{{Type: "praise"}} }},
		"feedback time":  {"input.bad_field", func(i *issues.Issue) { i.Feedback = []issues.Feedback{{CreatedAt: "yesterday"}} }},
		"solutions":      {"input.bad_field", func(i *issues.Issue) { i.SolutionCount = -1 }},
		"evidence":       {"input.bad_field", func(i *issues.Issue) { i.Evidence = &issues.Evidence{Commands: []issues.Command{{Command: "x"}}} }},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			store, dir := open(t)
			issue := issues.Issue{Title: "fine"}
			row.spit(&issue)
			_, err := store.Create(context.Background(), draft("good"), issues.Draft{Issue: issue})
			requireCode(t, row.code, err)
			require.NoFileExists(t, filepath.Join(dir, "issues.jsonl"), "all or none")
		})
	}
}

func TestSeveralFaultsAreAllSaid(t *testing.T) {
	t.Parallel()
	store, _ := open(t)
	_, err := store.Create(context.Background(), issues.Draft{Issue: issues.Issue{Title: "a\nb", Priority: 9, Status: "x"}})
	for _, part := range []string{"title", "priority", "status"} {
		require.ErrorContains(t, err, part)
	}
}

// Regression C3: one broken line neither empties the list nor lets a writer
// wipe the store.
func TestC3BrokenLine(t *testing.T) {
	t.Parallel()
	for name, line := range map[string]string{
		"no json": "{oops", "no object": "[]", "no id": `{"title":"x"}`, "kind": `{"id":"X","tags":5}`,
		"kind inside": `{"id":"X","extended_context":{"notes":{"wave":"one"}}}`, "number": `{"id":"X","priority":1.5}`,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			store, dir := seeded(t)
			file := filepath.Join(dir, "issues.jsonl")
			lines := strings.SplitAfter(text(t, file), "\n")
			before := lines[0] + line + "\n" + lines[1] + lines[2]
			require.NoError(t, os.WriteFile(file, []byte(before), 0o644))
			listing, err := store.All()
			require.NoError(t, err)
			require.Len(t, listing.Issues, 3)
			require.Len(t, listing.Warnings, 1)
			require.Equal(t, "storage.broken_line", listing.Warnings[0].Code)
			require.Equal(t, 2, listing.Warnings[0].Line)
			ctx := context.Background()
			jobs := []func() error{
				func() error { _, err := store.Create(ctx, draft("new")); return err },
				func() error { _, err := store.Create(ctx, draft("new"), draft("new too")); return err },
				func() error { _, err := store.Update(ctx, "ISS-20260805-001", complete); return err },
				func() error { _, err := store.Delete(ctx, "ISS-20260805-001"); return err },
				func() error { _, err := store.Upsert(ctx, "SPEC-x", nil); return err },
			}
			for _, job := range jobs {
				found := requireCode(t, "storage.broken_line", job())
				require.Equal(t, file, found.File)
				require.Equal(t, 2, found.Line)
				require.Equal(t, before, text(t, file))
			}
		})
	}
}

// Regressions C1 and C4: ids are not reused after deletion or completion, and
// not when the side file is lost or damaged either.
func TestC1C4IdsAreNeverReused(t *testing.T) {
	t.Parallel()
	for name, spoil := range map[string]func(t *testing.T, file string){
		"side file there": func(*testing.T, string) {},
		"side file lost":  func(t *testing.T, file string) { t.Helper(); require.NoError(t, os.Remove(file)) },
		"side file damaged": func(t *testing.T, file string) {
			t.Helper()
			require.NoError(t, os.WriteFile(file, []byte("{"), 0o644))
		},
		"side file of old": func(t *testing.T, file string) {
			t.Helper()
			require.NoError(t, os.WriteFile(file, []byte(`{"high":{"20260805":1},"history_bytes":0}`), 0o644))
		},
		"negative": func(t *testing.T, file string) {
			t.Helper()
			require.NoError(t, os.WriteFile(file, []byte(`{"high":{"20260805":-7},"history_bytes":0}`), 0o644))
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			store, dir := seeded(t)
			update(t, store, "ISS-20260805-003", complete)
			_, err := store.Delete(context.Background(), "ISS-20260805-002")
			require.NoError(t, err)
			spoil(t, filepath.Join(dir, ".sequence.json"))
			made := create(t, store, draft("new"))
			require.Equal(t, "ISS-20260805-004", made[0].ID)
			_, err = store.Create(context.Background(), issues.Draft{Issue: issues.Issue{ID: "ISS-20260805-003", Title: "again"}})
			requireCode(t, "conflict.exists", err)
			require.Equal(t, []string{"ISS-20260805-001", "ISS-20260805-004"}, active(t, store))
			require.Equal(t, []string{"ISS-20260805-003", "ISS-20260805-002"}, history(t, store))
		})
	}
}

func TestIdsGrowBeyondThreeDigits(t *testing.T) {
	t.Parallel()
	store, _ := open(t)
	given := func(id string) issues.Draft { return issues.Draft{Issue: issues.Issue{ID: id, Title: id}} }
	create(t, store, given("ISS-20260805-999"), given("ISS-20260805-142501"), given("ISS-20260804-5000"), given("DSC-007"))
	made := create(t, store, draft("a"), given("ISS-20260805-1001"), draft("b"))
	require.Equal(t, []string{"ISS-20260805-1000", "ISS-20260805-1001", "ISS-20260805-1002"}, ids(made))
	create(t, store, given("ISS-20260805-99999"), given("ISS-20260805-100001"))
	require.Equal(t, []string{"ISS-20260805-100000", "ISS-20260805-100002"}, ids(create(t, store, draft("c"), draft("d"))))
}

func TestBatchRefsBecomeIds(t *testing.T) {
	t.Parallel()
	store, _ := open(t)
	base := create(t, store, draft("base"))[0].ID
	made := create(t, store,
		issues.Draft{Ref: "late", Needs: []string{"early"}, Issue: issues.Issue{Title: "late", DependsOn: []string{base}}},
		issues.Draft{Ref: "early", Issue: issues.Issue{Title: "early"}})
	require.Equal(t, []string{base, made[1].ID}, made[0].DependsOn)
	ctx := context.Background()
	_, err := store.Create(ctx, issues.Draft{Ref: "x", Needs: []string{"nowhere"}, Issue: issues.Issue{Title: "x"}})
	requireCode(t, "input.unknown_dependency", err)
	_, err = store.Create(ctx,
		issues.Draft{Ref: "x", Needs: []string{"y"}, Issue: issues.Issue{Title: "x"}},
		issues.Draft{Ref: "y", Needs: []string{"x"}, Issue: issues.Issue{Title: "y"}})
	found := requireCode(t, "conflict.cycle", err)
	require.Contains(t, found.Message, "ISS-20260805-004 → ISS-20260805-005 → ISS-20260805-004")
	_, err = store.Create(ctx, issues.Draft{Ref: "x", Issue: issues.Issue{Title: "x"}}, issues.Draft{Ref: "x", Issue: issues.Issue{Title: "y"}})
	requireCode(t, "conflict.duplicate_id", err)
	require.Len(t, active(t, store), 3)
}

func TestReadingIsKindToOtherTools(t *testing.T) {
	t.Parallel()
	store, dir := open(t)
	require.NoError(t, os.MkdirAll(dir, 0o755))
	file := filepath.Join(dir, "issues.jsonl")
	before := `{"id":"A","status":"pending","bound_solution_id":null,"tags":null,"extended_context":{"notes":"see mail"}}` + "\n" +
		`{"_type":"issue","id":"B","status":"done","priority":2,"x":{"deep": [1e2,  "\u00e9"]}}` + "\n" +
		`{"id":"my issue","status":"pending"}` + "\n" + `{"id":"B","title":"again"}` + "\n"
	require.NoError(t, os.WriteFile(file, []byte(before), 0o644))
	listing, err := store.All()
	require.NoError(t, err)
	require.Equal(t, []string{"A", "B", "my issue", "B"}, ids(listing.Issues))
	require.Equal(t, issues.Registered, listing.Issues[0].Status)
	require.Equal(t, issues.DefaultPriority, listing.Issues[0].Priority)
	require.Equal(t, "A", listing.Issues[0].Title)
	require.Equal(t, "see mail", listing.Issues[0].ExtendedContext.Notes.Text)
	var warnings []string
	for _, one := range listing.Warnings {
		warnings = append(warnings, fmt.Sprintf("%d %s", one.Line, one.Code))
	}
	require.Equal(t, []string{"4 conflict.duplicate_id", "2 input.bad_status", "3 input.bad_id", "1 input.old_status"}, warnings)
	require.Equal(t, before, text(t, file))

	_, err = store.Update(context.Background(), "B", func(i *issues.Issue) error { i.Title = "x"; return nil })
	requireCode(t, "conflict.duplicate_id", err)
	update(t, store, "A", func(i *issues.Issue) error { i.Priority = 1; return nil })
	first, rest, _ := strings.Cut(text(t, file), "\n")
	exactly(t, `{"id":"A","title":"A","status":"pending","version":1,"priority":1,"context":"","tags":null,"depends_on":[],"files":[],`+
		`"extended_context":{"notes":"see mail"},"bound_solution_id":null,"created_at":"","updated_at":"2026-08-05T12:00:00Z"}`, first)
	require.Equal(t, before[strings.Index(before, "\n")+1:], rest, "other lines keep their bytes")
}

func TestUnknownFieldsSurviveEverywhere(t *testing.T) {
	t.Parallel()
	store, dir := open(t)
	require.NoError(t, os.MkdirAll(dir, 0o755))
	file := filepath.Join(dir, "issues.jsonl")
	unknown := `"zz": {"a":  [1.0, "\/"]}`
	line := `{"` + `id":"A","title":"t","status":"executing","priority":3,` + unknown +
		`,"extended_context":{"mine":1.50,"notes":{"session":"S","theirs":[ 1 ]}},"lifecycle_requirements":{"own":"\u0041"},` +
		`"feedback":[{"type":"failure","by":"x"}]}`
	require.NoError(t, os.WriteFile(file, []byte(line+"\n"), 0o644))
	edit := func(i *issues.Issue) error {
		i.ExtendedContext.Location = "here"
		i.ExtendedContext.Notes.Wave = 2
		i.Lifecycle.CommitStrategy = "per-issue"
		i.Feedback = append(i.Feedback, issues.Feedback{Type: "failure", Stage: "execute", Content: "again"})
		return nil
	}
	update(t, store, "A", edit)
	keeps := func(file string) {
		for _, part := range []string{
			`"zz":{"a":  [1.0, "\/"]}`, `"mine":1.50`, `"theirs":[ 1 ]`, `"own":"\u0041"`, `"by":"x"`, `"location":"here"`, `"wave":2`, `"per-issue"`,
		} {
			require.Contains(t, text(t, file), part)
		}
	}
	keeps(file)
	update(t, store, "A", complete)
	keeps(filepath.Join(dir, "issue-history.jsonl"))
}

func TestStoreFailsClearlyWhereItCannotWrite(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(dir, nil, 0o644))
	_, err := issues.Open(disk.New(nil), dir, noon).Create(context.Background(), draft("x"))
	require.Equal(t, problem.Conflict, requireCode(t, "conflict.not_a_folder", err).Class())
}
