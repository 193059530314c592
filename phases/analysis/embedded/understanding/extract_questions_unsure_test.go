package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// What stands behind a question says who answers it, and a worry between questions is a risk.
func TestThingsSomebodyIsUnsureAbout(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	u := Understand(lex.Read(analysis.Source{Text: "# reedcount\n\nreedcount counts reeds in photos.\n\n## Things we are unsure about\n\n- Do we ship the old photos? Tove has to ask the museum.\n- Which lens?\n\nThe biggest worry is that nobody takes photos in winter.\n"}), lex)
	require.Len(t, u.Questions, 2)
	require.Contains(t, u.Questions[0].Text, "Tove has to ask the museum")
	require.Len(t, u.Risks, 1)
	require.Empty(t, u.Features)
	require.Empty(t, u.NonGoals)
}
