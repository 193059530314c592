package meaning

import (
	"slices"
	"strings"
)

// knownCall reads a function that people forbid by its name: dotted, set as
// code, or one of the words that mean nothing else.
func (r *Reader) knownCall(text []token, i int) (string, int) {
	name, end := r.anyCall(text, i)
	if end <= i {
		return "", i
	}
	plain := text[i].kind == word && !strings.Contains(name, ".")
	if plain && !slices.Contains(r.file.PlainCalls, name) {
		return "", i
	}
	written := text[i].kind == code && strings.HasSuffix(text[i].text, ")")
	known := slices.ContainsFunc(r.file.Calls, func(c string) bool {
		begin, open := strings.CutSuffix(c, "*")
		return c == name || open && strings.HasPrefix(name, begin) && len(name) > len(begin)
	})
	if !known && !written {
		return "", i
	}
	return name, end
}

// anyCall reads the name of a function: "pkg.Func" as a word, anything that looks
// like a function as code. Names of technologies and of files are none.
func (r *Reader) anyCall(text []token, i int) (string, int) {
	if i >= len(text) || text[i].kind != code && text[i].kind != word {
		return "", i
	}
	for _, f := range r.tech.at(text, i) {
		if f.end > i {
			return "", i
		}
	}
	name := text[i].text
	if at := strings.IndexByte(name, '('); at > 0 && strings.HasSuffix(name, ")") && text[i].kind == code {
		name = name[:at]
	}
	if text[i].kind == word && !strings.Contains(name, ".") && !slices.Contains(r.file.PlainCalls, name) {
		return "", i
	}
	if !isFunctionName(name) {
		return "", i
	}
	return name, i + 1
}

// isFunctionName says whether a text is the name of a function with the names it
// is reached by, such as "os.Exit" or "console.*".
func isFunctionName(text string) bool {
	parts := strings.Split(text, ".")
	for i, part := range parts {
		last := i == len(parts)-1
		if last && i > 0 {
			part = strings.TrimSuffix(part, "*")
			if part == "" {
				continue
			}
		}
		if !isPlainName(part) || strings.Contains(part, "-") || part[0] >= '0' && part[0] <= '9' {
			return false
		}
	}
	return len(parts) == 1 || !slices.Contains([]string{
		"js", "ts", "tsx", "jsx", "mjs", "json", "go", "py", "md", "yaml", "yml", "toml", "css", "html", "env", "lock", "txt", "sh", "sql", "java",
		"kt", "rs", "rb", "php", "cs", "io", "com", "org", "net", "dev", "xml", "mod", "sum", "log",
	}, parts[len(parts)-1]) || parts[0] == "console"
}
