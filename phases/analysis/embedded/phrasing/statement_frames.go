package phrasing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// withoutLooseStart takes a word off the beginning that ties a sentence to the
// one before it and says nothing by itself: "so the state …", "maybe a chat".
func (w *Work) withoutLooseStart(text string) string {
	for _, lead := range w.Table.Words["loose_starts"].In("en") {
		rest, ok := CutFold(text, lead+" ")
		if ok && len(strings.Fields(rest)) > 0 && !w.Table.IsWord("no_loose_follow", "en", strings.ToLower(LeadingWord(rest))) {
			return reading.UpperFirst(strings.TrimLeft(rest, ", "))
		}
	}
	return text
}

// ofArrow reads "No check-in → the booking is cancelled" as what follows when: a
// clause behind an arrow happens in the case in front of it.
func (w *Work) ofArrow(text string) string {
	when, then, ok := strings.Cut(text, " → ")
	if !ok || strings.Contains(then, "→") || strings.ContainsAny(when, ":;") {
		return text
	}
	if _, clause := w.ParseClause(then); !clause {
		return text
	}
	if there, absent := w.Absent(when); absent {
		return "When " + there + ", " + then
	}
	if _, clause := w.ParseClause(when); clause {
		return "When " + w.LowerStart(when) + ", " + then
	}
	return text
}

// withoutSubject reads "should stay below the limit": whoever writes so in a
// list means the product.
func (w *Work) withoutSubject(text string) (Clause, bool) {
	first, rest, _ := strings.Cut(text, " ")
	modal := strings.ToLower(first)
	if w.Table.IsWord("lone_never", "en", modal) && w.IsThird(strings.ToLower(LeadingWord(rest))) && !w.onlyThings(ClauseTokens(text), 1) { // "Never writes a secret to a log"
		verb, object, _ := strings.Cut(rest, " ")
		return Clause{Subject: strings.TrimSuffix(wording.Sentence(w.Product), "."), Form: ThirdVerb, Verb: strings.ToLower(verb), Adverb: modal, Rest: object}, true
	}
	if deed, ok := strings.CutPrefix(rest, "to "); ok && modal == "needs" { // "Needs to run on our own server"
		modal, rest = "must", deed
	}
	if !w.Table.IsWord("auxiliaries", "en", modal) || modal == "would" || modal == "could" || modal == "might" || strings.HasSuffix(modal, "t") && strings.Contains(modal, "'") || len(strings.Fields(rest)) < 2 {
		return Clause{}, false
	}
	c := Clause{Subject: strings.TrimSuffix(wording.Sentence(w.Product), "."), Form: ModalVerb, Verb: modal, Rest: rest}
	if deed, ok := strings.CutPrefix(rest, "not "); ok {
		c.Not, c.Rest = true, deed
	}
	verb := strings.ToLower(LeadingWord(c.Rest))
	if verb != "be" && !w.Table.IsWord("verbs", "en", verb) && !w.Table.IsWord("receive", "en", verb) {
		return Clause{}, false
	}
	return c, true
}

// bareClause reads "its plan starts" and "the phone rings": a few words with a
// verb at their end that stands behind a condition and so can be no noun.
func (w *Work) bareClause(text string) (Clause, bool) {
	tokens := ClauseTokens(strings.TrimRight(text, ". "))
	last := len(tokens) - 1
	if last < 2 || last > 4 || !w.Table.IsWord("determiners", "en", tokens[0].Low) {
		return Clause{}, false
	}
	for _, t := range tokens[:last] {
		if t.Comma || t.Low == "" || w.Table.IsWord("prepositions", "en", t.Low) {
			return Clause{}, false
		}
	}
	verb := tokens[last]
	subject := strings.TrimSpace(text[:verb.From])
	switch {
	case w.IsThird(verb.Low) && !IsPluralNoun(tokens[last-1].Low):
		return Clause{Subject: subject, Form: ThirdVerb, Verb: verb.Low}, true
	case w.Table.IsWord("verbs", "en", verb.Low) && IsPluralNoun(tokens[last-1].Low):
		return Clause{Subject: subject, Form: PluralVerb, Verb: verb.Low}, true
	}
	return Clause{}, false
}

// longestCircumstance is how many words a circumstance has at most that stands in front of what
// then holds.
const longestCircumstance = 7

// circumstance parts the state of something from what holds in it: "With the flag off, | the web
// app behaves as before".
func (w *Work) circumstance(text string) (lead, rest string, ok bool) {
	if _, with := CutFold(text, "with "); !with {
		return "", "", false
	}
	lead, rest, ok = strings.Cut(text, ", ")
	n := len(strings.Fields(lead))
	return lead, rest, ok && n >= 3 && n <= longestCircumstance && w.Table.IsWord("circumstance_ends", "en", strings.ToLower(reading.LastWord(lead)))
}

// takeCircumstance takes a circumstance for the condition of the clause behind it.
func (w *Work) takeCircumstance(st *Statement) {
	lead, rest, ok := w.circumstance(st.Head)
	if _, clause := w.ParseClause(rest); ok && clause && st.Trigger == "" {
		st.Trigger, st.Head = lead, rest
	}
}

// takeBare cuts the condition off "when an invoice is late, its plan starts",
// whose second clause no other rule can tell from a thing.
func (w *Work) takeBare(st *Statement) bool {
	if st.Trigger != "" || !w.Table.IsWord("clause_conditions", "en", strings.ToLower(LeadingWord(st.Head))) {
		return false
	}
	i := strings.LastIndex(st.Head, ", ")
	if i <= 0 || w.InBrackets(st.Head, i) {
		return false
	}
	c, ok := w.bareClause(st.Head[i+2:])
	if !ok {
		return false
	}
	st.Trigger, st.Head = st.Head[:i], st.Head[i+2:]
	st.Clause, st.Whole = c, true
	return true
}

// TellsOf says that a text begins as a sentence does and not as a thing: with a
// condition, somebody who does something, or "there".
func (w *Work) TellsOf(text string) bool {
	first := strings.ToLower(LeadingWord(text))
	for i, t := range ClauseTokens(text) {
		if i > 3 || t.Comma || w.Table.IsWord("relatives", "en", t.Low) {
			break
		}
		if i > 0 && w.Table.IsWord("auxiliaries", "en", t.Low) {
			return true
		}
	}
	return w.Table.IsWord("clause_conditions", "en", first) || w.Table.IsWord("person_pronouns", "en", first) || w.Table.IsWord("subordinators", "en", first) ||
		first == "there" || strings.HasPrefix(first, "i'") || strings.HasPrefix(first, "you'") || strings.HasPrefix(first, "they'")
}

// CommandLine reads "`tool run JOB`: starts a run": what a command does, said
// behind its name.
func (w *Work) CommandLine(st Statement, p specs.Priority) (string, bool) {
	if !strings.HasPrefix(st.Head, "`") {
		return "", false
	}
	end := strings.IndexByte(st.Head[1:], '`') + 2
	name, said := st.Head[:end], strings.TrimSpace(strings.TrimPrefix(st.Head[end:], ":"))
	if end < 3 || st.Head[end:] == said || !strings.HasPrefix(st.Head[end:], ":") || said == "" {
		return "", false
	}
	if base, ok := w.BaseForm(said); ok {
		return w.Say("req_code", "name", name, "must", w.Modal(p), "want", w.LowerRest(base)), true
	}
	if w.BeginsWithVerb(said) {
		return w.Say("req_code", "name", name, "must", w.Modal(p), "want", wording.LowerFirst(said)), true
	}
	if w.IsNoun(said) && utf8.RuneCountInString(said) > 4 && strings.Contains(said, " ") {
		return w.Say("req_code_gives", "name", name, "must", w.Modal(p), "text", w.LowerStart(said)), true
	}
	return "", false
}

// enabledPerson reads "allow managers to approve requests": what managers can do.
func (w *Work) enabledPerson(deed string) (Clause, bool) {
	verb, rest, _ := strings.Cut(deed, " ")
	who, does, ok := strings.Cut(rest, " to ")
	if !ok || !w.Table.IsWord("enabling", "en", strings.ToLower(verb)) || !w.verbAhead(does) {
		return Clause{}, false
	}
	if _, person := w.PersonIn(who); !person {
		return Clause{}, false
	}
	return Clause{Subject: reading.UpperFirst(who), Form: ModalVerb, Verb: "can", Rest: does}, true
}

// enables reads "The system shall permit applicants to pay online": what applicants
// can do.
func (w *Work) enables(c Clause) Clause {
	if c.Not || c.Form != ModalVerb && c.Form != ThirdVerb {
		return c
	}
	if person, ok := w.enabledPerson(w.Base(c)); ok {
		return person
	}
	return c
}

// takeAbility reads "Ability to pause a subscription" and "Option for members to
// pause it": what somebody can do, however it is put as a thing.
func (w *Work) takeAbility(st *Statement) bool {
	if c, ok := w.enabledPerson(st.Head); ok {
		st.Clause, st.Whole = c, true
		return true
	}
	for _, lead := range w.Table.Words["abilities"].In("en") {
		rest, ok := CutFold(st.Head, lead+" ")
		if !ok {
			continue
		}
		if deed, ok := strings.CutPrefix(rest, "to "); ok && w.verbAhead(deed) {
			st.Phrase, st.Person = deed, true
			w.cutTail(st, &st.Phrase)
			return true
		}
		who, deed, ok := strings.Cut(strings.TrimPrefix(rest, "for "), " to ")
		if _, person := w.PersonIn(who); ok && person && strings.HasPrefix(rest, "for ") && w.verbAhead(deed) {
			st.Clause, st.Whole = Clause{Subject: reading.UpperFirst(who), Form: ModalVerb, Verb: "can", Rest: deed}, true
			return true
		}
	}
	return false
}

// verbAhead says that a text begins with a verb in its base form.
func (w *Work) verbAhead(text string) bool {
	return w.Table.IsWord("verbs", "en", strings.ToLower(LeadingWord(text))) || w.IsVerbPhrase(text)
}

// ableTo reads "users should be able to reset it" as what they can do, and "the system shall
// be capable of finding a batch" as what it does: nobody can try whether it would be able.
func (w *Work) ableTo(c Clause) Clause {
	deed, ok := w.ability(c)
	if !ok || c.Not {
		return c
	}
	_, person := w.PersonIn(c.Subject)
	subject := strings.TrimPrefix(strings.ToLower(c.Subject), "the ")
	itself := strings.EqualFold(subject, w.Product) || w.Table.IsWord("programs_doing", "en", subject)
	switch {
	case itself && c.Form == BeVerb:
		c.Form, c.Verb = ModalVerb, "must"
	case itself:
	case person, LeadingWord(deed) == "be", strings.Contains(c.Rest, "capable of "):
		c.Form, c.Verb = ModalVerb, "can"
	default:
		return c
	}
	c.Rest = deed
	return c
}

// ability is the deed of which a clause says that somebody or something is capable.
func (w *Work) ability(c Clause) (deed string, ok bool) {
	rest := c.Rest
	if c.Form == ModalVerb {
		if rest, ok = strings.CutPrefix(rest, "be "); !ok {
			return "", false
		}
	} else if c.Form != BeVerb {
		return "", false
	}
	if deed, ok = strings.CutPrefix(rest, "able to "); ok {
		return deed, true
	}
	if deed, ok = strings.CutPrefix(rest, "capable of "); ok {
		return w.gerund(deed)
	}
	return "", false
}
