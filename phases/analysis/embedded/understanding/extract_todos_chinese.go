package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// toDoItem reads an item of the list of what those who met have to do until the next time,
// which Chinese minutes put below 待办: what is to be found out is a question to who does it,
// and what is to be handed in is needed for the work. Nobody builds it.
func (x *understander) toDoItem(u *reading.Unit) bool {
	if u.Kind != reading.Bullet || !reading.HasHan(u.Text) || u.Section < 0 || !x.lex.ChineseToDoHeads[strings.Trim(x.r.Sections[u.Section].Title, "：: ")] {
		return false
	}
	who := x.leadingName(u.Text)
	if who == "" {
		return false
	}
	rest := strings.TrimLeft(u.Text[len(who):], " ：:")
	for _, find := range x.lex.ChineseToFindOut {
		if asked, ok := strings.CutPrefix(rest, find); ok && strings.ContainsAny(asked, "？?") {
			x.addQuestion(strings.TrimLeft(asked, "：:， "), u.From, u.To)
			if last := len(x.u.Questions) - 1; last >= 0 && x.u.Questions[last].Owner == "" {
				x.u.Questions[last].Owner = who
			}
			return true
		}
	}
	if strings.ContainsAny(u.Text, "？?") {
		return false
	}
	x.addItem(&x.u.Dependencies, "dependency", u.Text, u.From, u.To)
	return true
}

// leadingName is the name of somebody who was there, or one that is plainly a name, with
// which a text begins: 刘姐 5 月 20 日前给出样张. Empty for any other, and where nobody is
// listed as present.
func (x *understander) leadingName(text string) string {
	present := x.present()
	if len(present) == 0 {
		return ""
	}
	runes := []rune(text)
	for n := min(4, len(runes)-1); n >= 2; n-- {
		name := string(runes[:n])
		if x.lex.personName(name) || slices.Contains(present, name) || isAmong(present, name) && !x.isPerson(name) {
			return name
		}
	}
	return ""
}
