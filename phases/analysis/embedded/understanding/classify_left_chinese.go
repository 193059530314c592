package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// How long what is left out may be, in runes, and what stands before the word that leaves it
// out in the same clause.
const (
	maxLeftOut  = 60
	minLeftName = 2
	// minPutOffHead is how long what is built must be at least before what is put off, where it
	// does not say that it will do.
	minPutOffHead = 8
)

// leavesOut tells a Chinese sentence that puts something outside of what is built, by its last
// words: "搬运由另一标段承担，不在本项目范围内", "认证接口暂不对接".
func (l *Lexicons) leavesOut(text string) bool {
	text = strings.TrimRight(text, "。；;！ ")
	if !reading.HasHan(text) || utf8.RuneCountInString(text) > maxLeftOut || reading.ContainsAny(text, "必须", "须", "应", "？") {
		return false
	}
	i := strings.LastIndex(text, "，")
	if i < 0 {
		return l.putOffClause(text)
	}
	last := text[i+len("，"):]
	if reading.HasSuffixOf(text[:i], "的", "时", "后", "的话") || strings.Contains(text[:i], "，") && utf8.RuneCountInString(text[:i]) > 40 {
		return false
	}
	return reading.HasPrefixOf(last, l.ChineseOutOfScope...) && reading.HasSuffixOf(last, l.ChineseScopeEnds...)
}

// putOffClause tells a clause that names something and puts it off: "B 超图片先不接".
func (l *Lexicons) putOffClause(clause string) bool {
	clause = strings.TrimSuffix(clause, "了")
	for _, not := range l.ChinesePutsOff {
		what, deed, ok := strings.Cut(clause, not)
		if ok && utf8.RuneCountInString(strings.TrimSpace(what)) >= minLeftName && !strings.HasSuffix(what, "的") && l.ChineseDeedsPutOff[deed] {
			return true
		}
	}
	return false
}

// putOffBehind parts "检验设备通过中间件取数，B 超图片先不接": what is built, and what is put
// off. nil for any other sentence.
func (l *Lexicons) putOffBehind(text string) []string {
	text = strings.TrimRight(text, "。； ")
	i := strings.LastIndex(text, "，")
	if i < 0 || !reading.HasHan(text) {
		return nil
	}
	head, last := text[:i], text[i+len("，"):]
	if !l.putOffClause(last) || reading.HasSuffixOf(head, "的", "时", "后", "的话", "前") || utf8.RuneCountInString(head) < minPutOffHead && !reading.HasSuffixOf(head, l.ChineseWouldDo...) || reading.ContainsAny(head, "如果", "因为", "由于") {
		return nil
	}
	return []string{head + "。", last + "。"}
}
