package completing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// minTaskPlace is how long what a line on a role names in the middle is at least, in runes,
// to be known again in a statement: 借书口.
const minTaskPlace = 3

// byTask is the only one whose line on a role ends in the very thing of which a Chinese
// statement tells that names nobody, or names its place: 断网时借书口可以登记 is of whom the
// source has 在借书口核对, a PDF report of who 出 report. First the statement is asked, then
// the heading above it. -1 where it is nobody or several.
func (c *Cast) byTask(f *understanding.FeatureFact) int {
	if c.w.Language != "zh" || len(c.w.Understood.Actors) > maxClausePeople {
		return -1
	}
	for _, text := range []string{f.Name + "，" + f.Text[:headLength(f.Text)], f.Group} {
		found, several := -1, false
		for i := range c.w.Understood.Actors {
			a := &c.w.Understood.Actors[i]
			who, known := c.index[phrasing.CaseKey(c.w.FullRole(c.w.ActorName(a.Name)))]
			if a.System || !known || c.people[who].idle || !c.w.taskIn(a, text) {
				continue
			}
			several = several || found >= 0 && found != who
			found = who
		}
		if found >= 0 || several {
			if several {
				return -1
			}
			return found
		}
	}
	return -1
}

// taskIn says that a text names what the line on a role is about: the other name of
// the role, the thing at the end of one of its deeds, or its place.
func (w *Completer) taskIn(a *understanding.ActorFact, text string) bool {
	if text == "" {
		return false
	}
	if other := w.otherName(a.Role); other != "" && strings.Contains(text, other) {
		return true
	}
	for part := range strings.FieldsFuncSeq(a.Role, func(r rune) bool { return strings.ContainsRune("，、；。,：", r) }) {
		if thing := w.taskThing(strings.TrimSpace(part)); thing != "" && strings.Contains(text, thing) {
			return true
		}
		if place := w.taskPlace(strings.TrimSpace(part)); place != "" && strings.Contains(text, place) {
			return true
		}
	}
	return false
}

// otherName is what a line on a role calls them first, of the kind of a house: 药厂，只看自己的货.
// Empty where it begins with what they do.
func (w *Completer) otherName(line string) string {
	name, _, ok := strings.Cut(line, "，")
	if n := utf8.RuneCountInString(name); !ok || n < 2 || n > 5 || !w.Table.EndsWith("house_ends", name) {
		return ""
	}
	return name
}

// taskThing is the thing at the end of a deed in a line on a role: 审核|资格, 盯着|大屏,
// 出|report. Empty where the deed ends in a verb, or the thing is no more than any.
func (w *Completer) taskThing(part string) string {
	for _, verb := range w.Table.Words["task_verbs"].In("zh") {
		thing, ok := strings.CutPrefix(part, verb)
		if thing = strings.TrimSpace(thing); !ok || !w.tellingThing(thing) {
			continue
		}
		return thing
	}
	return ""
}

// taskPlace is where a line on a role has somebody at work: 在|借书口|核对.
func (w *Completer) taskPlace(part string) string {
	rest, ok := strings.CutPrefix(part, "在")
	if !ok {
		return ""
	}
	for _, verb := range w.Table.Words["verbs"].In("zh") {
		if place, ok := strings.CutSuffix(rest, verb); ok && utf8.RuneCountInString(place) >= minTaskPlace && w.tellingThing(place) {
			return place
		}
	}
	return ""
}

// tellingThing says that a thing tells whose task it is: it is short, no deed, and none of the
// words that stand in every source.
func (w *Completer) tellingThing(thing string) bool {
	n := utf8.RuneCountInString(thing)
	return n >= 2 && n <= 12 && !w.Table.IsWord("plain_evidence", "zh", thing) && !w.Table.EndsWith("verbs", thing) && !w.Table.StartsWith("verbs", "zh", thing) && !strings.ContainsAny(thing, "的得了不")
}
