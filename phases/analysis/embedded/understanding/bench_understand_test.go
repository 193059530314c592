package understanding

import (
	"fmt"
	"strings"
	"testing"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// document makes a requirements document of about n bytes.
func document(n int) string {
	var b strings.Builder
	b.WriteString("# Gizmo\n\nGizmo is a planner for bakeries.\n\n")
	for i := 0; b.Len() < n; i++ {
		fmt.Fprintf(&b, "## Features %d\n\n- (M) As a baker, I want to see order %d, so that nothing burns.\n  - shows at most %d rows within 2 seconds\n- The system shall send a reminder to PostgreSQL user %d.\n\n", i, i, i, i)
		fmt.Fprintf(&b, "| ID | Requirement | Priority |\n|---|---|---|\n| F-%d | Customers can pay %d times with Stripe | P1 |\n\nWhen oven %d fails, the platform shall call the owner. Data stays in Germany.\n\n", i, i, i)
	}
	return b.String()
}

func BenchmarkUnderstand(b *testing.B) {
	lex := loadLexicons(b)
	for _, size := range []int{1 << 10, 10 << 10, 100 << 10, 1 << 20, 10 << 20} {
		src := analysis.Source{Text: document(size)}
		b.Run(fmt.Sprintf("%dKB", size>>10), func(b *testing.B) {
			b.SetBytes(int64(len(src.Text)))
			b.ReportAllocs()
			for range b.N {
				Understand(lex.Read(src), lex)
			}
		})
	}
}

// BenchmarkShapes reads inputs of a shape that tempts to quadratic work.
func BenchmarkShapes(b *testing.B) {
	lex := loadLexicons(b)
	shapes := []struct {
		name string
		make func(n int) string
	}{
		{"one-line", func(n int) string { return strings.Repeat("the system shall send it, ", n/26) }},
		{"headings", func(n int) string { return strings.Repeat("# Search\n", n/9) }},
		{"bullets", func(n int) string { return strings.Repeat("- users can pay\n", n/16) }},
		{"brackets", func(n int) string { return strings.Repeat("(a [b `c ", n/9) }},
		{"chinese", func(n int) string { return strings.Repeat("系统必须通知用户，", n/27) }},
		{"sentences", func(n int) string { return strings.Repeat("Users can pay. ", n/15) }},
	}
	for _, shape := range shapes {
		for _, size := range []int{256 << 10, 1 << 20, 4 << 20} {
			src := analysis.Source{Text: shape.make(size)}
			b.Run(fmt.Sprintf("%s/%dKB", shape.name, size>>10), func(b *testing.B) {
				b.SetBytes(int64(len(src.Text)))
				for range b.N {
					Understand(lex.Read(src), lex)
				}
			})
		}
	}
}
