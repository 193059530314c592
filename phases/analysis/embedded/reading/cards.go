package reading

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// storyCards makes headings of the bold titles of story cards as trackers export them:
// "**SHOP-1 Pay by card** (5 pts, Must)" and below it, with or without an empty line, "As a
// guest, I want …". What follows up to the next card belongs to it. The estimate says
// nothing of the product.
func (l *Lexicon) storyCards(blocks []block) []block {
	out := make([]block, 0, len(blocks))
	level := 1 // of the heading that the cards stand under
	for i, n := range blocks {
		switch story := l.tellsStory(blocks, i); {
		case n.kind == markdown.Heading && !story:
			level = n.level
			out = append(out, n)
		case n.kind == markdown.Heading:
			n.raw = l.withoutPoints(strings.TrimSpace(n.raw))
			out = append(out, n)
		case story:
			out = append(out, l.storyCard(n, min(level+1, 6))...)
		default:
			out = append(out, n)
		}
	}
	return out
}

// tellsStory says that a story stands in the lines below the first of a block, or in the
// paragraph below a heading or a line.
func (l *Lexicon) tellsStory(blocks []block, i int) bool {
	n := blocks[i]
	if n.kind != markdown.Heading && n.kind != markdown.Paragraph || n.depth > 0 || n.quoted {
		return false
	}
	if _, body, more := strings.Cut(n.raw, "\n"); more {
		return l.isStory(body)
	}
	return i+1 < len(blocks) && blocks[i+1].kind == markdown.Paragraph && l.isStory(blocks[i+1].raw)
}

// storyCard cuts a paragraph behind its bold title, which becomes a heading. One without
// such a title stays whole.
func (l *Lexicon) storyCard(n block, level int) []block {
	head, body, more := strings.Cut(n.raw, "\n")
	bold, ok := boldTitle(strings.TrimSpace(head))
	if !ok {
		return []block{n}
	}
	card := n
	card.kind, card.level, card.raw, card.to = markdown.Heading, level, l.withoutPoints(bold), n.from
	if !more {
		return []block{card}
	}
	n.raw, n.from = body, n.from+1
	return []block{card, n}
}

// boldTitle is a line that is bold but for what stands in brackets behind it, without its
// marks.
func boldTitle(line string) (title string, ok bool) {
	rest, ok := strings.CutPrefix(line, "**")
	bold, behind, closed := strings.Cut(rest, "**")
	behind = strings.TrimSpace(behind)
	if !ok || !closed || strings.TrimSpace(bold) == "" || behind != "" && (!strings.HasPrefix(behind, "(") || !strings.HasSuffix(behind, ")")) {
		return "", false
	}
	return strings.TrimSpace(strings.TrimSpace(bold) + " " + behind), true
}

// isStory tells a paragraph that says who wants what: "As a guest, I want to pay by card".
func (l *Lexicon) isStory(raw string) bool {
	low := Lower(Flatten(Inline(raw)))
	if !ContainsAny(low+" ", l.StoryWishes...) {
		return false
	}
	for _, open := range l.StoryRoleOpeners {
		if strings.HasPrefix(low, open) {
			return true
		}
	}
	return false
}

// withoutPoints drops the estimate from the brackets at the end of a title: "(5 pts, Must)"
// leaves "(Must)".
func (l *Lexicon) withoutPoints(title string) string {
	at := strings.LastIndex(title, "(")
	if at < 0 || !strings.HasSuffix(title, ")") {
		return title
	}
	var keep []string
	parts := strings.Split(title[at+1:len(title)-1], ",")
	for _, part := range parts {
		if part = strings.TrimSpace(part); !l.storyPoints(part) {
			keep = append(keep, part)
		}
	}
	switch len(keep) {
	case len(parts):
		return title
	case 0:
		return strings.TrimSpace(title[:at])
	}
	return title[:at] + "(" + strings.Join(keep, ", ") + ")"
}
