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
