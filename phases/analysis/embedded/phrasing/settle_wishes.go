package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// maxThingWished is how many words a thing has at most of which somebody wants that it does
// or is something.
const maxThingWished = 8

// ofWishedThing reads what somebody wants a thing to do, or to be done with it, as the clause
// that then holds: "I want duplicate applications to be flagged" asks that they are flagged,
// and nobody to duplicate anything. Whose wish it is stays.
func (w *Work) ofWishedThing(f *understanding.FeatureFact) {
	want := strings.TrimRight(strings.TrimSpace(f.Want), ". ")
	if w.Language == "zh" || want == "" || !strings.Contains(strings.ToLower(f.Text), "want "+strings.ToLower(want)) {
		return
	}
	if clause, deed := w.wishedOfPeople(want); clause != "" {
		if strings.HasPrefix(strings.ToLower(want), strings.ToLower(strings.TrimRight(f.Name, ". …"))) {
			f.Name = reading.UpperFirst(deed)
		}
		f.Text, f.Want, f.Wished = wording.Sentence(clause), "", true
		return
	}
	if name := strings.ToLower(strings.TrimRight(f.Name, ". …")); name != "" && !strings.HasPrefix(strings.ToLower(want), name) {
		return // a heading of its own names it
	}
	clause := w.wishedClause(want)
	if clause == "" {
		return
	}
	f.Text, f.Want, f.Wished = wording.Sentence(clause), "", true
	f.Name = strings.TrimSuffix(f.Text, ".")
}

// wishedOfPeople is a wish that others do something, as what these can do, and the deed: "Owners
// can upload their proof of insurance" of "owners to upload their proof of insurance". Empty
// for any other wish.
func (w *Work) wishedOfPeople(want string) (clause, deed string) {
	subject, deed, ok := strings.Cut(want, " to ")
	if !ok || len(strings.Fields(subject)) > longestRole || strings.ContainsAny(subject, ",;:()\"`") {
		return "", ""
	}
	if deed = strings.TrimPrefix(deed, "be able to "); strings.HasPrefix(deed, "be ") {
		return "", "" // "borrowers to be reminded": it is done to them
	}
	last := strings.ToLower(reading.LastWord(subject))
	_, person := w.PersonIn(subject)
	if !person || !IsPluralNoun(last) || !w.IsPerson(wording.Singular(last)) || !w.Table.IsWord("verbs", "en", strings.ToLower(LeadingWord(deed))) {
		return "", ""
	}
	return reading.UpperFirst(subject) + " can " + deed, deed
}

// wishedClause is such a wish as a clause: "duplicate applications are flagged", "the check
// works offline". Empty for a thing with what it is for, "a way to export", for what people
// are to do, and for anything else.
func (w *Work) wishedClause(want string) string {
	subject, deed, ok := strings.Cut(want, " to ")
	words := strings.Fields(subject)
	if !ok || len(words) == 0 || len(words) > maxThingWished || strings.ContainsAny(subject, ",;:()\"`") || strings.HasPrefix(deed, "be able to ") {
		return ""
	}
	if _, person := w.PersonIn(subject); person || w.Table.IsWord("pronouns_object", "en", strings.ToLower(words[0])) || w.Table.IsWord("wish_means", "en", wording.Singular(strings.ToLower(words[len(words)-1]))) {
		return ""
	}
	if slices.ContainsFunc(words, func(word string) bool { return w.Table.IsWord("finite", "en", strings.ToLower(word)) }) {
		return ""
	}
	if w.Table.IsWord("selves", "en", strings.TrimPrefix(strings.ToLower(subject), "the ")) {
		return "" // what the product itself is to do is read so already
	}
	many := (Clause{Subject: subject}).Plural()
	if state, be := strings.CutPrefix(deed, "be "); be {
		verb := "is"
		if many {
			verb = "are"
		}
		return JoinWords(reading.UpperFirst(subject), verb, state)
	}
	verb, rest, _ := strings.Cut(deed, " ")
	if !w.Table.IsWord("wished_deeds", "en", strings.ToLower(verb)) {
		return ""
	}
	if !many {
		return JoinWords(reading.UpperFirst(subject), w.ThirdAll(deed))
	}
	return JoinWords(reading.UpperFirst(subject), verb, rest)
}
