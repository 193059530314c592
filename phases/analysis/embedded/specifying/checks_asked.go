package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// asked is the question in a look, "see who comes": the whole, its word and what stands behind.
type asked struct {
	whole, word, rest string
}

// questionIn finds the question that is looked for: empty where there is none, or where
// another one is asked within it.
func (w *Specifier) questionIn(want string) asked {
	tokens := phrasing.ClauseTokens(want)
	for i := 1; i < min(len(tokens)-1, 5); i++ {
		low := tokens[i].Low
		if !w.Table.IsWord("question_words", "en", low) && low != "when" {
			continue
		}
		if w.Table.IsWord("prepositions", "en", tokens[i-1].Low) {
			return asked{} // "on which dates a room is free"
		}
		rest := strings.TrimRight(want[tokens[i+1].From:], ". ")
		if next := tokens[i+1].Low; low == "how" {
			low += " " + next
			_, rest, _ = strings.Cut(rest, " ")
		}
		if strings.ContainsAny(rest, ",;:") && (low != "which" || !w.AsksRow(rest)) || slices.ContainsFunc(phrasing.ClauseTokens(rest), func(t phrasing.Token) bool { return w.Table.IsWord("question_words", "en", t.Low) }) {
			return asked{}
		}
		return asked{whole: strings.TrimRight(want[tokens[i].From:], ". "), word: low, rest: rest}
	}
	return asked{}
}

// askedOf tests a look for the answer to a question by prepared things of which the answer is
// known: for some of several it is exactly those, for a place or a number the one of the case.
// Where nobody looks, the product shows it. Empty where the question is another one.
func (w *Specifier) askedOf(actor, want string) (main, also string) {
	q := w.questionIn(want)
	if w.Language == "zh" || q.rest == "" {
		return "", ""
	}
	looker, looks := w.Say("asked_product"), w.Say("asked_product")
	if actor != "" {
		looker, looks = w.Say("asked_looker", "actor", actor), w.Say("asked_looks", "actor", actor)
	}
	say := func(key string, more ...string) string {
		return w.Say(key, append(more, "looker", looker, "looks", looks)...)
	}
	switch q.word {
	case "who":
		if so := w.ofSeveral(q.rest); so != "" {
			return say("check_asked_people", "so", so), say("check_asked_fewer")
		}
	case "which":
		if things, so := w.thingsAsked(q.rest); so != "" {
			return say("asked_things_of", "things", things, "so", so), say("check_asked_fewer")
		}
	case "whether":
		if c, ok := w.ParseClause(q.rest); ok && !c.Not {
			return say("check_asked_whether", "text", q.rest), say("check_asked_turned")
		}
	}
	if kind, ok := w.Table.Words["asked_kinds"].Paired("en", q.word); ok {
		return say("check_asked_kind", "kind", kind, "kinds", wording.Plural(kind), "question", q.whole), say("check_asked_moved", "kind", kind)
	}
	return "", ""
}

// shownAnswer tests what a product prints or reports in answer to a question, "prints which images
// differ", by prepared things of which the answer is known. It is empty for anything else.
func (w *Specifier) shownAnswer(d *Draft, verb string) course {
	told := phrasing.OrElse(d.Statement.Phrase, w.Base(d.Statement.Clause))
	if w.Language == "zh" || d.Statement.Trigger != "" || !w.Table.IsWord("asked_verbs", "en", verb) || !w.asksFor(told) {
		return course{}
	}
	main, also := w.askedOf("", told)
	if main == "" {
		return course{}
	}
	out := course{Main: main, also: also, rank: actCourse}
	if w.isTool() {
		out.also, out.alsoRule = w.deedFails("check_fails_cli", told), onFailure
	}
	return out
}

// ofSeveral puts what is said of one into the plural, "come" of "comes"; what several others do
// with them, "they invited", stays. Empty where no verb is found.
func (w *Specifier) ofSeveral(so string) string {
	first, rest, _ := strings.Cut(so, " ")
	low := strings.ToLower(first)
	if many, ok := w.Table.Words["of_many"].Paired("en", low); ok {
		return phrasing.JoinWords(many, rest)
	}
	if w.Table.IsWord("person_pronouns", "en", low) || w.Table.IsWord("auxiliaries", "en", low) {
		return so
	}
	if base, ok := w.BaseVerb(low); ok && w.IsThird(low) {
		return phrasing.JoinWords(base, w.LowerVerbs(rest))
	}
	if _, past := w.Participle(low); past {
		return so
	}
	return ""
}

// thingsAsked splits "pods waste memory" into the things and what is so of some of them; one
// thing is told as several.
func (w *Specifier) thingsAsked(rest string) (things, so string) {
	const longest = 3 // words of the things
	if at := max(strings.LastIndex(rest, " and "), strings.LastIndex(rest, " or ")); at > 0 && w.AsksRow(rest) {
		head, word := rest[:at], phrasing.LeadingWord(rest[at+1:])
		last, so := w.thingsAsked(rest[at+len(word)+2:])
		if last == "" {
			return "", ""
		}
		return phrasing.JoinWords(head, word, last), so
	}
	tokens := phrasing.ClauseTokens(rest)
	for i := 1; i < min(len(tokens), longest+1); i++ {
		prev, low := tokens[i-1].Low, tokens[i].Low
		name := rest[:tokens[i-1].To]
		behind := rest[tokens[i].From:]
		many := phrasing.IsPluralNoun(prev)
		switch {
		case w.Table.IsWord("prepositions", "en", prev), w.Table.IsWord("determiners", "en", prev):
			return "", ""
		case w.Table.IsWord("determiners", "en", low):
			return plainMany(name, many), behind // "which lessons the teacher cancelled"
		case w.Table.IsWord("person_pronouns", "en", low):
			return plainMany(name, many), behind
		case many && (w.Table.IsWord("verbs", "en", low) || i+1 == len(tokens) && !phrasing.IsPluralNoun(low)):
			return name, behind
		}
		if next := phrasing.WordAt(tokens, i+1); !many && phrasing.IsPluralNoun(low) && w.Table.IsWord("verbs", "en", next) {
			continue // "image tags differ"
		}
		if so := w.ofSeveral(behind); so != "" && (!many || !w.IsThird(low)) {
			return plainMany(name, many), so
		}
		if many && (low == "are" || low == "have" || low == "were" || low == "need") {
			return name, behind
		}
	}
	return "", ""
}

// plainMany is the name of several of one kind.
func plainMany(name string, many bool) string {
	if many {
		return name
	}
	return wording.Plural(name)
}

// noneSeen tests what somebody shall see or get nothing of, "see no ads": a look at everything
// finds none. Empty for any other deed.
func (w *Specifier) noneSeen(actor, want string) string {
	verb, rest, _ := strings.Cut(want, " ")
	things, none := strings.CutPrefix(rest, "no ")
	if w.Language == "zh" || !none || strings.ContainsAny(things, ",;:") || strings.HasPrefix(things, "longer ") || strings.HasPrefix(things, "more ") {
		return ""
	}
	switch w.Table.Action("en", strings.ToLower(verb)).Class {
	case "view":
		return w.Say("check_none_seen", "actor", actor, "things", things)
	case "receive":
		return w.Say("check_none_got", "actor", actor, "things", things)
	}
	return ""
}

// triedDeed tests a deed of no known kind by doing it where nothing of it is left to look at,
// as of play, or where it is told how long it takes or in which case it is done. Empty for any
// other, of which the result is looked at.
func (w *Specifier) triedDeed(actor, want string) string {
	switch {
	case w.Language == "zh":
		return ""
	case w.ProductType() == "game", w.Table.IsWord("check_ease", "en", phrasing.LeadingWord(want)), phrasing.MeasureIn(want) != "", strings.Contains(want, " within "):
		return w.Say("check_tried_alone", "actor", actor, "want", want)
	case w.HasWord(want, "subordinators"):
		return w.Say("check_tried_each", "actor", actor, "want", want)
	}
	return ""
}

// ofNoKind says that a criterion is the one of deeds of no known kind: it adds nothing to its
// statement but that the result is looked at.
func (w *Specifier) ofNoKind(text string) bool {
	_, tail, ok := strings.Cut(w.systemRow("other").Person.In("en"), "{product}")
	return ok && strings.HasSuffix(strings.TrimRight(text, ". "), tail)
}
