package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestWhatTheProductCostsIsNoGoal(t *testing.T) {
	t.Parallel()
	u := Understand(readText("# PRD: Kilnline\n\n| | |\n|---|---|\n| **Author** | Hanna Voss |\n| **Version** | 0.7 |\n| **Status** | Draft |\n| **Design lead** | Priya Raman |\n\n## Summary\n\nKilnline is a web application for potteries.\n\n## Release plan\n\nPilot customers use the product free of charge until GA and get a 20% discount in the first year.\n", false), loadLexicons(t))
	require.Empty(t, u.Goals)
	require.Len(t, u.Constraints, 1, "who leads the design is nothing that binds")
}
