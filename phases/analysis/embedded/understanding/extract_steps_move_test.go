package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// TestStepsOfAMoveAreBuilt: numbered steps by which a change is brought in are one
// feature that lists them, beside the plan; steps with dates are the plan alone.
func TestStepsOfAMoveAreBuilt(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for _, c := range []struct {
		name, text, want string
		rows, criteria   int
	}{
		{
			"cut-over", "# Reader cards on the new chip\n\n## What changes\n\nLibrarians can issue a card with the new chip.\n\n## Cutover\n\n- [ ] step 1: print the new cards beside the old ones\n- [ ] step 2: gates accept both chips\n- [ ] step 3: old cards are blocked, at most 500 a day\n- [ ] step 4: remove the old readers\n",
			"Cutover steps", 4, 1,
		},
		{
			"numbered list", "# 读者证换芯\n\n## 要改什么\n\n馆员可以发放新芯片的读者证。\n\n## 切换步骤\n\n1. 第一步：新旧读者证同时印制\n2. 第二步：闸机两种芯片都认\n3. 第三步：旧证停用\n",
			"切换步骤", 3, 0,
		},
		{
			"dated", "# Reader cards on the new chip\n\n## What changes\n\nLibrarians can issue a card with the new chip.\n\n## Cutover\n\n- [ ] step 1: print the new cards in March\n- [ ] step 2: gates accept both chips in April\n- [ ] step 3: old cards are blocked in May\n",
			"", 0, 0,
		},
	} {
		u := Understand(lex.Read(analysis.Source{Text: c.text}), lex)
		var found []FeatureFact
		for _, f := range u.Features {
			if f.List == ListSteps {
				found = append(found, f)
			}
		}
		if c.want == "" {
			require.Empty(t, found, c.name)
			continue
		}
		require.Len(t, found, 1, c.name)
		require.Equal(t, c.want, found[0].Name, c.name)
		require.Len(t, found[0].Rows, c.rows, c.name)
		require.Len(t, found[0].Criteria, c.criteria, c.name)
		require.NotEmpty(t, u.Milestones, c.name)
	}
}
