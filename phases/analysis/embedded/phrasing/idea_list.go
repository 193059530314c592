package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// ideaList reads what an idea says one after the other: clauses, "couriers drop
// parcels, customers open a locker", predicates, "splits bills, sends a
// summary", and things, "class schedules, memberships, waitlists". A part
// without a subject goes on with that of the part before.
type ideaList struct {
	r        *ideaReader
	who      string // the person of the part before
	done     string // the thing of the part before, to which something is done: "photos" of "photos are encrypted"
	product  bool   // it was the product that acted there
	machine  bool   // what stands without a subject is done by the product
	checks   bool   // what stands without a subject is what a check finds
	commands bool   // each part begins with a verb: "import statements, plan trips, count stock"
	brought  bool   // what it lists stands behind "with": a verb without an article behind it is part of a name
}

// list adds what the parts of a text say and tells whether any said something.
func (r *ideaReader) list(text string) bool {
	n := len(r.features)
	(&ideaList{r: r}).read(text)
	return len(r.features) > n
}

func (l *ideaList) read(text string) {
	parts := l.parts(text)
	for i, part := range parts {
		if i > 0 {
			part = l.r.w.objectInPlace(parts[i-1], part)
			parts[i] = part
		}
		if l.amongThings(parts, i) {
			l.r.thing(part)
			continue
		}
		l.part(part)
	}
}

// amongThings says that the two words at i, which may be a deed, stand in a row of bare
// things and are one: "orders, cutting lists, invoices".
func (l *ideaList) amongThings(parts []string, i int) bool {
	const least = 3
	if i == 0 || len(parts) < least || len(strings.Fields(parts[i])) != 2 || !IsPluralNoun(strings.ToLower(reading.LastWord(parts[i]))) {
		return false
	}
	for k, part := range parts {
		if k != i && (l.says(part) || l.r.isLimit(part) || l.r.w.isDone(part)) {
			return false
		}
	}
	_, _, acts := l.subject(parts[i])
	return !acts && l.says(parts[i]) && !l.r.w.thirdLed(parts[i])
}

// parts cuts a text at commas and semicolons outside of brackets, and at "and"
// where a subject of its own, or the last thing of a list, stands behind it.
func (l *ideaList) parts(text string) []string {
	var out []string
	for _, half := range reading.SplitTop(strings.TrimRight(text, ". "), "; ") {
		parts := reading.SplitTop(half, ", ")
		rowEnd := 0
		for i, part := range parts {
			if i > 0 && (i < rowEnd || l.leansOn(out[len(out)-1], part)) {
				out[len(out)-1] += ", " + part
				continue
			}
			rowEnd = max(l.objectsEnd(parts, i), l.askedEnd(parts, i))
			part = l.ownBehindBut(CutFirst(part, "and then ", "and also ", "and ", "then ", "plus ", "or "))
			if i > 0 && (l.belongs(part) || i+1 < len(parts) && l.goesOnWith(parts[i-1], part, parts[i+1])) {
				out[len(out)-1] += ", " + part
				continue
			}
			if i > 0 && l.verbsGoOn(out[len(out)-1], part) {
				out[len(out)-1] += ", " + part
				continue
			}
			if i > 0 {
				part = itsObject(out[len(out)-1], part)
			}
			out = append(out, l.cut(part, i == len(parts)-1)...)
		}
	}
	return out
}

// verbsGoOn says that a part ends with the first of several verbs that share their object:
// "patients book, reschedule and cancel appointments".
func (l *ideaList) verbsGoOn(before, part string) bool {
	w := l.r.w
	last := strings.ToLower(reading.LastWord(before))
	words := len(strings.Fields(before))
	if words < 2 || words > 3 || !w.Table.IsWord("verbs", "en", last) || w.Table.IsWord("going_verbs", "en", last) || !w.Table.IsWord("verbs", "en", strings.ToLower(LeadingWord(part))) {
		return false
	}
	who := strings.TrimSpace(before[:len(before)-len(last)])
	return l.person(who)
}

// itsObject puts the object that a clause ends with in the place of the "it" that
// the next one begins with: "the tool reads the number, and it ends up in the books".
func itsObject(before, part string) string {
	rest, ok := CutFold(part, "it ")
	at := max(strings.LastIndex(before, " the "), strings.LastIndex(before, " a "))
	if !ok || at < 0 {
		return part
	}
	_, object, _ := strings.Cut(before[at+1:], " ")
	if len(strings.Fields(object)) > 2 {
		return part
	}
	return "the " + object + " " + rest
}

// objectInPlace puts what the deed before is done to in the place of the pronoun that the next one is
// done to: "shuts down idle namespaces, wakes them up" wakes up the idle namespaces. Where the
// deed before speaks of several things, or of none for certain, the pronoun stays.
func (w *Work) objectInPlace(before, part string) string {
	verb, rest, ok := strings.Cut(part, " ")
	pronoun, tail, _ := strings.Cut(rest, " ")
	tail = strings.TrimSpace(tail)
	if !ok || pronoun != "it" && pronoun != "them" || !w.IsThird(strings.ToLower(verb)) && !w.Table.IsWord("verbs", "en", strings.ToLower(verb)) && !w.thirdByObject(strings.ToLower(verb), pronoun) {
		return part
	}
	thing := w.thingOf(before, pronoun == "them")
	switch {
	case pronoun == "it" && thing == "" && WordAt(ClauseTokens(before), 1) == "everything":
		thing = "everything"
	case pronoun == "them" && thing == "":
		thing = w.onlySeveral(before)
	}
	particle, rest, _ := strings.Cut(tail, " ")
	low := strings.ToLower(verb)
	base, third := w.BaseVerb(low)
	if thing == "" || w.Table.IsWord("particles", "en", strings.ToLower(reading.LastWord(thing))) || w.Table.IsWord("told_to_people", "en", low) || third && w.Table.IsWord("told_to_people", "en", base) {
		return part // "warns them": those who are told are people, and no thing
	}
	if w.Table.IsWord("particles", "en", particle) && particle != "in" && particle != "on" {
		return JoinWords(verb, particle, thing, rest)
	}
	return JoinWords(verb, thing, tail)
}

// onlySeveral is the one thing of which a deed names several, wherever it stands: "the flashcards"
// of "turns any lecture into flashcards". Empty where it names more than one such thing.
func (w *Work) onlySeveral(text string) string {
	tokens := ClauseTokens(text)
	at := -1
	for i, t := range tokens {
		if i == 0 || !IsPluralNoun(t.Low) || w.IsThird(t.Low) && i == 1 {
			continue
		}
		if at >= 0 {
			return ""
		}
		at = i
	}
	if at < 0 {
		return ""
	}
	from := at
	for from > 1 && at-from < maxNamed-1 {
		low := tokens[from-1].Low
		if !IsPlainWord(low) || w.Table.IsWord("articles", "en", low) || w.Table.IsWord("determiners", "en", low) || w.Table.IsWord("prepositions", "en", low) || w.Table.IsWord("particles", "en", low) || w.Table.IsWord("our", "en", low) || low == "and" || low == "or" {
			break
		}
		from--
	}
	return "the " + w.LowerStart(strings.TrimRight(text[tokens[from].From:tokens[at].To], ".,;:"))
}

// goesOnWith says that a part between two deeds is one more object of the first:
// "they set pace, distance and times, get matched".
func (l *ideaList) goesOnWith(before, part, behind string) bool {
	if l.commands {
		return false
	}
	behind = CutFirst(behind, "and ", "then ", "can ")
	return l.says(before) && !l.says(part) && !l.r.isLimit(part) && (l.says(behind) || l.r.w.Table.IsWord("verbs", "en", LeadingWord(behind)))
}

// belongs says that a part only qualifies the one before it.
func (l *ideaList) belongs(part string) bool {
	first := strings.ToLower(LeadingWord(part))
	rules := l.r.w.Table
	if l.everyOne(part) {
		return false
	}
	return rules.IsWord("conditions", "en", first) && first != "on" || first == "which" || first == "who" || first == "so" || first == "but" && !l.r.w.neverDoes(part) || first == "because" || first == "unless"
}

// everyOne says that a part tells what is so of every single thing, "every call is billed":
// it names no time.
func (l *ideaList) everyOne(part string) bool {
	tokens := ClauseTokens(part)
	if len(tokens) < 4 || tokens[0].Low != "every" && tokens[0].Low != "each" || IsPluralNoun(tokens[1].Low) {
		return false
	}
	verb := tokens[2].Low
	return verb == "is" || verb == "has" || l.r.w.Table.IsWord("auxiliaries", "en", verb) || l.r.w.IsThird(verb)
}

// cut cuts one part at each "and" with a new subject, and the last of a row of
// things at its only one.
func (l *ideaList) cut(part string, last bool) []string {
	var out []string
	rest := part
	for from := 0; ; {
		i := strings.Index(rest[from:], " and ")
		if i < 0 {
			break
		}
		head, tail := rest[:from+i], rest[from+i+len(" and "):]
		_, _, own := l.subject(tail)
		own = own || l.turns(head, tail)
		things := last && len(out) == 0 && !l.r.w.isDone(head) && !l.says(head) && !l.says(tail) && l.apart(head, tail)
		if !own && !things || l.r.w.InBrackets(rest, from+i) {
			from += i + len(" and ")
			continue
		}
		out = append(out, head)
		rest, from = tail, 0
	}
	return append(out, rest)
}

// turns says that behind an "and" the product does another thing: "reads our
// contracts and alerts legal".
func (l *ideaList) turns(head, tail string) bool {
	w := l.r.w
	first, rest, _ := strings.Cut(tail, " ")
	next := strings.ToLower(LeadingWord(rest))
	turned := w.thirdByObject(strings.ToLower(first), next) || w.endsWith(strings.ToLower(first), next) || w.asks(ClauseTokens(tail), 0)
	plainly := w.IsThird(strings.ToLower(first)) && !w.Table.IsWord("nouns", "en", strings.ToLower(first)) // "syncs via Git"
	if base, ok := w.BaseVerb(strings.ToLower(first)); ok && w.answersLimit(head) && w.Table.IsWord("outcome_verbs", "en", base) {
		return false // "limits a key to 5 calls and returns 429"
	}
	return l.product && w.IsThird(strings.ToLower(LeadingWord(head))) && (turned || w.IsThird(strings.ToLower(first))) &&
		next != "" && (!w.Table.IsWord("prepositions", "en", next) || plainly || w.endsWith(strings.ToLower(first), next)) && (!w.subordinateBefore(ClauseTokens(head), len(ClauseTokens(head))) || w.othersActIn(head) || w.endsWith(strings.ToLower(first), next) && (next == "with" || reading.HasPrefixOf(next, "non")))
}

// othersActIn says that the last clause of a text tells what several others do, "asks each
// member what they plan": a verb in the singular behind it belongs to the first one again.
func (w *Work) othersActIn(text string) bool {
	tokens := ClauseTokens(text)
	for i := len(tokens) - 2; i > 1; i-- {
		if w.Table.IsWord("question_words", "en", tokens[i-1].Low) || w.Table.IsWord("conditions", "en", tokens[i-1].Low) {
			several := tokens[i].Low == "they" || tokens[i].Low == "we" || tokens[i].Low == "you" || tokens[i].Low == "i" || IsPluralNoun(tokens[i].Low)
			return several && w.Table.IsWord("verbs", "en", tokens[i+1].Low)
		}
	}
	return false
}

// apart says that an "and" stands between two things and not inside of one of
// them: "audit log and SDKs for Go and TypeScript", but "viewing on phones and
// tablets".
func (l *ideaList) apart(head, tail string) bool {
	between := func(text string) bool {
		for _, t := range ClauseTokens(text) {
			if t.Low != "and" && l.r.w.Table.IsWord("prepositions", "en", t.Low) {
				return true
			}
		}
		return false
	}
	if first, _, more := strings.Cut(tail, " and "); more && !between(first) {
		return false
	}
	if l.r.w.Table.IsWord("thing_adjectives", "en", strings.ToLower(head)) && strings.Contains(tail, " ") {
		return false // "public and private subnets"
	}
	if l.r.isNamedTechnology(head) && len(strings.Fields(tail)) == 2 && IsPluralNoun(strings.ToLower(reading.LastWord(tail))) {
		return false // "Redis and in-memory backends"
	}
	first, _, _ := strings.Cut(head, " ")
	if rest := head[len(first):]; strings.HasSuffix(first, "ing") && l.r.w.Table.IsWord("prepositions", "en", LeadingWord(strings.TrimSpace(rest))) {
		return false // "targeting by country and app version"
	}
	return !between(head) || strings.Contains(tail, " ")
}

// turn cuts a deed at the comma behind which something else begins: "track
// expenses in a flat, splits bills".
func (l *ideaList) turn(text string) (deed, more string) {
	w := l.r.w
	parts := reading.SplitTop(text, ", ")
	at := 0
	for i, part := range parts {
		_, _, own := l.subject(part)
		if i > 0 && !l.belongs(part) && (w.thirdLed(part) || own || l.r.looseDeed(part) != "" || l.r.opensList(part) && !w.imperative(part)) {
			return strings.TrimRight(text[:at], ", "), text[at:]
		}
		at += len(part) + len(", ")
	}
	return text, ""
}

// says tells whether a part is more than the name of a thing.
func (l *ideaList) says(part string) bool {
	if _, _, ok := l.subject(part); ok {
		return true
	}
	w := l.r.w
	base, gerund := w.gerund(part)
	if l.brought && gerund && len(strings.Fields(part)) == 2 {
		return false // "with drawing tools and disappearing messages"
	}
	if l.brought && w.imperative(part) && !w.FirmObject(strings.ToLower(WordAt(ClauseTokens(part), 1))) {
		return false // "with access rights and download statistics"
	}
	if first, rest, _ := strings.Cut(part, " "); l.product && w.IsThird(strings.ToLower(first)) && !w.Table.IsWord("nouns", "en", strings.ToLower(first)) && w.Table.IsWord("conditions", "en", strings.ToLower(LeadingWord(rest))) {
		return true // "syncs when online"
	}
	return gerund && !w.Table.IsWord("going_verbs", "en", LeadingWord(base)) || w.thirdLed(part) || w.imperative(part) // "remaining days" are things
}
