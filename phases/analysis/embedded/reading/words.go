package reading

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// ContainsAny tells a text in which one of some words stands.
func ContainsAny(s string, words ...string) bool {
	for _, w := range words {
		if strings.Contains(s, w) {
			return true
		}
	}
	return false
}

// HasFiniteVerb tells a sentence from a list of names.
func HasFiniteVerb(text string) bool {
	low := " " + Lower(text) + " "
	if i := strings.Index(low, " who "); i >= 0 && i < 24 {
		return false
	}
	for _, w := range []string{" is ", " are ", " has ", " have ", " runs ", " uses ", " use ", " can ", " wants ", " want ", " needs ", " gets ", " works ", " creates ", " writes ", " rents ", " sees ", " does ", " will ", " must "} {
		if strings.Contains(low, w) {
			return true
		}
	}
	return false
}

// Enclosed tells a text that stands as a whole in one of some pairs of brackets.
func Enclosed(text string, pairs ...string) bool {
	for _, both := range pairs {
		runes := []rune(both)
		pair := [2]string{string(runes[0]), string(runes[1])}
		if strings.HasPrefix(text, pair[0]) && strings.HasSuffix(text, pair[1]) {
			return strings.Count(text, pair[0]) == 1
		}
	}
	return false
}

// FirstOf is the first of some texts that says anything.
func FirstOf(texts ...string) string {
	for _, t := range texts {
		if t != "" {
			return t
		}
	}
	return ""
}

// InThirdPerson tells a verb such as "approves" from "is" and "has".
func InThirdPerson(word string) bool {
	word = strings.Trim(word, ".,;:")
	switch {
	case len(word) < 4 || !strings.HasSuffix(word, "s") || strings.HasSuffix(word, "ss"), word == "does", word == "goes", word == "says", word == "means", word == "works", word == "costs", word == "needs":
		return false
	}
	return IsASCII(word) && word == Lower(word)
}

// InnerCapital tells a brand such as "ClubDesk" or "seven.io" from a word.
func InnerCapital(name string) bool {
	if strings.Contains(name, " ") || name == "" {
		return false
	}
	if strings.Contains(name, ".") {
		return true
	}
	return strings.ToUpper(name) != name && name[1:] != Lower(name[1:])
}

// RefLength is the length of a leading "ABC-12", "FR12", "F1.2" or "F1-02".
func RefLength(s string) int {
	i := 0
	for i < len(s) && i < 8 && s[i] >= 'A' && s[i] <= 'Z' {
		i++
	}
	if i == 0 {
		return 0
	}
	letters := i
	if i < len(s) && (s[i] == '-' || s[i] == '_') {
		i++
	}
	dash := i > letters
	start := i
	for i < len(s) && (s[i] >= '0' && s[i] <= '9' || s[i] == '.' && i > start && i+1 < len(s) && s[i+1] >= '0' && s[i+1] <= '9') {
		i++
	}
	if !dash && i > start && strings.HasPrefix(s[i:], "-") && len(s[i:]) > 2 && isDigit(s[i+1]) && isDigit(s[i+2]) {
		for i++; i < len(s) && isDigit(s[i]); i++ {
		} // the second of the chapter F1
	}
	if i == start || i < len(s) && IsWordByte(s[i]) || !dash && (letters > 3 || s[:letters] == "P" || s[:letters] == "H") {
		return 0
	}
	return i
}

func isDigit(b byte) bool { return b >= '0' && b <= '9' }

// RoleArticle tells a word that a role begins behind.
func RoleArticle(word string) bool {
	switch Lower(word) {
	case "the", "a", "an", "our", "every", "each", "any", "my", "all":
		return true
	}
	return false
}

// Unmark takes marks of lists, headings, quotes and tables off the beginning
// of a text, until none is left.
func Unmark(text string) string {
	for {
		before := text
		text = strings.TrimLeft(strings.TrimSpace(text), "•●○▪◦★☆▲△*>|:：,，;；→)）]")
		for _, dash := range []string{"- ", "– ", "— ", "= ", "? ", "# ", "+ ", "## "} {
			text = strings.TrimPrefix(text, dash)
		}
		if strings.HasPrefix(text, "```") || strings.HasPrefix(text, "~~~") {
			text = strings.TrimLeft(text, "`~")
		}
		if text == before {
			return text
		}
	}
}

// CutLast parts a text at the last place where a mark stands; ok is false, and all of the text
// before it, where there is none.
func CutLast(text, mark string) (before, after string, ok bool) {
	i := strings.LastIndex(text, mark)
	if i < 0 {
		return text, "", false
	}
	return text[:i], text[i+len(mark):], true
}

// UpperFirst writes a text with a capital in front.
func UpperFirst(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}

// HasPrefixOf tells a text that begins with one of some words.
func HasPrefixOf(text string, words ...string) bool {
	for _, word := range words {
		if strings.HasPrefix(text, word) {
			return true
		}
	}
	return false
}

// HasSuffixOf tells a text that ends in one of some ends.
func HasSuffixOf(text string, ends ...string) bool {
	for _, e := range ends {
		if strings.HasSuffix(text, e) {
			return true
		}
	}
	return false
}

// IsLatin tells a letter or digit of the Latin script.
func IsLatin(r rune) bool {
	return r < 0x250 && (unicode.IsLetter(r) || unicode.IsDigit(r))
}

// StartsCapital tells a text that begins with a capital.
func StartsCapital(text string) bool {
	r, _ := utf8.DecodeRuneInString(text)
	return unicode.IsUpper(r)
}

// LastWord is what stands behind the last blank.
func LastWord(text string) string { return text[strings.LastIndexByte(text, ' ')+1:] }

// WithoutOpenBracket cuts a bracket that is never closed off the end of a head:
// what was cut behind it stands in brackets behind the thing.
func WithoutOpenBracket(head string) string {
	if i := strings.LastIndex(head, " ("); i > 0 && !strings.Contains(head[i:], ")") {
		return head[:i]
	}
	return head
}

// LongestPrefix is the longest of several words that a text begins with, empty without
// one.
func LongestPrefix(text string, words ...string) string {
	best := ""
	for _, word := range words {
		if len(word) > len(best) && strings.HasPrefix(text, word) {
			best = word
		}
	}
	return best
}
