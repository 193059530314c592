package codebase

import (
	"path"
	"slices"
	"strconv"
)

// style decides for the one word that says most about the whole: several
// programs first, then what a single program is for, then how it is cut.
func (s *survey) style() finding {
	if f := s.manyPrograms(); f.name != "" {
		return f
	}
	if len(s.starts) == 0 || s.toolShare() < 25 {
		if f := s.library(); f.name != "" {
			return f
		}
	}
	if len(s.starts) == 0 {
		return finding{}
	}
	main := s.mainStart()
	if f := s.hexagonal(); f.name != "" {
		return f
	}
	switch main.kind {
	case kindFrontend:
		return s.frontend()
	case kindApp:
		files := s.startFiles()
		return finding{name: StyleApp, files: files, layers: s.groups(), reason: s.e.tell(StyleApp, "starts", s.e.names(files, 3))}
	case kindCommand:
		return s.command()
	}
	for _, try := range []func() finding{s.eventDriven, s.modular, s.layered} {
		if f := try(); f.name != "" {
			return f
		}
	}
	return s.monolith()
}

// mainStart is the program that leads to most code; one that serves comes
// before a command that leads to as much.
func (s *survey) mainStart() program {
	best := s.starts[0]
	for _, st := range s.starts[1:] {
		if best.kind == kindCommand && st.kind != kindCommand && 2*st.lines >= best.lines {
			best = st
		}
	}
	return best
}

// manyPrograms recognises services that are built each for itself, and
// repositories of several packages.
func (s *survey) manyPrograms() finding {
	services, homes := map[string][]string{}, map[string]bool{}
	kinds := map[string]bool{}
	for _, st := range s.starts {
		home := s.home(st.file)
		homes[home] = true
		kinds[st.kind] = true
		if (st.kind == kindServer || st.kind == kindWorker) && len(st.own) > 0 {
			services[home] = append(services[home], append([]string{st.file.path}, st.own...)...)
		}
	}
	packages := s.packages()
	names, files := sortedKeys(services), []string{}
	for _, name := range names {
		files = append(files, services[name]...)
	}
	others := 0
	for _, p := range packages {
		if !slices.ContainsFunc(names, func(home string) bool { return within(p, home) || within(home, p) }) {
			others++
		}
	}
	if len(names) >= 2 && len(names) >= 2*others {
		return finding{name: StyleMicroservice, files: files, reason: s.e.tell(StyleMicroservice,
			"count", strconv.Itoa(len(names)), "names", s.e.names(names, 8))}
	}
	if len(packages) < 2 || len(homes) < 2 && !s.manyKins(packages) {
		return finding{}
	}
	files = files[:0]
	for _, p := range packages {
		files = append(files, s.roots[p]...)
	}
	return finding{name: StyleMonorepo, files: files, reason: s.e.tell(StyleMonorepo,
		"count", strconv.Itoa(len(packages)), "names", s.e.names(packages, 8))}
}

// packages are the folders with manifests of their own and more than a little
// of the code in them.
func (s *survey) packages() []string {
	lines, all := map[string]int{}, 0
	for _, f := range s.files {
		lines[s.root(f)] += f.lines
		all += f.lines
	}
	var list []string
	for _, root := range sortedKeys(s.roots) {
		if len(s.roots[root]) > 0 && lines[root]*50 >= all {
			list = append(list, root)
		}
	}
	return list
}

// manyKins says whether packages are built by different tools.
func (s *survey) manyKins(packages []string) bool {
	kins := map[string]bool{}
	for _, p := range packages {
		kins[path.Ext(path.Base(s.roots[p][0]))+path.Base(s.roots[p][0])[:1]] = true
	}
	return len(kins) > 1
}

// toolShare is the share of the lines that belong to commands and not to what
// others can import, in percent; 100 when nothing can be imported.
func (s *survey) toolShare() int {
	surface := slices.ContainsFunc(s.e.files, func(f *file) bool {
		return f.dir == s.e.base && f.pkg != "" && f.pkg != "main" && s.counted[f]
	})
	for _, f := range s.e.files {
		surface = surface || f.marked("declares.library") && f.dir == s.e.base || f.path == path.Join(s.e.base, "src/lib.rs")
	}
	if !surface || slices.ContainsFunc(s.starts, func(st program) bool { return st.kind != kindCommand }) {
		return 100
	}
	tool, all := map[string]bool{}, 0
	for _, f := range s.using("cli") {
		tool[f.path] = true
	}
	for _, st := range s.starts {
		for _, f := range s.member[part(st.file)] {
			tool[f.path] = true
		}
	}
	lines := 0
	for _, f := range s.files {
		all += f.lines
		if tool[f.path] {
			lines += f.lines
		}
	}
	return 100 * lines / max(1, all)
}

// library is what a manifest publishes and no program starts in.
func (s *survey) library() finding {
	var manifests []string
	for _, f := range s.e.files {
		if !f.aside && !f.side && !f.test && hasMark(f, "declares.library") {
			manifests = append(manifests, f.path)
		}
	}
	if len(manifests) == 0 || len(s.files) == 0 {
		return finding{}
	}
	if len(s.starts) > 0 {
		return finding{name: StyleLibrary, files: manifests, reason: s.e.tell("library-tool",
			"manifest", s.e.names(manifests, 3), "percent", strconv.Itoa(s.toolShare()))}
	}
	return finding{name: StyleLibrary, files: manifests, reason: s.e.tell("library", "manifest", s.e.names(manifests, 3))}
}

func (s *survey) frontend() finding {
	files, views := s.startFiles(), 0
	for _, f := range s.files {
		if isView(f) {
			views++
		}
	}
	return finding{name: StyleFrontend, files: files, reason: s.e.tell("frontend", "starts", s.e.names(files, 3), "count", strconv.Itoa(views))}
}

func (s *survey) command() finding {
	files := s.startFiles()
	f := finding{name: StyleCLI}
	reads := pathsOfAll(s.using("cli"))
	key := "cli"
	if len(reads) == 0 {
		key = "cli-plain"
	}
	f.reason = s.e.tell(key, "starts", s.e.names(files, 3), "count", strconv.Itoa(len(reads)))
	f.files = append(slices.Clone(files), reads[:min(len(reads), max(0, maxProof-len(files)))]...)
	f.layers = s.groups()
	return f
}

func (s *survey) monolith() finding {
	files := s.startFiles()
	return finding{name: StyleMonolith, files: files, layers: s.groups(), reason: s.e.tell(StyleMonolith, "starts", s.e.names(files, 3))}
}

// startFiles are the files that programs start in, the largest program first.
func (s *survey) startFiles() []string {
	var files []string
	for _, st := range s.starts {
		files = append(files, st.file.path)
	}
	return files
}

// eventDriven is a program that mostly waits for events and tells others.
func (s *survey) eventDriven() finding {
	consumers, publishers := s.events()
	servers := s.using("server")
	if len(consumers) == 0 || len(publishers) == 0 || len(servers) > len(consumers) {
		return finding{}
	}
	return finding{
		name: StyleEventDriven, files: pathsOfAll(append(slices.Clone(consumers), publishers...)),
		reason: s.e.tell(StyleEventDriven, "consumers", strconv.Itoa(len(consumers)),
			"publishers", strconv.Itoa(len(publishers)), "servers", strconv.Itoa(len(servers))),
	}
}

// events lists the files that consume and that publish events of a broker,
// which they import themselves or through one file of the project.
func (s *survey) events() (consumers, publishers []*file) {
	near := map[string]bool{}
	for _, f := range s.using("broker") {
		near[f.path] = true
		for _, user := range s.e.links.in[part(f)] {
			for _, u := range s.member[user] {
				near[u.path] = true
			}
		}
	}
	pick := func(id string) []*file {
		return slices.DeleteFunc(s.using(id), func(f *file) bool { return !near[f.path] })
	}
	return pick("consumes"), pick("publishes")
}
