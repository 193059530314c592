package conformance

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/codebase"
)

// declaration is a name that a file declares.
type declaration struct {
	thing string // functions, types, classes, interfaces, constants, variables, enums
	name  string
	line  int
	lines int // of a function, with its head and its end; 0 when it is not known
}

// declarations lists what a file declares, as far as it can be told for
// certain.
func (p *project) declarations(f *codebase.SourceFile) []declaration {
	t := p.text(f.Path)
	if !t.ok || t.read {
		return t.decl
	}
	t.read = true
	switch f.Language {
	case "Go":
		t.decl = goDeclarations(t.data)
	case "TypeScript", "JavaScript":
		t.decl = scriptDeclarations(masked(t.lines(), cStyle))
	case "Python":
		t.decl = pythonDeclarations(masked(t.lines(), pythonStyle))
	case "Java", "C#", "Kotlin", "Rust", "PHP":
		t.decl = classDeclarations(f.Language, masked(t.lines(), cStyle))
	}
	return t.decl
}

// readsNames says whether names of a kind of thing are read in a language.
func readsNames(language, thing string) bool {
	known := map[string][]string{
		"Go":         {"functions", "types", "interfaces", "constants", "variables"},
		"TypeScript": {"functions", "types", "classes", "interfaces", "constants", "variables", "enums"},
		"JavaScript": {"functions", "classes", "constants", "variables"},
		"Python":     {"functions", "classes", "constants"},
		"Java":       {"functions", "classes", "interfaces", "constants", "enums"},
		"C#":         {"functions", "classes", "interfaces", "constants", "enums"},
		"Kotlin":     {"functions", "classes", "interfaces", "constants"},
		"Rust":       {"functions", "types", "constants", "enums"},
		"PHP":        {"functions", "classes", "interfaces", "constants"},
	}
	return slices.Contains(known[language], thing)
}

// goDeclarations reads a Go file. One that does not parse gives nothing.
func goDeclarations(src []byte) []declaration {
	set := token.NewFileSet()
	tree, err := parser.ParseFile(set, "", src, parser.SkipObjectResolution|parser.ParseComments)
	if err != nil || ast.IsGenerated(tree) {
		return nil
	}
	g := &goNames{line: func(p token.Pos) int { return set.PositionFor(p, false).Line }}
	ast.Inspect(tree, g.visit)
	return g.out
}

type goNames struct {
	line func(token.Pos) int
	out  []declaration
}

func (g *goNames) add(thing string, id *ast.Ident) {
	if id.Name != "_" {
		g.out = append(g.out, declaration{thing: thing, name: id.Name, line: g.line(id.Pos())})
	}
}

func (g *goNames) visit(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.FuncDecl:
		g.out = append(g.out, declaration{
			thing: "functions", name: n.Name.Name, line: g.line(n.Name.Pos()), lines: g.line(n.End()) - g.line(n.Pos()) + 1,
		})
	case *ast.TypeSpec:
		if _, ok := n.Type.(*ast.InterfaceType); ok {
			g.add("interfaces", n.Name)
		}
		g.add("types", n.Name)
	case *ast.GenDecl:
		for _, spec := range n.Specs {
			if v, ok := spec.(*ast.ValueSpec); ok {
				thing := map[token.Token]string{token.CONST: "constants", token.VAR: "variables"}[n.Tok]
				for _, id := range v.Names {
					g.add(thing, id)
				}
			}
		}
	case *ast.AssignStmt:
		if n.Tok == token.DEFINE {
			for _, x := range n.Lhs {
				if id, ok := x.(*ast.Ident); ok {
					g.add("variables", id)
				}
			}
		}
	}
	return true
}

// style is how a language writes comments and strings.
type style uint8

const (
	cStyle style = iota + 1
	pythonStyle
)

// masked blanks comments and the insides of strings, so that braces and words
// in them count for nothing. Lines keep their numbers and their length.
func masked(lines []string, s style) []string {
	m := &mask{style: s}
	out := make([]string, len(lines))
	for i, line := range lines {
		out[i] = m.line(line)
	}
	return out
}

// mask is how far a file was read: what was open at the end of the last line.
type mask struct {
	style style
	open  string // what closes what is open: "*/", "`", `"""`; empty: nothing
}

func (m *mask) line(s string) string {
	b := []byte(s)
	for i := 0; i < len(b); {
		if m.open != "" {
			i = m.skip(b, i)
			continue
		}
		rest := s[i:]
		switch {
		case m.style == cStyle && strings.HasPrefix(rest, "//"), m.style == pythonStyle && b[i] == '#':
			blank(b, i, len(b))
			return string(b)
		case m.style == cStyle && strings.HasPrefix(rest, "/*"):
			m.open = "*/"
			blank(b, i, i+2)
			i += 2
		case strings.HasPrefix(rest, `"""`) || m.style == pythonStyle && strings.HasPrefix(rest, "'''"):
			m.open = rest[:3]
			i += 3
		case b[i] == '`' && m.style == cStyle:
			m.open = "`"
			i++
		case b[i] == '"' || b[i] == '\'':
			i = stringEnd(b, i)
		default:
			i++
		}
	}
	return string(b)
}

// skip blanks up to what closes what is open, or to the end of the line.
func (m *mask) skip(b []byte, i int) int {
	for ; i < len(b); i++ {
		if b[i] == '\\' && m.open != "*/" {
			blank(b, i, min(i+2, len(b)))
			i++
			continue
		}
		if strings.HasPrefix(string(b[i:min(i+3, len(b))]), m.open) {
			if m.open == "*/" {
				blank(b, i, i+2)
			}
			i += len(m.open)
			m.open = ""
			return i
		}
		blank(b, i, i+1)
	}
	return i
}

// stringEnd blanks the inside of the string that begins at i and answers the
// place behind it. A string ends with its line: what looks like an open one is
// a lifetime, an apostrophe or a part of a pattern, and is left as it is.
func stringEnd(b []byte, i int) int {
	quote := b[i]
	for j := i + 1; j < len(b); j++ {
		switch b[j] {
		case '\\':
			j++
		case quote:
			blank(b, i+1, j)
			return j + 1
		}
	}
	return i + 1
}

func blank(b []byte, from, to int) {
	for ; from < to; from++ {
		b[from] = ' '
	}
}
