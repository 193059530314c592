package reading

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// A sentence that breaks off without any mark, "The value is", goes on in each item of the list
// below it: "`missing` when fewer than 4 of 6 have arrived". Taken alone neither of them says
// of what it speaks.

// longestOpen is how many words such a sentence has at most.
const longestOpen = 8

// valuesBelow gives each item of a list the sentence that breaks off above the list.
func (l *Lexicon) valuesBelow(blocks []block) []block {
	return replaceBelow(blocks, l.valuesOf)
}

// valuesOf are the first of some blocks without the sentence with which it breaks off, and the
// items below it, each with that sentence in front; none where it is whole.
func (l *Lexicon) valuesOf(blocks []block) (told []block, below int) {
	lead := blocks[0]
	raw := strings.TrimRight(lead.raw, " \n")
	if lead.quoted || lead.kind != markdown.Paragraph || strings.Contains(raw, "|") || HasHan(raw) {
		return nil, 0
	}
	at := strings.LastIndexAny(raw, ".!?")
	open := strings.Join(strings.Fields(raw[at+1:]), " ")
	words := strings.Fields(open)
	if len(words) < 3 || len(words) > longestOpen || !StartsUpper(open) || !l.OpenVerbs[words[len(words)-1]] {
		return nil, 0
	}
	for below+1 < len(blocks) && blocks[below+1].kind == markdown.Item && blocks[below+1].depth > lead.depth {
		below++
	}
	if below < fewestNames {
		return nil, 0
	}
	if head := strings.TrimSpace(raw[:at+1]); head != "" {
		lead.raw = head
		told = append(told, lead)
	}
	for i, item := range blocks[1 : below+1] {
		text := strings.TrimRight(strings.TrimSpace(item.raw), ",;. ")
		if first, _ := utf8.DecodeRuneInString(text); item.depth != lead.depth+1 || item.task != markdown.NoTask || strings.ContainsAny(text, "\n?") || first != '`' && !unicode.IsLower(first) {
			return nil, 0
		}
		item.raw = open + " " + text + "."
		if i == 0 && len(told) == 0 {
			item.raw = strings.Replace(item.raw, " ", strings.Repeat("\n", max(1, item.from-lead.from)), 1)
			item.from = lead.from
		}
		told = append(told, item)
	}
	return told, below
}
