package reading

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// asTopic marks such a heading.
const asTopic = "topic"

// maxRowHead bounds, in runes, what a numbered first row may say to be a heading.
const maxRowHead = 12

// headedByNumber makes headings of the numbered rows with which paragraphs of Chinese minutes begin,
// "1、约车规则" right above what was said of it. One may be chance; two are a habit.
func headedByNumber(blocks []block) []block {
	found := 0
	for i := range blocks {
		if rowHead(&blocks[i]) != "" {
			found++
		}
	}
	if found < 2 {
		return blocks
	}
	out := make([]block, 0, len(blocks)+found)
	for _, n := range blocks {
		head := rowHead(&n)
		if head == "" {
			out = append(out, n)
			continue
		}
		first := n
		first.kind, first.level, first.as, first.raw, first.to = markdown.Heading, 6, asTopic, head, n.from
		n.raw, n.from = n.raw[strings.Index(n.raw, "\n")+1:], n.from+1
		out = append(out, first, n)
	}
	return out
}

// rowHead is the first row of a paragraph that only names what the rows below it speak of, and counts
// itself while they do not. Empty for any other.
func rowHead(n *block) string {
	if !mayNumber(n) {
		return ""
	}
	head, rest, ok := strings.Cut(n.raw, "\n")
	digits := digitNumber(head)
	if !ok || digits == 0 || !strings.HasPrefix(strings.TrimLeft(head, "0123456789"), "、") {
		return ""
	}
	name := strings.TrimSpace(strings.TrimLeft(head, "0123456789、 "))
	if k := utf8.RuneCountInString(name); k == 0 || k > maxRowHead || !HasHan(name) || strings.ContainsAny(name, "。；，：:！？") {
		return ""
	}
	for row := range strings.SplitSeq(rest, "\n") {
		if digitNumber(strings.TrimSpace(row)) > 0 || strings.TrimSpace(row) == "" {
			return ""
		}
	}
	return head
}
