package analysis

import (
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs"
)

// lineIndex says on which lines of a source a word or a number stands, so that
// an item that claims the whole source is as cheap to judge as one that claims
// a single line.
type lineIndex struct {
	words   map[string][]int // ascending, 1-based
	numbers map[string][]int
}

func indexLines(text string, words func(string) []string) *lineIndex {
	x := &lineIndex{words: map[string][]int{}, numbers: map[string][]int{}}
	n := 0
	for line := range strings.Lines(text) {
		n++
		add(x.words, words(line), n)
		add(x.numbers, numbersIn(line), n)
	}
	return x
}

func add(to map[string][]int, keys []string, line int) {
	for _, key := range keys {
		if list := to[key]; len(list) == 0 || list[len(list)-1] != line {
			to[key] = append(list, line)
		}
	}
}

// on says whether one of the ascending lines lies in one of the ranges.
func (x *lineIndex) on(lines []int, ranges []specs.LineRange) bool {
	return slices.ContainsFunc(ranges, func(r specs.LineRange) bool {
		i, _ := slices.BinarySearch(lines, r.From)
		return i < len(lines) && lines[i] <= r.To
	})
}

// lineCount is the number of lines of a text; a last line without an end counts.
func lineCount(text string) int {
	n := strings.Count(text, "\n")
	if text != "" && !strings.HasSuffix(text, "\n") {
		n++
	}
	return n
}

// numbersIn lists the numbers of a text as they compare: "1,000" is "1000",
// "99.90" stays. Ids such as REQ-001 are names, not numbers.
func numbersIn(text string) []string {
	var out []string
	for field := range strings.FieldsFuncSeq(text, func(r rune) bool {
		return unicode.IsSpace(r) || strings.ContainsRune("()[]{}\"'`，。；：、（）", r)
	}) {
		if specs.IsID(strings.Trim(field, ".,:;")) {
			continue
		}
		out = appendNumbers(out, field)
	}
	return out
}

func appendNumbers(out []string, field string) []string {
	digit := func(i int) bool { return i >= 0 && i < len(field) && field[i] >= '0' && field[i] <= '9' }
	for i := 0; i < len(field); i++ {
		if !digit(i) {
			continue
		}
		from := i
		for digit(i) || i < len(field) && (field[i] == '.' || field[i] == ',') && digit(i+1) {
			i++
		}
		out = append(out, strings.ReplaceAll(field[from:i], ",", ""))
	}
	return out
}
