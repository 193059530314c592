package phrasing

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// ideaList reads what an idea says one after the other: clauses, "couriers drop
// parcels, customers open a locker", predicates, "splits bills, sends a
// summary", and things, "class schedules, memberships, waitlists". A part
// without a subject goes on with that of the part before.
type ideaList struct {
	r       *ideaReader
	who     string // the person of the part before
	done    string // the thing of the part before, to which something is done: "photos" of "photos are encrypted"
	product bool   // it was the product that acted there
	machine bool   // what stands without a subject is done by the product
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
		for i, part := range parts {
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

// goesOnWith says that a part between two deeds is one more object of the first:
// "they set pace, distance and times, get matched".
func (l *ideaList) goesOnWith(before, part, behind string) bool {
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
	turned := w.thirdByObject(strings.ToLower(first), next) || w.endsWith(strings.ToLower(first), next)
	if base, ok := w.BaseVerb(strings.ToLower(first)); ok && w.answersLimit(head) && w.Table.IsWord("outcome_verbs", "en", base) {
		return false // "limits a key to 5 calls and returns 429"
	}
	return l.product && w.IsThird(strings.ToLower(LeadingWord(head))) && (turned || w.IsThird(strings.ToLower(first))) &&
		next != "" && (!w.Table.IsWord("prepositions", "en", next) || w.endsWith(strings.ToLower(first), next)) && (!w.subordinateBefore(ClauseTokens(head), len(ClauseTokens(head))) || w.othersActIn(head))
}

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

// othersActIn says that the last clause of a text tells what several others do, "asks each
// member what they plan": a verb in the singular behind it belongs to the first one again.
func (w *Work) othersActIn(text string) bool {
	tokens := ClauseTokens(text)
	for i := len(tokens) - 2; i > 1; i-- {
		if w.Table.IsWord("question_words", "en", tokens[i-1].Low) || w.Table.IsWord("conditions", "en", tokens[i-1].Low) {
			return (tokens[i].Low == "they" || tokens[i].Low == "we" || tokens[i].Low == "you" || tokens[i].Low == "i") && w.Table.IsWord("verbs", "en", tokens[i+1].Low)
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
		if i > 0 && (w.thirdLed(part) || own || l.r.opensList(part) && !w.imperative(part)) {
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
	return gerund && !w.Table.IsWord("going_verbs", "en", LeadingWord(base)) || w.thirdLed(part) || w.imperative(part) // "remaining days" are things
}

// subject cuts a part into the one who acts and what is done: "couriers" and
// "drop parcels", "the platform" and "keeps 8%".
func (l *ideaList) subject(part string) (who, does string, ok bool) {
	w := l.r.w
	tokens := ClauseTokens(part)
	if len(tokens) == 0 || w.Table.IsWord("auxiliaries", "en", tokens[0].Low) { // "cannot be edited" has none
		return "", "", false
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
		known := l.department(who) || who == "it" || w.Table.IsWord("determiners", "en", tokens[0].Low) || w.Table.IsWord("programs", "en", prev) || w.Table.IsWord("kinds", "en", prev) || l.person(who)
		if !known && i == 1 && l.who != "" && w.Table.IsWord("bodies", "en", prev) { // "members book, club pays"
			known = w.FirmObject(next) || w.Table.IsWord("pronouns_object", "en", next)
		}
		if known && !IsPluralNoun(prev) && w.IsThird(low) && (!w.Table.IsWord("nouns", "en", low) || w.FirmObject(next)) {
			return who, does, true
		}
	}
	return "", "", false
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

// part adds what one part of a list says.
func (l *ideaList) part(part string) {
	r, w := l.r, l.r.w
	part = w.onlyThem(strings.TrimSpace(part))
	if part == "" || strings.EqualFold(part, "etc") || strings.EqualFold(part, "more") {
		return
	}
	if r.sends(part) {
		return
	}
	if l.reserved(part) || r.never(part) || l.nobodyDoes(part) {
		return
	}
	if r.isLimit(part) {
		r.limit(part)
		return
	}
	for _, lead := range w.Table.Words["brings"].In("en") {
		if rest, ok := CutFold(part, lead+" "); ok {
			r.things(rest)
			return
		}
	}
	if told := l.doneOn(part); told != "" {
		part = told
	}
	able := part
	if l.who != "" {
		part = CutFirst(part, "can ", "may ", "could ")
	}
	first := strings.ToLower(LeadingWord(part))
	if r.enables(part) {
		return
	}
	if who, does, ok := l.subject(part); ok {
		l.acts(who, does, part)
		return
	}
	if who, does, ok := l.subjectBehindTime(part); ok {
		l.acts(who, does, part)
		return
	}
	base, gerund := w.gerund(part)
	gerund = gerund && !w.Table.IsWord("going_verbs", "en", LeadingWord(base))
	switch {
	case w.thirdLed(part) || l.product && (w.IsThird(first) && !w.loneNoun(part) || w.endsWith(first, strings.ToLower(WordAt(ClauseTokens(part), 1))) || w.thirdByObject(first, strings.ToLower(WordAt(ClauseTokens(part), 1)))):
		l.product, l.who = true, ""
		r.does(part)
	case l.who != "" && w.Table.IsWord("verbs", "en", first) && (part != able || strings.Contains(part, " ")):
		r.personDoes(l.who, part)
	case gerund:
		r.acts(base, "")
	case w.imperative(part) && l.machine:
		r.does(part)
	case w.imperative(part):
		r.acts(part, "")
	case w.isDone(part):
		if c, ok := w.ParseClause(part); ok {
			l.done, l.who = c.Subject, ""
		}
		done, refused := w.refusedApart(part)
		r.add(understanding.FeatureFact{Text: wording.Sentence(done), Name: wording.Sentence(done)})
		if refused != "" {
			r.addRule(refused)
		}
	case r.ofThing(part):
	default:
		r.thing(part)
	}
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
	for _, not := range []string{" and cannot ", " and must not ", " and can never ", " and may not "} {
		if done, rest, ok := strings.Cut(text, not); ok && c.Subject != "" {
			return done, JoinWords(c.Subject, strings.TrimPrefix(strings.TrimSpace(not), "and "), rest)
		}
	}
	return text, ""
}

// doneAndRefused is refusedApart of a sentence that tells what is done to a thing and, behind
// the same subject, what must not be: each half is shown by a test of its own.
func (w *Work) doneAndRefused(text string) (done, refused string) {
	if !strings.Contains(text, " and cannot ") && !strings.Contains(text, " and must not ") && !strings.Contains(text, " and can never ") && !strings.Contains(text, " and may not ") {
		return text, ""
	}
	if c, ok := w.ParseClause(text); !ok || !w.tellsDone(c) || len(strings.Fields(c.Subject)) > maxSubjectRepeated {
		return text, ""
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

// acts adds what somebody or the product does.
func (l *ideaList) acts(who, does, part string) {
	r, w := l.r, l.r.w
	if first := strings.ToLower(LeadingWord(does)); first == "cannot" || w.Table.IsWord("auxiliaries", "en", first) && reading.HasPrefixOf(strings.ToLower(does), first+" not ", first+" never ") {
		r.addRule(part)
		return
	}
	who = CutFirst(subjectNoun(who), "their ", "his ", "her ", "its ")
	does = r.wholePair(w.bareDeed(does))
	last := strings.ToLower(reading.LastWord(who))
	if l.isProduct(last) {
		l.product, l.who = true, ""
		r.does(r.toThem(does))
		return
	}
	if last == "they" {
		who = OrElse(l.who, r.actor)
		if who != "" {
			l.who, l.product = who, false
			r.person(who, does)
			return
		}
	}
	house := l.who != "" && w.Table.IsWord("bodies", "en", last) && does != part // beside people, it is one who acts
	if who != "" && (l.person(who) || l.department(who) || r.areBodies(who) || r.agentive(last) || house) {
		if base, ok := w.BaseForm(does); ok {
			does = w.LowerVerbs(base)
		} else if verb, rest, _ := strings.Cut(does, " "); w.IsThird(strings.ToLower(verb)) && !IsPluralNoun(last) { // "the vet calls back"
			base, _ := w.BaseVerb(strings.ToLower(verb))
			does = JoinWords(base, rest)
		}
		does = r.settled(does)
		l.who, l.product, l.done = who, false, ""
		r.person(who, does)
		return
	}
	if c, ok := w.ParseClause(part); ok && w.tellsDone(c) {
		l.done, l.who = c.Subject, ""
	}
	if !r.clause(part) {
		r.add(understanding.FeatureFact{Text: wording.Sentence(part), Name: wording.Sentence(part)})
	}
}

// doneOn gives the thing of the part before to a part that tells what else is done to it:
// "stored in S3", "can be restored from any browser". Empty for any other part.
func (l *ideaList) doneOn(part string) string {
	w := l.r.w
	first, rest, more := strings.Cut(part, " ")
	if !more || l.done == "" {
		return ""
	}
	low := strings.ToLower(first)
	if _, done := w.Participle(low); done && w.Table.IsWord("prepositions", "en", strings.ToLower(LeadingWord(rest))) {
		return JoinWords(wording.LowerFirst(l.done), isOrAre(l.done), part)
	}
	if state, be := CutFold(rest, "be "); be && w.Table.IsWord("auxiliaries", "en", low) {
		if _, done := w.Participle(strings.ToLower(LeadingWord(state))); done {
			return JoinWords(wording.LowerFirst(l.done), part)
		}
	}
	return ""
}

// things adds each thing of a row: "face grouping, shared albums and …".
func (r *ideaReader) things(text string) {
	l := &ideaList{r: r}
	parts := l.parts(text)
	for i, part := range parts {
		if !l.amongThings(parts, i) && (l.says(part) || r.isLimit(part)) {
			l.part(part)
			continue
		}
		r.thing(part)
	}
}

// thing adds what the product has.
func (r *ideaReader) thing(text string) {
	text = neutral(strings.TrimSpace(CutFirst(text, "a ", "an ", "the ", "some ", "any ", "their ", "his ", "her ")))
	if utf8.RuneCountInString(text) < 3 || slices.ContainsFunc(r.features, func(f understanding.FeatureFact) bool { return strings.EqualFold(f.Name, text) }) {
		return
	}
	r.w.nominal[strings.ToLower(text)] = true
	r.add(understanding.FeatureFact{Text: wording.Sentence(text), Name: wording.Sentence(text)})
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

// imperative says that a text begins with a verb and its object: "record flaky
// tests", and not "record player".
func (w *Work) imperative(text string) bool {
	first, rest, _ := strings.Cut(text, " ")
	low := strings.ToLower(first)
	if rest == "" || !w.Table.IsWord("verbs", "en", low) {
		return false
	}
	if next := strings.ToLower(rest); w.Table.IsWord("kinds", "en", next) || w.compound(low) && w.Table.IsWord("figures", "en", next) {
		return false // "chat service" is a thing: one that is done something to has an article
	}
	if !w.Table.IsWord("nouns", "en", low+"s") && !w.Table.IsWord("nouns", "en", low) {
		return LeadingWord(rest) != "of"
	}
	next := strings.ToLower(LeadingWord(rest))
	if next == "of" {
		return false // "import of zones" is a thing
	}
	if _, behind, _ := strings.Cut(rest, " "); w.Table.IsWord("masses", "en", next) && LeadingWord(behind) == "of" { // "upload proof of residence"
		return true
	}
	return w.FirmObject(next) || w.Table.IsWord("pronouns_object", "en", next) || w.Table.IsWord("relatives", "en", next) || IsPluralNoun(next)
}
