package waves_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/graph"
	"github.com/overtone-cli/overtone/issues/waves"
	"github.com/overtone-cli/overtone/specs/problem"
)

// items reads "a! b<a": a is MVP, b needs a.
func items(text string) []waves.Item {
	var all []waves.Item
	for word := range strings.FieldsSeq(text) {
		name, needs, some := strings.Cut(word, "<")
		id, mvp := strings.CutSuffix(name, "!")
		item := waves.Item{ID: id, MVP: mvp}
		if some {
			item.Needs = strings.Split(needs, ",")
		}
		all = append(all, item)
	}
	return all
}

func TestWaves(t *testing.T) {
	t.Parallel()
	plan, err := waves.Make(items("later a! b!<a c!<a,b d!<a e<c,gone"))
	require.NoError(t, err)
	require.Equal(t, [][]string{{"later", "a"}, {"b", "d"}, {"c"}, {"e"}}, plan.Waves)
	require.Equal(t, 3, plan.Wave("c"))
	require.Equal(t, 0, plan.Wave("gone"))
	require.Equal(t, []graph.Missing{{From: "e", To: "gone"}}, plan.Missing)
	require.Empty(t, plan.Violations)
}

func TestMVPNeverWaitsUnseen(t *testing.T) {
	t.Parallel()
	all := items("base mid<base x!<mid,mid y!<x,base z<base")
	plan, err := waves.Make(all)
	require.NoError(t, err)
	require.Equal(t, []waves.Violation{{MVP: "x", Blocks: "mid"}, {MVP: "y", Blocks: "base"}}, plan.Violations)
	promoted, err := waves.Promote(all)
	require.NoError(t, err)
	require.Equal(t, []string{"base", "mid"}, promoted)
}

func TestCycle(t *testing.T) {
	t.Parallel()
	_, err := waves.Make(items("a<b b<a"))
	require.Equal(t, "conflict.cycle", problem.From(err).Code)
	_, err = waves.Promote(items("a<b b<a"))
	require.ErrorContains(t, err, "a → b → a")
}

func TestOfIssues(t *testing.T) {
	t.Parallel()
	require.Equal(t, []waves.Item{{ID: "A", MVP: true}, {ID: "B", Needs: []string{"A"}}}, waves.Of([]issues.Issue{
		{ID: "A", Tags: []string{"wave-1", "mvp"}}, {ID: "B", Tags: []string{"post-mvp"}, DependsOn: []string{"A"}},
	}))
}

// For any plan: a wave is one more than the largest of what it needs, and
// after promotion nothing in the MVP waits, with nothing promoted in vain.
func TestPropertiesOfPlans(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(3, 4))
	for range 300 {
		all := make([]waves.Item, 1+r.IntN(30))
		for i := range all {
			all[i] = waves.Item{ID: fmt.Sprint(i), MVP: r.IntN(3) == 0}
			for range r.IntN(3) {
				if i > 0 {
					all[i].Needs = append(all[i].Needs, fmt.Sprint(r.IntN(i)))
				}
			}
		}
		promoted, err := waves.Promote(all)
		require.NoError(t, err)
		for _, id := range promoted {
			for i := range all {
				if all[i].ID == id {
					require.False(t, all[i].MVP)
					all[i].MVP = true
				}
			}
		}
		plan, err := waves.Make(all)
		require.NoError(t, err)
		require.Empty(t, plan.Violations)
		for _, item := range all {
			want := 1
			for _, need := range item.Needs {
				want = max(want, plan.Wave(need)+1)
			}
			require.Equal(t, want, plan.Wave(item.ID))
		}
	}
}
