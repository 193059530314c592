package phrasing

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// A Chinese idea often tells first how things are and then what is wanted, in one sentence:
// "我们店现在靠微信群报货，经常漏单，想做一个报货小程序".

// chineseWished parts how things are from what is wanted and files it; what is wanted is left.
func (r *ideaReader) chineseWished(text string) string {
	text = r.w.askedInChinese(text)
	clauses := reading.SplitTop(text, "，")
	for i, clause := range clauses {
		wish := reading.LongestPrefix(clause, "所以", "因此", "于是", "就", "现在", "所以现在")
		if i > 0 && r.w.firmWish(clause[len(wish):]) != "" {
			clauses[i] = clause[len(wish):]
			if !r.tellHowItIs(clauses[:i]) {
				break
			}
			for _, before := range clauses[:i] {
				r.fileHowItIs(before)
			}
			return strings.Join(clauses[i:], "，")
		}
	}
	return r.w.withoutWisher(text)
}

// askedInChinese takes the politeness off a question that asks for something: "能不能做一个
// …？", "可以加一个导出吗".
func (w *Work) askedInChinese(text string) string {
	asked := strings.TrimRight(text, "？?")
	lead := reading.LongestPrefix(asked, w.Table.Words["idea_asks"].In("zh")...)
	if asked == text || lead == "" {
		return text
	}
	asked = strings.TrimSuffix(strings.TrimSuffix(asked[len(lead):], "吗"), "呢")
	if thing := reading.LongestPrefix(asked, w.Table.Words["things_wished"].In("zh")...); thing != "" {
		if help := reading.LongestPrefix(asked[len(thing):], w.Table.Words["helping"].In("zh")...); help != "" {
			return asked[len(thing)+len(help):]
		}
	}
	if thing, ok := strings.CutSuffix(asked, "的东西"); ok && w.firmWish(thing) != "" {
		return thing
	}
	return asked
}

// firmWish is the words of a wish that a text begins with, empty where they may begin
// something else: 给, 一个.
func (w *Work) firmWish(text string) string {
	wish := reading.LongestPrefix(text, w.Table.Words["wishes"].In("zh")...)
	if more := reading.LongestPrefix(text, w.Table.Words["idea_wants"].In("zh")...); len(more) > len(wish) {
		wish = more
	}
	if utf8.RuneCountInString(wish) < 2 || reading.HasPrefixOf(wish, "一") {
		return ""
	}
	return wish
}

// withoutWish takes every word of a wish off the beginning: 希望做一个.
func (w *Work) withoutWish(text string) string {
	wish := reading.LongestPrefix(text, slices.Concat(w.Table.Words["idea_wants"].In("zh"), w.Table.Words["wishes"].In("zh"))...)
	text = text[len(wish):]
	if wish != "" {
		text = text[len(w.firmWish(text)):]
	}
	for _, thing := range []string{"小东西", "东西"} { // what has no name: 想搞个东西让住户自己取
		if rest, ok := strings.CutPrefix(text, thing); ok && reading.HasPrefixOf(rest, "让", "来", "能", "可以", "，") {
			return strings.TrimPrefix(rest, "，")
		}
	}
	return text
}

// withoutWisher takes off who wishes, where a house or somebody stands before the words that
// ask for a product: "家教机构想要一个排课软件".
func (w *Work) withoutWisher(text string) string {
	const longest = 10 // runes of who wishes
	first, _, _ := strings.Cut(text, "，")
	for _, wish := range w.Table.Words["idea_wants"].In("zh") {
		who, what, ok := strings.Cut(first, wish)
		if n := utf8.RuneCountInString(who); ok && what != "" && n >= 2 && n <= longest && !reading.ContainsAny(who, "：", "、", "；", "的", "能", "可", "时", "后") && w.firmWish(who) == "" {
			return text[len(who):]
		}
	}
	return text
}

// tellHowItIs says that clauses in front of a wish ask for nothing: the first is about who
// writes, or one tells of today or of what goes wrong, and none asks or allows.
func (r *ideaReader) tellHowItIs(clauses []string) bool {
	told := false
	for i, clause := range clauses {
		if r.w.firmWish(clause) != "" || strings.Contains(clause, "：") || r.w.firmWish(r.w.withoutWisher(clause)) != "" || reading.HasPrefixOf(clause, "一个", "一款", "一套", "给", "支持", "能", "可以") {
			return false
		}
		told = told || r.tellsChineseToday(clause) || i == 0 && reading.HasPrefixOf(clause, "作为", "我", "咱", "本店", "本公司", "公司", "家里", "家有")
	}
	return told
}

// tellsChineseToday says that a clause tells how things are now: 现在靠微信群, 经常超员.
func (r *ideaReader) tellsChineseToday(clause string) bool {
	t := r.w.Table
	return t.HasWord("idea_today", "zh", clause) || t.HasWord("troubles", "zh", clause) || t.StartsWith("today_words", "zh", clause)
}

// fileHowItIs files a clause in front of a wish: what goes wrong or is done today, or who
// writes, who is then the one who does what nobody else is said to do.
func (r *ideaReader) fileHowItIs(clause string) {
	if !r.tellsChineseToday(clause) {
		r.u.Situation = appendItem(r.u.Situation, Finished(clause), r.src)
		r.tellsSelf(clause)
	} else {
		r.u.Problem = appendItem(r.u.Problem, Finished(clause), r.src)
	}
	if r.u.Title != "" && (strings.Contains(clause, r.u.Title) || strings.Contains(r.u.Title, clause)) && (reading.HasPrefixOf(clause, "我", "咱", "本") || r.tellsChineseToday(clause)) {
		r.u.Title, r.u.Product = "", ""
	}
}

// tellsSelf notes who writes: "我是一名乡村医生".
func (r *ideaReader) tellsSelf(clause string) {
	lead := reading.LongestPrefix(clause, "我是", "作为")
	if lead == "" {
		return
	}
	who := clause[len(lead):]
	who = who[len(reading.LongestPrefix(who, "一名", "一个", "一位", "名", "个", "位")):]
	if i := strings.LastIndex(who, "的"); i >= 0 {
		who = who[i+len("的"):]
	}
	if r.namesPerson(who) {
		r.self = who
		r.addActor(who)
	}
}
