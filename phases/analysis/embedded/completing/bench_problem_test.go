package completing

import (
	"fmt"
	"testing"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// BenchmarkProblem parts the problem of papers of nothing but prose, whose time has to grow as
// they do: each sentence of such a paper tells of the problem.
func BenchmarkProblem(b *testing.B) {
	for _, n := range []int{100, 1_000, 10_000} {
		u := &understanding.Understanding{Lang: specs.English}
		for i := range n {
			u.Problem = append(u.Problem, specs.Item{Text: fmt.Sprintf("Clerk %c copies the orders of shelf %c by hand.", 'A'+rune(i%26), 'A'+rune(i/26%26)), Source: specs.FromLines(i+1, i+1)})
		}
		w := handMade(b, u, "standard")
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for range b.N {
				w.problemParts()
			}
		})
	}
}
