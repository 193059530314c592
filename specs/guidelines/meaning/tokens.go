package meaning

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// tokenKind says what a token is.
type tokenKind uint8

const (
	word   tokenKind = iota + 1 // letters with what may stand inside of names and paths
	code                        // what was set as code or in quotation marks
	number                      // digits
	han                         // one rune of Chinese
	mark                        // any other rune
)

type token struct {
	text  string
	lower string
	kind  tokenKind
	at    int // byte offset in the text that was cut
}

func (t token) is(lower string) bool { return t.kind != code && t.lower == lower }

// cut splits a rule into tokens. Emphasis and links are taken off before.
func cut(text string) []token {
	var out []token
	for i := 0; i < len(text); {
		r, n := utf8.DecodeRuneInString(text[i:])
		switch {
		case unicode.IsSpace(r):
			i += n
			continue
		case r == '`':
			if content, end := codeSpan(text, i); end > i {
				out = append(out, token{text: content, lower: strings.ToLower(content), kind: code, at: i})
				i = end
				continue
			}
		case strings.ContainsRune("\"“「『", r):
			if content, end := quoted(text, i, r, n); end > i {
				out = append(out, token{text: content, lower: strings.ToLower(content), kind: code, at: i})
				i = end
				continue
			}
		}
		t := token{at: i}
		switch {
		case unicode.Is(unicode.Han, r):
			t.kind, t.text = han, text[i:i+n]
		case r >= '0' && r <= '9':
			t.kind, t.text = number, text[i:i+digits(text[i:])]
			if end := wordLength(text[i:]); end > len(t.text) {
				t.kind, t.text = word, text[i:i+end]
			}
		case startsWord(text[i:], r, n):
			t.kind, t.text = word, text[i:i+wordLength(text[i:])]
		default:
			t.kind, t.text = mark, plainMark(r)
			out = append(out, token{text: t.text, lower: t.text, kind: mark, at: i})
			i += n
			continue
		}
		t.lower = strings.ToLower(strings.ReplaceAll(t.text, "’", "'"))
		out = append(out, t)
		i += len(t.text)
	}
	return out
}

// codeSpan is the content of the code span at i and the offset behind it.
func codeSpan(text string, i int) (content string, end int) {
	fence := len(text[i:]) - len(strings.TrimLeft(text[i:], "`"))
	rest := text[i+fence:]
	closing := strings.Index(rest, text[i:i+fence])
	if closing < 0 {
		return "", i
	}
	return strings.TrimSpace(rest[:closing]), i + fence + closing + fence
}

// quoted is the content of short quotation marks at i and the offset behind
// them.
func quoted(text string, i int, open rune, n int) (content string, end int) {
	closing := map[rune]string{'"': `"`, '“': "”", '「': "」", '『': "』"}[open]
	rest := text[i+n:]
	at := strings.Index(rest, closing)
	if at < 1 || at > 60 {
		return "", i
	}
	return strings.TrimSpace(rest[:at]), i + n + at + len(closing)
}

func digits(s string) int {
	i := 0
	for i < len(s) && (s[i] >= '0' && s[i] <= '9' || s[i] == '.' && i+1 < len(s) && s[i+1] >= '0' && s[i+1] <= '9') {
		i++
	}
	return i
}

// startsWord says whether a word or a path begins here.
func startsWord(s string, r rune, n int) bool {
	if unicode.IsLetter(r) || r == '_' || r == '@' {
		return true
	}
	if !strings.ContainsRune(".*/~$", r) || n >= len(s) {
		return false
	}
	next, _ := utf8.DecodeRuneInString(s[n:])
	return (unicode.IsLetter(next) || strings.ContainsRune("./*_", next)) && !unicode.Is(unicode.Han, next)
}

// wordLength is the length of the word at the beginning of s. Marks at its end
// belong to it only where a path or a language (C++, C#) is written so.
func wordLength(s string) int {
	i := 0
	for i < len(s) {
		r, n := utf8.DecodeRuneInString(s[i:])
		if unicode.Is(unicode.Han, r) || !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("_-./*@+#'’&~${}", r) {
			break
		}
		i += n
	}
	return max(len(strings.TrimRight(s[:i], ".'’-&")), 1)
}

// plainMark is a mark in its ASCII form.
func plainMark(r rune) string {
	switch r {
	case '，':
		return ","
	case '：':
		return ":"
	case '；':
		return ";"
	case '。':
		return "."
	case '！':
		return "!"
	case '？':
		return "?"
	case '（':
		return "("
	case '）':
		return ")"
	case '％':
		return "%"
	case '–', '—', '-':
		return "—"
	}
	return string(r)
}

// plain takes Markdown off a text: emphasis, links and images. Code stays as it
// is.
func plain(text string) string {
	var b strings.Builder
	for i := 0; i < len(text); {
		switch {
		case text[i] == '`':
			if _, end := codeSpan(text, i); end > i {
				b.WriteString(text[i:end])
				i = end
				continue
			}
		case strings.HasPrefix(text[i:], "**"), strings.HasPrefix(text[i:], "__") && !insideWord(text, i, 2), strings.HasPrefix(text[i:], "~~"):
			i += 2
			continue
		case (text[i] == '*' || text[i] == '_') && isEmphasis(text, i):
			i++
			continue
		case text[i] == '!' && strings.HasPrefix(text[i:], "!["):
			i++
			continue
		case text[i] == '[':
			if label, end := link(text, i); end > i {
				b.WriteString(label)
				i = end
				continue
			}
		case text[i] == '\\' && i+1 < len(text) && strings.IndexByte("\\`*_{}[]()#+-.!|<>~", text[i+1]) >= 0:
			b.WriteByte(text[i+1])
			i += 2
			continue
		}
		b.WriteByte(text[i])
		i++
	}
	return b.String()
}

// isEmphasis says whether the single mark at i opens or closes emphasis: a word
// on one side of it, none on the other, and its counterpart in the same text.
func isEmphasis(text string, i int) bool {
	if insideWord(text, i, 1) || strings.Count(text, text[i:i+1]) < 2 {
		return false
	}
	after, _ := utf8.DecodeRuneInString(text[i+1:])
	before, _ := utf8.DecodeLastRuneInString(text[:i])
	opens := unicode.IsLetter(after) && (i == 0 || unicode.IsSpace(before) || before == '(')
	closes := unicode.IsLetter(before) && (i+1 == len(text) || unicode.IsSpace(after) || strings.ContainsRune(".,;:!?)", after))
	if opens {
		end := strings.IndexByte(text[i+1:], text[i])
		return end > 0 && !strings.ContainsAny(text[i+1:i+1+end], "/.")
	}
	if closes {
		start := strings.LastIndexByte(text[:i], text[i])
		return start >= 0 && !strings.ContainsAny(text[start+1:i], "/.")
	}
	return false
}

func insideWord(text string, i, n int) bool {
	before, _ := utf8.DecodeLastRuneInString(text[:i])
	after, _ := utf8.DecodeRuneInString(text[i+n:])
	letter := func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) || r == '_' }
	return i > 0 && letter(before) && i+n < len(text) && letter(after)
}

// link is the label of the link at i and the offset behind it.
func link(text string, i int) (label string, end int) {
	closing := strings.IndexByte(text[i:], ']')
	if closing < 0 || i+closing+1 >= len(text) || text[i+closing+1] != '(' {
		return "", i
	}
	target := strings.IndexByte(text[i+closing:], ')')
	if target < 0 {
		return "", i
	}
	return text[i+1 : i+closing], i + closing + target + 1
}
