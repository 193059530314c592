package codebase

import "strings"

// maxImports bounds the imports taken from one file.
const maxImports = 500

// readsImports says whether we know how files of a language import each other.
func readsImports(lang string) bool {
	switch lang {
	case "Go", "TypeScript", "JavaScript", "Vue", "Svelte", "Python",
		"Java", "Kotlin", "Scala", "Groovy", "C#", "PHP", "Ruby", "C", "C++", "Objective-C", "Rust":
		return true
	}
	return false
}

// scanImports reads the imports of languages without a scanner of their own,
// and the namespace a file declares. What a line does not say plainly is left
// out: an import that is not resolved counts as one from outside.
func scanImports(f *file, src string) {
	var take func(f *file, line string) (more bool)
	switch f.lang.Name {
	case "Java", "Kotlin", "Scala", "Groovy":
		take = takeJava
	case "C#":
		take = takeCSharp
	case "PHP":
		take = takePHP
	case "Ruby":
		take = takeRuby
	case "C", "C++", "Objective-C":
		take = takeInclude
	case "Rust":
		scanRustImports(f, src)
		return
	default:
		return
	}
	comment := false
	for raw := range strings.Lines(src) {
		if len(raw) > 400 || len(f.imports) >= maxImports {
			continue
		}
		line := strings.TrimSpace(raw)
		if comment {
			comment = !strings.Contains(line, "*/")
			continue
		}
		if strings.HasPrefix(line, "/*") {
			comment = !strings.Contains(line, "*/")
			continue
		}
		if line != "" && !take(f, line) {
			return
		}
	}
}

// takeJava reads "package a.b" and "import [static] a.b.C[ as D]"; a class ends
// the imports.
func takeJava(f *file, line string) bool {
	line = strings.TrimSuffix(line, ";")
	if name, found := strings.CutPrefix(line, "package "); found {
		f.space = firstField(name)
		return true
	}
	if name, found := strings.CutPrefix(line, "import "); found {
		name = strings.TrimPrefix(name, "static ")
		if before, group, braces := strings.Cut(name, "{"); braces { // Scala
			for part := range strings.SplitSeq(strings.TrimSuffix(group, "}"), ",") {
				f.imports = append(f.imports, before+firstField(part))
			}
			return true
		}
		f.imports = append(f.imports, firstField(name))
		return true
	}
	return !endsImports(line)
}

// endsImports says whether a type is declared on the line, after which only its
// body follows.
func endsImports(line string) bool {
	kind, _ := otherDeclaration(line)
	return kind == "class" || kind == "interface" || kind == "struct" || kind == "enum"
}

// takeCSharp reads "using [static] A.B", "using X = A.B" and "namespace A.B".
func takeCSharp(f *file, line string) bool {
	if name, found := strings.CutPrefix(line, "namespace "); found {
		f.space = strings.TrimRight(firstField(name), ";{")
		return true
	}
	name, found := strings.CutPrefix(strings.TrimPrefix(line, "global "), "using ")
	if !found {
		return !endsImports(line)
	}
	if !strings.HasSuffix(name, ";") || strings.Contains(name, "(") || strings.HasPrefix(name, "var ") {
		return true // a resource that is let go of, not an import
	}
	name = strings.TrimPrefix(strings.TrimSuffix(name, ";"), "static ")
	if _, aliased, ok := strings.Cut(name, "="); ok {
		name = aliased
	}
	f.imports = append(f.imports, strings.TrimSpace(name))
	return true
}

// takePHP reads "namespace A\B", "use A\B\{C, D as E}" and required files of
// the same folder.
func takePHP(f *file, line string) bool {
	line = strings.TrimPrefix(line, "<?php ")
	if name, found := strings.CutPrefix(line, "namespace "); found {
		f.space = strings.TrimRight(firstField(name), ";{")
		return true
	}
	if names, found := strings.CutPrefix(line, "use "); found {
		names = strings.TrimSuffix(names, ";")
		names = strings.TrimPrefix(strings.TrimPrefix(names, "function "), "const ")
		before, group, braces := strings.Cut(names, "{")
		if !braces {
			before, group = "", names
		}
		for part := range strings.SplitSeq(strings.TrimSuffix(group, "}"), ",") {
			f.imports = append(f.imports, strings.TrimPrefix(before+firstField(part), `\`))
		}
		return true
	}
	for _, word := range []string{"require_once", "require", "include_once", "include"} {
		rest, found := strings.CutPrefix(line, word)
		if !found {
			continue
		}
		if name := quoted(rest); name != "" && strings.Contains(rest, "__DIR__") {
			f.imports = append(f.imports, "./"+strings.TrimPrefix(name, "/"))
		}
		return true
	}
	return !endsImports(line)
}

// takeRuby reads require_relative and require.
func takeRuby(f *file, line string) bool {
	if rest, found := strings.CutPrefix(line, "require_relative "); found {
		if name := quoted(rest); name != "" {
			f.imports = append(f.imports, "./"+name)
		}
	} else if rest, found := strings.CutPrefix(line, "require "); found {
		if name := quoted(rest); name != "" {
			f.imports = append(f.imports, name)
		}
	}
	return true
}

// takeInclude reads #include; names between angle brackets keep them.
func takeInclude(f *file, line string) bool {
	rest, found := strings.CutPrefix(line, "#")
	if !found {
		return true
	}
	rest = strings.TrimLeft(rest, " \t")
	for _, word := range []string{"include", "import"} {
		name, ok := strings.CutPrefix(rest, word)
		if !ok {
			continue
		}
		name = strings.TrimLeft(name, " \t")
		if own := quoted(name); strings.HasPrefix(name, `"`) && own != "" {
			f.imports = append(f.imports, own)
		} else if end := strings.IndexByte(name, '>'); strings.HasPrefix(name, "<") && end > 0 {
			f.imports = append(f.imports, name[:end+1])
		}
	}
	return len(f.imports) < maxImports
}

// quoted is the first text between quotation marks, without a slot in it.
func quoted(s string) string {
	start := strings.IndexAny(s, `"'`)
	if start < 0 {
		return ""
	}
	end := strings.IndexByte(s[start+1:], s[start])
	if end < 0 || strings.ContainsAny(s[start+1:start+1+end], "#$") {
		return ""
	}
	return s[start+1 : start+1+end]
}
