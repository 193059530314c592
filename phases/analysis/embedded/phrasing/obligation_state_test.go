package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"

	"github.com/overtone-cli/overtone/specs"
)

// TestOnlyWhatIsOwedIsBound: how a thing is then is told, and what must be done with it is bound.
func TestOnlyWhatIsOwedIsBound(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Tidewise", Product: "Tidewise"}, "standard")
	for text, want := range map[string]string{
		"The run is void and must be repeated":                  "The run is void and MUST be repeated",
		"The batch is lost and has to be recorded as scrap":     "The batch is lost and MUST be recorded as scrap",
		"A recalled part is unsafe and must not be fitted":      "A recalled part is unsafe and MUST NOT be fitted",
		"A visit is recorded and has to be confirmed":           "A visit MUST be recorded and MUST be confirmed",
		"Orders above 500 EUR are urgent and must carry a seal": "Orders above 500 EUR are urgent and MUST carry a seal",
	} {
		clause, ok := w.ParseClause(text)
		require.True(t, ok, text)
		require.Equal(t, want, w.BindClause(clause, specs.Must))
	}
	require.Equal(t, "the run is void and repeated", OneModal("the run is void and must be repeated"))
	require.Equal(t, "the list is short and must show the owner", OneModal("the list is short and must show the owner"))
	require.Equal(t, "register itself and wait", OneModal("register itself and shall wait"))
}

// TestAWordOfASystemsNameIsNoVerb: nothing scales in "Platform scales", and what is sent charges
// nobody.
func TestAWordOfASystemsNameIsNoVerb(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Tidewise", Product: "Tidewise", Integrations: []understanding.IntegrationFact{{Name: "Platform scales (Mettler)"}, {Name: "Card payments"}}}, "standard")
	for _, text := range []string{"Receive weight at intake from Platform scales (Mettler)", "Synchronise charges out, payouts in with Card payments", "Send charges to the bank"} {
		c, ok := w.ParseClause(text)
		require.False(t, ok, "%s: %+v", text, c)
	}
	c, ok := w.ParseClause("Platform scales send the weight of a crate")
	require.True(t, ok)
	require.Equal(t, "send", c.Verb)
}
