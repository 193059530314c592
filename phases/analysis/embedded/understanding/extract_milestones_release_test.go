package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

func TestReleasesWithTheirMonthAreMilestones(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	u := Understand(lex.Read(analysis.Source{Text: "# kiln\n\nkiln fires recipes.\n\n## Features\n\n- A potter can fire a recipe.\n\n## Roadmap\n\n- 0.1 (March): `fire` and `check`\n- 0.2 (May): `list`\n- v1.0 (June): signed recipes\n"}), lex)
	require.Len(t, u.Milestones, 3)
	require.Len(t, u.Features, 1)
}
