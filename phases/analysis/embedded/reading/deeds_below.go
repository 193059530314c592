package reading

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/markdown"
	"github.com/overtone-cli/overtone/specs/wording"
)

// A statement that breaks off at "can:" says of everything below it who does it and
// whether it must be: "Pickers should be able to:" over "search trees". Each item is
// such a statement of its own, and without the lead it has neither.

// How long a lead and what it begins with may be, in words and in characters.
const (
	longestDeedLead    = 14
	longestDeedLeadHan = 20
)

// deedsBelow gives each item of a list of deeds the beginning that stands above the list.
func (l *Lexicon) deedsBelow(blocks []block) []block {
	return replaceBelow(blocks, func(from []block) ([]block, int) {
		before, lead, ok := l.lastLead(from[0])
		if !ok {
			told := l.deedsOf(from)
			return told, len(told)
		}
		told := l.deedsOf(append([]block{lead}, from[1:]...))
		if told == nil {
			return nil, 0
		}
		return append([]block{before}, told...), len(told)
	})
}

// lastLead takes the last sentence of a paragraph that breaks off, off the sentences before it:
// "Clerks work from a queue. They can:". "They" gives way to those of whom the sentence before
// speaks, because a list has no sentence before it.
func (l *Lexicon) lastLead(n block) (before, lead block, ok bool) {
	raw := strings.TrimRight(n.raw, " \n")
	if n.kind != markdown.Paragraph || n.quoted || !strings.HasSuffix(raw, ":") || HasHan(raw) {
		return n, n, false
	}
	i := strings.LastIndex(raw, ". ")
	if j := strings.LastIndex(raw, ".\n"); j > i {
		i = j
	}
	if i < 0 || strings.Contains(raw[i+2:], "\n") {
		return n, n, false
	}
	before, lead = n, n
	before.raw, lead.raw = raw[:i+1], strings.TrimSpace(raw[i+2:])
	before.to = n.from + strings.Count(before.raw, "\n")
	lead.from = n.from + strings.Count(raw[:i+2], "\n")
	if deed, they := strings.CutPrefix(lead.raw, "They "); they {
		who := l.spokenOf(before.raw)
		if who == "" {
			return n, n, false
		}
		lead.raw = who + " " + deed
	}
	return before, lead, true
}

// spokenOf is of whom the last of some sentences speaks: "Clerks", "The shift leads". Empty where
// it does not begin with people in the plural, by their name alone.
func (l *Lexicon) spokenOf(text string) string {
	text = strings.ReplaceAll(strings.TrimRight(text, ".!? "), "\n", " ")
	if i := strings.LastIndexAny(text, ".!?"); i >= 0 {
		text = text[i+1:]
	}
	words := strings.Fields(text)
	for i, word := range words[:min(len(words), 3)] {
		switch plural := len(word) > 3 && strings.HasSuffix(word, "s") && !strings.HasSuffix(word, "'s") && !strings.HasSuffix(word, "ss"); {
		case i == 0 && slices.Contains(l.DeedUnnamed, Lower(word)) || strings.ContainsAny(word, ",:;\"()"):
			return ""
		case plural && i+1 < len(words) && !InThirdPerson(words[i+1]) && !strings.HasSuffix(words[i+1], "s") && (i > 0 || StartsUpper(word)):
			return strings.Join(words[:i+1], " ")
		}
	}
	return ""
}

// deedsOf are the items below the first of some blocks, each with what that one begins;
// nil where it begins nothing that they carry on.
func (l *Lexicon) deedsOf(blocks []block) []block {
	lead := blocks[0]
	raw := strings.TrimRight(lead.raw, " \n")
	open := strings.TrimRight(raw, ":：")
	if open == raw || lead.quoted || lead.kind != markdown.Paragraph && lead.kind != markdown.Item || strings.ContainsAny(open, "|\n") {
		return nil
	}
	begin := l.beginsDeed(strings.TrimSpace(open))
	n := 0
	for n+1 < len(blocks) && blocks[n+1].kind == markdown.Item && blocks[n+1].depth > lead.depth {
		n++
	}
	if begin == "" || n < fewestNames {
		return nil
	}
	out := make([]block, n)
	for i, item := range blocks[1 : n+1] {
		if item.depth != lead.depth+1 || item.task != markdown.NoTask || !l.carriesOn(item.raw) {
			return nil
		}
		item.raw = begin + Joiner(begin) + wording.LowerFirst(strings.TrimSpace(item.raw))
		if lead.kind == markdown.Item {
			item.depth = lead.depth
		}
		out[i] = item
	}
	first := &out[0]
	first.raw = strings.Replace(first.raw, begin+Joiner(begin), begin+strings.Repeat("\n", max(1, first.from-lead.from)), 1)
	first.from = lead.from
	return out
}

// beginsDeed is a lead that leaves only the deed open, without what only announces the
// list: "Pickers can" of "Pickers can do the following". Empty for any other.
func (l *Lexicon) beginsDeed(lead string) string {
	for _, dummy := range l.DeedDummies {
		if cut, ok := cutSuffixFold(lead, dummy); ok {
			lead = strings.TrimSpace(cut)
			break
		}
	}
	if HasHan(lead) {
		if utf8.RuneCountInString(lead) > longestDeedLeadHan || strings.ContainsAny(lead, "。，；、") || !HasSuffixOf(lead, l.DeedLeads...) || HasPrefixOf(lead, l.DeedUnnamed...) || slices.Contains(l.DeedLeads, lead) {
			return ""
		}
		return lead
	}
	words := strings.Fields(Lower(lead))
	if len(words) < 2 || len(words) > longestDeedLead || strings.ContainsAny(lead, ".!?;:*") || slices.Contains(l.DeedUnnamed, words[0]) {
		return ""
	}
	low := " " + strings.Join(words, " ")
	for _, end := range l.DeedLeads {
		if strings.HasSuffix(low, " "+end) && len(low) > len(end)+1 {
			return lead
		}
	}
	if last := words[len(words)-1]; last == "to" && slices.ContainsFunc(words, func(w string) bool { return slices.Contains(l.DeedLenders, w) }) {
		return lead
	}
	return ""
}

// cutSuffixFold is a text without an end in whatever letter case that is written.
func cutSuffixFold(text, end string) (string, bool) {
	if len(text) > len(end) && strings.EqualFold(text[len(text)-len(end):], end) {
		return text[:len(text)-len(end)], true
	}
	return text, false
}

// carriesOn says that an item is the rest of a sentence: it begins with a verb, or at
// least with no name, number, label or subject of its own.
func (l *Lexicon) carriesOn(raw string) bool {
	text := strings.TrimSpace(raw)
	first, _ := utf8.DecodeRuneInString(text)
	if !unicode.IsLetter(first) || RefLength(text) > 0 || strings.HasSuffix(text, ":") || strings.HasSuffix(text, "：") {
		return false
	}
	if HasHan(text) {
		label := strings.IndexAny(text, "：:")
		return (label < 0 || utf8.RuneCountInString(text[:label]) > 8) && !ContainsAny(text, "必须", "可以", "应当", "应该")
	}
	words := strings.Fields(Lower(text))
	label := strings.IndexAny(text, ":")
	if word := FirstWord(text); len(word) > 1 && strings.ToUpper(word) == word || InThirdPerson(word) || label > 0 && len(strings.Fields(text[:label])) <= 4 || dashedName(text) {
		return false
	}
	return !slices.Contains(l.DeedNot, words[0]) && !slices.ContainsFunc(words[:min(len(words), 5)], func(w string) bool {
		return slices.Contains(l.DeedModals, w)
	})
}

// dashedName tells an item that names what it explains behind a dash, "Reminders – sent by
// mail", from one that only has an aside.
func dashedName(text string) bool {
	const longest = 5 // words of a name
	name, _, ok := strings.Cut(text, " – ")
	return ok && len(strings.Fields(name)) <= longest
}
