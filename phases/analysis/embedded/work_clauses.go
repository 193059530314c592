package embedded

import (
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs/wording"
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
	thirdVerb           // shows
	pluralVerb          // admins get
)

// clause is an English clause around its finite verb. Words in brackets, quotes
// and code belong to the part they stand in and are never taken for the verb.
type clause struct {
	subject string
	form    verbForm
	verb    string // the finite verb in lower case, "can" for "can't"
	adverb  string // "never", "also" before the verb
	not     bool
	rest    string // behind the verb and its negation
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

// parseClause finds the finite verb of a clause. ok is false when no word can
// be taken for it with certainty: the text may still be a sentence.
func (w *work) parseClause(text string) (c clause, ok bool) {
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
			continue
		}
		if w.rules.isWord("subordinators", "en", t.low) {
			return c, false
		}
		if w.rules.isWord("relatives", "en", t.low) || t.low == "where" && !tokens[i-1].comma {
			pending++
			resumed = prev
			continue
		}
		form := w.finiteAt(tokens, i, prev, comma, resumed != "" && pending == 0)
		if form == noVerb && pending > 0 && (prev == "who" || prev == "which") && (strings.HasSuffix(t.low, "s") || strings.HasSuffix(t.low, "ed")) ||
			form == noVerb && pending > 0 && prev == "that" && strings.HasSuffix(t.low, "ed") {
			form = thirdVerb // who owes, who moved
		}
		if form == noVerb && pending > 0 && prev != "whose" && w.rules.isWord("relatives", "en", prev) && (w.rules.isWord("verbs", "en", t.low) || w.isThird(t.low)) {
			form = thirdVerb // who leave
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

// wordBefore is the word before token i that is no adverb, and where the
// adverbs begin.
func (w *work) wordBefore(tokens []token, i int) (word string, from int) {
	from = i
	for from > 1 && w.rules.isWord("adverbs", "en", tokens[from-1].low) && !tokens[from-1].comma {
		from--
	}
	if from == 0 {
		return "", 0
	}
	return tokens[from-1].low, from
}

// finiteAt says which kind of finite verb a token is in its place.
func (w *work) finiteAt(tokens []token, i int, prev string, comma, resumed bool) verbForm {
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
	if i == 1 && tokens[0].low == "i" && next != "" && w.rules.isWord("verbs", "en", low) && !w.rules.isWord("mind_verbs", "en", low) {
		return pluralVerb // "I scan …"
	}
	if w.rules.isWord("auxiliaries", "en", low) {
		return modalVerb
	}
	if comma || low == "" || w.rules.isWord("determiners", "en", prev) || w.rules.isWord("prepositions", "en", prev) || strings.HasSuffix(prev, "'s") {
		return noVerb
	}
	switch next {
	case "is", "are", "was", "were", "has", "have", "must", "can", "should", "may", "shall", "will":
		if !tokens[i].comma && i+1 < len(tokens) && w.rules.isWord("verbs", "en", wording.Singular(low)) {
			return noVerb // "negative balances are carried over": the verb stands behind
		}
	}
	if i < 4 && next != "" && w.isPersonRow(tokens[:i+1]) && !w.firmObject(next) {
		return noVerb // "team leads get": the word belongs to the name
	}
	if i < 4 && next != "" && !tokens[i].comma && isPluralNoun(prev) && w.rules.isWord("verbs", "en", low) && w.isPersonRow(tokens[:i]) {
		return pluralVerb // "dispatchers move stops"
	}
	if i == 1 && (next == "that" || next == "which" || next == "who") && strings.HasSuffix(prev, "ing") && w.bindsLater(tokens[i+2:]) {
		return noVerb // "existing links that break the rule should be listed"
	}
	if w.countsTimes(low, prev) {
		return noVerb // "at ten times its quota"
	}
	if tokens[i].comma && i > 1 && w.rules.isWord("prepositions", "en", tokens[i-2].low) {
		return noVerb // "printer for day passes: wristbands"
	}
	if i == 1 && prev != "" && w.isThird(prev) && !w.rules.isWord("nouns", "en", prev) {
		return noVerb // "joins duplicate records": the verb stands before
	}
	single := w.rules.isWord("singulars", "en", tokens[0].low) && next == "to" && !isPluralNoun(prev)
	firm := single || next != "" && w.personTokens(tokens[:i]) || w.firmObject(next) && !w.isRate(tokens, i) || next != "" && w.hasAdverb(tokens, i) || i == 1 && prev == codeWord || i > 0 && w.rules.isWord("subordinators", "en", next)
	if firm && i > 1 && w.rules.isWord("receive", "en", low) && w.rules.isWord("prepositions", "en", tokens[1].low) && isPluralNoun(tokens[0].low) && w.isPerson(tokens[0].low) {
		return pluralVerb // "skippers with an arrival on the same day get a notice"
	}
	if next != "" && w.rules.isWord("verbs", "en", low) && w.rowOfPersons(tokens[:i]) {
		return pluralVerb // "clerks and harbour master sign in"
	}
	if i == 1 && prev == codeWord && inThirdPerson(low) && (w.rules.isWord("determiners", "en", next) || w.rules.isWord("articles", "en", next)) {
		return thirdVerb // "`--quiet` swallows the output"
	}
	switch {
	case w.isThird(low) && (!w.rules.isWord("nouns", "en", low) || firm):
		return thirdVerb
	case w.rules.isWord("verbs", "en", low) && (isPluralNoun(prev) && !tokens[i-1].comma || resumed) && (!w.rules.isWord("nouns", "en", low+"s") || firm) &&
		i+1 < len(tokens) && !tokens[i].comma:
		return pluralVerb
	}
	return noVerb
}

// personTokens says that the words before a verb are one person of the source
// with an article: what follows then is what that person does, "a skipper books
// one berth", though the word may name a thing elsewhere.
func (w *work) personTokens(tokens []token) bool {
	if len(tokens) < 2 || len(tokens) > 4 || !w.rules.isWord("articles", "en", tokens[0].low) {
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
func (w *work) isPersonRow(tokens []token) bool {
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
	return isPluralNoun(last) && w.roster().persons[foldTerm(w.actorName(strings.Join(words, " ")))]
}

// bindsLater says that a modal verb follows, which is then the verb of the
// clause.
func (w *work) bindsLater(tokens []token) bool {
	for _, t := range tokens {
		if w.rules.isWord("auxiliaries", "en", t.low) {
			return true
		}
	}
	return false
}

// rowOfPersons says that the words before a verb are two persons of the source:
// "clerks and harbour master".
func (w *work) rowOfPersons(tokens []token) bool {
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
func (w *work) isPerson(name string) bool {
	name = foldTerm(w.actorName(name))
	return w.roster().persons[name] || !strings.Contains(name, " ") && w.onlyPersonOf(name) != ""
}

// countsTimes says that a word is the "times" behind a number: how often, or how
// many times as much.
func (w *work) countsTimes(low, number string) bool {
	return low == "times" && number != "" && (w.rules.isWord("counts", "en", number) || number[0] >= '0' && number[0] <= '9')
}

// isRate says that "a second" behind token i is a rate and no object.
func (w *work) isRate(tokens []token, i int) bool {
	return i+2 < len(tokens) && (tokens[i+1].low == "a" || tokens[i+1].low == "per" || tokens[i+1].low == "each") && w.rules.isWord("rates", "en", tokens[i+2].low)
}

func (w *work) hasAdverb(tokens []token, i int) bool {
	return i > 0 && w.rules.isWord("adverbs", "en", tokens[i-1].low)
}

// clauseAt cuts a clause around the verb at token i.
func (w *work) clauseAt(text string, tokens []token, i, before int, form verbForm) clause {
	t := tokens[i]
	for before < i && !w.rules.isWord("movable", "en", tokens[before].low) {
		before++ // "later" and "now" stay where they are
	}
	c := clause{
		subject: strings.TrimRight(strings.TrimSpace(text[:tokens[before].from]), ","), form: form, verb: t.low,
		adverb: strings.TrimSpace(text[tokens[before].from:t.from]), rest: strings.TrimSpace(text[t.to:]),
	}
	switch {
	case t.low == "cannot":
		c.verb, c.not = "can", true
	case strings.HasSuffix(t.low, "n't"):
		c.verb, c.not = strings.TrimSuffix(t.low, "n't"), true
		if c.verb == "ca" {
			c.verb = "can"
		}
		if c.verb == "wo" {
			c.verb = "will"
		}
	}
	if rest, ok := strings.CutPrefix(c.rest, "not "); ok && form != thirdVerb && form != pluralVerb {
		c.not, c.rest = true, rest
	}
	if form == modalVerb || form == beVerb {
		if rest, ok := strings.CutPrefix(c.rest, "never "); ok {
			c.adverb, c.rest = "never", rest
		}
	}
	if low := strings.ToLower(c.subject); low == "we" || low == "it" && i <= 1 || low == "our system" || low == "our service" {
		c.subject = wording.Sentence(w.product)
		c.subject = strings.TrimSuffix(c.subject, ".")
		if form == pluralVerb {
			full := w.thirdAll(c.verb + " " + c.rest)
			c.form = thirdVerb
			c.verb, c.rest, _ = strings.Cut(full, " ")
		}
	}
	if rest, ok := strings.CutPrefix(c.rest, "to "); ok && form == haveVerb {
		c.form, c.verb, c.rest = modalVerb, "must", rest
	}
	return c
}

func wordAt(tokens []token, i int) string {
	if i < len(tokens) {
		return tokens[i].low
	}
	return ""
}
