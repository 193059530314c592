package conformance

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"

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
		t.decl = scriptDeclarations(masked(f.Language, t.lines()))
	case "Python":
		t.decl = pythonDeclarations(masked(f.Language, t.lines()))
	case "Java", "C#", "Kotlin", "Rust", "PHP":
		t.decl = classDeclarations(f.Language, masked(f.Language, t.lines()))
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
