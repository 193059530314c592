package codebase

import (
	"context"
	"path"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/overtone-cli/overtone/specs"
)

// maxPackages bounds the packages of a monorepo that get a profile.
const maxPackages = 150

// packages profiles every package of a monorepo: the members of a workspace, or
// the folders when several have manifests of their own. Nothing when the project
// is one package. The packages are told several at a time: none changes a file.
func (e *explorer) packages(ctx context.Context) []specs.TechPackage {
	dirs := e.packageDirs()
	if len(dirs) > maxPackages {
		e.warn("only the first " + strconv.Itoa(maxPackages) + " of " + strconv.Itoa(len(dirs)) + " packages have a profile")
		e.meta.Truncated = true
		dirs = dirs[:maxPackages]
	}
	list := make([]specs.TechPackage, len(dirs))
	var next atomic.Int64
	var group sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), 8, len(dirs)) {
		group.Go(func() {
			for ctx.Err() == nil {
				n := int(next.Add(1)) - 1
				if n >= len(dirs) {
					return
				}
				part := e.within(dirs[n], dirs)
				list[n] = specs.TechPackage{Name: part.ownName(), Path: dirs[n], Overview: part.overview()}
			}
		})
	}
	group.Wait()
	return list
}

// packageDirs lists the folders of packages, sorted; the root is one of them
// when it holds code outside of the others.
func (e *explorer) packageDirs() []string {
	found := map[string]bool{}
	workspace := false
	for _, u := range e.manifest.units {
		f := e.byPath[u.file]
		if len(u.members) > 0 {
			workspace = true
			for _, dir := range e.members(u) {
				found[dir] = true
			}
		}
		if f == nil || f.side || f.test || f.aside || u.container {
			continue
		}
		if u.eco == "cmake" && !e.topmost(u) || u.eco == "nuget" && e.isTestProject(u) {
			continue
		}
		found[u.dir] = true
	}
	for _, dir := range sortedKeys(found) {
		if !e.holdsCode(dir, found) {
			delete(found, dir)
		}
	}
	if len(found) < 2 && (!workspace || found["."]) {
		return nil
	}
	return sortedKeys(found)
}

// isTestProject says whether a .NET project only tests others.
func (e *explorer) isTestProject(u unit) bool {
	return slices.ContainsFunc(e.manifest.deps, func(d dependency) bool { return d.file == u.file && d.name == "Microsoft.NET.Test.Sdk" })
}

// holdsCode says whether a source file lies in the folder and in no package
// further down.
func (e *explorer) holdsCode(dir string, packages map[string]bool) bool {
	return slices.ContainsFunc(e.below(dir), func(f *file) bool {
		if !f.isSource() || f.side && dir == "." || f.lang.Beside {
			return false
		}
		for at := f.dir; at != dir && at != "."; at = path.Dir(at) {
			if packages[at] {
				return false
			}
		}
		return true
	})
}

// members are the folders that the patterns of a workspace name and that have a
// manifest of its kind.
func (e *explorer) members(u unit) []string {
	var list []string
	for _, other := range e.manifest.units {
		if other.eco != u.eco || other.dir == u.dir && u.dir != "." || !within(other.dir, u.dir) || other.container && len(other.members) == 0 {
			continue
		}
		rel := other.dir
		if u.dir != "." {
			rel = strings.TrimPrefix(other.dir, u.dir+"/")
		}
		in := false
		for _, pattern := range u.members {
			pattern, out := strings.CutPrefix(strings.TrimSpace(pattern), "!")
			pattern = path.Clean(strings.TrimSuffix(pattern, "/"))
			if u.eco == "maven" && strings.HasSuffix(pattern, ".xml") {
				pattern = path.Dir(pattern)
			}
			if pattern == rel || matchPath(strings.Split(pattern, "/"), strings.Split(rel, "/")) {
				in = !out
			}
		}
		if in && !other.container {
			list = append(list, other.dir)
		}
	}
	return list
}

// within is the explorer of the package in folder dir, without the packages
// further down.
func (e *explorer) within(dir string, packages []string) *explorer {
	part := &explorer{
		opts: e.opts, limits: e.limits, tables: e.tables, say: e.say, topic: e.topic, root: e.root,
		base: dir, whole: e, profiled: true, marker: e.marker, listing: e.listing, signPaths: e.signPaths,
	}
	var inner []string
	for _, p := range packages {
		if p != dir && within(p, dir) {
			inner = append(inner, p)
		}
	}
	mine := func(p string) bool {
		return within(p, dir) && !slices.ContainsFunc(inner, func(deeper string) bool { return within(p, deeper) })
	}
	files := e.below(dir)
	part.byPath = make(map[string]*file, len(files))
	for _, f := range files {
		if mine(f.path) {
			part.files = append(part.files, f)
			part.byPath[f.path] = f
		}
	}
	part.manifest = e.manifest.within(mine)
	return part
}

// within are the manifests whose files belong to a package.
func (m *manifests) within(mine func(p string) bool) manifests {
	var part manifests
	part.deps = kept(m.deps, func(d dependency) bool { return mine(d.file) })
	part.facts = kept(m.facts, func(f fact) bool { return mine(f.file) })
	part.goMods = kept(m.goMods, func(g goModule) bool { return mine(path.Join(g.dir, "go.mod")) })
	part.packages = kept(m.packages, func(p nodePackage) bool { return mine(p.file) })
	part.units = kept(m.units, func(u unit) bool { return mine(u.file) })
	part.offers = kept(m.offers, func(o offer) bool { return mine(o.file) })
	part.starts = kept(m.starts, func(s start) bool { return mine(s.file) })
	part.targets = kept(m.targets, func(t target) bool { return mine(t.file) })
	return part
}

func kept[T any](list []T, keep func(T) bool) []T {
	var out []T
	for _, one := range list {
		if keep(one) {
			out = append(out, one)
		}
	}
	return out
}
