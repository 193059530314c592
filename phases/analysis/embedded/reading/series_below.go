package reading

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// A statement that breaks off at a colon may go on in the list below it, whose items
// are only the names of what it speaks of: "The export supports the following formats:"
// over "CSV" and "PDF". An item taken alone would be a demand that nobody made.

// How many items such a list has, and how many words or characters each of them.
const (
	fewestNames  = 2
	mostNames    = 10
	longestName  = 7
	longestHan   = 14
	shortestLead = 3
)

// seriesBelow joins a statement that breaks off at a colon with the names below it.
func (l *Lexicon) seriesBelow(blocks []block) []block { return joinBelow(blocks, l.joinedSeries) }

// joinedSeries is the first of some blocks with the names below it, and how many blocks
// these are. Zero where it is whole, or where its items are more than names.
func (l *Lexicon) joinedSeries(blocks []block) (joined block, n int) {
	joined = blocks[0]
	lead := strings.TrimRight(joined.raw, " \n")
	open := strings.TrimRight(lead, ":：")
	if open == lead || joined.quoted || joined.kind != markdown.Paragraph && joined.kind != markdown.Item || strings.ContainsAny(open, "|") {
		return joined, 0
	}
	for n+1 < len(blocks) && blocks[n+1].kind == markdown.Item && blocks[n+1].depth > joined.depth {
		n++
	}
	if n < fewestNames || n > mostNames {
		return joined, 0
	}
	names := make([]string, n)
	for i, item := range blocks[1 : n+1] {
		if names[i] = l.bareName(item, joined.depth+1); names[i] == "" {
			return joined, 0
		}
	}
	write := l.seriesInEnglish
	if HasHan(open) {
		write = l.seriesInChinese
	}
	before, after := write(open, names)
	if after == "" {
		return joined, 0
	}
	lines := max(1, blocks[n].to-joined.from-strings.Count(open, "\n")) // the last line stays the last one
	joined.raw, joined.to = before+strings.Repeat("\n", lines)+after, blocks[n].to
	return joined, n
}

// bareName is an item that is a name and nothing else, without the mark at its end.
// Empty for one that is a statement, has a label or a box, or leads to more.
func (l *Lexicon) bareName(item block, depth int) string {
	text := strings.TrimSpace(item.raw)
	for _, end := range []string{".", "。", ";", "；", ",", "，", "、", " or", " and", ";", ","} {
		text = strings.TrimSpace(strings.TrimSuffix(text, end))
	}
	long := len(strings.Fields(text)) > longestName || HasHan(text) && utf8.RuneCountInString(text) > longestHan
	if text == "" || long || item.depth != depth || item.task != markdown.NoTask || strings.ContainsAny(text, "\n:：;；?？!|→=，。") || strings.HasPrefix(text, "*") || ContainsAny(text, ". ", " – ", " — ", " - ", "](") {
		return ""
	}
	if RefLength(text) > 0 {
		return ""
	}
	return text
}

// seriesInEnglish is an English statement with the names that it leads to: behind "the
// following formats" or names of code they stand after its colon, behind "filter by" and
// "contains" right after it. after is empty where the lead says too little to go on.
func (l *Lexicon) seriesInEnglish(lead string, names []string) (before, after string) {
	sentence := lead[strings.LastIndexAny(lead, ".!?")+1:]
	words := strings.Fields(Lower(strings.Trim(sentence, "* ")))
	if len(words) < shortestLead || HasPrefixOf(strings.Join(words, " "), l.SeriesNot...) || slices.ContainsFunc(words, func(w string) bool { return slices.Contains(l.SeriesNotIn, w) }) {
		return "", ""
	}
	list := strings.Join(names[:len(names)-1], ", ") + " and " + names[len(names)-1] + "."
	switch last := words[len(words)-1]; {
	case slices.Contains(l.SeriesAreas, words[len(words)-2]):
		return "", "" // what an area of the product contains are parts of it, each to be built
	case slices.Contains(l.SeriesCarriers, last) && (last != "to" || !slices.Contains(l.SeriesToVerbs, words[len(words)-2])):
		return lead, list
	case l.announcesThings(words), !slices.ContainsFunc(names, func(name string) bool { return !strings.HasPrefix(name, "`") }):
		return lead + ":", list
	}
	return "", ""
}

// announcesThings says that a lead ends in what its list holds: "the following formats",
// "one of these periods". What a paper lists as parts of itself, "the following features",
// is no series of names.
func (l *Lexicon) announcesThings(words []string) bool {
	last := words[len(words)-1]
	if !strings.HasSuffix(last, "s") || slices.Contains(l.SeriesParts, last) {
		return false
	}
	for _, back := range []int{2, 3} {
		if at := len(words) - back; at > 1 && (words[at] == "following" || words[at] == "these") {
			return true
		}
	}
	return false
}

// seriesInChinese is a Chinese statement with the names that it leads to: in the place
// of 以下, and right behind 包含 or 发送给. A condition that lists its cases, 出现以下情况时,
// has them in its place too.
func (l *Lexicon) seriesInChinese(lead string, names []string) (before, after string) {
	lead = strings.TrimSpace(lead)
	sentence := lead
	if i := strings.LastIndex(lead, "。"); i >= 0 {
		before, sentence = lead[:i+len("。")], lead[i+len("。"):]
	}
	if ContainsAny(sentence, l.SeriesNotIn...) {
		return "", ""
	}
	if rest, ok := cutCase(sentence, l.SeriesCases); ok {
		return before + strings.Join(names, "或") + "时，", rest + "。"
	}
	list := strings.Join(names, "、")
	for _, these := range []string{"以下", "下列"} {
		if i := strings.LastIndex(sentence, these); i > 0 && !HasPrefixOf(sentence[i+len(these):], l.SeriesParts...) {
			return before + sentence[:i] + SpacedLatin(list), "这些" + sentence[i+len(these):] + "。"
		}
	}
	if HasSuffixOf(sentence, l.SeriesCarriers...) && !ContainsAny(sentence, l.ChineseSeriesAreas...) && utf8.RuneCountInString(sentence) > shortestLead {
		return before + sentence, list + "。"
	}
	if i := strings.LastIndex(sentence, "，"); i > 0 && HasPrefixOf(sentence[i+len("，"):], "并", "再", "然后", "从中") {
		return before + sentence + "：", list + "。"
	}
	return "", ""
}

// cutCase is a Chinese statement without the condition that lists its cases below:
// "系统通知港务员" of "出现以下情况时，系统通知港务员".
func cutCase(sentence string, cases []string) (rest string, ok bool) {
	for _, c := range cases {
		if i := strings.Index(sentence, c); i >= 0 && utf8.RuneCountInString(sentence[:i]) <= shortestLead {
			rest = strings.TrimLeft(sentence[i+len(c):], "，, ")
			return rest, utf8.RuneCountInString(rest) > shortestLead
		}
	}
	return "", false
}
