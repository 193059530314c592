package specifying

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestNumbersTellStatementsApart asks that statements which differ in a number,
// an id or a version alone stay statements of their own on the way to
// requirements, and that the same one retold is one.
func TestNumbersTellStatementsApart(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		form  string
		join  string
		parts []string
	}{
		"sentences": {"The clerk can export report %s.", " ", []string{"5", "1005", "6"}},
		"bullets":   {"- Export report %s", "\n", []string{"5", "1005", "6"}},
		"money":     {"- Support %s currencies at launch", "\n", []string{"3", "5"}},
		"versions":  {"The clerk can import files of format v%s.", "\n\n", []string{"1.2", "1.3", "12"}},
		"ids":       {"The clerk can read sensor %s.", "\n\n", []string{"A-1", "A-2"}},
		"opposites": {"The clerk can check %s.", "\n\n", []string{"in", "out"}},
		"Chinese":   {"用户可以导出报表%s。", "", []string{"5", "6", "1005"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var told []string
			for _, part := range c.parts {
				told = append(told, fmt.Sprintf(c.form, part))
			}
			list := strings.Join(told, c.join)
			source := analysis.Source{Name: "in.md", Text: "# Reporter\n\n## Features\n\n" + list + "\n\n" + told[0] + "\n"}
			w := handMade(t, understanding.Understand(loadLexicons(t).Read(source), loadLexicons(t)), "standard")
			features := w.StatedFeatures()
			require.Len(t, features, len(c.parts))
			origins := w.origins(w.WantedFeatures(features))
			require.Len(t, origins, len(c.parts))
			for i, o := range origins {
				require.Contains(t, o.Feature.Description, c.parts[i])
				require.Equal(t, specs.Stated, o.Feature.Source.Kind)
			}
		})
	}
}
