package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestAWordOfHowOftenStandsBehindAVerb: what may be the name of things is a deed in front
// of "daily", and stays a name without it.
func TestAWordOfHowOftenStandsBehindAVerb(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en"}, "standard")
	for _, c := range []struct{ text, want string }{
		{"picks daily, weekly or never", "pick daily, weekly or never"},
		{"orders monthly or by the year", "order monthly or by the year"},
		{"orders below the minimum", ""},
	} {
		got, ok := w.BaseForm(c.text)
		require.Equal(t, c.want != "", ok, c.text)
		require.Equal(t, c.want, got, c.text)
	}
}
