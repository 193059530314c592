package reading

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// The title of a story card is a heading of its own, without its estimate and with its rank.
func TestTheTitleOfAStoryCardIsAHeading(t *testing.T) {
	t.Parallel()
	l := loadLexicon(t)
	for _, c := range []struct {
		raw  []string
		want []string // headings begin with #
	}{
		{[]string{"**SHOP-1 Pay by card** (5 pts, Must)\nAs a guest, I want to pay by card."}, []string{"# SHOP-1 Pay by card (Must)", "As a guest, I want to pay by card."}},
		{[]string{"**SHOP-2 See the bill** (3 points)\nAs the owner I want to see the bill."}, []string{"# SHOP-2 See the bill", "As the owner I want to see the bill."}},
		{[]string{"**Pay by card** (Should)", "As a guest, I want to pay by card."}, []string{"# Pay by card (Should)", "As a guest, I want to pay by card."}},
		{[]string{"**Pay by card**\nGuests pay at the desk today."}, []string{"**Pay by card**\nGuests pay at the desk today."}},
		{[]string{"**Note** that this is late.\nAs a guest, I want to pay by card."}, []string{"**Note** that this is late.\nAs a guest, I want to pay by card."}},
		{[]string{"**Opening hours** (summer)", "We open at nine."}, []string{"**Opening hours** (summer)", "We open at nine."}},
	} {
		var blocks []block
		for i, raw := range c.raw {
			blocks = append(blocks, block{kind: markdown.Paragraph, raw: raw, from: i + 1, to: i + 1})
		}
		var got []string
		for _, n := range l.storyCards(blocks) {
			if n.kind == markdown.Heading {
				n.raw = "# " + n.raw
			}
			got = append(got, n.raw)
		}
		require.Equal(t, c.want, got)
	}
}
