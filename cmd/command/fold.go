package command

import "github.com/overtone-cli/overtone/cmd/console"

// pageWidth is the width that texts for people are folded to, in columns.
const pageWidth = 80

// folded wraps a text to pageWidth.
func folded(text, lead, indent string) string { return foldedTo(pageWidth, text, lead, indent) }

// pageColumns is the width of the page on a terminal, 0 for none, of this width.
func pageColumns(terminal int) int {
	if terminal == 0 {
		return pageWidth
	}
	return min(terminal, pageWidth)
}

// foldedTo is folded for another width.
func foldedTo(columns int, text, lead, indent string) string {
	return console.Wrap(text, columns, lead, indent)
}
