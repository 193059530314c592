package codebase

import (
	"cmp"
	"path"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// Bounds of the places listed.
const (
	maxEntries  = 25
	maxDelivery = 40
)

// entryPoints lists where programs, servers, pages and libraries begin: what
// manifests name, then what the code shows. Examples and tools come last.
func (e *explorer) entryPoints() []specs.TechPlace {
	var list []specs.TechPlace
	for _, s := range slices.Concat(e.manifest.starts, e.bazelStarts()) {
		if at := e.startFile(s); at != "" && !e.isSideFile(s.file) {
			list = append(list, specs.TechPlace{Path: at, Kind: s.kind, Description: e.say.f("start_"+s.kind, "name", s.says, "file", s.file)})
		}
	}
	for _, r := range e.tables.Stack.Entries {
		files := e.marked("entry." + r.ID)
		slices.SortStableFunc(files, func(a, b *file) int {
			return cmp.Or(cmp.Compare(sideRank(a), sideRank(b)), cmp.Compare(depth(a.path), depth(b.path)))
		})
		if r.Most > 0 {
			files = files[:min(r.Most, len(files))]
		}
		for _, f := range files {
			if !f.test && f.pkgIsMain(r.ID) {
				list = append(list, specs.TechPlace{Path: f.path, Kind: r.Kind, Description: e.entryText(f, r)})
			}
		}
	}
	seen := map[string]bool{}
	list = slices.DeleteFunc(list, func(p specs.TechPlace) bool {
		twice := seen[p.Path]
		seen[p.Path] = true
		return twice
	})
	slices.SortStableFunc(list, func(a, b specs.TechPlace) int {
		return cmp.Or(cmp.Compare(sideRank(e.byPath[a.Path]), sideRank(e.byPath[b.Path])))
	})
	return list[:min(maxEntries, len(list))]
}

func sideRank(f *file) int {
	if f != nil && f.side {
		return 1
	}
	return 0
}

// pkgIsMain: a main function of Go begins a program only in package main.
func (f *file) pkgIsMain(rule string) bool { return rule != "go-main" || f.pkg == "main" }

// entryText is what the file says of itself, else what the rule says.
func (e *explorer) entryText(f *file, r rule) string {
	text := e.pick(r.Says)
	if f.doc != "" && r.ID == "go-main" {
		text += ": " + firstLine(f.doc, 120)
	}
	return text
}

// startFile is the file that a manifest means: as it is named, with the ending
// of a source, or the source that a built file is made of. A place that does not
// exist is no place.
func (e *explorer) startFile(s start) string {
	stem := strings.TrimSuffix(s.path, path.Ext(s.path))
	candidates := []string{s.path, s.path + ".py", s.path + "/__main__.py", s.path + "/__init__.py", "src/" + s.path + ".py", "src/" + s.path + "/__init__.py", "src/" + s.path + "/__main__.py"}
	candidates = append(candidates, path.Join(path.Dir(s.file), "src", strings.TrimPrefix(s.path, path.Dir(s.file)+"/")+".py"))
	for _, built := range []string{"dist/", "lib/", "build/", "out/", "dist/src/"} {
		dir := path.Dir(s.file)
		rel := stem
		if dir != "." {
			rel = strings.TrimPrefix(stem, dir+"/")
		}
		inner, found := strings.CutPrefix(rel, built)
		if !found {
			continue
		}
		for _, source := range []string{"src", "."} {
			for _, ext := range []string{".ts", ".tsx", ".js", ".mts"} {
				candidates = append(candidates, path.Join(dir, source, inner+ext))
			}
		}
	}
	for _, c := range candidates {
		if f := e.byPath[path.Clean(c)]; f != nil && (f.lang == nil || f.lang.Kind == "source") {
			return f.path
		}
	}
	return ""
}

// delivery lists the files that build, ship and run the product elsewhere.
func (e *explorer) delivery() []specs.TechPlace {
	var list []specs.TechPlace
	seen := map[string]bool{}
	for _, r := range e.tables.Stack.Delivery {
		for _, f := range e.marked("delivery." + r.ID) {
			if f.side || f.test || seen[f.path] || len(list) == maxDelivery {
				continue
			}
			seen[f.path] = true
			text := e.pick(r.Says)
			if f.calls != "" {
				text += ": " + f.calls
			}
			list = append(list, specs.TechPlace{Path: f.path, Kind: r.Kind, Description: text})
		}
	}
	return list
}
