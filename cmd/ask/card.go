package ask

import (
	"fmt"
	"strings"

	tea "charm.land/bubbletea/v2"
	"charm.land/huh/v2"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/phases/interview"
)

// wish is what a key asks for that no field of a form knows.
type wish int

const (
	none wish = iota
	back
	backPhase
	skip
	edit
	quit
)

// card is the form on the screen with the keys that work below it. It takes
// the keys that leave the question before any field sees them.
type card struct {
	form  *huh.Form
	q     interview.Question
	p     phrases
	style console.Style
	width int
	want  wish
	help  bool
	done  bool
	long  *string           // text that is too long for the field
	last  func(wish) string // the line that stays on the screen
}

// Init starts the form.
func (s card) Init() tea.Cmd { return s.form.Init() }

// Update lets the form have what is not ours.
func (s card) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		s.width = min(msg.Width, widest)
		s.form = s.form.WithWidth(s.width)
		msg.Width = s.width
		return s.pass(msg)
	case tea.PasteMsg:
		if s.q.Kind == interview.Text && len(*s.long)+len(msg.Content) > longText {
			*s.long += typed(msg.Content)
			return s, nil
		}
	case tea.KeyPressMsg:
		if s.want = s.wished(msg); s.want != none {
			s.done = true
			return s, tea.Quit
		}
		if k := msg.String(); k == "f1" || k == "?" && s.q.Kind != interview.Text {
			s.help = !s.help
			return s, nil
		}
	}
	return s.pass(msg)
}

func (s card) pass(msg tea.Msg) (tea.Model, tea.Cmd) {
	form, cmd := s.form.Update(msg)
	s.form = form.(*huh.Form)
	if s.form.State != huh.StateNormal {
		s.done = true
		return s, tea.Quit
	}
	return s, cmd
}

// View is the form, and at the end the line that stays in its place.
func (s card) View() tea.View {
	if s.done {
		return tea.NewView(s.last(s.want) + "\n") // the last row is erased when the program ends
	}
	view := s.form.View()
	if *s.long != "" {
		view += "\n" + console.Cut(fmt.Sprintf(s.p.long, 1+strings.Count(*s.long, "\n"), len([]rune(*s.long))), s.width)
	}
	return tea.NewView(view + "\n" + s.style.Faint(s.foot()))
}

// wished tells the keys that leave the question.
func (s card) wished(k tea.KeyPressMsg) wish {
	switch k.String() {
	case "esc":
		if !s.q.First {
			return back
		}
	case "shift+tab":
		if !s.q.First {
			return backPhase
		}
	case "ctrl+s":
		return skip
	case "ctrl+e":
		if s.q.Kind == interview.Text {
			return edit
		}
	case "ctrl+c":
		return quit
	}
	return none
}

// foot says which keys work, and on request how a file or a flag answers.
func (s card) foot() string {
	var parts []string
	add := func(key, text string) { parts = append(parts, key+" "+text) }
	add("enter", s.p.confirm)
	switch s.q.Kind {
	case interview.Text:
		add("ctrl+j", s.p.newline)
		add("ctrl+e", s.p.edit)
	case interview.Multi:
		add("space", s.p.toggle)
	case interview.Choice:
	}
	if !s.q.First {
		add("esc", s.p.back)
		add("shift+tab", s.p.backPhase)
	}
	add("ctrl+s", s.p.skip)
	add("ctrl+c", s.p.quit)
	add("f1", s.p.help)
	text := console.Wrap(strings.Join(parts, " · "), s.width, "", "")
	if s.help {
		text += "\n" + strings.Join(keyed(s.q, s.p), "\n")
	}
	return text
}

// keyed says how a question is answered without a person.
func keyed(q interview.Question, p phrases) []string {
	out := []string{fmt.Sprintf(p.answersKey, q.ID)}
	if q.Flag != "" {
		out = append(out, fmt.Sprintf(p.flag, q.Flag))
	}
	return out
}

// keys are the keys of the fields. Those that leave the question are ours; see
// wished.
func keys() *huh.KeyMap {
	m := huh.NewDefaultKeyMap()
	m.Text.NewLine.SetKeys("alt+enter", "shift+enter", "ctrl+j")
	m.Quit.SetEnabled(false)
	m.Text.Editor.SetEnabled(false)
	m.Select.Filter.SetEnabled(false)
	m.MultiSelect.Filter.SetEnabled(false)
	return m
}
