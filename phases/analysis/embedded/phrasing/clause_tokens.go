package phrasing

import (
	"strings"
	"unicode"
)

// Token is a word of a clause with the marks behind it.
type Token struct {
	From, To int
	Low      string
	Comma    bool // a comma, colon or dash stands behind it
}

// CodeWord stands for a code span among the words of a clause.
const CodeWord = "`code`"

// ClauseTokens cuts a text at blanks. Brackets, quotations and code count as
// one word that is on no list.
func ClauseTokens(text string) []Token {
	var out []Token
	depth, quote, code, start := 0, false, false, -1
	flush := func(end int) {
		if start < 0 {
			return
		}
		word := strings.TrimRight(text[start:end], ",;:.!?")
		t := Token{From: start, To: start + len(word), Comma: strings.ContainsAny(text[start+len(word):end], ",;:") || word == "–" || word == "—"}
		if !strings.ContainsAny(word, "`\"“”()[]") {
			t.Low = strings.ToLower(word)
		} else if strings.HasPrefix(word, "`") {
			t.Low = CodeWord
		}
		out = append(out, t)
		start = -1
	}
	for i, r := range text {
		inside := depth > 0 || quote || code
		switch {
		case r == '`':
			code = !code
		case code:
		case r == '"':
			quote = !quote
		case r == '“':
			quote = true
		case r == '”':
			quote = false
		case strings.ContainsRune("([（", r):
			depth++
		case strings.ContainsRune(")]）", r):
			depth = max(0, depth-1)
		}
		if unicode.IsSpace(r) && !inside {
			flush(i)
			continue
		}
		if start < 0 {
			start = i
		}
	}
	flush(len(text))
	return out
}

// WordAt is a token in lower case, empty behind the last.
func WordAt(tokens []Token, i int) string {
	if i < len(tokens) {
		return tokens[i].Low
	}
	return ""
}

// withoutBrackets leaves the brackets of a clause out of its words; the mark behind
// one stands behind the word before it.
func withoutBrackets(text string, tokens []Token) []Token {
	out := make([]Token, 0, len(tokens))
	for _, t := range tokens {
		if text[t.From] != '(' {
			out = append(out, t)
		} else if n := len(out); n > 0 && t.Comma {
			out[n-1].Comma = true
		}
	}
	return out
}
