package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// TestAReaderOfTheResultIsToldByWhatComesToThem: who stands in a list of readers with how
// often and with what needs that.
func TestAReaderOfTheResultIsToldByWhatComesToThem(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	u := Understand(loadLexicons(t).Read(analysis.Source{Name: "plan.md", Text: "# Beds\n\n## Who reads the result\n\n- nurses: 15-minute sums per ward\n- the regulator, once a year, with proof of where each number came from\n"}), lex)
	needs := map[string]string{}
	for _, a := range u.Actors {
		for _, n := range a.Needs {
			needs[a.Name] = n.Text
		}
	}
	require.Equal(t, "Proof of where each number came from, once a year.", needs["Regulator"], "%v", u.Actors)
}
