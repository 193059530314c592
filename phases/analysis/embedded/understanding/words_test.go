package understanding

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/templates"
)

// TestEveryListIsRead keeps the lexicons free of words that no rule asks for. That no
// rule asks for a list that is not there is up to the compiler.
func TestEveryListIsRead(t *testing.T) {
	t.Parallel()
	names, err := filepath.Glob("*.go")
	require.NoError(t, err)
	asked := map[string]bool{}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		require.NoError(t, err)
		ast.Inspect(file, func(n ast.Node) bool {
			if s, ok := n.(*ast.SelectorExpr); ok {
				asked[s.Sel.Name] = true
			}
			return true
		})
	}
	for _, list := range reflect.VisibleFields(reflect.TypeFor[phrases]()) {
		require.True(t, list.Anonymous || asked[list.Name], "no rule reads %s", list.Name)
	}
}

// TestWordsOfAProject has a project say in its own words what must not be left out.
func TestWordsOfAProject(t *testing.T) {
	t.Parallel()
	const file = "lexicons/understanding/spoken.yaml"
	own, _, err := templates.New(nil, "").Read(file)
	require.NoError(t, err)
	over := fstest.MapFS{file: {Data: []byte(strings.Replace(string(own), "cannot_be_left_out:\n  en: [", `cannot_be_left_out:
  en: [" mind you keep ", `, 1))}}
	for _, set := range []*templates.Set{templates.New(nil, ""), templates.New(over, ".workflow/templates")} {
		lex, err := LoadLexicons(set)
		require.NoError(t, err)
		u := Understand(loadLexicons(t).Read(analysis.Source{Name: "memo.txt", Plain: true, Text: "So, um, the menu. I want one page for it, you know.\n\nMind you keep the allergens.\n"}), lex)
		require.Equal(t, set.Overridden(file), len(u.Constraints) == 1)
	}
}
