package gates

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
)

// shortestQuote is how many letters a sentence has at least that nobody writes
// twice by chance.
const shortestQuote = 6

// ownGaps lists the placeholder words of a text that we left, and not the source.
func (f *facts) ownGaps(p prose) []string {
	return slices.DeleteFunc(f.gaps(p.text), func(word string) bool { return f.saidBySource(p, word) })
}

// saidBySource tells a gap word that the source itself has from one that we left:
// the lines that the text is marked with hold it, or the source has the whole
// sentence. What the source leaves open is its answer, and no text of ours.
func (f *facts) saidBySource(p prose, word string) bool {
	source := f.source()
	if !strings.Contains(source, word) {
		return false
	}
	return markedLinesHold(source, p.raw, word) || quotesSentence(source, p.text, word)
}

// markedLinesHold says whether the lines of the source that a text is marked with
// hold a word.
func markedLinesHold(source, text, word string) bool {
	var lines []string
	at := 0
	for span := range strings.SplitSeq(text, "`") {
		mark, ok := specs.ParseMark(span)
		if at++; at%2 != 0 || !ok { // between the marks of code
			continue
		}
		if lines == nil {
			lines = strings.Split(source, "\n")
		}
		if slices.ContainsFunc(mark.Lines, func(r specs.LineRange) bool { return rangeHolds(lines, r, word) }) {
			return true
		}
	}
	return false
}

// rangeHolds says whether one of some lines, as far as they are there, holds a word.
func rangeHolds(lines []string, r specs.LineRange, word string) bool {
	for n := r.From; n <= min(r.To, len(lines)); n++ {
		if strings.Contains(lines[n-1], word) {
			return true
		}
	}
	return false
}

// quotesSentence says whether the sentence around a word stands in the source as
// it is, and says more than the word.
func quotesSentence(source, text, word string) bool {
	for sentence := range strings.FieldsFuncSeq(text, func(r rune) bool { return strings.ContainsRune("。；;|", r) }) {
		sentence = strings.Trim(sentence, " .")
		if strings.Contains(sentence, word) && utf8.RuneCountInString(sentence) >= max(shortestQuote, utf8.RuneCountInString(word)+2) && strings.Contains(source, sentence) {
			return true
		}
	}
	return false
}
