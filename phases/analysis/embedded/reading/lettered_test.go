package reading

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// TestLettersCountLines reads lists whose lines letters count and Markdown joins.
func TestLettersCountLines(t *testing.T) {
	t.Parallel()
	type line struct {
		kind  markdown.Kind
		depth int
		raw   string
		from  int
	}
	item := func(depth int, raw string, from int) line { return line{markdown.Item, depth, raw, from} }
	for _, c := range []struct {
		raw  string
		item bool
		want []line
	}{
		{raw: "3.1 Opening hours\n  a) the desk opens at 8\nb) on Sunday it stays shut\nand nobody answers", want: []line{{markdown.Heading, 0, "3.1 Opening hours", 7}, item(1, "the desk opens at 8", 8), item(2, "on Sunday it stays shut\nand nobody answers", 9)}},
		{raw: "The guest picks one of these:\n(a) a bike\n(b) a kayak", want: []line{{markdown.Paragraph, 0, "The guest picks one of these:", 7}, item(1, "a bike", 8), item(1, "a kayak", 9)}},
		{raw: "a) one\nb) two\nc) three", want: []line{item(1, "one", 7), item(1, "two", 8), item(1, "three", 9)}},
		{raw: "Opening hours:\na) summer\nb) winter", item: true, want: []line{{markdown.Item, 1, "Opening hours:", 7}, item(2, "summer", 8), item(2, "winter", 9)}},
		{raw: "Plan a) is cheaper than\nb) is."},
		{raw: "Only one:\na) alone"},
	} {
		n := block{kind: markdown.Paragraph, raw: c.raw, from: 7}
		if c.item {
			n.kind, n.depth = markdown.Item, 1
		}
		var got []line
		for _, b := range letteredLines(n) {
			got = append(got, line{b.kind, b.depth, b.raw, b.from})
		}
		require.Equal(t, c.want, got, c.raw)
	}
}
