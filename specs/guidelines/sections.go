package guidelines

import (
	"github.com/overtone-cli/overtone/specs/markdown"
	"github.com/overtone-cli/overtone/specs/selection"
)

// sectionsOf gives the places of headings and rules in a file whose body begins
// at byte at.
func sectionsOf(doc *markdown.Document, at int) []selection.Section {
	out := []selection.Section{}
	current := selection.Section{Empty: true, Rules: []int{}}
	open := false
	finish := func(end int) {
		if current.Level > 0 || open {
			current.End = at + end
			out = append(out, current)
		}
	}
	current.Start, current.Body = at, at
	for i, b := range doc.Blocks {
		if b.Kind == markdown.Heading && !b.Quoted && b.Depth == 0 {
			finish(b.Start)
			current = selection.Section{
				Heading: fold(markdown.Plain(b.Text)), Level: b.Level, Start: at + b.Start, Body: at + b.End, Empty: true, Rules: []int{},
			}
			continue
		}
		open = true
		current.Empty = false
		if b.Kind == markdown.Item && b.Depth == 1 && !b.Quoted {
			current.Rules = append(current.Rules, at+itemEnd(doc.Blocks, i))
		}
	}
	finish(len(doc.Source))
	return out
}

// itemEnd is the byte behind an item with everything inside it.
func itemEnd(blocks []markdown.Block, i int) int {
	end := blocks[i].End
	for _, b := range blocks[i+1:] {
		if b.Depth < blocks[i].Depth || b.Kind == markdown.Item && b.Depth == blocks[i].Depth {
			break
		}
		end = max(end, b.End)
	}
	return end
}
