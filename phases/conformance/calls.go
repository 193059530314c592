package conformance

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/phases/codebase"
	"github.com/overtone-cli/overtone/specs/guidelines/meaning"
)

const fixCall = "take the call out, or change the rule"

// calls holds the project to functions that must not be called. Comments and
// texts are no calls, and neither is a declaration of the same name.
func (t *trial) calls(s *meaning.Statement) {
	read := false
	for _, f := range t.files(s, func(f *codebase.SourceFile) bool { return f.Code && readsCalls(f.Language) }) {
		text := t.project.text(f.Path)
		if !text.ok {
			continue
		}
		read = true
		if s.NotMain && isMain(f, text.lines()) {
			continue
		}
		lines := masked(f.Language, text.lines())
		for _, name := range s.Calls {
			if f.Language == "Go" && strings.Contains(name, ".") {
				for _, line := range goCalls(text.data, name) {
					t.find(s, f.Path, line, fixCall, "calls %s, which must not be called", name)
				}
				continue
			}
			form := callForm(name)
			for i, line := range lines {
				if called := form.FindStringSubmatch(line); called != nil {
					t.find(s, f.Path, i+1, fixCall, "calls %s, which must not be called", called[1])
				}
			}
		}
	}
	if !read && t.project.whole() {
		t.cannot("there is no code in which calls could be read")
	}
}

// readsCalls says whether calls of a language can be told from its comments,
// texts and declarations.
func readsCalls(language string) bool {
	switch language {
	case "Go", "TypeScript", "JavaScript", "Java", "Kotlin", "C#", "Rust", "C", "C++", "PHP", "Python":
		return true
	}
	return false
}

// callForm matches a call of a function in code without comments and texts. The
// name must not be the end of a longer one, nor that of a declaration.
func callForm(name string) *regexp.Regexp {
	form := regexp.QuoteMeta(name)
	if begin, open := strings.CutSuffix(name, "*"); open {
		form = regexp.QuoteMeta(begin) + `\w+`
	}
	if strings.Contains(name, ".") {
		return regexp.MustCompile(`(?:^|[^\w$.])(` + form + `)\s*\(`)
	}
	return regexp.MustCompile(`(?:^\s*|[=({\[,;:!&|?+]\s*|\b(?:return|await|go|defer|else|yield|throw)\s+)(` + form + `)\s*\([^)]*(?:\)?\s*;?\s*$|\)[^{:]*$)`)
}

// goCalls are the lines on which a file of Go calls a function of a package, by
// whatever name the file imports it. A variable of the same name is no package.
func goCalls(src []byte, name string) []int {
	set := token.NewFileSet()
	tree, _ := parser.ParseFile(set, "", src, 0)
	if tree == nil {
		return nil
	}
	receiver, wanted, _ := strings.Cut(name, ".")
	begin, open := strings.CutSuffix(wanted, "*")
	known := map[string]bool{}
	for _, i := range tree.Imports {
		full, err := strconv.Unquote(i.Path.Value)
		if err != nil || packageName(full) != receiver {
			continue
		}
		known[receiver] = i.Name == nil || known[receiver]
		if i.Name != nil {
			known[i.Name.Name] = true
		}
	}
	var lines []int
	ast.Inspect(tree, func(n ast.Node) bool {
		call, is := n.(*ast.CallExpr)
		if !is {
			return true
		}
		sel, is := call.Fun.(*ast.SelectorExpr)
		if !is {
			return true
		}
		from, is := sel.X.(*ast.Ident)
		// a local variable has an object, a package has none
		if is && from.Obj == nil && known[from.Name] && (sel.Sel.Name == wanted || open && strings.HasPrefix(sel.Sel.Name, begin)) {
			lines = append(lines, set.PositionFor(call.Pos(), false).Line)
		}
		return true
	})
	return lines
}

// packageName is how a package is called that is imported by a path.
func packageName(full string) string {
	base := path.Base(full)
	if len(base) > 1 && base[0] == 'v' && strings.Trim(base[1:], "0123456789") == "" {
		base = path.Base(path.Dir(full))
	}
	return base
}

// isMain says whether a file belongs to the main program: by its package in Go,
// elsewhere by its name.
func isMain(f *codebase.SourceFile, lines []string) bool {
	if f.Language == "Go" {
		return slices.ContainsFunc(lines, func(line string) bool { return strings.TrimSpace(line) == "package main" })
	}
	base := strings.ToLower(path.Base(f.Path))
	return strings.HasPrefix(base, "main.") || strings.HasPrefix(base, "__main__.")
}
