package reading

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// joinStories puts a user story that is laid out as a list, or as paragraphs of
// one line, into one paragraph: "- **As a** clerk", "- **I want** …", "- **So
// that** …".
func joinStories(blocks []block) []block {
	out := blocks[:0:0]
	for i := 0; i < len(blocks); i++ {
		n := blocks[i]
		if !opensStory(n) || i+1 == len(blocks) || !goesOnWith(n, blocks[i+1], storyWants()) {
			out = append(out, n)
			continue
		}
		n.kind = markdown.Paragraph
		n.join(blocks[i+1])
		i++
		if i+1 < len(blocks) && goesOnWith(n, blocks[i+1], storyBenefits()) {
			n.join(blocks[i+1])
			i++
		}
		n.depth = max(0, n.depth-1)
		out = append(out, n)
	}
	return out
}

// opensStory tells a block that says who wants something and not what: "As a
// clerk".
func opensStory(n block) bool {
	if n.kind != markdown.Item && n.kind != markdown.Paragraph || strings.Contains(n.raw, "\n") {
		return false
	}
	return storyRole(n.raw)
}

// storyRole tells a line that says who wants something and not what.
func storyRole(raw string) bool {
	low := Lower(Flatten(Inline(raw)))
	if len([]rune(low)) > 80 || ContainsAny(low+" ", " i want ", " i need ", " i can ", " i would ", " i'd ", "我想", "我要", "我希望", "我需要", "希望") {
		return false
	}
	for _, open := range []string{"as a ", "as an ", "as the ", "作为", "身为"} {
		if strings.HasPrefix(low, open) {
			return true
		}
	}
	return false
}

func storyWants() []string {
	return []string{"i want", "i need", "i would like", "i'd like", "i wish", "i can ", "i must be able", "i should be able", "我想", "我要", "我希望", "我需要", "希望"}
}

func storyBenefits() []string {
	return []string{"so that ", "so i ", "in order to ", "because ", "以便", "从而", "这样", "好让"}
}

// goesOnWith tells whether the next block is of the same list or the next
// paragraph and begins with one of some phrases.
func goesOnWith(n, next block, opens []string) bool {
	if next.kind != markdown.Item && next.kind != markdown.Paragraph || next.kind == markdown.Item && next.depth != n.depth || strings.Contains(next.raw, "\n") {
		return false
	}
	low := Lower(Flatten(Inline(next.raw)))
	for _, open := range opens {
		if strings.HasPrefix(low, open) {
			return true
		}
	}
	return false
}

// join adds the text of the next block, each line where it was.
func (n *block) join(next block) {
	n.raw = strings.TrimRight(n.raw, " ,.，。") + strings.Repeat("\n", max(1, next.from-n.to)) + next.raw
	n.to = next.to
}
