package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// NamedIn is a statement behind a condition as it reads without that: what "it" means there
// stands in its place, "use the second uplink" of "where a building has a second uplink, use
// it".
func (w *Work) NamedIn(f *understanding.FeatureFact, st Statement) Statement {
	if w.Language == "zh" || f == nil || st.Trigger == "" {
		return st
	}
	if !st.Whole {
		st.Phrase = w.named(st.Phrase, f, st)
		return st
	}
	base := w.Base(st.Clause)
	said := w.named(base, f, st)
	switch {
	case said == base:
	case st.Clause.Form == ModalVerb:
		st.Clause.Rest = said
	case st.Clause.Form == ThirdVerb:
		st.Clause.Rest = renamed(st.Clause.Rest, base, said)
	}
	return st
}

// renamed makes the one change in a text that led from one wording of it to the other: its own
// verbs stay in their form.
func renamed(text, from, to string) string {
	start, end := 0, 0
	for start < min(len(from), len(to)) && from[start] == to[start] {
		start++
	}
	start = strings.LastIndexByte(from[:start], ' ') + 1
	for end < min(len(from), len(to))-start && from[len(from)-1-end] == to[len(to)-1-end] {
		end++
	}
	if space := strings.IndexByte(from[len(from)-end:], ' '); space >= 0 {
		end -= space
	} else {
		end = 0
	}
	former, named := from[start:len(from)-end], to[start:len(to)-end]
	return strings.TrimSpace(strings.Replace(" "+text+" ", " "+former+" ", " "+named+" ", 1))
}

// namedOwner puts the one of whom the condition speaks behind a thing that the title would
// leave without an owner: "When a customer reaches a quota, tell its administrators" is
// titled "Tell the administrators of the customer". Only of deeds that are done to what
// belongs to somebody else.
func (w *Work) namedOwner(title string, st Statement) string {
	_, told, ok := strings.Cut(st.Trigger, " ")
	c, clause := w.ParseClause(strings.TrimRight(told, ", "))
	article, who, two := strings.Cut(c.Subject, " ")
	tokens := ClauseTokens(title)
	if !ok || !clause || !two || c.Plural() || !w.Table.IsWord("articles", "en", strings.ToLower(article)) || len(tokens) < 3 || tokens[1].Low != "its" || !w.Table.IsWord("deeds_to_others", "en", tokens[0].Low) || strings.Count(who, " ") > 2 {
		return title
	}
	end := 2
	for end < len(tokens) && !w.endsThing(tokens[end].Low) {
		end++
	}
	if end == 2 {
		return title
	}
	return title[:tokens[1].From] + "the " + title[tokens[2].From:tokens[end-1].To] + " of the " + who + title[tokens[end-1].To:]
}

// endsThing says that a word no longer belongs to the name of a thing.
func (w *Work) endsThing(low string) bool {
	return w.Table.IsWord("prepositions", "en", low) || w.Table.IsWord("conditions", "en", low) || low == "and" || low == "or"
}

// namedPlace puts the product into the place of "it" at the end of a sentence that names
// nothing else it could mean: "Companies can build applications on it" behind a sentence
// about the product.
func (w *Work) namedPlace(f *understanding.FeatureFact) {
	text := strings.TrimRight(f.Text, ". ")
	head, ok := strings.CutSuffix(text, " it")
	if !ok || !w.Table.IsWord("prepositions", "en", strings.ToLower(reading.LastWord(head))) || strings.ContainsAny(head, ",;:") {
		return
	}
	for _, t := range ClauseTokens(head) {
		if w.Table.IsWord("articles", "en", t.Low) || t.Low == "one" || t.Low == "this" || t.Low == "that" {
			return
		}
	}
	_, subject, many := w.antecedent(text, f.Source)
	if many || !strings.EqualFold(strings.TrimPrefix(strings.ToLower(subject), "the "), strings.TrimPrefix(strings.ToLower(w.Product), "the ")) {
		return
	}
	tail := " " + reading.LastWord(head) + " it"
	for _, part := range []*string{&f.Text, &f.Want, &f.Name} {
		*part = strings.Replace(*part, tail, " "+reading.LastWord(head)+" "+w.calledSelf(), 1)
	}
}

// calledSelf is the product as a text speaks of it: "the platform" of "Meridian Building
// Platform".
func (w *Work) calledSelf() string {
	if last := strings.ToLower(reading.LastWord(w.Product)); w.Table.IsWord("selves", "en", last) {
		return "the " + last
	}
	return w.within(w.Product)
}

// handledInCase is the one thing to which somebody or nobody does something in a case, "the alarm" of
// "nobody acknowledges the alarm within 15 minutes": to it, and not to the product, something is done
// then. Empty where several could be meant.
func (w *Work) handledInCase(when Clause, condition string) string {
	_, person := w.PersonIn(when.Subject)
	low := strings.ToLower(when.Subject)
	if when.Plural() || when.Form == BeVerb || !person && !w.Table.IsWord("nobodies", "en", low) && !w.Table.IsWord("anybody", "en", low) && low != "someone" {
		return ""
	}
	words := strings.Fields(condition)
	articles := 0
	for _, word := range words[min(len(words), len(strings.Fields(when.Subject))):] {
		if w.Table.IsWord("articles", "en", word) {
			articles++
		}
	}
	if articles != 1 {
		return ""
	}
	return w.thingOf(reading.UpperFirst(condition), false)
}
