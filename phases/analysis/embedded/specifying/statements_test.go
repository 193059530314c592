package specifying

import (
	"flag"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"gopkg.in/yaml.v3"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// said is one statement and what a requirement makes of it. Every text of the
// table was read aloud before it was kept; -update only helps to write it down.
type said struct {
	Lang        string   `yaml:"lang"`
	Priority    string   `yaml:"priority"`
	Actor       string   `yaml:"actor,omitempty"`
	Text        string   `yaml:"text"`
	Title       string   `yaml:"title"`
	Description []string `yaml:"description"`
	Want        string   `yaml:"want"`
	Benefit     string   `yaml:"benefit"`
	Criteria    []string `yaml:"criteria"`
}

const statementsFile = "testdata/statements.yaml"

var update = flag.Bool("update", false, "rewrite golden files")

func TestStatementsBecomeRequirementsThatReadWell(t *testing.T) {
	t.Parallel()
	data, err := os.ReadFile(statementsFile)
	require.NoError(t, err)
	var cases []said
	require.NoError(t, yaml.Unmarshal(data, &cases))
	require.GreaterOrEqual(t, len(cases), 80)
	for i, c := range cases {
		got := requirementOf(t, c)
		if *update {
			cases[i] = got
			continue
		}
		require.Equal(t, c, got, c.Text)
		require.NotContains(t, got.Criteria, got.Description[0], "a criterion says something else than the description")
		for _, text := range append(append([]string{got.Title, got.Want, got.Benefit}, got.Description...), got.Criteria...) {
			require.NotRegexp(t, `\{[a-z_]+\}|  | [,.;]|\b(a|an|the) (a|an|the)\b`, strings.ReplaceAll(text, "{id}", ""))
		}
	}
	if *update {
		data, err := yaml.Marshal(cases)
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(statementsFile, data, 0o600))
	}
}

// requirementOf makes a requirement of one statement of a library's system, in
// which another feature is mandatory, so that the priority stays as it is.
func requirementOf(t *testing.T, c said) said {
	t.Helper()
	u := &understanding.Understanding{Lang: specs.Lang(c.Lang), Title: "Shelf", Product: "Shelf", Actors: []understanding.ActorFact{{Name: "Member"}, {Name: "Librarian"}}}
	can := " can "
	if c.Lang == "zh" {
		u.Title, u.Product, u.Actors, can = "书架", "书架", []understanding.ActorFact{{Name: "读者"}, {Name: "馆员"}}, "可以"
	}
	f := understanding.FeatureFact{Text: c.Text, Actor: c.Actor, Priority: c.Priority, Source: specs.FromLines(3, 3)}
	f.Name = strings.Join(phrasing.FirstN(strings.Fields(c.Text), min(6, len(strings.Fields(c.Text)))), " ")
	if strings.HasPrefix(c.Text, "作为") {
		can = "，我希望"
	}
	if _, want, ok := strings.Cut(c.Text, can); ok && c.Actor != "" {
		f.Want = strings.TrimRight(want, ".。")
		f.Name = f.Want
	}
	u.Features = []understanding.FeatureFact{f, {Name: "Core", Text: "Core.", Priority: "must", Source: specs.FromLines(9, 9)}}
	w := handMade(t, u, "standard")
	var in analysis.RequirementsInput
	var out analysis.RequirementsOutput
	in.Refined.Features = w.StatedFeatures()
	require.NoError(t, w.Requirements(&in, &out))
	r := out.Requirements[0]
	got := said{Lang: c.Lang, Priority: c.Priority, Actor: c.Actor, Text: c.Text, Title: r.Title, Want: r.Story.Want, Benefit: r.Story.Benefit}
	for _, d := range r.Description {
		got.Description = append(got.Description, d.Text)
	}
	for _, k := range r.Criteria {
		got.Criteria = append(got.Criteria, k.Text)
	}
	return got
}
