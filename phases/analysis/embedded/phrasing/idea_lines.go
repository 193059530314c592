package phrasing

import (
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// ideaRow is what stands on one or more lines of an idea and is read as one.
type ideaRow struct {
	text  string
	first int   // number of the first line
	ends  []int // where each line ends in the text
}

// line is the number of the line on which a byte of the text stands.
func (row *ideaRow) line(at int) int {
	n := 0
	for n+1 < len(row.ends) && at >= row.ends[n] {
		n++
	}
	return row.first + n
}

// wrapFrom is how long a line is at least, in runes, that ends because there was no
// more room on it.
const wrapFrom = 45

// unwrapped are the rows of a text whose first line has a number: lines that were
// broken to fit a width belong together, lines that end a sentence do not.
func unwrapped(text string, number int) []ideaRow {
	var rows []ideaRow
	open := false
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if n := len(rows) - 1; open && line != "" && goesOn(rows[n].text, line) {
			row := &rows[n]
			row.text = joinedLine(row.text, line)
			row.ends = append(row.ends, len(row.text))
		} else {
			rows = append(rows, ideaRow{text: line, first: number, ends: []int{len(line)}})
		}
		open = line != ""
		number++
	}
	return rows
}

// joinedLine puts a line behind the one it carries on; Chinese has no blank between.
func joinedLine(before, line string) string {
	last, _ := utf8.DecodeLastRuneInString(before)
	if reading.IsHan(last) || last == '，' || last == '、' {
		return before + line
	}
	return before + " " + line
}

// goesOn says that a line carries on the text before it.
func goesOn(before, line string) bool {
	last, _ := utf8.DecodeLastRuneInString(before)
	if strings.ContainsRune(".!?:;。！？：；", last) {
		return false
	}
	first, _ := utf8.DecodeRuneInString(line)
	if reading.IsHan(last) || last == '，' || last == '、' {
		return last == '，' || last == '、' || utf8.RuneCountInString(before) >= wrapFrom/2
	}
	return unicode.IsLower(first) || last == ',' || utf8.RuneCountInString(before) >= wrapFrom
}

// contracted are the words that people say in one where a rule needs two.
var contracted = sync.OnceValue(func() *strings.Replacer {
	return strings.NewReplacer("can't", "cannot", "can’t", "cannot", "won't", "will not", "won’t", "will not", "mustn't", "must not", "mustn’t", "must not", "shouldn't", "should not", "shouldn’t", "should not")
})

// notContracted writes out what people say in one word: "can't" is "cannot".
func notContracted(text string) string { return contracted().Replace(text) }
