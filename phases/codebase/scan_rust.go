package codebase

import (
	"strings"
)

// scanRustImports reads "mod a;" as "mod::a" and every path of a use
// declaration, groups taken apart. Tests at the end of a file are left out.
func scanRustImports(f *file, src string) {
	use := "" // a declaration that goes on over several lines
	for raw := range strings.Lines(src) {
		line := strings.TrimSpace(raw)
		if at := strings.Index(line, "//"); at >= 0 {
			line = strings.TrimSpace(line[:at])
		}
		if line == "#[cfg(test)]" || len(f.imports) >= maxImports {
			return
		}
		if use != "" {
			use += line
		} else {
			use = rustDeclaration(f, line)
		}
		if end := strings.IndexByte(use, ';'); end >= 0 {
			f.imports = append(f.imports, rustPaths(strings.TrimSuffix(use[:end], ";"), 0)...)
			use = ""
		} else if len(use) > 4000 {
			use = ""
		}
	}
}

// rustDeclaration notes a module declaration and answers what follows "use".
func rustDeclaration(f *file, line string) string {
	if rest, found := strings.CutPrefix(line, "pub"); found {
		if strings.HasPrefix(rest, "(") {
			if end := strings.IndexByte(rest, ')'); end > 0 {
				rest = rest[end+1:]
			}
		}
		line = strings.TrimSpace(rest)
	}
	if name, found := strings.CutPrefix(line, "mod "); found {
		if name, ends := strings.CutSuffix(name, ";"); ends {
			f.imports = append(f.imports, "mod::"+strings.TrimSpace(name))
		}
		return ""
	}
	if rest, found := strings.CutPrefix(line, "impl"); found {
		if trait, _, ok := strings.Cut(rest, " for "); ok && len(f.fulfils) < maxImports {
			trait, _, _ = strings.Cut(trait[strings.LastIndexAny(trait, " :>")+1:], "<")
			f.fulfils = append(f.fulfils, trait)
		}
		return ""
	}
	if rest, found := strings.CutPrefix(line, "use "); found {
		return rest
	}
	return ""
}

// rustPaths takes "a::{b, c::{d, e}}" apart into a::b, a::c::d, a::c::e.
func rustPaths(text string, depth int) []string {
	text = strings.ReplaceAll(strings.TrimSpace(text), " ", "\x00")
	text = strings.TrimPrefix(strings.ReplaceAll(text, "\x00as\x00", "\x01"), "::")
	text = strings.ReplaceAll(text, "\x00", "")
	open := strings.IndexByte(text, '{')
	if open < 0 || depth > 8 {
		name, _, _ := strings.Cut(text, "\x01")
		name = strings.TrimSuffix(strings.TrimSuffix(name, "::*"), "::self")
		if name == "" || name == "*" || name == "self" && depth > 0 {
			return nil
		}
		return []string{name}
	}
	prefix, rest := text[:open], strings.TrimSuffix(text[open+1:], "}")
	var out []string
	level, start := 0, 0
	for i := 0; i <= len(rest); i++ {
		if i < len(rest) && rest[i] == '{' {
			level++
		} else if i < len(rest) && rest[i] == '}' {
			level--
		}
		if i == len(rest) || rest[i] == ',' && level == 0 {
			if part := rest[start:i]; part == "self" {
				out = append(out, strings.TrimSuffix(prefix, "::"))
			} else if part != "" {
				for _, p := range rustPaths(strings.ReplaceAll(part, "\x01", " as "), depth+1) {
					out = append(out, prefix+p)
				}
			}
			start = i + 1
		}
	}
	return out
}
