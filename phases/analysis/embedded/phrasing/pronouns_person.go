package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// personUnderCondition names the person whose deed is the condition in the place of
// the pronoun behind it: "When a driver closes an order, they record the hours" tells
// what the driver does. Several things in the condition may be meant as well, and
// what is done to somebody there leaves open who acts then: such a text stays.
func (w *Work) personUnderCondition(text string) string {
	for _, pronoun := range w.Table.Words["pronouns_person"].In("en") {
		lead, rest, ok := strings.Cut(text, ", "+pronoun+" ")
		word, condition, more := strings.Cut(lead, " ")
		if !ok || !more || strings.ContainsAny(condition, ",;:(") || !w.Table.IsWord("conditions", "en", strings.ToLower(word)) {
			continue
		}
		when, known := w.ParseClause(reading.UpperFirst(condition))
		_, person := w.PersonIn(when.Subject)
		many := when.Plural()
		subject := theSame(when.Subject, many)
		if !known || !person || subject == "" || when.Form == BeVerb || many && pronoun != "they" || w.tellsOfSeveral(when.Rest) {
			return text
		}
		if many {
			return lead + ", " + subject + " " + rest
		}
		deed, ok := w.ofOne(rest)
		if !ok {
			return text
		}
		return lead + ", " + subject + " " + deed
	}
	return text
}

// theSame names the one or those of a subject a second time: "a driver" and "every
// driver" are "the driver" then. It is empty for a subject that is told in more words.
func theSame(subject string, many bool) string {
	if many {
		subject = "the " + wording.LowerFirst(subject)
	}
	article, who, _ := strings.Cut(subject, " ")
	switch strings.ToLower(article) {
	case "a", "an", "the", "each", "every", "any":
		if who == "" || len(strings.Fields(who)) > maxNamed || strings.ContainsAny(who, ",:(") || reading.ContainsAny(who, " of ", " who ", " that ", " with ", " in ") {
			return ""
		}
		return "the " + who
	}
	return ""
}

// tellsOfSeveral says that a plural stands among the words behind a verb.
func (w *Work) tellsOfSeveral(rest string) bool {
	return slices.ContainsFunc(ClauseTokens(rest), func(t Token) bool {
		return IsPluralNoun(t.Low)
	})
}

// ofOne puts the verbs of a predicate that stood behind "they" into the form that
// stands behind one person: "have to sign" becomes "has to sign". It is false where
// the first word is no verb for certain.
func (w *Work) ofOne(predicate string) (string, bool) {
	first := strings.ToLower(LeadingWord(predicate))
	_, rest, _ := strings.Cut(predicate, " ")
	switch first {
	case "are", "have":
		return ThirdForm(first) + " " + rest, true
	case "do":
		return ThirdForm(first) + " " + rest, strings.HasPrefix(rest, "not ")
	}
	if c, ok := w.ParseClause("They " + predicate); ok && c.Form == ModalVerb {
		return predicate, true
	}
	if w.IsThird(first) || first == "is" || first == "has" || first == "does" {
		return predicate, true // behind "she"
	}
	if !w.Table.IsWord("verbs", "en", first) {
		return "", false
	}
	return w.ThirdAll(predicate), true
}
