package phrasing

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxTitleWords is how many words a title has when nothing is to be explained
// behind a colon.
const maxTitleWords = 8

// wholeTitle ends a title where what it says is whole: before the colon behind
// which the particulars stand, and before a list of which only the first
// members would fit.
func (w *Work) wholeTitle(full, cut string) string {
	if w.Language == "zh" {
		return cut
	}
	if head, _, ok := strings.Cut(full, ": "); ok && (cut != full || len(strings.Fields(full)) > maxTitleWords) && w.standsAlone(head) {
		return w.CutPhrase(head, MaxTitle)
	}
	if cut == full {
		return cut
	}
	if i := strings.LastIndex(cut, " and "); i > 0 && strings.HasPrefix(full, cut) && strings.Count(cut[i:], " ") == 2 && reading.HasPrefixOf(full[len(cut):], " when ", " if ") && len(strings.Fields(cut[:i])) > 2 {
		return closed(cut[:i]) // "the clock starts when it is logged | and stops | when …": it stops at something else
	}
	if half, number := strings.CutSuffix(cut, " at least"); number || strings.HasSuffix(cut, " at most") || strings.HasSuffix(cut, " more than") {
		if at := strings.LastIndex(half, " when "); at > 0 && len(strings.Fields(half[:at])) > 2 {
			cut = half[:at] // a condition whose number did not fit says nothing
		}
	}
	if at := w.secondDeed(cut); at > 0 {
		return closed(strings.TrimRight(cut[:at], " ,"))
	}
	i := strings.Index(cut, ", ")
	if i <= 0 || w.InBrackets(cut, i) || len(strings.Fields(cut[:i])) < 3 {
		return closed(cut)
	}
	last := cut[strings.LastIndex(cut, ", "):]
	if strings.Contains(last, " and ") || strings.Contains(last, " or ") || strings.HasPrefix(last, ", and ") {
		return closed(cut) // the list is whole
	}
	_, whole := w.ParseClause(cut)
	if _, still := w.ParseClause(cut[:i]); whole && !still && !w.BeginsWithVerb(cut) {
		return closed(cut) // the verb stands behind the comma
	}
	return cut[:i]
}

// longestRefusal bounds the title of what is refused with a condition.
const longestRefusal = 130

// withException gives a title that refuses something its condition back when the cut
// has taken it: "does not issue a permit | until the fee is paid" would say that it
// never does. One that is too long with it shows that more follows.
func (w *Work) withException(full, cut string) string {
	lost, ok := strings.CutPrefix(full, cut)
	if !ok || lost == "" || w.Language == "zh" {
		return cut
	}
	refuses, excepted := false, false
	for _, t := range ClauseTokens(cut) {
		refuses = refuses || t.Low == "not" || t.Low == "never" || t.Low == "cannot" || t.Low == "nobody" || t.Low == "no" || strings.HasSuffix(t.Low, "n't")
	}
	last := strings.ToLower(reading.LastWord(cut))
	excepted = last == "apart" && strings.HasPrefix(lost, " from ") // the cut stands inside of it
	for _, t := range ClauseTokens(lost) {
		excepted = excepted || w.Table.IsWord("lifts_refusal", "en", t.Low)
	}
	switch {
	case !refuses || !excepted:
		return cut
	case utf8.RuneCountInString(full) <= longestRefusal:
		return full
	}
	return strings.TrimSuffix(cut, " apart") + " …"
}

// secondDeed is where a title that was cut begins to tell a second thing that is done,
// which then has no end: "takes at most 12 taps and can be done | with one hand". Zero
// where there is none.
func (w *Work) secondDeed(cut string) int {
	tokens := ClauseTokens(cut)
	const least = 4 // words that say something by themselves
	for i := len(tokens) - 3; i >= least; i-- {
		if tokens[i].Low != "and" && tokens[i].Low != "but" || w.InBrackets(cut, tokens[i].From) || w.subordinateBefore(tokens, i) {
			continue
		}
		next := tokens[i+1].Low
		_, done := w.Participle(next)
		if done || w.Table.IsWord("finite", "en", next) || w.IsThird(next) && !w.Table.IsWord("nouns", "en", next) || w.Table.IsWord("verbs", "en", next) && !w.Table.IsWord("nouns", "en", wording.Plural(next)) {
			return tokens[i].From
		}
	}
	return 0
}

// withoutTail leaves a clause of its own, a reason or an example that a comma hangs
// onto a title: "pick a printer, it goes to the end of the queue".
func (w *Work) withoutTail(title string) string {
	const least = 3 // words that say something by themselves
	for at := 0; ; {
		i := strings.Index(title[at:], ", ")
		if i < 0 {
			return title
		}
		i += at
		at = i + 2
		if w.InBrackets(title, i) || len(strings.Fields(title[:i])) < least || SaysI(title[:i]) || strings.Contains(title[:i], ", or ") || w.Table.IsWord("conditions", "en", strings.ToLower(LeadingWord(title))) {
			continue
		}
		for _, lead := range w.Table.Words["title_tails"].In("en") {
			if strings.HasPrefix(title[at:], lead+" ") {
				return title[:i]
			}
		}
	}
}

// standsAlone says that what stands before a colon names a thing or says what
// is done by itself: three words at least, and no time or condition.
func (w *Work) standsAlone(head string) bool {
	first := strings.ToLower(LeadingWord(head))
	return len(strings.Fields(head)) > 2 && !strings.Contains(head, "`") && !w.InBrackets(head, len(head)) && !strings.Contains(head, ",") &&
		!w.Table.IsWord("prepositions", "en", first) && !w.Table.IsWord("conditions", "en", first) && !w.Table.IsWord("dangling", "en", strings.ToLower(reading.LastWord(head)))
}

// saysLabel says that a title speaks of what its label names: "change
// everything until noon" under "Changes".
func (w *Work) saysLabel(title, label string) bool {
	if strings.Contains(label, " ") {
		return false
	}
	stem := wording.Stem(strings.ToLower(label))
	for word := range strings.FieldsSeq(strings.ToLower(title)) {
		if wording.Stem(strings.Trim(word, ".,;:")) == stem && utf8.RuneCountInString(stem) > 2 {
			return true
		}
	}
	return false
}

// twoWays says that the "or" at token i joins two ways of doing the same: "as
// single lessons or as a series", "by post or by courier".
func (w *Work) twoWays(tokens []Token, i int) bool {
	const reach = 5
	next := WordAt(tokens, i+1)
	if next != "as" && !w.Table.IsWord("prepositions", "en", next) {
		return false
	}
	return slices.ContainsFunc(tokens[max(0, i-reach):i], func(t Token) bool { return t.Low == next })
}

// secondNot is a title in which the second deed is denied as a command denies it: "mark
// it as failed and do not send it again".
func (w *Work) secondNot(title string) string {
	for _, join := range []string{" and not ", " but not "} {
		first, denied, ok := strings.Cut(title, join)
		if ok && w.BeginsWithVerb(first) && w.Table.IsWord("verbs", "en", LeadingWord(denied)) {
			return first + strings.Replace(join, "not", "do not", 1) + denied
		}
	}
	return title
}
