package codebase

import (
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// patterns lists the habits that enough files show.
func (e *explorer) patterns() []specs.CodePattern {
	var out []specs.CodePattern
	for _, r := range e.tables.Rules.Patterns {
		files := e.marked("pattern." + r.ID)
		if len(files) == 0 || len(files) < r.Min {
			continue
		}
		out = append(out, specs.CodePattern{
			Name:        e.pick(r.Name),
			Description: fill(e.pick(r.Says), "files", e.say.f(number("seen_in", len(files)), "count", strconv.Itoa(len(files)))),
			Evidence:    pathsOf(files),
		})
	}
	return append(out, e.naming()...)
}

// marked lists the files for which a rule holds, in order.
func (e *explorer) marked(key string) []*file {
	var list []*file
	for _, f := range e.files {
		if !f.aside && f.marked(key) {
			list = append(list, f)
		}
	}
	return list
}

// pathsOf names up to maxEvidence files.
func pathsOf(list []*file) []string {
	var paths []string
	for _, f := range list[:min(maxEvidence, len(list))] {
		paths = append(paths, f.path)
	}
	return paths
}

// naming finds languages whose file names of several words follow one style.
func (e *explorer) naming() []specs.CodePattern {
	const enough = 5
	byStyle := map[string]map[string][]*file{}
	total := map[string]int{}
	for _, f := range e.files {
		if !f.isSource() {
			continue
		}
		style := namingStyle(f.base)
		if style == "" {
			continue
		}
		lang := f.lang.Name
		if byStyle[lang] == nil {
			byStyle[lang] = map[string][]*file{}
		}
		byStyle[lang][style] = append(byStyle[lang][style], f)
		total[lang]++
	}
	var out []specs.CodePattern
	for _, lang := range sortedKeys(byStyle) {
		for _, style := range sortedKeys(byStyle[lang]) {
			files := byStyle[lang][style]
			if len(files) < enough || len(files)*5 < total[lang]*4 {
				continue
			}
			out = append(out, specs.CodePattern{
				Name: e.say["naming"], Evidence: pathsOf(files),
				Description: e.say.f("naming_says", "count", strconv.Itoa(len(files)), "all", strconv.Itoa(total[lang]), "language", lang, "style", style),
			})
		}
	}
	return out
}

// namingStyle is the style of a file name of several words, "" for one word.
func namingStyle(base string) string {
	name, _, _ := strings.Cut(base, ".")
	name = strings.TrimSuffix(strings.TrimPrefix(strings.TrimSuffix(name, "_test"), "test_"), "_")
	if strings.HasPrefix(name, "_") || len(split(name)) < 2 {
		return ""
	}
	switch {
	case strings.Contains(name, "-") && !strings.Contains(name, "_") && strings.ToLower(name) == name:
		return "kebab-case"
	case strings.Contains(name, "_") && !strings.Contains(name, "-") && strings.ToLower(name) == name:
		return "snake_case"
	case strings.ContainsAny(name, "-_"):
		return ""
	case isUpper(name[0]):
		return "PascalCase"
	case strings.ToLower(name) != name:
		return "camelCase"
	}
	return ""
}
