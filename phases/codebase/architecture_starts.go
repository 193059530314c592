package codebase

import (
	"cmp"
	"path"
	"slices"
	"strings"
)

// What a program is for.
const (
	kindServer   = "server"
	kindWorker   = "worker"
	kindCommand  = "command"
	kindFrontend = "frontend"
	kindApp      = "app" // for a phone or tablet
)

// program is one that starts somewhere.
type program struct {
	file  *file
	kind  string
	lines int            // of all files it leads to
	reach []*file        // those files
	leads map[*file]bool // the starts among them
	own   []string
}

// findStarts lists where programs start, the ones that lead to most code first.
// Several files of one folder or package that start the same thing, such as
// the pages of a site, count once.
func (s *survey) findStarts() []program {
	var list []program
	uses := map[string]map[*file]bool{}
	for _, id := range []string{"server", "cli", "frontend", "broker", "consumes"} {
		uses[id] = map[*file]bool{}
		for _, f := range s.using(id) {
			uses[id][f] = true
		}
	}
	candidates := s.candidates()
	begins := map[*file]bool{}
	for _, f := range candidates {
		begins[f] = true
	}
	for _, f := range candidates {
		st := program{file: f, reach: s.reach(f), leads: map[*file]bool{}}
		for _, r := range st.reach {
			st.lines += r.lines
			if begins[r] {
				st.leads[r] = true
			}
		}
		st.kind = kindOf(f, st.reach, uses)
		list = append(list, st)
	}
	list = dropLed(list)
	slices.SortStableFunc(list, func(a, b program) int { return cmp.Compare(b.lines, a.lines) })
	for i := range list {
		list[i].own = s.ownDelivery(list[i])
	}
	return list
}

// isStart says whether a program starts in a file.
func isStart(f *file) bool {
	if f.pkg != "" {
		return f.pkg == "main" && slices.ContainsFunc(f.symbols, func(y symbol) bool { return y.name == "main" })
	}
	return f.marked("declares.command") || f.marked("declares.command-python") || hasMark(f, "start.")
}

// maxStarts bounds the programs that are followed through their imports.
const maxStarts = 64

// candidates are the files that programs start in: no small scripts beside a
// package when there are many of them, as every module may be runnable, and of
// more than can be followed the longest.
func (s *survey) candidates() []*file {
	const many = 6
	var list, scripts []*file
	for _, f := range s.e.files {
		switch {
		case f.test || f.side || f.aside || !isStart(f):
		case isScript(f):
			scripts = append(scripts, f)
		default:
			list = append(list, f)
		}
	}
	if len(scripts) <= many {
		list = append(list, scripts...)
	}
	slices.SortStableFunc(list, func(a, b *file) int { return cmp.Or(cmp.Compare(b.lines, a.lines), cmp.Compare(a.path, b.path)) })
	list = list[:min(maxStarts, len(list))]
	slices.SortFunc(list, func(a, b *file) int { return cmp.Compare(a.path, b.path) })
	return list
}

// dropLed leaves out starts that another one leads to.
func dropLed(list []program) []program {
	var out []program
	for _, st := range list {
		led := slices.ContainsFunc(list, func(o program) bool {
			return o.file != st.file && o.lines >= st.lines && o.leads[st.file] && !st.leads[o.file]
		})
		if !led || st.file.pkg != "" {
			out = append(out, st)
		}
	}
	return out
}

// isScript says whether the file is only marked as runnable by itself.
func isScript(f *file) bool {
	return f.marked("start.python") && !f.marked("start.python-file") && !f.marked("start.python-app")
}

// kindOf says what a program is for by what the files do that it leads to.
func kindOf(f *file, reach []*file, uses map[string]map[*file]bool) string {
	count := func(id string) int {
		n := 0
		for _, r := range reach {
			if uses[id][r] || id == "frontend" && isView(r) {
				n++
			}
		}
		return n
	}
	front, server, cli := count("frontend"), count("server"), count("cli")
	switch {
	case f.marked("start.android"):
		return kindApp
	case front > server && front > cli:
		return kindFrontend
	case server > 0 && server >= cli, f.base == "config.ru", strings.HasSuffix(f.path, "public/index.php"):
		return kindServer
	case cli == 0 && count("broker") > 0 && count("consumes") > 0:
		return kindWorker
	}
	return kindCommand
}

// isView says whether a file describes what is seen in a browser.
func isView(f *file) bool {
	ext := path.Ext(f.base)
	return ext == ".tsx" || ext == ".jsx" || ext == ".vue" || ext == ".svelte"
}

// ownDelivery lists the files that build or deploy one program only: container
// files and manifests in its folder, and files of deployment named after it.
func (s *survey) ownDelivery(st program) []string {
	home := s.home(st.file)
	if home == s.e.base || home == "." {
		return nil
	}
	name := path.Base(home)
	var out []string
	for _, f := range s.e.files {
		if f.aside || f.side {
			continue
		}
		container := strings.HasPrefix(f.base, "Dockerfile") || strings.HasPrefix(f.base, "Containerfile") || strings.HasSuffix(f.base, ".dockerfile")
		switch {
		case container && within(f.dir, home), container && namedAfter(f.path, name):
			out = append(out, f.path)
		case f.dir == home && matchAny(s.e.tables.Architecture.Packages, f.base):
			out = append(out, f.path)
		case isDeployment(f) && namedAfter(f.path, name):
			out = append(out, f.path)
		}
	}
	return out
}

// isDeployment says whether a file describes how something is run elsewhere.
func isDeployment(f *file) bool {
	if ext := path.Ext(f.base); ext != ".yaml" && ext != ".yml" && ext != ".tf" {
		return false
	}
	for part := range strings.SplitSeq(f.dir, "/") {
		switch part {
		case "k8s", "kubernetes", "deploy", "deployment", "deployments", "helm", "charts", "manifests", "infra", "kustomize":
			return true
		}
	}
	return false
}

// namedAfter says whether a part of the path is the name, or begins or ends
// with it.
func namedAfter(p, name string) bool {
	for part := range strings.SplitSeq(p, "/") {
		stem, ext, _ := strings.Cut(part, ".")
		if stem == name || ext == name || strings.HasSuffix(part, "."+name) || strings.HasPrefix(stem, name+"-") {
			return true
		}
	}
	return false
}

// home is the folder of a program: that of its package when the package is not
// the whole project, else the folder it starts in without the folders that
// sources are always put in.
func (s *survey) home(f *file) string {
	if root := s.root(f); root != "." && root != s.e.base {
		return root
	}
	dir := f.dir
	for dir != "." {
		switch path.Base(dir) {
		case "src", "app", "main", "cmd", "bin", "server", "lib":
			dir = path.Dir(dir)
			continue
		}
		break
	}
	return dir
}
