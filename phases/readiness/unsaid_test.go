package readiness

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
)

// TestUnsaid: whatever no document holds of a line is listed, whether a statement was read
// from it or not; what only leads, ranks or names a row is no statement.
func TestUnsaid(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, text, held string
		want             []string
	}{
		{"a sentence nobody read", "The pump stops at night.", "", []string{"The pump stops at night."}},
		{"a sentence that a document repeats", "The pump stops at night.", "At night the pump stops.", nil},
		{"a second sentence of the line", "The pump stops at night. The tower has no internet.", "The pump stops at night.", []string{"The tower has no internet."}},
		{"a clause of a sentence", "The pump stops at night, quarry trucks excepted, and starts at six.", "The pump stops at night and starts at six.", []string{"quarry trucks excepted"}},
		{"what a colon announces", "Rules of quarry trucks: the pump stops at night.", "The pump stops at night.", nil},
		{"a lead above a list", "These quarry trucks are allowed:", "", nil},
		{"a cell", "| System | Owner |\n| --- | --- |\n| Ledger | Callum Ives |", "Ledger", []string{"Owner: Callum Ives"}},
		{"a figure in a cell", "| Role | Heads |\n| --- | --- |\n| Clerk | 12 |", "Clerk", []string{"Heads: 12"}},
		{"a rank in a cell", "| Feature | Rank |\n| --- | --- |\n| Pump stops | P0 |", "The pump stops.", nil},
		{"a heading", "# Pumps at night", "", nil},
		{"code", "```\npump --at night --loud\n```", "", nil},
		{"a Chinese sentence", "夜间水泵自动停机。塔楼没有网络。", "夜间水泵自动停机。", []string{"塔楼没有网络。"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			last := strings.Count(c.text, "\n") + 1
			pkg := &specs.Package{Brief: &specs.Brief{}}
			if c.held != "" {
				pkg.Brief.InScope = []specs.Item{{Text: c.held, Source: specs.FromLines(1, last)}}
			}
			got := follow(analysis.Source{Text: c.text}, analysis.FactsOutput{}, pkg, decisions{})
			var texts []string
			for _, u := range got.unplaced {
				texts = append(texts, u.Text)
			}
			require.Equal(t, c.want, texts)
		})
	}
}

// TestUnsaidOnce: what the report lists already, what is boilerplate and what a person decided
// against is not listed again.
func TestUnsaidOnce(t *testing.T) {
	t.Parallel()
	src := analysis.Source{Text: "The pump stops at night.\n\nAuthor of this paper: Noor.\n"}
	got := follow(src, analysis.FactsOutput{
		Facts:       []analysis.Fact{{Kind: "feature", Text: "The pump stops at night", Source: specs.FromLines(1, 1)}},
		Boilerplate: []specs.LineRange{{From: 3, To: 3}},
	}, &specs.Package{Brief: &specs.Brief{}}, decisions{})
	require.Len(t, got.unplaced, 1)
}

// FuzzUnsaid: any text is accounted for without a panic, and each entry names a line of it.
func FuzzUnsaid(f *testing.F) {
	f.Add("# A\n\nThe pump stops, at night.\n\n| a | b |\n| - | - |\n| 1 | 2 |\n")
	f.Fuzz(func(t *testing.T, text string) {
		got := follow(analysis.Source{Text: text}, analysis.FactsOutput{}, &specs.Package{Brief: &specs.Brief{}}, decisions{})
		for _, u := range got.unplaced {
			require.NotEmpty(t, u.Text)
			require.Positive(t, u.Source.Lines[0].From)
			require.LessOrEqual(t, u.Source.Lines[0].To, strings.Count(text, "\n")+strings.Count(text, "\r")+1)
		}
	})
}
