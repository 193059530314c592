package codebase

import (
	"cmp"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// maxEvidence bounds the files named for one claim.
const maxEvidence = 10

// stack lists languages, frameworks, databases and tools with their proof.
func (e *explorer) stack() specs.TechStack {
	t := specs.TechStack{}
	var proof []specs.TechStackEvidence
	t.Languages, proof = e.languages()
	names := map[string][]string{}
	for _, tech := range e.tables.Technologies {
		files := e.proofOf(tech)
		if len(files) == 0 {
			continue
		}
		names[tech.Kind] = append(names[tech.Kind], tech.Name)
		proof = addProof(proof, tech.Name, files)
	}
	for _, kind := range sortedKeys(names) {
		slices.SortFunc(names[kind], func(a, b string) int {
			return cmp.Or(cmp.Compare(strings.ToLower(a), strings.ToLower(b)), cmp.Compare(a, b))
		})
	}
	t.Frameworks, t.Databases, t.Tools = names["framework"], names["database"], names["tool"]
	t.Evidence = proof
	return t
}

// addProof adds files to a name; a language and a framework may share one.
func addProof(list []specs.TechStackEvidence, name string, files []string) []specs.TechStackEvidence {
	for i := range list {
		if list[i].Name == name {
			list[i].Files = append(list[i].Files, files...)
			return list
		}
	}
	return append(list, specs.TechStackEvidence{Name: name, Files: files})
}

// languages are ordered by the bytes written in them; below one in a hundred a
// language is left out when there are more than four, or when only examples and
// tools are written in it.
func (e *explorer) languages() ([]string, []specs.TechStackEvidence) {
	size, files, central := map[string]int64{}, map[string][]string{}, map[string]bool{}
	var all int64
	for _, f := range e.files {
		if !f.isSource() {
			continue
		}
		size[f.lang.Name] += f.size
		all += f.size
		central[f.lang.Name] = central[f.lang.Name] || !f.side
		if len(files[f.lang.Name]) < maxEvidence {
			files[f.lang.Name] = append(files[f.lang.Name], f.path)
		}
	}
	list := sortedKeys(size)
	slices.SortStableFunc(list, func(a, b string) int { return cmp.Compare(size[b], size[a]) })
	var names []string
	var proof []specs.TechStackEvidence
	for i, name := range list {
		if size[name]*100 < all && (i >= 4 || !central[name]) {
			continue
		}
		names = append(names, name)
		proof = append(proof, specs.TechStackEvidence{Name: name, Files: files[name]})
	}
	return names, proof
}

// proofOf lists the files that show that a technology is used.
func (e *explorer) proofOf(t technology) []string {
	var files []string
	for _, d := range e.manifest.deps {
		if d.matches(t.packages(d.eco)) {
			files = append(files, d.file)
		}
	}
	for _, f := range e.files {
		if len(t.Go) > 0 && f.pkg != "" && e.importsAny(f, t.Go) {
			files = append(files, f.path)
		}
	}
	if len(t.Files) > 0 {
		for _, f := range e.files {
			if !f.aside && matchAny(t.Files, f.path) {
				files = append(files, f.path)
			}
		}
	}
	slices.Sort(files)
	files = slices.Compact(files)
	return files[:min(maxEvidence, len(files))]
}

// importsAny says whether a Go file imports one of the packages from outside.
// What code imports is proof even where go.mod calls it indirect; a library's
// own packages are no proof that it is used.
func (e *explorer) importsAny(f *file, list []string) bool {
	for _, name := range f.imports {
		own := slices.ContainsFunc(e.manifest.goMods, func(m goModule) bool { return within(name, m.path) })
		if !own && (dependency{eco: "go", name: name}).matches(list) {
			return true
		}
	}
	return false
}

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

// constraints lists the limits that manifests and settings set.
func (e *explorer) constraints() []specs.ArchitectureConstraint {
	var out []specs.ArchitectureConstraint
	for _, f := range e.manifest.facts {
		out = append(out, specs.ArchitectureConstraint{
			Statement: e.say.f(f.key, "file", f.file, "what", f.what, "version", f.value), Evidence: f.file,
		})
	}
	for _, r := range e.tables.Rules.Constraints {
		text := e.pick(r.Says)
		files := e.marked("constraint." + r.ID)
		if !strings.Contains(text, "{file}") {
			files = files[:min(1, len(files))]
		}
		for _, f := range files[:min(3, len(files))] {
			out = append(out, specs.ArchitectureConstraint{Statement: fill(text, "file", f.path), Evidence: f.path})
		}
	}
	return out
}

// points lists where new code would hook in: entries, then each rule's places,
// those nearest to the topic first.
func (e *explorer) points() []specs.CodeIntegrationPoint {
	const perRule, most = 3, 20
	out := e.entries()
	for _, r := range e.tables.Rules.Points {
		key := "point." + r.ID
		files := slices.DeleteFunc(e.marked(key), func(f *file) bool { return f.side })
		if r.Last && len(files) > 0 {
			files = files[len(files)-1:]
		}
		slices.SortStableFunc(files, func(a, b *file) int {
			return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(b.timesMarked(key), a.timesMarked(key)))
		})
		for _, f := range files[:min(perRule, len(files))] {
			m, _ := f.mark(key)
			out = append(out, e.point(f, m.line, e.pick(r.Says), e.pick(r.Risk)))
		}
	}
	return out[:min(most, len(out))]
}

func (e *explorer) point(f *file, line int, says, risk string) specs.CodeIntegrationPoint {
	p := specs.CodeIntegrationPoint{Location: f.path, Description: says, Risk: risk}
	if line > 1 {
		p.Location += ":" + strconv.Itoa(line)
	}
	return p
}

// entries are the main functions of Go and the public files of Node packages.
func (e *explorer) entries() []specs.CodeIntegrationPoint {
	const most = 5
	var out []specs.CodeIntegrationPoint
	for _, f := range e.files {
		if f.pkg != "main" || f.test || f.aside || f.side {
			continue
		}
		for _, s := range f.symbols {
			if s.name == "main" && len(out) < most {
				out = append(out, e.point(f, s.start, e.say["entry"], e.say["entry_risk"]))
			}
		}
	}
	for _, p := range e.manifest.packages {
		for _, name := range []string{p.main, "src/index.ts", "src/index.js", "index.ts", "index.js", "src/main.tsx", "src/main.ts"} {
			if f := e.byPath[path.Join(p.dir, name)]; name != "" && f != nil && f.isSource() && len(out) < 2*most {
				out = append(out, e.point(f, 1, e.say["exports"], e.say["exports_risk"]))
				break
			}
		}
	}
	return out
}
