package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

func TestSituationIsNoPain(t *testing.T) {
	t.Parallel()
	text := "# X\n\n## Background\n\nBright owns 64 office buildings. Every Monday somebody types the readings into a sheet by hand.\n"
	u := understanding.Understand(loadLexicons(t).Read(analysis.Source{Name: "one.md", Text: text}), loadLexicons(t))
	require.Len(t, u.Situation, 1)
	require.Equal(t, "Bright owns 64 office buildings.", u.Situation[0].Text)
	w := handMade(t, u, "standard")
	situation, _ := w.problemParts()
	require.Equal(t, "Bright owns 64 office buildings.", situation[0].Text, "the brief tells it among the pains")
}

func TestEveryPersonaHasANeed(t *testing.T) {
	t.Parallel()
	u := understanding.Understand(loadLexicons(t).Read(analysis.Source{Name: "one.md", Text: "# Shelf\n\n## Loans\n\n**Boxes.** A customer has a weekly pattern.\n\n**Ends.** It can be stopped.\n\n**Copy.** One tap.\n"}), loadLexicons(t))
	w := handMade(t, u, "standard")
	refined := &specs.Refined{Features: []specs.Feature{{Name: "Boxes", Description: "A customer has a weekly pattern."}}}
	for _, p := range w.personas(refined) {
		require.NotEmpty(t, p.Needs, p.Name)
	}
}

func TestFurtherModalsKeepTheirStrength(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Yard", Product: "Yard"}, "standard")
	base, ok := w.BindTail("list the stays and SHOULD propose a move", specs.Must)
	require.True(t, ok)
	require.Equal(t, "list the stays and SHOULD propose a move", base)
	require.Equal(t, "send an invoice and pass it on", phrasing.OneModal("send an invoice and MUST pass it on"))
}
