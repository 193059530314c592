package embedded

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
)

const parcels = `# Parcel desk

## Requirements

- A porter can register a parcel with a photo.
- A tenant can pick up a parcel with a code.
- A tenant can pay a storage fee with Stripe. The fee is 1 EUR a day.
- A manager can export all parcels as CSV.

## Data

A parcel has a code, a photo and a state.
An invoice has an amount and a due date.

## Out of scope

- No delivery to the door, because the porter may not leave the desk.
- Shelves for food.
`

// scoped tells a task what a review moved.
func scoped(c analysis.Common, out []specs.Item, in ...specs.TakenIn) analysis.Common {
	c.Scope = &specs.ScopeReview{Out: out, In: in}
	return c
}

func allTitles(r *run) string {
	var b strings.Builder
	for i := range r.Reqs.Requirements {
		q := &r.Reqs.Requirements[i]
		b.WriteString(q.Title + "\n" + q.Story.Want + "\n")
		for _, d := range q.Description {
			b.WriteString(d.Text + "\n")
		}
	}
	for i := range r.Reqs.Index.Integrations {
		b.WriteString(r.Reqs.Index.Integrations[i].Name + "\n")
	}
	for i := range r.Reqs.Index.Entities {
		b.WriteString(r.Reqs.Index.Entities[i].Name + "\n")
	}
	return strings.ToLower(b.String())
}

func TestWhatLeftTheScopeIsGone(t *testing.T) {
	t.Parallel()
	e, c := fresh(), common("parcels.md", parcels, "standard")
	before := complete(t, e, c, true)
	require.Contains(t, allTitles(&before), "stripe")
	var fee specs.Item
	for _, it := range before.Brief.InScope {
		if strings.Contains(it.Text, "fee") {
			fee = it
		}
	}
	require.NotEmpty(t, fee.Text)
	after := complete(t, e, scoped(c, []specs.Item{fee}), true)
	for _, word := range []string{"stripe", "fee"} {
		require.NotContains(t, allTitles(&after), word)
	}
	require.Contains(t, allTitles(&after), "invoice", "a record that the data model states stays")
	require.Contains(t, allTitles(&after), "export")
	for _, f := range after.Facts.Facts {
		require.False(t, f.Kind == "feature" && strings.Contains(f.Text, "fee"), f.Text)
	}
	require.Equal(t, before, complete(t, e, c, true), "without a review nothing is left out")
}

func TestWhatCameIntoTheScopeIsSpecified(t *testing.T) {
	t.Parallel()
	e, c := fresh(), common("parcels.md", parcels, "standard")
	door := specs.TakenIn{Text: "Delivery to the door.", Was: "No delivery to the door.", Source: specs.FromLines(17, 17)}
	shelves := specs.TakenIn{Text: "Shelves for food.", Was: "Shelves for food.", Source: specs.FromLines(18, 18)}
	r := complete(t, e, scoped(c, nil, door, shelves), true)
	for _, want := range []specs.TakenIn{door, shelves} {
		found := 0
		for i := range r.Reqs.Requirements {
			if q := &r.Reqs.Requirements[i]; q.Source.Mark() == want.Source.Mark() {
				require.Contains(t, strings.ToLower(q.Title), strings.ToLower(strings.TrimRight(want.Text, ".")))
				found++
			}
		}
		require.Equal(t, 1, found, want.Text)
	}
	for _, n := range r.Brief.NonGoals {
		require.NotContains(t, strings.ToLower(n.Text), "door")
	}
	for _, it := range r.Refined.Boundaries.OutOfScope {
		require.NotContains(t, strings.ToLower(it.Text), "food")
	}
}

// TestAReviewOfTheScopeConcernsNothingElse leaves out one thing of every input
// and takes one in: all other stated requirements keep their titles and numbers.
func TestAReviewOfTheScopeConcernsNothingElse(t *testing.T) {
	t.Parallel()
	for _, name := range inputs(t) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			e, c := fresh(), common(name, read(t, name), "standard")
			before := complete(t, e, c, true)
			in := before.Refined.Boundaries.InScope
			if len(in) < 5 {
				t.Log("too short to leave something out")
				return
			}
			out := []specs.Item{in[len(in)/3], in[len(in)-1]}
			gone := map[string]bool{}
			for _, i := range []int{len(in) / 3, len(in) - 1} {
				for _, r := range before.Refined.Features[i].Source.Lines {
					gone[specs.FromLines(r.From, r.To).Mark()] = true
				}
			}
			after := complete(t, e, scoped(c, out), true)
			titles := map[string]string{}
			for i := range after.Reqs.Requirements {
				titles[after.Reqs.Requirements[i].Title] = after.Reqs.Requirements[i].ID
			}
			for i := range before.Reqs.Requirements {
				r := &before.Reqs.Requirements[i]
				if r.Source.Kind == specs.Stated && len(r.Source.Lines) == 1 && !gone[r.Source.Mark()] {
					require.Equal(t, r.ID, titles[r.Title], "%s %s", r.Source.Mark(), r.Title)
				}
			}
			require.Less(t, stated(&after), stated(&before)+1)
		})
	}
}

func stated(r *run) int {
	n := 0
	for i := range r.Reqs.Requirements {
		if r.Reqs.Requirements[i].Source.Kind == specs.Stated {
			n++
		}
	}
	return n
}

func TestAnIdeaKeepsWhatIsAddedToIt(t *testing.T) {
	t.Parallel()
	e, c := fresh(), common("idea.txt", "A web app where neighbours can lend each other tools and see who has the ladder.", "standard")
	c.Answers = []specs.Exchange{{Round: 1, Topic: "scenarios", AgentPrompt: "What else?", UserResponse: "A neighbour can rate a tool after it came back"}}
	answered := complete(t, e, c, true)
	taken := complete(t, e, scoped(c, nil, specs.TakenIn{Text: "Chat between neighbours.", Was: "No chat between neighbours.", Source: specs.FromRule("web")}), true)
	for want, r := range map[string]*run{"rate a tool": &answered, "chat between neighbours": &taken} {
		require.Contains(t, allTitles(r), want)
		require.Contains(t, allTitles(r), "lend")
	}
	require.Contains(t, allTitles(&taken), "rate a tool")
}
