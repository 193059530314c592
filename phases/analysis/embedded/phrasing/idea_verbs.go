package phrasing

import (
	"strings"
)

// thirdByObject says that a word in -s is a verb in the third person though no list has it, as
// its object shows: "mails a weekly report", "nags those who forgot".
func (w *Work) thirdByObject(low, next string) bool {
	_, ok := w.BaseVerb(low)
	return ok && (w.Table.IsWord("articles", "en", next) || w.Table.IsWord("those_who", "en", next))
}

// loneNoun says that a text is one word that names things, though it may be a verb: the
// "orders" of "quotes, orders, invoices".
func (w *Work) loneNoun(text string) bool {
	return !strings.Contains(text, " ") && w.Table.IsWord("nouns", "en", strings.ToLower(text))
}

// isDone says that a clause tells what is done to a thing: "the money is held until the
// meal is served".
func (w *Work) isDone(text string) bool {
	c, ok := w.ParseClause(text)
	return ok && w.tellsDone(c)
}

// refusedApart cuts what must not be done to a thing off what is done to it: "entries cannot
// be edited afterwards" of "entries are signed and cannot be edited afterwards".
func (w *Work) refusedApart(text string) (done, refused string) {
	c, _ := w.ParseClause(text)
	for _, not := range w.Table.Words["refused_behind"].In("en") {
		if done, rest, ok := strings.Cut(text, " "+not+" "); ok && c.Subject != "" {
			_, modal, _ := strings.Cut(not, " ")
			return strings.TrimRight(done, ", "), JoinWords(c.Subject, modal, w.objectNamed(rest, c))
		}
	}
	return text, ""
}

// doneAndRefused is refusedApart of a sentence that tells what is done to a thing and, behind
// the same subject, what must not be: each half is shown by a test of its own.
func (w *Work) doneAndRefused(text string) (done, refused string) {
	if !w.HasPhrase(" "+text+" ", "refused_behind") {
		return text, ""
	}
	c, ok := w.ParseClause(text)
	if !ok || !w.tellsDone(c) && (c.Form != ModalVerb || c.Not) || len(strings.Fields(c.Subject)) > maxSubjectRepeated {
		return text, ""
	}
	if _, person := w.PersonIn(c.Subject); person && strings.Contains(text, " but ") {
		return text, "" // a test lets them try what they must not do
	}
	return w.refusedApart(text)
}

// maxSubjectRepeated is how many words a subject has at most that is said again.
const maxSubjectRepeated = 9

// tellsDone is isDone of a clause that is parsed already.
func (w *Work) tellsDone(c Clause) bool {
	_, done := w.Participle(strings.ToLower(LeadingWord(c.Rest)))
	return done && c.Form == BeVerb && !c.Not
}

// thirdLed says that a text begins with a verb in the third person: "splits
// bills", and not "reports by month".
func (w *Work) thirdLed(text string) bool {
	first, rest, _ := strings.Cut(text, " ")
	low := strings.ToLower(first)
	if !w.IsThird(low) {
		return false
	}
	next := strings.ToLower(LeadingWord(rest))
	_, more, _ := strings.Cut(rest, " ")
	if w.Table.IsWord("pronouns_object", "en", next) {
		return true // "emails me"
	}
	if next == "are" || next == "were" {
		return false // "disputes are settled by a judge"
	}
	return !w.Table.IsWord("nouns", "en", low) || w.FirmObject(next) || IsPluralNoun(next) ||
		strings.HasSuffix(next, "ed") && IsPluralNoun(strings.ToLower(LeadingWord(more)))
}

// namesKind says that a text begins with what a product is called by, though its first word is
// a verb: "help desk", "work order".
func (w *Work) namesKind(text string) bool {
	words := strings.Fields(strings.ToLower(text))
	return len(words) > 1 && w.Table.IsWord("verb_names", "en", words[0]+" "+strings.TrimRight(words[1], ",.;:"))
}

// imperative says that a text begins with a verb and its object: "record flaky
// tests", and not "record player".
func (w *Work) imperative(text string) bool {
	first, rest, _ := strings.Cut(text, " ")
	low := strings.ToLower(first)
	if rest == "" || !w.Table.IsWord("verbs", "en", low) || w.namesKind(text) {
		return false
	}
	if next := strings.ToLower(rest); w.Table.IsWord("kinds", "en", next) || w.compound(low) && w.Table.IsWord("figures", "en", next) {
		return false // "chat service" is a thing: one that is done something to has an article
	}
	if !w.Table.IsWord("nouns", "en", low+"s") && !w.Table.IsWord("nouns", "en", low) {
		return LeadingWord(rest) != "of"
	}
	next := strings.ToLower(LeadingWord(rest))
	if next == "with" && w.Table.IsWord("verbs_with", "en", low) {
		return true // "share with the group by link"
	}
	if next == "of" {
		return false // "import of zones" is a thing
	}
	if _, behind, _ := strings.Cut(rest, " "); w.Table.IsWord("masses", "en", next) && LeadingWord(behind) == "of" { // "upload proof of residence"
		return true
	}
	return w.FirmObject(next) || w.Table.IsWord("pronouns_object", "en", next) || w.Table.IsWord("relatives", "en", next) || IsPluralNoun(next)
}
