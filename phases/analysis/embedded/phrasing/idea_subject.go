package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// subject cuts a part into the one who acts and what is done: "couriers" and
// "drop parcels", "the platform" and "keeps 8%".
func (l *ideaList) subject(part string) (who, does string, ok bool) {
	w := l.r.w
	tokens := ClauseTokens(part)
	if len(tokens) == 0 || w.Table.IsWord("auxiliaries", "en", tokens[0].Low) { // "cannot be edited" has none
		return "", "", false
	}
	if l.opensPredicate(part, tokens) {
		return "", "", false // "reads the meter photos tenants send": the tenants only say which photos
	}
	if who, does, ok = l.subjectWithPlace(part, tokens); ok {
		return who, does, true
	}
	for i := 1; i < len(tokens) && i <= 5; i++ {
		prev, low := tokens[i-1].Low, tokens[i].Low
		if tokens[i-1].Comma || low == "" || low == "where" || w.Table.IsWord("relatives", "en", low) || w.Table.IsWord("prepositions", "en", low) && i == 1 {
			return "", "", false // "a calendar where volunteers sign up" names the calendar
		}
		if w.Table.IsWord("prepositions", "en", prev) || w.Table.IsWord("determiners", "en", prev) {
			continue
		}
		if i+1 == len(tokens) { // "members vote": a verb that needs no object
			if who := part[:tokens[i-1].To]; (IsPluralNoun(prev) || w.Table.IsWord("groups", "en", prev)) && l.person(who) && w.Table.IsWord("verbs", "en", low) || w.Table.IsWord("articles", "en", tokens[0].Low) && l.person(who) && w.IsThird(low) {
				return who, part[tokens[i].From:], true
			}
			continue
		}
		who, does := part[:tokens[i-1].To], part[tokens[i].From:]
		if w.Table.IsWord("auxiliaries", "en", low) {
			return who, does, true
		}
		next := tokens[i+1].Low
		group := IsPluralNoun(prev) || strings.HasSuffix(prev, "people") || prev == "they" || w.Table.IsWord("groups", "en", prev)
		if group && w.Table.IsWord("verbs", "en", low) && !w.Table.IsWord("prepositions", "en", low) {
			if prev == "they" || l.person(who) || w.Table.IsWord("programs", "en", wording.Singular(prev)) || l.r.areBodies(who) || l.r.agentive(prev) || w.FirmObject(next) || w.Table.IsWord("question_words", "en", next) {
				return who, does, true
			}
			if i <= 2 && w.goesOff(low, next) {
				return who, does, true
			}
		}
		known := l.department(who) || i == 1 && prev == "it" || w.Table.IsWord("determiners", "en", tokens[0].Low) || w.Table.IsWord("programs", "en", prev) || w.Table.IsWord("kinds", "en", prev) || l.person(who)
		if !known && i == 1 && l.who != "" && w.Table.IsWord("bodies", "en", prev) { // "members book, club pays"
			known = w.FirmObject(next) || w.Table.IsWord("pronouns_object", "en", next)
		}
		alone := i == 1 && prev == "it" // "it reports" can be nothing else
		if known && !IsPluralNoun(prev) && (w.IsThird(low) || alone && w.endsWith(low, next)) && (alone || !w.Table.IsWord("nouns", "en", low) || w.FirmObject(next)) {
			return who, does, true
		}
	}
	return "", "", false
}

// opensPredicate says that a part begins with what the product does and its object, "checks
// the tickets guests forward": whoever acts behind that acts in a clause on the object.
func (l *ideaList) opensPredicate(part string, tokens []Token) bool {
	return len(tokens) > 2 && l.r.w.thirdLed(part) && l.r.w.FirmObject(tokens[1].Low) && !l.person(tokens[0].Low)
}

// goesOff says that a verb that is no noun has no object but a circumstance behind it:
// "permits expire after one year", "unmatched entries go to a clerk".
func (w *Work) goesOff(verb, next string) bool {
	return w.Table.IsWord("going_verbs", "en", verb) && (w.Table.IsWord("prepositions", "en", next) || w.Table.IsWord("conditions", "en", next))
}

// goesOn says that a deed has no object: "go to a clerk", "keep working until March".
func (w *Work) goesOn(deed string) bool {
	verb, rest, _ := strings.Cut(deed, " ")
	next := strings.ToLower(LeadingWord(rest))
	return w.goesOff(verb, next) || strings.HasSuffix(next, "ing")
}

// subjectBehindTime splits "at the end of the month my accountant gets a list" into
// the one who acts and what is done, with the time behind it.
func (l *ideaList) subjectBehindTime(part string) (who, does string, ok bool) {
	const longest = 6 // words of the time
	tokens := ClauseTokens(part)
	if len(tokens) == 0 || !l.r.w.Table.IsWord("times_before", "en", tokens[0].Low) {
		return "", "", false
	}
	for i := 2; i <= longest && i+2 < len(tokens); i++ {
		if !l.r.w.Table.IsWord("determiners", "en", tokens[i].Low) {
			continue
		}
		if who, does, ok = l.subject(part[tokens[i].From:]); ok && l.person(who) {
			return who, does + " " + wording.LowerFirst(part[:tokens[i-1].To]), true
		}
	}
	return "", "", false
}

// person says that a text names persons.
func (l *ideaList) person(who string) bool {
	if l.r.headOf(who) {
		return true
	}
	who = subjectNoun(understanding.LastNoun(who))
	if _, ok := l.r.w.PersonIn(who); ok || strings.HasSuffix(who, "person") {
		return true
	}
	return l.r.isPeople(who)
}

// isPeople says that a phrase ends in a noun of people.
func (r *ideaReader) isPeople(phrase string) bool {
	low := strings.ToLower(phrase)
	if strings.HasSuffix(low, "people") {
		return true
	}
	if r.u.People == nil {
		return false
	}
	for h := range r.u.People.All(low) {
		if h.End == len(low) {
			return true
		}
	}
	return false
}

// subjectNoun is a subject without what only counts it: "both partners".
func subjectNoun(who string) string {
	who = strings.TrimSpace(who)
	first, rest, more := strings.Cut(who, " ")
	low := strings.ToLower(first)
	counts := low == "both" || low == "several" || low == "many" || strings.Trim(low, "0123456789") == ""
	if more && (counts || slices.Contains([]string{"the", "a", "an", "all", "each", "every", "any", "our", "my", "one", "two", "three", "four", "some"}, low)) {
		return rest
	}
	return who
}
