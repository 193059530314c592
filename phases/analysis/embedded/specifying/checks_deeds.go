package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// bothDeeds tests two deeds of different kinds that a statement joins, each by itself:
// a test of "download and delete their data" by what is in the file says nothing of the
// second. Empty where the deed is one, or where no rule knows both.
func (w *Specifier) bothDeeds(actor, want string) course {
	first, second, ok := w.joinedDeeds(want)
	if !ok || w.classOfDeed(first) == w.classOfDeed(second) {
		return course{}
	}
	if slices.Contains([]string{w.classOfDeed(first), w.classOfDeed(second)}, w.systemRow("other").Class) {
		return course{}
	}
	one, two := w.personDeed(actor, first), w.personDeed(actor, second)
	if one.Main == "" || two.Main == "" {
		return course{}
	}
	return course{Main: one.Main, also: two.Main, alsoRule: FromStatement, joined: true, rank: actCourse, same: append(slices.Clone(one.same), two.same...)}
}

func (w *Specifier) classOfDeed(want string) string {
	return w.deedRow(want, w.deedObject(want)).Class
}

// joinedDeeds parts two deeds that "and" joins: "download and delete their data" with the
// object that they share, "order for a month and see prices" with one each; or that "or"
// joins in front of what they share: "cancel or move their booking". ok is false
// for one deed, for what hangs on a clause of its own, and where the second only points
// back at the first: "take a photo and send it".
func (w *Specifier) joinedDeeds(want string) (first, second string, ok bool) {
	tokens := phrasing.ClauseTokens(want)
	for i := 1; i+2 < len(tokens); i++ {
		if tokens[i].Low != "and" && (tokens[i].Low != "or" || i != 1) || !w.Table.IsWord("verbs", "en", tokens[i+1].Low) {
			continue
		}
		if tokens[i].Low == "or" && w.HasWord(want, "check_deadlines") {
			return "", "", false // both have one time, up to which either is done
		}
		object := tokens[i+2].Low
		if tokens[0].Comma { // "find, view and download the reports": a row of more than two
			return "", "", false
		}
		if w.subordinated(tokens[:i]) || w.InBrackets(want, tokens[i].From) || w.Table.IsWord("pronouns_object", "en", object) || !w.opensObject(object) && (i != 1 || !w.sharedObject(want[tokens[2+i].From:])) {
			return "", "", false
		}
		second = want[tokens[i+1].From:]
		if i == 1 { // both verbs stand before what they share
			return want[:tokens[0].To] + " " + want[tokens[i+2].From:], second, true
		}
		return strings.TrimRight(want[:tokens[i].From], " ,"), second, true
	}
	return "", "", false
}

// opensObject says that a word begins what something is done to.
func (w *Specifier) opensObject(low string) bool {
	return w.FirmObject(low) || w.Table.IsWord("articles", "en", low) || w.Table.IsWord("determiners", "en", low) || phrasing.IsPluralNoun(low) && !w.Table.IsWord("prepositions", "en", low)
}

// sharedObject says that what stands behind two verbs is the thing that both are done to:
// "create and remove staff accounts".
func (w *Specifier) sharedObject(rest string) bool {
	low := strings.ToLower(phrasing.LeadingWord(rest))
	for _, list := range []string{"prepositions", "adverbs", "particles", "verbs", "subordinators", "question_words"} {
		if w.Table.IsWord(list, "en", low) {
			return false
		}
	}
	return len(strings.Fields(rest)) > 1 && w.IsNoun(rest)
}

// subordinated says that a clause which hangs on another one has begun.
func (w *Specifier) subordinated(tokens []phrasing.Token) bool {
	return slices.ContainsFunc(tokens, func(t phrasing.Token) bool {
		return w.Table.IsWord("subordinators", "en", t.Low) || w.Table.IsWord("relatives", "en", t.Low) || w.Table.IsWord("question_words", "en", t.Low)
	})
}
