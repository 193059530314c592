package reading

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// Clauses below the letters of another clause are clauses again; a number inside an item
// and one of another chapter are not.
func TestClausesBelowLettersAreClauses(t *testing.T) {
	t.Parallel()
	lead := block{kind: markdown.Paragraph, raw: "4.4 The desk is open.\n4.5 The guest picks one:", from: 3, to: 4}
	bike := block{kind: markdown.Item, depth: 1, raw: "a bike", from: 5, to: 5}
	for raw, want := range map[string][]block{
		"a kayak\n4.6 The desk hands it out.\n4.7 The guest signs.": {{kind: markdown.Item, depth: 1, raw: "a kayak", from: 6, to: 6}, {kind: markdown.Paragraph, raw: "4.6 The desk hands it out.\n4.7 The guest signs.", from: 7, to: 8}},
		"a kayak of\n4.6 metres":                                    {{kind: markdown.Item, depth: 1, raw: "a kayak of\n4.6 metres", from: 6, to: 8}},
		"a kayak\n9.1 Appendix":                                     {{kind: markdown.Item, depth: 1, raw: "a kayak\n9.1 Appendix", from: 6, to: 8}},
	} {
		item := block{kind: markdown.Item, depth: 1, raw: raw, from: 6, to: 8}
		require.Equal(t, append([]block{lead, bike}, want...), clausesBehind([]block{lead, bike, item}), raw)
	}
}
