package embedded

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// bound is a statement as a sentence that binds, with the word of RFC 2119 that
// the priority calls for inside it. Sentences that no rule can turn with
// certainty stay as they are behind a short introduction.
func (w *work) bound(st statement, d *draft) string {
	p := d.req.Priority
	must := w.modal(p)
	if w.lang == "zh" {
		return w.boundChinese(st, d)
	}
	if text, ok := w.commandLine(st, p); ok && st.trigger == "" && !st.whole {
		return text
	}
	text := ""
	switch {
	case st.whole:
		text = w.bindClause(st.clause, p)
	case st.phrase == "" && st.label == "" && w.reduced(st.head) > 0:
		i := w.reduced(st.head)
		text = joinWords(strings.TrimSpace(st.head[:i]), must, "be", st.head[i:])
	case st.phrase != "":
		text = w.bindPhrase(st.phrase, st.third, d)
	case d.action != "" && d.fact != nil && d.fact.Want != "" && d.person:
		text = w.say("req_have", "must", must, "actor", d.actor, "want", d.action)
	case d.fact != nil && endpointGroup(d.fact.Group) != "" && st.trigger == "":
		return w.short("req_endpoint", "must", must, "endpoint", endpointGroup(d.fact.Group), "text", w.nounPhrase(st.head))
	case strings.HasPrefix(st.head, "`") && strings.Count(st.head, "`") == 2 && strings.HasSuffix(st.head, "`") && strings.Contains(st.head, " "):
		return w.short("req_command", "must", must, "name", st.head)
	case strings.HasPrefix(st.head, "`") && strings.Contains(st.head, "`, `") && st.trigger == "":
		return w.short("req_provide", "must", must, "text", st.head)
	case strings.HasPrefix(st.head, "`") && st.trigger == "":
		return w.short("req_hold", "must", must, "text", st.head)
	case st.label != "" && st.trigger == "":
		return w.short("req_provide", "must", must, "text", w.nounPhrase(st.label)+": "+wording.LowerFirst(st.head))
	case w.isNoun(st.head) && len(strings.Fields(st.head)) <= 3 && d.fact != nil && len(d.fact.Criteria)+len(d.fact.Details) > 0 && len(d.req.Criteria) > 1:
		text = w.short("req_provide_as", "must", must, "text", w.nounPhrase(st.head))
	case w.isAbsent(st.head):
		there, _ := w.absent(st.head)
		text = w.say("req_ensure", "must", must, "text", there)
	case w.isNoun(st.head) && !w.tellsOf(st.head):
		text = w.short("req_provide", "must", must, "text", w.nounPhrase(st.head))
	default:
		text = w.short("req_hold", "must", must, "text", w.phrase(st.head))
	}
	if st.trigger != "" {
		return strings.TrimRight(st.trigger, ", ") + ", " + w.inSentence(text)
	}
	return text
}

// inSentence lowers the first letter of a sentence unless the product's name
// stands there.
func (w *work) inSentence(text string) string {
	if strings.HasPrefix(text, w.product) && w.product != w.say("the_product") {
		return text
	}
	return w.lowerStart(text)
}

// lowerStart is LowerFirst that leaves the names of this source alone.
func (w *work) lowerStart(text string) string {
	if strings.HasPrefix(text, w.product) {
		return text
	}
	for _, s := range w.u.Integrations {
		if s.Name != "" && strings.HasPrefix(text, s.Name) {
			return text
		}
	}
	for _, s := range w.u.Technologies {
		if s.Name != "" && strings.HasPrefix(text, s.Name) {
			return text
		}
	}
	if w.isProper(leadingWord(text)) {
		return text
	}
	return wording.LowerFirst(text)
}

// isProper says that the source writes a word with a capital inside sentences
// and nowhere without. The source is searched once for each word.
func (w *work) isProper(word string) bool {
	if known, ok := w.proper.Load(word); ok {
		return known == true
	}
	proper := w.findProper(word)
	w.proper.Store(word, proper)
	return proper
}

func (w *work) findProper(word string) bool {
	low := strings.ToLower(word)
	if word != low && w.rules.isWord("addresses", "en", low) {
		return true // "Dr. Abreu"
	}
	if word == low || w.lang == "zh" || w.rules.isWord("determiners", "en", low) || w.rules.isWord("prepositions", "en", low) || w.rules.isWord("conditions", "en", low) ||
		strings.Contains(w.Source.Text, " "+low) {
		return false
	}
	for rest := w.Source.Text; ; {
		i := strings.Index(rest, " "+word)
		if i < 0 {
			return false
		}
		if i > 0 && (rest[i-1] >= 'a' && rest[i-1] <= 'z' || rest[i-1] == ',') {
			return true
		}
		rest = rest[i+1:]
	}
}

// endpointGroup is a heading that names an operation of an interface.
func endpointGroup(group string) string {
	method, path, ok := strings.Cut(group, " ")
	switch method {
	case "GET", "POST", "PUT", "PATCH", "DELETE":
		if ok && strings.HasPrefix(path, "/") {
			return group
		}
	}
	return ""
}

// nounPhrase is a thing inside a sentence, with the article that a bullet
// leaves out before a noun that is counted.
func (w *work) nounPhrase(text string) string {
	text = strings.TrimRight(text, ".,;: ")
	if w.lang == "zh" {
		return text
	}
	out := w.lowerStart(text)
	tokens := clauseTokens(text)
	for i, t := range tokens {
		if i > 0 && (w.rules.isWord("prepositions", "en", t.low) || t.low == "" || w.rules.isWord("relatives", "en", t.low) || strings.HasSuffix(t.low, "ed") || strings.HasSuffix(t.low, "en")) {
			return w.withArticle(out, tokens[0].low, tokens[i-1].low)
		}
		if t.low == "" || i > 4 {
			return out
		}
		if t.comma || i+1 == len(tokens) {
			return w.withArticle(out, tokens[0].low, t.low)
		}
	}
	return out
}

func (w *work) withArticle(text, first, noun string) string {
	if !w.rules.isWord("count_nouns", "en", noun) || w.rules.isWord("determiners", "en", first) || strings.ContainsAny(first, "0123456789") {
		return text
	}
	if saidAsWord(text) {
		return wording.Article(strings.ToLower(text)) + " " + text
	}
	return wording.Article(text) + " " + text
}

// saidAsWord says that a word in capitals is said as a word and not letter by
// letter: a HIGH alarm, a PIN, but an SMS.
func saidAsWord(text string) bool {
	const vowels = "AEIOU"
	word := leadingWord(text)
	return len(word) > 2 && word == strings.ToUpper(word) && isASCII(word) && !strings.ContainsAny(word, "0123456789.-/") &&
		!strings.Contains(vowels, word[:1]) && strings.Contains(vowels, word[1:2]) && !strings.Contains(vowels, word[2:3])
}

func (w *work) isAbsent(head string) bool {
	_, ok := w.absent(head)
	return ok && w.isNoun(head)
}

// absent is what must not be there, "No cameras in the rooms", as a clause.
func (w *work) absent(head string) (string, bool) {
	first := strings.ToLower(leadingWord(head))
	if first != "no" && first != "nothing" && first != "nobody" || !strings.Contains(head, " ") {
		return "", false
	}
	be := "is"
	tokens := clauseTokens(head)
	for i, t := range tokens {
		if i > 0 && (w.rules.isWord("prepositions", "en", t.low) || w.rules.isWord("relatives", "en", t.low) || i == len(tokens)-1) {
			if noun := tokens[i-1].low; first == "no" && i < len(tokens)-1 && isPluralNoun(noun) || first == "no" && i == len(tokens)-1 && isPluralNoun(t.low) {
				be = "are"
			}
			break
		}
	}
	return "there " + be + " " + wording.LowerFirst(head), true
}

// isNoun says that a text is the name of a thing: nothing in it before the
// first preposition can be a verb that is merely unknown.
func (w *work) isNoun(text string) bool {
	tokens := clauseTokens(text)
	for i, t := range tokens {
		if i > 0 && (w.rules.isWord("prepositions", "en", t.low) || w.rules.isWord("relatives", "en", t.low) || t.low == "" || strings.HasSuffix(t.low, "ed")) {
			return true
		}
		if i > 1 && w.firmObject(t.low) && t.low != "more" {
			return false // "queries cost 5 cents"
		}
		if t.comma || i == 6 {
			return i < 6
		}
	}
	return len(tokens) > 0
}

// reduced is where the participle of "tokens stored only as hashes" begins, 0
// when there is none that is certain.
func (w *work) reduced(text string) int {
	tokens := clauseTokens(text)
	for i, t := range tokens {
		if i > 0 && w.rules.isWord("reducible", "en", t.low) && !w.rules.isWord("determiners", "en", tokens[i-1].low) && !w.rules.isWord("prepositions", "en", tokens[i-1].low) {
			return t.from
		}
		if i > 6 || t.comma || w.rules.isWord("relatives", "en", t.low) {
			return 0
		}
	}
	return 0
}

// bindPhrase binds a verb phrase to the person or to the product.
func (w *work) bindPhrase(phrase string, third bool, d *draft) string {
	p := d.req.Priority
	personal := !third && (d.person || d.st.person || w.looksPersonal(phrase) && d.trigger() == "")
	if third && d.person && d.fact != nil && d.fact.Actor != "" {
		personal = true
	}
	switch {
	case personal && p == specs.Must:
		return w.say("req_can", "must", w.modal(p), "actor", d.actor, "want", phrase)
	case personal:
		return w.say("req_let", "must", w.modal(p), "actor", d.actor, "want", phrase)
	default:
		return w.say("req_do", "must", w.modal(p), "want", phrase)
	}
}

// bindClause puts the modal word into a clause.
func (w *work) bindClause(c clause, p specs.Priority) string {
	must, base := w.modal(p), w.base(c)
	if c.form == pastVerb || w.rules.isWord("no_subjects", "en", leadingWord(c.subject)) {
		return w.ensured(c, p)
	}
	if rest, ok := w.bindTail(base, p); ok {
		base = rest
	} else {
		return w.ensured(c, p)
	}
	if (c.adverb == "never" || c.not) && !strings.Contains(base, " never ") && w.lowerVerbs(c.rest) != c.rest {
		return w.ensured(c, p) // "never blocks and returns": only the first is denied
	}
	if c.not {
		return joinWords(c.subject, w.modalNot(p), base)
	}
	adverb := c.adverb
	if adverb == "never" && !strings.Contains(base, " never ") {
		return joinWords(c.subject, w.modalNot(p), base)
	}
	if c.form == modalVerb && c.verb == "may" && !c.not && (strings.Contains(c.rest, "at most") || strings.Contains(c.rest, "up to")) {
		return joinWords(c.subject, w.say("may"), base) // a bound, not a wish
	}
	if c.adverb == "neither" || strings.HasSuffix(c.subject, " neither") {
		return w.ensured(c, p) // "neither loses nor doubles a record"
	}
	able := !strings.EqualFold(c.subject, w.product) && c.form == modalVerb && (c.verb == "can" || c.verb == "may" || c.verb == "could" || c.verb == "might")
	_, person := w.personIn(c.subject)
	acts := person && (c.form == thirdVerb || c.form == pluralVerb) && !w.rules.isWord("receive", "en", leadingWord(base))
	switch {
	case able && strings.HasPrefix(base, "be ") && w.placedFirst(c.subject):
		return w.ensured(c, p)
	case able && strings.HasPrefix(base, "be "):
		return w.say("req_allow", "must", must, "subject", w.lowerStart(c.subject), "want", base)
	case (able || acts) && p == specs.Must:
		return joinWords(c.subject, must, "be able to", adverb, base)
	case able || acts:
		return w.say("req_let_subject", "must", must, "subject", w.lowerStart(c.subject), "want", joinWords(adverb, base))
	default:
		return joinWords(c.subject, must, adverb, base)
	}
}

// placedFirst tells a subject in front of which the time or the place stands:
// "Until 18:00 for the next day everything can be changed".
func (w *work) placedFirst(subject string) bool {
	return w.rules.isWord("prepositions", "en", strings.ToLower(leadingWord(subject)))
}

// modalNot is the word for what must not be. MAY NOT would say nothing.
func (w *work) modalNot(p specs.Priority) string {
	if p == specs.Should {
		return w.say("should_not")
	}
	return w.say("must_not")
}

// ensured leaves a clause as it is and binds the product to see to it.
func (w *work) ensured(c clause, p specs.Priority) string {
	if text, ok := w.indicative(c); ok && (c.form != modalVerb || c.verb != "must" || c.not) {
		return w.say("req_ensure", "must", w.modal(p), "text", w.lowerStart(text))
	}
	return w.short("req_hold", "must", w.modal(p), "text", w.lowerStart(c.text()))
}

// bindTail binds a second clause behind "and" too. ok is false when the tail
// has a modal verb of its own that cannot stand behind the first one.
func (w *work) bindTail(base string, p specs.Priority) (string, bool) {
	tokens := clauseTokens(base)
	for i, t := range tokens {
		if i == 0 || i+1 >= len(tokens) || t.low != "and" && t.low != "but" && t.low != "or" {
			continue
		}
		right := base[tokens[i+1].from:]
		switch next := tokens[i+1].low; {
		case next == "shall" || next == "must" || next == "should" || next == "will":
			if i+2 < len(tokens) && tokens[i+2].low == "not" {
				return base[:tokens[i+1].from] + w.modalNot(p) + base[tokens[i+2].to:], true
			}
			if next == "should" { // binds less than what stands before it
				return base[:tokens[i+1].from] + w.say("should") + base[tokens[i+1].to:], true
			}
			return base[:tokens[i+1].from] + w.modal(p) + base[tokens[i+1].to:], true
		case w.rules.isWord("auxiliaries", "en", next):
			return base, false
		}
		c, ok := w.parseClause(right)
		if w.rules.isWord("adverbs", "en", tokens[i+1].low) {
			continue
		}
		if !ok || t.low == "or" || w.hasWord(c.subject, "subordinators") || w.hasWord(c.subject, "time_words") || len(strings.Fields(c.subject)) > 6 || strings.Contains(c.subject, ",") || c.form == pastVerb || w.subordinateBefore(tokens, i) ||
			w.rules.isWord("prepositions", "en", leadingWord(right)) || strings.Contains(base, "conditions that") {
			continue
		}
		if w.rules.isWord("verbs", "en", strings.ToLower(leadingWord(c.subject))) || w.rules.isWord("no_subjects", "en", leadingWord(c.subject)) {
			return base, false
		}
		if c.form == modalVerb && (c.verb == "can" || c.verb == "may") {
			return base, false
		}
		return base[:tokens[i+1].from] + w.bindClause(c, p), true
	}
	return base, true
}

func (w *work) hasWord(text, list string) bool {
	for f := range strings.FieldsSeq(text) {
		if w.rules.isWord(list, "en", strings.ToLower(strings.Trim(f, ".,;:()"))) {
			return true
		}
	}
	return false
}

// subordinateBefore says that a clause which hangs on another one has begun
// before token i: "when it is full and nobody answers".
func (w *work) subordinateBefore(tokens []token, i int) bool {
	for _, t := range tokens[:i] {
		if w.rules.isWord("subordinators", "en", t.low) || w.rules.isWord("relatives", "en", t.low) || t.low == "until" || t.low == "once" {
			return true
		}
	}
	return false
}

// personIn says which person the subject of a clause names.
func (w *work) personIn(subject string) (name string, ok bool) {
	name = strings.TrimSpace(subject)
	for _, lead := range []string{"A ", "An ", "The ", "Each ", "Every ", "Any ", "All ", "a ", "an ", "the ", "each ", "every ", "any ", "all "} {
		if rest, found := strings.CutPrefix(name, lead); found {
			name = rest
			break
		}
	}
	if len(strings.Fields(name)) > 4 {
		return "", false
	}
	name = w.actorName(name)
	if a, known := w.roster().find(name); known {
		return name, !a.System
	}
	if full := w.fullRole(name); full != name {
		return full, true
	}
	return name, strings.EqualFold(name, w.user) || strings.EqualFold(name, w.admin) || w.isAdmin(name) || w.rules.isWord("anybody", "en", name) || w.rules.isWord("roles", "en", name)
}
