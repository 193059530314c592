package codebase

import (
	"regexp"
	"strings"
)

// readMakefile reads the targets of a Makefile with their recipes.
func readMakefile(m *manifests, f *file, src []byte) error {
	target := regexp.MustCompile(`^([A-Za-z0-9_][\w ./-]*?)\s*::?(?:\s|$)(.*)`)
	type rule struct {
		names  []string
		line   int
		recipe []string
	}
	var rules []*rule
	var now *rule
	eachLine(src, func(number int, line string) {
		if strings.HasPrefix(line, "\t") {
			if now != nil {
				now.recipe = append(now.recipe, strings.TrimSpace(line))
			}
			return
		}
		found := target.FindStringSubmatch(line)
		if found == nil || strings.HasPrefix(found[2], "=") || strings.Contains(found[2], ":=") {
			if strings.TrimSpace(line) != "" {
				now = nil
			}
			return
		}
		_, inline, _ := strings.Cut(found[2], ";")
		now = &rule{names: strings.Fields(found[1]), line: number, recipe: []string{found[2], inline}}
		rules = append(rules, now)
	})
	seen := map[string]bool{}
	for _, r := range rules {
		for _, name := range r.names {
			if !seen[name] {
				seen[name] = true
				m.offer(f, name, strings.Join(r.recipe, "\n"), "make "+name, r.line)
			}
		}
	}
	return nil
}

// readJustfile reads the recipes of a justfile that take no arguments.
func readJustfile(m *manifests, f *file, src []byte) error {
	recipe := regexp.MustCompile(`^@?([A-Za-z_][\w-]*)((?:\s+[\w*+$-]+(?:\s*=\s*(?:'[^']*'|"[^"]*"))?)*)\s*:(?:[^=]|$)`)
	var private bool
	eachLine(src, func(number int, line string) {
		found := recipe.FindStringSubmatch(line)
		switch {
		case strings.HasPrefix(line, "[private"):
			private = true
			return
		case found != nil && !private && !strings.HasPrefix(found[1], "_"):
			if needed := strings.TrimSpace(found[2]); needed == "" || strings.Contains(needed, "=") || strings.HasPrefix(needed, "*") {
				m.offer(f, found[1], "", "just "+found[1], number)
			}
		}
		private = strings.HasPrefix(line, "[") && private
	})
	return nil
}

// readSetupPy reads a setup.py as text: nothing of it is run.
func readSetupPy(m *manifests, f *file, src []byte) error {
	text := string(src)
	u := unit{dir: f.dir, eco: "pypi", file: f.path}
	for _, list := range []string{"install_requires", "tests_require", "extras_require", "setup_requires"} {
		eachListed(text, list, func(value string, line int) {
			if name := pyName(value); name != "" && (list != "extras_require" || strings.ContainsAny(value, "=<>~") || len(value) > 3) {
				m.dep("pypi", name, pyVersion(value), line, f)
			}
		})
	}
	eachListed(text, "console_scripts", func(value string, _ int) {
		if name, target, found := strings.Cut(value, "="); found {
			m.pyStart(f, strings.TrimSpace(name), strings.TrimSpace(target))
		}
	})
	argument := regexp.MustCompile(`(?m)^\s*(name|description|python_requires)\s*=\s*["']([^"']+)["']`)
	for _, at := range argument.FindAllStringSubmatchIndex(text, -1) {
		line := 1 + strings.Count(text[:at[2]], "\n")
		switch value := text[at[4]:at[5]]; text[at[2]:at[3]] {
		case "name":
			u.name = value
		case "description":
			u.description, u.line = value, line
		case "python_requires":
			m.fact("needs_version", "Python", value, line, f)
		}
	}
	m.units = append(m.units, u)
	return nil
}

// eachListed hands over the strings within the brackets that follow a name, with
// their lines.
func eachListed(text, name string, visit func(value string, line int)) {
	opening := regexp.MustCompile(regexp.QuoteMeta(name) + `["']?\s*[=:]\s*[\[{(]`).FindStringIndex(text)
	if opening == nil {
		return
	}
	depth, line := 1, 1+strings.Count(text[:opening[1]], "\n")
	for i := opening[1]; i < len(text) && depth > 0; i++ {
		switch c := text[i]; c {
		case '[', '{', '(':
			depth++
		case ']', '}', ')':
			depth--
		case '\n':
			line++
		case '#':
			end := strings.IndexByte(text[i:], '\n')
			if end < 0 {
				return
			}
			i += end - 1
		case '"', '\'':
			end := strings.IndexByte(text[i+1:], c)
			if end < 0 {
				return
			}
			visit(text[i+1:i+1+end], line)
			i += end + 1
		}
	}
}
