package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// comparedOnly files what a Chinese sentence only says was weighed, "比过 Oracle 分区、MySQL、TiDB", as the
// ways that were not taken. The one that the same lines choose, "选 TiDB", is told there. It tells whether
// the sentence is one of these: nothing in it is what the product is made with.
func (x *understander) comparedOnly(text string, from, to int) bool {
	verb := reading.LongestPrefix(text, x.lex.ChineseCompared...)
	list := strings.TrimRight(text[len(verb):], "。； ")
	if verb == "" || !strings.Contains(list, "、") || strings.Contains(list, "，") {
		return false
	}
	said := strings.ReplaceAll(strings.Join(x.r.Lines[max(from-1, 0):min(to, len(x.r.Lines))], ""), " ", "")
	src := x.source(from, to)
	for _, name := range reading.SplitTop(list, "、") {
		name = strings.TrimSpace(name)
		bare, _, _ := strings.Cut(name, "（")
		if bare = strings.ReplaceAll(bare, " ", ""); bare == "" || x.lex.takes(said, bare) {
			continue
		}
		if x.fresh("alternative", name) {
			x.u.Alternatives = append(x.u.Alternatives, specs.Alternative{Name: name, Source: src})
		}
	}
	return true
}

// takes says that a text without blanks chooses a thing by its name: 选TiDB, 最后用TiDB.
func (l *Lexicons) takes(said, name string) bool {
	for _, verb := range l.ChineseTakes {
		if strings.Contains(said, verb+name) {
			return true
		}
	}
	return false
}

// madeBefore says that a name stands in brackets that tell what something there already is made with:
// “`core`（Java 8 / Oracle 单体，2016 年上线）”.
func (l *Lexicons) madeBefore(text string, at int) bool {
	open := strings.LastIndexAny(text[:at], "（(")
	if open < 0 || strings.ContainsAny(text[open:at], "）)") {
		return false
	}
	inner := text[open:]
	if end := strings.IndexAny(inner, "）)"); end > 0 {
		inner = inner[:end]
	}
	return reading.ContainsAny(reading.Lower(inner), l.MadeBefore...)
}
