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
	Named    bool // it is a later word of a system's name, and no verb
}

// CodeWord stands for a code span among the words of a clause.
const CodeWord = "`code`"

// monthOfMay is what stands for the month among the words of a clause, which is on no list.
const monthOfMay = "may-"

// ClauseTokens cuts a text at blanks. Brackets, quotations and code count as
// one word that is on no list.
func ClauseTokens(text string) []Token {
	out := make([]Token, 0, len(text)/wordLength+1)
	var around enclosure
	start := -1
	for i, r := range text {
		inside := around.inside()
		around.pass(r)
		if !inside && unicode.IsSpace(r) {
			if start >= 0 {
				out = append(out, tokenOf(text, start, i))
			}
			start = -1
			continue
		}
		if start < 0 {
			start = i
		}
	}
	if start >= 0 {
		out = append(out, tokenOf(text, start, len(text)))
	}
	return out
}

// wordLength is how long a word of a clause is with its blank, for the room that tokens need.
const wordLength = 6

// enclosure is what a place in a text stands inside of.
type enclosure struct {
	depth       int // of brackets
	quote, code bool
}

func (e *enclosure) inside() bool { return e.depth > 0 || e.quote || e.code }

// pass goes behind one rune.
func (e *enclosure) pass(r rune) {
	switch {
	case r == '`':
		e.code = !e.code
	case e.code:
	case r == '"':
		e.quote = !e.quote
	case r == '“':
		e.quote = true
	case r == '”':
		e.quote = false
	case r == '(' || r == '[' || r == '（':
		e.depth++
	case r == ')' || r == ']' || r == '）':
		e.depth = max(0, e.depth-1)
	}
}

// tokenOf is the token between two places of a text.
func tokenOf(text string, start, end int) Token {
	word := strings.TrimRight(text[start:end], ",;:.!?")
	t := Token{From: start, To: start + len(word), Comma: strings.ContainsAny(text[start+len(word):end], ",;:") || word == "–" || word == "—"}
	if !strings.ContainsAny(word, "`\"“”()[]") {
		if t.Low = strings.ToLower(word); start > 0 && word == "May" {
			t.Low = monthOfMay // "in May" lets nobody do anything
		}
		if start > 0 && isReply(word) {
			t.Low += "-" // "whoever replies STOP gets no more texts": it is written and not done
		}
	} else if strings.HasPrefix(word, "`") {
		t.Low = CodeWord
	}
	return t
}

// isReply tells a word in capitals that somebody sends as it stands, to be told from the verb.
func isReply(word string) bool {
	switch word {
	case "STOP", "START", "CANCEL", "YES", "HELP", "JOIN", "END", "QUIT", "CONFIRM", "RESEND", "UNSUBSCRIBE", "ACCEPT", "DECLINE", "BOOK", "PAUSE":
		return true
	}
	return false
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
