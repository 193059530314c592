package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// paperDesigner reads a paper with a table of limits and a label under it, a feature with a
// label under it, and an interface with an example; lines are those of what it states.
func paperDesigner(t *testing.T, lines ...int) *Designer {
	t.Helper()
	d, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	heads := &phrasing.Outline{Sections: []reading.Section{
		{Parent: -1, Last: 30},
		{Title: "Ferry desk", Level: 1, From: 1, Last: 30},
		{Title: "Plans and limits", Level: 2, Parent: 1, From: 2, Last: 11},
		{Title: "Rules around the limits", Level: 3, Parent: 2, From: 8, Last: 11, Pseudo: true},
		{Title: "Trips", Level: 2, Parent: 1, From: 12, Last: 19},
		{Title: "Rules for trips", Level: 3, Parent: 4, From: 16, Last: 19, Pseudo: true},
		{Title: "API", Level: 2, Parent: 1, From: 20, Last: 30},
		{Title: "Example", Level: 3, Parent: 6, From: 24, Last: 30, Pseudo: true},
	}}
	g := &Designer{d: d, sections: heads, crowded: map[int]*understanding.LineFacts{}}
	u := &understanding.Understanding{Lang: "en", Title: "Ferry", Product: "Ferry"}
	for _, line := range lines {
		u.Features = append(u.Features, understanding.FeatureFact{Group: heads.Over(line)[0].Title, Source: specs.FromLines(line, line)})
		g.req.Requirements = append(g.req.Requirements, specs.Requirement{Source: specs.FromLines(line, line)})
	}
	g.Specifier = handMade(t, u, "standard")
	return g
}

// What stands under a label belongs to the heading over it where that names the same matter
// and has nothing but a list of its own; an interface of which enough is told is a part.
func TestTheHeadingOverAStatement(t *testing.T) {
	t.Parallel()
	g := paperDesigner(t, 10, 14, 18, 22, 26, 27)
	for line, want := range map[int]string{
		10: "Plans and limits",
		14: "Trips",
		18: "Rules for trips", // the heading has a feature of its own
		22: "API",
		26: "API",
	} {
		got, _, _ := g.headingOf(&specs.Requirement{Source: specs.FromLines(line, line)})
		require.Equal(t, want, got, line)
	}
	got, _, _ := paperDesigner(t, 14, 22, 26).headingOf(&specs.Requirement{Source: specs.FromLines(22, 22)})
	require.Empty(t, got, "two statements make no part of the product")
}
