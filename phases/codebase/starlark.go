package codebase

import (
	"fmt"
	"strings"
)

// starCall is a call at the outermost level of a build file of Bazel, as in
// go_binary(name = "till", srcs = ["main.go"]).
type starCall struct {
	name string
	line int
	args map[string]starValue // by keyword
}

// starValue is what a keyword is given: the strings in it, as far as they are
// written out.
type starValue struct {
	texts []string
	globs []string // patterns within glob(…)
	plain bool     // one string and nothing else
	yes   bool     // True
}

// text is a value that is one string, "" for any other.
func (v starValue) text() string {
	if v.plain {
		return v.texts[0]
	}
	return ""
}

// starToken is a name, a string or a single character.
type starToken struct {
	kind  byte // 'n', 's', or the character
	text  string
	line  int
	first bool // at the very beginning of its line
}

// starCalls reads the calls that stand by themselves at the beginning of a line.
// What is computed, defined or assigned is left out: nobody knows what comes of
// it without running it. After a bracket that is not closed it goes on with the
// next line that begins with a call, and says so in the error.
func starCalls(src []byte) ([]starCall, error) {
	tokens, broken := starTokens(string(trimBOM(src)))
	var list []starCall
	for i := 0; i+1 < len(tokens); i++ {
		if t := tokens[i]; t.kind != 'n' || !t.first || tokens[i+1].kind != '(' || t.text == "def" {
			continue
		}
		end, whole := starEnd(tokens, i+1)
		if !whole && broken == nil {
			broken = fmt.Errorf("line %d: the bracket after %s is not closed", tokens[i].line, tokens[i].text)
		}
		if whole {
			list = append(list, starCall{name: tokens[i].text, line: tokens[i].line, args: starArguments(tokens[i+2 : end])})
		}
		i = end - 1
	}
	return list, broken
}

// starEnd is the number of the bracket that closes the one at from, or of where
// to go on when there is none.
func starEnd(tokens []starToken, from int) (end int, whole bool) {
	depth := 0
	for i := from; i < len(tokens); i++ {
		switch t := tokens[i]; t.kind {
		case '(', '[', '{':
			depth++
		case ')', ']', '}':
			if depth--; depth == 0 {
				return i, true
			}
		case 'n':
			if t.first && i+1 < len(tokens) && tokens[i+1].kind == '(' {
				return i, false // nobody writes a call within a call there
			}
		}
	}
	return len(tokens), false
}

// starArguments takes the values of keywords out of what stands between the
// brackets of a call.
func starArguments(tokens []starToken) map[string]starValue {
	args := map[string]starValue{}
	for len(tokens) > 0 {
		end, depth := 0, 0
		for ; end < len(tokens) && (depth > 0 || tokens[end].kind != ','); end++ {
			switch tokens[end].kind {
			case '(', '[', '{':
				depth++
			case ')', ']', '}':
				depth--
			}
		}
		if end > 2 && tokens[0].kind == 'n' && tokens[1].kind == '=' {
			args[tokens[0].text] = starValueOf(tokens[2:end])
		}
		tokens = tokens[min(end+1, len(tokens)):]
	}
	return args
}

// starValueOf takes the strings that are written out: neither the conditions of
// a choice nor what glob leaves out, nor what is put together from parts.
func starValueOf(tokens []starToken) starValue {
	v := starValue{
		plain: len(tokens) == 1 && tokens[0].kind == 's',
		yes:   len(tokens) == 1 && tokens[0].text == "True" && tokens[0].kind == 'n',
	}
	next := func(i int) byte {
		if i+1 < len(tokens) {
			return tokens[i+1].kind
		}
		return 0
	}
	depth, glob := 0, 0 // glob: the depth within glob(…), 0 outside
	leftOut := false
	for i, t := range tokens {
		switch t.kind {
		case '(', '[', '{':
			depth++
			if t.kind == '(' && i > 0 && tokens[i-1].kind == 'n' && tokens[i-1].text == "glob" {
				glob, leftOut = depth, false
			}
		case ')', ']', '}':
			if depth == glob {
				glob = 0
			}
			depth--
		case 'n':
			if glob > 0 && next(i) == '=' {
				leftOut = t.text != "include"
			}
		case 's':
			switch {
			case next(i) == ':' || next(i) == '%' || next(i) == '.':
			case glob == 0:
				v.texts = append(v.texts, t.text)
			case !leftOut:
				v.globs = append(v.globs, t.text)
			}
		}
	}
	return v
}

// starTokens cuts a build file into names, strings and single characters; a
// string that does not end on its line is named and ends there.
func starTokens(text string) (tokens []starToken, broken error) {
	line, start := 1, true
	for i := 0; i < len(text); {
		c, first := text[i], start
		start = false
		switch {
		case c == '\n':
			line, start = line+1, true
			i++
		case c == '#':
			if end := strings.IndexByte(text[i:], '\n'); end >= 0 {
				i += end
			} else {
				i = len(text)
			}
		case c == '"' || c == '\'':
			s, length, whole := starString(text[i:])
			if !whole && broken == nil {
				broken = fmt.Errorf("line %d: a string is not closed", line)
			}
			tokens = append(tokens, starToken{kind: 's', text: s, line: line})
			line += strings.Count(text[i:i+length], "\n")
			i += length
		case isStarName(c):
			end := i
			for end < len(text) && isStarName(text[end]) {
				end++
			}
			if end < len(text) && (text[end] == '"' || text[end] == '\'') && end-i == 1 { // r"…"
				i = end
				continue
			}
			tokens = append(tokens, starToken{kind: 'n', text: text[i:end], line: line, first: first})
			i = end
		case c == ' ' || c == '\t' || c == '\r' || c == '\\':
			i++
		default:
			tokens = append(tokens, starToken{kind: c, line: line})
			i++
		}
	}
	return tokens, broken
}

func isStarName(c byte) bool {
	return c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c >= 0x80
}

// starString is the string that a text begins with and how long it is with its
// marks.
func starString(text string) (s string, length int, whole bool) {
	mark := text[:1]
	if long := strings.Repeat(mark, 3); strings.HasPrefix(text, long) {
		if end := strings.Index(text[3:], long); end >= 0 {
			return text[3 : 3+end], end + 6, true
		}
		return text[3:], len(text), false
	}
	for i := 1; i < len(text); i++ {
		switch text[i] {
		case '\\':
			i++
		case '\n':
			return text[1:i], i, false
		case mark[0]:
			return text[1:i], i + 1, true
		}
	}
	return text[1:], len(text), false
}
