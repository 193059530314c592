package embedded

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"
)

// verbForm is the kind of finite verb that carries an English clause.
type verbForm int

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
	tokens := clauseTokens(text)
	pending, resumed, comma := 0, "", false
	if strings.Contains(text, "→") {
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
		if w.rules.isWord("relatives", "en", t.low) {
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
	if w.rules.isWord("auxiliaries", "en", low) {
		return modalVerb
	}
	if comma || low == "" || w.rules.isWord("determiners", "en", prev) || w.rules.isWord("prepositions", "en", prev) || strings.HasSuffix(prev, "'s") {
		return noVerb
	}
	if i == 1 && prev != "" && w.isThird(prev) && !w.rules.isWord("nouns", "en", prev) {
		return noVerb // "joins duplicate records": the verb stands before
	}
	firm := w.firmObject(next) && !w.isRate(tokens, i) || w.hasAdverb(tokens, i) || i == 1 && prev == codeWord || i > 0 && w.rules.isWord("subordinators", "en", next)
	switch {
	case w.isThird(low) && (!w.rules.isWord("nouns", "en", low) || firm):
		return thirdVerb
	case w.rules.isWord("verbs", "en", low) && (isPluralNoun(prev) && !tokens[i-1].comma || resumed) && (!w.rules.isWord("nouns", "en", low+"s") || firm) &&
		i+1 < len(tokens) && !tokens[i].comma:
		return pluralVerb
	}
	return noVerb
}

// isRate says that "a second" behind token i is a rate and no object.
func (w *work) isRate(tokens []token, i int) bool {
	return i+2 < len(tokens) && (tokens[i+1].low == "a" || tokens[i+1].low == "per" || tokens[i+1].low == "each") && w.rules.isWord("rates", "en", tokens[i+2].low)
}

func (w *work) hasAdverb(tokens []token, i int) bool {
	return i > 0 && w.rules.isWord("adverbs", "en", tokens[i-1].low)
}

// firmObject says that a word can only stand behind a verb.
func (w *work) firmObject(word string) bool {
	r, _ := utf8.DecodeRuneInString(word)
	return word == codeWord || w.rules.isWord("determiners", "en", word) || unicode.IsDigit(r) || w.rules.isWord("objects", "en", word)
}

// isThird says whether a word is a known verb in the third person.
func (w *work) isThird(low string) bool {
	base, ok := w.baseVerb(low)
	return ok && low != "is" && low != "has" && w.rules.isWord("verbs", "en", base)
}

func isPluralNoun(word string) bool {
	if word == "we" || word == "they" || word == "you" || wording.Plural(word) == word && wording.Singular(word) != word {
		return true // people, children
	}
	return strings.HasSuffix(word, "s") && wording.Singular(word) != word && !strings.HasSuffix(word, "'s")
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

// base is the predicate of a clause with its verb in the base form.
func (w *work) base(c clause) string {
	switch c.form {
	case modalVerb, doVerb:
		return c.rest
	case beVerb, pastVerb:
		return "be " + c.rest
	case haveVerb:
		return "have " + c.rest
	case thirdVerb:
		base, _ := w.baseVerb(c.verb)
		return strings.TrimSpace(base + " " + w.lowerVerbs(c.rest))
	default:
		return strings.TrimSpace(c.verb + " " + c.rest)
	}
}

// lowerVerbs brings the verbs that follow in a row with another one into its
// base form: "a link and shows" becomes "a link and show".
func (w *work) lowerVerbs(text string) string {
	tokens := clauseTokens(text)
	var b strings.Builder
	at := 0
	for i, t := range tokens {
		if i == 0 {
			continue // the first verb is the caller's
		}
		k := i - 1
		for k > 0 && w.rules.isWord("adverbs", "en", tokens[k].low) && !tokens[k].comma {
			k--
		}
		joins := tokens[k].comma || tokens[k].low == "and" || tokens[k].low == "or" || tokens[k].low == "then" || tokens[k].low == "but"
		if !joins {
			continue
		}
		if i+1 == len(tokens) || strings.HasPrefix(text[tokens[i+1].from:], "(") {
			continue // "and renames (…)"
		}
		base := ""
		next := ""
		if i+1 < len(tokens) {
			next = tokens[i+1].low
		}
		switch {
		case t.low == "is" || t.low == "are":
			base = "be"
		case t.low == "has":
			base = "have"
		case w.isThird(t.low) && (!w.rules.isWord("nouns", "en", t.low) || w.firmObject(next)):
			base, _ = w.baseVerb(t.low)
		}
		if base != "" {
			b.WriteString(text[at:t.from])
			b.WriteString(base)
			at = t.to
		}
	}
	b.WriteString(text[at:])
	return b.String()
}

// plural says whether the subject of a clause is more than one thing.
func (c clause) plural() bool {
	switch {
	case c.verb == "are" || c.verb == "have" || c.form == pluralVerb:
		return true
	case c.verb == "is" || c.verb == "has" || c.form == thirdVerb:
		return false
	}
	head := c.subject
	for _, cut := range []string{" (", " of ", " with ", " for ", " from ", " that ", " who ", " which ", " in ", " on ", " whose "} {
		if i := strings.Index(head, cut); i > 0 {
			head = head[:i]
		}
	}
	if strings.Contains(head, " and ") {
		return true
	}
	fields := strings.Fields(head)
	if len(fields) == 0 {
		return false
	}
	low := strings.ToLower(fields[len(fields)-1])
	first := strings.ToLower(fields[0])
	return isPluralNoun(low) && first != "a" && first != "an" && first != "each" && first != "every" || low == "they" || low == "we" || low == "you"
}

// indicative is a clause as what happens: "shall show" becomes "shows". ok is
// false for a clause that cannot be turned.
func (w *work) indicative(c clause) (string, bool) {
	own := c.verb == "can" && strings.EqualFold(c.subject, w.product)
	if c.form == modalVerb && (c.verb == "may" || c.verb == "could" || c.verb == "might" || own) && !c.not {
		c.verb = "shall"
	}
	if c.form != modalVerb || c.verb == "can" || c.verb == "may" || c.verb == "could" || c.verb == "might" {
		return c.text(), c.form != pastVerb
	}
	base := w.rowOfModals(c)
	verb, rest, _ := strings.Cut(base, " ")
	switch {
	case c.not && verb == "be":
		return joinWords(c.subject, beOf(c), "not", rest), true
	case c.not:
		return joinWords(c.subject, doOf(c), "not", base), true
	case verb == "be":
		return joinWords(c.subject, beOf(c), c.adverb, rest), true
	case c.plural():
		return joinWords(c.subject, c.adverb, base), true
	case !isPlainWord(verb):
		return "", false
	default:
		return joinWords(c.subject, c.adverb, w.thirdAll(base)), true
	}
}

func beOf(c clause) string {
	if c.plural() {
		return "are"
	}
	return "is"
}

func doOf(c clause) string {
	if c.plural() {
		return "do"
	}
	return "does"
}

// text is a clause as it was written.
func (c clause) text() string {
	not := ""
	if c.not {
		not = "not"
	}
	verb := c.verb
	if verb == "can" && c.not {
		verb, not = "cannot", ""
	}
	if c.form == modalVerb || c.form == beVerb {
		return joinWords(c.subject, verb, not, c.adverb, c.rest)
	}
	return joinWords(c.subject, c.adverb, verb, not, c.rest)
}

// rowOfModals turns the further modal verbs of a predicate: "register itself
// and shall wait" becomes "register itself and waits".
func (w *work) rowOfModals(c clause) string {
	text := c.rest
	for _, modal := range []string{" and shall ", " and must ", " and should ", " and will "} {
		for range strings.Count(text, modal) {
			i := strings.Index(text, modal)
			rest := text[i+len(modal):]
			not := ""
			if after, ok := strings.CutPrefix(rest, "not "); ok {
				not, rest = doOf(c)+" not ", after
			}
			if not == "" && !c.plural() {
				verb, tail, _ := strings.Cut(rest, " ")
				rest = thirdPerson(verb) + " " + tail
			}
			text = text[:i] + " and " + not + rest
		}
	}
	return text
}

// thirdAll puts a predicate in its base form, and the verbs in a row with its
// first one, into the third person.
func (w *work) thirdAll(base string) string {
	tokens := clauseTokens(base)
	var b strings.Builder
	at := 0
	for i, t := range tokens {
		row := i > 0 && (tokens[i-1].low == "and" || tokens[i-1].low == "or")
		if i > 0 && tokens[i-1].comma && i+1 < len(tokens) && w.firmObject(tokens[i+1].low) {
			row = true
		}
		verb := row && w.rules.isWord("verbs", "en", t.low) && (!w.rules.isWord("nouns", "en", t.low+"s") || i+1 < len(tokens) && w.firmObject(tokens[i+1].low))
		if i > 0 && !verb {
			continue
		}
		if i > 0 && i+1 == len(tokens) {
			continue // a noun at the end
		}
		b.WriteString(base[at:t.from])
		b.WriteString(thirdPerson(base[t.from:t.to]))
		at = t.to
	}
	b.WriteString(base[at:])
	return b.String()
}

func thirdPerson(verb string) string {
	switch verb {
	case "be":
		return "is"
	case "have":
		return "has"
	case "do", "go":
		return verb + "es"
	}
	return wording.Plural(verb)
}

// joinWords puts the parts that are not empty together with blanks.
func joinWords(parts ...string) string {
	var out []string
	for _, p := range parts {
		if p != "" {
			out = append(out, p)
		}
	}
	return strings.ReplaceAll(strings.Join(out, " "), " ,", ",")
}

func wordAt(tokens []token, i int) string {
	if i < len(tokens) {
		return tokens[i].low
	}
	return ""
}
