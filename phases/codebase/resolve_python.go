package codebase

import (
	"path"
	"strings"
)

// pyModule resolves "a.b", ".b" and "a.b:name", where name may be a module.
func (r *resolver) pyModule(f *file, name string) []string {
	module, sub, _ := strings.Cut(name, ":")
	relative := strings.HasPrefix(module, ".")
	dir := f.dir
	if relative {
		for module = module[1:]; strings.HasPrefix(module, "."); module = module[1:] {
			dir = path.Dir(dir)
		}
	}
	rel := path.Join(strings.ReplaceAll(module, ".", "/"), sub)
	if rel == "" {
		return nil
	}
	if found := r.pyFile(dir, rel); found != nil || relative {
		return found
	}
	first, _, _ := strings.Cut(rel, "/")
	for _, base := range r.pyRoots[first] {
		if found := r.pyFile(base, rel); found != nil {
			return found
		}
	}
	return nil
}

// pyFile finds the file of a module, or of a package, below a folder.
func (r *resolver) pyFile(base, rel string) []string {
	if base != "." {
		rel = path.Join(base, rel)
	}
	for _, candidate := range []string{rel + ".py", rel + "/__init__.py"} {
		if to := r.e.byPath[candidate]; to != nil {
			return []string{to.path}
		}
	}
	return nil
}

// findPyRoots says which of the folders that Python looks in hold a module or a
// package, by its name.
func (e *explorer) findPyRoots(tops map[string]bool) map[string][]string {
	held := map[string]map[string]bool{}
	folders := map[string]bool{}
	for _, f := range e.files {
		name, isPython := strings.CutSuffix(f.path, ".py")
		if !isPython {
			continue
		}
		for dir := f.dir; !folders[name]; name, dir = dir, path.Dir(dir) {
			folders[name] = true
			if tops[dir] {
				if held[path.Base(name)] == nil {
					held[path.Base(name)] = map[string]bool{}
				}
				held[path.Base(name)][dir] = true
			}
			if dir == "." {
				break
			}
		}
	}
	roots := map[string][]string{}
	for name, dirs := range held {
		roots[name] = sortedKeys(dirs)
	}
	return roots
}
