package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxForbidden bounds, in runes, what stands between the word that forbids and the verb of adopting.
const maxForbidden = 6

// forbidsToAdopt says that a Chinese clause in front of a name forbids to take what is named: 别再引入
// Kafka, 不许趁机换 TiDB. Only to change is no refusal of a name unless the sentence names before it
// what stays: 不许换 MySQL keeps it.
func (l *Lexicons) forbidsToAdopt(clause, before string) bool {
	clause = strings.TrimRight(strings.TrimLeft(clause, "，；。"), " 成为到")
	for _, word := range l.ChineseForbidsPlainly {
		_, rest, ok := strings.Cut(clause, word)
		verb := ""
		for _, v := range l.ChineseAdopts {
			if strings.HasSuffix(rest, v) && len(v) > len(verb) {
				verb = v
			}
		}
		if !ok || verb == "" || utf8.RuneCountInString(strings.TrimSuffix(rest, verb)) > maxForbidden {
			continue
		}
		if verb != "换" || len(l.tech.Find(before)) > 0 {
			return true
		}
	}
	return false
}

// givenUpFor says that a Chinese sentence gives up what is named for something else: 后台从 jQuery
// 换成 React.
func (l *Lexicons) givenUpFor(text string, from, to int) bool {
	return strings.HasSuffix(strings.TrimRight(text[:from], " "), "从") && reading.HasPrefixOf(strings.TrimLeft(text[to:], " "), l.ChineseChangedTo...)
}
