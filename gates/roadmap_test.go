package gates

import (
	"errors"
	"regexp"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/samples"
	"github.com/overtone-cli/overtone/templates"
)

func newRoadmapJudge(t *testing.T) (*RoadmapJudge, *specs.Codec) {
	t.Helper()
	j, err := roadmapJudge()
	require.NoError(t, err)
	return j, j.judge.codec
}

// roadmapJudge reads the data files once for all tests.
var roadmapJudge = sync.OnceValues(func() (*RoadmapJudge, error) { return NewRoadmap(templates.New(nil, "")) })

// roadmapMutation is the text of a good roadmap with a defect being planted,
// and the line where the finding has to sit.
type roadmapMutation struct {
	t    *testing.T
	text string
	lang specs.Lang
	line int
	in   RoadmapInput
}

// say picks the words of the language at hand.
func (m *roadmapMutation) say(en, zh string) string {
	if m.lang == specs.Chinese {
		return zh
	}
	return en
}

// sub replaces the first place of a text behind another one, and expects the
// finding on the line where the new one ends.
func (m *roadmapMutation) sub(after, old, text string) {
	m.t.Helper()
	from := strings.Index(m.text, after)
	require.GreaterOrEqual(m.t, from, 0, "no %q in\n%s", after, m.text)
	at := strings.Index(m.text[from:], old)
	require.GreaterOrEqual(m.t, at, 0, "no %q in\n%s", old, m.text)
	at += from
	m.text = m.text[:at] + text + m.text[at+len(old):]
	m.line = 1 + strings.Count(m.text[:at]+strings.TrimRight(text, "\n"), "\n")
}

// drop takes the rest of a section out, from a heading to the next one.
func (m *roadmapMutation) drop(after, heading string) {
	m.t.Helper()
	from := strings.Index(m.text, after)
	require.GreaterOrEqual(m.t, from, 0, after)
	at := from + strings.Index(m.text[from:], heading)
	require.Greater(m.t, at, from-1, heading)
	end := len(m.text)
	if next := regexp.MustCompile(`\n#+ `).FindStringIndex(m.text[at+len(heading):]); next != nil {
		end = at + len(heading) + next[0] + 1
	}
	m.text = m.text[:at] + m.text[end:]
	m.expect(after)
}

// expect says that the finding sits on the first line with a text.
func (m *roadmapMutation) expect(text string) {
	m.t.Helper()
	at := strings.Index(m.text, text)
	require.GreaterOrEqual(m.t, at, 0, "no %q in\n%s", text, m.text)
	m.line = 1 + strings.Count(m.text[:at], "\n")
}

type roadmapMutant struct {
	rule string
	mode specs.RoadmapMode
	edit func(*roadmapMutation)
	also []string // rules whose errors follow from the same defect
}

// fact is a line of facts in the language at hand.
func (m *roadmapMutation) fact(en, zh, value string) string {
	return "- **" + m.say(en, zh) + ":** " + value
}

func roadmapMutants() []roadmapMutant {
	layers, tasks := specs.Progressive, specs.Direct
	return []roadmapMutant{
		{"roadmap.readable", layers, func(m *roadmapMutation) {
			m.in.Broken = problem.Wrap(errors.New("no"), "input.frontmatter", "the value cannot be read").At(specs.RoadmapFile, 7)
			m.line = 7
		}, nil},
		{"roadmap.words", layers, func(m *roadmapMutation) { m.sub("", "state: Ready", "state: Done") }, nil},
		{"roadmap.factors", layers, func(m *roadmapMutation) {
			m.sub("", m.say("| Technical risk | high |", "| 技术风险 | 高 |"), m.say("| Technical risk | huge |", "| 技术风险 | 巨大 |"))
			m.sub("", "level: high", "level: medium")
			m.expect(m.say("| Technical risk |", "| 技术风险 |"))
		}, nil},
		{"roadmap.level", layers, func(m *roadmapMutation) { m.sub("", "level: high", "level: low") }, nil},
		{"roadmap.risk", layers, func(m *roadmapMutation) { m.sub(m.say("## Risks", "## 风险"), "| L1 |", "| L7 |") }, nil},
		{"roadmap.features", layers, func(m *roadmapMutation) {
			m.text = regexp.MustCompile(`(?m)^\| F-.*\n`).ReplaceAllString(m.text, "")
			m.expect(m.say("### Coverage", "### 功能覆盖"))
		}, []string{"roadmap.loop"}},
		{"roadmap.feature-id", layers, func(m *roadmapMutation) { m.sub("| F-003 |", "| F-004 |", "| F-4 |") }, []string{"roadmap.lost"}},
		{"roadmap.lost", layers, func(m *roadmapMutation) {
			m.sub("### L1", "- F-003: ", "- ")
			m.expect("| F-003 |")
		}, nil},
		{"roadmap.doubled", layers, func(m *roadmapMutation) {
			m.sub("### L2", "- F-004: ", "- F-003, F-004: ")
			m.expect("| F-003 |")
		}, nil},
		{"roadmap.stray", layers, func(m *roadmapMutation) { m.sub("### L1", "- [ ] ", "- [ ] F-001: ") }, nil},
		{"roadmap.spec-lost", layers, func(m *roadmapMutation) {
			m.in.Spec = &specs.Package{Requirements: []*specs.Requirement{{ID: "REQ-001", Priority: specs.Must}, {ID: "REQ-002", Priority: specs.Must}, {ID: "REQ-003", Priority: specs.Wont}}}
			m.text = regexp.MustCompile(`(?m)^(\| F-\d+ .* \| )— (\| .L)`).ReplaceAllString(m.text, "${1}REQ-001 ${2}")
			m.text = regexp.MustCompile(`(?m)^- \*\*(Source|出处):`).ReplaceAllString(m.text, m.fact("Traces", "追溯", "REQ-001")+"\n$0")
			m.sub("", `spec: ""`, "spec: SPEC-recipes-2026-01-30")
			m.expect(m.say("### Coverage", "### 功能覆盖"))
		}, nil},
		{"roadmap.trace", layers, func(m *roadmapMutation) {
			m.text = regexp.MustCompile(`(?m)^- \*\*(Source|出处):`).ReplaceAllString(m.text, m.fact("Traces", "追溯", "EPIC-001")+"\n$0")
			m.sub("", `spec: ""`, "spec: SPEC-recipes-2026-01-30")
			m.sub("### L1", m.fact("Traces", "追溯", "EPIC-001"), m.fact("Traces", "追溯", "the epic"))
			m.expect("### L1")
		}, nil},
		{"roadmap.criteria", layers, func(m *roadmapMutation) { m.drop("### L1", m.say("#### Criteria", "#### 标准")) }, nil},
		{"roadmap.testable", layers, func(m *roadmapMutation) {
			m.sub("### L1", "- [ ] ", "- [ ] "+m.say("Nicer", "更加美观")+"\n- [ ] ")
			m.line--
		}, nil},
		{"roadmap.vague", layers, func(m *roadmapMutation) {
			m.sub("### L1", "- [ ] ", "- [ ] "+m.say("When a cook searches, the list works fine", "用户搜索时列表显示正常")+"\n- [ ] ")
			m.line--
		}, nil},
		{"roadmap.verification", layers, func(m *roadmapMutation) { m.drop("### L1", m.say("#### Verification", "#### 验证")) }, nil},
		{"roadmap.executable", layers, func(m *roadmapMutation) { m.sub("### L1", "`go test ./search/...`", m.say("check it", "检查")) }, nil},
		{"roadmap.done", layers, func(m *roadmapMutation) { m.drop("### L1", m.say("#### Definition of Done", "#### 完成的定义")) }, nil},
		{"roadmap.business", layers, func(m *roadmapMutation) {
			m.sub("### L1", m.say("A cook with three", "只剩三个"), m.say("Lint passes and a cook with three", "单元测试通过，只剩三个"))
		}, nil},
		{"roadmap.item-id", layers, func(m *roadmapMutation) { m.sub("", "### L2:", "### Later:") }, nil},
		{"roadmap.layers", layers, func(m *roadmapMutation) {
			at := strings.Index(m.text, "### L2:")
			end := at + strings.Index(m.text[at:], "\n## ") + 1
			for _, id := range []string{"4", "3"} {
				layer := strings.NewReplacer("### L2", "### L"+id, "F-004: ", "", m.say("Share", "用链接"), id+m.say(" Share", " 用链接")).Replace(m.text[at:end])
				m.text = m.text[:end] + layer + m.text[end:]
			}
			m.expect(m.say("## Convergence Criteria", "## 收敛标准"))
		}, nil},
		{"roadmap.goal", layers, func(m *roadmapMutation) {
			m.sub("### L1", m.fact("Goal", "目标", m.say("A cook finds a recipe by what is in the fridge", "做饭的人按冰箱里的食材找到菜谱"))+"\n", "")
			m.expect("### L1")
		}, nil},
		{"roadmap.loop", layers, func(m *roadmapMutation) {
			m.sub("### L1", m.fact("Depends on", "依赖", "L0")+"\n", "")
			m.sub("### L0", m.fact("Priority", "优先级", "3"), m.fact("Priority", "优先级", "3")+"\n"+m.fact("Depends on", "依赖", "L1"))
		}, nil},
		{"roadmap.overlap", layers, func(m *roadmapMutation) {
			m.sub("### L2", "- F-004: ", "- "+m.say("Open a saved recipe.", "打开已保存的菜谱")+"\n- F-004: ")
			m.line--
		}, nil},
		{"roadmap.excluded", layers, func(m *roadmapMutation) {
			m.sub("### L2", m.say("#### Criteria", "#### 标准"), m.say("#### Excludes\n\n- share a recipe as a link", "#### 不包括\n\n- 用链接分享菜谱")+"\n\n"+m.say("#### Criteria", "#### 标准"))
			m.line -= 2
		}, nil},
		{"roadmap.rules", layers, func(m *roadmapMutation) {
			m.in.Rules = []specs.ProjectRule{noRedis()}
			m.sub("### L1", "- [ ] ", "- [ ] "+m.say("When a recipe is opened twice, the second view comes from Redis within 50 ms", "再次打开菜谱时，50 毫秒内从 Redis 返回")+"\n- [ ] ")
			m.line--
		}, nil},
		{"roadmap.type", tasks, func(m *roadmapMutation) {
			m.sub("### T2", m.fact("Type", "类型", m.say("feature", "功能")), m.fact("Type", "类型", "magic"))
		}, nil},
		{"roadmap.inputs", tasks, func(m *roadmapMutation) {
			m.sub("### T2", m.fact("Inputs", "输入", "MVP"), m.fact("Inputs", "输入", "a stove"))
		}, nil},
		{"roadmap.group", tasks, func(m *roadmapMutation) {
			m.sub("### T3", m.fact("Depends on", "依赖", "T1"), m.fact("Depends on", "依赖", "T2"))
			m.sub("### T3", m.fact("Parallel group", "并行组", "G1"), m.fact("Parallel group", "并行组", "G1"))
		}, nil},
		{"roadmap.missing", layers, func(m *roadmapMutation) {
			m.sub("### L2", m.fact("Depends on", "依赖", "L1"), m.fact("Depends on", "依赖", "L1, L9"))
		}, nil},
		{"roadmap.cycle", layers, func(m *roadmapMutation) {
			m.sub("### L1", m.fact("Depends on", "依赖", "L0"), m.fact("Depends on", "依赖", "L2"))
		}, nil},
		{"roadmap.order", tasks, func(m *roadmapMutation) {
			m.sub("### T3", m.fact("Parallel group", "并行组", "G1")+"\n", "")
			m.sub("### T2", m.fact("Depends on", "依赖", "T1"), m.fact("Depends on", "依赖", "T1, T3"))
		}, nil},
		{"roadmap.waves", layers, func(m *roadmapMutation) {
			m.sub("### L2", m.fact("Depends on", "依赖", "L1"), m.fact("Depends on", "依赖", "L0"))
			m.expect(m.say("## Roadmap", "## 路线图"))
		}, nil},
		{"roadmap.effort", layers, func(m *roadmapMutation) {
			m.sub("### L2", m.fact("Effort", "工作量", m.say("small", "小")), m.fact("Effort", "工作量", "tiny"))
		}, nil},
		{"roadmap.balance", layers, func(m *roadmapMutation) {
			m.sub("### L1", m.fact("Effort", "工作量", m.say("medium", "中")), m.fact("Effort", "工作量", m.say("large", "大")))
		}, nil},
	}
}

// TestRoadmapMutants: for every rule and both languages a defect is planted in
// a good roadmap. The rule names it at its line, in words without an open slot,
// and no error comes up that does not follow from it.
func TestRoadmapMutants(t *testing.T) {
	t.Parallel()
	byRule := map[string]roadmapMutant{}
	for _, mu := range roadmapMutants() {
		require.NotContains(t, byRule, mu.rule, "two mutants")
		byRule[mu.rule] = mu
	}
	j, codec := newRoadmapJudge(t)
	for _, rule := range j.Rules() {
		for _, lang := range languages() {
			t.Run(rule.ID+"/"+string(lang), func(t *testing.T) {
				t.Parallel()
				mu, known := byRule[rule.ID]
				require.True(t, known, "a rule without a mutant")
				text, err := codec.Render(samples.Roadmap(lang, mu.mode), nil)
				require.NoError(t, err)
				m := &roadmapMutation{t: t, text: string(text), lang: lang}
				mu.edit(m)
				r := judgeRoadmap(t, j, m.text, m.in)
				hit := false
				for _, f := range r.Findings {
					require.NotRegexp(t, `\{[a-z]+\}`, f.Message+f.Fix)
					hit = hit || f.Rule == rule.ID && f.Line == m.line
					if f.Severity == Error && f.Rule != rule.ID {
						require.Contains(t, mu.also, f.Rule, "%s:%d %s", f.File, f.Line, f.Message)
					}
				}
				require.True(t, hit, "not at line %d: %+v\n%s", m.line, r.Findings, m.text)
				require.NotEqual(t, Pass, r.Gate)
				require.Equal(t, rule.Severity == Error, r.Gate == Fail || r.Count(Error) > 0)
			})
		}
	}
}

func judgeRoadmap(t *testing.T, j *RoadmapJudge, text string, in RoadmapInput) *Report {
	t.Helper()
	parsed, err := j.judge.codec.Parse(specs.RoadmapFile, []byte(text))
	require.NoError(t, err)
	in.Roadmap, in.Parsed, in.Text = parsed.Doc.(*specs.Roadmap), parsed, []byte(text)
	r, err := j.Check(t.Context(), in)
	require.NoError(t, err)
	return r
}

// TestGoodRoadmapsPass: nothing is found in a good roadmap, on disk and before
// it was written.
func TestGoodRoadmapsPass(t *testing.T) {
	t.Parallel()
	j, codec := newRoadmapJudge(t)
	for _, lang := range languages() {
		for _, mode := range []specs.RoadmapMode{specs.Progressive, specs.Direct} {
			m := samples.Roadmap(lang, mode)
			text, err := codec.Render(m, nil)
			require.NoError(t, err)
			r := judgeRoadmap(t, j, string(text), RoadmapInput{})
			require.Empty(t, r.Findings)
			require.Equal(t, Pass, r.Gate)
			require.Equal(t, 100, r.Overall)
			r, err = j.Check(t.Context(), RoadmapInput{Roadmap: m})
			require.NoError(t, err)
			require.Equal(t, Pass, r.Gate)
		}
	}
}

// TestTheExamplesOfTheContract: what it rejects is found, what it accepts is
// not.
func TestTheExamplesOfTheContract(t *testing.T) {
	t.Parallel()
	j, _ := newRoadmapJudge(t)
	judge := func(criterion, verification, done string) []string {
		m := samples.Roadmap(specs.English, specs.Progressive)
		m.Items[1].Criteria[0].Text, m.Items[1].Verification[0].Text, m.Items[1].Done[0].Text = criterion, verification, done
		r, err := j.Check(t.Context(), RoadmapInput{Roadmap: m})
		require.NoError(t, err)
		var rules []string
		for _, f := range r.Findings {
			rules = append(rules, f.Rule)
		}
		return rules
	}
	require.Empty(t, judge("POST /links answers 201 and the body has a `code` of 7 characters", "`go test ./links/... && curl -fsS localhost:8080/healthz`", "A visitor can shorten a link and share it"))
	rejected := judge("works fine", "check it", "lint passes")
	for _, rule := range []string{"roadmap.testable", "roadmap.vague", "roadmap.executable", "roadmap.business"} {
		require.Contains(t, rejected, rule)
	}
	require.Equal(t, []string{"roadmap.executable"}, judge("A search lists each match within 5 seconds", "Check that it all works fine", "A cook knows what to cook"))
	require.Empty(t, judge("A search lists a label \"works fine\" for each match", "Run the search, compare the list with the fridge", "A cook sells goods"))
}

// TestRoadmapRulesAreChecked: a table that does not fit the code is refused.
func TestRoadmapRulesAreChecked(t *testing.T) {
	t.Parallel()
	data, _, err := templates.New(nil, "").Read(roadmapRules)
	require.NoError(t, err)
	for change, want := range map[[2]string]string{
		{"id: roadmap.lost,", "id: roadmap.found,"}: `the rule "roadmap.lost" is missing`,
		{"dimension: balance", "dimension: beauty"}: "needs a dimension",
		{"severity: warning", "severity: grave"}:    `has the severity "grave"`,
	} {
		changed := strings.Replace(string(data), change[0], change[1], 1)
		require.NotEqual(t, string(data), changed)
		_, err := NewRoadmap(templates.New(fstest.MapFS{roadmapRules: {Data: []byte(changed)}}, "over"))
		require.ErrorContains(t, err, want)
	}
}
