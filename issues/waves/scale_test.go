package waves_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/waves"
)

// store is n issues as an export makes them: a third waits for an earlier one,
// and many claim the same folders.
func store(n int) waves.Source {
	all := make([]issues.Outline, n)
	for i := range all {
		all[i] = issues.Outline{ID: fmt.Sprintf("ISS-20260131-%05d", i+1), Priority: 1 + i%5, Status: issues.Registered, Files: []string{fmt.Sprintf("src/part%d/", i%300)}}
		if i >= 10 && i%3 == 0 {
			all[i].DependsOn = []string{fmt.Sprintf("ISS-20260131-%05d", i-8)}
		}
	}
	return waves.Source{File: "issues.jsonl", Active: all, Done: func(string) bool { return false }}
}

// Shapes that would be slow or deep if waves were made pair by pair or by
// calls that go as deep as the graph. They end in a moment or not at all.
func TestShapesThatGrow(t *testing.T) {
	t.Parallel()
	const n = 10_000
	shapes := map[string]func(i int) waves.Work{
		"a chain":       func(i int) waves.Work { return waves.Work{Needs: before(i, 1), Known: true} },
		"one file":      func(int) waves.Work { return waves.Work{Known: true, Claims: []waves.Claim{claim(t, "a")}} },
		"nothing known": func(int) waves.Work { return waves.Work{} },
		"all patterns differ": func(i int) waves.Work {
			return waves.Work{Known: true, Claims: []waves.Claim{claim(t, fmt.Sprintf("**/f%d.go", i))}}
		},
		"a pattern and files": func(i int) waves.Work {
			return waves.Work{Known: true, Claims: []waves.Claim{claim(t, []string{"src/*.go", fmt.Sprintf("src/f%d.go", i)}[i%2])}}
		},
		"two files in turn": func(i int) waves.Work {
			return waves.Work{Known: true, Claims: []waves.Claim{claim(t, fmt.Sprintf("d%d/", i%2)), claim(t, fmt.Sprintf("e%d", i%7))}}
		},
		"side by side": func(i int) waves.Work {
			return waves.Work{Known: true, Claims: []waves.Claim{claim(t, fmt.Sprintf("a/b%d/c", i))}}
		},
	}
	for name, shape := range shapes {
		work := make([]waves.Work, n)
		for i := range work {
			work[i] = shape(i)
			work[i].ID = fmt.Sprint("n", i)
		}
		c, err := waves.Compile(work, waves.Options{})
		require.NoError(t, err, name)
		require.Len(t, c.CriticalPath, len(c.Waves), name)
	}
}

func before(i, step int) []string {
	if i < step {
		return nil
	}
	return []string{fmt.Sprint("n", i-step)}
}

func BenchmarkCompile(b *testing.B) {
	for _, n := range []int{1_000, 10_000, 100_000} {
		source := store(n)
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for b.Loop() {
				work, err := source.Work()
				require.NoError(b, err)
				_, err = waves.Compile(work, waves.Options{})
				require.NoError(b, err)
			}
		})
	}
}
