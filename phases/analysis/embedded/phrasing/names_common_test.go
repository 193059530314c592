package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A name of common words has its article in sentences; a name of its own has none.
func TestCommonNamesHaveAnArticle(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, text, want string }{
		{"Tide tables service", "Tide tables service\n\nIt computes tide tables for 40 harbours.", "the tide tables service"},
		{"Antwerp gateway", "Antwerp gateway\n\nIt passes on messages.", ""},
		{"Tide Tables Service", "Tide Tables Service\n\nIt computes tide tables.", ""},
		{"Tidewise", "Tidewise\n\nIt computes tides.", ""},
		{"Tide tables", "Tide tables\n\nIt computes tide tables.", ""},
	} {
		w := handMade(t, &understanding.Understanding{Lang: "en"}, "standard")
		w.Source.Text = c.text
		require.Equal(t, c.want, w.commonName(c.name), c.name)
	}
}
