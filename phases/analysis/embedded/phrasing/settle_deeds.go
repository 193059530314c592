package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// deedsOfOne looks at what each feature says that one person does.
func (w *Work) deedsOfOne() {
	if w.Language == "zh" {
		return
	}
	for i := range w.Understood.Features {
		w.deedOfOne(&w.Understood.Features[i])
	}
}

// deedOfOne brings what one person does into the base form where the word could also be
// a plural: in "An employee groups receipts" an employee stands alone, so "groups" is what
// they do and no kind of thing.
func (w *Work) deedOfOne(f *understanding.FeatureFact) {
	if f.Actor == "" {
		return
	}
	verb := reading.FirstWord(f.Want)
	base, ok := w.BaseVerb(strings.ToLower(verb))
	if !ok || !w.Table.IsWord("verbs", "en", base) || !w.Table.IsWord("nouns", "en", strings.ToLower(verb)) {
		return // what cannot be a plural is read as a verb anyway
	}
	if _, read := w.BaseForm(f.Want); read {
		return
	}
	who, _, found := strings.Cut(f.Text, " "+f.Want)
	if article, role, ok := strings.Cut(who, " "); ok && w.Table.IsWord("articles", "en", strings.ToLower(article)) {
		who = role
	}
	if !found || len(strings.Fields(who)) > longestRole || strings.ContainsAny(who, ",;:") || IsPluralNoun(strings.ToLower(reading.LastWord(who))) || !w.IsPerson(who) {
		return
	}
	deed, ok := w.FirmBase(f.Want)
	if !ok {
		return
	}
	deed = w.LowerRest(deed)
	if strings.HasPrefix(strings.ToLower(f.Name), strings.ToLower(verb)+" ") {
		f.Name = reading.UpperFirst(w.LowerRest(base + f.Name[len(verb):]))
	}
	f.Want = deed
	w.verbal[strings.ToLower(strings.TrimRight(deed, ". "))] = true
}

// longestRole is how many words the name of one person has.
const longestRole = 3
