package ask

import (
	"fmt"
	"strings"

	tea "charm.land/bubbletea/v2"
	"charm.land/huh/v2"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/phases/interview"
)

const (
	textLines  = 6        // height of the text area; longer texts scroll
	leastLines = 2        // on a small screen
	longText   = 16 << 10 // how much the text area holds, in bytes: it wraps all of it anew for each key
)

// text is the field of a question that is answered in words. What is too long
// for the area is kept beside it.
type text struct {
	q     interview.Question
	p     phrases
	style console.Style

	area  *huh.Text
	form  *huh.Form
	value string
	long  string

	width, rows int
	refused     string
}

func newText(q interview.Question, p phrases, style console.Style, values []string) *text {
	t := &text{q: q, p: p, style: style, value: strings.Join(values, "\n")}
	if len(t.value) > longText {
		t.long, t.value = t.value, ""
	}
	t.area = huh.NewText().Lines(textLines).CharLimit(0).ShowLineNumbers(false).ExternalEditor(false).Value(&t.value).
		Validate(func(v string) error {
			if err := q.Validate(textValues(t.long + v)); err != nil {
				t.refuse(err)
				return err
			}
			return nil
		})
	t.form = huh.NewForm(huh.NewGroup(t.area)).WithTheme(huh.ThemeFunc(huh.ThemeBase16)).
		WithShowHelp(false).WithShowErrors(false).WithKeyMap(keys())
	t.size(widest, usualRows)
	return t
}

func (t *text) start() tea.Cmd            { return t.form.Init() }
func (t *text) done() bool                { return t.form.State != huh.StateNormal }
func (t *text) writing() bool             { return true }
func (t *text) ours(tea.KeyPressMsg) bool { return false }
func (t *text) refuse(err error)          { t.refused = short(err, t.q.Lang) }
func (t *text) values() []string          { return textValues(t.long + t.value) }

// size fits the area into what the question leaves of the rows.
func (t *text) size(width, rows int) {
	t.width, t.rows = width, rows
	t.area.Lines(max(leastLines, min(textLines, rows-len(t.head())-t.around())))
	t.form = t.form.WithWidth(width)
	_ = t.take(tea.WindowSizeMsg{Width: width, Height: rows})
}

// update lets the area have what was typed. A paste that is too long for it is
// kept beside it.
func (t *text) update(msg tea.Msg) tea.Cmd {
	switch msg := msg.(type) {
	case tea.PasteMsg:
		if len(t.long)+len(msg.Content) > longText {
			t.long += typed(msg.Content)
			return nil
		}
	case tea.KeyPressMsg:
		t.refused = ""
	}
	return t.take(msg)
}

func (t *text) take(msg tea.Msg) tea.Cmd {
	form, cmd := t.form.Update(msg)
	t.form = form.(*huh.Form)
	return cmd
}

// head is the question with its reason, which is left away on a small screen.
func (t *text) head() []string {
	return headOf(t.q, t.style, t.width-2, t.rows-t.around()-leastLines)
}

func (t *text) around() int {
	n := 0
	if t.long != "" {
		n++
	}
	if t.refused != "" {
		n += 1 + strings.Count(t.complaint(), "\n")
	}
	return n
}

func (t *text) complaint() string { return console.Wrap(t.refused, t.width, "! ", "  ") }

func (t *text) view() string {
	bar := t.style.Faint("┃ ")
	out := bar + strings.Join(t.head(), "\n"+bar) + "\n" + t.form.View()
	if t.long != "" {
		out += "\n" + console.Cut(fmt.Sprintf(t.p.long, 1+strings.Count(t.long, "\n"), len([]rune(t.long))), t.width)
	}
	if t.refused != "" {
		out += "\n" + t.style.Bad(t.complaint())
	}
	return out
}

func textValues(text string) []string {
	if text = strings.TrimSpace(typed(text)); text == "" {
		return nil
	}
	return []string{text}
}

// keys are the keys of the area. Those that leave the question are the card's.
func keys() *huh.KeyMap {
	m := huh.NewDefaultKeyMap()
	m.Text.NewLine.SetKeys("alt+enter", "shift+enter", "ctrl+j")
	m.Quit.SetEnabled(false)
	m.Text.Editor.SetEnabled(false)
	return m
}
