package plans_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/plans"
	"github.com/overtone-cli/overtone/specs/problem"
)

// The last of a listing is not the newest.
func TestPlanQuality_10_8_NewestPlan(t *testing.T) {
	t.Parallel()
	dir := write(t, map[string]string{"a/plan.json": "{}", "b/plan.json": "{}", "c/other.json": "{}", "plan.json": "{}"})
	at := time.Unix(1_700_000_000, 0)
	require.NoError(t, os.Chtimes(filepath.Join(dir, "a", "plan.json"), at, at.Add(time.Hour)))
	require.NoError(t, os.Chtimes(filepath.Join(dir, "b", "plan.json"), at, at))
	require.Equal(t, filepath.Join(dir, "a", "plan.json"), plans.Newest(dir))
	require.NoError(t, os.Chtimes(filepath.Join(dir, "b", "plan.json"), at, at.Add(time.Hour)))
	require.Equal(t, filepath.Join(dir, "b", "plan.json"), plans.Newest(dir))
	require.Empty(t, plans.Newest(filepath.Join(dir, "c")))
	require.Empty(t, plans.Newest(filepath.Join(dir, "nowhere")))

	file, err := plans.Find(filepath.Join(dir, "a"))
	require.NoError(t, err)
	require.Equal(t, filepath.Join(dir, "a", "plan.json"), file)
	_, err = plans.Find(filepath.Join(dir, "c"))
	require.Equal(t, "input.no_plan", problem.From(err).Code)
	_, err = plans.Find(filepath.Join(dir, "nowhere"))
	require.Equal(t, "input.missing", problem.From(err).Code)
}
