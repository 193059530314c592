package plans_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/issues/solutions"
	"github.com/overtone-cli/overtone/phases/plans"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/guidelines/meaning"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"
)

// options reads the words and rules once for all tests.
var options = sync.OnceValues(func() (plans.Options, error) {
	set := templates.New(nil, "")
	var words struct {
		solutions.Words `yaml:",inline"`
		Removal         plans.RemovalWords `yaml:"removal"`
		Tests           []any              `yaml:"tests"`
	}
	var tests wording.TestableWords
	if err := set.Decode("lexicons/plan.yaml", &words); err != nil {
		return plans.Options{}, err
	}
	if err := set.Decode("lexicons/testable.yaml", &tests); err != nil {
		return plans.Options{}, err
	}
	o := plans.Options{Linter: solutions.NewLinter(words.Words, tests), Removal: plans.NewRemoval(words.Removal), Lang: specs.English}
	var err error
	if o.Judge, err = gates.New(set); err != nil {
		return o, err
	}
	if o.Reader, err = meaning.New(set); err != nil {
		return o, err
	}
	for i, text := range []string{"Do not use Redis; use PostgreSQL.", "Prefer zap over logrus"} {
		rule := specs.ProjectRule{Kind: "constraint", Text: text, Path: ".workflow/specs/architecture-constraints.md", Line: 12 + i, Must: true}
		session.Understand(&rule, o.Reader, o.Reader.Read(text, ""))
		o.Rules = append(o.Rules, rule)
	}
	return o, nil
})

// sound is a plan in which nothing is to be found, file by file.
func sound() map[string]string {
	return map[string]string{
		"plan.json": `{
  "summary": "Log in with a link",
  "complexity": "Low",
  "requirements": ["REQ-001", "NFR-PERF-002: answer fast", {"id": "FR-7"}],
  "constraints": ["Must not use ` + "`eval`" + `"],
  "task_ids": ["TASK-001", "FIX-002"],
  "task_count": 2
}`,
		".task/TASK-001.json": `{
  "id": "TASK-001",
  "title": "Send the link",
  "description": "A mail with a link that signs in, for REQ-001.",
  "action": "Implement",
  "requirements": ["FR-7"],
  "files": [{"path": "mail/send.go", "action": "create"}],
  "estimated_minutes": 15,
  "implementation": ["write the template", {"step": "send", "description": "through the queue"}],
  "convergence": {"criteria": [
    "go test ./mail passes",
    "A mail arrives within 5 s"
  ], "verification": "go test ./mail"}
}`,
		".task/FIX-002.json": `{
  "id": "FIX-002",
  "title": "Refuse a link that was used",
  "description": "NFR-PERF-002 holds.",
  "action": "Fix",
  "estimated_time": "30-60 minutes",
  "depends_on": ["TASK-001"],
  "implementation": ["Replace Redis by PostgreSQL", "mark the link"],
  "convergence": {"criteria": [
    "at most 1 of 2 requests with one link gets a session"
  ]}
}`,
	}
}

func write(t testing.TB, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		file := filepath.Join(dir, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o755))
		require.NoError(t, os.WriteFile(file, []byte(text), 0o600))
	}
	return dir
}

func read(dir string) (*plans.Plan, error) {
	shown := func(file string) string {
		rel, err := filepath.Rel(dir, file)
		if err != nil {
			return file
		}
		return filepath.ToSlash(rel)
	}
	return plans.Read(disk.New(nil), filepath.Join(dir, "plan.json"), shown)
}

func check(t testing.TB, files map[string]string) *plans.Report {
	t.Helper()
	o, err := options()
	require.NoError(t, err)
	plan, err := read(write(t, files))
	require.NoError(t, err)
	report, err := plans.Check(o, plan)
	require.NoError(t, err)
	for _, f := range report.Findings {
		require.NotEmpty(t, f.Fix, f.Message)
		require.NotEmpty(t, f.File, f.Message)
	}
	return report
}

// shown is rule, file and line of every finding, with ! for critical ones.
func shown(report *plans.Report) []string {
	out := []string{}
	for _, f := range report.Findings {
		mark := ""
		if f.Critical {
			mark = "!"
		}
		out = append(out, fmt.Sprintf("%s%s %s:%d", mark, f.Rule, strings.TrimPrefix(f.File, ".task/"), f.Line))
	}
	return out
}

// mutant is one defect in the sound plan, and what is found then.
type mutant struct {
	file, from, to string
	want           []string
}

func holdMutants(t *testing.T, all []mutant) {
	t.Helper()
	require.Empty(t, check(t, sound()).Findings)
	for _, m := range all {
		files := sound()
		require.Contains(t, files[m.file], m.from)
		files[m.file] = strings.Replace(files[m.file], m.from, m.to, 1)
		require.Equal(t, m.want, shown(check(t, files)), "%s: %s → %s", m.file, m.from, m.to)
	}
}

func TestPlanQuality_10_8_Sound(t *testing.T) {
	t.Parallel()
	report := check(t, sound())
	require.Empty(t, report.Findings)
	require.Equal(t, plans.Pass, report.Recommendation)
	require.Equal(t, plans.Success, report.Status)
	require.Equal(t, []string{"FIX-002"}, report.Requirements[1].Tasks)
	require.Equal(t, []plans.Judged{
		{ID: "TASK-001", Title: "Send the link", File: ".task/TASK-001.json", Line: 1, Minutes: 15, Rules: []string{}, NeedsAuthor: []string{}},
		{ID: "FIX-002", Title: "Refuse a link that was used", File: ".task/FIX-002.json", Line: 1, Minutes: 60, Rules: []string{}, NeedsAuthor: []string{}},
	}, report.Tasks)
}

func TestPlanQuality_10_8_R1_Coverage(t *testing.T) {
	t.Parallel()
	holdMutants(t, []mutant{
		{".task/TASK-001.json", ", for REQ-001", "", []string{"!R1 plan.json:4"}},
		{".task/TASK-001.json", "for REQ-001.", "for REQ-0010.", []string{"!R1 plan.json:4"}},
		{".task/TASK-001.json", `["FR-7"]`, `["FR-71"]`, []string{"!R1 plan.json:4", "R1 TASK-001.json:6"}},
		{".task/FIX-002.json", "NFR-PERF-002 holds", "it holds", []string{"!R1 plan.json:4"}},
		{"plan.json", `"requirements": ["REQ-001", "NFR-PERF-002: answer fast", {"id": "FR-7"}],`, "", []string{"!R1 plan.json:1"}},
		{"plan.json", `"REQ-001", "NFR`, `"users can log in", "NFR`, []string{"!R1 plan.json:4"}},
		{"plan.json", `"summary"`, `"tags": ["req:REQ-009"], "summary"`, []string{"!R1 plan.json:2"}},
	})
	files := sound()
	files["plan.json"] = `{"requirements": ["REQ-001"], "task_ids": [], "task_count": 0}`
	delete(files, ".task/TASK-001.json")
	delete(files, ".task/FIX-002.json")
	require.Equal(t, []string{"!R1 plan.json:1"}, shown(check(t, files)), "an empty plan meets nothing")
}

func TestPlanQuality_10_8_R2_Minutes(t *testing.T) {
	t.Parallel()
	holdMutants(t, []mutant{
		{".task/TASK-001.json", `"estimated_minutes": 15`, `"estimated_minutes": 14`, []string{"R2 TASK-001.json:8"}},
		{".task/TASK-001.json", `"estimated_minutes": 15`, `"estimated_minutes": 61`, []string{"R2 TASK-001.json:8"}},
		{".task/TASK-001.json", `"estimated_minutes": 15`, `"estimated_minutes": 60`, []string{}},
		{".task/TASK-001.json", `"estimated_minutes": 15`, `"estimated_minutes": 0`, []string{"R2 TASK-001.json:8"}},
		{".task/TASK-001.json", `"estimated_minutes": 15`, `"estimated_minutes": -15`, []string{"R2 TASK-001.json:8"}},
		{".task/TASK-001.json", `"estimated_minutes": 15`, `"estimated_minutes": 1e400`, []string{"R2 TASK-001.json:8"}},
		{".task/TASK-001.json", `"estimated_minutes": 15`, `"estimated_minutes": "NaN"`, []string{"R2 TASK-001.json:8"}},
		{".task/TASK-001.json", `"estimated_minutes": 15`, `"estimated_minutes": "soon"`, []string{"R2 TASK-001.json:8"}},
		{".task/TASK-001.json", `"estimated_minutes": 15`, `"estimate": "1 h"`, []string{}},
		{".task/TASK-001.json", `"estimated_minutes": 15`, `"estimate": "45分钟"`, []string{}},
		{".task/TASK-001.json", `"estimated_minutes": 15`, `"estimate": "2 hours"`, []string{"R2 TASK-001.json:8"}},
		{".task/TASK-001.json", `"estimated_minutes": 15`, `"effort": "small"`, []string{}},
		{".task/TASK-001.json", `"estimated_minutes": 15`, `"effort": "large"`, []string{"R2 TASK-001.json:8"}},
		{".task/TASK-001.json", `"estimated_minutes": 15,`, ``, []string{"R2 TASK-001.json:1"}},
		{".task/FIX-002.json", `30-60`, `30-90`, []string{"R2 FIX-002.json:6"}},
		{".task/FIX-002.json", `30-60`, `10-60`, []string{"R2 FIX-002.json:6"}},
	})
}

func TestPlanQuality_10_8_R3_Order(t *testing.T) {
	t.Parallel()
	holdMutants(t, []mutant{
		{".task/FIX-002.json", `["TASK-001"]`, `["TASK-009"]`, []string{"!R3 FIX-002.json:7"}},
		{".task/FIX-002.json", `["TASK-001"]`, `["FIX-002"]`, []string{"!R3 FIX-002.json:7"}},
		{".task/FIX-002.json", `["TASK-001"]`, `["task 1"]`, []string{"!R3 FIX-002.json:7"}},
		{".task/FIX-002.json", `["TASK-001"]`, `["T1"]`, []string{"!R3 FIX-002.json:7"}},
		{".task/FIX-002.json", `["TASK-001"]`, `[7]`, []string{"!R3 FIX-002.json:7"}},
		{".task/FIX-002.json", `["TASK-001"]`, `"TASK-001"`, []string{"!R3 FIX-002.json:7"}},
		{".task/FIX-002.json", `["TASK-001"]`, `["TASK-001", "TASK-001"]`, []string{"R3 FIX-002.json:7"}},
		{"plan.json", `["TASK-001", "FIX-002"]`, `["FIX-002", "TASK-001"]`, []string{"!R3 FIX-002.json:7"}},
		{"plan.json", `"FIX-002"]`, `"FIX-002", "FIX-002"]`, []string{"!R3 plan.json:6", "files plan.json:7"}},
	})
	files := sound()
	files[".task/TASK-001.json"] = strings.Replace(files[".task/TASK-001.json"], `"requirements"`, `"depends_on": ["FIX-002"], "requirements"`, 1)
	report := check(t, files)
	require.Equal(t, []string{"!R3 TASK-001.json:6", "!R3 TASK-001.json:6"}, shown(report))
	require.Contains(t, report.Findings[1].Message, "TASK-001 → FIX-002 → TASK-001")
}

func TestPlanQuality_10_8_R4_Criteria(t *testing.T) {
	t.Parallel()
	const file, criterion = ".task/TASK-001.json", `"A mail arrives within 5 s"`
	for text, good := range map[string]bool{
		"It works correctly": false, "good performance": false, "all unit tests pass 100 %": false, "All tests pass": false,
		"The page is fast": false, "性能良好": false, "所有单元测试通过": false, "": false, "nice and clean": false,
		"The page is fast: under 200 ms": true, "npm test": true, "docs/guide.md names the flag": true, "count >= limit": true,
		"a user sees the error": true, "用户点击后页面显示错误": true, "the response is at most 2 MB": true,
	} {
		want := []string{"R4 TASK-001.json:12"}
		if good {
			want = []string{}
		}
		quoted, err := json.Marshal(text)
		require.NoError(t, err)
		holdMutants(t, []mutant{{file, criterion, string(quoted), want}})
	}
	holdMutants(t, []mutant{
		{".task/FIX-002.json", `"convergence": {"criteria"`, `"acceptance": {"criteria"`, []string{}},
		{".task/FIX-002.json", `"convergence": {"criteria"`, `"convergence": {"nothing"`, []string{"R4 FIX-002.json:9"}},
		{".task/FIX-002.json", `"convergence": {"criteria"`, `"nothing": {"criteria"`, []string{"R4 FIX-002.json:1"}},
	})
}

func TestPlanQuality_10_8_R5_Steps(t *testing.T) {
	t.Parallel()
	const file, second = ".task/FIX-002.json", `, "mark the link"`
	holdMutants(t, []mutant{
		{file, second, "", []string{"R5 FIX-002.json:8"}},
		{file, second, `, ""`, []string{"R5 FIX-002.json:8"}},
		{file, second, `, "Replace Redis by PostgreSQL"`, []string{"R5 FIX-002.json:8"}},
		{file, `"implementation": [`, `"nothing": [`, []string{"R5 FIX-002.json:1"}},
		{file, `["Replace Redis by PostgreSQL", "mark the link"]`, `"mark\nsave"`, []string{}},
	})
}

func TestPlanQuality_10_8_R6_Constraints(t *testing.T) {
	t.Parallel()
	const file, step = ".task/TASK-001.json", "write the template"
	for text, breaks := range map[string]bool{
		"keep sessions in Redis": true, "add the redis client": true, "call eval() on it": true, "evaluate the template": false,
		"Replace Redis by PostgreSQL": false, "Remove Redis and its settings": false, "Replace PostgreSQL with Redis": true,
		"It does not use Redis": false, "Drop the table, then use Redis": true,
		"将 Redis 替换为 PostgreSQL": false, "移除 Redis": false, "把会话存到 Redis": true, "将 PostgreSQL 替换为 Redis": true, "从 Redis 迁移到 PostgreSQL": false,
	} {
		want := []string{}
		if breaks {
			want = append(want, "!R6 TASK-001.json:9")
		}
		holdMutants(t, []mutant{{file, step, text, want}})
	}
	files := sound()
	files[file] = strings.Replace(files[file], step, "keep sessions in Redis", 1)
	require.Equal(t, "TASK-001 names Redis, which architecture-constraints.md:12 forbids: “Do not use Redis; use PostgreSQL.”", check(t, files).Findings[0].Message)
	holdMutants(t, []mutant{
		{file, "write the template", "log with logrus", []string{"R6 TASK-001.json:9"}}, // advice warns
		{"plan.json", "`eval`\"", "`eval`\", \"Never use MongoDB\"", []string{}},
		{file, `"action": "create"`, `"action": "create", "change": "the Redis client"`, []string{"!R6 TASK-001.json:7"}},
		{file, `"action": "create"`, `"action": "delete", "change": "the Redis client"`, []string{}},
		{file, "mail/send.go", "../send.go", []string{"!task TASK-001.json:7"}},
	})
	files = sound()
	files["plan.json"] = strings.Replace(files["plan.json"], "`eval`\"", "`eval`\", \"Never use MongoDB\"", 1)
	files[file] = strings.Replace(files[file], step, "store it in MongoDB", 1)
	require.Contains(t, check(t, files).Findings[0].Message, "TASK-001 names MongoDB, which plan.json:5 forbids")
}

func TestPlanQuality_10_8_TaskValidator(t *testing.T) {
	t.Parallel()
	const file = ".task/TASK-001.json"
	mutants := []mutant{
		{file, `"title": "Send the link"`, `"title": " "`, []string{"task TASK-001.json:3"}},
		{file, `"title": "Send the link",`, ``, []string{"task TASK-001.json:1"}},
		{file, `"A mail with a link that signs in, for REQ-001."`, `"", "tags": ["REQ-001"]`, []string{"task TASK-001.json:4"}},
		{file, `"Implement"`, `"Ponder"`, []string{"task TASK-001.json:5"}},
		{file, `"action": "Implement",`, ``, []string{"task TASK-001.json:1"}},
	}
	for _, word := range []string{"Create", "Update", "Refactor", "Add", "Delete", "Configure", "Test", "Fix"} {
		mutants = append(mutants, mutant{file, `"Implement"`, `"` + word + `"`, []string{}})
	}
	holdMutants(t, mutants)
	for _, id := range []string{"TASK-1", "IMPL-001", "TASK-001a", "task-001", "../../etc/passwd", "TASK-001/../x", "T1", " ", "TASK-"} {
		report := check(t, map[string]string{"plan.json": `{"requirements": ["REQ-001"], "tasks": [{"id": "` + id + `", "title": "REQ-001"}]}`})
		require.Contains(t, shown(report), "!task plan.json:1", id)
		require.Equal(t, plans.Regenerate, report.Recommendation)
	}
	report := check(t, map[string]string{"plan.json": `{"requirements": ["REQ-001"], "task_ids": ["TASK-1000000000", "../x", "TASK-0001"]}`})
	require.Contains(t, shown(report), "!files plan.json:1")
	require.Len(t, report.CriticalIssues, 4) // two ids, a missing file, no tasks
}

// C22: negation before comparison made the rules on two steps and one criterion
// true for every task.
func TestPlanQuality_C22_ComparisonsFire(t *testing.T) {
	t.Parallel()
	steps := `"implementation": ["write the template", {"step": "send", "description": "through the queue"}]`
	holdMutants(t, []mutant{
		{".task/TASK-001.json", steps, `"implementation": []`, []string{"R5 TASK-001.json:9"}},
		{".task/TASK-001.json", steps, `"implementation": ["one"]`, []string{"R5 TASK-001.json:9"}},
		{".task/TASK-001.json", steps, `"implementation": ["one", "two"]`, []string{}},
		{".task/FIX-002.json", "\n    \"at most 1 of 2 requests with one link gets a session\"\n  ", "", []string{"R4 FIX-002.json:9"}},
	})
}

// AUTO_FIX never makes a criterion or a step up; the degraded plan of one task,
// which older tools fell back to, does not pass.
func TestPlanQuality_10_8_AutoFixInventsNothing(t *testing.T) {
	t.Parallel()
	files := sound()
	files[".task/TASK-001.json"] = strings.NewReplacer(`"A mail arrives within 5 s"`, `"works correctly"`, `"Implement"`, `"implement"`).Replace(files[".task/TASK-001.json"])
	files["plan.json"] = strings.Replace(files["plan.json"], `"task_count": 2`, `"task_count": 3`, 1)
	report := check(t, files)
	require.Equal(t, plans.AutoFix, report.Recommendation)
	require.Equal(t, plans.Success, report.Status)
	require.Empty(t, report.CriticalIssues)
	require.Equal(t, []string{`TASK-001: "works correctly" cannot be tested`}, report.Tasks[0].NeedsAuthor)
	require.Empty(t, report.Tasks[1].NeedsAuthor)
	require.Equal(t, []plans.Patch{
		{File: "plan.json", Op: "replace", Path: "/task_count", Value: 2, Why: "as many tasks are listed"},
		{File: ".task/TASK-001.json", Op: "replace", Path: "/action", Value: "Implement", Why: "so it is written"},
	}, report.Patches)

	degraded := check(t, map[string]string{"plan.json": `{"summary": "do it", "tasks": [{"id": "TASK-001", "title": "do it", "implementation": ["do it"], "acceptance": ["works correctly"]}]}`})
	require.Equal(t, plans.Regenerate, degraded.Recommendation)
	require.Equal(t, plans.NeedsReview, degraded.Status)
	require.NotEmpty(t, degraded.CriticalIssues)
}

func TestPlanQuality_10_8_PlanFiles(t *testing.T) {
	t.Parallel()
	holdMutants(t, []mutant{
		{"plan.json", `"task_count": 2`, `"task_count": 3`, []string{"files plan.json:7"}},
		{"plan.json", `"task_count": 2`, `"task_count": "two"`, []string{"files plan.json:7"}},
		{"plan.json", `, "FIX-002"]`, `]`, []string{"!R1 plan.json:4", "files FIX-002.json:0", "files plan.json:7"}},
		{"plan.json", `"FIX-002"]`, `"FIX-003", "FIX-002"]`, []string{"!files plan.json:6", "files plan.json:7"}},
		{".task/FIX-002.json", `"id": "FIX-002"`, `"id": "FIX-009"`, []string{"!files FIX-002.json:2"}},
	})
	inline := sound()
	one := map[string]string{"plan.json": strings.Replace(inline["plan.json"], `"task_count"`,
		`"tasks": [`+inline[".task/TASK-001.json"]+`,`+inline[".task/FIX-002.json"]+`], "task_count"`, 1)}
	require.Empty(t, check(t, one).Findings)
	one["plan.json"] = strings.Replace(one["plan.json"], `"task_ids": ["TASK-001", "FIX-002"],`, "", 1)
	require.Empty(t, check(t, one).Findings)
	unlisted := sound()
	unlisted["plan.json"] = strings.Replace(unlisted["plan.json"], `"task_ids"`, `"nothing"`, 1)
	require.Equal(t, []string{"!R3 FIX-002.json:7", "!files plan.json:1"}, shown(check(t, unlisted)))
}

func TestPlanQuality_10_8_Complexity(t *testing.T) {
	t.Parallel()
	holdMutants(t, []mutant{
		{"plan.json", `"Low"`, `"Medium"`, []string{"complexity plan.json:3", "complexity plan.json:3"}},
		{"plan.json", `"Low"`, `"Medium", "rationale": "x", "design_decisions": [{"decision": "x"}]`, []string{}},
		{"plan.json", `"Low"`, `"Enormous"`, []string{"complexity plan.json:3"}},
		{
			"plan.json", `"Low"`,
			`"High", "rationale": "x", "design_decisions": ["x"], "code_skeleton": {"a": 1}, "data_flow": "a to b", "risks": [{"probability": "low", "impact": "high", "mitigation": "x"}]`,
			[]string{"complexity plan.json:3"},
		},
	})
}

func TestPlanQuality_10_8_BadInput(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		file, text, code string
		line             int
	}{
		"broken plan":    {"plan.json", "{\n\"task_ids\": [\n}", "input.bad_json", 3},
		"broken task":    {".task/TASK-001.json", "{\n\"id\": \"TASK-001\",\n}", "input.bad_json", 3},
		"empty":          {"plan.json", "", "input.bad_json", 1},
		"a list":         {"plan.json", "\n[]", "input.bad_plan", 2},
		"ids no list":    {"plan.json", "{\n\"task_ids\": \"TASK-001\"}", "input.bad_plan", 2},
		"id no text":     {"plan.json", "{\"task_ids\": [\n7]}", "input.bad_plan", 2},
		"tasks no list":  {"plan.json", "{\n\"tasks\": {}}", "input.bad_plan", 2},
		"task no object": {"plan.json", "{\"tasks\": [\nnull]}", "input.bad_plan", 2},
		"doubled key":    {".task/TASK-001.json", "{\"id\": \"TASK-001\",\n\"id\": \"TASK-001\"}", "input.bad_json", 2},
		"binary":         {".task/TASK-001.json", "\x00\xff\xfe", "input.bad_json", 1},
		"deep":           {".task/TASK-001.json", strings.Repeat("[", 9999), "input.too_large", 1},
		"50 MB":          {".task/TASK-001.json", strings.Repeat(" ", 3<<20), "input.too_large", 0},
		"many tasks":     {"plan.json", `{"task_ids": [` + strings.Repeat(`"TASK-001",`, 1001) + `"x"]}`, "input.too_large", 0},
	} {
		files := sound()
		files[test.file] = test.text
		dir := write(t, files)
		_, err := read(dir)
		require.Error(t, err, name)
		p := problem.From(err)
		require.Equal(t, test.code, p.Code, name)
		require.Equal(t, test.line, p.Line, name)
		require.Equal(t, filepath.Join(dir, filepath.FromSlash(test.file)), p.File, name)
	}
	files := sound()
	for name, text := range files { // a mark in front and other line ends change nothing
		files[name] = "\ufeff" + strings.ReplaceAll(text, "\n", "\r\n")
	}
	require.Empty(t, check(t, files).Findings)
}

func TestPlanQuality_10_8_LinksStayInside(t *testing.T) {
	t.Parallel()
	outside := write(t, sound())
	files := sound()
	delete(files, ".task/TASK-001.json")
	dir := write(t, files)
	require.NoError(t, os.Symlink(filepath.Join(outside, ".task", "TASK-001.json"), filepath.Join(dir, ".task", "TASK-001.json")))
	_, err := read(dir)
	require.Equal(t, "input.bad_path", problem.From(err).Code)

	dir = write(t, map[string]string{"plan.json": files["plan.json"]})
	require.NoError(t, os.Symlink(filepath.Join(outside, ".task"), filepath.Join(dir, ".task")))
	_, err = read(dir)
	require.Equal(t, "input.bad_path", problem.From(err).Code)
}
