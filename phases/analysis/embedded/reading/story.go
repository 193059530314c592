package reading

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// joinStories puts a user story that is laid out as a list, or as paragraphs of
// one line, into one paragraph: "- **As a** clerk", "- **I want** …", "- **So
// that** …".
func (l *Lexicon) joinStories(blocks []block) []block {
	out := blocks[:0:0]
	for i := 0; i < len(blocks); i++ {
		n := blocks[i]
		if !l.opensStory(n) || i+1 == len(blocks) || !goesOnWith(n, blocks[i+1], l.storyWants()) {
			out = append(out, n)
			continue
		}
		n.kind = markdown.Paragraph
		n.join(blocks[i+1])
		i++
		if i+1 < len(blocks) && goesOnWith(n, blocks[i+1], l.storyBenefits()) {
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
func (l *Lexicon) opensStory(n block) bool {
	if n.kind != markdown.Item && n.kind != markdown.Paragraph || strings.Contains(n.raw, "\n") {
		return false
	}
	return l.storyRole(n.raw)
}

// storyRole tells a line that says who wants something and not what.
func (l *Lexicon) storyRole(raw string) bool {
	low := Lower(Flatten(Inline(raw)))
	if len([]rune(low)) > 80 || ContainsAny(low+" ", l.StoryWishes...) {
		return false
	}
	for _, open := range l.StoryRoleOpeners {
		if strings.HasPrefix(low, open) {
			return true
		}
	}
	return false
}

func (l *Lexicon) storyWants() []string {
	return l.StoryWants
}

func (l *Lexicon) storyBenefits() []string {
	return l.StoryBenefits
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
