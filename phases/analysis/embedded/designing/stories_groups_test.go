package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
)

// A story of two requirements holds every test of either: what a story leaves out nobody who
// builds from it would ever try.
func TestAMergedStoryKeepsEveryTest(t *testing.T) {
	t.Parallel()
	said, added := specs.FromLines(3, 3), specs.FromRule("web")
	criteria := func(src specs.Source, texts ...string) []specs.Criterion {
		var out []specs.Criterion
		for _, text := range texts {
			out = append(out, specs.Criterion{Text: text, Source: src})
		}
		return out
	}
	m := &epicMaker{Designer: &Designer{req: analysis.RequirementsOutput{Requirements: []specs.Requirement{
		{Criteria: append(criteria(added, "x", "y"), criteria(said, "a", "b", "c")...)},
		{Criteria: append(criteria(said, "d", "e"), criteria(added, "z")...)},
		{Criteria: append(criteria(said, "f"), criteria(added, "u", "v", "w", "q")...)},
	}}}}
	texts := func(group ...int) (out []string) {
		for _, c := range m.storyCriteria(group) {
			out = append(out, c.Text)
		}
		return out
	}
	require.Equal(t, []string{"a", "d", "b", "e", "c", "x", "z", "y"}, texts(0, 1))
	require.Equal(t, []string{"d", "f", "e", "z", "u", "v", "w", "q"}, texts(1, 2))
}

func TestOnlyOneTaleIsOneStory(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		x, y kinGroup
		one  bool
	}{
		"deeds on one thing":       {kinGroup{object: "link", name: "Create a link"}, kinGroup{object: "links", name: "Delete links"}, true},
		"deeds on two things":      {kinGroup{object: "link", name: "Create a link"}, kinGroup{object: "tag", name: "Create a tag"}, false},
		"sentences without a deed": {kinGroup{name: "Tokens have scopes"}, kinGroup{name: "A change needs a version"}, false},
		"settings":                 {kinGroup{setting: true}, kinGroup{setting: true}, true},
		"parts of one command":     {kinGroup{name: "`tool backup`"}, kinGroup{name: "`tool backup`"}, true},
		"too much is stated":       {kinGroup{object: "link", stated: 3}, kinGroup{object: "link", stated: 2}, false},
	} {
		require.Equal(t, c.one, oneTale(&c.x, &c.y), name)
	}
}
