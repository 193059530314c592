package phrasing

import (
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// verbForm is the kind of finite verb that carries an English clause.
type verbForm int

// The forms that carry a clause.
const (
	noVerb     verbForm = iota
	ModalVerb           // can, must, shall, …
	BeVerb              // is, are
	PastVerb            // was, were, had: tells, does not ask
	HaveVerb            // has, have
	DoVerb              // does not, don't
	ThirdVerb           // shows
	PluralVerb          // admins get
)

// Clause is an English clause around its finite verb. Words in brackets, quotes
// and code belong to the part they stand in and are never taken for the verb.
type Clause struct {
	Subject string
	Form    verbForm
	Verb    string // the finite verb in lower case, "can" for "can't"
	Adverb  string // "never", "also" before the verb
	Not     bool
	Rest    string // behind the verb and its negation
}

// NoLonger stands before a verb like an adverb, and denies it from some time on.
const NoLonger = "no longer"

// maxSubject bounds the words before the verb; a longer run is a list.
const maxSubject = 22

// softBans writes the capitals of RFC 2119 small, so that they read as words.
var softBans = sync.OnceValue(func() *strings.Replacer {
	return strings.NewReplacer("MUST NOT", "must not", "SHALL NOT", "shall not", "SHOULD NOT", "should not")
})

func (w *Work) parseClause(text string) (c Clause, ok bool) {
	text = softBans().Replace(text)
	tokens := ClauseTokens(text)
	if strings.Contains(text, "→") || strings.HasPrefix(text, "`") && strings.Contains(text, "`: ") || listsCodes(text) || w.nominal[strings.ToLower(strings.TrimRight(text, "."))] {
		return c, false
	}
	if head, aside, tail, ok := w.apposition(text); ok {
		c, whole := w.ParseClause(head + " " + tail)
		if c.Subject == head {
			c.Subject += aside
		}
		return c, whole
	}
	if c, ok := w.verbAtEnd(text, tokens); ok {
		return c, true
	}
	if c, ok := w.verbsInRow(text, tokens); ok {
		return c, true
	}
	if c, ok = w.clauseOf(text, tokens); ok || !strings.Contains(text, " (") {
		return c, ok
	}
	plain := withoutBrackets(text, tokens)
	if len(plain) == len(tokens) {
		return c, false
	}
	return w.clauseOf(text, plain) // "loggers (SensoTag) send a reading"
}

// verbsInRow finds three deeds or more behind a person or a thing, where the first of
// them alone could be its plural: "the caretaker checks, cleans and reports each room".
func (w *Work) verbsInRow(text string, tokens []Token) (c Clause, ok bool) {
	const longestSubject = 4 // words; behind more of them the row may belong to one of the things told
	for i := 1; i <= min(longestSubject, len(tokens)-1); i++ {
		if !tokens[i].Comma || tokens[i-1].Comma || !w.Table.IsWord("articles", "en", tokens[0].Low) {
			continue
		}
		if _, row := w.baseOfRow(text[tokens[i].From:]); row {
			return Clause{Subject: strings.TrimSpace(text[:tokens[i].From]), Form: ThirdVerb, Verb: tokens[i].Low, Rest: text[tokens[i].To:]}, true
		}
	}
	return c, false
}

// clauseOf finds the verb of a clause among its words.
func (w *Work) clauseOf(text string, tokens []Token) (c Clause, ok bool) {
	pending, resumed, comma, deed := 0, "", false, false
	for i, t := range tokens {
		if i == maxSubject {
			return c, false
		}
		prev, before := w.wordBefore(tokens, i)
		if i == 0 {
			comma = t.Comma
			if t.Low == "whoever" {
				pending = 1 // "whoever marks up a score shall pay": the first verb is theirs
			}
			if slices.Contains([]string{"everything", "anything", "whatever"}, t.Low) && len(tokens) > 1 && w.Table.IsWord("articles", "en", tokens[1].Low) {
				pending, resumed = 1, t.Low // "everything a nurse does at night must be possible"
			}
			continue
		}
		if w.contact(tokens, i) {
			pending++ // "the sums it belongs to are computed again"
			resumed = prev
			continue
		}
		if pending == 0 && resumed == "" && w.insideSubject(tokens, i) {
			pending++
			resumed = prev
			continue
		}
		if pending == 0 && resumed == "" && w.toldByDeed(tokens, i) {
			resumed, deed = prev, true
			continue
		}
		if w.onceDone(tokens, i) {
			deed = true
			continue // "an invoice once sent is never changed"
		}
		if w.Table.IsWord("subordinators", "en", t.Low) {
			if deed && isTimeWord(t.Low) {
				continue // "orders placed before noon ship"
			}
			if resumed != "" && pending == 0 && strings.HasSuffix(WordAt(tokens, i+1), "ing") && w.finiteLater(tokens[i+2:]) {
				continue // "files that vanish while walking are reported"
			}
			return c, false
		}
		if w.pointsAtThing(tokens, i) {
			continue // "assigned to that vendor shall": it points and opens no clause
		}
		if w.Table.IsWord("relatives", "en", t.Low) || t.Low == "where" && !tokens[i-1].Comma {
			pending++
			resumed = prev
			continue
		}
		if t.Low == "like" && resumed != "" && pending == 0 {
			continue // "a column that looks like personal data stops the cut"
		}
		if w.Table.IsWord("owners_before", "en", tokens[i-1].Low) {
			continue // "at our stop"
		}
		form := w.finiteAt(tokens, i, prev, comma, resumed != "" && pending == 0)
		if form == ThirdVerb && i == 2 && w.describedObject(tokens) {
			return c, false
		}
		if form == noVerb && pending > 0 && (prev == "who" || prev == "which") && (strings.HasSuffix(t.Low, "s") || strings.HasSuffix(t.Low, "ed")) ||
			form == noVerb && pending > 0 && prev == "that" && strings.HasSuffix(t.Low, "ed") {
			form = ThirdVerb // who owes, who moved
		}
		if form == noVerb && pending > 0 && prev != "whose" && w.Table.IsWord("relatives", "en", prev) && (w.Table.IsWord("verbs", "en", t.Low) || w.IsThird(t.Low)) {
			form = ThirdVerb // who leave
		}
		if form == noVerb && pending > 0 && (prev == "that" || prev == "who") && IsPluralNoun(resumed) && w.toldOfMany(t) {
			form = ThirdVerb // beds that squeak
		}
		if form == noVerb && pending > 0 && prev == "that" && w.toldOfOne(tokens, i) {
			form = ThirdVerb // a farm that objects to a line
		}
		if form == PluralVerb && resumed != "" && pending == 0 && !IsPluralNoun(prev) && !IsPluralNoun(resumed) {
			form = noVerb
		}
		if form != noVerb && pending > 0 {
			pending--
			continue
		}
		if form != noVerb && resumed != "" && (prev == "and" || prev == "or") && w.finiteLater(tokens[i+1:]) {
			continue // "claims that match a rule and have a receipt are approved"
		}
		if form != noVerb {
			if !deed && w.beginsTimed(tokens[1:max(1, before)]) && (resumed == "" || !w.sinceThing(tokens[:before]) || w.finiteLater(tokens[i+1:])) || strings.Contains(text[:t.From], " or the ") && !strings.HasSuffix(tokens[0].Low, "ing") {
				return c, false // the verb of "before they leave"
			}
			if before > 1 && w.Table.IsWord("auxiliaries", "en", prev) && w.Table.IsWord("relatives", "en", tokens[before-2].Low) {
				continue // "files that can be opened": still the clause that tells which
			}
			if before > 1 && w.Table.IsWord("auxiliaries", "en", prev) { // "beds that squeak must only be …": the verb of the clause
				return w.clauseAt(text, tokens, before-1, before-1, ModalVerb), true
			}
			return w.clauseAt(text, tokens, i, before, form), true
		}
		comma = comma || t.Comma
	}
	return c, false
}

// sinceThing says that each word of time among some words has a thing behind it and no clause: "a
// gauge whose loss exceeds 2 % since the last one".
func (w *Work) sinceThing(tokens []Token) bool {
	relative := false
	for i, t := range tokens {
		relative = relative || w.Table.IsWord("relatives", "en", t.Low)
		if w.Table.IsWord("time_words", "en", t.Low) && !relative {
			return false // "two weeks after the concert everyone who …" says when
		}
		if w.Table.IsWord("time_words", "en", t.Low) && !w.Table.IsWord("articles", "en", WordAt(tokens, i+1)) {
			return false
		}
	}
	return true
}

// onceDone says that token i is the "once" behind a thing which tells from when on something
// holds of it, with the verb of the clause behind that.
func (w *Work) onceDone(tokens []Token, i int) bool {
	_, done := w.Participle(WordAt(tokens, i+1))
	return tokens[i].Low == "once" && i > 0 && done && helperForm(WordAt(tokens, i+2), "") != noVerb
}

// beginsTimed says that words have one that begins a clause of its own as "before they
// leave" does, and no time as "after 16:00" is.
func (w *Work) beginsTimed(tokens []Token) bool {
	for i, t := range tokens {
		next := WordAt(tokens, i+1)
		if w.Table.IsWord("time_words", "en", t.Low) && (next == "" || next[0] < '0' || next[0] > '9') {
			return true
		}
	}
	return false
}

// listsCodes says that a text is a row of numbers with what each means: "0 success,
// 1 usage, 2 config does not match the schema".
func listsCodes(text string) bool {
	const least = 3
	n := 0
	for part := range strings.SplitSeq(text, ", ") {
		if number, meaning, ok := strings.Cut(part, " "); ok && meaning != "" && strings.Trim(number, "0123456789") == "" {
			n++
		}
	}
	return n >= least && text[0] >= '0' && text[0] <= '9'
}

// contact says that token i begins a relative clause that has no "that": "the
// sums it belongs to", "the files nobody has opened".
func (w *Work) contact(tokens []Token, i int) bool {
	if i < 2 || !w.Table.IsWord("contact_subjects", "en", tokens[i].Low) || tokens[i-1].Comma || tokens[i-1].Low == "" {
		return false
	}
	prev := tokens[i-1].Low
	return (w.Table.IsWord("determiners", "en", tokens[i-2].Low) || IsPluralNoun(prev)) && !w.Table.IsWord("verbs", "en", prev) && !w.IsThird(prev) && (!w.isRateWord(prev) || tokens[i-2].Low == "the") // "the days it comes", but "every Monday it sends"
}

// isRateWord says that a word counts time, behind which a clause of its own may
// begin: "every Monday it sends".
func (w *Work) isRateWord(word string) bool {
	return w.Table.IsWord("rates", "en", word) || isTimeUnit(word)
}

// wordBefore is the word before token i that is no adverb, and where the
// adverbs begin.
func (w *Work) wordBefore(tokens []Token, i int) (word string, from int) {
	from = i
	for from > 1 && w.Table.IsWord("adverbs", "en", tokens[from-1].Low) && !tokens[from-1].Comma {
		from--
	}
	if from == 0 {
		return "", 0
	}
	return tokens[from-1].Low, from
}

// helperForm is the kind of a form of "be", "have" and "do" as a verb of its clause.
func helperForm(low, next string) verbForm {
	switch low {
	case "is", "are", "isn't", "aren't":
		return BeVerb
	case "was", "were", "had":
		return PastVerb
	case "did":
		if next == "not" {
			return PastVerb
		}
	case "didn't":
		return PastVerb
	case "has", "have":
		return HaveVerb
	case "does", "do":
		if next == "not" {
			return DoVerb
		}
	case "doesn't", "don't":
		return DoVerb
	}
	return noVerb
}

// finiteAt says which kind of finite verb a token is in its place.
func (w *Work) finiteAt(tokens []Token, i int, prev string, comma, resumed bool) verbForm {
	low := tokens[i].Low
	next := WordAt(tokens, i+1)
	if w.onlyThings(tokens, i) {
		return noVerb
	}
	if form := helperForm(low, next); form != noVerb {
		return form
	}
	switch low {
	case "need", "needs":
		if (next == "to" || next == "at" && WordAt(tokens, i+2) == "least" && WordAt(tokens, i+3) == "to") && i > 0 && !w.Table.IsWord("determiners", "en", prev) && !w.Table.IsWord("prepositions", "en", prev) {
			return PluralVerb // what somebody needs to do they must do
		}
		if low == "needs" && i > 1 && (next == "a" || next == "an") && !comma && !w.Table.IsWord("determiners", "en", prev) && !w.Table.IsWord("prepositions", "en", prev) {
			return ThirdVerb // "a hirer under 21 needs a guarantor"
		}
		if low == "need" && i > 0 && w.Table.IsWord("articles", "en", next) && w.Table.IsWord("groups", "en", prev) {
			return PluralVerb // "staff need a screen"
		}
	case "get":
		if i > 2 && (next == "a" || next == "an") && w.Table.IsWord("prepositions", "en", tokens[i-3].Low) {
			return PluralVerb // "the first three on the list get an offer"
		}
	}
	if i == 1 && tokens[0].Low == "i" && next != "" && w.Table.IsWord("verbs", "en", low) && !w.Table.IsWord("mind_verbs", "en", low) {
		return PluralVerb // "I scan …"
	}
	if w.Table.IsWord("auxiliaries", "en", low) {
		return ModalVerb
	}
	if w.eachDo(tokens, i, next) {
		return PluralVerb
	}
	if form := w.behindNever(tokens, i, next); form != noVerb {
		return form
	}
	if next != "" && w.Table.IsWord("verbs", "en", low) && codeRow(tokens[:i]) {
		return PluralVerb // "`push`, `pop` and `peek` take an index"
	}
	if i == 1 && !comma && strings.HasSuffix(prev, "ing") && w.gerundDoes(joinedWords(tokens[1:])) {
		return ThirdVerb // "sorting runs in parallel"
	}
	if w.verbRow(tokens, i) || !comma && w.movesOn(tokens, i) {
		return PluralVerb
	}
	if w.doesSo(tokens, i) {
		return ThirdVerb
	}
	if comma || low == "" || w.Table.IsWord("determiners", "en", prev) || w.Table.IsWord("prepositions", "en", prev) || strings.HasSuffix(prev, "'s") {
		return noVerb
	}
	if w.Table.IsWord("message_carriers", "en", prev) && w.Table.IsWord("carried_messages", "en", low) {
		return noVerb // "e-mail alerts when a price drops": nothing alerts
	}
	if w.amountOnly(tokens[:i]) || w.listedThings(tokens, i) || w.likesNothing(tokens, i) || w.namesChanges(tokens, i) {
		return noVerb // "1 million files, 50 GB"
	}
	switch next {
	case "is", "are", "was", "were", "has", "have", "must", "can", "should", "may", "shall", "will":
		if !tokens[i].Comma && i+1 < len(tokens) && w.Table.IsWord("verbs", "en", wording.Singular(low)) {
			return noVerb // "negative balances are carried over": the verb stands behind
		}
	}
	if next == "of" && !tokens[i].Comma && !w.Table.IsWord("verbs_of", "en", low) && slices.ContainsFunc(tokens[i+1:], func(t Token) bool { return w.Table.IsWord("auxiliaries", "en", t.Low) }) {
		return noVerb // "offline maps of the resort shall be downloadable": the verb stands behind
	}
	if i < 4 && next != "" && w.isPersonRow(tokens[:i+1]) && !w.FirmObject(next) {
		return noVerb // "team leads get": the word belongs to the name
	}
	if i < 4 && next != "" && !tokens[i].Comma && IsPluralNoun(prev) && w.Table.IsWord("verbs", "en", low) && w.isPersonRow(tokens[:i]) {
		return PluralVerb // "dispatchers move stops"
	}
	if i == 1 && (next == "that" || next == "which" || next == "who") && strings.HasSuffix(prev, "ing") && w.bindsLater(tokens[i+2:]) {
		return noVerb // "existing links that break the rule should be listed"
	}
	if i == 1 && w.objectsTold(tokens) {
		return noVerb // "export files that can be opened in Excel": nothing files them
	}
	if i == 1 && tokens[i].Comma && w.Table.IsWord("nouns", "en", low) {
		return noVerb // "Output formats: a table, JSON"
	}
	if w.countsTimes(low, prev) || i > 0 && w.goAway(low, next, WordAt(tokens, i+2)) {
		return noVerb // "at ten times its quota", "overdue notices go out"
	}
	if tokens[i].Comma && i > 1 && w.Table.IsWord("prepositions", "en", tokens[i-2].Low) {
		return noVerb // "printer for day passes: wristbands"
	}
	if i == 1 && w.Table.IsWord("intransitives", "en", low) && strings.HasSuffix(prev, "s") && IsPluralNoun(prev) && !tokens[0].Comma {
		return PluralVerb // "reads go to the replica"
	}
	if i > 1 && IsNumeral(prev) && (next == "" || w.Table.IsWord("prepositions", "en", tokens[i-2].Low)) {
		return noVerb // "for up to 40 displays": what is counted
	}
	if w.happens(tokens, i, next) || i == 1 && low != "" && next != "" && w.Table.IsWord("anybody", "en", prev) && IsPluralNoun(prev) && w.Table.IsWord("verbs", "en", low) && !w.Table.IsWord("prepositions", "en", next) {
		return PluralVerb // "people list things"
	}
	if i == 1 && prev != "" && w.IsThird(prev) && !w.Table.IsWord("nouns", "en", prev) {
		return noVerb // "joins duplicate records": the verb stands before
	}
	single := w.Table.IsWord("singulars", "en", tokens[0].Low) && next == "to" && !IsPluralNoun(prev)
	firm := single || next != "" && w.personTokens(tokens[:i]) || w.FirmObject(next) && !w.isRate(tokens, i) || next != "" && w.hasAdverb(tokens, i) || i == 1 && prev == CodeWord || i > 0 && w.asksBehind(low, next) || w.productDoes(tokens, i, next) || w.programDoes(tokens, i, next)
	if firm && i > 1 && w.Table.IsWord("receive", "en", low) && w.Table.IsWord("prepositions", "en", tokens[1].Low) && IsPluralNoun(tokens[0].Low) && w.IsPerson(tokens[0].Low) {
		return PluralVerb // "skippers with an arrival on the same day get a notice"
	}
	if firm && w.someDo(tokens, i) {
		return PluralVerb // "only nurses with the same qualification see the offer"
	}
	if next != "" && w.Table.IsWord("verbs", "en", low) && w.rowOfPersons(tokens[:i]) {
		return PluralVerb // "clerks and harbour master sign in"
	}
	if i == 1 && prev == CodeWord && reading.InThirdPerson(low) && (w.Table.IsWord("determiners", "en", next) || w.Table.IsWord("articles", "en", next) || w.Table.IsWord("prepositions", "en", next)) {
		return ThirdVerb // "`--quiet` swallows the output"
	}
	if resumed && next != "" && w.Table.IsWord("prepositions", "en", next) || next == "" && prev != "" && i > 1 && w.Table.IsWord("adverbs", "en", tokens[i-1].Low) && IsPluralNoun(tokens[0].Low) {
		firm = true // "reports that are older than a year move to the archive"
	}
	if form := w.stateVerb(tokens, i, next); form != noVerb {
		return form
	}
	if form := w.timedVerb(tokens, i, next); form != noVerb {
		return form
	}
	if w.IsThird(low) && (w.oneThing(tokens, i) || w.namesFault(tokens, i)) || i > 0 && !comma && w.tellsOutcome(tokens, i) || next == "with" && i > 0 && w.endsWith(low, next) {
		return ThirdVerb
	}
	switch {
	case w.IsThird(low) && (!w.Table.IsWord("nouns", "en", low) || firm):
		return ThirdVerb
	case w.Table.IsWord("verbs", "en", low) && (IsPluralNoun(prev) && !tokens[i-1].Comma || resumed) && (!w.Table.IsWord("nouns", "en", low+"s") || firm) &&
		(i+1 < len(tokens) || firm) && !tokens[i].Comma:
		return PluralVerb
	}
	return noVerb
}

// asksBehind says that a word leads to a clause which only a verb has behind it: "alerts sound
// even if …", "the log records who changed what". Whom "who" follows it may tell of.
func (w *Work) asksBehind(low, next string) bool {
	return w.Table.IsWord("subordinators", "en", next) || w.Table.IsWord("clause_objects", "en", next) && (next != "who" || !w.IsPerson(low))
}

// behindNever reads the verb of several things behind "never", which no list need know: "late
// fees for an item never exceed its value". Its object stands right behind it.
func (w *Work) behindNever(tokens []Token, i int, next string) verbForm {
	low := tokens[i].Low
	ends := i == len(tokens)-1 // "two bookings of a hall never overlap"
	if i < 2 || tokens[i-1].Low != "never" || tokens[i].Comma || !ends && !w.FirmObject(next) || !IsPlainWord(low) || w.IsThird(low) || w.Table.IsWord("finite", "en", low) || w.Table.IsWord("prepositions", "en", low) {
		return noVerb
	}
	if _, done := w.Participle(low); done || slices.ContainsFunc(tokens[:i], func(t Token) bool { return t.Comma }) || !w.manyBefore(tokens[:i-1]) {
		return noVerb
	}
	return PluralVerb
}

// goAway says that a word in -s is things that go somewhere: behind it stands a verb in the
// plural that has no object.
func (w *Work) goAway(low, next, behind string) bool {
	return IsPluralNoun(low) && w.Table.IsWord("going_verbs", "en", next) && (w.goesOff(next, behind) || w.Table.IsWord("particles", "en", behind))
}

// namesFault says that what a single thing does to a fault stands at i, "the checker reports
// missing marks": the noun behind it is no second verb.
func (w *Work) namesFault(tokens []Token, i int) bool {
	return i > 1 && w.Table.IsWord("determiners", "en", tokens[0].Low) && !IsPluralNoun(tokens[i-1].Low) && w.Table.IsWord("fault_words", "en", WordAt(tokens, i+1))
}

// codeRow says that words are nothing but several names in code.
func codeRow(tokens []Token) bool {
	names := 0
	for _, t := range tokens {
		switch t.Low {
		case CodeWord:
			names++
		case "and", "or":
		default:
			return false
		}
	}
	return names > 1 && tokens[len(tokens)-1].Low == CodeWord
}

// stateVerb reads the verbs that tell what something needs or how it is where
// the word before them does not show that it ends the subject: "refunds above
// 1,000 EUR need the approval of a second person", "grants start as pending".
func (w *Work) stateVerb(tokens []Token, i int, next string) verbForm {
	low, many := tokens[i].Low, w.manyBefore(tokens[:i])
	if tokens[i].Comma && many && w.isPersonRow(tokens[:i]) && w.Table.IsWord("verbs", "en", low) && w.Table.IsWord("verbs", "en", next) {
		return PluralVerb // "customers find, view and archive bills"
	}
	if tokens[i].Comma || next == "" {
		return noVerb
	}
	switch {
	case many && low == "need" && IsPlainWord(next) && i > 1 && !w.Table.IsWord("prepositions", "en", next) && !w.Table.IsWord("verbs", "en", next) && !w.IsThird(next) && !w.Table.IsWord("finite", "en", next) && !w.Table.IsWord("determiners", "en", tokens[i-1].Low):
		return PluralVerb // "refunds above 150 EUR need approval"
	case many && w.Table.IsWord("state_verbs", "en", low) && w.FirmObject(next), many && next == "as" && w.Table.IsWord("verbs", "en", low) && IsPluralNoun(tokens[i-1].Low):
		return PluralVerb
	case !many && w.Table.IsWord("state_verbs", "en", wording.Singular(low)) && low != wording.Singular(low) && w.FirmObject(next):
		return ThirdVerb
	}
	return noVerb
}

// manyBefore says that the thing which words begin with is more than one: its
// name ends before the first preposition or bracket.
func (w *Work) manyBefore(tokens []Token) bool {
	last := ""
	for i, t := range tokens {
		if i > 0 && (t.Low == "" || w.Table.IsWord("prepositions", "en", t.Low) || w.Table.IsWord("behind_nouns", "en", t.Low)) {
			break
		}
		last = t.Low
	}
	return IsPluralNoun(last)
}

// bindsLater says that a modal verb follows, which is then the verb of the
// clause.
func (w *Work) bindsLater(tokens []Token) bool {
	for _, t := range tokens {
		if w.Table.IsWord("auxiliaries", "en", t.Low) {
			return true
		}
	}
	return false
}

// finiteLater says that a verb which can only be finite follows in the same
// clause.
func (w *Work) finiteLater(tokens []Token) bool {
	for i, t := range tokens {
		if w.Table.IsWord("subordinators", "en", t.Low) || w.Table.IsWord("relatives", "en", t.Low) || t.Low == "and" || t.Low == "or" {
			return false
		}
		if t.Low == "is" || t.Low == "are" || w.Table.IsWord("auxiliaries", "en", t.Low) || i > 1 && w.IsThird(t.Low) && w.Table.IsWord("articles", "en", WordAt(tokens, i+1)) {
			return true // "a column that has no rule stops the cut"
		}
		if t.Comma {
			return false
		}
	}
	return false
}

// countsTimes says that a word is the "times" behind a number: how often, or how
// many times as much.
func (w *Work) countsTimes(low, number string) bool {
	return low == "times" && number != "" && (w.Table.IsWord("counts", "en", number) || number[0] >= '0' && number[0] <= '9')
}

// amountOnly says that words are a number and nothing else: what stands behind it is
// counted.
func (w *Work) amountOnly(tokens []Token) bool {
	for _, t := range tokens {
		if t.Low == "" || !IsNumeral(t.Low) && !w.Table.IsWord("counts", "en", t.Low) {
			return false
		}
	}
	return tokens[0].Low != "how"
}

// isRate says that "a second" behind token i is a rate and no object.
func (w *Work) isRate(tokens []Token, i int) bool {
	return i+2 < len(tokens) && (tokens[i+1].Low == "a" || tokens[i+1].Low == "per" || tokens[i+1].Low == "each") && w.Table.IsWord("rates", "en", tokens[i+2].Low)
}

func (w *Work) hasAdverb(tokens []Token, i int) bool {
	return i > 0 && w.Table.IsWord("adverbs", "en", tokens[i-1].Low)
}

// clauseAt cuts a clause around the verb at token i.
func (w *Work) clauseAt(text string, tokens []Token, i, before int, form verbForm) Clause {
	t := tokens[i]
	for before < i && !w.movesBefore(tokens, before) {
		before++ // "later" and "now" stay where they are
	}
	c := Clause{
		Subject: strings.TrimRight(strings.TrimSpace(text[:tokens[before].From]), ","), Form: form, Verb: t.Low,
		Adverb: strings.TrimSpace(text[tokens[before].From:t.From]), Rest: strings.TrimSpace(text[t.To:]),
	}
	if subject, ended := strings.CutSuffix(c.Subject, " "+NoLonger); ended && c.Adverb == "" {
		c.Subject, c.Adverb = subject, NoLonger // "the old price no longer applies"
	}
	switch {
	case t.Low == "cannot":
		c.Verb, c.Not = "can", true
	case strings.HasSuffix(t.Low, "n't"):
		c.Verb, c.Not = strings.TrimSuffix(t.Low, "n't"), true
		if c.Verb == "ca" {
			c.Verb = "can"
		}
		if c.Verb == "wo" {
			c.Verb = "will"
		}
	}
	if rest, ok := strings.CutPrefix(c.Rest, "not "); ok && form != ThirdVerb && form != PluralVerb {
		c.Not, c.Rest = true, rest
	}
	if form == ModalVerb || form == BeVerb {
		if rest, ok := strings.CutPrefix(c.Rest, "ever "); ok && form == ModalVerb {
			c.Rest = rest // "nothing may ever be deleted"
		}
		if rest, ok := strings.CutPrefix(c.Rest, "never "); ok {
			c.Adverb, c.Rest = "never", rest
		}
		if rest, ok := strings.CutPrefix(c.Rest, "always "); ok && c.Adverb == "" && !c.Not {
			c.Adverb, c.Rest = "always", rest
		}
		if rest, ok := strings.CutPrefix(c.Rest, "only "); ok && form == BeVerb && !c.Not && c.Adverb == "" && w.isParticiple(rest) {
			c.Adverb, c.Rest = "only", rest // "must only be shown"
		}
		if rest, ok := strings.CutPrefix(c.Rest, "only "); ok && c.Verb == "may" && form == ModalVerb && !c.Not && c.Adverb == "" && !strings.HasPrefix(rest, "be ") {
			c.Verb, c.Adverb, c.Rest = "must", "only", rest // "may only answer from the documents" allows nothing else
		}
		if rest, ok := strings.CutPrefix(c.Rest, "also "); ok && form == ModalVerb && c.Adverb == "" {
			c.Adverb, c.Rest = "also", rest
		}
	}
	if before <= 1 && strings.EqualFold(c.Subject, "it") || strings.EqualFold(c.Subject, w.Product) {
		owed := owedLater(c)
		if rest, ok := strings.CutPrefix(c.Rest, "to "); ok && form == HaveVerb {
			owed.Form, owed.Verb, owed.Rest = ModalVerb, "must", rest
		}
		if asked := w.ofQuestion(owed); asked.Subject != c.Subject {
			return asked
		}
	}
	if low := strings.ToLower(c.Subject); low == "we" || low == "it" && before <= 1 || low == "our system" || low == "our service" {
		c.Subject = wording.Sentence(w.Product)
		c.Subject = strings.TrimSuffix(c.Subject, ".")
		if form == PluralVerb {
			full := w.ThirdAll(c.Verb + " " + c.Rest)
			c.Form = ThirdVerb
			c.Verb, c.Rest, _ = strings.Cut(full, " ")
		}
	}
	c = owedLater(c)
	if deed, ok := strings.CutPrefix(c.Rest, "at least to "); ok && (t.Low == "need" || t.Low == "needs") {
		c.Rest = "to " + deed // "they need at least to see the list", and not "at least an hour"
	}
	if rest, ok := strings.CutPrefix(c.Rest, "to "); ok && (form == HaveVerb || t.Low == "need" || t.Low == "needs") {
		c.Form, c.Verb, c.Rest = ModalVerb, "must", rest
	}
	return w.madeToWork(c)
}
