package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// riskAndMeasure cuts a Chinese risk from what is done about it, which stands behind a full stop, a
// colon, a semicolon or, where its first word leaves no doubt, a comma: 团队没用过，|预留两周做验证.
// What may come of the risk is part of it.
func (l *Lexicons) riskAndMeasure(text string) (risk, measure string) {
	const least = 3 // runes of a risk
	for i, r := range text {
		if !strings.ContainsRune("。；：，", r) || utf8.RuneCountInString(text[:i]) < least || openBracket(text[:i]) {
			continue
		}
		rest := strings.TrimSpace(text[i+utf8.RuneLen(r):])
		clause := rest
		if r == '：' && reading.HasSuffixOf(text[:i], l.ChineseNoSystems...) {
			continue // who says it: 信息部：…
		}
		if r != '：' {
			clause, _, _ = strings.Cut(rest, "，")
		}
		opens := reading.HasPrefixOf(rest, l.ChineseMeasures...) || r != '，' && reading.HasPrefixOf(rest, l.ChineseMitigations...)
		if opens && rest != "" && !reading.ContainsAny(clause, l.ChineseRiskGoesOn...) {
			return text[:i], rest
		}
	}
	return text, ""
}

// openBracket says that a text ends inside a bracket.
func openBracket(text string) bool {
	return strings.Count(text, "（") > strings.Count(text, "）") || strings.Count(text, "(") > strings.Count(text, ")")
}
