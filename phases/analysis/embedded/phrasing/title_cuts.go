package phrasing

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"
)

// CutPhrase shortens a text to at most n runes at a place where a phrase ends:
// before a preposition or conjunction, or at a comma. A text that has no such
// place is shortened between words.
func (w *Work) CutPhrase(text string, n int) string {
	text = strings.TrimRight(strings.TrimSpace(text), ".。;；,，:： ")
	if utf8.RuneCountInString(text) <= n {
		return text
	}
	if w.Language == "zh" {
		return w.CutChinese(text, n)
	}
	if when, deed, ok := w.CutOpening(text); ok { // the case without what holds in it says nothing
		if room := n - utf8.RuneCountInString(when) - len(", "); room >= minCut {
			return when + ", " + w.CutPhrase(deed, room)
		}
		return w.CutPhrase(deed, n)
	}
	if short, ok := withoutRemark(text); ok && utf8.RuneCountInString(short) <= n {
		return short
	}
	if head := beforeCases(text); utf8.RuneCountInString(head) >= minCut {
		return w.CutPhrase(head, n)
	}
	best, half := "", ""
	tokens := ClauseTokens(text)
	for i, t := range tokens {
		if i < 2 || utf8.RuneCountInString(text[:t.From]) > n+1 {
			continue
		}
		if w.InBrackets(text, t.From) || t.Low == "than" || t.Low == "per" || w.endsPhrase(tokens, i) {
			continue // "a size smaller | than one", "one copy | per file", "30 s to begin | with": what stands before says another thing alone
		}
		prev := tokens[i-1].Low
		if _, done := w.Participle(prev); done && tokens[i-2].Comma && !tokens[i-1].Comma {
			continue // "unique per domain, compared | without regard to case"
		}
		bracket := strings.HasPrefix(text[t.From:], "(")
		breaks := tokens[i-1].Comma || bracket || w.Table.IsWord("breaks", "en", t.Low)
		closes := tokens[i-1].Comma && w.Table.IsWord("particles", "en", prev) // "without signing in, | using …"
		if !breaks || !closes && w.Table.IsWord("prepositions", "en", prev) || w.Table.IsWord("determiners", "en", prev) || w.Table.IsWord("dangling", "en", prev) ||
			w.Table.IsWord("relatives", "en", prev) || prev == "and" || prev == "or" || prev == "is" || prev == "are" || w.Table.IsWord("auxiliaries", "en", prev) ||
			w.Table.IsWord("participle_needs", "en", prev) || w.Table.IsWord("hanging", "en", prev) || w.wantsObject(tokens, i) {
			continue
		}
		cut := strings.TrimRight(text[:t.From], " ,;:–—")
		if at := w.spanStart(tokens, i); at > 0 && !w.Table.IsWord("determiners", "en", tokens[at-1].Low) { // not a rhythm, "every 15 minutes | from the store"; but "by SMS two hours | before the arrival"
			if at > 1 && !w.Table.IsWord("prepositions", "en", tokens[at-1].Low) && utf8.RuneCountInString(text[:tokens[at].From]) <= n+1 {
				best = strings.TrimRight(text[:tokens[at].From], " ,;:–—")
			}
			continue
		}
		if (prev == "them" || prev == "it" || w.Table.IsWord("infinitive_nouns", "en", prev)) && t.Low == "to" || w.lastOfList(tokens, i) || tokens[i-1].Comma && text[tokens[i-1].To] == ',' && w.openList(tokens, i) || w.Table.IsWord("adverbs", "en", prev) || w.hangs(tokens, i) || w.Table.IsWord("particles", "en", t.Low) && w.IsVerbish(prev) ||
			t.Low == "to" && i+1 < len(tokens) && w.Table.IsWord("verbs", "en", tokens[i+1].Low) {
			continue
		}
		if (t.Low == "and" || t.Low == "or") && w.sharesNoun(tokens, i) {
			continue
		}
		if t.Low == "and" && w.inCondition(tokens, i) {
			continue // "until A | and B": half of what must be so would read as all of it
		}
		if t.Low == "or" && w.twoWays(tokens, i) {
			half = cut // the first of two ways looks like the only one
			continue
		}
		best = cut
	}
	if best == "" {
		best = half
	}
	if i := strings.LastIndex(best, ", "); i >= 12 && strings.Trim(best[i+2:], "0123456789. ") == "" {
		best = best[:i] // "one visit a year, 11 | to 13 months after the last one"
	}
	if i := strings.LastIndex(best, ", and "); i >= 12 && !w.InBrackets(best, i) && !strings.Contains(best[:i], ", ") {
		best = best[:i] // a second clause that the cut has left without its end
	}
	if i := strings.LastIndex(best, " and "); i >= 12 && !w.InBrackets(best, i) && strings.HasSuffix(best, "ed") && !strings.Contains(best[i+len(" and "):], " ") && strings.Trim(text[len(best):][:min(2, len(text)-len(best))], " 0123456789") == "" {
		best = best[:i] // "is stored in the EU and deleted | 30 days after …"
	}
	if i := strings.Index(best, ": "); i >= 12 && !w.clauseBehind(best[i+2:]) && !w.InBrackets(best, i) && !strings.Contains(best[i+2:], ",") && (strings.Contains(text[len(best):], ",") || !strings.Contains(best[i+2:], " ")) {
		best = best[:i] // "writes a manifest: version | , row counts, sizes", "with an archive: point | in time"
	}
	if utf8.RuneCountInString(best) >= minCut {
		return best
	}
	if utf8.RuneCountInString(text) <= n+n/cutRoom {
		return text // a little longer reads better than broken off
	}
	return Shorten(text, n)
}

// clauseBehind says that what stands behind a colon says something by itself: "a power
// cut: nothing confirmed is lost".
func (w *Work) clauseBehind(text string) bool {
	c, ok := w.ParseClause(text)
	return ok && c.Subject != "" && c.Rest != ""
}

// cutRoom says by which part of its length a text may be longer that can be cut
// nowhere.
const cutRoom = 3

// endsPhrase says that token i is a preposition with nothing behind it, which belongs
// to the word before: "two minutes to begin with".
func (w *Work) endsPhrase(tokens []Token, i int) bool {
	return w.Table.IsWord("prepositions", "en", tokens[i].Low) && (i == len(tokens)-1 || tokens[i].Comma)
}

// minCut is how short a text may become by a cut, in runes.
const minCut = 12

// beforeCases is what a text says in front of a row of cases: cut among them, the
// first would look like the only one. "Call the keeper | when A, when B or when C".
// Empty for a text that has no such row.
func beforeCases(text string) string {
	for _, lead := range []string{" when ", " if "} {
		at := strings.Index(text, lead)
		if at > 0 && strings.Contains(text[at+1:], " or"+lead) && strings.Count(text[:at], "(") == strings.Count(text[:at], ")") {
			return strings.TrimRight(text[:at], " ,")
		}
	}
	return ""
}

// sharesNoun says that the word before the conjunction at token i and the one behind
// it both belong to the noun that follows: "with free | and taken berths".
func (w *Work) sharesNoun(tokens []Token, i int) bool {
	return i > 1 && i+2 < len(tokens) && w.Table.IsWord("prepositions", "en", tokens[i-2].Low) && !IsPluralNoun(tokens[i-1].Low) && !tokens[i-1].Comma &&
		IsPluralNoun(tokens[i+2].Low) && !tokens[i+1].Comma && !w.Table.IsWord("determiners", "en", tokens[i+1].Low) && !w.Table.IsWord("prepositions", "en", tokens[i+1].Low) && !w.Table.IsWord("verbs", "en", tokens[i+1].Low)
}

// IsVerbish says that a word may be a verb or participle to which a particle
// belongs: "put in", "walked in".
func (w *Work) IsVerbish(word string) bool {
	_, part := w.Participle(word)
	_, gerund := w.gerund(word + " it")
	return part || gerund || w.Table.IsWord("verbs", "en", word) && !w.Table.IsWord("nouns", "en", word+"s") || word == "put"
}

// hangs says that a subordinate clause has just begun before token i, so that a
// cut there would leave its conjunction without a verb.
func (w *Work) hangs(tokens []Token, i int) bool {
	for k := max(0, i-3); k < i; k++ {
		if w.Table.IsWord("subordinators", "en", tokens[k].Low) || tokens[k].Low == "until" {
			return true
		}
	}
	return false
}

// inCondition says that token i joins the second half of a condition to the first:
// "unless a manager has signed and the fee is paid".
func (w *Work) inCondition(tokens []Token, i int) bool {
	for k := i - 1; k >= 2; k-- {
		switch tokens[k].Low {
		case "until", "unless", "if", "when", "once":
			for m := i + 2; m < min(len(tokens), i+6); m++ { // a clause of its own follows
				if tokens[m].Low == "is" || tokens[m].Low == "are" || tokens[m].Low == "has" || tokens[m].Low == "have" {
					return true
				}
			}
			return false
		}
		if tokens[k].Comma {
			return false
		}
	}
	return false
}

// lastOfList says that token i is the "and" of "the name, the length and the
// draught": cut there the list looks whole and is not.
func (w *Work) lastOfList(tokens []Token, i int) bool {
	if tokens[i].Low != "and" && tokens[i].Low != "or" || tokens[i-1].Comma {
		return false
	}
	for k := i - 1; k >= max(0, i-6); k-- {
		if tokens[k].Comma {
			return true
		}
	}
	return false
}

// openList says that the comma before token i stands inside "a, b and c", so
// that a cut there would lose members without a sign.
func (w *Work) openList(tokens []Token, i int) bool {
	if tokens[i].Low == "using" || tokens[i].Low == "including" {
		return false // how it is done, and no member
	}
	if tokens[i].Low == "and" && i+1 < len(tokens) && w.Table.IsWord("verbs", "en", tokens[i+1].Low) && !slices.ContainsFunc(tokens[:i-1], func(t Token) bool { return t.Comma }) {
		return false // "by more than 0.2 m, | and say so": a second deed
	}
	for k := i; k < len(tokens) && k < i+8; k++ {
		if tokens[k].Low == "and" || tokens[k].Low == "or" {
			return true
		}
		if w.Table.IsWord("prepositions", "en", tokens[k].Low) && k > i {
			return false
		}
	}
	return false
}

// spanStart is where a length of time begins that token i counts from, as in
// "two hours before", 0 where it is none: cut there it would say another thing.
// Of two that are counted from the same, it is the first: "48 hours and two
// hours before".
func (w *Work) spanStart(tokens []Token, i int) int {
	switch tokens[i].Low {
	case "before", "after", "ahead", "later", "earlier", "from", "of", "in", "past":
		at := w.lengthBefore(tokens, i)
		if at > 3 && (tokens[at-1].Low == "and" || tokens[at-1].Low == "or") {
			if first := w.lengthBefore(tokens, at-1); first > 0 {
				return first
			}
		}
		return at
	case "and", "or":
		if i+3 < len(tokens) && w.lengthBefore(tokens, i+3) == i+1 && w.spanStart(tokens, i+3) > 0 {
			return w.lengthBefore(tokens, i)
		}
	}
	return 0
}

// lengthBefore is where the length of time begins that ends before token i, 0
// where none does.
func (w *Work) lengthBefore(tokens []Token, i int) int {
	if i < 3 || tokens[i-1].Comma || !isTimeUnit(tokens[i-1].Low) {
		return 0
	}
	number := tokens[i-2].Low
	if i > 3 && w.Table.IsWord("day_kinds", "en", number) {
		if k := tokens[i-3].Low; k != "" && (k[0] >= '0' && k[0] <= '9' || isSmallNumber(k)) {
			return i - 3 // "10 working days before a visit"
		}
	}
	if number == "the" && (tokens[i].Low == "before" || tokens[i].Low == "after") {
		return i - 2 // "the evening before"
	}
	if number == "" || number[0] >= '0' && number[0] <= '9' || isSmallNumber(number) {
		return i - 2
	}
	return 0
}

// wantsObject says that before token i a verb of a row stands whose object
// would be lost: "search the catalogue and see | at once".
func (w *Work) wantsObject(tokens []Token, i int) bool {
	if i < 2 || tokens[i-1].Comma {
		return false
	}
	prev := tokens[i-1].Low
	switch tokens[i-2].Low {
	case "and", "or":
		return w.Table.IsWord("verbs", "en", prev) && !w.Table.IsWord("nouns", "en", wording.Plural(prev))
	}
	return false
}

// withoutRemark leaves out the only remark in brackets of a text that goes on behind it:
// "clicks of bots (Slack, WhatsApp) are counted separately" says more without it than cut
// before its verb.
func withoutRemark(text string) (string, bool) {
	before, rest, ok := strings.Cut(text, " (")
	inside, after, closed := strings.Cut(rest, ") ")
	if !ok || !closed || strings.ContainsAny(inside+after, "()") || strings.Count(before, "`")%2 != 0 {
		return "", false
	}
	return before + " " + after, true
}
