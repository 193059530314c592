package completing

import (
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// verbForm is the kind of finite verb that carries an English clause.
type verbForm int

// The forms that carry a clause.
const (
	noVerb     verbForm = iota
	modalVerb           // can, must, shall, …
	beVerb              // is, are
	pastVerb            // was, were, had: tells, does not ask
	haveVerb            // has, have
	doVerb              // does not, don't
	ThirdVerb           // shows
	pluralVerb          // admins get
)

// clause is an English clause around its finite verb. Words in brackets, quotes
// and code belong to the part they stand in and are never taken for the verb.
type clause struct {
	Subject string
	Form    verbForm
	Verb    string // the finite verb in lower case, "can" for "can't"
	Adverb  string // "never", "also" before the verb
	Not     bool
	Rest    string // behind the verb and its negation
}

// token is a word of a clause with the marks behind it.
type token struct {
	from, to int
	low      string
	comma    bool // a comma, colon or dash stands behind it
}

// codeWord stands for a code span among the words of a clause.
const codeWord = "`code`"

// clauseTokens cuts a text at blanks. Brackets, quotations and code count as
// one word that is on no list.
func clauseTokens(text string) []token {
	var out []token
	depth, quote, code, start := 0, false, false, -1
	flush := func(end int) {
		if start < 0 {
			return
		}
		word := strings.TrimRight(text[start:end], ",;:.!?")
		t := token{from: start, to: start + len(word), comma: strings.ContainsAny(text[start+len(word):end], ",;:") || word == "–" || word == "—"}
		if !strings.ContainsAny(word, "`\"“”()[]") {
			t.low = strings.ToLower(word)
		} else if strings.HasPrefix(word, "`") {
			t.low = codeWord
		}
		out = append(out, t)
		start = -1
	}
	for i, r := range text {
		inside := depth > 0 || quote || code
		switch {
		case r == '`':
			code = !code
		case code:
		case r == '"':
			quote = !quote
		case r == '“':
			quote = true
		case r == '”':
			quote = false
		case strings.ContainsRune("([（", r):
			depth++
		case strings.ContainsRune(")]）", r):
			depth = max(0, depth-1)
		}
		if unicode.IsSpace(r) && !inside {
			flush(i)
			continue
		}
		if start < 0 {
			start = i
		}
	}
	flush(len(text))
	return out
}

// maxSubject bounds the words before the verb; a longer run is a list.
const maxSubject = 22

// ParseClause finds the finite verb of a clause. ok is false when no word can
// be taken for it with certainty: the text may still be a sentence.
func (w *Work) ParseClause(text string) (c clause, ok bool) {
	text = strings.NewReplacer("MUST NOT", "must not", "SHALL NOT", "shall not", "SHOULD NOT", "should not").Replace(text)
	tokens := clauseTokens(text)
	pending, resumed, comma := 0, "", false
	if strings.Contains(text, "→") || w.nominal[strings.ToLower(strings.TrimRight(text, "."))] {
		return c, false
	}
	for i, t := range tokens {
		if i == maxSubject {
			return c, false
		}
		prev, before := w.wordBefore(tokens, i)
		if i == 0 {
			comma = t.comma
			if t.low == "whoever" {
				pending = 1 // "whoever marks up a score shall pay": the first verb is theirs
			}
			if slices.Contains([]string{"everything", "anything", "whatever"}, t.low) && len(tokens) > 1 && w.Table.IsWord("articles", "en", tokens[1].low) {
				pending, resumed = 1, t.low // "everything a nurse does at night must be possible"
			}
			continue
		}
		if w.contact(tokens, i) {
			pending++ // "the sums it belongs to are computed again"
			resumed = prev
			continue
		}
		if w.Table.IsWord("subordinators", "en", t.low) {
			return c, false
		}
		if w.Table.IsWord("relatives", "en", t.low) || t.low == "where" && !tokens[i-1].comma {
			pending++
			resumed = prev
			continue
		}
		form := w.finiteAt(tokens, i, prev, comma, resumed != "" && pending == 0)
		if form == noVerb && pending > 0 && (prev == "who" || prev == "which") && (strings.HasSuffix(t.low, "s") || strings.HasSuffix(t.low, "ed")) ||
			form == noVerb && pending > 0 && prev == "that" && strings.HasSuffix(t.low, "ed") {
			form = ThirdVerb // who owes, who moved
		}
		if form == noVerb && pending > 0 && prev != "whose" && w.Table.IsWord("relatives", "en", prev) && (w.Table.IsWord("verbs", "en", t.low) || w.IsThird(t.low)) {
			form = ThirdVerb // who leave
		}
		if form == pluralVerb && resumed != "" && pending == 0 && !isPluralNoun(prev) && !isPluralNoun(resumed) {
			form = noVerb
		}
		if form != noVerb && pending > 0 {
			pending--
			continue
		}
		if form != noVerb {
			if w.hasWord(text[tokens[0].to:max(tokens[0].to, tokens[before].from)], "time_words") || strings.Contains(text[:t.from], " or the ") {
				return c, false // the verb of "before they leave"
			}
			return w.clauseAt(text, tokens, i, before, form), true
		}
		comma = comma || t.comma
	}
	return c, false
}

// contact says that token i begins a relative clause that has no "that": "the
// sums it belongs to", "the files nobody has opened".
func (w *Work) contact(tokens []token, i int) bool {
	if i < 2 || !w.Table.IsWord("contact_subjects", "en", tokens[i].low) || tokens[i-1].comma || tokens[i-1].low == "" {
		return false
	}
	prev := tokens[i-1].low
	return (w.Table.IsWord("determiners", "en", tokens[i-2].low) || isPluralNoun(prev)) && !w.Table.IsWord("verbs", "en", prev) && !w.IsThird(prev) && !w.isRateWord(prev)
}

// isRateWord says that a word counts time, behind which a clause of its own may
// begin: "every Monday it sends".
func (w *Work) isRateWord(word string) bool {
	return w.Table.IsWord("rates", "en", word) || isTimeUnit(word)
}

// wordBefore is the word before token i that is no adverb, and where the
// adverbs begin.
func (w *Work) wordBefore(tokens []token, i int) (word string, from int) {
	from = i
	for from > 1 && w.Table.IsWord("adverbs", "en", tokens[from-1].low) && !tokens[from-1].comma {
		from--
	}
	if from == 0 {
		return "", 0
	}
	return tokens[from-1].low, from
}

// finiteAt says which kind of finite verb a token is in its place.
func (w *Work) finiteAt(tokens []token, i int, prev string, comma, resumed bool) verbForm {
	low := tokens[i].low
	next := ""
	if i+1 < len(tokens) {
		next = tokens[i+1].low
	}
	switch low {
	case "is", "are", "isn't", "aren't":
		return beVerb
	case "was", "were", "had":
		return pastVerb
	case "has", "have":
		return haveVerb
	case "does", "do":
		if next == "not" {
			return doVerb
		}
	case "doesn't", "don't":
		return doVerb
	}
	if i == 1 && tokens[0].low == "i" && next != "" && w.Table.IsWord("verbs", "en", low) && !w.Table.IsWord("mind_verbs", "en", low) {
		return pluralVerb // "I scan …"
	}
	if w.Table.IsWord("auxiliaries", "en", low) {
		return modalVerb
	}
	if comma || low == "" || w.Table.IsWord("determiners", "en", prev) || w.Table.IsWord("prepositions", "en", prev) || strings.HasSuffix(prev, "'s") {
		return noVerb
	}
	switch next {
	case "is", "are", "was", "were", "has", "have", "must", "can", "should", "may", "shall", "will":
		if !tokens[i].comma && i+1 < len(tokens) && w.Table.IsWord("verbs", "en", wording.Singular(low)) {
			return noVerb // "negative balances are carried over": the verb stands behind
		}
	}
	if i < 4 && next != "" && w.isPersonRow(tokens[:i+1]) && !w.FirmObject(next) {
		return noVerb // "team leads get": the word belongs to the name
	}
	if i < 4 && next != "" && !tokens[i].comma && isPluralNoun(prev) && w.Table.IsWord("verbs", "en", low) && w.isPersonRow(tokens[:i]) {
		return pluralVerb // "dispatchers move stops"
	}
	if i == 1 && (next == "that" || next == "which" || next == "who") && strings.HasSuffix(prev, "ing") && w.bindsLater(tokens[i+2:]) {
		return noVerb // "existing links that break the rule should be listed"
	}
	if w.countsTimes(low, prev) {
		return noVerb // "at ten times its quota"
	}
	if tokens[i].comma && i > 1 && w.Table.IsWord("prepositions", "en", tokens[i-2].low) {
		return noVerb // "printer for day passes: wristbands"
	}
	if i == 1 && prev != "" && w.IsThird(prev) && !w.Table.IsWord("nouns", "en", prev) {
		return noVerb // "joins duplicate records": the verb stands before
	}
	single := w.Table.IsWord("singulars", "en", tokens[0].low) && next == "to" && !isPluralNoun(prev)
	firm := single || next != "" && w.personTokens(tokens[:i]) || w.FirmObject(next) && !w.isRate(tokens, i) || next != "" && w.hasAdverb(tokens, i) || i == 1 && prev == codeWord || i > 0 && w.Table.IsWord("subordinators", "en", next)
	if firm && i > 1 && w.Table.IsWord("receive", "en", low) && w.Table.IsWord("prepositions", "en", tokens[1].low) && isPluralNoun(tokens[0].low) && w.isPerson(tokens[0].low) {
		return pluralVerb // "skippers with an arrival on the same day get a notice"
	}
	if next != "" && w.Table.IsWord("verbs", "en", low) && w.rowOfPersons(tokens[:i]) {
		return pluralVerb // "clerks and harbour master sign in"
	}
	if i == 1 && prev == codeWord && reading.InThirdPerson(low) && (w.Table.IsWord("determiners", "en", next) || w.Table.IsWord("articles", "en", next)) {
		return ThirdVerb // "`--quiet` swallows the output"
	}
	if form := w.stateVerb(tokens, i, next); form != noVerb {
		return form
	}
	switch {
	case w.IsThird(low) && (!w.Table.IsWord("nouns", "en", low) || firm):
		return ThirdVerb
	case w.Table.IsWord("verbs", "en", low) && (isPluralNoun(prev) && !tokens[i-1].comma || resumed) && (!w.Table.IsWord("nouns", "en", low+"s") || firm) &&
		i+1 < len(tokens) && !tokens[i].comma:
		return pluralVerb
	}
	return noVerb
}

// stateVerb reads the verbs that tell what something needs or how it is where
// the word before them does not show that it ends the subject: "refunds above
// 1,000 EUR need the approval of a second person", "grants start as pending".
func (w *Work) stateVerb(tokens []token, i int, next string) verbForm {
	low, many := tokens[i].low, w.manyBefore(tokens[:i])
	if tokens[i].comma && many && w.isPersonRow(tokens[:i]) && w.Table.IsWord("verbs", "en", low) && w.Table.IsWord("verbs", "en", next) {
		return pluralVerb // "customers find, view and download their bills"
	}
	if tokens[i].comma || next == "" {
		return noVerb
	}
	switch {
	case many && w.Table.IsWord("state_verbs", "en", low) && w.FirmObject(next), many && next == "as" && w.Table.IsWord("verbs", "en", low) && isPluralNoun(tokens[i-1].low):
		return pluralVerb
	case !many && w.Table.IsWord("state_verbs", "en", wording.Singular(low)) && low != wording.Singular(low) && w.FirmObject(next):
		return ThirdVerb
	}
	return noVerb
}

// manyBefore says that the thing which words begin with is more than one: its
// name ends before the first preposition or bracket.
func (w *Work) manyBefore(tokens []token) bool {
	last := ""
	for i, t := range tokens {
		if i > 0 && (t.low == "" || w.Table.IsWord("prepositions", "en", t.low) || w.Table.IsWord("behind_nouns", "en", t.low)) {
			break
		}
		last = t.low
	}
	return isPluralNoun(last)
}

// personTokens says that the words before a verb are one person of the source
// with an article: what follows then is what that person does, "a skipper books
// one berth", though the word may name a thing elsewhere.
func (w *Work) personTokens(tokens []token) bool {
	if len(tokens) < 2 || len(tokens) > 4 || !w.Table.IsWord("articles", "en", tokens[0].low) {
		return false
	}
	words := make([]string, 0, len(tokens))
	for _, t := range tokens[1:] {
		if t.comma || t.low == "" || t.low == codeWord {
			return false
		}
		words = append(words, t.low)
	}
	return w.isPerson(strings.Join(words, " "))
}

// isPersonRow says that words are the plural name of one person of the source:
// "dispatchers", "team leads".
func (w *Work) isPersonRow(tokens []token) bool {
	words := make([]string, 0, len(tokens))
	for n, t := range tokens {
		if t.low == "" || t.low == codeWord || t.comma && n+1 < len(tokens) {
			return false
		}
		words = append(words, t.low)
	}
	if len(words) == 0 {
		return false
	}
	last := words[len(words)-1]
	return isPluralNoun(last) && w.isPerson(strings.Join(words, " "))
}

// bindsLater says that a modal verb follows, which is then the verb of the
// clause.
func (w *Work) bindsLater(tokens []token) bool {
	for _, t := range tokens {
		if w.Table.IsWord("auxiliaries", "en", t.low) {
			return true
		}
	}
	return false
}

// rowOfPersons says that the words before a verb are two persons of the source:
// "clerks and harbour master".
func (w *Work) rowOfPersons(tokens []token) bool {
	if len(tokens) < 3 || len(tokens) > 7 {
		return false
	}
	var words []string
	for _, t := range tokens {
		if t.comma || t.low == "" {
			return false
		}
		words = append(words, t.low)
	}
	left, right, ok := strings.Cut(strings.Join(words, " "), " and ")
	return ok && w.isPerson(strings.TrimPrefix(left, "the ")) && w.isPerson(strings.TrimPrefix(right, "the "))
}

// isPerson says that the source introduces a person of this name, or one whose
// name ends with it.
func (w *Work) isPerson(name string) bool {
	name = FoldTerm(w.ActorName(name))
	return w.roster().persons[name] || !strings.Contains(name, " ") && w.onlyPersonOf(name) != ""
}

// countsTimes says that a word is the "times" behind a number: how often, or how
// many times as much.
func (w *Work) countsTimes(low, number string) bool {
	return low == "times" && number != "" && (w.Table.IsWord("counts", "en", number) || number[0] >= '0' && number[0] <= '9')
}

// isRate says that "a second" behind token i is a rate and no object.
func (w *Work) isRate(tokens []token, i int) bool {
	return i+2 < len(tokens) && (tokens[i+1].low == "a" || tokens[i+1].low == "per" || tokens[i+1].low == "each") && w.Table.IsWord("rates", "en", tokens[i+2].low)
}

func (w *Work) hasAdverb(tokens []token, i int) bool {
	return i > 0 && w.Table.IsWord("adverbs", "en", tokens[i-1].low)
}

// clauseAt cuts a clause around the verb at token i.
func (w *Work) clauseAt(text string, tokens []token, i, before int, form verbForm) clause {
	t := tokens[i]
	for before < i && !w.Table.IsWord("movable", "en", tokens[before].low) {
		before++ // "later" and "now" stay where they are
	}
	c := clause{
		Subject: strings.TrimRight(strings.TrimSpace(text[:tokens[before].from]), ","), Form: form, Verb: t.low,
		Adverb: strings.TrimSpace(text[tokens[before].from:t.from]), Rest: strings.TrimSpace(text[t.to:]),
	}
	switch {
	case t.low == "cannot":
		c.Verb, c.Not = "can", true
	case strings.HasSuffix(t.low, "n't"):
		c.Verb, c.Not = strings.TrimSuffix(t.low, "n't"), true
		if c.Verb == "ca" {
			c.Verb = "can"
		}
		if c.Verb == "wo" {
			c.Verb = "will"
		}
	}
	if rest, ok := strings.CutPrefix(c.Rest, "not "); ok && form != ThirdVerb && form != pluralVerb {
		c.Not, c.Rest = true, rest
	}
	if form == modalVerb || form == beVerb {
		if rest, ok := strings.CutPrefix(c.Rest, "never "); ok {
			c.Adverb, c.Rest = "never", rest
		}
		if rest, ok := strings.CutPrefix(c.Rest, "also "); ok && form == modalVerb && c.Adverb == "" {
			c.Adverb, c.Rest = "also", rest
		}
	}
	if low := strings.ToLower(c.Subject); low == "we" || low == "it" && before <= 1 || low == "our system" || low == "our service" {
		c.Subject = wording.Sentence(w.Product)
		c.Subject = strings.TrimSuffix(c.Subject, ".")
		if form == pluralVerb {
			full := w.ThirdAll(c.Verb + " " + c.Rest)
			c.Form = ThirdVerb
			c.Verb, c.Rest, _ = strings.Cut(full, " ")
		}
	}
	if rest, ok := strings.CutPrefix(c.Rest, "to "); ok && form == haveVerb {
		c.Form, c.Verb, c.Rest = modalVerb, "must", rest
	}
	return c
}

// wordAt is a token in lower case, empty behind the last.
func wordAt(tokens []token, i int) string {
	if i < len(tokens) {
		return tokens[i].low
	}
	return ""
}
