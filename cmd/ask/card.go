package ask

import (
	"fmt"
	"strings"

	tea "charm.land/bubbletea/v2"

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

// field is what a question is answered in: a list or a text. It draws itself in
// the width and the rows it was given.
type field interface {
	start() tea.Cmd
	update(msg tea.Msg) tea.Cmd
	view() string
	size(width, rows int)
	values() []string
	done() bool                    // the person took what is there
	writing() bool                 // letters are text
	ours(key tea.KeyPressMsg) bool // a key that would leave the question has a meaning in the field
	refuse(err error)              // says why an answer will not do
}

// card is a field on the screen with the keys that work below it and what is
// known beside it. It takes the keys that leave the question before the field
// sees them.
type card struct {
	field   field
	q       interview.Question
	p       phrases
	style   console.Style
	heading string           // of the panel
	facts   []interview.Fact // known so far
	total   int              // columns of the terminal
	rows    int              // of the terminal
	want    wish
	help    bool
	done    bool
	last    func(wish) string // the line that stays on the screen
}

// Init starts the field.
func (s card) Init() tea.Cmd { return s.field.start() }

// Update lets the field have what is not ours.
func (s card) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		s.total, s.rows = msg.Width, msg.Height
		s.fit()
		return s, nil
	case tea.KeyPressMsg:
		if s.want = s.wished(msg); s.want != none {
			if s.want == skip && !s.skips() {
				return s, nil
			}
			s.done = true
			return s, tea.Quit
		}
		if k := msg.String(); k == "f1" || k == "?" && !s.field.writing() {
			s.help = !s.help
			s.fit()
			return s, nil
		}
	}
	cmd := s.field.update(msg)
	s.fit() // a complaint or a filter takes rows
	if s.field.done() {
		s.done = true
		return s, tea.Quit
	}
	return s, cmd
}

// skips says whether the default will do, and why not on the screen. The
// question then stays.
func (s *card) skips() bool {
	err := s.q.Validate(s.q.Default)
	if err == nil {
		return true
	}
	s.want = none
	s.field.refuse(err)
	s.fit()
	return false
}

// fit gives the field the room that the terminal leaves.
func (s *card) fit() {
	width, _ := columns(s.total)
	s.field.size(width, s.rows-1-strings.Count(s.foot(), "\n")-1-len(s.below()))
}

// below is what is shown of an option under the list, where no panel has it.
func (s card) below() []string {
	width, side := columns(s.total)
	list, is := s.field.(*list)
	if !is || side > 0 || s.q.Peek == nil || list.hovered() == "" {
		return nil
	}
	lines := panel(list.hovered(), s.q.Peek(list.hovered()), s.q.Lang, s.p, s.style, width-2, min(peekRows, max(2, s.rows/4)))
	for len(lines) < min(peekRows, max(2, s.rows/4)) { // the list must not jump while one walks through it
		lines = append(lines, "")
	}
	return lines
}

// panel is what stands beside the question.
func (s card) panel() []string {
	_, side := columns(s.total)
	list, is := s.field.(*list)
	switch {
	case side == 0:
		return nil
	case is && s.q.Peek != nil && list.hovered() != "":
		return panel(list.hovered(), s.q.Peek(list.hovered()), s.q.Lang, s.p, s.style, side-2, s.rows-2)
	case len(s.facts) == 0:
		return nil
	}
	return panel(s.heading, s.facts, s.q.Lang, s.p, s.style, side-2, s.rows-2)
}

// View is the field, and at the end the line that stays in its place.
func (s card) View() tea.View {
	if s.done {
		return tea.NewView(s.last(s.want) + "\n") // the last row is erased when the program ends
	}
	lines := []string{s.field.view()}
	for _, line := range s.below() {
		lines = append(lines, "  "+line)
	}
	lines = append(lines, painted(s.style.Faint, s.foot())...)
	width, _ := columns(s.total)
	return tea.NewView(beside(strings.Join(lines, "\n"), width, s.panel(), s.style))
}

// wished tells the keys that leave the question.
func (s card) wished(k tea.KeyPressMsg) wish {
	switch k.String() {
	case "esc":
		if !s.field.ours(k) && !s.q.First {
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
	width, _ := columns(s.total)
	var parts []string
	add := func(key, text string) { parts = append(parts, key+" "+text) }
	add("enter", s.p.confirm)
	switch s.q.Kind {
	case interview.Text:
		add("ctrl+j", s.p.newline)
		add("ctrl+e", s.p.edit)
	case interview.Multi:
		if len(s.q.Options) > 0 {
			add("space", s.p.toggle)
		}
	case interview.Choice:
	}
	if l, is := s.field.(*list); is && l.free() {
		add("tab", s.p.complete)
	} else if is && len(s.q.Options) > manyOptions {
		add("/", s.p.filter)
	}
	if !s.q.First {
		add("esc", s.p.back)
		add("shift+tab", s.p.backPhase)
	}
	add("ctrl+s", s.p.skip)
	add("ctrl+c", s.p.quit)
	add("f1", s.p.help)
	lines := []string{console.WrapItems(parts, width)}
	if s.help {
		for _, line := range keyed(s.q, s.p) {
			lines = append(lines, console.Wrap(line, width, "", "  "))
		}
	}
	return strings.Join(lines, "\n")
}

// keyed says how a question is answered without a person.
func keyed(q interview.Question, p phrases) []string {
	out := []string{fmt.Sprintf(p.answersKey, q.ID)}
	if q.Flag != "" {
		out = append(out, fmt.Sprintf(p.flag, q.Flag))
	}
	return out
}
