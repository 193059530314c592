package specifying

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxUndoneCase bounds the case in which something is not done, in runes.
const maxUndoneCase = 16

// chineseUndone tests what is not done in a case by counting it there: the verb alone would
// ask for the very thing that the statement rules out: 演练期间不发送告警.
func (w *Specifier) chineseUndone(d *Draft) course {
	if d.Statement.Trigger != "" || d.Statement.Label != "" {
		return course{}
	}
	before, act := w.cutUndone(w.FirstClause(strings.TrimRight(d.Statement.Head, "。；")))
	if act == "" {
		return course{}
	}
	before = strings.TrimSuffix(strings.TrimSpace(reading.OutsideBrackets(w.withoutSystem(before))), "时")
	if _, person := w.LeadingPerson(before + "，"); person || utf8.RuneCountInString(before) > maxUndoneCase {
		return course{}
	}
	out := course{Main: w.Say("check_undone", "case", before, "act", act), Rule: "criterion-of-prohibition", rank: firmCourse}
	if utf8.RuneCountInString(before) < 2 {
		out.Main = w.Say("check_undone_all", "act", act)
	}
	return out
}

// cutUndone cuts a clause at the word that denies its deed. Empty where none is denied: 看不到,
// 发不发送 and what only is not so (不一致) tell no deed.
func (w *Specifier) cutUndone(clause string) (before, act string) {
	for i := strings.Index(clause, "不"); i >= 0; {
		before, act = clause[:i], clause[i+len("不"):]
		last, _ := utf8.DecodeLastRuneInString(before)
		first, _ := utf8.DecodeRuneInString(act)
		if w.beginsUndone(act) && (before == "" || last != first) && !reading.HasSuffixOf(before, w.Table.Words["undone_never"].In("zh")...) {
			return strings.TrimSpace(before), strings.TrimSpace(act)
		}
		next := strings.Index(act, "不")
		if next < 0 {
			break
		}
		i += len("不") + next
	}
	return "", ""
}

// beginsUndone says that a text begins with a deed of the product that can be counted, and
// goes no further than it: 不发送后….
func (w *Specifier) beginsUndone(act string) bool {
	if strings.ContainsAny(act, "：就才则而“”") || reading.HasSuffixOf(act, "的", "时", "后", "前", "者") || utf8.RuneCountInString(act) > maxActRunes {
		return false
	}
	if w.Table.StartsWith("undone_leads", "zh", act) {
		return true
	}
	row, _ := w.chineseRow(act, func(r *phrasing.CheckRule) bool {
		verb := firstVerb(r, act)
		return r.System.In("zh") != "" && utf8.RuneCountInString(verb) > 1 && strings.HasPrefix(act, verb)
	}, maxActRunes)
	return row != nil
}

// isUndone says that a clause tells what is not done, or what something is not: no pattern
// of the verb or of the noun in it holds.
func (w *Specifier) isUndone(clause string) bool {
	if reading.HasPrefixOf(clause, w.Table.Words["undone_contrast"].In("zh")...) {
		return true
	}
	_, act := w.cutUndone(clause)
	return act != ""
}
