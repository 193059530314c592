package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/specifying"
)

// An option is built where its command is, unless the plan puts the command off.
func TestACommandGoesWithItsOptions(t *testing.T) {
	t.Parallel()
	req := analysis.RequirementsOutput{Requirements: []specs.Requirement{
		{Title: "`gauge load FILE`", Priority: specs.Should},
		{Title: "`--since DATE` takes only newer levels", Priority: specs.Should},
		{Title: "`gauge mail`", Priority: specs.Should},
	}}
	for _, stage := range []int{specifying.NoStage, specifying.LaterStage} {
		m := &epicMaker{
			Designer: &Designer{req: req}, scope: "must", loop: map[int]bool{1: true}, stage: []int{stage, specifying.FirstStage, specifying.NoStage},
			known: map[int]*known{0: {}, 1: {heading: "gauge load FILE"}, 2: {}},
		}
		m.takeCarriers()
		require.Equal(t, stage == specifying.NoStage, m.now(0))
		require.False(t, m.now(2), "nothing of it is built now")
	}
}
