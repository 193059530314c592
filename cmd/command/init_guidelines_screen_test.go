package command

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/cmd/console"
)

// profiled is a small project with its profile.
func profiled(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod": "module example.com/pay\n\ngo 1.26\n", "pay.go": "// Package pay pays.\npackage pay\n", "pay_test.go": "package pay\n",
	} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600))
	}
	ran := runProcess(t, dir, nil, "init", "--skip-specs", "-q")
	require.Zero(t, ran.code, ran.err)
	return dir
}

// space chooses an option of several.
const space = " "

// TestGuidelines_InitGuidelines_Forms goes through the five rounds at a
// terminal: an option more, own words, back over a round that is written; then
// the answers replay to the same bytes in the same project as it was.
func TestGuidelines_InitGuidelines_Forms(t *testing.T) {
	t.Parallel()
	dir := profiled(t)
	s := openScreen(t, dir, "init-guidelines")
	s.answer(enter)                             // style
	s.answer("G", space, enter)                 // naming: own words are the last option
	s.answer("Constants say their unit", enter) // which are typed next
	s.answer("\x1b")                            // files: back to the own words of round 1, which is written
	s.answer(" in seconds or bytes", enter)
	rules := filepath.Join(dir, ".workflow", "specs", "coding-conventions.md")
	require.Equal(t, 0, s.wait(), "%s", s.seen.String()) // takes what is offered for the rest
	text := readText(t, rules)
	require.Contains(t, text, "Constants say their unit in seconds or bytes <!--")
	require.NotContains(t, text, "Constants say their unit <!--", "it was taken back when it was answered anew")
	require.Contains(t, s.seen.String(), "1/5 Naming")
	require.Contains(t, s.seen.String(), "5/5 Quality")

	other := profiled(t)
	ran := runProcess(t, other, nil, "init-guidelines", "--answers", filepath.Join(dir, ".workflow", "guidelines-answers.yaml"))
	require.Zero(t, ran.code, ran.err)
	again := runProcess(t, profiled(t), nil, "init-guidelines", "--answers", filepath.Join(dir, ".workflow", "guidelines-answers.yaml"))
	require.Equal(t, ran.out, again.out)
	for _, name := range []string{"architecture-constraints.md", "quality-rules.md", "coding-conventions.md"} {
		require.Equal(t, withoutIDs(readText(t, filepath.Join(dir, ".workflow", "specs", name))), withoutIDs(readText(t, filepath.Join(other, ".workflow", "specs", name))), name)
	}
}

// withoutIDs takes the numbers of rules away: one that was taken back leaves a
// gap in them.
func withoutIDs(text string) string {
	return regexp.MustCompile(`<!-- R-\d+ -->`).ReplaceAllString(text, "")
}

// TestGuidelines_InitGuidelines_InterruptedForms presses Ctrl-C in round 3: the
// rounds before it are written, and the next call goes on there.
func TestGuidelines_InitGuidelines_InterruptedForms(t *testing.T) {
	t.Parallel()
	dir := profiled(t)
	s := openScreen(t, dir, "init-guidelines")
	for range 5 { // style, naming, files, docs, architecture
		s.answer(enter)
	}
	s.answer("\x03")
	require.Equal(t, 130, s.wait())
	require.Contains(t, s.seen.String(), "stopped after 2 rounds")
	require.Contains(t, readText(t, filepath.Join(dir, ".workflow", "specs", "coding-conventions.md")), "[documentation]")
	require.NoFileExists(t, filepath.Join(dir, ".workflow", "specs", "quality-rules.md"))

	s = openScreen(t, dir, "init-guidelines")
	s.answer(enter) // continue
	require.Equal(t, 0, s.wait())
	require.NotContains(t, s.seen.String(), "1/5")
	require.NotContains(t, s.seen.String(), "3/5 Architecture")
	require.Contains(t, s.seen.String(), "3/5 Tech stack")
	require.Contains(t, readText(t, filepath.Join(dir, ".workflow", "specs", "architecture-constraints.md")), "- [architecture]")
	require.Contains(t, readText(t, filepath.Join(dir, ".workflow", "specs", "quality-rules.md")), "- [security]")
}

// TestGuidelines_InitGuidelines_Screens goes through all rounds on terminals of
// several sizes and in both languages: every option stands there with its name,
// the rule under the cursor is never cut off, and nothing runs over the edge.
func TestGuidelines_InitGuidelines_Screens(t *testing.T) {
	t.Parallel()
	english := []string{"1/5 Coding style", "1/5 Naming", "2/5 File structure", "2/5 Documentation", "3/5 Architecture", "3/5 Tech stack", "4/5 Performance", "4/5 Security", "5/5 Quality"}
	chinese := []string{"1/5 编码风格", "1/5 命名", "2/5 文件结构", "2/5 文档", "3/5 架构", "3/5 技术栈", "4/5 性能", "4/5 安全", "5/5 质量"}
	for _, c := range []struct {
		size, lang, own, rule string
		questions             []string
	}{
		{"60x20", "en_US.UTF-8", "own words", "Rule: ", english},
		{"60x20", "zh_CN.UTF-8", "自行填写", "规则：", chinese},
		{"80x24", "zh_CN.UTF-8", "自行填写", "规则：", chinese},
		{"120x30", "en_US.UTF-8", "own words", "Rule: ", english},
	} {
		t.Run(c.size+" "+c.lang[:2], func(t *testing.T) {
			t.Parallel()
			dir := profiled(t)
			columns, _ := sizeOf(t, c.size)
			v := openView(t, dir, c.size, []string{"LANG=" + c.lang}, "init-guidelines")
			var shown []string
			for _, question := range c.questions {
				text := v.until(question)
				require.Contains(t, text, c.own, "the last option is on the screen")
				for line := range strings.Lines(text) {
					require.LessOrEqual(t, console.Width(strings.TrimRight(line, "\n")), columns, text)
				}
				shown = append(shown, panelRule(t, text, c.rule))
				v.press(enter)
			}
			require.Zero(t, v.end())
			rules := readText(t, filepath.Join(dir, ".workflow", "specs", "coding-conventions.md")) +
				readText(t, filepath.Join(dir, ".workflow", "specs", "architecture-constraints.md")) + readText(t, filepath.Join(dir, ".workflow", "specs", "quality-rules.md"))
			for _, rule := range shown {
				require.Contains(t, withoutBlanks(rules), "]"+rule, "what is recommended first, whole as it is written")
			}
			if c.lang[:2] == "zh" {
				for line := range strings.Lines(rules) {
					if strings.HasPrefix(line, "- [") || strings.HasPrefix(line, "#") {
						require.Regexp(t, `\p{Han}`, line, "a rule of a Chinese team is Chinese")
					}
				}
			}
		})
	}
}

// panelRule is the rule that the panel shows whole, without blanks.
func panelRule(t *testing.T, screen, label string) string {
	t.Helper()
	var rule strings.Builder
	inside := false
	for line := range strings.Lines(screen) {
		part := strings.TrimRight(line, " \n")
		if left, right, beside := strings.Cut(part, "│ "); beside {
			part = right
		} else if strings.Contains(left, "┃") {
			continue
		}
		part = strings.TrimSpace(part)
		if text, begins := strings.CutPrefix(part, strings.TrimSpace(label)); begins {
			inside, part = true, text
		} else if inside && !strings.HasPrefix(line, "    ") && !strings.Contains(line, "│   ") {
			break
		}
		if inside {
			rule.WriteString(part)
		}
	}
	require.NotEmpty(t, rule.String(), screen)
	return withoutBlanks(rule.String())
}

func withoutBlanks(text string) string { return strings.Join(strings.Fields(text), "") }
