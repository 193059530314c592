package reading

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// TestIndentedSampleIsNoProse: what stands indented behind "Example:" shows something, and an
// indented paragraph is prose.
func TestIndentedSampleIsNoProse(t *testing.T) {
	t.Parallel()
	for text, kind := range map[string]UnitKind{
		"Findings have a rule and a line. Example:\n\n    site12: error in sample top lies below final depth\n": Code,
		"The crew said:\n\n    the sample top lies below the final depth\n":                                     Prose,
	} {
		r := loadLexicon(t).Read(analysis.Source{Text: "# Strata\n\n" + text})
		require.Equal(t, kind, r.Units[len(r.Units)-1].Kind, text)
	}
}
