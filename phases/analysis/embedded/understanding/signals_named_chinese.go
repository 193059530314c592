package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// onlyNamed says of a word which says that something is open or assumed that it is part of a name
// here: an answer or a state in quotation marks, 回答“不确定”的; one of several values, 待确认、
// 已确认; or the beginning of what is shown or counted from, 预计送达时间, 在预计叫号前 40 分钟.
func (l *Lexicons) onlyNamed(text, phrase string, start, end int) bool {
	if reading.HasPrefixOf(text[end:], "、") || strings.HasSuffix(text[:start], "、") && utf8.RuneCountInString(phrase) <= maxValueName {
		return true
	}
	return l.quotedValue(text, start, end) || reading.HasSuffixOf(phrase, l.ChineseExpected...) && l.expectedThing(text[:start], text[end:])
}

// maxValueName bounds, in runes, the name of a value among others.
const maxValueName = 4

// quotedValue says that a word stands alone in quotation marks, or nearly, and nobody is said to
// have spoken it.
func (l *Lexicons) quotedValue(text string, start, end int) bool {
	for _, marks := range [][2]string{{"\"", "\""}, {"“", "”"}, {"「", "」"}, {"『", "』"}, {"‘", "’"}} {
		open := strings.LastIndex(text[:start], marks[0])
		shut := strings.Index(text[end:], marks[1])
		if open < 0 || shut < 0 || marks[0] == marks[1] && strings.Count(text[:start], marks[0])%2 == 0 || strings.Contains(text[open+len(marks[0]):start], marks[1]) {
			continue
		}
		inside := text[open+len(marks[0]) : end+shut]
		before := strings.TrimRight(text[:open], "：:，, ")
		return utf8.RuneCountInString(inside) <= maxQuotedValue && !reading.HasSuffixOf(before, l.ChineseVerbsOfSaying...)
	}
	return false
}

// maxQuotedValue bounds, in runes, what is a value in quotation marks and no sentence.
const maxQuotedValue = 6

// expectedThing says that 预计 begins what something is called, or stands behind what makes a moment
// of it.
func (l *Lexicons) expectedThing(before, behind string) bool {
	if reading.HasSuffixOf(before, l.ChineseBeforeExpected...) {
		return true
	}
	for _, thing := range l.ChineseExpectedThings {
		name, _, ok := strings.Cut(behind, thing)
		if ok && utf8.RuneCountInString(name) <= maxExpectedName && !strings.ContainsAny(name, "，。；：、,;:0123456789 ") && !reading.ContainsAny(name, l.ChineseNoExpectedName...) {
			return true
		}
	}
	return false
}

// maxExpectedName bounds, in runes, what stands between 预计 and the thing that is expected.
const maxExpectedName = 4

// partOfRiskName says that 风险 is part of the name of something that the product works with: 风险分,
// 高风险客户. Nobody fears anything there.
func (l *Lexicons) partOfRiskName(text, phrase string, start, end int) bool {
	if phrase != "风险" {
		return false
	}
	for _, name := range l.ChineseRiskNames {
		i := strings.Index(name, phrase)
		if i >= 0 && strings.HasSuffix(text[:start], name[:i]) && strings.HasPrefix(text[end:], name[i+len(phrase):]) {
			return true
		}
	}
	return false
}

// expectedLoad says that 预计 gives the load under which a bound holds, and assumes nothing by itself:
// 开放首小时预计 12 万人同时在线，页面响应不超过 3 秒.
func (l *Lexicons) expectedLoad(text, phrase string, end int) bool {
	if phrase != "预计" {
		return false
	}
	rest := strings.TrimLeft(text[end:], " 约有为")
	return rest != "" && rest[0] >= '0' && rest[0] <= '9' && strings.Contains(rest, "，") && reading.ContainsAny(rest, l.ChineseBounds...)
}
