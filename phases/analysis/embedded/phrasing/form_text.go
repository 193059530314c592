package phrasing

import (
	"regexp/syntax"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// FormText is a text that is held against many forms: as it stands, and in lower case, made
// once for all of them.
type FormText struct {
	said  string
	lower string
}

// TextForForms makes a text ready to be held against forms.
func TextForForms(text string) FormText {
	return FormText{said: text, lower: reading.Lower(text)}
}

// mayFit says whether a text has one of the words without which it cannot have the form. It
// spares the pattern, which is a hundred times dearer, for nearly all texts.
func (t FormText) mayFit(needed []string) bool {
	if len(needed) == 0 {
		return true
	}
	for _, word := range needed {
		if strings.Contains(t.lower, word) {
			return true
		}
	}
	return foldsOddly(t.lower)
}

// foldsOddly tells a text with one of the two letters outside of ASCII that a pattern takes
// for one of ASCII where case does not count: the long s and the sign of Kelvin.
func foldsOddly(text string) bool { return strings.ContainsAny(text, "\u017f\u212a") }

// neededWords are words, in lower case, of which a text has at least one if the pattern fits
// it; none where nothing of the kind can be told. Of several such sets it is the one whose
// shortest word is longest.
func neededWords(re *syntax.Regexp) []string {
	switch re.Op {
	case syntax.OpLiteral:
		if re.Flags&syntax.FoldCase != 0 && slices.ContainsFunc(re.Rune, foldsBeyondASCII) {
			return nil
		}
		return []string{reading.Lower(string(re.Rune))}
	case syntax.OpCapture, syntax.OpPlus:
		return neededWords(re.Sub[0])
	case syntax.OpRepeat:
		if re.Min > 0 {
			return neededWords(re.Sub[0])
		}
	case syntax.OpConcat:
		var best []string
		for _, part := range re.Sub {
			if words := neededWords(part); shortest(words) > shortest(best) {
				best = words
			}
		}
		return best
	case syntax.OpAlternate:
		var all []string
		for _, way := range re.Sub {
			words := neededWords(way)
			if len(words) == 0 {
				return nil
			}
			all = append(all, words...)
		}
		return all
	}
	return nil
}

// foldsBeyondASCII tells a letter outside of ASCII whose case is not that of ASCII.
func foldsBeyondASCII(r rune) bool { return r >= utf8.RuneSelf }

// shortest is the length in bytes of the shortest word, 0 without words.
func shortest(words []string) int {
	if len(words) == 0 {
		return 0
	}
	return len(slices.MinFunc(words, func(a, b string) int { return len(a) - len(b) }))
}
