package intents_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/intents"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/templates"
)

// folder writes files below a new project.
func folder(t testing.TB, files map[string]string) string {
	t.Helper()
	root := t.TempDir()
	for name, text := range files {
		file := filepath.Join(root, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o755))
		require.NoError(t, os.WriteFile(file, []byte(text), 0o600))
	}
	return root
}

// cover holds the artifacts named against intents.json, all in one project.
func cover(t testing.TB, root string, artifacts ...string) *intents.Report {
	t.Helper()
	shown := func(file string) string {
		rel, err := filepath.Rel(root, file)
		require.NoError(t, err)
		return filepath.ToSlash(rel)
	}
	list, err := intents.ReadList(disk.New(nil), filepath.Join(root, "intents.json"), shown)
	require.NoError(t, err)
	c := intents.Cover{Disk: disk.New(nil), Root: root, Shown: shown}
	for _, name := range artifacts {
		all, err := intents.ReadArtifact(disk.New(nil), filepath.Join(root, filepath.FromSlash(name)), shown)
		require.NoError(t, err)
		c.Artifacts = append(c.Artifacts, all...)
	}
	report := c.Report(list)
	for _, f := range report.Findings {
		require.NotEmpty(t, f.Fix, f.Message)
		require.NotZero(t, f.Line, f.Message)
	}
	return report
}

// one is what becomes of the only intent, with the rules of the findings.
func one(t testing.TB, list, text string) (intents.Outcome, string) {
	t.Helper()
	report := cover(t, folder(t, map[string]string{"intents.json": list, "x.md": text, "docs/other.md": "# Other\n\n## Rate limits\n\nten a second\n\n## Empty\n"}), "x.md")
	require.Len(t, report.Outcomes, 1)
	rules := []string{}
	for _, f := range report.Findings {
		rules = append(rules, strings.TrimPrefix(f.Rule, "coverage."))
	}
	return report.Outcomes[0], strings.Join(rules, " ")
}

func TestIntents_10_2_TagsAddress(t *testing.T) {
	t.Parallel()
	const list = `["Members log in with a link"]`
	for text, want := range map[string]string{
		"# Login\n\nMembers get a link. <!-- intent:1 -->\n":          "Addressed ",
		"# Login <!-- intent:1 -->\n\nMembers get a link.\n":          "Addressed ",
		"# Login\n\n<!-- intent:1 -->\n\nMembers get a link.\n":       "Addressed ",
		"# Login\n\n- a link <!--intent:1-->\n":                       "Addressed ",
		"| a | b |\n|---|---|\n| link <!-- Intent : 1 --> | x |\n":    "Addressed ",
		"---\ntitle: x\n---\n\nlink <!-- intent:1 -->\n":              "Addressed ",
		"# Login\r\n\r\nlink <!-- intent:1 -->\r\n":                   "Addressed ",
		"# Login\n\n```\n<!-- intent:1 -->\n```\n":                    "Missed ",
		"# Login\n\nwrite `<!-- intent:1 -->` there\n":                "Missed ",
		"# Login\n\n<!-- intent:1 -->\n\n# Next\n\nMembers log in.\n": "Missed empty_place",
		"# Login <!-- intent:1 -->\n":                                 "Missed empty_place",
		"# Login <!-- intent:1 -->\n\n## How\n\nby a link\n":          "Addressed ",
		"# Login\n\nlink <!-- intent:2 -->\n":                         "Missed unknown_intent",
		"# Login\n\nlink <!-- intent:one -->\n":                       "Missed tag",
		"# Login\n\nlink <!-- intent: -->\n":                          "Missed tag",
		"# Login\n\nlink <!-- intent:1 done -->\n":                    "Missed tag",
		"# Login\n\nlink <!-- intent:1\n":                             "Missed ",
		"# Login\n\nlink <!-- the intent:1 is that -->\n":             "Missed ",
		"": "Missed ",
	} {
		got, rules := one(t, list, text)
		require.Equal(t, want, string(got.Status)+" "+rules, "%q", text)
	}
	got, _ := one(t, list, "# The login\n\nx\n\nMembers get a link. <!-- intent:1 -->\n")
	require.Equal(t, []intents.Place{{File: "x.md", Line: 5, Anchor: "the-login", Heading: "The login", By: "tag", Overlap: got.Where[0].Overlap}}, got.Where)
	require.Greater(t, got.Where[0].Overlap, 0.4)
}

// Words that are alike never address an intent, however many they are.
func TestIntents_10_2_WordsAreAHintOnly(t *testing.T) {
	t.Parallel()
	got, _ := one(t, `["Members log in with a link"]`, "# Login\n\nMembers log in with a link.\n\n# Else\n\nnothing of it\n")
	require.Equal(t, intents.Missed, got.Status)
	require.True(t, got.Open())
	require.Len(t, got.Hints, 1)
	require.Equal(t, "words", got.Hints[0].By)
	require.Equal(t, "login", got.Hints[0].Anchor)
	require.InDelta(t, 1, got.Hints[0].Overlap, 0)

	got, _ = one(t, `["会员可以用邮件中的链接登录"]`, "# 登录\n\n会员点击邮件中的链接即可登录。\n\n# 其他\n\n无关内容\n")
	require.Equal(t, intents.Missed, got.Status)
	require.Len(t, got.Hints, 1)
	require.Equal(t, "登录", got.Hints[0].Anchor)

	got, _ = one(t, `["Members log in with a link"]`, "# Colours\n\nAll of it is blue. <!-- intent:1 -->\n")
	require.Equal(t, intents.Addressed, got.Status)
	require.True(t, got.Confirm, "its section has none of its words")
}

func TestIntents_10_2_Absorbed(t *testing.T) {
	t.Parallel()
	const text = "# Queue\n\nJobs wait.\n\n## Nothing here\n"
	for where, want := range map[string]string{
		`"x.md#queue"`:                "Absorbed ",
		`"#queue"`:                    "Absorbed ",
		`"./x.md#Queue"`:              "Absorbed ",
		`"docs/other.md#rate-limits"`: "Absorbed ",
		`["x.md#queue", "docs/other.md#rate-limits"]`: "Absorbed ",
		`["x.md#queue", "docs/other.md#nowhere"]`:     "Missed unresolved",
		`""`:                            "Missed unresolved",
		`[]`:                            "Missed unresolved",
		`null`:                          "Missed unresolved",
		`"x.md"`:                        "Missed unresolved",
		`"x.md#"`:                       "Missed unresolved",
		`"x.md#nowhere"`:                "Missed unresolved",
		`"gone.md#queue"`:               "Missed unresolved",
		`"x.md#nothing-here"`:           "Missed unresolved",
		`"docs/other.md#empty"`:         "Missed unresolved",
		`"../../../../etc/passwd#root"`: "Missed unresolved",
		`"/etc/passwd#root"`:            "Missed unresolved",
		`"https://example.org/x.md#a"`:  "Missed unresolved",
		`"intents.json#queue"`:          "Missed unresolved",
	} {
		got, rules := one(t, `[{"intent": "Do not lose jobs", "status": "Absorbed", "where_addressed": `+where+`}]`, text)
		require.Equal(t, want, string(got.Status)+" "+rules, where)
		require.Equal(t, got.Status == intents.Absorbed, got.Confirm, where)
	}
	got, rules := one(t, `["Do not lose jobs"]`, text+"\nx <!-- intent:1 absorbed: x.md#queue -->\n")
	require.Equal(t, "Absorbed ", string(got.Status)+" "+rules)
	require.Equal(t, "queue", got.Where[0].Anchor)
	got, rules = one(t, `["Do not lose jobs"]`, text+"\nx <!-- intent:1 absorbed -->\n")
	require.Equal(t, "Missed unresolved", string(got.Status)+" "+rules)
	got, rules = one(t, `["Do not lose jobs"]`, text+"\nx <!-- intent:1 absorbed: x.md#gone -->\n")
	require.Equal(t, "Missed unresolved", string(got.Status)+" "+rules)
}

func TestIntents_10_2_AbsorbedByALinkOutOfTheProject(t *testing.T) {
	t.Parallel()
	outside := folder(t, map[string]string{"secret.md": "# Queue\n\nx\n"})
	root := folder(t, map[string]string{"intents.json": `[{"intent": "a b", "status": "Absorbed", "where_addressed": "link.md#queue"}]`, "x.md": "# X\n\ny\n"})
	require.NoError(t, os.Symlink(filepath.Join(outside, "secret.md"), filepath.Join(root, "link.md")))
	require.Equal(t, intents.Missed, cover(t, root, "x.md").Outcomes[0].Status)
}

func TestIntents_10_2_TransformedTellsTheChain(t *testing.T) {
	t.Parallel()
	const text = "# Mail\n\nA digest a day. <!-- intent:1 -->\n"
	for claim, want := range map[string]string{
		`"notes": "a mail an event → a digest a day"`:  "Transformed ",
		`"notes": "a mail an event -> a digest a day"`: "Transformed ",
		`"notes": "became a digest"`:                   "Missed chain",
		`"notes": "→"`:                                 "Missed chain",
		`"notes": ""`:                                  "Missed chain",
		`"where_addressed": "x.md#gone", "notes": "a mail an event → a digest"`: "Transformed unresolved",
	} {
		got, rules := one(t, `[{"intent": "A mail an event", "status": "transformed", `+claim+`}]`, text)
		require.Equal(t, want, string(got.Status)+" "+rules, claim)
	}
	got, rules := one(t, `[{"intent": "A mail an event", "status": "Transformed", "notes": "mail → digest"}]`, "# Mail\n\nA digest.\n")
	require.Equal(t, "Missed untagged", string(got.Status)+" "+rules)
	got, rules = one(t, `[{"intent": "A mail an event", "status": "Transformed", "notes": "mail → digest", "where_addressed": "#mail"}]`, "# Mail\n\nA digest.\n")
	require.Equal(t, "Transformed ", string(got.Status)+" "+rules)
	got, rules = one(t, `["A mail an event"]`, "# Mail\n\nA digest. <!-- intent:1 transformed: a mail an event → a digest a day -->\n")
	require.Equal(t, "Transformed ", string(got.Status)+" "+rules)
	require.Equal(t, "a mail an event → a digest a day", got.Notes)
}

// A claim of the one who wrote the answer is no proof.
func TestIntents_10_2_ClaimsAreNotBelieved(t *testing.T) {
	t.Parallel()
	for _, claim := range []string{`"Addressed"`, `"✅"`, `"addressed", "where_addressed": "x.md#login"`} {
		got, rules := one(t, `[{"intent": "Log in", "status": `+claim+`}]`, "# Login\n\nLog in here.\n")
		require.Equal(t, "Missed untagged", string(got.Status)+" "+rules, claim)
	}
	got, _ := one(t, `[{"intent": "Log in", "status": "Missed"}]`, "# Login\n\nLog in here. <!-- intent:1 -->\n")
	require.Equal(t, intents.Addressed, got.Status)
	require.True(t, got.Confirm, "the list says something else")
	got, _ = one(t, `[{"intent": "Log in", "status": "🔄"}]`, "# Login\n\nLog in here.\n")
	require.Equal(t, intents.Missed, got.Status)
}

func TestIntents_10_2_DeferralNeedsAReason(t *testing.T) {
	t.Parallel()
	for deferral, reason := range map[string]string{
		`"deferred": {"reason": "needs the new mail server"}`:     "needs the new mail server",
		`"deferred": "needs the new mail server"`:                 "needs the new mail server",
		`"deferred": true, "reason": "needs the new mail server"`: "needs the new mail server",
		`"deferral": "等待新的邮件服务器"`:                                 "等待新的邮件服务器",
		`"deferred": true`:             "",
		`"deferred": {"reason": " "}`:  "",
		`"deferred": "later"`:          "",
		`"deferred": "--------------"`: "",
		`"deferred": false`:            "",
		`"deferred": {}`:               "",
	} {
		got, rules := one(t, `[{"intent": "Log in", `+deferral+`}]`, "# X\n\ny\n")
		require.Equal(t, intents.Missed, got.Status)
		require.Equal(t, reason, got.Deferred, deferral)
		require.Equal(t, reason == "", got.Open(), deferral)
		require.Equal(t, reason == "" && !strings.Contains(deferral, "false"), rules == "deferral", deferral)
	}
	got, _ := one(t, `["Log in"]`, "# X\n\ny <!-- intent:1 deferred: needs the new mail server -->\n")
	require.Equal(t, "needs the new mail server", got.Deferred)
	got, rules := one(t, `["Log in"]`, "# X\n\ny <!-- intent:1 deferred -->\n")
	require.True(t, got.Open())
	require.Equal(t, "deferral", rules)
}

func TestIntents_10_2_SeveralArtifactsAndPackages(t *testing.T) {
	t.Parallel()
	root := folder(t, map[string]string{
		"intents.json":                   `{"intents": ["Log in", "Log out", "Export"]}`,
		"spec/product-brief.md":          "# Brief\n\nLog in <!-- intent:1 -->\n",
		"spec/requirements/REQ-001.md":   "# REQ-001\n\nLog out <!-- intent:2 -->\n",
		"spec/source/input.md":           "# Input\n\nExport <!-- intent:3 -->\n",
		"spec/.overtone/base/product.md": "# Old\n\nExport <!-- intent:3 -->\n",
		"spec/notes.txt":                 "Export <!-- intent:3 -->\n",
		"more.md":                        "# More\n\nLog in <!-- intent:1 -->\n",
	})
	report := cover(t, root, "spec", "more.md")
	require.Equal(t, []int{3}, report.Open())
	require.Len(t, report.Outcomes[0].Where, 2)
	require.Equal(t, "spec/requirements/REQ-001.md", report.Outcomes[1].Where[0].File)
	require.Equal(t, 2, report.Count(intents.Addressed))
}

func TestIntents_10_2_ListForms(t *testing.T) {
	t.Parallel()
	const text = "# X\n\ny <!-- intent:7 --> z <!-- intent:2 -->\n"
	for list, want := range map[string]string{
		`["a b", "c d"]`:                            "1 Missed, 2 Addressed",
		`[{"number": 7, "text": "a b"}, "c d"]`:     "7 Addressed, 2 Addressed",
		`{"intents": [{"id": 7, "intent": "a b"}]}`: "7 Addressed",
		`{"intent_coverage": [{"intent": "a b", "status": "Addressed"}, {"intent": "c d", "status": "Addressed"}]}`:                 "1 Missed, 2 Addressed",
		`{"intents": ["a b"], "intent_coverage": [{"intent": "A b", "status": "Absorbed", "where_addressed": "#x", "notes": "n"}]}`: "1 Absorbed",
	} {
		report := cover(t, folder(t, map[string]string{"intents.json": list, "x.md": text}), "x.md")
		var got []string
		for _, o := range report.Outcomes {
			got = append(got, fmt.Sprintf("%d %s", o.Number, o.Status))
		}
		require.Equal(t, want, strings.Join(got, ", "), list)
	}
}

func TestIntents_10_2_BadInput(t *testing.T) {
	t.Parallel()
	for list, code := range map[string]string{
		"": "input.bad_json", "{": "input.bad_json", "[]": "input.bad_intents", "{}": "input.bad_intents", `{"intents": []}`: "input.bad_intents",
		`"x"`: "input.bad_intents", `[""]`: "input.bad_intents", `[{"id": 1}]`: "input.bad_intents", `[7]`: "input.bad_intents",
		`[{"id": 1, "text": "a"}, {"id": 1, "text": "b"}]`: "input.bad_intents", `[{"id": "x", "text": "a"}]`: "input.bad_intents",
		`[{"text": "a", "status": "Perfect"}]`: "input.bad_intents", `{"intents": ["a"], "intent_coverage": [{"intent": "b"}]}`: "input.bad_intents",
		strings.Repeat(" ", 5<<20): "input.too_large", strings.Repeat("[", 500): "input.too_large", "[" + strings.Repeat(`"a",`, 1000) + `"a"]`: "input.too_large",
	} {
		root := folder(t, map[string]string{"intents.json": list})
		_, err := intents.ReadList(disk.New(nil), filepath.Join(root, "intents.json"), filepath.Base)
		require.Error(t, err, list)
		require.Equal(t, code, problem.From(err).Code, "%.60s", list)
	}
	root := folder(t, map[string]string{"intents.json": "[\"a\",\n{\"text\": \"b\",\n\"status\": \"x\"}]", "empty/x.txt": "", "binary.md": "a\x00b"})
	_, err := intents.ReadList(disk.New(nil), filepath.Join(root, "intents.json"), filepath.Base)
	require.Equal(t, 3, problem.From(err).Line)
	for name, code := range map[string]string{"nowhere.md": "input.missing", "empty": "input.no_artifact", "binary.md": "input.bad_artifact"} {
		_, err := intents.ReadArtifact(disk.New(nil), filepath.Join(root, name), filepath.Base)
		require.Equal(t, code, problem.From(err).Code)
	}
}

func TestIntents_10_2_Matrix(t *testing.T) {
	t.Parallel()
	var words intents.Words
	require.NoError(t, templates.New(nil, "").Decode("rules/intents.yaml", &words))
	root := folder(t, map[string]string{
		"intents.json": `["Log in | out", {"text": "Keep <!-- intent:9 --> jobs\nalive", "status": "Absorbed", "where_addressed": "#login"}, {"text": "Export\u202e", "deferred": "waits for the store"}, "Log in by a link"]`,
		"x.md":         "# Login\n\nLog in by it <!-- intent:1 -->\n",
	})
	report := cover(t, root, "x.md")
	require.Equal(t, strings.Join([]string{
		"## Intent coverage", "",
		"| # | Intent | Status | Where | Notes |", "|---|---|---|---|---|",
		`| 1 | Log in \| out | Addressed | x.md#login |  |`,
		"| 2 | Keep &lt;!-- intent:9 --> jobs alive | Absorbed | x.md#login | to be confirmed |",
		"| 3 | Export | Missed |  | deferred: waits for the store |",
		"| 4 | Log in by a link | Missed |  | x.md#login may be about it, but does not name it |",
		"",
	}, "\n"), report.Matrix(words, "en"))
	require.Contains(t, report.Matrix(words, "zh"), "## 意图覆盖\n\n| # | 意图 | 状态 | 位置 | 说明 |")
	require.Contains(t, report.Matrix(words, "zh"), "| 遗漏 |")
	for _, s := range intents.Statuses() {
		require.NotEmpty(t, words.Status[string(s)].Zh)
	}
}
