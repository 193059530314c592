package designing

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/specifying"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// plan makes a maker over features of some points that need each other.
func planOf(points []int, needs map[int][]int) *roadmapMaker {
	m := &roadmapMaker{epicMaker: &epicMaker{Designer: &Designer{Specifier: specifying.New(completing.New(&phrasing.Work{Understood: &understanding.Understanding{}, Asked: &phrasing.Memory{}}))}}, in: &analysis.RoadmapInput{}}
	for i, p := range points {
		m.feats = append(m.feats, roadFeature{PlanFeature: analysis.PlanFeature{Feature: specs.FeatureID(i + 1)}, req: -1, nfr: -1, epic: -1, points: p, priority: specs.Should, needs: needs[i]})
	}
	return m
}

func layersIn(m *roadmapMaker) []int {
	units := make([]roadUnit, len(m.feats))
	for i := range m.feats {
		units[i] = roadUnit{feats: []int{i}, points: m.feats[i].points, place: i, stated: true}
	}
	return m.layersOf(units)
}

func TestLayers(t *testing.T) {
	t.Parallel()
	m := planOf([]int{1, 1, 1, 1, 1, 1}, map[int][]int{0: {5}})
	layer := layersIn(m)
	require.Equal(t, 0, layer[0], "what is told first")
	require.Equal(t, 0, layer[5], "and what it needs")
	n := compact(layer)
	require.GreaterOrEqual(t, n, minLayers)
	require.LessOrEqual(t, n, maxLayers)

	for _, want := range []int{2, 3, 4} {
		m.in.Layers = want
		layer := layersIn(m)
		require.Equal(t, want, compact(layer))
		for i := range m.feats {
			for _, j := range m.feats[i].needs {
				require.LessOrEqual(t, layer[j], layer[i])
			}
		}
	}
}

func TestMovedFeaturesTakeOthersAlong(t *testing.T) {
	t.Parallel()
	m := planOf([]int{1, 1, 1}, map[int][]int{1: {0}})
	move := func(i, to int, settled bool) analysis.PlanMove {
		return analysis.PlanMove{Feature: specs.FeatureID(i + 1), To: fmt.Sprintf("L%d", to), Settled: settled}
	}
	m.in.Moves = []analysis.PlanMove{move(0, 1, true), move(1, 0, false), move(2, 0, false)}
	layer := []int{0, 0, 0}
	m.heed(layer)
	require.Equal(t, []int{1, 1, 0}, layer, "what needs it follows behind")
	m.in.Moves = []analysis.PlanMove{move(0, 1, false), move(1, 0, true), move(2, 1, false)}
	m.heed(layer)
	require.Equal(t, []int{0, 0, 1}, layer, "what it needs comes along")
}

func TestTasksAreSorted(t *testing.T) {
	t.Parallel()
	tasks := sortTasks([]roadTask{{name: "c", needs: []int{1, 2}}, {name: "a"}, {name: "b", needs: []int{1}}})
	var got []string
	for _, task := range tasks {
		got = append(got, fmt.Sprintf("%s%d%v", task.name, task.wave, task.needs))
	}
	require.Equal(t, []string{"a1[]", "b2[0]", "c3[1]"}, got, "a need that follows from another is dropped")
	circle := sortTasks([]roadTask{{name: "a", needs: []int{1}}, {name: "b", needs: []int{0}}, {name: "c"}})
	require.Equal(t, "c", circle[0].name)
	require.Zero(t, circle[1].wave, "a circle has no wave")
	require.Equal(t, []int{2}, circle[1].needs, "and keeps its needs, so that it can be named")
}
