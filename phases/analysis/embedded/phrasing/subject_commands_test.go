package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What a tool is about is the word of its commands that its prose uses as a noun.
func TestSubjectOfATool(t *testing.T) {
	t.Parallel()
	for want, c := range map[string]struct {
		commands []string
		text     string
	}{
		"invoice": {[]string{"`till invoice NEW`", "`till list`", "`till mail`"}, "An invoice is written once. Every invoice has a number, and paid invoices stay."},
		"":        {[]string{"`till open`", "`till list`", "`till mail`"}, "It opens the drawer and lists what is in it."},
	} {
		u := &understanding.Understanding{Lang: specs.English, Product: "Till", Title: "Till", Lex: loadLexicons(t)}
		for i, name := range c.commands {
			u.Features = append(u.Features, understanding.FeatureFact{Name: name, Text: name, Source: specs.FromLines(i+1, i+1)})
		}
		rules, err := shippedRules()
		require.NoError(t, err)
		w := NewWork(analysis.Common{Lang: "en", Depth: "standard", Source: analysis.Source{Text: c.text}}, u, nil, rules, NewWordIndex(c.text))
		require.Equal(t, want, w.commandNoun())
	}
}

// A number can only be asked for where more or less of something will do.
func TestWhatHoldsWhollyNeedsNoNumber(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Till", Product: "Till"}, "standard")
	require.True(t, w.wholly("Card numbers never stand in the journal"))
	require.True(t, w.wholly("The drawer opens for cashiers only"))
	require.False(t, w.wholly("The drawer opens quickly"))
	require.Equal(t, "The till writes a slip beside it", w.CutPhrase("The till writes a slip beside it: number, tax of the rates, total, cashier and the hour", 50))
}
