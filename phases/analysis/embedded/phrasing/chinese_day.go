package phrasing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxEvent is how long what happens to somebody is at most, in runes: 办完离职.
const maxEvent = 4

// boundOnTheDay binds what has to be on the day on which something happens to somebody, and
// not them: 馆员离职当天|账号|必须失效. Nobody is able to have their account closed.
func (w *Work) boundOnTheDay(head string, p specs.Priority) (string, bool) {
	day, thing, state := w.onTheDay(head)
	if day == "" {
		return "", false
	}
	return day + "，" + thing + w.Modal(p) + state, true
}

// HappensTo says that a text tells what has to be on the day on which something happens to the
// person who leads it, and no deed of theirs.
func (w *Work) HappensTo(text string) bool {
	day, _, _ := w.onTheDay(text)
	return day != "" || w.meetsMishap(text)
}

// onTheDay parts a text into the day on which something happens to the person who leads it, the
// thing of which it tells and what becomes of that; an empty day for any other text.
func (w *Work) onTheDay(text string) (day, thing, state string) {
	name, person := w.LeadingPerson(text)
	if !person {
		return "", "", ""
	}
	for _, mark := range []string{"当天", "当日", "当晚", "当月"} {
		event, rest, found := strings.Cut(text[len(name):], mark)
		if n := utf8.RuneCountInString(event); !found || n < 2 || n > maxEvent || reading.ContainsAny(event, w.Table.Words["abilities"].In("zh")...) {
			continue
		}
		if thing, state := w.becomesOf(strings.TrimLeft(rest, "，")); state != "" {
			return name + event + mark, thing, state
		}
	}
	return "", "", ""
}

// becomesOf parts a clause into a thing and what becomes of it, 账号|自动失效, or by whom it is
// done: |由代班人处理.
func (w *Work) becomesOf(text string) (thing, state string) {
	first := firstClauseOf(text)
	if strings.HasPrefix(first, "由") {
		return "", text
	}
	for _, end := range w.Table.Words["day_states"].In("zh") {
		thing, found := strings.CutSuffix(strings.TrimRight(first, "。；"), end)
		if thing = strings.TrimSuffix(thing, "自动"); found && utf8.RuneCountInString(thing) > 1 {
			return thing, strings.TrimPrefix(text, thing)
		}
	}
	return "", ""
}
