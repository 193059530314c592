package phrasing

import (
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Statement is a sentence of the source taken apart, so that its pieces can
// stand where they belong: what binds in the description, what is wanted in
// the story, the rest among the criteria.
type Statement struct {
	Label   string // "Device rules" before a colon
	Trigger string // "When the slug is unknown"
	Head    string // the clause that binds, without its trigger
	Purpose string // behind "so that"
	More    []string

	Clause Clause
	Whole  bool   // clause holds
	Phrase string // the head as a verb phrase in its base form, when it begins with its verb
	Person bool   // a gerund: somebody does it
	Who    string // whose wish it is: "the crew would like …"
	Act    string // the phrase without the path of its endpoint, for the title
	Third  bool   // and the verb stood in the third person: the product does it
}

func (w *Work) takeApart(text string) Statement {
	var st Statement
	text = unhalved(strings.TrimSpace(text))
	sentences := wording.Sentences(text)
	if len(sentences) == 0 {
		return st
	}
	for _, s := range sentences[1:] {
		st.More = append(st.More, strings.TrimSpace(text[s.Start:s.End]))
	}
	first := strings.TrimRight(strings.TrimSpace(text[sentences[0].Start:sentences[0].End]), ".。;； ")
	sep := ";"
	if w.Language == "zh" {
		sep = "；"
	}
	if parts := reading.SplitTop(first, sep); len(parts) > 0 {
		first = parts[0]
		st.More = append(append([]string(nil), parts[1:]...), st.More...)
	}
	if w.Language == "zh" {
		w.takeChinese(&st, first)
		return st
	}
	first, all := w.allBut(first)
	w.takeEnglish(&st, first)
	if all != "" {
		st.Head, st.Clause.Subject = strings.Replace(st.Head, everythingElse, all, 1), strings.Replace(st.Clause.Subject, everythingElse, all, 1)
	}
	w.takeInflow(&st)
	return st
}

// onlyThem says in the affirmative who alone may do something: "nobody except the brewer
// may delete a batch" lets only the brewer do so.
func (w *Work) onlyThem(text string) string {
	for _, lead := range w.Table.Words["nobody_but"].In("en") {
		if rest, ok := CutFold(text, lead+" "); ok {
			return "Only " + rest
		}
	}
	return text
}

// inFull writes the short forms of spoken English out: "visitors who haven't
// checked out".
func (w *Work) inFull(text string) string {
	if !strings.ContainsAny(text, "'’") {
		return text
	}
	for short, full := range w.Table.Words["contractions"].Pairs("en") {
		for _, form := range []string{short, strings.ReplaceAll(short, "'", "’")} {
			text = strings.ReplaceAll(text, form, full)
		}
	}
	return text
}

// bindsAsPurpose says that what a deed is for is a rule that is tested beside it: how much
// there is then, or what the result never does, "so that the sum never exceeds the limit".
// What somebody gains by it is none.
func (w *Work) bindsAsPurpose(purpose string) bool {
	first := strings.ToLower(LeadingWord(purpose))
	if strings.ContainsAny(purpose, "0123456789") && first == "there" {
		return true
	}
	clause, ok := w.ParseClause(strings.TrimRight(purpose, ". "))
	if !ok || strings.ContainsAny(purpose, ",;") || w.Table.IsWord("pronouns", "en", first) || w.Table.IsWord("first_persons", "en", first) {
		return false
	}
	if (clause.Verb == "can" || clause.Verb == "could") && strings.Contains(purpose, " within ") && strings.ContainsAny(purpose, "0123456789") {
		return true // "so that the clerk can undo a mistake within 10 minutes" is tried at its number
	}
	if _, person := w.PersonIn(clause.Subject); person {
		return false
	}
	return NewWordIndex(purpose).HasAny(w.Table.Words["purpose_bounds"])
}

// bindsInReason says that the reason behind "because" has a word of its own that binds or denies,
// "because nobody reads email", "because a teacher without one can't teach": it is no demand, and
// is read beside the one that it gives the reason for.
func (w *Work) bindsInReason(why string) bool {
	c, ok := w.ParseClause(reading.UpperFirst(strings.TrimRight(why, ". ")))
	if !ok || strings.Contains(why, ", ") {
		return false
	}
	return c.Not || c.Form == ModalVerb || w.Table.IsWord("nobodies", "en", strings.ToLower(c.Subject))
}

// demandBehindSo parts why something is demanded from the demand behind "so", where the first only
// tells how it is with somebody: "Carol can't see well so the writing has to be large". Nothing
// where the part in front is a demand or a rule itself.
func (w *Work) demandBehindSo(text string) (why, demand string) {
	why, demand, ok := strings.Cut(text, " so ")
	why = strings.TrimRight(why, ", ")
	if !ok || strings.HasPrefix(demand, "that ") || strings.ContainsAny(why, ",;:") || w.Table.IsWord("conditions", "en", strings.ToLower(LeadingWord(why))) || w.Table.IsWord("story_leads", "en", LeadingWord(why)) {
		return "", ""
	}
	head, known := w.ParseClause(why)
	tail, bound := w.ParseClause(reading.UpperFirst(demand))
	owed := tail.Form == ModalVerb && !strings.EqualFold(tail.Verb, "can") && !strings.EqualFold(tail.Verb, "may") || reading.HasPrefixOf(tail.Rest, "to ") && (tail.Verb == "has" || tail.Verb == "have")
	for _, t := range ClauseTokens(tail.Subject) {
		owed = owed && !w.Table.IsWord("pronouns", "en", t.Low) && !w.Table.IsWord("pronouns_object", "en", t.Low) // "each of them" is none of those named before
	}
	if !known || !bound || !owed {
		return "", ""
	}
	_, person := w.PersonIn(head.Subject)
	person = person || w.Table.IsWord("first_persons", "en", strings.ToLower(head.Subject)) || head.Not && plainName(head.Subject)
	if !person || head.Form == ModalVerb && !head.Not {
		return "", ""
	}
	return why, reading.UpperFirst(demand)
}

// plainName says that a text is one word that begins with a capital: "Carol".
func plainName(text string) bool {
	first, size := utf8.DecodeRuneInString(text)
	return unicode.IsUpper(first) && len(text) > size+1 && !strings.ContainsAny(text, " '’") && strings.ToLower(text[size:]) == text[size:]
}

// notAble writes what somebody must not be able to do as what they must not do: a test shows
// the deed refused, and nobody tries "to be able". What is denied beside a demand is written as it
// is spoken, so that each of the two is read alone.
var notAble = sync.OnceValue(func() *strings.Replacer {
	return strings.NewReplacer(" must not be able to ", " must not ", " shall not be able to ", " shall not ", " should not be able to ", " should not ", " MUST NOT be able to ", " MUST NOT ", " SHALL NOT be able to ", " SHALL NOT ",
		" and MUST NOT ", " and must not ", " and SHALL NOT ", " and shall not ", " but MUST NOT ", " but must not ", " but SHALL NOT ", " but shall not ")
})

// toNobody forbids what may be done to nobody: "may lend their card to nobody" must not lend it to
// anybody.
func toNobody(text string) string {
	for _, modal := range []string{"can", "may", "must", "shall"} {
		before, deed, ok := strings.Cut(text, " "+modal+" ")
		if to, end, nobody := strings.Cut(deed, " to nobody"); ok && nobody && len(strings.Fields(to)) <= maxNamed+2 && !strings.HasPrefix(end, " ") && !strings.ContainsAny(to, ",;:") && !strings.HasPrefix(to, "not ") {
			return before + " must not " + to + " to anybody" + end
		}
	}
	return text
}

// neitherNor denies two deeds at once as one denial: "can neither book nor lend gear" is what
// somebody cannot do, book or lend gear.
func neitherNor(text string) string {
	for _, modal := range []string{"can", "may", "must", "could", "should", "shall"} {
		before, deeds, ok := strings.Cut(text, " "+modal+" neither ")
		first, second, nor := strings.Cut(deeds, " nor ")
		if !ok || !nor || strings.ContainsAny(first, ".;:") {
			continue
		}
		not := " " + modal + " not "
		if modal == "can" {
			not = " cannot "
		}
		return before + not + first + " or " + second
	}
	return text
}

// eitherOr leaves out the word that announces two deeds of one subject: "sees the log and either
// accepts or rejects it" sees it and accepts or rejects it.
func eitherOr(text string) string {
	before, after, ok := strings.Cut(text, " and either ")
	if !ok || !strings.Contains(after, " or ") || !reading.InThirdPerson(LeadingWord(after)) {
		return text
	}
	return before + " and " + after
}

func (w *Work) takeEnglish(st *Statement, first string) {
	first = understanding.ModalOnce(w.spared(notAble().Replace(eitherOr(neitherNor(toNobody(w.wishedCase(w.withoutSpokenAside(w.inFull(w.onlyThem(first))))))))))
	if !w.Table.IsWord("story_leads", "en", LeadingWord(first)) {
		first = w.soThat(first)
	}
	for _, so := range []string{", so that ", " so that "} {
		if i := strings.Index(first, so); i > 0 && !w.InBrackets(first, i) {
			first, st.Purpose = first[:i], first[i+len(so):]
			if w.bindsAsPurpose(st.Purpose) && !w.Table.IsWord("story_leads", "en", LeadingWord(first)) {
				st.More = append([]string{wording.Sentence(st.Purpose)}, st.More...)
			}
		}
	}
	if head, why, ok := strings.Cut(first, " because "); ok && w.Table.IsWord("story_leads", "en", LeadingWord(first)) && SaysI(head) {
		first, st.Purpose = strings.TrimRight(head, ", "), "because "+why
	}
	if head, why, ok := strings.Cut(first, " because "); ok && st.Purpose == "" && w.bindsInReason(why) {
		first, st.Purpose = strings.TrimRight(head, ", "), "because "+why
	}
	if st.Purpose == "" {
		if why, demand := w.demandBehindSo(first); demand != "" {
			first, st.Purpose = demand, "because "+w.LowerStart(why)
		}
	}
	if said := w.withoutRemark(first); len(said) < len(first) && (!w.Table.IsWord("story_leads", "en", LeadingWord(first)) || !SaysI(first)) && w.Supposed(first[len(said)+2:]) {
		st.More = append([]string{wording.Sentence(first[len(said)+2:])}, st.More...)
		first = said
	}
	if done, refused := w.doneAndRefused(first); refused != "" {
		st.More = append([]string{wording.Sentence(refused)}, st.More...)
		first = done
	}
	if refused, done := w.refusedAndDone(first); done != "" {
		st.More = append([]string{done}, st.More...)
		first = refused
	}
	if deed, then := w.caseBehind(first); then != "" {
		st.More = append([]string{then}, st.More...)
		first = deed
	}
	if thing, it := w.thingAndIt(first); it != "" {
		st.More = append([]string{wording.Sentence(it)}, st.More...)
		first = thing
	}
	if able, owed := w.deedOwed(first); owed != "" {
		st.More = append([]string{owed}, st.More...)
		first = able
	}
	if got, able := w.abilityBehind(first); able != "" {
		st.More = append([]string{able}, st.More...)
		first = got
	}
	first = w.wishedOf(w.ofArrow(w.WithoutBracketRemark(w.namedProgram(w.forSpan(w.plusAsAnd(first))))))
	if what, why, ok := strings.Cut(first, " would be nice because "); ok && len(strings.Fields(what)) <= 3 {
		first = what + " because " + why
	}
	for _, thing := range w.Table.Words["loose_selves"].In("en") {
		if rest, ok := CutFold(first, thing+" "); ok {
			first = reading.UpperFirst(w.Product) + " " + rest
		}
	}
	for _, tail := range w.Table.Words["empty_tails"].In("en") {
		first = strings.TrimSuffix(first, tail)
	}
	if text, ok := w.ofState(first); ok {
		first = strings.TrimSuffix(text, ".")
	}
	st.Head = w.withoutLooseStart(w.unwished(first))
	if base, ok := w.machine[strings.ToLower(strings.TrimRight(first, ". "))]; ok {
		st.Phrase, st.Third = base, true
		return
	}
	if c, ok := w.withoutSubject(st.Head); ok {
		st.Clause, st.Whole = c, true
		return
	}
	if phrase, ok := w.ofMethod(st.Head); ok {
		st.Phrase, st.Person = phrase, true
		return
	}
	if w.takeLabel(st); st.Whole {
		return
	}
	w.takeTrigger(st)
	w.takeCircumstance(st)
	w.takePlace(st)
	if w.takeAbility(st) {
		return
	}
	if c, ok := w.namedByCode(st.Head); ok {
		st.Clause, st.Whole = c, true
		return
	}
	if w.takeBare(st) {
		return
	}
	if c, ok := w.unlinked(st.Head); ok {
		st.Clause, st.Whole = c, true
		return
	}
	if c, ok := w.nounInTime(st.Head); ok {
		st.Clause, st.Whole = c, true
		return
	}
	if c, then := w.thenAnother(st.Head); then != "" {
		if st.Trigger != "" {
			then = st.Trigger + ", " + wording.LowerFirst(then)
		}
		st.Clause, st.Whole = c, true
		st.More = append([]string{wording.Sentence(then)}, st.More...)
		return
	}
	if !w.shownThere(st) && (w.BeginsWithVerb(st.Head) || w.labelledDeed(st)) {
		st.Phrase = wording.LowerFirst(st.Head)
		st.Person = w.verbal[strings.ToLower(strings.TrimRight(st.Head, ". "))] || strings.Contains(st.Phrase+" ", " your ") || w.played(st.Phrase)
		w.cutTail(st, &st.Phrase)
		w.cutEffect(st, &st.Phrase)
		w.cutState(st, &st.Phrase)
		return
	}
	base, third := w.BaseForm(st.Head)
	if _, rest, _ := strings.Cut(st.Head, " "); third && w.opensObject(strings.ToLower(LeadingWord(rest))) {
		st.Phrase, st.Third = w.LowerRest(base), true
		return
	}
	if c, ok := w.ParseClause(st.Head); ok && (st.Trigger != "" || !w.Table.IsWord("subordinators", "en", strings.ToLower(LeadingWord(st.Head)))) {
		if thing, ok := w.needed(c); ok {
			if st.Head = withoutWish(st, c, thing); !strings.EqualFold(c.Subject, w.Product) {
				st.Who = c.Subject
			}
			return
		}
		if deed, ok := w.wishedDeed(c); ok {
			st.Phrase, st.Person, st.Who = deed, true, c.Subject
			return
		}
		st.Clause, st.Whole = w.byPerson(neverNeeds(nobodyCan(w.ableTo(w.enables(c))))), true
		w.cutSpeaker(st, &st.Clause.Rest)
		w.cutOtherwise(st)
		w.splitList(st)
		w.cutState(st, &st.Clause.Rest)
		w.takeSpeaker(st)
		return
	}
	if third {
		st.Phrase, st.Third = w.LowerRest(base), true
		return
	}
	if c, ok := w.pricedDeed(st.Head); ok {
		st.Clause, st.Whole = c, true
		return
	}
	if w.takeResting(st) {
		return
	}
	if base, ok := w.gerund(st.Head); ok && !w.nominal[strings.ToLower(strings.TrimRight(st.Head, ". "))] { // "drawing tools" are things
		st.Phrase, st.Person = base, true
		return
	}
	if _, _, state := w.circumstance(st.Head); !state && w.Table.IsWord("places", "en", strings.ToLower(LeadingWord(st.Head))) && st.Label == "" && st.Trigger == "" && !strings.Contains(st.Head, ": ") {
		st.Phrase, st.Third = "work "+wording.LowerFirst(st.Head), true
		return
	}
	for _, cut := range []string{", but ", " – ", " — "} {
		if i := strings.Index(st.Head, cut); i > 0 && !w.InBrackets(st.Head, i) && utf8.RuneCountInString(st.Head[i:]) > 16 {
			st.More = append([]string{strings.TrimSpace(st.Head[i+len(cut):])}, st.More...)
			st.Head = st.Head[:i]
		}
	}
}

// soThat writes a purpose that leaves out its "that" in full: "attach the summons so the interpreter
// can prepare". How something is reckoned or done in consequence keeps its "so".
func (w *Work) soThat(text string) string {
	at := strings.Index(text, " so ")
	if at < 0 || strings.HasPrefix(text[at:], " so that ") || w.InBrackets(text, at) {
		return text
	}
	head, tail := strings.TrimRight(text[:at], ","), text[at+len(" so "):]
	tokens := ClauseTokens(tail)
	if len(tokens) < 3 || !w.Table.IsWord("articles", "en", tokens[0].Low) && !w.Table.IsWord("so_subjects", "en", tokens[0].Low) {
		return text
	}
	for _, t := range tokens[1:min(len(tokens), 5)] {
		if t.Low == "can" || t.Low == "could" {
			return head + " so that " + tail
		}
		if t.Comma || w.IsThird(t.Low) && t.Low != tokens[1].Low {
			break
		}
	}
	return text
}

// opensObject tells a word with which the object of a verb begins: "the", "which" of
// "prints which tables will be copied".
func (w *Work) opensObject(word string) bool {
	return w.FirmObject(word) || w.Table.IsWord("articles", "en", word) || w.Table.IsWord("asking", "en", word)
}

// nobodyCan reads "you cannot start the next job": what nobody can do.
func nobodyCan(c Clause) Clause {
	_, object, _ := strings.Cut(c.Rest, " ")
	switch strings.ToLower(LeadingWord(object)) {
	case "it", "that", "this", "them":
		return c // nobody knows what
	}
	if strings.EqualFold(c.Subject, "you") && c.Not && c.Form == ModalVerb {
		c.Subject, c.Verb, c.Not = "nobody", "can", false
	}
	return c
}

// neverNeeds reads "never need a booking" as "do not need a booking": what nobody has to have
// is not what they must not have.
func neverNeeds(c Clause) Clause {
	if c.Adverb == "never" && !c.Not && (c.Verb == "need" || c.Verb == "needs") {
		rest := "need " + c.Rest
		c.Adverb, c.Not, c.Verb, c.Form, c.Rest = "", true, "do", DoVerb, rest
	}
	return c
}

// byPerson turns "a booking can be cancelled by the guest until noon" into what
// the guest can do.
func (w *Work) byPerson(c Clause) Clause {
	deed, tail, ok := strings.Cut(c.Rest, " by ")
	participle, be := strings.CutPrefix(deed, "be ")
	participle, more, bracket := strings.Cut(participle, " (")
	if bracket && strings.HasSuffix(more, ")") {
		more = "(" + more // "exempted (board room) by the office admin"
	} else if bracket {
		return c
	}
	if !ok || !be || c.Form != ModalVerb || c.Not || strings.Contains(participle, " ") {
		return c
	}
	base, known := w.Participle(participle)
	if !known {
		return c
	}
	words := strings.Fields(tail)
	for n := min(4, len(words)); n > 0; n-- {
		name := strings.TrimRight(strings.Join(words[:n], " "), ",.;")
		if w.namesDoer(name) {
			subject := wording.Sentence(name)
			rest := JoinWords(base, w.LowerStart(c.Subject), more, strings.Join(words[n:], " "))
			return Clause{Subject: strings.TrimSuffix(subject, "."), Form: ModalVerb, Verb: c.Verb, Adverb: c.Adverb, Rest: rest}
		}
	}
	return c
}

// namesDoer says that the words behind "by" are who does it: one person with an article,
// several without, or a part of a house.
func (w *Work) namesDoer(name string) bool {
	lead, rest, _ := strings.Cut(name, " ")
	for word := range strings.FieldsSeq(rest) {
		if word != "of" && w.Table.IsWord("prepositions", "en", strings.ToLower(word)) {
			return false // "by the customer at any time"
		}
	}
	if w.Table.IsWord("departments_doing", "en", strings.ToLower(name)) || w.Table.IsWord("articles", "en", lead) && rest != "" && w.IsPerson(rest) {
		return true
	}
	return IsPluralNoun(strings.ToLower(reading.LastWord(name))) && !w.Table.IsWord("determiners", "en", strings.ToLower(lead)) && w.IsPerson(name)
}

// replaceWord puts a phrase in the place of a word, once.
func replaceWord(text, word, phrase string) string {
	fields := strings.Split(text, " ")
	for i, f := range fields {
		if core := strings.TrimRight(f, ".,;:"); core == word {
			fields[i] = phrase + f[len(core):]
			break
		}
	}
	return strings.Join(fields, " ")
}
