package codebase

import (
	"path"
	"strconv"
	"strings"
)

// modular is one program of at least three sibling folders that hold several
// layers each and keep mostly to themselves.
func (s *survey) modular() finding {
	t := newRoleTable(s.e.tables.Architecture.Layers)
	roles := map[string]map[string]bool{}
	for _, f := range s.files {
		name, role := s.placeOf(f, t)
		if role == "" {
			continue
		}
		dir := f.dir
		if at := strings.Index("/"+f.dir+"/", "/"+name+"/"); at >= 0 {
			dir = path.Dir(path.Join(f.dir[:at], "x"))
		}
		if roles[dir] == nil {
			roles[dir] = map[string]bool{}
		}
		roles[dir][role] = true
	}
	siblings := map[string][]string{}
	for _, dir := range sortedKeys(roles) {
		if len(roles[dir]) >= 2 && dir != "." {
			siblings[path.Dir(dir)] = append(siblings[path.Dir(dir)], dir)
		}
	}
	for _, above := range sortedKeys(siblings) {
		if f := s.modules(siblings[above]); f.name != "" {
			return f
		}
	}
	return finding{}
}

// modules judges whether folders keep to themselves.
func (s *survey) modules(dirs []string) finding {
	if len(dirs) < 3 {
		return finding{}
	}
	modules := map[string]bool{}
	for _, dir := range dirs {
		modules[dir] = true
	}
	in := func(p string) string {
		for dir := p; dir != "."; dir = path.Dir(dir) {
			if modules[dir] {
				return dir
			}
		}
		return ""
	}
	inner, cross := 0, 0
	for _, e := range s.e.links.edges {
		if from, to := in(e.from.path), in(e.to); s.counted[e.from] && from != "" && to != "" {
			if from == to {
				inner++
			} else {
				cross++
			}
		}
	}
	if 2*cross > inner+len(dirs) {
		return finding{}
	}
	var files []string
	t := newRoleTable(s.e.tables.Architecture.Layers)
	for _, f := range s.files {
		if _, role := s.placeOf(f, t); role != "" && in(f.path) != "" {
			files = append(files, f.path)
		}
	}
	return finding{name: StyleModularMonolith, files: files, reason: s.e.tell(StyleModularMonolith,
		"count", strconv.Itoa(len(dirs)), "modules", s.e.names(dirs, 6), "inner", strconv.Itoa(inner), "cross", strconv.Itoa(cross))}
}
