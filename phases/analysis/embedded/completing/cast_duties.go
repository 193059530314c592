package completing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// byDuty is the only one whose line on a role tells the deed of a Chinese feature that
// names nobody: "维修完成后登记所用材料" is of whom the table lets 登记用料. -1 where it is
// nobody or several, or the product does it.
func (c *Cast) byDuty(f *understanding.FeatureFact) int {
	if c.w.Language != "zh" {
		return c.byEnglishDuty(f)
	}
	if c.w.doneBySystem(f.Text) {
		return -1
	}
	first, _, _ := strings.Cut(f.Text[:headLength(f.Text)], "，")
	found := -1
	for i := range c.w.Understood.Actors {
		a := &c.w.Understood.Actors[i]
		who, known := c.index[phrasing.CaseKey(c.w.FullRole(c.w.ActorName(a.Name)))]
		if a.System || a.Role == "" || !known || c.people[who].idle || !c.w.hasDuty(a.Role, first) {
			continue
		}
		if found >= 0 && found != who {
			return -1
		}
		found = who
	}
	return found
}

// doneByItself says that a Chinese statement tells what the product does by itself.
func (w *Completer) doneByItself(text string) bool {
	first, _, _ := strings.Cut(text, "，")
	for _, word := range w.Table.Words["check_by_itself"].In("zh") {
		if strings.HasPrefix(first, word) || word == "自动" && strings.Contains(first, word) {
			return true
		}
	}
	return false
}

// doneBySystem says that a Chinese statement tells what the product or a part of it does:
// 系统自动派单, 报表支持导出.
func (w *Completer) doneBySystem(text string) bool {
	first, _, _ := strings.Cut(text, "，")
	thing, _, ok := strings.Cut(first, "支持")
	return w.doneByItself(text) || ok && utf8.RuneCountInString(thing) > 1 && utf8.RuneCountInString(thing) <= maxSupporting && !w.LeadsWithPerson(first)
}

// maxSupporting is how long the name of a thing is at most that a clause says supports
// something, in runes.
const maxSupporting = 6

// hasDuty says that the line on a role tells the deed of a clause, done to something that
// has a character in common: 登记用料 and 登记所用材料.
func (w *Completer) hasDuty(role, clause string) bool {
	for part := range strings.FieldsFuncSeq(role, func(r rune) bool { return strings.ContainsRune("，、；。,", r) }) {
		for _, verb := range w.Table.Words["verbs"].In("zh") {
			if utf8.RuneCountInString(verb) < 2 || w.Table.StartsWith("plain_deeds", "zh", verb) {
				continue
			}
			thing, ok := strings.CutPrefix(part, verb)
			if !ok {
				if thing, ok = strings.CutSuffix(part, verb); !ok || !w.Table.IsWord("nominal_deeds", "zh", verb) {
					continue
				}
			}
			before, done, told := strings.Cut(clause, verb)
			if !told {
				continue
			}
			if thing = strings.TrimSpace(thing); utf8.RuneCountInString(thing) > 1 && strings.HasSuffix(before, thing) {
				return true // 检查表|配置 is what who has 配置检查表 does
			}
			if strings.ContainsFunc(thing, func(r rune) bool { return reading.IsHan(r) && r != '的' && strings.ContainsRune(done, r) }) {
				return true
			}
		}
	}
	return false
}
