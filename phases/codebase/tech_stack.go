package codebase

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/overtone-cli/overtone/specs"
)

// technologyStack takes languages, frameworks, databases and tools together
// with what proves them.
func (e *explorer) technologyStack(found []usedTech) (specs.TechnologyStack, []specs.TechEvidence) {
	var s specs.TechnologyStack
	var evidence []specs.TechEvidence
	s.Languages, evidence = e.techLanguages()
	evidence = append(evidence, e.bazelLanguages(s.Languages)...)
	lists := []struct {
		field string
		names *[]string
		is    func(usedTech) bool
	}{
		{"frameworks", &s.Frameworks, func(u usedTech) bool { return u.kind == "framework" }},
		{"build_tools", &s.BuildTools, func(u usedTech) bool { return u.role == "build" }},
		{"test_frameworks", &s.TestFrameworks, func(u usedTech) bool { return u.role == "test" }},
		{"databases", &s.Databases, func(u usedTech) bool { return u.kind == "database" }},
		{"tools", &s.Tools, func(u usedTech) bool { return u.kind == "tool" && u.role == "" }},
	}
	for _, list := range lists {
		for _, u := range found {
			if list.is(u) {
				*list.names = append(*list.names, u.name)
				evidence = append(evidence, e.techEvidence("technology_stack."+list.field, u))
			}
		}
	}
	s.Dependencies = e.techDependencies(found)
	return s, evidence
}

// techEvidence says in one sentence what shows a technology best.
func (e *explorer) techEvidence(field string, u usedTech) specs.TechEvidence {
	var files []string
	for _, p := range u.proof {
		if !slices.Contains(files, p.file) && len(files) < maxEvidence {
			files = append(files, p.file)
		}
	}
	best := u.proof[0]
	place := best.file
	if best.line > 0 {
		place += ":" + strconv.Itoa(best.line)
	}
	key := "tech_declared"
	switch best.eco {
	case "file":
		key = "tech_file"
	case "import":
		key = "tech_import"
	case "code":
		key = "tech_code"
	default:
		if best.version != "" {
			key = "tech_declared_version"
		}
	}
	return specs.TechEvidence{
		Field: field, Value: u.name, Files: files,
		Reason: e.say.f(key, "place", place, "what", best.what, "version", best.version),
	}
}

// techDependencies lists what manifests ask for by name and version: languages
// and platforms first, then technologies.
func (e *explorer) techDependencies(found []usedTech) []specs.TechDependency {
	var list []specs.TechDependency
	for _, f := range e.manifest.facts {
		if f.key == "needs_version" && !e.isSideFile(f.file) {
			list = append(list, specs.TechDependency{Name: f.what, Package: f.what, Version: f.value, File: f.file, Line: f.line})
		}
	}
	for _, u := range found {
		for _, p := range u.proof {
			switch p.eco {
			case "file", "code", "import", "pytool":
				continue
			}
			d := specs.TechDependency{Name: u.name, Package: p.what, Version: p.version, File: p.file, Line: p.line}
			if !slices.Contains(list, d) {
				list = append(list, d)
			}
		}
	}
	return list
}

func (e *explorer) isSideFile(p string) bool {
	f := e.byPath[p]
	return f != nil && (f.side || f.test || f.aside)
}

// techLanguages are ordered by the bytes written in them, those that only stand
// beside programs last. A language below one in a hundred is left out when there
// are more than eight, or when only examples and tools are written in it.
func (e *explorer) techLanguages() ([]specs.TechLanguage, []specs.TechEvidence) {
	type share struct {
		lang    *language
		bytes   int64
		files   []*file
		central bool
	}
	byName := map[string]*share{}
	var all int64
	for _, f := range e.files {
		if !f.isSource() {
			continue
		}
		s := byName[f.lang.Name]
		if s == nil {
			s = &share{lang: f.lang}
			byName[f.lang.Name] = s
		}
		s.bytes += f.size
		s.files = append(s.files, f)
		s.central = s.central || !f.side
		all += f.size
	}
	var list []*share
	for _, name := range sortedKeys(byName) {
		list = append(list, byName[name])
	}
	order := func(s *share) int {
		if s.lang.Beside {
			return 1
		}
		return 0
	}
	slices.SortStableFunc(list, func(a, b *share) int {
		return cmp.Or(cmp.Compare(order(a), order(b)), cmp.Compare(b.bytes, a.bytes))
	})
	var languages []specs.TechLanguage
	var evidence []specs.TechEvidence
	for i, s := range list {
		if s.bytes*100 < all && (i >= 8 || !s.central) {
			continue
		}
		languages = append(languages, specs.TechLanguage{Name: s.lang.Name, FileCount: len(s.files), Primary: len(languages) == 0})
		percent := "<1"
		if p := s.bytes * 100 / max(all, 1); p > 0 {
			percent = strconv.FormatInt(p, 10)
		}
		evidence = append(evidence, specs.TechEvidence{
			Field: "technology_stack.languages", Value: s.lang.Name, Files: pathsOf(largest(s.files)),
			Reason: e.say.f(number("tech_language", len(s.files)), "count", strconv.Itoa(len(s.files)), "percent", percent),
		})
	}
	return languages, evidence
}

// largest puts the files first in which most is written.
func largest(files []*file) []*file {
	files = slices.Clone(files)
	slices.SortStableFunc(files, func(a, b *file) int { return cmp.Compare(b.size, a.size) })
	return files
}
