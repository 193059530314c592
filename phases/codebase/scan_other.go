package codebase

import "strings"

// scanOther reads declarations of languages without a scanner of their own:
// one line each, where a declaring word is followed by a name.
func scanOther(f *file, src string) {
	number := 0
	for raw := range strings.Lines(src) {
		number++
		if len(raw) > 400 || len(f.symbols) == maxSymbols {
			continue
		}
		kind, name := otherDeclaration(strings.TrimSpace(raw))
		if kind != "" {
			f.symbols = append(f.symbols, symbol{name: name, kind: kind, start: number, end: number, exported: true})
		}
	}
}

// otherDeclaration reads a line such as "public final class Invoice {".
func otherDeclaration(line string) (kind, name string) {
	for line != "" {
		word := line
		if end := strings.IndexFunc(line, func(r rune) bool { return r == ' ' || r == '\t' }); end >= 0 {
			word = line[:end]
		}
		rest := strings.TrimLeft(line[len(word):], " \t")
		if kind := declaringWord(word); kind != "" {
			end := 0
			for end < len(rest) && isIdent(rest[end]) {
				end++
			}
			if end == 0 || rest[0] >= '0' && rest[0] <= '9' {
				return "", ""
			}
			return kind, rest[:end]
		}
		if !isOtherModifier(word) {
			return "", ""
		}
		line = rest
	}
	return "", ""
}

func declaringWord(word string) string {
	switch word {
	case "class", "object", "actor":
		return "class"
	case "interface", "trait", "protocol":
		return "interface"
	case "struct", "record", "message", "union":
		return "struct"
	case "enum":
		return "enum"
	case "fn", "func", "fun", "def", "defp", "function", "sub", "rpc":
		return "function"
	case "module", "defmodule", "namespace", "service", "mod":
		return "module"
	case "TABLE", "table", "type", "typealias":
		return "type"
	}
	return ""
}

func isOtherModifier(word string) bool {
	switch word {
	case "public", "private", "protected", "internal", "static", "final", "abstract", "sealed", "partial", "open",
		"data", "export", "pub", "pub(crate)", "async", "unsafe", "override", "suspend", "inline", "const", "extern",
		"CREATE", "create", "case", "virtual", "fileprivate", "readonly", "local":
		return true
	}
	return false
}
