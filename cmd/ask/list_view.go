package ask

import (
	"fmt"
	"strings"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/phases/interview"
)

// leastOptions is how many options a small screen shows at least; the reason
// of the question gives way to them.
const leastOptions = 3

// view draws the list in the rows it has.
func (l *list) view() string {
	lines := l.head()
	if l.typing || l.typed != "" {
		lines = append(lines, l.typeLine())
	}
	room := l.room()
	l.top = max(0, min(l.top, len(l.fits)-room))
	if l.at < l.top {
		l.top = l.at
	} else if l.at >= l.top+room {
		l.top = l.at - room + 1
	}
	names := 0
	for _, o := range l.options {
		names = max(names, console.Width(l.label(o)))
	}
	end := min(l.top+room, len(l.fits))
	for i := l.top; i < end; i++ {
		lines = append(lines, l.row(i, min(names, l.width/2)))
	}
	if len(l.fits) == 0 {
		lines = append(lines, l.style.Faint(console.Cut("  "+l.p.noneFits, l.width-2)))
	}
	if above, below := l.top, len(l.fits)-end; above+below > 0 {
		lines = append(lines, l.style.Faint(console.Cut("  "+fmt.Sprintf(l.p.more, above, below), l.width-2)))
	}
	text := l.style.Faint("┃ ") + strings.Join(lines, "\n"+l.style.Faint("┃ "))
	if l.refused != "" {
		text += "\n" + l.style.Bad(console.Wrap(l.refused, l.width, "! ", "  "))
	}
	return text
}

// head is the question with its reason, which is left away when the options
// would not fit.
func (l *list) head() []string {
	return headOf(l.q, l.style, l.width-2, l.rows-l.around()-min(leastOptions, len(l.fits)))
}

// headOf is the question with its reason, or without it where both do not fit
// into rows.
func headOf(q interview.Question, style console.Style, width, rows int) []string {
	title := painted(style.Strong, console.Wrap(q.Prompt.In(q.Lang), width, "", ""))
	why := q.Why.In(q.Lang)
	if why == "" {
		return title
	}
	reason := painted(style.Faint, console.Wrap(why, width, "", ""))
	if len(title)+len(reason) > rows {
		return title
	}
	return append(title, reason...)
}

// painted decorates each line for itself, as a line may be cut or joined.
func painted(paint func(string) string, text string) []string {
	lines := strings.Split(text, "\n")
	for i := range lines {
		lines[i] = paint(lines[i])
	}
	return lines
}

// around counts the rows that are neither head nor options.
func (l *list) around() int {
	n := 0
	if l.typing || l.typed != "" {
		n++
	}
	if l.refused != "" {
		n += 1 + strings.Count(console.Wrap(l.refused, l.width, "! ", "  "), "\n")
	}
	return n
}

// room is the number of options on the screen.
func (l *list) room() int {
	room := l.rows - len(l.head()) - l.around()
	if room < len(l.fits) {
		room-- // for the line that says that there are more
	}
	return max(1, min(room, len(l.fits)))
}

// row is one option: the cursor, whether it is chosen, its name and what it
// means.
func (l *list) row(i, names int) string {
	o := l.option(i)
	lead := "  "
	if i == l.at {
		lead = "> "
	}
	if l.q.Kind == interview.Multi {
		if l.chosen[o.ID] {
			lead += "[•] "
		} else {
			lead += "[ ] "
		}
	}
	text := l.label(o)
	if l.free() { // a name that was typed is told apart by its end
		text = tail(text, max(names, l.width/3))
	}
	if about := console.Clean(o.Description.In(l.q.Lang)); about != "" {
		text = console.Cut(text, max(names, l.width/3))
		text += strings.Repeat(" ", max(0, names-console.Width(text))) + "  " + about
	}
	text = console.Cut(lead+text, l.width-2)
	switch {
	case i == l.at:
		return l.style.Strong(text)
	case l.chosen[o.ID] && l.q.Kind == interview.Multi:
		return l.style.Good(text)
	}
	return text
}

// typeLine is where the filter or another answer than the options is typed.
func (l *list) typeLine() string {
	text := l.p.filter + l.p.colon + l.typed
	switch {
	case l.typed == "" && l.free():
		text += l.p.cursor + " " + fmt.Sprintf(l.p.orElse, l.q.Else.In(l.q.Lang))
	case l.typing:
		text += l.p.cursor
	}
	if room := l.width - 3 - console.Width(l.p.filter+l.p.colon); console.Width(l.typed) > room { // the end is what is typed at
		text = l.p.filter + l.p.colon + tail(l.typed, room) + l.p.cursor
	}
	return console.Cut(text, l.width-2)
}

// tail shortens a text to so many columns from its beginning.
func tail(text string, columns int) string {
	if console.Width(text) <= columns {
		return text
	}
	runes := []rune(text)
	for len(runes) > 0 && console.Width(string(runes)) >= columns {
		runes = runes[1:]
	}
	return "…" + string(runes)
}
