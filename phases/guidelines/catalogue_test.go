package guidelines

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/codebase"
	"github.com/overtone-cli/overtone/templates"
)

func loaded(t *testing.T) *Catalogue {
	t.Helper()
	c, err := Load(templates.New(nil, ""))
	require.NoError(t, err)
	return c
}

// TestGuidelines_InitGuidelines_Data checks what the code relies on in the data
// files, beyond what Load checks of every option.
func TestGuidelines_InitGuidelines_Data(t *testing.T) {
	t.Parallel()
	c := loaded(t)
	require.Len(t, c.Rounds, 5)
	categories := []string{"general", "general", "planning", "execution", "execution"}
	for i, r := range c.Rounds {
		require.Equal(t, i+1, r.N)
		require.Equal(t, categories[i], r.Category)
		require.True(t, both(r.Name))
	}
	for i, topic := range c.Topics {
		require.True(t, i == 0 || topic.Round >= c.Topics[i-1].Round, topic.ID)
		require.True(t, both(topic.Name) && both(topic.Prompt) && both(topic.Why), topic.ID)
		if topic.Round >= 4 {
			require.Equal(t, "quality-rules.md", topic.File, topic.ID) // rulings, "Guidelines"
		}
	}
	for key, words := range c.Phrases {
		require.Equal(t, slotsOf(words.En), slotsOf(words.Zh), key)
	}
	for _, h := range c.Habits {
		require.True(t, both(h.Says), h.Habit)
	}
}

// TestGuidelines_InitGuidelines_HabitsAreKnown holds the data to the list of
// habits that the reading of the code counts.
func TestGuidelines_InitGuidelines_HabitsAreKnown(t *testing.T) {
	t.Parallel()
	known := []string{
		codebase.HabitFileNaming, codebase.HabitFunctionNaming, codebase.HabitTestPlacement, codebase.HabitTestNaming, codebase.HabitTestStyle,
		codebase.HabitIndentation, codebase.HabitLineLength, codebase.HabitFunctionLength, codebase.HabitFileLength, codebase.HabitDocComments,
		codebase.HabitErrorHandling, codebase.HabitLogging, codebase.HabitTypeHints, codebase.HabitQuotes, codebase.HabitSemicolons,
		codebase.HabitExports, codebase.HabitComponents, codebase.HabitImports, codebase.HabitStructure, codebase.HabitFormatter,
		codebase.HabitLinter, codebase.HabitCommitMessages,
	}
	for _, h := range loaded(t).Habits {
		require.Contains(t, known, h.Habit)
	}
}

// TestGuidelines_InitGuidelines_NamesAreKnown holds the names of frameworks and
// tools to the table by which they are found.
func TestGuidelines_InitGuidelines_NamesAreKnown(t *testing.T) {
	t.Parallel()
	c := loaded(t)
	known := map[string]bool{"HTML": true, "gofumpt": true}
	for _, file := range []string{"technologies.yaml", "stack.yaml"} {
		data, err := os.ReadFile(filepath.Join("../codebase/tables", file))
		require.NoError(t, err)
		for _, m := range regexp.MustCompile(`\{name: '?([^,'}]+)`).FindAllStringSubmatch(string(data), -1) {
			known[m[1]] = true
		}
	}
	for _, f := range c.Languages {
		for _, name := range f.Names {
			known[name] = true
		}
	}
	for _, f := range c.Languages {
		for _, name := range slices.Concat(f.Formatters, f.Linters) {
			require.True(t, known[name], "%s of %s", name, f.File)
		}
	}
	for _, o := range c.options {
		names := slices.Concat(o.Needs, o.Unless)
		if o.Because != nil {
			names = append(names, o.Because.Stack...)
		}
		for _, name := range names {
			require.True(t, known[name], "%s of %s", name, o.ID)
		}
	}
	for _, k := range c.Kinds {
		for _, name := range k.Stack {
			require.True(t, known[name], "%s of %s", name, k.ID)
		}
	}
}

// TestGuidelines_InitGuidelines_RulesReadWell keeps options short enough to be
// chosen from, and rules free of what a file of rules cannot hold.
func TestGuidelines_InitGuidelines_RulesReadWell(t *testing.T) {
	t.Parallel()
	vague := regexp.MustCompile(`(?i)\b(clean code|best practices?|appropriate|as needed|where possible|meaningful|high quality)\b`)
	for _, o := range loaded(t).options {
		for _, lang := range []string{"en", "zh"} {
			require.LessOrEqual(t, len([]rune(o.Label.In(lang))), 36, o.ID)
			require.LessOrEqual(t, len([]rune(o.Rule.In(lang))), 200, o.ID)
			require.False(t, strings.HasSuffix(o.Rule.In(lang), ".") || strings.HasSuffix(o.Rule.In(lang), "。"), o.ID)
			require.NotContains(t, o.Rule.In(lang), "\n", o.ID)
		}
		require.False(t, vague.MatchString(o.Rule.En), o.ID)
		require.Regexp(t, `\p{Han}`, o.Rule.Zh, o.ID)
	}
}

// TestLoadRefuses names the option that does not fit.
func TestLoadRefuses(t *testing.T) {
	t.Parallel()
	c := loaded(t)
	good := Option{ID: "x", Topic: "style", Label: templates.Words{En: "a", Zh: "b"}, Rule: templates.Words{En: "a", Zh: "b"}}
	require.Empty(t, c.fault(good))
	for want, spoil := range map[string]func(*Option){
		"small letters":   func(o *Option) { o.ID = "X y" },
		"there twice":     func(o *Option) { o.ID = c.options[0].ID },
		"no topic":        func(o *Option) { o.Topic = "colour" },
		"both languages":  func(o *Option) { o.Rule = templates.Words{En: "a"} },
		"a scope":         func(o *Option) { o.Topic = "quality" },
		"architecture":    func(o *Option) { o.Kinds = []string{"onion"} },
		"other slots":     func(o *Option) { o.Rule = templates.Words{En: "{a}", Zh: "b"} },
		"exactly one":     func(o *Option) { o.Because = &Condition{} },
		"a share":         func(o *Option) { o.Because = &Condition{Habit: "file-naming"} },
		"habit that nobo": func(o *Option) { o.Because = &Condition{Habit: "tea-time", Share: 1, Least: 1} },
	} {
		o := good
		spoil(&o)
		require.Contains(t, c.fault(o), want)
	}
}
