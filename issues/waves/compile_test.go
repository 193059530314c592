package waves_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues/waves"
	"github.com/overtone-cli/overtone/specs/problem"
)

// works reads "b<a:src/x,docs/ c:? d": b needs a and claims two paths, nobody
// knows what c touches, d touches nothing.
func works(t testing.TB, text string) []waves.Work {
	t.Helper()
	var all []waves.Work
	for word := range strings.FieldsSeq(text) {
		head, claims, _ := strings.Cut(word, ":")
		id, needs, some := strings.Cut(head, "<")
		one := waves.Work{ID: id, Known: claims != "?", Line: len(all) + 1}
		if some {
			one.Needs = strings.Split(needs, ",")
		}
		if claims != "" && claims != "?" {
			for text := range strings.SplitSeq(claims, ",") {
				one.Claims = append(one.Claims, claim(t, text))
			}
		}
		all = append(all, one)
	}
	return all
}

func shown(c *waves.Compiled) string {
	var lines []string
	for _, ids := range c.Waves {
		lines = append(lines, strings.Join(ids, " "))
	}
	return strings.Join(lines, " | ")
}

func TestCompile(t *testing.T) {
	t.Parallel()
	for _, row := range []struct{ name, in, want string }{
		{"nothing", "", ""},
		{"diamond", "a b<a c<a d<b,c", "a | b c | d"},
		{"one file", "a:x b:./x c:y", "a c | b"},
		{"three on one file", "a:x b:x/ c:x/y", "a | b | c"},
		{"side by side", "a:x/1 b:x/2 c:x/3", "a b c"},
		{"a pattern and its file", "a:x/*.go b:x/1.go c:x/1.md", "a c | b"},
		{"a file and its pattern", "a:x/1.go b:x/*.go c:x/1.md", "a c | b"},
		{"patterns that meet", "a:**/a.go b:src/*.go c:src/*.md", "a c | b"},
		{"unknown is alone", "a:x b:? c:y d:?", "a c | b | d"},
		{"unknown after its need", "a:x b<a:? c:y d<a:z", "a c | b | d"},
		{"a hole is used", "a:x b<a:y c:x d<b:x", "a | c b | d"},
		{"later level fills an earlier wave", "a:x b:x c:x d<a:y", "a | b d | c"},
		{"ids are counted", "i10:x i9:x i100:x", "i9 | i10 | i100"},
	} {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			c, err := waves.Compile(works(t, row.in), waves.Options{})
			require.NoError(t, err)
			require.Equal(t, row.want, shown(c))
			require.Len(t, c.CriticalPath, len(c.Waves))
		})
	}
}

func TestOrderOfConflicts(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		name string
		b    func(*waves.Work) // what makes b go before a
		rule string
	}{
		{"running", func(w *waves.Work) { w.Running, w.Priority = true, 5 }, "it is being worked on"},
		{"priority", func(w *waves.Work) { w.Priority = 2 }, "its priority is higher"},
		{"foundation", func(w *waves.Work) { w.Foundation = true }, "others build on what it touches"},
		{"tasks", func(w *waves.Work) { w.Parts = 2 }, "it has more tasks"},
		{"creates", func(w *waves.Work) { w.Action = waves.Creates }, "what creates comes before what extends, what deletes comes last"},
	} {
		work := works(t, "a:src/x b:src/")
		row.b(&work[1])
		c, err := waves.Compile(work, waves.Options{})
		require.NoError(t, err)
		require.Equal(t, "b | a", shown(c), row.name)
		require.Equal(t, []waves.Conflict{{Kind: waves.FileConflict, First: "b", Then: "a", Path: "src/x", Rule: row.rule}}, c.Conflicts)
	}
	work := works(t, "a:x b:x")
	work[0].Action = waves.Deletes
	c, err := waves.Compile(work, waves.Options{})
	require.NoError(t, err)
	require.Equal(t, "b | a", shown(c))
}

func TestConflictsAndCriticalPath(t *testing.T) {
	t.Parallel()
	c, err := waves.Compile(works(t, "a:x b<a:y c:y d<c:z,q e:q"), waves.Options{})
	require.NoError(t, err)
	require.Equal(t, "a c e | b d", shown(c))
	require.Empty(t, c.Conflicts)
	c, err = waves.Compile(works(t, "a:x b<a:y c:y d<c:y e<d:?"), waves.Options{})
	require.NoError(t, err)
	require.Equal(t, "a c | b | d | e", shown(c))
	require.Equal(t, []waves.Conflict{{Kind: waves.FileConflict, First: "b", Then: "d", Path: "y", Rule: "its id comes first"}}, c.Conflicts)
	require.Equal(t, []waves.Step{{ID: "a"}, {ID: "b", Because: "needs"}, {ID: "d", Because: waves.FileConflict, Path: "y"}, {ID: "e", Because: "needs"}}, c.CriticalPath)
	require.Equal(t, 2, c.MaxParallel)
	require.Equal(t, 2, c.Level("d"))
	require.Equal(t, 3, c.Wave("d"))
	require.Zero(t, c.Wave("nobody"))
}

func TestCompileErrorsNameTheirLine(t *testing.T) {
	t.Parallel()
	options := waves.Options{File: "issues.jsonl"}
	for in, want := range map[string]string{
		"a b<c d":        "issues.jsonl:2: b waits for c, which is not there",
		"a b<b":          "issues.jsonl:2: the dependencies go in a circle: b → b",
		"x a<c b<a c<b":  "issues.jsonl:2: the dependencies go in a circle: a → c → b → a",
		"a b a":          "issues.jsonl:3: a is there twice",
		"a<gone b<gone2": "issues.jsonl:1: a waits for gone, which is not there: issues.jsonl:2: b waits for gone2, which is not there",
	} {
		_, err := waves.Compile(works(t, in), options)
		require.EqualError(t, err, want)
		require.Contains(t, []string{"input.missing_dependency", "conflict.cycle", "conflict.duplicate_id"}, problem.From(err).Code)
	}
}

// randomWorks makes a plan whose needs have no circle.
func randomWorks(t *testing.T, r *rand.Rand) []waves.Work {
	t.Helper()
	all := make([]waves.Work, 1+r.IntN(25))
	hidden := r.Perm(len(all))
	for k, at := range hidden {
		one := &all[at]
		one.ID, one.Known, one.Priority = fmt.Sprint("n", at), r.IntN(12) > 0, r.IntN(6)
		one.Running = r.IntN(20) == 0
		for range r.IntN(3) {
			if k > 0 {
				one.Needs = append(one.Needs, fmt.Sprint("n", hidden[r.IntN(k)]))
			}
		}
		for range r.IntN(3) {
			if one.Known {
				one.Claims = append(one.Claims, claim(t, randomClaim(r)))
			}
		}
	}
	return all
}

func meet(a, b waves.Work, disjoint bool) bool {
	if !a.Known || !b.Known {
		return !disjoint
	}
	for _, x := range a.Claims {
		for _, y := range b.Claims {
			if _, both := waves.Overlap(x, y); both {
				return true
			}
		}
	}
	return false
}

// For any plan: every need lies in an earlier wave; nobody meets anybody in a
// wave; nothing waits but for a need or a conflict in the wave before; there
// are at most as many waves as a greedy colouring of each level may need; and
// the order in which the work is given means nothing.
func TestPropertiesOfCompiledWaves(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(7, 8))
	for range 400 {
		work := randomWorks(t, r)
		options := waves.Options{AssumeDisjoint: r.IntN(2) == 0}
		c, err := waves.Compile(work, options)
		require.NoError(t, err)
		byID := map[string]waves.Work{}
		for _, one := range work {
			byID[one.ID] = one
		}
		placed := 0
		for w, ids := range c.Waves {
			require.NotEmpty(t, ids)
			placed += len(ids)
			for k, id := range ids {
				one, earliest := byID[id], 1
				for _, need := range one.Needs {
					require.Less(t, c.Wave(need), w+1)
					earliest = max(earliest, c.Wave(need)+1)
				}
				for _, other := range ids[:k] {
					require.False(t, meet(one, byID[other], options.AssumeDisjoint), "%s and %s in wave %d", id, other, w+1)
				}
				for before := earliest; before <= w; before++ {
					blocked := false
					for _, other := range c.Waves[before-1] {
						blocked = blocked || meet(one, byID[other], options.AssumeDisjoint)
					}
					require.True(t, blocked, "%s could be in wave %d", id, before)
				}
			}
		}
		require.Equal(t, len(work), placed)
		requireGreedyBound(t, work, c, options)
		requireTrueReasons(t, byID, c, options)
		r.Shuffle(len(work), func(i, j int) { work[i], work[j] = work[j], work[i] })
		again, err := waves.Compile(work, options)
		require.NoError(t, err)
		require.Equal(t, c.Waves, again.Waves)
		require.Equal(t, c.Conflicts, again.Conflicts)
	}
}

func requireGreedyBound(t *testing.T, work []waves.Work, c *waves.Compiled, options waves.Options) {
	t.Helper()
	most := map[int]int{} // by level: how many others one meets there
	longest := 0
	for _, one := range work {
		level, degree := c.Level(one.ID), 0
		longest = max(longest, level)
		for _, other := range work {
			if other.ID != one.ID && c.Level(other.ID) == level && meet(one, other, options.AssumeDisjoint) {
				degree++
			}
		}
		most[level] = max(most[level], degree)
	}
	bound := 0
	for level := 1; level <= longest; level++ {
		bound += 1 + most[level]
	}
	require.GreaterOrEqual(t, len(c.Waves), longest)
	require.LessOrEqual(t, len(c.Waves), bound)
	bare := make([]waves.Work, len(work))
	for i, one := range work {
		bare[i] = waves.Work{ID: one.ID, Needs: one.Needs, Known: true}
	}
	free, err := waves.Compile(bare, waves.Options{})
	require.NoError(t, err)
	require.Len(t, free.Waves, longest, "without claims as few as the longest path")
}

func requireTrueReasons(t *testing.T, byID map[string]waves.Work, c *waves.Compiled, options waves.Options) {
	t.Helper()
	reasons := map[string]bool{}
	for _, one := range c.Conflicts {
		reasons[one.Then] = true
		require.Equal(t, c.Wave(one.First)+1, c.Wave(one.Then))
		require.True(t, meet(byID[one.First], byID[one.Then], options.AssumeDisjoint), "%+v", one)
		require.NotEmpty(t, one.Rule)
		require.Equal(t, one.Kind == waves.FileConflict, one.Path != "", "%+v", one)
	}
	for id, one := range byID {
		earliest := 1
		for _, need := range one.Needs {
			earliest = max(earliest, c.Wave(need)+1)
		}
		require.Equal(t, c.Wave(id) > earliest, reasons[id], id)
	}
	for w, step := range c.CriticalPath {
		require.Equal(t, w+1, c.Wave(step.ID))
		if step.Because == "needs" {
			require.Contains(t, byID[step.ID].Needs, c.CriticalPath[w-1].ID)
		}
	}
}
