package completing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxMemberWords is how many words a member of a list has in a title.
const maxMemberWords = 6

// listTitle names a long list by its first two members, for one of them alone
// would look like the whole: "Extract supplier, invoice number and more". It is
// empty where a title holds no such list or stops before it.
func (w *Work) listTitle(full, cut string) string {
	members := w.members(full)
	if len(members) < 3 {
		return ""
	}
	first := strings.TrimSpace(members[0])
	if len(cut) < len(first) {
		if !strings.Contains(cut, " with ") { // the cut stands before what is listed
			return ""
		}
	} else if strings.HasSuffix(cut, members[len(members)-1]) {
		return "" // the list is whole
	}
	title := strings.Join(members[:2], ", ") + w.Say("and_more")
	if utf8.RuneCountInString(title) > maxTitle {
		return ""
	}
	return title
}

// members are the parts of a row between commas, the first with what leads to
// it; nothing where a part is more than a thing.
func (w *Work) members(text string) []string {
	var out []string
	from := 0
	add := func(to int) bool {
		part := strings.TrimSpace(text[from:to])
		if part == "" || len(out) > 0 && !w.isMember(part) {
			return false
		}
		out = append(out, part)
		return true
	}
	for i := 0; i < len(text); i++ {
		if !strings.HasPrefix(text[i:], ", ") || w.inBrackets(text, i) || strings.Count(text[:i], "`")%2 == 1 || strings.Count(text[:i], "\"")%2 == 1 {
			continue
		}
		if !add(i) {
			return nil
		}
		from = i + 2
	}
	if len(out) == 0 {
		return nil
	}
	if head, tail, ok := strings.Cut(text[from:], " and "); ok && len(out) == 1 && w.isMember(head) && w.isMember(tail) {
		return append(out, head, tail)
	}
	if !add(len(text)) {
		return nil
	}
	return out
}

// isMember says that a part of a row is a thing: short, and no clause, condition
// or addition to what stands before it.
func (w *Work) isMember(part string) bool {
	for _, lead := range []string{"and ", "or "} {
		part = strings.TrimPrefix(part, lead)
	}
	first := strings.ToLower(LeadingWord(part))
	if len(strings.Fields(part)) > maxMemberWords || first == "" || first == "with" || first == "then" || w.Table.IsWord("prepositions", "en", first) ||
		w.Table.IsWord("conditions", "en", first) || w.Table.IsWord("relatives", "en", first) || w.Table.IsWord("subordinators", "en", first) || w.Table.IsWord("dangling", "en", first) {
		return false
	}
	if _, participle := w.Participle(first); participle || w.Table.IsWord("verbs", "en", first) && !w.Table.IsWord("nouns", "en", wording.Plural(first)) {
		return false
	}
	if _, clause := w.ParseClause(part); clause {
		return false
	}
	return !w.Table.IsWord("prepositions", "en", strings.ToLower(reading.LastWord(part)))
}
