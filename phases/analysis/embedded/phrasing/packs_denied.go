package phrasing

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/templates"
)

// What a text says there is not, "no mobile app in the first version", "without multiplayer", is
// nothing that its product is about: no word of it calls for a domain or for an option.

// longestDenied bounds how many words behind a denial belong to what it denies.
const longestDenied = 6

// Deny notes the places of the text in which something is denied: behind one of the denials up to
// the next mark or word that ends it.
func (x *WordIndex) Deny(denials, ends templates.Terms) *WordIndex {
	for _, lang := range Languages() {
		for _, denial := range denials.In(lang) {
			for i := x.find(denial, 0, len(x.Low)); i >= 0; i = x.find(denial, i+len(denial), len(x.Low)) {
				from := i + len(denial)
				x.denied = append(x.denied, [2]int{from, from + deniedLength(x.Low[from:], ends.In(lang))})
			}
		}
	}
	slices.SortFunc(x.denied, func(a, b [2]int) int { return a[0] - b[0] })
	return x
}

// Denied are the places in which the text denies something, sorted.
func (x *WordIndex) Denied() [][2]int { return x.denied }

// OnlyDenied says that the text mentions a term, and nowhere but in what it denies.
func (x *WordIndex) OnlyDenied(term string) bool {
	term = FoldTerm(term)
	if len(x.denied) == 0 || !x.Possible(term) {
		return false
	}
	n := 0
	for i := x.Next(term, 0); i >= 0; i = x.Next(term, i+len(term)) {
		n++
		if !slices.ContainsFunc(x.denied, func(s [2]int) bool { return s[0] <= i && i+len(term) <= s[1] }) {
			return false
		}
	}
	return n > 0
}

// deniedLength is how much of a text behind a denial it denies.
func deniedLength(text string, ends []string) int {
	end := strings.IndexFunc(text, func(r rune) bool { return r != '-' && r != '\'' && r != '/' && unicode.IsPunct(r) })
	if end < 0 {
		end = len(text)
	}
	words, at := 0, 0
	for at < end {
		word := text[at:end]
		if i := strings.IndexByte(word[1:], ' '); i >= 0 {
			word = word[:i+1]
		}
		if slices.Contains(ends, strings.TrimSpace(word)) || words == longestDenied {
			return at
		}
		at, words = at+len(word), words+1
	}
	const longestChinese = 12 // runes; Chinese has no blanks between words
	if r, _ := utf8.DecodeRuneInString(text); IsIdeograph(r) && utf8.RuneCountInString(text[:end]) > longestChinese {
		return len(string([]rune(text)[:longestChinese]))
	}
	return end
}
