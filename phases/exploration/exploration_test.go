package exploration_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/phases/exploration"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/templates"
)

// sound is an exploration in which nothing is to be found; the project has the
// file that it names.
const sound = `{
  "project_structure": "a program and a store",
  "patterns": "errors are values",
  "dependencies": "none",
  "integration_points": "the router",
  "constraints": "no cgo",
  "relevant_files": [
    {
      "path": "auth/login.go", "relevance": 0.9, "role": "modify_target",
      "rationale": "Login checks the password there",
      "discovery_source": "bash-scan",
      "key_symbols": ["Login"],
      "key_code": [{"symbol": "Service.Login()", "location": "L3-L5", "description": "checks the password"}],
      "topic_relation": "error handling: Login hides which part was wrong"
    },
    {"path": "auth/none.go", "relevance": 0.5, "role": "context_only", "rationale": "holds the type of a session"}
  ],
  "clarification_needs": [
    {"question": "How long?", "context": "a session ends", "options": ["a day", "a week"], "recommended": 1}
  ],
  "_metadata": {
    "timestamp": "2026-01-31T12:00:00Z", "task_description": "log in", "source": "cli-explore-agent",
    "exploration_angle": "error-handling", "exploration_index": 1, "total_explorations": 1, "duration_seconds": 12.5
  }
}`

const code = "package auth\n\nfunc (s *Service) Login() error {\n\treturn nil\n}\n\n\n\n\n\n\n\n\nfunc Logout() {}\n"

// project makes one with the files of sound and some explorations.
func project(t testing.TB, texts ...string) (root string, files []string) {
	t.Helper()
	root = t.TempDir()
	require.NoError(t, os.MkdirAll(filepath.Join(root, "auth"), 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(root, "auth", "login.go"), []byte(code), 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(root, "auth", "none.go"), []byte("package auth\n"), 0o600))
	for i, text := range texts {
		file := filepath.Join(root, fmt.Sprintf("exploration-%d.json", i+1))
		require.NoError(t, os.WriteFile(file, []byte(text), 0o600))
		files = append(files, file)
	}
	return root, files
}

func checker(t testing.TB, root string) *exploration.Checker {
	t.Helper()
	c := &exploration.Checker{Disk: disk.New(nil), Root: root, Shown: filepath.Base}
	require.NoError(t, templates.New(nil, "").Decode("lexicons/exploration.yaml", &c.Words))
	return c
}

func check(t testing.TB, texts ...string) *exploration.Result {
	t.Helper()
	root, files := project(t, texts...)
	result, err := checker(t, root).Check(files)
	require.NoError(t, err)
	for _, f := range result.Findings {
		require.NotEmpty(t, f.Fix, f.Message)
		require.NotZero(t, f.Line, f.Message)
	}
	return result
}

// shown is rule and line of every finding, with ! for errors.
func shown(result *exploration.Result) []string {
	out := []string{}
	for _, f := range result.Findings {
		mark := ""
		if f.Severity == gates.Error {
			mark = "!"
		}
		out = append(out, fmt.Sprintf("%s%s %d", mark, strings.TrimPrefix(f.Rule, "explore."), f.Line))
	}
	return out
}

// mutant is one defect in the sound exploration, and what is found then.
type mutant struct {
	from, to string
	want     []string
}

func holdMutants(t *testing.T, all []mutant) {
	t.Helper()
	require.Empty(t, check(t, sound).Findings)
	for _, m := range all {
		require.Contains(t, sound, m.from)
		require.Equal(t, m.want, shown(check(t, strings.Replace(sound, m.from, m.to, 1))), "%s → %s", m.from, m.to)
	}
}

func TestExplore_10_1_Texts(t *testing.T) {
	t.Parallel()
	for line, name := range []string{"project_structure", "patterns", "dependencies", "integration_points", "constraints"} {
		at := fmt.Sprint(line + 2)
		holdMutants(t, []mutant{
			{`"` + name + `":`, `"other":`, []string{"!required 1"}},
			{`"` + name + `": "`, `"` + name + `": [], "other": "`, []string{"!kind " + at}},
			{`"` + name + `": "`, `"` + name + `": "  ", "other": "`, []string{"!length " + at}},
		})
	}
}

func TestExplore_10_1_RelevantFiles(t *testing.T) {
	t.Parallel()
	holdMutants(t, []mutant{
		{`"relevant_files": [`, `"relevant_files": [], "other": [`, []string{"!relevant_files 7"}},
		{`"relevant_files": [`, `"other": [`, []string{"!relevant_files 1"}},
		{`"path": "auth/none.go", `, ``, []string{"!required 16"}},
		{`"relevance": 0.5, `, ``, []string{"!relevance 16"}},
		{`"relevance": 0.5`, `"relevance": 1.01`, []string{"!relevance 16"}},
		{`"relevance": 0.5`, `"relevance": -0.1`, []string{"!relevance 16"}},
		{`"relevance": 0.5`, `"relevance": "0.5"`, []string{"!relevance 16"}},
		{`"relevance": 0.5`, `"relevance": 1e999`, []string{"!relevance 16"}},
		{`"holds the type of a session"`, `"holds it"`, []string{"!length 16"}},
		{`"holds the type of a session"`, `"会话的类型"`, []string{}},
		{`"role": "context_only"`, `"role": "victim"`, []string{"!word 16"}},
		{`"role": "context_only", `, ``, []string{"!required 16"}},
		{`"bash-scan"`, `"guess"`, []string{"!word 11"}},
		{`["Login"]`, `"Login"`, []string{"!kind 12"}},
		{`["Login"]`, `[7]`, []string{"!kind 12"}},
		{`"role": "context_only"`, `"role": "context_only", "score": 1`, []string{"!unknown_key 16"}},
		{`"symbol":`, `"name": "x", "symbol":`, []string{"!unknown_key 13"}},
		{`"auth/none.go"`, `"./auth/login.go"`, []string{"path_twice 16"}},
	})
	for _, role := range []string{"modify_target", "dependency", "pattern_reference", "test_target", "type_definition", "integration_point", "config"} {
		holdMutants(t, []mutant{{`"context_only"`, `"` + role + `"`, []string{}}})
	}
	for _, source := range []string{"cli-analysis", "ace-search", "dependency-trace", "manual"} {
		holdMutants(t, []mutant{{`"bash-scan"`, `"` + source + `"`, []string{}}})
	}
}

func TestExplore_10_1_HighRelevanceNeedsKeyCode(t *testing.T) {
	t.Parallel()
	holdMutants(t, []mutant{
		{`"relevance": 0.5`, `"relevance": 0.69`, []string{}},
		{`"relevance": 0.5`, `"relevance": 0.7`, []string{"high_relevance_needs_key_code 16", "high_relevance_needs_key_code 16"}},
		{`"key_code": [{"symbol": "Service.Login()", "location": "L3-L5", "description": "checks the password"}],`, ``, []string{"high_relevance_needs_key_code 8"}},
		{`"key_code": [{"symbol": "Service.Login()", "location": "L3-L5", "description": "checks the password"}],`, `"key_code": [],`, []string{"high_relevance_needs_key_code 8"}},
	})
}

func TestExplore_10_1_HighRelevanceIsAnErrorWhenStrict(t *testing.T) {
	t.Parallel()
	root, files := project(t, strings.Replace(sound, `"relevance": 0.5`, `"relevance": 0.7`, 1))
	strict := checker(t, root)
	strict.Strict = true
	result, err := strict.Check(files)
	require.NoError(t, err)
	require.Equal(t, []string{"!high_relevance_needs_key_code 16", "!high_relevance_needs_key_code 16"}, shown(result))
}

func TestExplore_10_1_KeyCode(t *testing.T) {
	t.Parallel()
	mutants := []mutant{
		{`"symbol": "Service.Login()", `, ``, []string{"!required 13"}},
		{`"description": "checks the password"`, `"description": "checks"`, []string{"!length 13"}},
		{`, "location": "L3-L5"`, ``, []string{}},
		{`"L3-L5"`, `"L3"`, []string{}},
		{`[{"symbol"`, `["Login", {"symbol"`, []string{"!key_code 13"}},
	}
	for _, bad := range []string{"3-5", "L3-5", "L5-L3", "L0", "L3 - L5", "line 3", "L3-L5-L7", "L-1", "l3", " L3", "", "L99999999999"} {
		mutants = append(mutants, mutant{`"L3-L5"`, `"` + bad + `"`, []string{"!location 13"}})
	}
	holdMutants(t, mutants)
}

func TestExplore_10_1_GenericRationale(t *testing.T) {
	t.Parallel()
	for text, generic := range map[string]bool{
		"related to authentication": true, "This is a relevant file": true, "Relevant file for the login": true, "与任务相关的模块": true,
		"may be useful for the login": true, "Related to login: checkPassword hides the reason": false, "related to POST /login": false,
		"holds the type of a session": false, "保存会话的类型": false,
	} {
		want := []string{}
		if generic {
			want = append(want, "generic_rationale 16")
		}
		holdMutants(t, []mutant{{"holds the type of a session", text, want}})
	}
}

func TestExplore_10_1_TopicRelation(t *testing.T) {
	t.Parallel()
	const relation = "error handling: Login hides which part was wrong"
	holdMutants(t, []mutant{
		{relation, "error handling", []string{"!length 14"}},
		{relation, "it hides which part was wrong", []string{"relation_without_angle 14"}},
		{relation, "Login handles errors without detail", []string{}},
		{relation, "这里决定 error-handling 的方式", []string{}},
		{"Login checks the password there", relation, []string{"relation_is_rationale 14"}},
		{`"error-handling"`, `"错误处理"`, []string{"relation_without_angle 14"}},
	})
	chinese := strings.NewReplacer(`"error-handling"`, `"错误处理"`, relation, "登录的错误处理隐藏了原因").Replace(sound)
	require.Empty(t, check(t, chinese).Findings)
}

func TestExplore_10_1_PathsLieInTheProject(t *testing.T) {
	t.Parallel()
	holdMutants(t, []mutant{
		{`"auth/none.go"`, `"auth/gone.go"`, []string{"!path_missing 16"}},
		{`"auth/none.go"`, `"auth"`, []string{"!path_folder 16"}},
		{`"auth/none.go"`, `"../none.go"`, []string{"!path_outside 16"}},
		{`"auth/none.go"`, `"auth/../../none.go"`, []string{"!path_outside 16"}},
		{`"auth/none.go"`, `"/etc/passwd"`, []string{"!path_outside 16"}},
		{`"auth/none.go"`, `"auth\\none.go"`, []string{"!path_outside 16"}},
		{`"auth/none.go"`, `"auth/none.go\u0000"`, []string{"!path_outside 16"}},
		{`"auth/none.go"`, `"auth/./none.go"`, []string{}},
	})
	outside := filepath.Join(t.TempDir(), "secret.go")
	require.NoError(t, os.WriteFile(outside, []byte("package x\n"), 0o600))
	root, files := project(t, strings.Replace(sound, "auth/none.go", "auth/link.go", 1))
	require.NoError(t, os.Symlink(outside, filepath.Join(root, "auth", "link.go")))
	result, err := checker(t, root).Check(files)
	require.NoError(t, err)
	require.Equal(t, []string{"!path_outside 16"}, shown(result))
}

func TestExplore_10_1_SymbolsStandWhereItIsSaid(t *testing.T) {
	t.Parallel()
	holdMutants(t, []mutant{
		{`"Service.Login()"`, `"Service.Signin()"`, []string{"symbol 13"}},
		{`"Service.Login()"`, `"Log"`, []string{"symbol 13"}}, // part of a longer name
		{`"Service.Login()"`, `"Logout"`, []string{"symbol 13"}},
		{`"L3-L5"`, `"L12"`, []string{"symbol 13"}},
		{`"L3-L5"`, `"L8"`, []string{}}, // near enough
		{`"L3-L5"`, `"L3-L400"`, []string{"symbol 13"}},
		{`["Login"]`, `["Login", "Vanished"]`, []string{"symbol 12"}},
	})
}

func TestExplore_10_1_Clarifications(t *testing.T) {
	t.Parallel()
	const options = `["a day", "a week"]`
	holdMutants(t, []mutant{
		{`"clarification_needs": [`, `"other": [`, []string{"!clarification 1"}},
		{`"clarification_needs": [`, `"clarification_needs": [], "other": [`, []string{}},
		{`"question": "How long?", `, ``, []string{"!required 19"}},
		{`"context": "a session ends", `, ``, []string{"!required 19"}},
		{options, `["a day"]`, []string{"!clarification 19", "!clarification 19"}},
		{options, `["a", "b", "c", "d"]`, []string{}},
		{options, `["a", "b", "c", "d", "e"]`, []string{"!clarification 19"}},
		{options, `["a", ""]`, []string{"!clarification 19", "!clarification 19"}},
		{options, `"a or b"`, []string{"!clarification 19", "!clarification 19"}},
		{`"recommended": 1`, `"recommended": 2`, []string{"!clarification 19"}},
		{`"recommended": 1`, `"recommended": -1`, []string{"!clarification 19"}},
		{`"recommended": 1`, `"recommended": "a week"`, []string{"!clarification 19"}},
		{`"recommended": 1`, `"recommended": 0.5`, []string{"!clarification 19"}},
		{`, "recommended": 1`, ``, []string{"!clarification 19"}},
	})
}

func TestExplore_10_1_Metadata(t *testing.T) {
	t.Parallel()
	holdMutants(t, []mutant{
		{`"_metadata"`, `"metadata"`, []string{"!metadata 1"}},
		{`"2026-01-31T12:00:00Z"`, `"yesterday"`, []string{"!metadata 22"}},
		{`"task_description": "log in", `, ``, []string{"!required 21"}},
		{`"cli-explore-agent"`, `"somebody"`, []string{"!word 22"}},
		{`"exploration_angle": "error-handling", `, ``, []string{"!required 21"}},
		{`"exploration_index": 1`, `"exploration_index": 0`, []string{"!range 23"}},
		{`"exploration_index": 1`, `"exploration_index": 5`, []string{"!range 23"}},
		{`"exploration_index": 1`, `"exploration_index": 2`, []string{"!metadata 23"}},
		{`"total_explorations": 1`, `"total_explorations": 5`, []string{"!range 23"}},
		{`"total_explorations": 1, `, ``, []string{"!required 21"}},
		{`"duration_seconds": 12.5`, `"duration_seconds": -1`, []string{"!metadata 23"}},
		{`, "duration_seconds": 12.5`, ``, []string{"!metadata 21"}},
	})
}

// second is an exploration of the same task from another angle.
func second() string {
	return strings.NewReplacer(
		`"error-handling"`, `"tests"`, `"exploration_index": 1`, `"exploration_index": 2`, `"total_explorations": 1`, `"total_explorations": 2`,
		`"relevance": 0.9, "role": "modify_target"`, `"relevance": 0.6, "role": "test_target"`,
		"Login checks the password there", "Logout has no test of its own.", `"Service.Login()", "location": "L3-L5"`, `"Logout", "location": "L14"`,
		"error handling: Login hides which part was wrong", "tests of Logout are missing in here",
		`"relevance": 0.5, "role": "context_only"`, `"relevance": 0.8, "role": "modify_target", "topic_relation": "tests make sessions with it", "key_code": [{"symbol": "auth", "description": "the only line"}]`,
	).Replace(sound)
}

func TestExplore_10_1_MergeOfAngles(t *testing.T) {
	t.Parallel()
	one := strings.Replace(sound, `"total_explorations": 1`, `"total_explorations": 2`, 1)
	result := check(t, one, second())
	require.Empty(t, result.Findings)
	require.Equal(t, exploration.Bands{High: 1, Medium: 1}, result.Explorations[0].Bands())
	merged := exploration.Merge(result.Explorations)
	require.Equal(t, []string{"error-handling", "tests"}, merged.Angles)
	require.Equal(t, "log in", merged.TaskDescription)
	require.Equal(t, exploration.Bands{High: 2}, merged.Bands)
	first := merged.RelevantFiles[0]
	require.Equal(t, "auth/login.go", first.Path)
	require.InDelta(t, 0.9, first.Relevance, 0)
	require.Equal(t, "Login checks the password there; Logout has no test of its own", first.Rationale)
	require.Equal(t, "modify_target", first.Role)
	require.Equal(t, []string{"modify_target", "test_target"}, first.Roles)
	require.Equal(t, []string{"error-handling", "tests"}, first.Angles)
	require.Len(t, first.KeyCode, 2)
	require.Equal(t, "tests", first.TopicRelations[1].Angle)
	require.Equal(t, "auth/none.go", merged.RelevantFiles[1].Path)
	require.InDelta(t, 0.8, merged.RelevantFiles[1].Relevance, 0)

	// The order in which they are given changes no file, relevance or candidate.
	other := exploration.Merge([]*exploration.Exploration{result.Explorations[1], result.Explorations[0]})
	for i, f := range other.RelevantFiles {
		require.Equal(t, merged.RelevantFiles[i].Path, f.Path)
		require.InDelta(t, merged.RelevantFiles[i].Relevance, f.Relevance, 0)
		require.Equal(t, merged.RelevantFiles[i].Role, f.Role)
	}
	require.Equal(t, merged.Planning.TaskFiles, other.Planning.TaskFiles)
}

func TestExplore_10_1_PlannerConsumption(t *testing.T) {
	t.Parallel()
	merged := exploration.Merge(check(t, sound).Explorations)
	require.Equal(t, []string{"auth/login.go"}, merged.Planning.TaskFiles)
	require.Equal(t, []exploration.PlannedCode{{Path: "auth/login.go", KeyCode: exploration.KeyCode{Symbol: "Service.Login()", Location: "L3-L5", Description: "checks the password"}}}, merged.Planning.KeyCode)
	merged = exploration.Merge(check(t, strings.Replace(sound, `"relevance": 0.9`, `"relevance": 0.69`, 1)).Explorations)
	require.Empty(t, merged.Planning.KeyCode)
	require.Equal(t, "medium", merged.RelevantFiles[0].Band)
	empty := exploration.Merge(nil)
	require.NotNil(t, empty.RelevantFiles)
	require.NotNil(t, empty.Planning.TaskFiles)
}

func TestExplore_10_1_Bands(t *testing.T) {
	t.Parallel()
	for relevance, band := range map[float64]string{1: "high", 0.7: "high", 0.6999: "medium", 0.5: "medium", 0.4999: "low", 0: "low"} {
		require.Equal(t, band, exploration.Band(relevance))
	}
}

func TestExplore_10_1_SeveralExplorations(t *testing.T) {
	t.Parallel()
	require.Equal(t, []string{"total 21", "angle_twice 21", "index_twice 21", "total 21"}, shown(check(t, sound, sound)))
}

func TestExplore_10_1_BadInput(t *testing.T) {
	t.Parallel()
	for text, code := range map[string]string{
		"": "input.bad_json", "{": "input.bad_json", "[]": "input.bad_exploration", "null": "input.bad_exploration", `{"a":1,"a":2}`: "input.bad_json",
		"\x7fELF\x00": "input.bad_json", strings.Repeat("[", 5000): "input.too_large", strings.Repeat(" ", 9<<20): "input.too_large",
	} {
		root, files := project(t, text)
		_, err := checker(t, root).Check(files)
		require.Error(t, err)
		require.Equal(t, code, problem.From(err).Code)
		require.Equal(t, files[0], problem.From(err).File)
	}
	require.NotEmpty(t, check(t, "{}").Findings)
	require.NotEmpty(t, check(t, `{"relevant_files": [null, 7, [], {}], "clarification_needs": [null], "_metadata": []}`).Findings)
	require.Empty(t, check(t, "\ufeff"+strings.ReplaceAll(sound, "\n", "\r\n")).Findings)
}

func TestExplore_10_1_Find(t *testing.T) {
	t.Parallel()
	root, files := project(t, sound, second())
	found, err := exploration.Find(root)
	require.NoError(t, err)
	require.Equal(t, files, found)
	_, err = exploration.Find(filepath.Join(root, "auth"))
	require.Equal(t, "input.no_exploration", problem.From(err).Code)
	_, err = exploration.Find(filepath.Join(root, "nowhere"))
	require.Equal(t, "input.missing", problem.From(err).Code)
	require.Equal(t, files, exploration.Newest(filepath.Dir(root)))
	require.Empty(t, exploration.Newest(filepath.Join(root, "auth")))
}
