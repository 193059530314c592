package phrasing

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// LowerRest brings the verbs behind the first one into the base form too.
func (w *Work) LowerRest(base string) string {
	verb, rest, _ := strings.Cut(base, " ")
	return strings.TrimSpace(verb + " " + w.LowerVerbs(rest))
}

// BeginsWithVerb says that a text begins with a verb in its base form and with
// something behind it that only an object can be.
func (w *Work) BeginsWithVerb(text string) bool {
	if w.Language != "zh" && w.namedInSource(text) {
		return false
	}
	fields := strings.Fields(text)
	if len(fields) < 2 {
		return false
	}
	first, second := strings.ToLower(fields[0]), strings.ToLower(strings.Trim(fields[1], ",.;:"))
	if w.verbal[strings.ToLower(strings.TrimRight(text, ". "))] {
		return true
	}
	if w.nominal[strings.ToLower(strings.TrimRight(text, ". "))] || len(fields) == 2 && (w.compound(first) && w.Table.IsWord("figures", "en", second) || w.Table.IsWord("modes", "en", second)) {
		return false // "click statistics" are kept of clicks, and "batch mode" is one of several
	}
	if first == "let" && len(fields) > 2 && second != "us" {
		return true
	}
	if w.Table.IsWord("verb_like_names", "en", first+" "+second) {
		return false // "push notification on each step"
	}
	if w.Table.IsWord("objectless_verbs", "en", first) && IsPluralNoun(second) {
		return false // "sleep predictions": nothing is slept
	}
	if !w.Table.IsWord("verbs", "en", first) || versioned(fields) || w.Table.IsWord("auxiliaries", "en", second) {
		return false // "leave can be spread": the verb comes second
	}
	if (second == "for" || second == "of") && !w.Table.IsWord("verbs_for", "en", first) {
		return false
	}
	if w.timedNoun(fields) || w.reachedThrough(first, second) {
		return false
	}
	if second == "from" && strings.Contains(text, " to ") {
		return true // "move from the old store to the new one"
	}
	if w.gradedSubject(fields) || w.measuredDeed(fields) {
		return false
	}
	if w.FirmObject(second) || w.Table.IsWord("pronouns_object", "en", second) || w.ownedByTime(fields[1:]) {
		return true
	}
	if w.Table.IsWord("particles", "en", second) && len(fields) > 3 && w.Table.IsWord("prepositions", "en", strings.ToLower(fields[2])) && strings.ToLower(fields[2]) != "of" {
		return true // "check in on the tablet"
	}
	if w.Table.IsWord("thing_adjectives", "en", first) && !w.severalBefore(fields[1:]) {
		return false // "complete audit trail of every item": one thing is not completed without an article
	}
	if third := strings.ToLower(fields[min(2, len(fields)-1)]); w.Table.IsWord("masses", "en", second) && (third == "as" || third == "to" || third == "into") {
		return true // "export data as CSV"
	}
	if w.doneToMany(ClauseTokens(text)) {
		return true
	}
	if _, ok := w.ParseClause(text); ok {
		return false
	}
	if w.objectsTold(ClauseTokens(text)) {
		return true
	}
	if _, done := w.Participle(second); done && len(fields) > 2 && IsPluralNoun(strings.ToLower(strings.TrimRight(fields[2], ",.;:"))) && fields[1] == second {
		return true // "export approved reports": behind the name of one thing no plural is told
	}
	if len(fields) > 2 && strings.HasPrefix(fields[2], "→") && IsPlainWord(second) && !IsPluralNoun(second) && (w.Table.IsWord("nouns", "en", wording.Plural(first)) || w.Table.IsWord("count_nouns", "en", first)) {
		return false // "search result → archive": what becomes of a thing
	}
	if len(fields) > 2 && w.Table.IsWord("nouns", "en", first+"s") || w.compound(first) {
		third := strings.ToLower(strings.Trim(fields[min(2, len(fields)-1)], ",.;:"))
		if IsPlainWord(second) && !IsPluralNoun(second) && (strings.HasSuffix(fields[1], ",") || w.Table.IsWord("prepositions", "en", third) || IsNumeral(third)) && !w.Table.IsWord("prepositions", "en", second) && !w.Table.IsWord("masses", "en", second) {
			return false // "pick list per tour": one thing is not picked without an article
		}
	}
	if w.carries(first, fields[1:]) {
		return true
	}
	return !w.Table.IsWord("nouns", "en", first+"s") || !w.Table.IsWord("prepositions", "en", second) && IsPluralNoun(strings.ToLower(strings.Trim(fields[len(fields)-1], ".,;:)")))
}

// doneToMany says that words begin with what is done to several things, though both could be
// read in another way: "download maps for offline use", "filter results by price", and not
// "download links for customers".
func (w *Work) doneToMany(tokens []Token) bool {
	if len(tokens) < 3 || tokens[1].Comma || !w.Table.IsWord("done_to_many", "en", tokens[0].Low) || !IsPluralNoun(tokens[1].Low) || w.Table.IsWord("kinds_of_parts", "en", tokens[1].Low) {
		return false
	}
	return w.endsThings(tokens[2].Low)
}

// endsThings says that behind the things of a deed it goes on with a word: "download maps |for".
func (w *Work) endsThings(word string) bool {
	return word == "and" || word != "of" && w.Table.IsWord("prepositions", "en", word)
}

// labelledDeed says that a deed stands behind a label, though its verb is a noun as well:
// "Channels: pin messages to the top". The label is the name of the thing already. Bare words
// that go on with a verb, "search filters are kept", or that name things, "price alerts", are
// none.
func (w *Work) labelledDeed(st *Statement) bool {
	tokens := ClauseTokens(st.Head)
	if st.Label == "" || len(tokens) < 3 || !w.Table.IsWord("verbs", "en", tokens[0].Low) || w.compound(tokens[0].Low) || w.Table.IsWord("verb_like_names", "en", tokens[0].Low+" "+tokens[1].Low) {
		return false
	}
	if second := tokens[1]; second.Comma || !IsPluralNoun(second.Low) && !w.Table.IsWord("masses", "en", second.Low) {
		return false
	}
	if c, clause := w.ParseClause(st.Head); clause && (c.Not || c.Form == ModalVerb || c.Form == BeVerb) {
		return false // "Forks: pull requests from forks don't start"
	}
	return w.endsThings(tokens[2].Low)
}

// carries says that a word which is a noun as well begins a deed that brings things in or
// out: "export invoices to Xero", "import price list from Excel", and not "export formats".
func (w *Work) carries(verb string, behind []string) bool {
	if !w.Table.IsWord("carrying", "en", verb) {
		return false
	}
	thing := ""
	for i, field := range behind {
		word := strings.ToLower(strings.Trim(field, ",.;:"))
		if toward := word == "to" || word == "from" || word == "into" || word == "as"; toward || w.Table.IsWord("prepositions", "en", word) || !IsPlainWord(word) {
			return i > 0 && !w.Table.IsWord("carrying_names", "en", wording.Singular(thing)) && (toward || IsPluralNoun(thing))
		}
		thing = word
	}
	return false
}

// gradedSubject says that words begin with a grade of things and the verb they carry:
// "schedule 2 entries can't be edited" plans nothing.
func (w *Work) gradedSubject(fields []string) bool {
	if len(fields) < 4 || !IsNumeral(fields[1]) {
		return false
	}
	verb := strings.ToLower(strings.ReplaceAll(fields[3], "’", "'"))
	return IsPlainWord(strings.ToLower(fields[2])) && (w.Table.IsWord("auxiliaries", "en", verb) || verb == "is" || verb == "are" || verb == "isn't" || verb == "aren't")
}

// describedObject says that words begin with a verb and what it is done to, told by a
// participle or an adjective: in "upload queued reports when …" nothing queued reports.
func (w *Work) describedObject(tokens []Token) bool {
	_, done := w.Participle(tokens[1].Low)
	return (done || w.Table.IsWord("thing_adjectives", "en", tokens[1].Low)) && w.Table.IsWord("verbs", "en", tokens[0].Low) && w.Table.IsWord("nouns", "en", tokens[2].Low)
}

// severalBefore says that a plural, a doing or a mass stands in front of the first
// preposition, which needs no article to be what a verb is done to.
func (w *Work) severalBefore(fields []string) bool {
	for _, field := range fields {
		word := strings.ToLower(strings.Trim(field, ",.;:"))
		if word == "" || w.Table.IsWord("prepositions", "en", word) {
			return false
		}
		if IsPluralNoun(word) || strings.HasSuffix(word, "ing") || w.Table.IsWord("masses", "en", word) || strings.IndexAny(word, "0123456789\"“`") == 0 {
			return true
		}
	}
	return false
}

// versioned says that words begin with a name in capitals and its version, "Go 1.22",
// which is no verb with what it is done to.
func versioned(fields []string) bool {
	version := strings.TrimRight(fields[1], ",.;:+")
	return reading.StartsCapital(fields[0]) && strings.Contains(version, ".") && strings.Trim(version, "0123456789.x") == ""
}

// NamesVersion says that a text is the least version of something that is used: "Go
// 1.22 or later".
func (w *Work) NamesVersion(text string) bool {
	fields := strings.Fields(text)
	return len(fields) > 1 && len(fields) < 6 && versioned(fields) && reading.HasSuffixOf(strings.ToLower(strings.TrimRight(text, ". ")), append(w.Table.Words["or_newer"].In("en"), "+")...)
}

// StartsAmount says that a text begins with a number that counts in thousands, as how
// much there is does and no thing that is provided: "1 million files, 50 GB".
func StartsAmount(text string) bool {
	tokens := ClauseTokens(text)
	switch WordAt(tokens, 1) {
	case "million", "thousand", "billion":
		return IsNumeral(tokens[0].Low)
	}
	return false
}

// SubjectFirst says that a word which may be a verb is the subject of the one
// behind it: "support gets a read-only view".
func (w *Work) SubjectFirst(text string) bool {
	tokens := ClauseTokens(text)
	return len(tokens) > 2 && !tokens[0].Comma && w.IsThird(tokens[1].Low) && !w.Table.IsWord("nouns", "en", tokens[1].Low) && w.FirmObject(tokens[2].Low)
}

// gerund turns "comparing up to 5 links" into "compare up to 5 links".
func (w *Work) gerund(text string) (string, bool) {
	word, rest, more := strings.Cut(text, " ")
	stem, ing := strings.CutSuffix(strings.ToLower(word), "ing")
	if !ing || !more || rest == "" || w.Table.IsWord("prepositions", "en", LeadingWord(rest)) && LeadingWord(rest) != "up" {
		return "", false
	}
	if w.Table.IsWord("gerund_names", "en", strings.ToLower(word)) || w.attributive(rest) || w.gerundDoes(rest) || w.IsThird(LeadingWord(rest)) && !w.Table.IsWord("nouns", "en", LeadingWord(rest)) && w.Table.IsWord("going_verbs", "en", w.baseOr(LeadingWord(rest))) {
		return "", false // "voting closes at 18:00"
	}
	for _, base := range w.stems(stem) {
		if w.Table.IsWord("verbs", "en", base) {
			return base + " " + rest, true
		}
	}
	return "", false
}

// baseOr is the base form of a verb in the third person, the word itself where it is none.
func (w *Work) baseOr(third string) string {
	if base, ok := w.BaseVerb(third); ok {
		return base
	}
	return third
}

// joinedWords are the first few words of a row of tokens, in lower case.
func joinedWords(tokens []Token) string {
	const few = 4
	var words []string
	for _, t := range tokens[:min(few, len(tokens))] {
		words = append(words, t.Low)
	}
	return strings.Join(words, " ")
}

// gerundDoes says that behind a word in -ing the verb stands of which it is the subject:
// "Sorting runs in parallel", "Booking takes one click", and not "Sorting runs by date".
func (w *Work) gerundDoes(rest string) bool {
	low := strings.ToLower(rest) + " "
	for _, does := range w.Table.Words["gerund_does"].In("en") {
		if strings.HasPrefix(low, does+" ") {
			return true
		}
	}
	return false
}

// attributive says that a single thing without an article stands behind a word
// in -ing, so that both are its name: "picking list per tour", "waiting room".
func (w *Work) attributive(rest string) bool {
	words := strings.Fields(rest)
	noun := strings.ToLower(strings.TrimRight(words[0], ",.;:"))
	if !w.Table.IsWord("count_nouns", "en", noun) && !w.Table.IsWord("nouns", "en", noun+"s") {
		return false
	}
	if len(words) == 1 || noun != strings.ToLower(words[0]) {
		return true
	}
	next := strings.ToLower(words[1])
	_, done := w.Participle(next)
	return done || w.Table.IsWord("prepositions", "en", next) // "picking list sorted by shelf"
}

// stems are the base forms that a verb without -ing or -ed may come from.
func (w *Work) stems(stem string) []string {
	out := []string{stem, stem + "e"}
	if n := len(stem); n > 2 && stem[n-1] == stem[n-2] {
		out = append(out, stem[:n-1])
	}
	if s, ok := strings.CutSuffix(stem, "i"); ok {
		out = append(out, s+"y")
	}
	return out
}

// Participle is the base form of a past participle: "checked", "sent".
func (w *Work) Participle(word string) (string, bool) {
	if base, ok := w.Table.Words["participles"].Paired("en", word); ok {
		return base, true
	}
	stem, ok := strings.CutSuffix(word, "ed")
	if !ok {
		return "", false
	}
	for _, base := range w.stems(stem) {
		if w.Table.IsWord("verbs", "en", base) {
			return base, true
		}
	}
	return "", false
}

// OpensDone says that a text begins with what is done to something that it does not
// name, or how that is: "Tested against both servers", "Safe for concurrent use".
func (w *Work) OpensDone(text string) bool {
	tokens := ClauseTokens(text)
	if len(tokens) < 3 || tokens[0].Comma {
		return false
	}
	if where, _, _ := strings.Cut(tokens[1].Low, "-"); !w.Table.IsWord("prepositions", "en", where) { // "hosted in-country"
		return false
	}
	if _, ok := w.Participle(tokens[0].Low); !ok && !w.Table.IsWord("opening_states", "en", tokens[0].Low) {
		return false
	}
	_, clause := w.ParseClause(text)
	return !clause
}

// FirmObject says that a word can only stand behind a verb.
func (w *Work) FirmObject(word string) bool {
	r, _ := utf8.DecodeRuneInString(word)
	return word == CodeWord || w.Table.IsWord("determiners", "en", word) || unicode.IsDigit(r) || w.Table.IsWord("objects", "en", word)
}

// ownedByTime says that words begin with a day or a week as the owner of what stands behind
// it, which a verb has done something to: "print tomorrow's plan", "export last month's hours".
func (w *Work) ownedByTime(words []string) bool {
	if word := strings.ToLower(words[0]); len(words) > 2 && (word == "last" || w.Table.IsWord("later_orders", "en", word)) {
		words = words[1:]
	}
	day, owner := strings.CutSuffix(strings.ReplaceAll(strings.ToLower(words[0]), "’", "'"), "'s")
	return owner && (w.Table.IsWord("days_relative", "en", day) || w.Table.IsWord("later_units", "en", day))
}

// IsThird says whether a word is a known verb in the third person.
func (w *Work) IsThird(low string) bool {
	base, ok := w.BaseVerb(low)
	return ok && low != "is" && low != "has" && w.Table.IsWord("verbs", "en", base)
}

// IsPluralNoun says that a word looks like the plural of a noun.
func IsPluralNoun(word string) bool {
	if word == "we" || word == "they" || word == "you" || wording.Plural(word) == word && wording.Singular(word) != word {
		return true // people, children
	}
	if word == "staff" || word == "police" {
		return true // one word for several people, who do things as several
	}
	return strings.HasSuffix(word, "s") && wording.Singular(word) != word && !strings.HasSuffix(word, "'s")
}

// compound tells a word that is a verb and also the first half of the names of
// things: "pick list", "check sheet", "print preview".
func (w *Work) compound(word string) bool { return w.Table.IsWord("compounds", "en", word) }

// LooksPersonal says of a verb phrase without an actor that a person does it:
// its verb is one of looking at things or changing them.
func (w *Work) LooksPersonal(phrase string) bool {
	if first := HeadOf(phrase, 14); w.Language == "zh" && (strings.Contains(first, "自动") || strings.Contains(first, "满")) {
		return false
	}
	if w.movesData() {
		return false
	}
	for _, when := range []string{" every ", " each night", " nightly", " automatically"} {
		if w.Language != "zh" && strings.Contains(" "+phrase+" ", when) && w.Table.IsWord("copying", "en", strings.ToLower(LeadingWord(phrase))) {
			return false // "copy the ledger every night" is the work of a machine
		}
	}
	verb, rest, _ := strings.Cut(strings.ToLower(phrase), " ") // a person checks in, a program checks
	return w.Table.StartsWith("personal", w.Language, phrase) || w.Language != "zh" && w.Table.IsWord("personal", "en", verb+" "+LeadingWord(rest))
}

// movesData says that the product is a job that moves data: what it writes or reads
// it does by itself, unless the source names a person.
func (w *Work) movesData() bool {
	return w.Language != "zh" && len(w.Packs) > 0 && w.Packs[0].ID == "pipeline"
}

// DoneForm is the past participle of a verb in its base form: "approved", "written".
func (w *Work) DoneForm(base string) string {
	for done, of := range w.Table.Words["participles"].Pairs("en") {
		if of == base {
			return done
		}
	}
	n := len(base)
	vowel := func(i int) bool { return i >= 0 && strings.IndexByte("aeiou", base[i]) >= 0 }
	switch {
	case strings.HasSuffix(base, "e"):
		return base + "d"
	case n > 1 && base[n-1] == 'y' && !vowel(n-2):
		return base[:n-1] + "ied"
	case n > 2 && !vowel(n-1) && strings.IndexByte("wxy", base[n-1]) < 0 && vowel(n-2) && !vowel(n-3) && (n < 5 && !strings.ContainsAny(base[:n-2], "aeiou") || reading.HasSuffixOf(base, "mit", "cel", "fer")):
		return base + base[n-1:] + "ed" // logged, submitted, but edited
	}
	return base + "ed"
}

// measuredDeed says that words name a deed of which a verb behind it tells how long it takes: "search
// by number answers in 300 ms" asks nobody to search.
func (w *Work) measuredDeed(fields []string) bool {
	for i := 2; i+1 < len(fields); i++ {
		word := strings.ToLower(fields[i])
		if strings.ContainsAny(fields[i-1], ",;:") || w.Table.IsWord("relatives", "en", word) || w.Table.IsWord("subordinators", "en", word) {
			return false
		}
		if next := strings.ToLower(fields[i+1]); w.Table.IsWord("measured_verbs", "en", word) && (next == "in" || next == "within" || next == "under") {
			return true
		}
	}
	return false
}
