package epics

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues/graph"
	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
)

// work makes a cut of n epics by chance, without circles: epics wait for
// earlier ones, and stories need earlier ones of epics that theirs waits for.
func work(r *rand.Rand, n int) cut {
	in := &analysis.EpicsInput{MVPScope: "must"}
	var out analysis.EpicsOutput
	chance := func(of int) bool { return r.IntN(of) == 0 }
	for i := range n {
		e := specs.Epic{ID: specs.EpicID(i + 1), Title: fmt.Sprintf("Things %d", i+1), MVP: chance(2), Priority: specs.Should, Source: specs.FromLines(i+1, i+1)}
		for d := range i {
			if chance(3) {
				e.DependsOn = append(e.DependsOn, specs.EpicID(d+1))
			}
		}
		for k := range 1 + r.IntN(5) {
			req := specs.RequirementID(len(in.Requirements.Requirements) + 1)
			priority := []specs.Priority{specs.Must, specs.Should, specs.Could}[r.IntN(3)]
			in.Requirements.Requirements = append(in.Requirements.Requirements, specs.Requirement{ID: req, Title: "deed " + req, Priority: priority})
			e.Requirements = append(e.Requirements, req)
			e.Scope = append(e.Scope, specs.Item{Text: req + ": deed"})
			s := specs.Story{ID: specs.StoryID(e.ID, k+1), Title: "do " + req, Size: "M", TracesTo: []string{req}}
			if k > 0 && chance(3) {
				s.TracesTo = append(s.TracesTo, e.Requirements[r.IntN(k)])
			}
			for p := range k {
				if chance(4) {
					s.Needs = append(s.Needs, specs.StoryID(e.ID, p+1))
				}
			}
			for _, d := range e.DependsOn {
				other := out.Epics[number(d)-1]
				if chance(3) {
					s.Needs = append(s.Needs, other.Stories[r.IntN(len(other.Stories))].ID)
				}
			}
			e.Stories = append(e.Stories, s)
		}
		adr := specs.ADRID(i + 1)
		in.Architecture.Decisions = append(in.Architecture.Decisions, specs.ADR{ID: adr, TracesTo: e.Requirements[:1+r.IntN(len(e.Requirements))]})
		e.Architecture = []string{adr}
		e.Risks = []specs.Item{{Text: "late work of " + e.ID + " and " + e.Stories[0].ID}}
		out.Epics = append(out.Epics, e)
		out.Index.Order = append(out.Index.Order, specs.OrderRow{Epic: e.ID, Reason: "after " + strings.Join(e.DependsOn, ", ")})
	}
	out.Index.Versioning = []specs.Item{{Text: "1.0 holds EPIC-001 and EPIC-002"}}
	out.Index.OpenQuestions = []specs.Question{{Text: "Is EPIC-002 with STORY-002-001 right?"}}
	c := newCut(in, out)
	c.close()
	return c
}

// requireWhole holds a cut against what every cut promises.
func requireWhole(t *testing.T, c cut) {
	t.Helper()
	epics, stories := map[string]bool{}, map[string]bool{}
	var epicNodes, storyNodes []graph.Node
	for _, e := range c.epics {
		require.False(t, epics[e.ID], "%s stands twice", e.ID)
		epics[e.ID] = true
		require.NotEmpty(t, e.Stories)
		require.NotEmpty(t, e.Requirements)
		require.NotEmpty(t, e.Title)
		require.Equal(t, specs.SizeOf(e.Stories), e.Size)
		require.NotContains(t, e.DependsOn, e.ID)
		epicNodes = append(epicNodes, graph.Node{ID: e.ID, Needs: e.DependsOn})
		for _, s := range e.Stories {
			require.False(t, stories[s.ID], "%s stands twice", s.ID)
			stories[s.ID] = true
			require.True(t, strings.HasPrefix(s.ID, "STORY-"+strings.TrimPrefix(e.ID, "EPIC-")+"-"), "%s in %s", s.ID, e.ID)
			storyNodes = append(storyNodes, graph.Node{ID: s.ID, Needs: s.Needs})
			for _, id := range s.TracesTo {
				require.Contains(t, e.Requirements, id)
			}
		}
	}
	rank := map[string]int{}
	for i, row := range c.index.Order {
		rank[row.Epic] = i + 1
	}
	require.Len(t, rank, len(c.epics))
	for _, e := range c.epics {
		for _, id := range e.DependsOn {
			require.True(t, epics[id], "%s waits for %s, which is not there", e.ID, id)
			require.Less(t, rank[id], rank[e.ID])
			require.True(t, !e.MVP || c.epics[c.at(id)].MVP, "%s of the first release waits for %s", e.ID, id)
		}
		for _, s := range e.Stories {
			for _, id := range s.Needs {
				require.True(t, stories[id], "%s needs %s, which is not there", s.ID, id)
				owner := c.owner()[id]
				require.True(t, owner == e.ID || slices.Contains(e.DependsOn, owner), "%s needs %s, but %s does not wait for %s", s.ID, id, e.ID, owner)
			}
		}
	}
	for _, nodes := range [][]graph.Node{epicNodes, storyNodes} {
		g, err := graph.Build(nodes)
		require.NoError(t, err)
		require.Empty(t, g.Cycle())
	}
	for _, id := range regexp.MustCompile(`EPIC-\d+|STORY-\d+-\d+`).FindAllString(fmt.Sprintf("%+v %+v", c.epics, c.index), -1) {
		require.True(t, epics[id] || stories[id], "%s is named and not there", id)
	}
}

// told are the stories by what they say, with the number of times they stand.
func told(c cut) map[string]int {
	out := map[string]int{}
	for _, e := range c.epics {
		for _, s := range e.Stories {
			out[s.Title+" "+strings.Join(s.TracesTo, " ")]++
		}
	}
	return out
}

// held are the requirements, or the decisions, of all epics.
func held(c cut, of func(specs.Epic) []string) []string {
	var out []string
	for _, e := range c.epics {
		out = union(out, of(e))
	}
	slices.Sort(out)
	return out
}

func requirementsOf(e specs.Epic) []string { return e.Requirements }
func decisionsOf(e specs.Epic) []string    { return e.Architecture }

// requireKept compares what no new cut may lose or change.
func requireKept(t *testing.T, before, after cut, touched ...string) {
	t.Helper()
	require.Equal(t, told(before), told(after), "every story survives once, with its traces")
	require.Equal(t, held(before, requirementsOf), held(after, requirementsOf))
	require.Equal(t, held(before, decisionsOf), held(after, decisionsOf))
	for _, e := range before.epics {
		if slices.Contains(touched, e.ID) {
			continue
		}
		at := after.at(e.ID)
		require.GreaterOrEqual(t, at, 0, "%s is gone", e.ID)
		now := after.epics[at]
		require.Equal(t, e.Title, now.Title)
		require.Equal(t, e.Requirements, now.Requirements)
		for k := range e.Stories {
			require.Equal(t, e.Stories[k].ID, now.Stories[k].ID)
			require.Len(t, now.Stories[k].Needs, len(e.Stories[k].Needs))
		}
	}
}

// TestEverythingSurvivesANewCut merges and splits by chance, one upon the other.
func TestEverythingSurvivesANewCut(t *testing.T) {
	t.Parallel()
	merges, splits, refused := 0, 0, 0
	for seed := range uint64(120) {
		r := rand.New(rand.NewPCG(seed, 1))
		c := work(r, 2+r.IntN(7))
		for i := range c.epics {
			c.epics[i].Size = specs.SizeOf(c.epics[i].Stories)
		}
		requireWhole(t, c)
		ever := map[string]bool{}
		note := func(c cut) {
			for _, e := range c.epics {
				ever[e.ID] = true
			}
		}
		note(c)
		for range 6 {
			before := fmt.Sprintf("%+v %+v", c.epics, c.index)
			old := c
			if r.IntN(2) == 0 && len(c.epics) > 2 {
				ids := []string{c.epics[r.IntN(len(c.epics))].ID, c.epics[r.IntN(len(c.epics))].ID, c.epics[r.IntN(len(c.epics))].ID}
				if err := c.mergeable(ids); err != nil {
					refused++
					continue
				}
				chosen := c.inOrder(ids)
				c = c.merged(ids, "Both")
				merges++
				requireKept(t, old, c, chosen...)
				require.Len(t, c.epics, len(old.epics)+1-len(chosen))
				require.GreaterOrEqual(t, c.at(chosen[0]), 0)
				for k, s := range old.epics[old.at(chosen[0])].Stories {
					require.Equal(t, s.ID, c.epics[c.at(chosen[0])].Stories[k].ID, "the stories of the first keep their ids")
				}
			} else {
				e := c.epics[r.IntN(len(c.epics))]
				goes := c.half(e.ID)
				if r.IntN(2) == 0 {
					goes = nil
					for _, s := range e.Stories {
						if r.IntN(2) == 0 {
							goes = append(goes, s.ID)
						}
					}
				}
				if c.separable(e.ID, goes) != nil {
					refused++
					continue
				}
				var added string
				c, added = c.split(e.ID, goes, "One", "Other")
				splits++
				requireKept(t, old, c, e.ID)
				require.False(t, ever[added], "%s was given out before", added)
				for _, s := range c.epics[c.at(e.ID)].Stories {
					require.True(t, slices.ContainsFunc(e.Stories, func(o specs.Story) bool { return o.ID == s.ID && o.Title == s.Title }), "a story that stays keeps its id")
				}
			}
			note(c)
			requireWhole(t, c)
			require.Equal(t, before, fmt.Sprintf("%+v %+v", old.epics, old.index), "the cut before stays as it was")
		}
	}
	require.Greater(t, merges, 50)
	require.Greater(t, splits, 50)
	require.Greater(t, refused, 10)
}
