package reading

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// A statement that breaks off at its condition is read with the list below it; a list of
// things, of long statements or of one item stays a list.
func TestConditionsInAListBelongToTheirStatement(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		lead  string
		items []string
		want  string
	}{
		{"The desk defers a donor when:", []string{"the last visit was less than 12 weeks ago,", "The donor is under 17."}, "The desk defers a donor when\nthe last visit was less than 12 weeks ago or\nthe donor is under 17."},
		{"A page is public only if:", []string{"its owner agrees", "the editor has read it", "it has a date"}, "A page is public only if\nits owner agrees and\nthe editor has read it and\nit has a date."},
		{"A page is public if all of the following are true:", []string{"its owner agrees", "it has a date"}, "A page is public if\nits owner agrees and\nit has a date."},
		{"The desk prints a label if one of these applies:", []string{"the bag is full; or", "the nurse asks"}, "The desk prints a label if\nthe bag is full or\nthe nurse asks."},
		{"A nurse is never called if", []string{"she has had less than 10 hours of rest,", "the ward has one of its own (wards A to D, ward F, and the night ward)."}, "A nurse is never called if\nshe has had less than 10 hours of rest or\nthe ward has one of its own (wards A to D, ward F, and the night ward)."},
		{"The desk tells if it", []string{"opens late", "closes early"}, ""},
		{"Ask them when:", []string{"they come in"}, ""},
		{"The reasons are:", []string{"the bag is full", "the nurse asks"}, ""},
		{"The desk tells when:", []string{"Bags: all of them", "Tubes: none"}, ""},
	} {
		blocks := []block{{kind: markdown.Paragraph, raw: c.lead, from: 3, to: 3}}
		for i, item := range c.items {
			blocks = append(blocks, block{kind: markdown.Item, depth: 1, raw: item, from: 4 + i, to: 4 + i})
		}
		got := conditionsBelow(blocks)
		if c.want == "" {
			require.Equal(t, blocks, got, c.lead)
			continue
		}
		require.Len(t, got, 1, c.lead)
		require.Equal(t, c.want, got[0].raw, c.lead)
		require.Equal(t, 3+len(c.items), got[0].to, c.lead)
	}
}
