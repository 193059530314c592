package specifying

import (
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// isOnlyFor says that an English text in front of a time ends in a bare "for" behind no word
// for lasting: "pilots are on turn for nine days", "holding the button for three seconds". Such
// a time is tested by the sentence, and not by what is so just before and after it.
func (w *Specifier) isOnlyFor(before string) bool {
	if !strings.HasSuffix(before, " for") {
		return false
	}
	words := strings.FieldsFunc(before, func(r rune) bool { return !unicode.IsLetter(r) })
	for _, word := range words {
		if word != "for" && (w.Table.IsWord("lasting_words", "en", word) || word != "once" && w.Table.IsWord("subordinators", "en", word)) {
			return false
		}
	}
	return true
}

// lastsBefore says that a word for keeping stands right in front of the "for" of a time, so
// that the time is that of the sentence and not of a clause that tells which things are
// meant: "records of who gave are kept for 30 years".
func (w *Specifier) lastsBefore(before string) bool {
	head, ok := strings.CutSuffix(before, " for")
	return ok && w.Table.IsWord("kept_words", "en", strings.ToLower(reading.LastWord(head)))
}
