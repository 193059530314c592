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
	odd   bool // see foldsOddly
	three *threes
}

// TextForForms makes a text ready to be held against forms.
func TextForForms(text string) FormText {
	lower := reading.Lower(text)
	form := FormText{said: text, lower: lower, odd: foldsOddly(lower), three: &threes{}}
	for i := range len(lower) - 2 {
		form.three.add(lower[i:])
	}
	return form
}

// threes notes which three bytes stand in a row in a text, as numbers that several may share.
// Hundreds of words are looked for in each text, and most begin with three that it has not.
type threes [1 << 11 / 64]uint64

// add notes the three bytes that a text begins with.
func (t *threes) add(text string) {
	n := threeOf(text)
	t[n>>6] |= 1 << (n & 63)
}

// mayHave says that the three bytes that a text begins with may be among those noted.
func (t *threes) mayHave(text string) bool {
	n := threeOf(text)
	return t[n>>6]&(1<<(n&63)) != 0
}

// threeOf is the number of the three bytes that a text begins with.
func threeOf(text string) uint {
	return (uint(text[0])*961 + uint(text[1])*31 + uint(text[2])) & (1<<11 - 1)
}

// mayFit says whether a text has all words without which it cannot have the form. It spares
// the pattern, which is a hundred times dearer, for nearly all texts, and most patterns are
// never even compiled.
func (t FormText) mayFit(needed neededWords) bool {
	if t.odd {
		return true
	}
	for _, words := range needed {
		if !t.hasOne(words) {
			return false
		}
	}
	return true
}

// hasOne says that a text has at least one of some words.
func (t FormText) hasOne(words []string) bool {
	for _, word := range words {
		if (len(word) < 3 || t.three.mayHave(word)) && strings.Contains(t.lower, word) {
			return true
		}
	}
	return false
}

// foldsOddly tells a text with one of the two letters outside of ASCII that a pattern takes
// for one of ASCII where case does not count: the long s and the sign of Kelvin.
func foldsOddly(text string) bool { return strings.ContainsAny(text, "\u017f\u212a") }

// neededWords are sets of words, in lower case: a text that a pattern fits has a word of each
// of them. The set that rules out most comes first, the one whose shortest word is longest.
type neededWords [][]string

// wordsNeeded tells the words that a pattern needs; none where nothing of the kind can be told.
func wordsNeeded(re *syntax.Regexp) neededWords {
	switch re.Op {
	case syntax.OpLiteral:
		if re.Flags&syntax.FoldCase != 0 && slices.ContainsFunc(re.Rune, foldsBeyondASCII) {
			return nil
		}
		return neededWords{{reading.Lower(string(re.Rune))}}
	case syntax.OpCapture, syntax.OpPlus:
		return wordsNeeded(re.Sub[0])
	case syntax.OpRepeat:
		if re.Min > 0 {
			return wordsNeeded(re.Sub[0])
		}
	case syntax.OpConcat:
		var all neededWords
		for _, part := range re.Sub {
			all = append(all, wordsNeeded(part)...)
		}
		return all.telling()
	case syntax.OpAlternate:
		var one []string
		for _, way := range re.Sub {
			words := wordsNeeded(way)
			if len(words) == 0 {
				return nil
			}
			one = append(one, words[0]...)
		}
		return neededWords{one}
	}
	return nil
}

// telling puts the sets that rule out most in front, and leaves out those with a single
// letter or blank, which nearly every text has, unless there is nothing else.
func (n neededWords) telling() neededWords {
	slices.SortStableFunc(n, func(a, b []string) int { return shortest(b) - shortest(a) })
	for i, words := range n {
		if i > 0 && shortest(words) == 1 {
			return n[:i]
		}
	}
	return n
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
