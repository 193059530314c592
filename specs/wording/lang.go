// Package wording knows how English and Chinese are written: sentences, words,
// measures with their units, weak words, and the small grammar needed to put a
// phrase into a sentence. The engine, the gates and the rules share it, so that
// what one finds the other accepts. It knows nothing of documents. All of it
// runs in linear time and never fails: text is data, whoever wrote it.
package wording

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// Lang is a language the program writes and reads.
type Lang string

// The languages.
const (
	English Lang = "en"
	Chinese Lang = "zh"
)

// hanShare is the share of Han runes among the letters from which on a text is
// Chinese. It is low because one Han rune says as much as several letters, and
// Chinese specifications are full of English names.
const hanShare = 0.2

// Detect tells the language of a text by its share of Han runes among letters;
// code and addresses do not count. Without any letters it is English.
func Detect(text string) Lang {
	han, letters := 0, 0
	for i := 0; i < len(text); {
		if n := quoteLength(text[i:]); n > 0 {
			i += n
			continue
		}
		r, n := utf8.DecodeRuneInString(text[i:])
		switch {
		case unicode.Is(unicode.Han, r):
			han++
			letters++
		case unicode.IsLetter(r):
			letters++
		}
		i += n
	}
	if letters > 0 && float64(han) >= hanShare*float64(letters) {
		return Chinese
	}
	return English
}

// maxSpan bounds how far the end of a code span or an address is looked for.
const maxSpan = 4096

// quoteLength is the length of the code span, fence or address s begins with;
// 0 if it begins with none.
func quoteLength(s string) int {
	switch {
	case strings.HasPrefix(s, "```"):
		if n := strings.Index(s[3:min(len(s), 16*maxSpan)], "```"); n >= 0 {
			return n + 6
		}
		return 3
	case s[0] == '`':
		return codeLength(s)
	case s[0] == 'h' && (strings.HasPrefix(s, "http://") || strings.HasPrefix(s, "https://")):
		return addressLength(s)
	}
	return 0
}

// codeLength is the length of the code span at the begin of s, on one line.
func codeLength(s string) int {
	for i := 1; i < len(s) && i < maxSpan && s[i] != '\n'; i++ {
		if s[i] == '`' {
			return i + 1
		}
	}
	return 0
}

// addressLength is the length of the address at the begin of s: up to a blank,
// a quote, or a character of Chinese, without the stop that ends a sentence.
func addressLength(s string) int {
	n := strings.IndexFunc(s[:min(len(s), maxSpan)], func(r rune) bool {
		return r <= ' ' || strings.ContainsRune("<>\"`）)]}", r) || isCJK(r) || isWideMark(r)
	})
	if n < 0 {
		n = min(len(s), maxSpan)
	}
	return len(strings.TrimRight(s[:n], ".,;:!?"))
}

// isCJK tells that a rune is written without blanks between words.
func isCJK(r rune) bool {
	return r >= 0x2E80 && (isHan(r) || unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul))
}

// isHan tells that a rune is one of the common Chinese characters.
func isHan(r rune) bool { return r >= 0x4E00 && r <= 0x9FFF }

// isWideMark tells that a rune is full-width punctuation.
func isWideMark(r rune) bool {
	return r >= 0x3000 && r <= 0x303F || r >= 0xFF01 && r <= 0xFF0F || r >= 0xFF1A && r <= 0xFF20 || r >= 0xFF3B && r <= 0xFF65
}

// isWord tells that a rune belongs to a word written with blanks around it.
func isWord(r rune) bool {
	if r < utf8.RuneSelf { // nearly all of them
		return isASCIIWord(byte(r))
	}
	if isHan(r) {
		return false
	}
	return (unicode.IsLetter(r) || unicode.IsDigit(r) || r == '_' || unicode.Is(unicode.Mn, r)) && !isCJK(r)
}

// isASCIIWord is isWord for a byte that is a rune of its own.
func isASCIIWord(c byte) bool {
	return c|0x20 >= 'a' && c|0x20 <= 'z' || c >= '0' && c <= '9' || c == '_'
}

// NFC is the composed form of a text, in which equal texts have equal bytes.
func NFC(s string) string { return norm.NFC.String(s) }

// Clean is NFC without control characters: the form in which text from outside
// enters documents.
func Clean(s string) string { return NFC(StripControls(s)) }

// StripControls drops what cannot be seen and may mislead: control characters
// (line feeds and tabs stay, other line ends become line feeds), zero-width
// characters and direction marks. A joiner stays between emoji, where it makes
// one sign of two. Bytes that are no UTF-8 become U+FFFD.
func StripControls(s string) string {
	if !strings.ContainsFunc(s, unusual) {
		return s
	}
	var b strings.Builder
	b.Grow(len(s))
	var before rune
	for i, r := range s {
		_, n := utf8.DecodeRuneInString(s[i:])
		after, _ := utf8.DecodeRuneInString(s[i+n:])
		if r = visible(r, before, after); r < 0 {
			continue
		}
		b.WriteRune(r)
		before = r
	}
	return b.String()
}

func unusual(r rune) bool {
	return r < ' ' && r != '\n' && r != '\t' || r >= 0x7F && (r < 0xA0 || r == 0xAD || unicode.In(r, unicode.Cf, unicode.Zl, unicode.Zp, unicode.Co) || r == utf8.RuneError)
}

// visible is what stands for a rune between two others, -1 for nothing.
func visible(r, before, after rune) rune {
	switch {
	case !unusual(r) || r == utf8.RuneError:
		return r
	case r == '\r' && after != '\n', r == 0x85, r == 0x2028, r == 0x2029:
		return '\n'
	case r == 0x200D && isEmoji(before) && isEmoji(after):
		return r
	case r >= 0xE0020 && r <= 0xE007F && (before == 0x1F3F4 || before >= 0xE0020 && before < 0xE007F):
		return r // the letters of a regional flag
	}
	return -1
}

func isEmoji(r rune) bool {
	return r == 0xFE0F || r >= 0x1F3FB && r <= 0x1F3FF || r > 0x2000 && r != utf8.RuneError && unicode.Is(unicode.So, r)
}
