package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// Every requirement is shown to hold in two cases, as its contract has it. Where
// no rule knows a second one it follows from what kind of deed it is.
func TestEveryRequirementHasTwoCriteria(t *testing.T) {
	t.Parallel()
	for text, last := range map[string]string{
		"Books can be returned at any branch.":              "When a step of “return books at any branch” fails, the stored data are the same as before and the cause is shown.",
		"The push sounds even when the phone is on silent.": "is part of every release, and a release that fails it is not published.",
	} {
		list := criteriaOf(t, specs.English, "Zoo", text)
		require.Len(t, list, MinCriteria)
		require.Contains(t, list[1], last)
	}
	for _, text := range []string{"每个货箱都有封条号。", "医院签收药品。", "印章的移交须走审批。"} {
		require.GreaterOrEqual(t, len(criteriaOf(t, specs.Chinese, "药房", text)), MinCriteria, text)
	}
}
