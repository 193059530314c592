package codebase

import (
	"cmp"
	"path"
	"slices"
	"strconv"
	"strings"
)

// patterns lists the ways of building that enough files show, in a fixed order.
func (s *survey) patterns(style finding) []finding {
	var out []finding
	for _, r := range s.e.tables.Architecture.Patterns {
		var files []string
		for _, f := range s.e.files {
			if f.marked("shows."+r.ID) && !f.aside && !f.side {
				files = append(files, f.path)
			}
		}
		if len(files) >= max(1, r.Min) {
			out = append(out, finding{name: r.ID, files: files, reason: fill(s.e.pick(r.Says), "count", strconv.Itoa(len(files)))})
		}
	}
	for _, find := range []func() finding{
		s.repository, s.injection, s.functionalOptions, s.factory, s.builder, s.testPlacement, s.mvc, s.cqrs, s.registry,
		s.components, s.centralStore, s.featureFolders, s.transfer, s.backgroundJobs, s.traits, s.publishSubscribe,
	} {
		if f := find(); f.name != "" {
			out = append(out, f)
		}
	}
	if style.name == StyleHexagonal {
		out = append(out, finding{name: "ports-and-adapters", files: style.files, reason: s.e.tell("ports-and-adapters", "count", strconv.Itoa(len(style.files)))})
	}
	if st := s.topSteps(); st != nil && style.name != StyleLayered && style.name != StyleHexagonal {
		out = append(out, finding{name: "layered-imports", files: st.importers(), reason: s.e.tell("layered-imports",
			"count", strconv.Itoa(len(st.order)), "steps", st.text(6), "back", s.backward(st))})
	}
	slices.SortStableFunc(out, func(a, b finding) int { return cmp.Compare(a.name, b.name) })
	return out
}

// shown is a pattern that files show by themselves.
func (s *survey) shown(id string, files []*file, enough int) finding {
	if len(files) < enough {
		return finding{}
	}
	return finding{name: id, files: pathsOfAll(files), reason: s.e.tell(id, "count", strconv.Itoa(len(files)))}
}

// named lists the files of the survey that lie in a folder with one of the
// names or end with one of them.
func (s *survey) named(names ...string) []*file {
	var list []*file
	if s.lastWords == nil {
		for _, f := range s.files {
			s.lastWords = append(s.lastWords, lastOf(split(bareName(f.base))))
		}
	}
	for i, f := range s.files {
		if slices.Contains(names, s.lastWords[i]) || slices.ContainsFunc(s.dirsInPackage(f), func(dir string) bool { return slices.Contains(names, lastWord(dir)) }) {
			list = append(list, f)
		}
	}
	return list
}

// lastOf is the last of some words, "" without any.
func lastOf(words []string) string {
	if len(words) == 0 {
		return ""
	}
	return words[len(words)-1]
}

// bareName is a file name without its endings.
func bareName(base string) string {
	name, _, _ := strings.Cut(base, ".")
	return name
}

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

// testPlacement says where at least two of three tests lie.
func (s *survey) testPlacement() finding {
	v := &votes{}
	places := s.e.newTestPlaces()
	for _, f := range s.e.files {
		if !f.side {
			v.add(places.of(f), f.path)
		}
	}
	h := v.habit(HabitTestPlacement, "")
	if h.Total == 0 || h.Count*3 < h.Total*2 || h.Total < 2 {
		return finding{}
	}
	id := map[string]string{"beside": "tests-beside-source", "apart": "tests-apart"}[h.Value]
	return finding{name: id, files: v.files[h.Value], reason: s.e.tell(id, "count", strconv.Itoa(h.Count), "all", strconv.Itoa(h.Total))}
}

// mvc: models, views and what controls them, by folders or file names.
func (s *survey) mvc() finding {
	models, views := s.named("model", "models"), s.named("view", "views")
	controllers := s.named("controller", "controllers", "urls")
	for _, f := range s.e.files { // templates are no source
		if !f.aside && f.lang != nil && !f.isSource() && inFolder(f.path, []string{"views", "templates"}) {
			views = append(views, f)
		}
	}
	if len(models) == 0 || len(views) == 0 || len(controllers) == 0 {
		return finding{}
	}
	return s.shown("mvc", slices.Concat(models, views, controllers), 3)
}

// cqrs: types of commands and types of queries, and what handles them.
func (s *survey) cqrs() finding {
	commands, queries := s.declaring("Command", "CommandHandler"), s.declaring("Query", "QueryHandler")
	if len(commands) == 0 || len(queries) == 0 {
		return finding{}
	}
	return s.shown("cqrs", slices.Concat(commands, queries), 2)
}

// transfer: types for what goes over the wire.
func (s *survey) transfer() finding {
	return s.shown("dto", s.named("dto", "dtos"), 1)
}

func (s *survey) backgroundJobs() finding { return s.shown("background-jobs", s.using("jobs"), 1) }

func (s *survey) centralStore() finding { return s.shown("central-store", s.using("store"), 1) }

func (s *survey) publishSubscribe() finding {
	consumers, publishers := s.events()
	if len(consumers) == 0 || len(publishers) == 0 {
		return finding{}
	}
	return finding{
		name: "publish-subscribe", files: pathsOfAll(append(slices.Clone(consumers), publishers...)),
		reason: s.e.tell("publish-subscribe", "consumers", strconv.Itoa(len(consumers)), "publishers", strconv.Itoa(len(publishers))),
	}
}

// components: views in files of their own and hooks that the project declares.
func (s *survey) components() finding {
	var views []*file
	for _, f := range s.files {
		if ext := path.Ext(f.base); ext == ".tsx" || ext == ".jsx" {
			views = append(views, f)
		}
	}
	hooks := s.using("hooks")
	if len(views) < 2 || len(hooks) == 0 {
		return finding{}
	}
	return s.shown("components-and-hooks", slices.Concat(views, hooks), 2)
}
