package codebase

import (
	"slices"
	"strconv"
	"strings"
)

// repository: files named so, which others import.
func (s *survey) repository() finding {
	files := s.named("repository", "repositories", "repo", "repos", "dao", "daos")
	inside := map[string]bool{}
	for _, f := range files {
		inside[f.path] = true
	}
	users := 0
	for _, e := range s.e.links.edges {
		if s.counted[e.from] && !inside[e.from.path] && len(s.member[e.to]) > 0 && inside[s.member[e.to][0].path] {
			users++
		}
	}
	if len(files) == 0 || users == 0 {
		return finding{}
	}
	return finding{name: "repository", files: pathsOfAll(files), reason: s.e.tell("repository", "count", strconv.Itoa(len(files)), "users", strconv.Itoa(users))}
}

// injection: at least two files with constructors of Go that take interfaces of
// the project, and what frameworks call injection elsewhere.
func (s *survey) injection() finding {
	interfaces := map[string]bool{} // folder and name
	for _, f := range s.files {
		for _, y := range f.symbols {
			if y.kind == "interface" && f.pkg != "" {
				interfaces[f.dir+"."+y.name] = true
			}
		}
	}
	r := s.e.newGoFinder()
	files := s.using("injector")
	var taking []*file
	for _, f := range s.files {
		if slices.ContainsFunc(f.takes, func(name string) bool {
			module, typ := "", name
			if at := strings.LastIndexByte(name, '.'); at >= 0 {
				module, typ = name[:at], name[at+1:]
			}
			if module == "" {
				return interfaces[f.dir+"."+typ]
			}
			return slices.ContainsFunc(r.goPackage(module), func(dir string) bool { return interfaces[dir+"."+typ] })
		}) && !slices.Contains(files, f) {
			taking = append(taking, f)
		}
	}
	if len(taking) > 1 {
		files = append(files, taking...)
	}
	return s.shown("dependency-injection", files, 1)
}

// functionalOptions: at least two With… functions in a Go package that declares
// an option type.
func (s *survey) functionalOptions() finding {
	with, option := map[string]int{}, map[string]bool{}
	for _, f := range s.files {
		for _, y := range f.symbols {
			if f.pkg == "" {
				break
			}
			if y.kind == "function" && len(y.name) > 4 && strings.HasPrefix(y.name, "With") && isUpper(y.name[4]) {
				with[f.dir]++
			}
			option[f.dir] = option[f.dir] || y.kind == "type" && (strings.HasSuffix(y.name, "Option") || strings.HasSuffix(y.name, "Opt")) ||
				y.kind == "interface" && strings.HasSuffix(y.name, "Option")
		}
	}
	var files []*file
	for _, f := range s.files {
		if with[f.dir] >= 2 && option[f.dir] && slices.ContainsFunc(f.symbols, func(y symbol) bool { return y.kind == "function" && strings.HasPrefix(y.name, "With") }) {
			files = append(files, f)
		}
	}
	return s.shown("functional-options", files, 1)
}

func (s *survey) factory() finding {
	return s.shown("factory", s.declaring("Factory"), 1)
}

func (s *survey) builder() finding {
	return s.shown("builder", append(s.using("builder"), s.declaring("Builder")...), 1)
}

// declaring lists the files with a type the name of which ends so.
func (s *survey) declaring(suffixes ...string) []*file {
	var list []*file
	for _, f := range s.files {
		if slices.ContainsFunc(f.symbols, func(y symbol) bool {
			return isType(y.kind) && slices.ContainsFunc(suffixes, func(end string) bool { return strings.HasSuffix(y.name, end) && y.name != end })
		}) {
			list = append(list, f)
		}
	}
	return list
}

func isType(kind string) bool {
	return kind == "class" || kind == "interface" || kind == "struct" || kind == "type" || kind == "enum"
}
