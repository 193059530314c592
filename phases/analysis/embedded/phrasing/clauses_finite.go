package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Which word of a clause is its finite verb, and of which kind.

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
	if tokens[i].Named {
		return noVerb
	}
	if w.onlyThings(tokens, i) || i == 1 && strings.Contains(" second third fourth fifth further additional extra ", " "+prev+" ") && IsPluralNoun(low) {
		return noVerb // "second permits of a household cost 25% more"
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
	case "counts":
		if i > 1 && (next == "once" || next == "twice" || next == "as") {
			return ThirdVerb // "a piece read twice within 10 minutes counts once"
		}
	case "pay":
		if i > 0 && (next == "nothing" || next == "half" || next == "no") {
			return PluralVerb // "holders of a badge pay nothing"
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
	if i == 1 && !comma && strings.HasSuffix(prev, "ing") && IsPluralNoun(low) && w.Table.IsWord("nouns", "en", low) && w.finiteLater(tokens[1:]) {
		return noVerb // "mixing batches at the plant creates a new one": the verb stands behind
	}
	if i == 1 && !comma && prev == "nothing" && next != "" && w.IsThird(low) {
		return ThirdVerb // "nothing changes until …"
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
	if w.thingsHandled(tokens, i, next) {
		return noVerb
	}
	if w.amountOnly(tokens[:i]) || w.listedThings(tokens, i) || w.likesNothing(tokens, i) || w.namesChanges(tokens, i) || w.namesThings(tokens, i) {
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
	if w.departmentDoes(tokens, i) {
		return ThirdVerb // "reception checks in groups"
	}
	if w.doneThingsDo(tokens, i) {
		return noVerb // "expired holds give their copies back": the verb stands behind
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
	if i == 3 && IsNumeral(prev) && next != "" && !tokens[i].Comma && w.Table.IsWord("age_bounds", "en", tokens[1].Low) && IsPluralNoun(tokens[0].Low) && w.Table.IsWord("verbs", "en", low) && (w.FirmObject(next) || next == "free" || next == "half" || w.IsPerson(tokens[0].Low)) {
		return PluralVerb // "children under 12 travel free of charge"
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
	firm := single || next != "" && w.personTokens(tokens[:i]) || w.FirmObject(next) && !w.isRate(tokens, i) || next != "" && w.hasAdverb(tokens, i) || i == 1 && prev == CodeWord || i > 0 && w.asksBehind(low, next) || w.productDoes(tokens, i, next) || w.programDoes(tokens, i, next) || runsOn(low, next)
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

// runsOn says that a verb which could be a noun goes on in a manner that is told right behind it:
// "certificate numbers run continuously".
func runsOn(low, next string) bool {
	const longEnough = 8 // "daily" tells when
	return low == "run" && len(next) > longEnough && strings.HasSuffix(next, "ly")
}

// thingsHandled says that the word at token i, which could be a verb, names several things: of
// which a percentile is told, "p95 for ticket reads under 250 ms", or to which the bare verb in
// front does something, "receive tag reads at the gate", "send charges to the bank".
func (w *Work) thingsHandled(tokens []Token, i int, next string) bool {
	low := tokens[i].Low
	if i < 1 || !IsPluralNoun(low) || !w.Table.IsWord("nouns", "en", low) && !w.Table.IsWord("verbs", "en", wording.Singular(low)) {
		return false
	}
	first := tokens[0].Low
	if i == 1 && first == "breaking" && low == "changes" {
		return true // "breaking changes only under a new version"
	}
	if len(first) == 3 && first[0] == 'p' && IsNumeral(first[1:]) {
		return true
	}
	if !w.Table.IsWord("bare_deeds", "en", first) || tokens[i-1].Comma {
		return false
	}
	return i == 2 && w.Table.IsWord("prepositions", "en", next) || i == 1 && (w.Table.IsWord("prepositions", "en", next) || w.Table.IsWord("particles", "en", next) || next == "and")
}

// departmentDoes says that the words before token i are a part of a house that acts as one
// person, and that the token is what it does: "management sees a monthly report", "reception
// checks in groups". Its verb needs something behind it.
func (w *Work) departmentDoes(tokens []Token, i int) bool {
	if i < 1 || i > 2 || i+1 >= len(tokens) || tokens[i].Comma || tokens[i-1].Comma || !w.IsThird(tokens[i].Low) || !w.Table.IsWord("departments_doing", "en", joinedWords(tokens[:i])) {
		return false
	}
	next := tokens[i+1].Low
	return w.FirmObject(next) || w.Table.IsWord("particles", "en", next) && i+2 < len(tokens) || IsPluralNoun(next) && !w.Table.IsWord("nouns", "en", tokens[i].Low)
}

// doneThingsDo says that the word at token i, which could be a verb, names several things of
// which the word before tells what was done with them: the verb of many stands behind it, with
// an object of its own.
func (w *Work) doneThingsDo(tokens []Token, i int) bool {
	if i != 1 || i+2 >= len(tokens) || tokens[1].Comma || !IsPluralNoun(tokens[1].Low) {
		return false
	}
	_, done := w.Participle(tokens[0].Low)
	return done && w.Table.IsWord("verbs", "en", tokens[2].Low) && w.FirmObject(WordAt(tokens, 3))
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
	case many && w.behindPlace(tokens, i) && (w.FirmObject(next) || w.Table.IsWord("ends_clause_now", "en", next)):
		return PluralVerb // "emergency words in the reason field show the number", "all reminders for that animal stop immediately"
	case !many && w.Table.IsWord("state_verbs", "en", wording.Singular(low)) && low != wording.Singular(low) && w.FirmObject(next):
		return ThirdVerb
	}
	return noVerb
}

// behindPlace says that token i is a verb behind several things of which is only told where they
// are or what for: "reminders for that animal stop". The word before it ends the place.
func (w *Work) behindPlace(tokens []Token, i int) bool {
	const nearest = 3 // "words in fields show"
	if i < nearest || !w.Table.IsWord("verbs", "en", tokens[i].Low) || slices.ContainsFunc(tokens[:i], func(t Token) bool { return t.Comma }) {
		return false
	}
	if _, done := w.Participle(tokens[i].Low); done {
		return false // "terms of a lease set out in the contract"
	}
	prev := tokens[i-1].Low
	if !IsPlainWord(prev) || w.Table.IsWord("prepositions", "en", prev) || w.Table.IsWord("determiners", "en", prev) || w.Table.IsWord("articles", "en", prev) || w.Table.IsWord("verbs", "en", prev) || prev == "and" || prev == "or" || prev == "to" {
		return false
	}
	place := slices.IndexFunc(tokens[1:i-1], func(t Token) bool { return w.Table.IsWord("prepositions", "en", t.Low) })
	return place >= 0 && !slices.ContainsFunc(tokens[:i], func(t Token) bool {
		return w.Table.IsWord("relatives", "en", t.Low) && t.Low != "that" || t.Low == "that" && t != tokens[min(place+2, i-1)] || w.Table.IsWord("conditions", "en", t.Low) || w.Table.IsWord("subordinators", "en", t.Low)
	})
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
