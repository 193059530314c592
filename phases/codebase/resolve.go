package codebase

import (
	"path"
	"strings"
)

// places finds files by what other files call them in languages whose imports
// name namespaces, types or headers and not paths.
type places struct {
	types   map[string][]string // "a.b.C" -> files, for Java and its kin and for PHP
	spaces  map[string][]string // namespace -> files
	headers map[string][]string // file name -> paths, for C and C++
	crates  map[string]string   // name of a Rust package -> folder of its sources
	lib     []string            // folders that Ruby looks in
}

// isJavaLike says whether types are found by their package.
func isJavaLike(lang string) bool {
	return lang == "Java" || lang == "Kotlin" || lang == "Scala" || lang == "Groovy"
}

func (e *explorer) newPlaces() *places {
	p := &places{types: map[string][]string{}, spaces: map[string][]string{}, headers: map[string][]string{}, crates: map[string]string{}}
	libs := map[string]bool{".": true, "lib": true}
	for _, f := range e.files {
		if f.base == "Cargo.toml" && f.crate != "" {
			p.crates[strings.ReplaceAll(f.crate, "-", "_")] = path.Join(f.dir, "src")
		}
		if !f.isSource() {
			continue
		}
		switch lang := f.lang.Name; {
		case isJavaLike(lang):
			p.addTypes(f, ".")
		case lang == "PHP":
			p.addTypes(f, `\`)
		case lang == "C#" && f.space != "":
			p.spaces[f.space] = append(p.spaces[f.space], f.path)
		case lang == "C" || lang == "C++" || lang == "Objective-C":
			p.headers[f.base] = append(p.headers[f.base], f.path)
		case lang == "Ruby":
			for dir := f.dir; dir != "."; dir = path.Dir(dir) {
				if path.Base(dir) == "lib" {
					libs[dir] = true
				}
			}
		}
	}
	p.lib = sortedKeys(libs)
	return p
}

// addTypes notes the type a file is named after and what else it declares.
func (p *places) addTypes(f *file, sign string) {
	stem, _, _ := strings.Cut(f.base, ".")
	names := map[string]bool{stem: true}
	for _, s := range f.symbols {
		names[s.name] = true
	}
	prefix := f.space + sign
	if f.space == "" {
		prefix = ""
	}
	for _, name := range sortedKeys(names) {
		p.types[prefix+name] = append(p.types[prefix+name], f.path)
	}
	p.spaces[f.space] = append(p.spaces[f.space], f.path)
}

// resolve finds the files that an import means; none for what lies outside.
func (p *places) resolve(e *explorer, f *file, name string) []string {
	switch lang := f.lang.Name; {
	case isJavaLike(lang):
		return p.typeNamed(name, ".")
	case lang == "PHP":
		if strings.HasPrefix(name, "./") {
			return e.existing(path.Join(f.dir, name))
		}
		return p.typeNamed(name, `\`)
	case lang == "C#":
		if list := p.spaces[name]; list != nil {
			return list
		}
		if at := strings.LastIndexByte(name, '.'); at > 0 {
			return p.spaces[name[:at]] // using static, or another name for a type
		}
	case lang == "Ruby":
		return p.ruby(e, f, name)
	case lang == "Rust":
		return p.rust(e, f, name)
	default:
		return p.header(e, f, name)
	}
	return nil
}

// typeNamed finds a type, the type that a member belongs to, or every file of a
// namespace for "a.b.*".
func (p *places) typeNamed(name, sign string) []string {
	if space, all := strings.CutSuffix(name, sign+"*"); all {
		if list := p.types[space]; list != nil {
			return list
		}
		return p.spaces[space]
	}
	for range 3 {
		if list := p.types[name]; list != nil {
			return list
		}
		at := strings.LastIndex(name, sign)
		if at < 0 {
			return nil
		}
		name = name[:at]
	}
	return nil
}

func (p *places) ruby(e *explorer, f *file, name string) []string {
	if rest, relative := strings.CutPrefix(name, "./"); relative {
		return e.existing(path.Join(f.dir, rest)+".rb", path.Join(f.dir, rest))
	}
	for _, dir := range p.lib {
		if found := e.existing(path.Join(dir, name) + ".rb"); found != nil {
			return found
		}
	}
	return nil
}

// header finds an included file: beside the file, else the one whose path ends
// so. With several, the one that lies nearest; system headers only below a
// folder of public headers.
func (p *places) header(e *explorer, f *file, name string) []string {
	system := strings.HasPrefix(name, "<")
	name = path.Clean(strings.Trim(name, "<>"))
	if strings.HasPrefix(name, "../") {
		return e.existing(path.Join(f.dir, name))
	}
	if !system {
		if found := e.existing(path.Join(f.dir, name)); found != nil {
			return found
		}
	}
	best, near := "", -1
	for _, candidate := range p.headers[path.Base(name)] {
		above, fits := strings.CutSuffix("/"+candidate, "/"+name)
		if !fits || system && path.Base(above) != "include" {
			continue
		}
		if n := shared(candidate, f.path); n > near {
			best, near = candidate, n
		}
	}
	if best == "" {
		return nil
	}
	return []string{best}
}

// shared counts the folders that two paths have in common from the top.
func shared(a, b string) int {
	x, y := strings.Split(a, "/"), strings.Split(b, "/")
	n := 0
	for n < len(x)-1 && n < len(y)-1 && x[n] == y[n] {
		n++
	}
	return n
}

// existing is the first of the paths that is a source file.
func (e *explorer) existing(paths ...string) []string {
	for _, p := range paths {
		if f := e.byPath[path.Clean(p)]; f != nil && f.isSource() {
			return []string{f.path}
		}
	}
	return nil
}
