package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestATechnologyOfOneRoleIsNoneOfTheProduct: what the source names in the line of one
// kind of people is no choice for all of them.
func TestATechnologyOfOneRoleIsNoneOfTheProduct(t *testing.T) {
	t.Parallel()
	d, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	app := understanding.TechnologyFact{Name: "微信小程序", Layer: "platform", Text: "用微信小程序订船票。", Binding: true, Source: specs.FromLines(4, 4)}
	for _, c := range []struct {
		name       string
		tech       func(*understanding.TechnologyFact)
		constraint string
		want       string
	}{
		{"in the line of one role", func(*understanding.TechnologyFact) {}, "", "旅客"},
		{"elsewhere too", func(*understanding.TechnologyFact) {}, "前端统一用微信小程序。", ""},
		{"outside of the roles", func(f *understanding.TechnologyFact) { f.Source = specs.FromLines(9, 9) }, "", ""},
		{"a protocol", func(f *understanding.TechnologyFact) { f.Layer = "protocol" }, "", ""},
	} {
		tech := app
		c.tech(&tech)
		u := &understanding.Understanding{
			Lang: "zh", Product: "渡轮系统", Technologies: []understanding.TechnologyFact{tech},
			Actors: []understanding.ActorFact{{Name: "旅客", Source: specs.FromLines(4, 4)}, {Name: "船长", Source: specs.FromLines(5, 5)}},
		}
		if c.constraint != "" {
			u.Constraints = []specs.Item{{Text: c.constraint, Source: specs.FromLines(12, 12)}}
		}
		g := New(handMade(t, u, "standard"), d, specs.Brief{}, analysis.RequirementsOutput{}, nil)
		require.Equal(t, c.want, g.ActorOf(&g.Understood.Technologies[0]), c.name)
		for f := range g.d.Families {
			if c.want != "" {
				require.Nil(t, g.prescribed(&g.d.Families[f]), c.name)
			}
		}
		if c.want != "" {
			require.Equal(t, "旅客用它", g.stackReason(&g.Understood.Technologies[0]))
		}
	}
}
