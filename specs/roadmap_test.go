package specs

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// roadmap gives a generated roadmap ids, and words where only some are allowed.
func (g *generator) roadmap(m *Roadmap) {
	pick := func(words ...string) string { return words[g.r.IntN(len(words))] }
	m.Mode, m.Level = RoadmapMode(pick("progressive", "direct")), Uncertainty(pick("low", "medium", "high"))
	m.State, m.Created = RoadmapState(pick("Planning", "Refining", "Ready")), "2026-01-02"
	for i := range m.Items {
		m.Items[i].ID = pick(fmt.Sprintf("L%d", i), fmt.Sprintf("T%d", i+1))
		m.Items[i].Effort = pick("small", "medium", "large", "huge", "")
		if g.r.IntN(2) == 0 {
			m.Items[i].Needs = append(m.Items[i].Needs, pick("L0", "T1", "T2", "L3"))
		}
	}
	for i := range m.Features {
		m.Features[i].ID = pick(FeatureID(i+1), "REQ-004", "")
		m.Features[i].Item = pick("L0", "T1", "L1", "T2", "", "L9")
		if len(m.Items) > 0 && g.r.IntN(2) == 0 {
			scope := &m.Items[0].Scope
			*scope = append(*scope, Item{Text: m.Features[i].ID + ": " + g.text(), Source: g.source()}, Item{Text: m.Features[i].Text})
		}
	}
}

func layered() *Roadmap {
	return &Roadmap{
		Mode: Progressive,
		Items: []RoadmapItem{
			{ID: "L0", Name: "MVP", Effort: "small", Scope: []Item{{Text: "Save a **recipe**"}, {Text: "F-003: Find a recipe"}}},
			{ID: "L1", Name: "Usable", Effort: "large", Needs: []string{"L0"}},
			{ID: "L2", Name: "Refined", Effort: "medium", Needs: []string{"L0"}},
			{ID: "L3", Name: "Optimized", Effort: "small", Needs: []string{"L1", "L2"}},
		},
		Features: []RoadmapFeature{
			{ID: "F-001", Text: "Save a recipe", Item: "L0"},
			{ID: "F-002", Text: "Share a recipe", Item: "L1"},
			{ID: "F-003", Text: "Find a recipe", Item: "L2"},
			{ID: "F-004", Text: "Print a recipe"},
		},
	}
}

func TestDeriveFollowsTheScopes(t *testing.T) {
	t.Parallel()
	m := layered()
	m.Derive()
	require.Equal(t, "F-001: Save a **recipe**", m.Items[0].Scope[0].Text, "the line that says the same takes the id")
	require.Equal(t, "F-002: Share a recipe", m.Items[1].Scope[0].Text, "a feature without a line gets one")
	var homes []string
	for _, f := range m.Features {
		homes = append(homes, f.ID+" "+f.Item)
	}
	require.Equal(t, []string{"F-001 L0", "F-002 L1", "F-003 L0", "F-004 "}, homes, "the scope decides")
	require.Equal(t, [][]string{{"L0"}, {"L1", "L2"}, {"L3"}}, m.Waves())
	path, days := m.CriticalPath()
	require.Equal(t, []string{"L0", "L1", "L3"}, path)
	require.Equal(t, 7, days)
	require.Equal(t, []int{4, 2, 3, 4}, []int{m.Items[0].Priority, m.Items[1].Priority, m.Items[2].Priority, m.Items[3].Priority})
}

// TestALostFeatureStaysLost: a line that a person took out of a scope is not
// put back by reading the document.
func TestALostFeatureStaysLost(t *testing.T) {
	t.Parallel()
	c := newCodec(t)
	data, err := c.Render(layered(), nil)
	require.NoError(t, err)
	text := strings.Replace(string(data), "- F-002: Share a recipe\n", "- Send a card\n", 1)
	require.NotEqual(t, text, string(data))
	parsed, err := c.Parse(RoadmapFile, []byte(text))
	require.NoError(t, err)
	m := parsed.Doc.(*Roadmap)
	require.Empty(t, m.Feature("F-002").Item)
	require.Len(t, m.Item("L1").Scope, 1)
	require.Equal(t, strings.Count(text[:strings.Index(text, "### L1: Usable")], "\n")+1, m.Item("L1").Pos.Line)
}

func TestItemsInACircleHaveNoWave(t *testing.T) {
	t.Parallel()
	m := layered()
	m.Items[1].Needs = []string{"L3"}
	m.Items[2].Needs = []string{"L7"}
	m.Derive()
	require.Equal(t, [][]string{{"L0", "L2"}}, m.Waves())
	path, days := m.CriticalPath()
	require.Empty(t, path)
	require.Zero(t, days)
}

func TestDeepChainsHaveWaves(t *testing.T) {
	t.Parallel()
	m := &Roadmap{Mode: Direct}
	for i := range 10_000 {
		item := RoadmapItem{ID: fmt.Sprintf("T%d", i+1), Effort: "small"}
		if i > 0 {
			item.Needs = []string{fmt.Sprintf("T%d", i)}
		}
		m.Items = append(m.Items, item)
	}
	m.Derive()
	require.Len(t, m.Waves(), 10_000)
	_, days := m.CriticalPath()
	require.Equal(t, 10_000, days)
}

func TestRoadmapNames(t *testing.T) {
	t.Parallel()
	for _, id := range []string{"RMAP-x-2026-01-31", "RMAP-短链-2026-01-31-2"} {
		require.NoError(t, CheckRoadmapID(id))
	}
	for _, id := range []string{"SPEC-x-2026-01-31", "RMAP-../x-2026-01-31", "RMAP-2026-01-31", "RMAP-x", "", "RMAP-x-2026-13-31"} {
		require.Error(t, CheckRoadmapID(id), id)
	}
	for id, want := range map[string]bool{"L0": true, "T1": true, "T12": true, "L10": true, "T0": false, "L01": false, "T": false, "LX": false, "": false, "0": false, "T1234567": false} {
		require.Equal(t, want, IsRoadmapItem(id), id)
	}
	for id, want := range map[string]bool{"F-001": true, "REQ-001": true, "NFR-P-001": true, "ADR-001": false, "F-1": false, "F-": false} {
		require.Equal(t, want, IsFeature(id), id)
	}
}
