package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// TestTheProductSpeaksLanguages binds a row of languages as what the product must be
// usable in, and leaves a thing of several languages as it is.
func TestTheProductSpeaksLanguages(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Tool desk", Product: "Tool desk"}, "standard")
	for _, c := range []struct{ text, class, want string }{
		{"Everything in English and Dutch.", "U", "Tool desk MUST be usable in English and Dutch"},
		{"Dutch and French from the first day.", "U", "Tool desk MUST be usable in Dutch and French from the first day"},
		{"German + English from the beginning.", "U", "Tool desk MUST be usable in German and English from the beginning"},
		{"Everything in Dutch, and in English for the nine expats.", "U", "Tool desk MUST be usable in Dutch, and in English for the nine expats"},
		{"German and English user interface.", "U", ""},
		{"Everything in Dutch.", "U", ""},
		{"Everything in English and Dutch.", "C", ""},
	} {
		require.Equal(t, c.want, w.spoken(c.text, c.class, "MUST"), c.text)
	}
}
