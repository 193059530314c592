package codebase

import (
	"path"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// maxProof bounds the files named for one claim about the architecture: enough
// to hold every file of a small project, few enough to be read.
const maxProof = 20

// survey is what is known of the architecture while it is being told: the code
// that counts (no tests, examples or tools), and what was found in it so far.
type survey struct {
	e       *explorer
	files   []*file
	member  map[string][]*file  // part -> its files
	roots   map[string][]string // folder of a package -> its manifests
	counted map[*file]bool      // files
	starts  []program
	holding map[string]map[string]bool // folder -> folders in it below which programs start
	users   map[string][]*file         // part -> files of the survey that import it
	proof   []specs.TechEvidence

	inPackage map[string][]string // folder -> see dirsInPackage
	rootOf    map[string]string   // folder -> that of its package
	lastWords []string            // of the names of files
	topLevel  *steps              // see topSteps
	topKnown  bool
}

// architecture says how what the explorer is about (e.base, e.files, e.links)
// is put together, and what proves each word of it. An empty style means that
// nothing proves any.
func (e *explorer) architecture() (specs.TechArchitecture, []specs.TechEvidence) {
	s := e.survey()
	s.proof = nil
	a := specs.TechArchitecture{Layers: []string{}, Patterns: []string{}}
	style := s.style()
	if style.name != "" {
		a.Style = style.name
		s.prove("architecture.style", style.name, style.reason, style.files)
	}
	for _, l := range style.layers {
		a.Layers = append(a.Layers, l.name)
		s.prove("architecture.layers", l.name, e.tell("layer", "steps", l.steps), l.files)
	}
	for _, p := range s.patterns(style) {
		a.Patterns = append(a.Patterns, p.name)
		s.prove("architecture.patterns", p.name, p.reason, p.files)
	}
	return a, s.proof
}

// finding is one word about the architecture with what proves it.
type finding struct {
	name, reason string
	files        []string
	layers       []layer // of a style
}

func (e *explorer) survey() *survey {
	if e.surveyed != nil {
		return e.surveyed
	}
	s := &survey{e: e, member: map[string][]*file{}, roots: map[string][]string{}, counted: map[*file]bool{}, users: map[string][]*file{}, inPackage: map[string][]string{}, rootOf: map[string]string{}}
	manifests := map[string][]string{}
	var packages, aside patterns
	packages.add(0, e.tables.Architecture.Packages)
	aside.add(0, e.tables.Architecture.Aside)
	for _, f := range e.files {
		if !f.aside && !f.side && !f.test && packages.any(f.base, f.base) {
			manifests[f.dir] = append(manifests[f.dir], f.path)
		}
	}
	for _, f := range e.files {
		if f.test || f.side || !f.isSource() || !f.isRead || aside.any(f.path, f.base) {
			continue
		}
		s.counted[f] = true
		s.files = append(s.files, f)
		s.member[part(f)] = append(s.member[part(f)], f)
		root := nearest(f.dir, manifests)
		s.roots[root] = manifests[root]
	}
	if e.links == nil {
		e.links = e.connect()
	}
	for _, edge := range e.links.edges {
		if s.counted[edge.from] {
			s.users[edge.to] = append(s.users[edge.to], edge.from)
		}
	}
	s.starts = s.findStarts()
	e.surveyed = s
	return s
}

// nearest is the folder at or above dir that has an entry, "." without any.
func nearest(dir string, have map[string][]string) string {
	for {
		if _, ok := have[dir]; ok || dir == "." {
			return dir
		}
		dir = path.Dir(dir)
	}
}

// root is the folder of the package that a file belongs to.
func (s *survey) root(f *file) string {
	root, known := s.rootOf[f.dir]
	if !known {
		root = nearest(f.dir, s.roots)
		s.rootOf[f.dir] = root
	}
	return root
}

// prove notes what proves an entry of the profile.
func (s *survey) prove(field, value, reason string, files []string) {
	files = slices.Clone(files)
	slices.Sort(files)
	files = slices.Compact(files)
	s.proof = append(s.proof, specs.TechEvidence{Field: field, Value: value, Reason: reason, Files: files[:min(maxProof, len(files))]})
}

// reach lists the files that a file leads to by imports, itself included.
func (s *survey) reach(f *file) []*file {
	var out []*file
	seen := map[string]bool{}
	for next := []string{part(f)}; len(next) > 0; {
		node := next[0]
		next = next[1:]
		if seen[node] {
			continue
		}
		seen[node] = true
		out = append(out, s.member[node]...)
		next = append(next, s.e.links.out[node]...)
	}
	return out
}

// pathsOfAll are the paths of files.
func pathsOfAll(list []*file) []string {
	paths := make([]string, 0, len(list))
	for _, f := range list {
		paths = append(paths, f.path)
	}
	return paths
}

// names lists up to n words the way the language does, with an ellipsis.
func (e *explorer) names(list []string, n int) string {
	if len(list) > n {
		list = append(slices.Clone(list[:n]), "…")
	}
	return strings.Join(list, e.say["list_separator"])
}
