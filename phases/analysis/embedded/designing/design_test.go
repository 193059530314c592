package designing

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

func TestPatternsHaveNoWeakWordAndBothLanguages(t *testing.T) {
	t.Parallel()
	set := templates.New(nil, "")
	d, err := LoadDesign(set)
	require.NoError(t, err)
	weak, err := phrasing.LoadWeakWords(set)
	require.NoError(t, err)
	check := func(where string, w templates.Words) {
		for _, lang := range phrasing.Languages() {
			require.NotEmpty(t, w.In(lang), "%s has no %s", where, lang)
			require.Empty(t, weak.Find(w.In(lang)), "%s: %s", where, w.In(lang))
		}
	}
	for _, key := range reading.SortedKeys(d.Phrases) {
		check(key, d.Phrases[key])
	}
	for _, r := range append(slices.Clone(d.Tactics), d.Controls...) {
		check("tactic "+r.Class, r.Text)
	}
	for _, p := range d.Policies {
		check("policy "+p.Topic, p.Text)
	}
	for _, r := range d.Defaults {
		check("default "+r.Technology, r.Rationale)
	}
	for _, r := range append(slices.Clone(d.Families), d.Decisions...) {
		require.GreaterOrEqual(t, len(r.Options), 3, r.ID)
		texts := append(append([]templates.Words{r.Title, r.Context, r.Rationale}, r.Positive...), append(r.Negative, r.Risks...)...)
		for _, o := range r.Options {
			require.GreaterOrEqual(t, min(len(o.Pros), len(o.Cons)), 2, r.ID)
			texts = append(append(append(texts, o.Name), o.Pros...), o.Cons...)
		}
		for _, w := range texts {
			check(r.ID, w)
		}
	}
}

// TestALimitOfCallersIsARuleOfTheInterface takes what qualities say of a topic:
// who may call how often, and no load that has to be carried.
func TestALimitOfCallersIsARuleOfTheInterface(t *testing.T) {
	t.Parallel()
	quality := func(class, text, target string, line int) specs.NFR {
		return specs.NFR{
			Category: class, Source: specs.FromLines(line, line),
			Statement: []specs.Item{{Text: text, Source: specs.FromLines(line, line)}}, Targets: []specs.Target{{Target: target}},
		}
	}
	g := &Designer{Specifier: handMade(t, &understanding.Understanding{Lang: "en", Product: "Ward hub"}, "standard"), req: analysis.RequirementsOutput{NFRs: []specs.NFR{
		quality("S", "Calls MUST be authenticated with OAuth 2.0.", "0", 3),
		quality("SC", "Ward hub MUST sustain 900 calls per second.", "900 calls per second", 4),
		quality("SC", "Ward hub MUST accept at most 300 calls per minute per ward.", "at most 300 calls per minute", 5),
	}}}
	match := func(words ...string) templates.Terms { return templates.Terms{En: words} }
	require.Equal(t, []specs.Item{{Text: "Calls MUST be authenticated with OAuth 2.0.", Source: specs.FromLines(3, 3)}}, g.qualitiesOn(&policyRule{Topic: "auth", Classes: []string{"S"}, Match: match("oauth")}, nil))
	require.Equal(t, []specs.Item{{Text: "Ward hub MUST accept at most 300 calls per minute per ward.", Source: specs.FromLines(5, 5)}}, g.qualitiesOn(&policyRule{Topic: "limits", Classes: []string{"SC"}, Match: match("per minute", "per second")}, nil))
	require.Empty(t, g.qualitiesOn(&policyRule{Topic: "auth", Classes: []string{"S"}, Match: match("oauth")}, []specs.Policy{{Topic: "auth", Source: specs.FromLines(3, 3)}}))
}
