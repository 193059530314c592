package codebase

import (
	"bytes"
	"strings"
)

// piece is one token of a script: a word, a string or a sign.
type piece struct {
	text  string
	line  int
	depth int // open braces before it
	kind  byte
	doc   string // text of the doc comment right before it
}

const (
	wordPiece   = 'w'
	stringPiece = 's'
	signPiece   = 'p'
)

// script reads imports and top-level declarations of JavaScript and
// TypeScript, and of the script part of Vue and Svelte files.
func (s *scanner) script(f *file, src string) {
	if f.lang.Name == "Vue" || f.lang.Name == "Svelte" {
		src = scriptPart(src)
	}
	pieces := cutScript(src, s.pieces[:0])
	s.pieces = pieces
	f.imports = scriptImports(pieces)
	f.symbols = scriptSymbols(pieces)
}

// scriptPart blanks everything outside <script>, so that lines keep their
// numbers.
func scriptPart(src string) string {
	out := bytes.Repeat([]byte{' '}, len(src))
	for i := range len(src) {
		if c := src[i]; c == '\n' {
			out[i] = c
		}
	}
	for at := 0; at < len(src); {
		open := strings.Index(src[at:], "<script")
		if open < 0 {
			break
		}
		begin := strings.IndexByte(src[at+open:], '>')
		if begin < 0 {
			break
		}
		begin += at + open + 1
		end := strings.Index(src[begin:], "</script")
		if end < 0 {
			end = len(src) - begin
		}
		copy(out[begin:begin+end], src[begin:begin+end])
		at = begin + end
	}
	return string(out)
}

// scriptImports lists what is imported, required or re-exported.
func scriptImports(list []piece) []string {
	var out []string
	for i, p := range list {
		if p.kind != stringPiece || i == 0 {
			continue
		}
		prev := list[i-1]
		switch {
		case prev.text == "from" && prev.kind == wordPiece,
			prev.text == "import" && prev.kind == wordPiece,
			i > 1 && prev.text == "(" && (list[i-2].text == "require" || list[i-2].text == "import"):
			out = append(out, p.text)
		}
	}
	return out
}

// scriptSymbols lists declarations outside every brace.
func scriptSymbols(list []piece) []symbol {
	kinds := map[string]string{
		"function": "function", "class": "class", "interface": "interface", "type": "type", "enum": "enum", "namespace": "module",
	}
	var out []symbol
	for i := 0; i+1 < len(list) && len(out) < maxSymbols; i++ {
		p := list[i]
		if p.depth != 0 || p.kind != wordPiece || i > 0 && list[i-1].text == "." {
			continue
		}
		name := list[i+1]
		if name.text == "*" && i+2 < len(list) {
			name = list[i+2]
		}
		kind := kinds[p.text]
		if p.text == "const" || p.text == "let" || p.text == "var" {
			kind = bindingKind(list, i)
		}
		if kind == "" || name.kind != wordPiece || name.line != p.line {
			continue
		}
		begin := i
		s := symbol{name: name.text, kind: kind, start: p.line, end: endOfDeclaration(list, i)}
		for begin > 0 && list[begin-1].depth == 0 && isModifier(list[begin-1].text) {
			begin--
			s.exported = s.exported || list[begin].text == "export"
		}
		s.start = list[begin].line
		s.doc = firstSentence(list[begin].doc)
		out = append(out, s)
	}
	return out
}

func isModifier(word string) bool {
	switch word {
	case "export", "default", "async", "abstract", "declare", "public", "const":
		return true
	}
	return false
}

// bindingKind says what "const name = …" declares; small values declare
// nothing worth listing unless they are exported.
func bindingKind(list []piece, i int) string {
	exported := i > 0 && list[i-1].text == "export"
	if list[i+1].text == "enum" {
		return ""
	}
	for j := i + 2; j < len(list) && j < i+60; j++ {
		p := list[j]
		if p.depth != 0 {
			continue
		}
		if p.line > list[j-1].line && startsStatement(p) && list[j-1].text != "=" {
			break
		}
		switch {
		case p.text == "=>" || p.text == "function":
			return "function"
		case p.text == ";" || p.kind == wordPiece && (p.text == "const" || p.text == "export" || p.text == "import" || p.text == "let"):
			j = len(list)
		}
	}
	if exported {
		return "constant"
	}
	return ""
}

// endOfDeclaration is the line on which a declaration's braces close, or on
// which its statement ends.
func endOfDeclaration(list []piece, i int) int {
	last, parens, braced := list[i].line, 0, false
	for j := i + 1; j < len(list); j++ {
		p := list[j]
		switch p.text {
		case "(", "[":
			if p.kind == signPiece {
				parens++
			}
		case ")", "]":
			if p.kind == signPiece {
				parens--
			}
		}
		if p.depth == 0 && parens == 0 && p.kind == signPiece && p.text == ";" {
			return p.line
		}
		if p.depth == 0 && parens <= 0 && p.line > last && startsStatement(p) {
			return last
		}
		if p.kind == signPiece && p.text == "}" && p.depth == 1 {
			braced = true
		} else if braced && p.depth == 0 && p.kind == wordPiece && parens <= 0 && p.line > last {
			return last
		}
		last = p.line
	}
	return last
}

func startsStatement(p piece) bool {
	if p.kind != wordPiece {
		return false
	}
	switch p.text {
	case "export", "import", "function", "class", "interface", "type", "enum", "const", "let", "var", "async", "abstract", "declare":
		return true
	}
	return false
}
