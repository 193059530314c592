package reading

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/templates"
)

// builtIn is the lexicon without a project, read once for all tests.
var builtIn = sync.OnceValues(func() (*Lexicon, error) { return LoadLexicon(templates.New(nil, "")) })

func loadLexicon(t testing.TB) *Lexicon {
	t.Helper()
	lex, err := builtIn()
	require.NoError(t, err)
	return lex
}

// TestEveryListIsRead keeps the lexicon free of words that no rule asks for. That no
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
	for _, list := range reflect.VisibleFields(reflect.TypeFor[Lexicon]()) {
		require.True(t, list.Anonymous || asked[list.Name], "no rule reads %s", list.Name)
	}
}

func TestLexiconOfAProject(t *testing.T) {
	t.Parallel()
	over := fstest.MapFS{"lexicons/reading/talk.yaml": {Data: []byte("spoken_fillers: {en: [\" hm \"]}\n")}}
	_, err := LoadLexicon(templates.New(over, ".workflow/templates"))
	require.ErrorContains(t, err, ".workflow/templates/lexicons/reading/talk.yaml")
	require.ErrorContains(t, err, "is missing")
}
