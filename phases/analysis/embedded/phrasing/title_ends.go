package phrasing

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxTitleWords is how many words a title has when nothing is to be explained
// behind a colon.
const maxTitleWords = 8

// wholeTitle ends a title where what it says is whole: before the colon behind
// which the particulars stand, and before a list of which only the first
// members would fit.
func (w *Work) wholeTitle(full, cut string) string {
	if w.Language == "zh" {
		return cut
	}
	if head, _, ok := strings.Cut(full, ": "); ok && (cut != full || len(strings.Fields(full)) > maxTitleWords) && w.standsAlone(head) {
		return w.CutPhrase(head, MaxTitle)
	}
	if cut == full {
		return cut
	}
	if half, number := strings.CutSuffix(cut, " at least"); number || strings.HasSuffix(cut, " at most") || strings.HasSuffix(cut, " more than") {
		if at := strings.LastIndex(half, " when "); at > 0 && len(strings.Fields(half[:at])) > 2 {
			cut = half[:at] // a condition whose number did not fit says nothing
		}
	}
	i := strings.Index(cut, ", ")
	if i <= 0 || w.InBrackets(cut, i) || len(strings.Fields(cut[:i])) < 3 {
		return closed(cut)
	}
	last := cut[strings.LastIndex(cut, ", "):]
	if strings.Contains(last, " and ") || strings.Contains(last, " or ") || strings.HasPrefix(last, ", and ") {
		return closed(cut) // the list is whole
	}
	_, whole := w.ParseClause(cut)
	if _, still := w.ParseClause(cut[:i]); whole && !still && !w.BeginsWithVerb(cut) {
		return closed(cut) // the verb stands behind the comma
	}
	return cut[:i]
}

// standsAlone says that what stands before a colon names a thing or says what
// is done by itself: three words at least, and no time or condition.
func (w *Work) standsAlone(head string) bool {
	first := strings.ToLower(LeadingWord(head))
	return len(strings.Fields(head)) > 2 && !strings.Contains(head, "`") && !w.InBrackets(head, len(head)) && !strings.Contains(head, ",") &&
		!w.Table.IsWord("prepositions", "en", first) && !w.Table.IsWord("conditions", "en", first) && !w.Table.IsWord("dangling", "en", strings.ToLower(reading.LastWord(head)))
}

// saysLabel says that a title speaks of what its label names: "change
// everything until noon" under "Changes".
func (w *Work) saysLabel(title, label string) bool {
	if strings.Contains(label, " ") {
		return false
	}
	stem := wording.Stem(strings.ToLower(label))
	for word := range strings.FieldsSeq(strings.ToLower(title)) {
		if wording.Stem(strings.Trim(word, ".,;:")) == stem && utf8.RuneCountInString(stem) > 2 {
			return true
		}
	}
	return false
}

// twoWays says that the "or" at token i joins two ways of doing the same: "as
// single lessons or as a series", "by post or by courier".
func (w *Work) twoWays(tokens []Token, i int) bool {
	const reach = 5
	next := WordAt(tokens, i+1)
	if next != "as" && !w.Table.IsWord("prepositions", "en", next) {
		return false
	}
	return slices.ContainsFunc(tokens[max(0, i-reach):i], func(t Token) bool { return t.Low == next })
}
