package designing

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

func TestPatternsHaveNoWeakWordAndBothLanguages(t *testing.T) {
	t.Parallel()
	set := templates.New(nil, "")
	d, err := LoadDesign(set)
	require.NoError(t, err)
	weak, err := completing.LoadWeakWords(set)
	require.NoError(t, err)
	check := func(where string, w templates.Words) {
		for _, lang := range completing.Languages() {
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
