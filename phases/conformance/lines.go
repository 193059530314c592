package conformance

import (
	"go/parser"
	"go/token"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/phases/codebase"
)

// lineOf is the first line of a manifest that names a package, 0 when none does.
func (p *project) lineOf(file, name string) int {
	t := p.text(file)
	if !t.ok {
		return 0
	}
	short := name
	if at := strings.LastIndexAny(name, ":"); at >= 0 {
		short = name[at+1:] // group:artifact
	}
	for _, want := range []string{name, short} {
		for i, line := range t.lines() {
			if namesPackage(line, want) {
				return i + 1
			}
		}
	}
	return 0
}

// namesPackage says whether a line holds a name that is not part of a longer
// one. Letter case does not count, and of Python neither do "-" and "_".
func namesPackage(line, name string) bool {
	fold := func(s string) string { return strings.ReplaceAll(strings.ToLower(s), "_", "-") }
	line, name = fold(line), fold(name)
	for from := 0; ; {
		at := strings.Index(line[from:], name)
		if at < 0 || name == "" {
			return false
		}
		at += from
		end := at + len(name)
		if (at == 0 || !isNamePart(line[at-1])) && (end == len(line) || !isNamePart(line[end])) {
			return true
		}
		from = at + 1
	}
}

func isNamePart(c byte) bool {
	return c == '-' || c == '_' || c == '/' || c == '@' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z'
}

// importLine is the line on which a file imports a name, 0 when it cannot be
// told.
func (p *project) importLine(f *codebase.SourceFile, name string) int {
	t := p.text(f.Path)
	if !t.ok {
		return 0
	}
	if f.Language == "Go" {
		return goImportLine(t.data, name)
	}
	for i, line := range t.lines() {
		if importsName(f.Language, line, name) {
			return i + 1
		}
	}
	return 0
}

func goImportLine(src []byte, name string) int {
	set := token.NewFileSet()
	tree, _ := parser.ParseFile(set, "", src, parser.ImportsOnly)
	if tree == nil {
		return 0
	}
	for _, i := range tree.Imports {
		if p, err := strconv.Unquote(i.Path.Value); err == nil && p == name {
			return set.PositionFor(i.Pos(), false).Line
		}
	}
	return 0
}

// importsName says whether a line looks like the import of a name.
func importsName(language, line, name string) bool {
	bare := strings.TrimSpace(line)
	if strings.HasPrefix(bare, "*") || slices.ContainsFunc(codebase.LineComments(language), func(mark string) bool { return strings.HasPrefix(bare, mark) }) {
		return false
	}
	switch ecosystemOf(language) {
	case "npm":
		return strings.Contains(line, `"`+name+`"`) || strings.Contains(line, "'"+name+"'") || strings.Contains(line, "`"+name+"`")
	case "pypi":
		module, what, taken := strings.Cut(name, ":")
		if taken {
			return strings.HasPrefix(bare, "from "+module+" ") && namesPackage(strings.TrimPrefix(bare, "from "+module), what) ||
				strings.HasPrefix(bare, "from "+module+" ") && strings.HasSuffix(bare, "(")
		}
		return strings.HasPrefix(bare, "from "+module+" ") || strings.HasPrefix(bare, "import ") && namesPackage(bare[len("import"):], module)
	}
	return strings.Contains(line, name) || strings.Contains(line, path.Base(strings.ReplaceAll(name, ".", "/")))
}
