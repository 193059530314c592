package phrasing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// withCases joins what only says in which case somebody is to the clause behind it: "老人不会
// 用手机的" is nothing that the old can do, but says for whom "由邻居代取" holds.
func (r *ideaReader) withCases(clauses []string) []string {
	var out []string
	for i := 0; i < len(clauses); i++ {
		clause := strings.TrimSpace(clauses[i])
		if i+1 < len(clauses) && (r.isCaseOfPerson(clause) || r.isMoment(clause)) {
			i++
			clause += "，" + strings.TrimSpace(clauses[i])
		}
		out = append(out, clause)
	}
	return out
}

// isCaseOfPerson tells a clause about somebody who has not done or cannot do something, which
// ends where what follows from it would begin: 员工没打卡的.
func (r *ideaReader) isCaseOfPerson(clause string) bool {
	who, act := r.chinesePerson(clause)
	return who != "" && strings.HasSuffix(act, "的") && reading.HasPrefixOf(act, "不", "没", "未")
}

// isMoment tells a clause that only says when: 陌生人来接时. What ends like it and is a
// thing, 工时, is none.
func (r *ideaReader) isMoment(clause string) bool {
	const shortest = 4 // runes
	return utf8.RuneCountInString(clause) >= shortest && reading.HasSuffixOf(clause, "时", "的时候") &&
		!reading.HasSuffixOf(clause, r.w.Table.Words["ends_like_moment"].In("zh")...)
}

// whenFound puts the mark of a case between what is found and what follows from it, which is
// often left out: 发现死链|返回退出码 1. The case is nobody who returns something.
func (r *ideaReader) whenFound(clause string) string {
	const longest = 8 // runes of what is found; more is a clause of its own
	if told := r.whenDone(clause); told != clause {
		return told
	}
	open := reading.LongestPrefix(clause, r.w.Table.Words["found_openers"].In("zh")...)
	if open == "" || reading.ContainsAny(clause, "时", "后", "就", "则", "，", "并", "、") {
		return clause
	}
	for _, then := range r.w.Table.Words["found_then"].In("zh") {
		found, rest, ok := strings.Cut(clause[len(open):], then)
		if n := utf8.RuneCountInString(found); ok && (rest != "" || open == clause[:len(clause)-len(then)]) && n <= longest && (n > 0 || rest == "" || strings.HasSuffix(then, "人工")) && !strings.HasSuffix(found, "的") {
			return open + found + "时，" + then + rest
		}
	}
	return clause
}

// whenDone puts the mark of the time between what has happened and what is told then:
// 快递到了|通知业主.
func (r *ideaReader) whenDone(clause string) string {
	const longest = 8 // runes of what has happened
	for _, then := range r.w.Table.Words["told_then"].In("zh") {
		done, rest, ok := strings.Cut(clause, "了"+then)
		if n := utf8.RuneCountInString(done); ok && rest != "" && n > 1 && n <= longest && !reading.ContainsAny(done, "时", "后", "，", "、") {
			return done + "后，" + then + rest
		}
	}
	return clause
}

// namesThings says that a Chinese subject joins several, none of whom is anybody: 桌子和投影仪
// are lent, and do nothing.
func (r *ideaReader) namesThings(who string) bool {
	for _, and := range []string{"和", "与", "及", "、"} {
		if first, last, ok := strings.Cut(who, and); ok && first != "" {
			return !r.namesPerson(first) && !r.namesPerson(last)
		}
	}
	return r.namesCompound(who)
}

// namesCompound says that a text is a thing that is called after somebody, and not that
// person: 会员卡, 学生票.
func (r *ideaReader) namesCompound(who string) bool {
	for _, tail := range r.w.Table.Words["person_compounds"].In("zh") {
		if name, ok := strings.CutSuffix(who, tail); ok && r.namesPerson(name) {
			return true
		}
	}
	return false
}
