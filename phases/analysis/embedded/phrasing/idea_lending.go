package phrasing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A place that lends things says by its name what is done there: they are borrowed and returned.

// lendingPoint reads "tool library for a small village, with deposits and late fees": the library of
// a thing that people lend is no software library.
func (r *ideaReader) lendingPoint(text string) bool {
	t := r.w.Table
	name, rest, _ := strings.Cut(text, ",")
	body, _, _ := r.withoutLead(name)
	what, where, _ := strings.Cut(body, " for ")
	words := strings.Fields(strings.ToLower(CutFirst(what, "a ", "an ", "the ", "our ")))
	n := len(words)
	if n < 2 || words[n-1] != "library" || !t.IsWord("lent_things", "en", wording.Singular(words[n-2])) {
		return false
	}
	head, with, _ := strings.Cut(body, " with ")
	things := wording.Plural(wording.Singular(strings.Join(words[:n-1], " ")))
	r.kind, r.head = "library", Capital(CutFirst(head, "a ", "an ", "the ", "our "))
	if whom := subjectNoun(understanding.LastNoun(where)); whom != "" && r.somebody(whom) {
		r.whom(whom)
	}
	for _, deed := range []string{"borrow ", "return "} {
		r.acts(deed+things, "")
	}
	more := strings.Trim(OrElse(strings.TrimSpace(rest), with), " ,")
	for _, thing := range reading.SplitList(CutFirst(more, "with ", "and ")) {
		if deed, ok := t.Words["lending_rules"].Paired("en", strings.ToLower(CutFirst(thing, "with ", "and ", "a ", "an "))); ok {
			r.does(deed)
		} else if thing != "" {
			r.list(thing)
		}
	}
	return true
}

// lentChinese reads 社团物资借还: what is named by both deeds is lent and comes back. Where the name
// is one of a place, it happens there.
func (r *ideaReader) lentChinese(clause string) bool {
	thing, ok := strings.CutSuffix(clause, "借还")
	const shortest = 2 // runes of a thing
	if !ok || utf8.RuneCountInString(thing) < shortest || len(r.features) > 0 || r.w.Table.StartsWith("verbs", "zh", thing) || strings.ContainsAny(thing, "的，") {
		return false
	}
	for _, deed := range [][2]string{{"lend_out", "lend_out_there"}, {"take_back", "take_back_there"}} {
		told := r.w.Say(deed[0], "text", thing)
		if reading.HasSuffixOf(thing, r.w.Table.Words["lending_places"].In("zh")...) {
			told = r.w.Say(deed[1], "text", thing)
		}
		r.add(understanding.FeatureFact{Text: Finished(told), Name: told})
	}
	return true
}
