package ask

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/phases/interview"
)

// manyOptions is the number of options above which a list can be filtered.
const manyOptions = 12

// list is the field of a question with options: it moves, scrolls, filters and
// says how much of it is not on the screen. One that takes other text than its
// options, such as a path, has a line to type in.
type list struct {
	q     interview.Question
	p     phrases
	style console.Style

	options []interview.Option // all there are for what is typed
	fits    []int              // those that pass the filter, by place in options
	at, top int                // the one under the cursor and the first on the screen, in fits
	chosen  map[string]bool    // of several
	typed   string             // the filter, or what is typed instead of an option
	typing  bool

	width, rows int
	refused     string
	taken       bool
}

func newList(q interview.Question, p phrases, style console.Style, values []string) *list {
	l := &list{q: q, p: p, style: style, chosen: map[string]bool{}, width: widest, rows: usualRows}
	l.options = q.Options
	if l.free() {
		l.typing = true
		l.options = q.Suggest("")
	}
	for _, v := range values {
		l.chosen[v] = true
		if q.Kind == interview.Multi && !slices.ContainsFunc(l.options, func(o interview.Option) bool { return o.ID == v }) {
			l.options = append(slices.Clone(l.options), interview.Option{ID: v}) // free words that were given before
		}
	}
	l.sift()
	for i := range l.fits {
		if q.Kind == interview.Choice && l.chosen[l.option(i).ID] {
			l.at = i
		}
	}
	return l
}

// free says whether something else than an option may be typed.
func (l *list) free() bool { return l.q.Suggest != nil }

// option is the n-th of those that pass the filter.
func (l *list) option(n int) interview.Option { return l.options[l.fits[n]] }

// hovered is the id under the cursor, empty when nothing fits.
func (l *list) hovered() string {
	if len(l.fits) == 0 {
		return ""
	}
	return l.option(l.at).ID
}

// sift finds the options that fit what is typed.
func (l *list) sift() {
	l.fits = l.fits[:0]
	words := strings.Fields(strings.ToLower(l.typed))
	for i, o := range l.options {
		if l.free() || holds(strings.ToLower(o.ID+" "+l.label(o)+" "+o.Description.In(l.q.Lang)), words) {
			l.fits = append(l.fits, i)
		}
	}
	l.at, l.top = 0, 0
}

// holds says whether a text holds all the words.
func holds(text string, words []string) bool {
	return !slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(text, w) })
}

func (l *list) label(o interview.Option) string { return labelOf(o, l.q.Lang) }

// labelOf is what an option is called: its label, or its id without one.
func labelOf(o interview.Option, lang string) string {
	if label := console.Clean(o.Label.In(lang)); label != "" {
		return label
	}
	return console.Clean(o.ID)
}

func (l *list) start() tea.Cmd              { return nil }
func (l *list) size(width, rows int)        { l.width, l.rows = width, rows }
func (l *list) done() bool                  { return l.taken }
func (l *list) writing() bool               { return l.typing }
func (l *list) ours(k tea.KeyPressMsg) bool { return k.String() == "esc" && l.typed != "" }
func (l *list) refuse(err error)            { l.refused = short(err, l.q.Lang) }

// values are the ids that were taken, in the order of the options.
func (l *list) values() []string {
	if l.q.Kind == interview.Choice {
		if id := l.hovered(); id != "" {
			return []string{id}
		}
		return []string{strings.TrimSpace(l.typed)}
	}
	out := []string{}
	for _, o := range l.options {
		if l.chosen[o.ID] {
			out = append(out, o.ID)
		}
	}
	return out
}

// update takes a key or a pasted text.
func (l *list) update(msg tea.Msg) tea.Cmd {
	switch msg := msg.(type) {
	case tea.PasteMsg:
		if l.typing {
			l.write(l.typed + strings.Join(strings.Fields(typed(msg.Content)), " "))
		}
	case tea.KeyPressMsg:
		l.refused = ""
		if !l.move(msg.String()) {
			l.press(msg)
		}
	}
	return nil
}

// move follows the keys that walk through the list.
func (l *list) move(key string) bool {
	page := max(1, l.room())
	step, known := map[string]int{"up": -1, "down": 1, "pgup": -page, "pgdown": page, "home": -len(l.fits), "end": len(l.fits)}[key]
	if !known && !l.typing {
		step, known = map[string]int{"k": -1, "j": 1, "g": -len(l.fits), "G": len(l.fits)}[key]
	}
	if known {
		l.at = max(0, min(l.at+step, len(l.fits)-1))
	}
	return known
}

// press follows the keys that take, choose and type.
func (l *list) press(k tea.KeyPressMsg) {
	switch key := k.String(); {
	case key == "enter":
		l.enter()
	case key == "esc": // only while something is typed; see ours
		l.typing = l.free()
		l.write("")
	case key == "tab" && l.free() && l.hovered() != "":
		l.write(l.hovered())
	case l.typing && key == "backspace":
		if r := []rune(l.typed); len(r) > 0 {
			l.write(string(r[:len(r)-1]))
		}
	case l.typing && key == "ctrl+u":
		l.write("")
	case l.typing && k.Text != "":
		l.write(l.typed + k.Text)
	case key == "/" && len(l.q.Options) > manyOptions:
		l.typing = true
	case (key == "space" || key == "x") && l.q.Kind == interview.Multi && len(l.fits) > 0:
		l.chosen[l.hovered()] = !l.chosen[l.hovered()]
	}
}

// write sets what is typed and finds what fits it.
func (l *list) write(text string) {
	l.typed = console.Clean(text)
	if l.free() {
		l.options = l.q.Suggest(l.typed)
	}
	l.sift()
}

// enter takes what is under the cursor, or of several what was chosen. While
// several are filtered it ends the typing, so that blanks choose again.
func (l *list) enter() {
	switch {
	case l.q.Kind == interview.Multi && l.typing:
		l.typing = false
		return
	case l.q.Kind == interview.Choice && len(l.fits) > 0 && l.option(l.at).Leads:
		l.write(l.hovered())
		return
	case l.q.Kind == interview.Choice && len(l.fits) == 0 && strings.TrimSpace(l.typed) == "":
		return
	}
	if err := l.q.Validate(l.values()); err != nil {
		l.refuse(err)
		return
	}
	l.taken = true
}
