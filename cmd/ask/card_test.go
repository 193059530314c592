package ask

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"
	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/templates"
)

// cardOf is a card on a terminal of a size.
func cardOf(q interview.Question, columns, rows int, facts ...interview.Fact) tea.Model {
	p := phrasesIn(q.Lang)
	field := newField(q, p, console.Style{}, q.Offered())
	c := card{field: field, q: q, p: p, heading: p.known, facts: facts, last: func(want wish) string { return fmt.Sprint(want) }}
	return sized(c, columns, rows)
}

func sized(c tea.Model, columns, rows int) tea.Model {
	c, _ = c.Update(tea.WindowSizeMsg{Width: columns, Height: rows})
	return c
}

// press sends keys, named as they are in messages; other words are typed.
func press(c tea.Model, keys ...string) card {
	special := map[string]tea.Key{
		"enter": {Code: tea.KeyEnter}, "esc": {Code: tea.KeyEscape}, "tab": {Code: tea.KeyTab}, "up": {Code: tea.KeyUp}, "down": {Code: tea.KeyDown},
		"pgdown": {Code: tea.KeyPgDown}, "end": {Code: tea.KeyEnd}, "home": {Code: tea.KeyHome}, "backspace": {Code: tea.KeyBackspace},
		"space": {Code: tea.KeySpace, Text: " "}, "ctrl+s": {Code: 's', Mod: tea.ModCtrl}, "f1": {Code: tea.KeyF1},
	}
	for _, k := range keys {
		if key, ok := special[k]; ok {
			c, _ = c.Update(tea.KeyPressMsg(key))
			continue
		}
		for _, r := range k {
			c, _ = c.Update(tea.KeyPressMsg{Code: r, Text: string(r)})
		}
	}
	return c.(card)
}

func shown(c tea.Model) string { return c.View().Content }

// requireFits wants every line within the columns, and all lines within the
// rows but one, which the program needs.
func requireFits(t *testing.T, c tea.Model, columns, rows int) {
	t.Helper()
	lines := strings.Split(shown(c), "\n")
	require.Less(t, len(lines), rows, shown(c))
	for _, line := range lines {
		require.LessOrEqual(t, lipgloss.Width(line), columns, "%q", line)
	}
}

// sixty are more options than any screen has rows, with labels that are too long.
func sixty(kind interview.Kind) interview.Question {
	q := interview.Question{ID: "p.sixty", Kind: kind, Prompt: bilingual("Which of these?", "哪些？"), Why: bilingual(strings.Repeat("It decides a lot. ", 12), "很重要。")}
	for i := range 60 {
		label := fmt.Sprintf("%02d %s", i+1, strings.Repeat("long label 很长的名称 ", 5))
		q.Options = append(q.Options, interview.Option{ID: fmt.Sprintf("o-%02d", i+1), Label: bilingual(label, label), Description: bilingual("what it means", "含义")})
	}
	q.Default = []string{"o-30"}
	return q
}

func TestLongListsScroll(t *testing.T) {
	t.Parallel()
	for _, size := range [][2]int{{80, 24}, {60, 20}, {140, 40}, {110, 30}, {40, 12}, {30, 10}} {
		columns, rows := size[0], size[1]
		for _, kind := range []interview.Kind{interview.Choice, interview.Multi} {
			c := cardOf(sixty(kind), columns, rows, interview.Fact{Label: bilingual("Title", "标题"), Value: strings.Repeat("名称 name ", 60)})
			requireFits(t, c, columns, rows)
			require.Regexp(t, `\d+ above, \d+ below`, shown(c))
			require.Contains(t, shown(c), "enter take", "the keys stay")
			for _, key := range []string{"down", "pgdown", "end", "up", "home"} {
				c = press(c, key)
				requireFits(t, c, columns, rows)
				require.Regexp(t, `(?m)^┃ > `, shown(c), "%v %s", size, key)
			}
			require.Contains(t, shown(c), "0 above")
			c = sized(press(c, "end"), 50, 14) // resized while it is there
			requireFits(t, c, 50, 14)
			require.Contains(t, shown(c), " 0 below")
		}
	}
}

func TestListsAreFiltered(t *testing.T) {
	t.Parallel()
	c := press(cardOf(sixty(interview.Choice), 80, 24), "/", "4", "2")
	require.Contains(t, shown(c), "filter: 42")
	require.Contains(t, shown(c), "┃ > 42 long")
	require.NotContains(t, shown(c), "above")
	require.Equal(t, []string{"o-42"}, c.field.values())
	require.Contains(t, shown(press(c, "?")), "nothing fits", "a question mark is typed, and no help")
	c = press(c, "esc")
	require.Equal(t, none, c.want, "leaves the filter")
	require.Contains(t, shown(c), "above")
	require.Equal(t, back, press(c, "esc").want, "leaves the question")
	require.True(t, press(cardOf(sixty(interview.Choice), 80, 24), "/", "42", "enter").done)

	m := press(cardOf(sixty(interview.Multi), 80, 24), "/", "很长 5", "enter", "space", "down", "space", "esc", "enter")
	require.True(t, m.done)
	require.Equal(t, []string{"o-05", "o-15", "o-30"}, m.field.values(), "in the order of the options")

	choice, _, _ := posed()
	require.NotContains(t, shown(press(cardOf(choice, 80, 24), "/", "x")), "filter", "three options need none")
}

func TestARefusedDefaultIsAskedAgain(t *testing.T) {
	t.Parallel()
	choice, _, text := posed()
	text.Default = []string{"no"}
	choice.Check = func(v []string) error {
		if v[0] == "standard" {
			return errors.New("not that one")
		}
		return nil
	}
	for _, q := range []interview.Question{choice, text} {
		c := press(cardOf(q, 60, 20), "ctrl+s")
		require.False(t, c.done)
		require.Regexp(t, "not that one|that is too short", shown(c))
		requireFits(t, c, 60, 20)
		_, screen, err := say(t, q, ":skip\nlight\n")
		require.NoError(t, err)
		require.Regexp(t, "not that one|that is too short", screen)
	}
	require.Equal(t, skip, press(cardOf(sixty(interview.Choice), 60, 20), "ctrl+s").want)
}

func TestPanelStandsBesideTheQuestion(t *testing.T) {
	t.Parallel()
	choice, _, text := posed()
	facts := []interview.Fact{
		{Label: bilingual("Title", "标题"), Value: "给社区图书馆做一个借书还书的小程序，支持预约、续借与逾期提醒，管理员可以盘点馆藏"},
		{Label: bilingual("Users", "用户"), Value: "\x1b[31mreaders\x1b[0m, librarians\nand volunteers"},
	}
	for i := range 40 {
		facts = append(facts, interview.Fact{Label: bilingual(fmt.Sprintf("Fact %d", i), "事实"), Value: strings.Repeat("word ", i)})
	}
	for _, q := range []interview.Question{choice, text} {
		for _, columns := range []int{110, 120, 140, 200} {
			for _, rows := range []int{10, 24, 40} {
				c := cardOf(q, columns, rows, facts...)
				requireFits(t, c, columns, rows)
				for _, part := range []string{"Known so far", "Title: 给社区图书馆", "enter take", q.Prompt.In("en")} {
					require.Contains(t, shown(c), part)
				}
				require.Regexp(t, "… and [0-9]+ more", shown(c))
				require.NotContains(t, shown(c), "\x1b[31m")
				at := -1
				for line := range strings.Lines(shown(c)) {
					if left, _, ok := strings.Cut(line, "│"); ok {
						if at < 0 {
							at = lipgloss.Width(left)
						}
						require.Equal(t, at, lipgloss.Width(left), "%s", line)
					}
				}
			}
		}
		require.NotContains(t, shown(cardOf(q, 109, 24, facts...)), "Known so far", "no room")
		require.NotContains(t, shown(sized(cardOf(q, 140, 24, facts...), 80, 24)), "Known so far", "no room any more")
	}
	require.NotContains(t, shown(cardOf(choice, 140, 24, facts[0], facts[1])), "more", "all of them fit")
}

// picked is a choice of which anything may be typed: names below "a/".
func picked() interview.Question {
	q := interview.Question{ID: "p.file", Kind: interview.Choice, First: true, Prompt: bilingual("Which file?", "哪个文件？"), Else: bilingual("a path", "路径")}
	q.Suggest = func(typed string) []interview.Option {
		switch {
		case typed == "":
			return []interview.Option{{ID: "one.md", Description: bilingual("1 KB", "")}, {ID: "a/", Leads: true}}
		case strings.HasPrefix(typed, "a/"):
			return []interview.Option{{ID: "a/two.md"}, {ID: "a/bad.md"}}
		}
		return nil
	}
	q.Options = q.Suggest("")
	q.Peek = func(id string) []interview.Fact {
		return []interview.Fact{{Label: templates.Words{En: "begins"}, Value: "seen of " + id}}
	}
	q.Check = func(v []string) error {
		if strings.Contains(v[0], "bad") {
			return errors.New("this is a binary file")
		}
		return nil
	}
	return q
}

func TestPickerCompletes(t *testing.T) {
	t.Parallel()
	for _, columns := range []int{60, 140} {
		c := press(cardOf(picked(), columns, 24))
		require.Contains(t, shown(c), "seen of one.md")
		require.Contains(t, shown(c), "or type a path")
		requireFits(t, c, columns, 24)
		require.Equal(t, []string{"one.md"}, press(cardOf(picked(), columns, 24), "enter").field.values())

		c = press(c, "down", "enter") // into the folder
		require.False(t, c.done)
		require.Contains(t, shown(c), "seen of a/two.md")
		c = press(c, "down", "enter")
		require.False(t, c.done)
		require.Contains(t, shown(c), "this is a binary file")
		requireFits(t, c, columns, 24)
		c = press(c, "up", "tab", "enter")
		require.True(t, c.done)
		require.Equal(t, []string{"a/two.md"}, c.field.values())
	}
	c := press(cardOf(picked(), 80, 24), "other.md")
	require.Contains(t, shown(c), "nothing fits")
	require.Equal(t, []string{"other.md"}, press(c, "enter").field.values(), "what is typed")
	require.False(t, press(cardOf(picked(), 80, 24), "x", "backspace", "down", "esc").done)
}

func TestPlainTakesElse(t *testing.T) {
	t.Parallel()
	for typed, want := range map[string]string{"1\n": "one.md", "a/bad.md\nsome/where.md\n": "some/where.md", "one.md\n": "one.md"} {
		q := picked()
		q.Default = []string{"one.md"}
		a, screen, err := say(t, q, typed)
		require.NoError(t, err)
		require.Equal(t, []string{want}, a.Values)
		require.Contains(t, screen, "a path")
	}
}
