package codebase

import (
	"cmp"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

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
