package phrasing

import (
	"regexp"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxCasedTitle is how broad a Chinese title may be that tells its case or its denial: who
// reads it alone, in a list, would read another rule without them.
const maxCasedTitle = 34

// guardedTitle gives a Chinese title back what it must not lose: the case in which alone its
// statement holds, the clause that forbids something, and what a bare list is about.
func (w *Work) guardedTitle(title string, st Statement) string {
	switch {
	case st.Label != "":
		return w.labelDeed(title, st)
	case st.Trigger != "":
		return w.casedTitle(title, st.Trigger)
	}
	return w.deniedTitle(w.countedTitle(w.placedTitle(title, st.Head), st.Head), st.Head)
}

// casedTitle puts the case of a statement before its title where both fit: "报警" alone does
// not say when.
func (w *Work) casedTitle(title, trigger string) string {
	when := strings.TrimSuffix(Uncased(strings.TrimSpace(trigger)), "，")
	bare := strings.TrimSuffix(strings.TrimSuffix(when, "的话"), "时")
	if utf8.RuneCountInString(bare) < 3 || strings.Contains(title, bare) || strings.Contains(bare, "，") || strings.HasSuffix(bare, "的") || strings.HasSuffix(when, "小时") {
		return title
	}
	if !reading.HasSuffixOf(bare, "后", "之前", "以前", "当天", "当日") {
		bare = whenever(bare)
	}
	if next, _ := utf8.DecodeRuneInString(title); reading.IsLatin(next) {
		bare += " "
	}
	if whole := bare + withoutLastBracket(title); breadth(whole) <= maxCasedTitle {
		return whole
	}
	return title
}

// whenever says that something is so in a case, with a blank behind Latin letters.
func whenever(bare string) string {
	if last, _ := utf8.DecodeLastRuneInString(bare); reading.IsLatin(last) {
		bare += " "
	}
	return bare + "时"
}

// withoutLastBracket is a title without what it says in brackets at its end.
func withoutLastBracket(title string) string {
	if i := strings.LastIndex(title, "（"); i > 0 && strings.HasSuffix(title, "）") {
		return strings.TrimSpace(title[:i])
	}
	return title
}

// deniedTitle adds the clause of a statement that forbids something of another thing to a
// title that is only its beginning: 记录保存 3 年 hides 照片不保存.
func (w *Work) deniedTitle(title, head string) string {
	if w.Forbids(title) || !strings.HasPrefix(FoldTerm(w.withoutDuty(head)), FoldTerm(title)) {
		return title
	}
	_, rest, _ := strings.Cut(strings.TrimRight(head, "。； "), "，")
	for clause := range strings.SplitSeq(rest, "，") {
		if !w.Forbids(clause) || w.Table.StartsWith("denials", "zh", clause) || strings.ContainsAny(clause, "；：（") || w.Table.StartsWith("clause_leans", "zh", clause) || w.Table.StartsWith("title_asides", "zh", clause) {
			continue
		}
		if whole := withoutLastBracket(title) + "，" + w.withoutDuty(clause); breadth(whole) <= maxCasedTitle {
			return whole
		}
	}
	return title
}

// Forbids says that a Chinese clause forbids something, or says what is not kept.
func (w *Work) Forbids(clause string) bool {
	return w.Denies(clause) || strings.HasSuffix(clause, "不保存")
}

// countedTitle ends a title that is only a list with what is said of all of it:
// 刷卡、刷脸、报号码|，三种方式都可以取餐.
func (w *Work) countedTitle(title, head string) string {
	rest, ok := strings.CutPrefix(head, title+"，")
	if !ok || !strings.Contains(title, "、") {
		return title
	}
	next, _, _ := strings.Cut(strings.TrimRight(rest, "。； "), "，")
	if whole := title + "，" + next; countsThem().MatchString(next) && breadth(whole) <= maxCasedTitle {
		return whole
	}
	return title
}

// countsThem reads a clause that says something of all that was listed before it.
var countsThem = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:这?(?:[两二三四五六七八九十]|[0-9]+ ?)(?:种|个|项|类|样|者)|都|均)`)
})

// placedTitle takes where something hangs out of a title, behind which its statement says
// what the thing does: 网关装在车上，通过蓝牙收数据.
func (w *Work) placedTitle(title, head string) string {
	rest, ok := strings.CutPrefix(head, title+"，")
	if !ok {
		return title
	}
	for _, verb := range w.Table.Words["placing_verbs"].In("zh") {
		thing, _, placed := strings.Cut(title, verb)
		next, _, _ := strings.Cut(strings.TrimRight(rest, "。； "), "，")
		if !placed || utf8.RuneCountInString(strings.TrimSpace(thing)) < 2 || !w.Table.StartsWith("coverbs", "zh", next) && !w.Table.StartsWith("verbs", "zh", next) {
			continue
		}
		if whole := thing + next; breadth(whole) <= maxCasedTitle {
			return whole
		}
	}
	return title
}

// labelDeed says what is done in the case that a label defines: 漏水属于紧急单：马上打电话给
// 值班员 is 漏水时马上打电话给值班员.
func (w *Work) labelDeed(title string, st Statement) string {
	kind, _, ok := strings.Cut(st.Label, "属于")
	if !ok || title != st.Label || utf8.RuneCountInString(kind) < 2 {
		return title
	}
	deed := firstClauseOf(strings.TrimRight(w.withoutDuty(strings.TrimPrefix(st.Head, "必须")), "。； "))
	if whole := whenever(kind) + deed; utf8.RuneCountInString(deed) >= 4 && breadth(whole) <= maxCasedTitle {
		return whole
	}
	return title
}
