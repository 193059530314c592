package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// minRates is how many rates make a sentence a table of them: one alone may be a price.
const minRates = 2

// maxRated is how long a Chinese phrase in front of a sum may be: 每餐只, 每推荐一人.
const maxRated = 8

// rates tells a Chinese sentence that says for several cases what is added to or taken off
// one of something: "每餐补 2 元，80 岁以上每餐补 4 元". The product computes by it. What
// somebody asks for his work is none.
func (l *Lexicons) rates(text string) bool {
	if !reading.HasHan(text) || reading.ContainsAny(text, l.RatesOfContract...) {
		return false
	}
	n := 0
	for part := range strings.FieldsFuncSeq(text, func(r rune) bool { return strings.ContainsRune("，,；;、。", r) }) {
		if l.rate(part) {
			n++
		}
	}
	return n >= minRates
}

// rate tells one of them: 每, what is counted, a verb, a number and its unit.
func (l *Lexicons) rate(part string) bool {
	_, rest, ok := strings.Cut(part, "每")
	if !ok {
		return false
	}
	at := strings.IndexAny(rest, "0123456789")
	if at < 0 {
		return false
	}
	lead, sum := strings.TrimSpace(rest[:at]), strings.TrimLeft(rest[at:], "0123456789. ")
	return utf8.RuneCountInString(lead) <= maxRated && reading.HasSuffixOf(lead, l.RateVerbs...) && reading.HasPrefixOf(sum, l.RateUnits...)
}
