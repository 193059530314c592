package codebase

import (
	"cmp"
	"math"
	"path"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// keyComponents lists the five to ten parts that the rest leans on most, fewer
// in a small project. A part is a folder with code, or a file where the code
// lies in fewer than three folders. Seven tenths of its weight come from the
// import graph: PageRank over the imports ("The PageRank Citation Ranking",
// Page, Brin, Motwani and Winograd 1998: what much is built upon) and, at a
// sixth of that, over the imports turned round ("CheiRank", Chepelianskii 2010:
// what ties much together). The rest is its size. Square roots keep one giant
// from hiding the others. The first three of ten are of high importance, the
// last three of low.
func (e *explorer) keyComponents() []specs.KeyComponent {
	s := e.survey()
	nodes := s.componentNodes()
	out := []specs.KeyComponent{}
	if len(nodes) == 0 {
		return out
	}
	score := s.weigh(nodes)
	slices.SortStableFunc(nodes, func(a, b *component) int {
		return cmp.Or(cmp.Compare(score[b.path], score[a.path]), cmp.Compare(a.path, b.path))
	})
	most := min(len(nodes), max(5, min(10, int(math.Ceil(1.5*math.Sqrt(float64(len(nodes))))))))
	if len(nodes) <= 5 {
		most = len(nodes)
	}
	for i, n := range nodes[:most] {
		c := specs.KeyComponent{Name: e.componentName(n), Path: n.path, Description: e.componentText(n), Importance: "medium"}
		switch {
		case 10*i < 3*most:
			c.Importance = "high"
		case 10*i >= 7*most:
			c.Importance = "low"
		}
		out = append(out, c)
	}
	for i, c := range out {
		if strings.Contains(c.Path, "/") && slices.ContainsFunc(out, func(o specs.KeyComponent) bool { return o.Path != c.Path && o.Name == c.Name }) {
			out[i].Name = shortPath(c.Path)
		}
	}
	return out
}

// shortPath is the end of a path that tells namesakes apart.
func shortPath(p string) string {
	parts := strings.Split(p, "/")
	return strings.Join(parts[max(0, len(parts)-2):], "/")
}

// component is a folder, or a file, with the code that belongs to it.
type component struct {
	path  string
	files []*file
	lines int
}

// componentNodes are the parts of a project: its folders, or its files when it
// has fewer than three folders.
func (s *survey) componentNodes() []*component {
	byDir, byFile := map[string]*component{}, map[string]*component{}
	for _, f := range s.files {
		if f.lang.Beside {
			continue
		}
		for key, into := range map[string]map[string]*component{f.dir: byDir, f.path: byFile} {
			if into[key] == nil {
				into[key] = &component{path: key}
			}
			into[key].files = append(into[key].files, f)
			into[key].lines += f.lines
		}
	}
	chosen := byDir
	if len(byDir) < 3 && len(byFile) > 3 {
		chosen = byFile
	}
	var list []*component
	for _, key := range sortedKeys(chosen) {
		if chosen[key].lines > 0 {
			list = append(list, chosen[key])
		}
	}
	return list
}

// weigh gives every part its weight between 0 and 1.
func (s *survey) weigh(nodes []*component) map[string]float64 {
	home, largest := map[string]int{}, 1
	for i, n := range nodes {
		for _, f := range n.files {
			home[f.path] = i
		}
		largest = max(largest, n.lines)
	}
	type pair struct{ from, to int }
	seen := map[pair]bool{}
	var out, in [][2]int
	for _, e := range s.e.links.edges {
		if !s.counted[e.from] {
			continue
		}
		for _, target := range s.member[e.to] {
			p := pair{home[e.from.path], home[target.path]}
			if p.from != p.to && !seen[p] {
				seen[p] = true
				out = append(out, [2]int{p.from, p.to})
				in = append(in, [2]int{p.to, p.from})
			}
			if target.pkg == "" {
				continue
			}
			break // a Go package is one folder
		}
	}
	base, ties := pageRank(len(nodes), out), pageRank(len(nodes), in)
	score := map[string]float64{}
	for i, n := range nodes {
		size := math.Sqrt(float64(n.lines) / float64(largest))
		score[n.path] = 0.6*math.Sqrt(base[i]) + 0.1*math.Sqrt(ties[i]) + 0.3*size
	}
	return score
}

// pageRank weighs nodes by who points at them, the highest 1. The damping is
// the usual 0.85; what points nowhere shares its weight among all.
func pageRank(n int, edges [][2]int) []float64 {
	const damping, rounds = 0.85, 40
	degree := make([]int, n)
	for _, e := range edges {
		degree[e[0]]++
	}
	rank := make([]float64, n)
	for i := range rank {
		rank[i] = 1 / float64(n)
	}
	for range rounds {
		lost := 0.0
		for i, r := range rank {
			if degree[i] == 0 {
				lost += r
			}
		}
		next := make([]float64, n)
		for i := range next {
			next[i] = (1-damping)/float64(n) + damping*lost/float64(n)
		}
		for _, e := range edges {
			next[e[1]] += damping * rank[e[0]] / float64(degree[e[0]])
		}
		rank = next
	}
	if n > 0 {
		highest := slices.Max(rank)
		for i := range rank {
			rank[i] /= highest
		}
	}
	return rank
}

// componentName is what the part is called: by its package, its manifest or its
// folder.
func (e *explorer) componentName(c *component) string {
	if len(c.files) == 1 && c.files[0].path == c.path {
		return bareName(path.Base(c.path))
	}
	if manifest := e.byPath[path.Join(path.Dir(c.path), "Cargo.toml")]; path.Base(c.path) == "src" && manifest != nil && manifest.crate != "" {
		return manifest.crate
	}
	name := e.moduleName(&module{dir: c.path, files: c.files})
	if name != "main" {
		return name
	}
	return path.Base(c.path)
}

// componentText describes a part by its own words: the comment of its package
// or of the one file it is named after, the manifest or the README beside it,
// else by what lies in it.
func (e *explorer) componentText(c *component) string {
	m := &module{dir: c.path, files: c.files}
	for _, p := range e.manifest.packages {
		if p.dir == m.dir && p.description != "" {
			return p.description
		}
	}
	own := path.Base(c.path)
	files := slices.Clone(c.files)
	speaks := func(f *file) int {
		switch name := bareName(f.base); {
		case f.pkg != "" && (f.base == "doc.go" || name == own), f.base == "__init__.py", f.base == "mod.rs", f.base == "lib.rs", f.base == "package-info.java":
			return 0
		case f.pkg != "", strings.EqualFold(name, own), name == "index", name == "main", len(c.files) == 1:
			return 1
		}
		return 2
	}
	slices.SortStableFunc(files, func(a, b *file) int { return cmp.Compare(speaks(a), speaks(b)) })
	for _, f := range files {
		if f.doc != "" && f.dir == path.Dir(f.path) && speaks(f) < 2 && (f.dir == c.path || f.path == c.path) {
			return f.doc
		}
	}
	if text := e.readmeText(c.path); text != "" {
		return text
	}
	for _, f := range files {
		if f.doc != "" {
			return f.doc
		}
	}
	return e.contents(m)
}

// readmeText is the first sentence of the README in a folder below the
// project's own.
func (e *explorer) readmeText(dir string) string {
	f := e.byPath[path.Join(dir, "README.md")]
	if f == nil || dir == e.base || f.size > e.limits.FileBytes {
		return ""
	}
	src, ok := e.content(f)
	if !ok {
		return ""
	}
	for paragraph := range strings.SplitSeq(strings.ReplaceAll(string(src), "\r\n", "\n"), "\n\n") {
		paragraph = strings.TrimSpace(paragraph)
		if paragraph != "" && !strings.ContainsAny(paragraph[:1], "#<![|-*`=>") {
			return firstSentence(paragraph)
		}
	}
	return ""
}
