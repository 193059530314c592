package phrasing

import (
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"
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
	tokens := w.namedTokens(text, ClauseTokens(text))
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
	if c, ok := w.overAside(text, tokens); ok {
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
		if i == 1 && w.thingsThatDo(text) {
			continue // "report pages additionally show the time": no report pages anything
		}
		prev, before := w.wordBefore(tokens, i)
		if i == 0 {
			comma = t.Comma
			if t.Low == "whoever" {
				pending = 1 // "whoever marks up a score shall pay": the first verb is theirs
			}
			if w.allThat(tokens, i) {
				pending, resumed = 1, t.Low // "everything a nurse does at night must be possible"
			}
			continue
		}
		if pending == 0 && w.allThat(tokens, i) {
			pending++ // "level AA for everything the owner sees" says nothing of what the owner has to see
			resumed = t.Low
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
	if at := w.soleVerb(tokens); at > 0 {
		return w.clauseAt(text, tokens, at, at, ThirdVerb), true
	}
	return c, false
}

// soleVerb is the place of a verb that is a noun in the plural as well, right behind one thing with its
// article, where a statement has no other: "the job retries with a growing pause". 0 where there is none.
func (w *Work) soleVerb(tokens []Token) int {
	if len(tokens) < 4 || !w.Table.IsWord("articles", "en", tokens[0].Low) {
		return 0
	}
	for i := 2; i < min(len(tokens)-1, 5); i++ {
		if tokens[i-1].Comma || tokens[i].Comma || w.Table.IsWord("prepositions", "en", tokens[i-1].Low) {
			return 0
		}
		if w.Table.IsWord("sole_verbs", "en", tokens[i].Low) && !IsPluralNoun(tokens[i-1].Low) {
			if w.Table.IsWord("prepositions", "en", WordAt(tokens, i+1)) && WordAt(tokens, i+1) != "of" && !w.finiteLater(tokens[i+1:]) {
				return i
			}
			return 0
		}
	}
	return 0
}

// sinceThing says that each word of time among some words has a thing behind it and no clause: "a
// gauge whose loss exceeds 2 % since the last one".
func (w *Work) sinceThing(tokens []Token) bool {
	relative := false
	for i, t := range tokens {
		relative = relative || w.Table.IsWord("relatives", "en", t.Low)
		if w.Table.IsWord("time_words", "en", t.Low) && (!relative || !w.Table.IsWord("articles", "en", WordAt(tokens, i+1))) {
			return false // "two weeks after the concert everyone who …" says when
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

// allThat says that token i stands for all that somebody does, sees or has: "everything a nurse
// does", "everything reception does".
func (w *Work) allThat(tokens []Token, i int) bool {
	if !slices.Contains([]string{"everything", "anything", "whatever"}, tokens[i].Low) || i+1 >= len(tokens) {
		return false
	}
	if w.Table.IsWord("articles", "en", tokens[i+1].Low) {
		return true
	}
	const bare = 3 // "everything reception does …"
	return i+bare < len(tokens) && !w.Table.IsWord("adverbs", "en", tokens[i+1].Low) && tokens[i+1].Low != "else" && (w.IsThird(tokens[i+2].Low) || slices.Contains([]string{"does", "has", "do", "have"}, tokens[i+2].Low)) && !w.IsThird(tokens[i+1].Low) && w.finiteLater(tokens[i+bare:])
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
