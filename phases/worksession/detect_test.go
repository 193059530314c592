package worksession

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/guidelines"
	"github.com/overtone-cli/overtone/templates"
)

func wordsOf(t *testing.T) *Words {
	t.Helper()
	w, err := (&Desk{Set: templates.New(nil, "")}).Words()
	require.NoError(t, err)
	return w
}

// TestSessionSolidify_10_6_Types: every row of the table of types, and words that
// only look like one of its words.
func TestSessionSolidify_10_6_Types(t *testing.T) {
	t.Parallel()
	w := wordsOf(t)
	for text, want := range map[string]guidelines.Kind{
		"No global state":                                guidelines.Constraint,
		"Never log a token":                              guidelines.Constraint,
		"NEVER log a token":                              guidelines.Constraint,
		"Handlers must not panic":                        guidelines.Constraint,
		"Reflection is forbidden in hot paths":           guidelines.Constraint,
		"Cyclic imports are prohibited":                  guidelines.Constraint,
		"Errors always must carry a code":                guidelines.Constraint,
		"Don’t use panics":                               guidelines.Constraint,
		"禁止在日志中输出密码":                                     guidelines.Constraint,
		"接口不得返回空指针":                                      guidelines.Constraint,
		"Learned that sqlite locks the whole file":       guidelines.Learning,
		"We discovered a race in the pool":               guidelines.Learning,
		"I realized the tests share a port":              guidelines.Learning,
		"We found that retries hide errors":              guidelines.Learning,
		"It turns out that the proxy drops the header":   guidelines.Learning,
		"发现数据库在并发下会死锁":                                   guidelines.Learning,
		"教训：先备份再迁移":                                      guidelines.Learning,
		"Use camelCase for functions":                    guidelines.Convention,
		"Always write a test":                            guidelines.Convention,
		"Services must notify listeners in order":        guidelines.Convention,
		"The nose of the rocket is red":                  guidelines.Convention,
		"Nevertheless, keep functions short":             guidelines.Convention,
		"Turn outs into errors":                          guidelines.Convention,
		"Foundthat is a name":                            guidelines.Convention,
		"函数名使用小驼峰":                                       guidelines.Convention,
		"Learned that one must never trust the timeouts": guidelines.Constraint, // the first row with a hit decides
	} {
		require.Equal(t, want, w.Detect(text, "", "").Kind, text)
	}
}

// TestSessionSolidify_10_6_Categories: every row of both tables.
func TestSessionSolidify_10_6_Categories(t *testing.T) {
	t.Parallel()
	w := wordsOf(t)
	for text, want := range map[string]string{
		"Never import a layer above":                         "architecture",
		"No circular imports":                                "architecture",
		"Modules must not share tables":                      "architecture",
		"Never build SQL of strings":                         "security",
		"No endpoint without auth":                           "security",
		"Never skip sanitizing":                              "security",
		"No blocking in async code":                          "performance",
		"Never cache errors":                                 "performance",
		"Never mock the clock":                               "testing",
		"Tests must not sleep":                               "testing",
		"Never use jQuery":                                   "tech_stack",
		"Never use PostgreSQL arrays":                        "tech_stack", // sql is a part of a word only
		"Never call it resync":                               "tech_stack",
		"禁止循环依赖":                                             "architecture",
		"禁止明文存储密码":                                           "security",
		"不要缓存错误":                                             "performance",
		"Learned that the cache is cold":                     "performance",
		"Learned that people like blue":                      "other",
		"Use camelCase for functions":                        "naming_patterns",
		"Interfaces get the prefix I":                        "naming_patterns",
		"Constants in snake_case":                            "naming_patterns",
		"One component a file":                               "file_structure",
		"Helpers live in folders of their package":           "file_structure",
		"Write JSDoc for what is public":                     "documentation",
		"Keep the README short":                              "documentation",
		"Return early":                                       "coding_style",
		"变量使用驼峰命名":                                           "naming_patterns",
		"每个目录一个组件":                                           "file_structure",
		"公共函数要写注释":                                           "documentation",
		"尽早返回":                                               "coding_style",
		"Testing is not done by hand":                        "coding_style", // a convention has other categories
		"We realised that documentation goes stale":          "other",
		"We found out that permissions are checked twice":    "security",
		"It turned out that dependencies of tools are heavy": "architecture",
	} {
		require.Equal(t, want, w.Detect(text, "", "").Category, text)
	}
	require.Contains(t, w.Categories(guidelines.Constraint), "testing", "§10.6: it was missing in the list of allowed ones")
	require.NotContains(t, w.Categories(guidelines.Constraint), "other")
	require.NotContains(t, w.Categories(guidelines.Learning), "tech_stack")
	require.Equal(t, []string{"type constraint: it says \"never\"", "category security: it says \"token\""}, w.Detect("Never log a token", "", "").Why)
	require.Equal(t, []string{"type learning: given", "category other: given"}, w.Detect("Never log a token", guidelines.Learning, "other").Why)
}

// TestSessionSync_10_4_Category: the order of the table, whole words, and that
// the thing that is made is not taken for what was mended.
func TestSessionSync_10_4_Category(t *testing.T) {
	t.Parallel()
	w := wordsOf(t)
	for text, want := range map[string]string{
		"Fix login":                            "bugfix",
		"fixed the crash on start":             "bugfix",
		"Crash on start":                       "bugfix",
		"Handle error when adding a page":      "bugfix",
		"Add error page":                       "feature", // the trap of the section
		"Add a form for bug reports":           "feature",
		"Add a fix for the login":              "bugfix",
		"Refactor the parser":                  "refactor",
		"Clean up imports":                     "refactor",
		"Cleanup of the new parser":            "refactor",
		"Reorganized packages":                 "refactor",
		"Update README":                        "docs",
		"Document the new API":                 "docs",
		"Add docs":                             "docs",
		"Implement search":                     "feature",
		"Create users":                         "feature",
		"New start page":                       "feature",
		"Speed up the search":                  "enhancement",
		"Prefixes are kept":                    "enhancement", // fix is a part of a word only
		"Debugging output is quieter":          "enhancement",
		"Address book shows names":             "enhancement",
		"feat(auth): repair nothing":           "feature",
		"fix!: new rule":                       "bugfix",
		"perf: add a cache":                    "enhancement",
		"docs: fix a word":                     "docs",
		"refactor(x)!: add seams":              "refactor",
		"修复登录":                                 "bugfix",
		"新增错误页面":                               "feature",
		"重构解析器":                                "refactor",
		"更新文档":                                 "docs",
		"优化搜索":                                 "enhancement",
		"https://example.org/fixes is reached": "bugfix",
	} {
		got, _ := w.Work(text)
		require.Equal(t, want, got, text)
	}
}

// TestSessionSync_10_4_Rules: sentences that are rules by their wording, and
// those that only look like it.
func TestSessionSync_10_4_Rules(t *testing.T) {
	t.Parallel()
	w := wordsOf(t)
	commit := func(subject, body string) Commit {
		return Commit{Hash: "0123456789abcdef", Subject: subject, Body: body}
	}
	for name, c := range map[string]struct {
		commit Commit
		want   []string
	}{
		"a decision":          {commit("feat: tokens", "We decided to keep tokens\nin memory only. It is simple."), []string{"We decided to keep tokens in memory only"}},
		"always and never":    {commit("x", "- always return early\n- Never panic in a handler\n- small things"), []string{"Always return early", "Never panic in a handler"}},
		"a learning":          {commit("x", "Turns out the driver caches plans."), []string{"Turns out the driver caches plans"}},
		"led by a word":       {commit("x", "Decision: handlers return problems\nLesson: back up first"), []string{"Handlers return problems", "Back up first"}},
		"led, in paragraphs":  {commit("x", "Decision: handlers return problems\n\nLesson: back up first"), []string{"Handlers return problems", "Back up first"}},
		"all must":            {commit("x", "All handlers must return a code. All of it is done."), []string{"All handlers must return a code"}},
		"in the subject":      {commit("refactor(api): handlers must never return nil maps", ""), []string{"Handlers must never return nil maps"}},
		"what a commit does":  {commit("fix(api): never return nil maps", ""), nil},
		"changes in a list":   {commit("x", "- add a form\n- always close the file\n- handlers must not log tokens"), []string{"Handlers must not log tokens"}},
		"in the middle":       {commit("x", "An agent asks before every turn, so the choice\nmust not cost more than starting it."), nil},
		"led in the subject":  {commit("Decision: handlers return problems", ""), []string{"Handlers return problems"}},
		"Chinese":             {commit("x", "所有接口必须返回错误码。今天很好。禁止使用全局变量。"), []string{"所有接口必须返回错误码", "禁止使用全局变量"}},
		"nothing":             {commit("feat: add a page", "It shows users.\nThe list must fit, see below."), nil},
		"a question":          {commit("x", "Should we always retry? Never do that?"), nil},
		"never mind":          {commit("x", "Never mind the noise. No functional change."), nil},
		"a trailer":           {commit("x", "Signed-off-by: Never Ever <never@always.org>"), nil},
		"a quote and code":    {commit("x", "> Never do this again\n\n```\nnever called here\n```\n\n    always indented code"), nil},
		"a revert":            {commit(`Revert "always cache"`, "This reverts commit abc.\n\nNever cache again."), nil},
		"too short":           {commit("x", "Never again."), nil},
		"twice the same":      {commit("x", "Never log a token.\n\nnever log a token"), []string{"Never log a token"}},
		"what people want":    {commit("x", "A team should not have to invent its rules."), nil},
		"a must of the thing": {commit("x", "The value must be read twice here."), nil},
	} {
		var got []string
		for _, p := range w.Proposals(Past{Commits: []Commit{c.commit}}) {
			require.Equal(t, "0123456789", p.From)
			got = append(got, p.Text)
		}
		require.Equal(t, c.want, got, name)
	}
	for _, name := range []string{"said-seen.txt", "said-held-out.txt"} {
		data, err := os.ReadFile(filepath.Join("testdata", name))
		require.NoError(t, err)
		for line := range strings.Lines(string(data)) {
			label, text, _ := strings.Cut(strings.TrimSpace(line), " ")
			if label == "#" {
				continue
			}
			found := w.Proposals(Past{Commits: []Commit{commit("x", "Some words before it.\n\n"+text)}})
			require.Equal(t, label == "+", len(found) == 1, "%s: %s", name, text)
		}
	}
	taken := Commit{Hash: "feed", Subject: "x", Body: "Always cache the answers."}
	revert := Commit{Hash: "beef", Subject: `Revert "x"`, Body: "This reverts commit feed."}
	require.Empty(t, w.Proposals(Past{Commits: []Commit{revert, taken}}), "what was taken back is no rule")
}

func TestNewID(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 1, 31, 23, 30, 0, 0, time.FixedZone("", 8*3600))
	for text, want := range map[string]string{
		"Add a login form":        "WFS-add-a-login-form-2026-01-31",
		"登录 表单":                   "WFS-登录-表单-2026-01-31",
		"../../etc/passwd":        "WFS-etc-passwd-2026-01-31",
		"💥 !!":                    "WFS-session-2026-01-31",
		"a\x00b\u202ec":           "WFS-abc-2026-01-31",
		"It’s “done” / isn't it?": "WFS-its-done-isnt-it-2026-01-31",
		"CON":                     "WFS-con-2026-01-31",
		"one two three four five six seven eight nine ten": "WFS-one-two-three-four-five-six-seven-eight-2026-01-31",
	} {
		require.Equal(t, want, NewID(text, now), "%q", text)
		require.NoError(t, CheckID(NewID(text, now)))
	}
	for _, id := range []string{"", "WFS-", "WFS-../x", "WFS-a/b", `WFS-a\b`, "SPEC-a-2026-01-31", "wfs-a", "WFS-a b", "WFS-a\x00", "WFS-..", "WFS-a:b"} {
		require.Error(t, CheckID(id), "%q", id)
	}
	require.NoError(t, CheckID("WFS-old_session"))
}
