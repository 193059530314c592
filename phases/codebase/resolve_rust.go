package codebase

import (
	"path"
	"strings"
)

// rust follows a path of modules as far as there are files for it; the rest
// names an item in the last of them.
func (p *places) rust(e *explorer, f *file, name string) []string {
	parts := strings.Split(name, "::")
	root := p.crateRoot(e, f)
	own := rustModuleDir(f, root)
	switch parts[0] {
	case "mod":
		return rustWalk(e, own, parts[1:])
	case "crate":
		if found := rustWalk(e, root, parts[1:]); found != nil {
			return found
		}
		return e.existing(path.Join(root, "lib.rs"), path.Join(root, "main.rs"))
	case "self":
		return rustWalk(e, own, parts[1:])
	case "super":
		dir := path.Dir(own)
		for parts = parts[1:]; len(parts) > 0 && parts[0] == "super"; parts = parts[1:] {
			dir = path.Dir(dir)
		}
		if found := rustWalk(e, dir, parts); found != nil {
			return found
		}
		return e.existing(dir+".rs", path.Join(dir, "mod.rs"), path.Join(dir, "lib.rs"), path.Join(dir, "main.rs"))
	}
	if found := rustWalk(e, own, parts); found != nil {
		return found
	}
	if src, ok := p.crates[parts[0]]; ok {
		if found := rustWalk(e, src, parts[1:]); found != nil {
			return found
		}
		return e.existing(path.Join(src, "lib.rs"))
	}
	return nil
}

// crateRoot is the folder that "crate" stands for in a file: the one of lib.rs
// or main.rs above it.
func (p *places) crateRoot(e *explorer, f *file) string {
	for dir := f.dir; ; dir = path.Dir(dir) {
		if e.byPath[path.Join(dir, "lib.rs")] != nil || e.byPath[path.Join(dir, "main.rs")] != nil || dir == "." {
			return dir
		}
	}
}

// rustModuleDir is the folder in which the modules inside a file lie.
func rustModuleDir(f *file, root string) string {
	switch f.base {
	case "mod.rs", "lib.rs", "main.rs":
		return f.dir
	}
	if f.dir == path.Join(root, "bin") {
		return f.dir
	}
	return path.Join(f.dir, strings.TrimSuffix(f.base, ".rs"))
}

// rustWalk goes down from module to module and answers the last file found.
func rustWalk(e *explorer, dir string, parts []string) []string {
	var last []string
	for _, part := range parts {
		found := e.existing(path.Join(dir, part+".rs"), path.Join(dir, part, "mod.rs"))
		if found == nil {
			break
		}
		last, dir = found, path.Join(dir, part)
	}
	return last
}
