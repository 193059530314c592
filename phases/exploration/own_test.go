package exploration_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/phases/codebase"
	"github.com/overtone-cli/overtone/phases/exploration"
	"github.com/overtone-cli/overtone/specs"
)

// What the program itself finds in a code base keeps the rules that it holds
// agents to: paths that are there, symbols where it says, key code for what is
// highly relevant, rationales that say something.
func TestExplore_10_1_OwnExplorationKeepsTheRules(t *testing.T) {
	t.Parallel()
	for folder, topic := range map[string]string{
		"go": "Refund an order", "ts": "Coupons in the cart", "mixed": "Sessions of users that expire",
	} {
		for _, lang := range []specs.Lang{specs.English, specs.Chinese} {
			root, err := filepath.Abs(filepath.Join("..", "codebase", "testdata", folder))
			require.NoError(t, err)
			found, err := codebase.Explore(t.Context(), codebase.Options{Root: root, Topic: topic, Lang: lang})
			require.NoError(t, err)
			require.NotEmpty(t, found.RelevantFiles)
			files, err := json.Marshal(found.RelevantFiles)
			require.NoError(t, err)
			from, to := strings.Index(sound, `[
    {`), strings.Index(sound, `,
  "clarification_needs"`)
			file := filepath.Join(t.TempDir(), "exploration.json")
			require.NoError(t, os.WriteFile(file, []byte(sound[:from]+string(files)+sound[to:]), 0o600))
			result, err := checker(t, root).Check([]string{file})
			require.NoError(t, err)
			require.Len(t, result.Explorations[0].Files, len(found.RelevantFiles))
			for _, f := range result.Findings {
				require.Equal(t, gates.Warning, f.Severity, f.Message)
				require.Equal(t, "explore.relation_without_angle", f.Rule, f.Message) // it has a topic and no angle
			}
			require.Len(t, exploration.Merge(result.Explorations).RelevantFiles, len(found.RelevantFiles))
		}
	}
}
