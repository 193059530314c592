package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What is built acts also where its verb could be a thing, and people of some kind do.
func TestProgramsAndSomePeopleAct(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
	for text, want := range map[string]string{
		"The system checks rest time before a swap": "The system",
		"The app reports wrong readings":            "The app",
		"System checks are done at night":           "System checks",
		"The system reports show totals":            "The system reports",
	} {
		c, _ := w.ParseClause(text)
		require.Equal(t, want, c.Subject, text)
	}
	require.Equal(t, "The system checks rest time", w.namedProgram("System checks rest time"))
	require.Equal(t, "System checks are done at night", w.namedProgram("System checks are done at night"))
}
