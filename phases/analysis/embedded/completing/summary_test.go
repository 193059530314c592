package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestASummarySaysWhatTheProductIs reads the first sentences of briefs: the source
// in its own words, and never a remark on its paper.
func TestASummarySaysWhatTheProductIs(t *testing.T) {
	t.Parallel()
	keeper := understanding.ActorFact{Name: "keeper", Source: specs.FromLines(2, 2)}
	feeds := understanding.FeatureFact{Name: "Record a feeding", Text: "A keeper records a feeding.", Actor: "keeper", Want: "record a feeding", Source: specs.FromLines(3, 3)}
	for _, c := range []struct {
		name string
		u    understanding.Understanding
		want []string
	}{
		{"stated", understanding.Understanding{Lang: specs.English, Pitch: []specs.Item{{Text: "Zoobook is the diary of a zoo."}, {Text: "A map on the wall would help too."}}, Features: []understanding.FeatureFact{feeds}}, []string{"Zoobook is the diary of a zoo."}},
		{"a condition", understanding.Understanding{Lang: specs.English, Actors: []understanding.ActorFact{keeper}, Pitch: []specs.Item{{Text: "If we really build it."}}, Features: []understanding.FeatureFact{feeds}}, []string{"Zoobook is for keepers.", "Keepers can record a feeding."}},
		{"nobody acts", understanding.Understanding{Lang: specs.English, Actors: []understanding.ActorFact{keeper}, Features: []understanding.FeatureFact{
			{Name: "Tell them", Text: "It tells them by mail.", Source: specs.FromLines(3, 3)}, {Name: "Store weights", Text: "The scale stores each weight.", Source: specs.FromLines(4, 4)},
		}}, []string{"Zoobook is for keepers.", "The scale stores each weight."}},
		{"chinese paper", understanding.Understanding{Lang: specs.Chinese, Pitch: []specs.Item{{Text: "动物园日志需求讨论会纪要。"}, {Text: "动物园日志用来记录喂食，并提醒饲养员。"}}}, []string{"动物园日志用来记录喂食，并提醒饲养员。"}},
	} {
		c.u.Product, c.u.Title = "Zoobook", "Zoobook"
		var got []string
		for _, it := range handMade(t, &c.u, "standard").briefSummary() {
			got = append(got, it.Text)
		}
		require.Equal(t, c.want, got, c.name)
	}
}

// TestAPerspectiveSaysWhatTheRestOfTheBriefDoesNot looks at what is counted for
// the points of view.
func TestAPerspectiveSaysWhatTheRestOfTheBriefDoesNot(t *testing.T) {
	t.Parallel()
	u := &understanding.Understanding{
		Lang: specs.English, Product: "Zoobook",
		Actors:       []understanding.ActorFact{{Name: "keeper", Source: specs.FromLines(2, 2)}, {Name: "visitor", Source: specs.FromLines(2, 2)}},
		Integrations: []understanding.IntegrationFact{{Name: "Scalenet"}, {Name: "Vetline"}},
		Features: []understanding.FeatureFact{
			{Name: "Record a feeding", Text: "A keeper records a feeding.", Actor: "keeper", Want: "record a feeding", Priority: "must", Source: specs.FromLines(3, 3)},
			{Name: "Take over a weight", Text: "A keeper takes a weight over from Scalenet.", Actor: "keeper", Want: "take a weight over from Scalenet", Source: specs.FromLines(4, 4)},
			{Name: "Send a weight", Text: "A keeper sends a weight to Scalenet.", Actor: "keeper", Want: "send a weight to Scalenet", Source: specs.FromLines(5, 5)},
		},
	}
	w := handMade(t, u, "standard")
	said := func(role string) (out []string) {
		var view analysis.PerspectiveOutput
		w.Perspective(&analysis.PerspectiveInput{Role: role}, &view)
		for _, it := range append(view.Points, view.Concerns...) {
			out = append(out, it.Text)
		}
		return out
	}
	require.Equal(t, []string{"The source marks 1 of its 3 features as mandatory."}, said(analysis.Product))
	require.Equal(t, []string{"The source does not say which technologies Zoobook is built with; this is open.", "There are 2 external systems to integrate with: Scalenet and Vetline."}, said(analysis.Technical))
	require.Equal(t, []string{"Most features are for the keeper: 3 of 3.", "The source names visitors but does not say what Zoobook does for them."}, said(analysis.User))
}

// TestABriefAsksWhatIsWorthAProductOwnersTime looks at inferred questions.
func TestABriefAsksWhatIsWorthAProductOwnersTime(t *testing.T) {
	t.Parallel()
	quality := func(class, text string) []understanding.QualityFact {
		return []understanding.QualityFact{{Class: class, Text: text, Source: specs.FromLines(4, 4)}}
	}
	for _, c := range []struct {
		name, rule string
		u          understanding.Understanding
		asked      bool
	}{
		{"how a feature is accepted", "rule:gap-criteria", understanding.Understanding{}, false},
		{"how a feature fails", "rule:gap-errors", understanding.Understanding{}, false},
		{"how fast", "rule:gap-measure", understanding.Understanding{Qualities: quality("P", "Pages open fast.")}, true},
		{"done or not done", "rule:gap-measure", understanding.Understanding{Qualities: quality("S", "API keys as bearer token.")}, false},
		{"said already", "rule:gap-measure", understanding.Understanding{Qualities: quality("P", "50 orders a minute.")}, false},
		{"what is kept", "rule:gap-data", understanding.Understanding{}, true},
	} {
		c.u.Lang, c.u.Product = specs.English, "Zoobook"
		q := specs.Question{Source: specs.FromRule(c.rule)}
		require.Equal(t, c.asked, handMade(t, &c.u, "standard").worthAsking(&q, &specs.Brief{}), c.name)
	}
}

// TestANeedBelongsToWhoeverHasIt reads the needs of personas: off their own line, and
// of nobody else's features.
func TestANeedBelongsToWhoeverHasIt(t *testing.T) {
	t.Parallel()
	person := func(name, role string) understanding.ActorFact {
		return understanding.ActorFact{Name: name, Role: role, Source: specs.FromLines(2, 2)}
	}
	u := &understanding.Understanding{
		Lang: specs.English, Product: "Zoobook",
		Actors: []understanding.ActorFact{person("keeper", "Feeds the animals, cleans cages."), person("vet", "46, works alone."), person("visitor", "")},
	}
	got := map[string][]string{}
	w := handMade(t, u, "standard")
	for _, p := range w.personas(&specs.Refined{Features: []specs.Feature{{Name: "Print a map", Description: "Print a map."}}}) {
		for _, n := range p.Needs {
			got[p.Name] = append(got[p.Name], n.Text)
		}
	}
	open := []string{"None found in the source; still to be asked."}
	require.Equal(t, map[string][]string{"Keeper": {"Feed the animals, clean cages."}, "Vet": open, "Visitor": open}, got)
	u.Actors = u.Actors[2:]
	alone := handMade(t, u, "standard").personas(&specs.Refined{Features: []specs.Feature{{Name: "Print a map", Description: "Print a map."}}})
	require.Equal(t, "Print a map.", alone[0].Needs[0].Text, "who is alone needs what the product does")
}
