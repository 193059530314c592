package codebase

import (
	"go/ast"
	"go/parser"
	"go/token"
	"strconv"
	"strings"
)

// scanGo reads imports and declarations of a Go file. A file that does not
// parse gives what was understood before the error.
func scanGo(f *file, src []byte) {
	set := token.NewFileSet()
	tree, _ := parser.ParseFile(set, f.base, src, parser.ParseComments|parser.SkipObjectResolution)
	if tree == nil {
		return
	}
	if tree.Name != nil {
		f.pkg = tree.Name.Name
	}
	if hasIgnore(tree) {
		f.side = true // a generator or the like, no part of the package
	}
	f.doc = firstSentence(tree.Doc.Text())
	for _, i := range tree.Imports {
		if p, err := strconv.Unquote(i.Path.Value); err == nil {
			f.imports = append(f.imports, p)
		}
	}
	line := func(p token.Pos) int { return set.PositionFor(p, false).Line }
	for _, d := range tree.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			s := symbol{
				name: d.Name.Name, kind: "function", start: line(d.Pos()), end: line(d.End()),
				doc: firstSentence(d.Doc.Text()), exported: d.Name.IsExported(),
			}
			if d.Recv != nil && len(d.Recv.List) == 1 {
				s.kind = "method"
				s.name = receiver(d.Recv.List[0].Type) + "." + s.name
			}
			f.symbols = append(f.symbols, s)
			if d.Recv == nil && strings.HasPrefix(d.Name.Name, "New") {
				f.takes = append(f.takes, goParameters(d, tree.Imports)...)
			}
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				if t, ok := spec.(*ast.TypeSpec); ok {
					f.symbols = append(f.symbols, goType(d, t, line))
				}
			}
		}
	}
}

// hasIgnore says whether a file is kept out of every build and only run by
// hand.
func hasIgnore(tree *ast.File) bool {
	for _, group := range tree.Comments {
		if group.Pos() > tree.Package {
			return false
		}
		for _, c := range group.List {
			if text := strings.TrimSpace(c.Text); text == "//go:build ignore" || text == "// +build ignore" {
				return true
			}
		}
	}
	return false
}

// goParameters names the types of a constructor's parameters, with the path of
// the package that they come from.
func goParameters(d *ast.FuncDecl, imports []*ast.ImportSpec) []string {
	paths := map[string]string{}
	for _, i := range imports {
		if p, err := strconv.Unquote(i.Path.Value); err == nil {
			name := goModuleName(p)
			if i.Name != nil {
				name = i.Name.Name
			}
			paths[name] = p
		}
	}
	var out []string
	for _, field := range d.Type.Params.List {
		switch t := field.Type.(type) {
		case *ast.Ident:
			out = append(out, t.Name)
		case *ast.SelectorExpr:
			if from, ok := t.X.(*ast.Ident); ok && paths[from.Name] != "" {
				out = append(out, paths[from.Name]+"."+t.Sel.Name)
			}
		}
	}
	return out
}

func goType(d *ast.GenDecl, t *ast.TypeSpec, line func(token.Pos) int) symbol {
	s := symbol{name: t.Name.Name, kind: "type", start: line(t.Pos()), end: line(t.End()), exported: t.Name.IsExported()}
	switch t.Type.(type) {
	case *ast.StructType:
		s.kind = "struct"
	case *ast.InterfaceType:
		s.kind = "interface"
	}
	s.doc = firstSentence(t.Doc.Text())
	if s.doc == "" && len(d.Specs) == 1 {
		s.doc = firstSentence(d.Doc.Text())
	}
	return s
}

// receiver is the type name of a method's receiver.
func receiver(x ast.Expr) string {
	for {
		switch t := x.(type) {
		case *ast.StarExpr:
			x = t.X
		case *ast.IndexExpr:
			x = t.X
		case *ast.IndexListExpr:
			x = t.X
		case *ast.ParenExpr:
			x = t.X
		case *ast.Ident:
			return t.Name
		default:
			return "?"
		}
	}
}

// firstSentence is the first sentence of a comment on one line, at most 160
// runes.
func firstSentence(text string) string {
	text, _, _ = strings.Cut(text, "\n\n")
	text = strings.Join(strings.Fields(text), " ")
	for i := 0; i < len(text); i++ {
		if text[i] == '.' && i+1 < len(text) && text[i+1] == ' ' && !strings.HasSuffix(text[:i], "e.g") && !strings.HasSuffix(text[:i], "i.e") {
			text = text[:i+1]
			break
		}
		if strings.HasPrefix(text[i:], "。") {
			text = text[:i+len("。")]
			break
		}
	}
	return firstLine(text, 160)
}
