package embedded

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"
)

// statement is a sentence of the source taken apart, so that its pieces can
// stand where they belong: what binds in the description, what is wanted in
// the story, the rest among the criteria.
type statement struct {
	label   string // "Device rules" before a colon
	trigger string // "When the slug is unknown"
	head    string // the clause that binds, without its trigger
	purpose string // behind "so that"
	more    []string

	clause clause
	whole  bool   // clause holds
	phrase string // the head as a verb phrase in its base form, when it begins with its verb
	person bool   // a gerund: somebody does it
	who    string // whose wish it is: "the crew would like …"
	act    string // the phrase without the path of its endpoint, for the title
	third  bool   // and the verb stood in the third person: the product does it
}

// takeApart reads one statement. Without a safe reading the head is the whole
// first sentence and nothing else is set.
func (w *work) takeApart(text string) statement {
	var st statement
	text = strings.TrimSpace(text)
	sentences := wording.Sentences(text)
	if len(sentences) == 0 {
		return st
	}
	for _, s := range sentences[1:] {
		st.more = append(st.more, strings.TrimSpace(text[s.Start:s.End]))
	}
	first := strings.TrimRight(strings.TrimSpace(text[sentences[0].Start:sentences[0].End]), ".。;； ")
	sep := ";"
	if w.lang == "zh" {
		sep = "；"
	}
	if parts := splitTop(first, sep); len(parts) > 0 {
		first = parts[0]
		st.more = append(append([]string(nil), parts[1:]...), st.more...)
	}
	if w.lang == "zh" {
		w.takeChinese(&st, first)
		return st
	}
	w.takeEnglish(&st, first)
	return st
}

func (w *work) takeEnglish(st *statement, first string) {
	for _, so := range []string{", so that ", " so that "} {
		if i := strings.Index(first, so); i > 0 && !w.inBrackets(first, i) {
			first, st.purpose = first[:i], first[i+len(so):]
		}
	}
	for _, tail := range w.rules.Words["empty_tails"].In("en") {
		first = strings.TrimSuffix(first, tail)
	}
	if text, ok := w.ofState(first); ok {
		first = strings.TrimSuffix(text, ".")
	}
	st.head = w.unwished(first)
	if phrase, ok := w.ofMethod(st.head); ok {
		st.phrase, st.person = phrase, true
		return
	}
	if base, ok := w.machine[strings.ToLower(strings.TrimRight(first, ". "))]; ok {
		st.phrase, st.third = base, true
		return
	}
	w.takeLabel(st)
	w.takeTrigger(st)
	w.takePlace(st)
	if w.beginsWithVerb(st.head) {
		st.phrase = wording.LowerFirst(st.head)
		st.person = w.verbal[strings.ToLower(strings.TrimRight(st.head, ". "))]
		w.cutTail(st, &st.phrase)
		w.cutState(st, &st.phrase)
		return
	}
	base, third := w.baseForm(st.head)
	if _, rest, _ := strings.Cut(st.head, " "); third && (w.firmObject(strings.ToLower(leadingWord(rest))) || w.rules.isWord("articles", "en", strings.ToLower(leadingWord(rest)))) {
		st.phrase, st.third = w.lowerRest(base), true
		return
	}
	if c, ok := w.parseClause(st.head); ok && (st.trigger != "" || !w.rules.isWord("subordinators", "en", strings.ToLower(leadingWord(st.head)))) {
		if thing, ok := w.needed(c); ok {
			st.head, st.who = withoutWish(st, c, thing), c.subject
			return
		}
		if deed, ok := strings.CutPrefix(w.base(c), "like to "); ok && c.verb == "would" && w.beginsWithVerb(deed) {
			st.phrase, st.person, st.who = deed, true, c.subject
			return
		}
		st.clause, st.whole = c, true
		w.splitList(st)
		w.cutState(st, &st.clause.rest)
		return
	}
	if third {
		st.phrase, st.third = w.lowerRest(base), true
		return
	}
	if base, ok := w.gerund(st.head); ok {
		st.phrase, st.person = base, true
		return
	}
	if w.rules.isWord("places", "en", strings.ToLower(leadingWord(st.head))) && st.label == "" && st.trigger == "" && !strings.Contains(st.head, ": ") {
		st.phrase, st.third = "work "+wording.LowerFirst(st.head), true
		return
	}
	for _, cut := range []string{", but ", " – ", " — "} {
		if i := strings.Index(st.head, cut); i > 0 && !w.inBrackets(st.head, i) && utf8.RuneCountInString(st.head[i:]) > 16 {
			st.more = append([]string{strings.TrimSpace(st.head[i+len(cut):])}, st.more...)
			st.head = st.head[:i]
		}
	}
}

// needed reads "the drivers need a delivery note" and "the crew would like a
// list": the note and the list are what binds.
func (w *work) needed(c clause) (string, bool) {
	_, person := w.personIn(c.subject)
	person = person || w.rules.isWord("person_pronouns", "en", c.subject)
	wish, polite := "need ", c.form == modalVerb && c.verb == "would"
	if polite {
		wish = "like "
	}
	thing, ok := strings.CutPrefix(w.base(c), wish)
	return thing, ok && person && !c.not && (c.form != modalVerb || polite) && w.rules.isWord("articles", "en", leadingWord(thing))
}

// withoutWish cuts a second wish off a thing that is needed: "an export, and
// wants to see who has not paid".
func withoutWish(st *statement, c clause, thing string) string {
	wants := " want to "
	if c.form == thirdVerb {
		wants = " wants to "
	}
	for _, and := range []string{", and wants to ", " and wants to ", ", and want to ", " and want to "} {
		if head, deed, ok := strings.Cut(thing, and); ok {
			st.more = append([]string{c.subject + wants + deed + "."}, st.more...)
			return head
		}
	}
	return thing
}

// takeDelay cuts "Two days before a loan ends the member gets a reminder" where
// the second clause begins.
func (w *work) takeDelay(st *statement) bool {
	m := wording.Measures(st.head)
	if st.trigger != "" || len(m) == 0 || m[0].Start != 0 || m[0].Class != wording.ClassTime {
		return false
	}
	start := m[0].End + len(" before ")
	if !strings.HasPrefix(st.head[m[0].End:], " before ") {
		if start = m[0].End + len(" after "); !strings.HasPrefix(st.head[m[0].End:], " after ") {
			return false
		}
	}
	rest := st.head[start:]
	for _, lead := range []string{" the ", " a ", " an ", " each ", " every ", ", the ", ", a ", ", an ", ", each ", ", every "} {
		i := strings.Index(rest, lead)
		if i <= 0 {
			continue
		}
		deed := strings.TrimLeft(rest[i:], ", ")
		c, whole := w.parseClause(deed)
		if _, person := w.personIn(c.subject); whole && person {
			st.trigger, st.head = st.head[:start+i], deed
			return true
		}
	}
	return false
}

// takePlace cuts "At the counter, the volunteer scans the card" behind where it
// happens.
func (w *work) takePlace(st *statement) {
	if w.takeDelay(st) {
		return
	}
	place, rest, ok := strings.Cut(st.head, ", ")
	const longest = 5 // words; more is a clause of its own
	if !ok || st.trigger != "" || len(strings.Fields(place)) > longest || !w.rules.isWord("prepositions", "en", leadingWord(place)) {
		return
	}
	if c, whole := w.parseClause(rest); whole {
		if _, person := w.personIn(c.subject); person {
			st.trigger, st.head = place, rest
		}
	}
}

// lowerRest brings the verbs behind the first one into the base form too.
func (w *work) lowerRest(base string) string {
	verb, rest, _ := strings.Cut(base, " ")
	return strings.TrimSpace(verb + " " + w.lowerVerbs(rest))
}

func (w *work) inBrackets(text string, at int) bool {
	head := text[:at]
	return strings.Count(head, "(") > strings.Count(head, ")") || strings.Count(head, "`")%2 == 1 || strings.Count(head, "\"")%2 == 1
}

// maxLabel is how many words a label before a colon has at most.
const maxLabel = 6

// takeLabel cuts "Device rules: a link may …" at its colon. What stands before
// the colon is the head when it is a clause of its own.
func (w *work) takeLabel(st *statement) {
	i := strings.Index(st.head, ": ")
	if i <= 0 || w.inBrackets(st.head, i) || strings.HasPrefix(st.head, "`") {
		return
	}
	label, body := st.head[:i], strings.TrimSpace(st.head[i+2:])
	_, does := w.baseForm(label)
	if _, ok := w.parseClause(label); ok || does || len(strings.Fields(label)) > maxLabel || w.beginsWithVerb(label) {
		if _, clause := w.parseClause(body); !clause {
			return // the colon explains
		}
		st.head = label
		st.more = append([]string{body}, st.more...)
		return
	}
	if w.rules.isWord("prepositions", "en", strings.ToLower(leadingWord(label))) {
		if strings.Contains(body, "→") {
			return
		}
		st.head = body + " " + wording.LowerFirst(label)
		return
	}
	st.label, st.head = label, body
	if _, ok := w.parseClause(body); !ok {
		return
	}
	for f := range strings.FieldsSeq(body) {
		switch strings.ToLower(strings.Trim(f, ".,;:")) {
		case "them", "it", "they", "one": // the label is what it speaks of
			parts := w.clauseList(body)
			parts[0] = replaceWord(parts[0], "them", w.lowerStart(label))
			st.more = append(parts, st.more...)
			st.head, st.label = label, ""
			return
		}
	}
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

// clauseList cuts "an admin defines them, a member picks one" where every part
// is a clause.
func (w *work) clauseList(text string) []string {
	parts := splitTop(text, ", ")
	for i, p := range parts {
		parts[i] = strings.TrimPrefix(strings.TrimPrefix(p, "and "), "but ")
		if _, ok := w.parseClause(parts[i]); !ok || w.rules.isWord("relatives", "en", strings.ToLower(leadingWord(parts[i]))) {
			return []string{text}
		}
		if _, verb := w.baseForm(parts[i]); i > 0 && verb {
			return []string{text}
		}
	}
	return parts
}

// splitList keeps the first of several clauses in a row as the head.
func (w *work) splitList(st *statement) {
	if !strings.Contains(st.clause.rest, ", ") {
		return
	}
	if parts := w.clauseList(st.head); len(parts) > 1 {
		if c, ok := w.parseClause(parts[0]); ok {
			st.head, st.clause = parts[0], c
			st.more = append(parts[1:], st.more...)
			return
		}
	}
	w.cutTail(st, &st.clause.rest)
}

// cutTail moves ", but only …" and ", while …" clauses that can stand alone to
// the further clauses.
func (w *work) cutTail(st *statement, rest *string) {
	for _, cut := range []string{", but ", ", and "} {
		i := strings.LastIndex(*rest, cut)
		if i <= 0 || w.inBrackets(*rest, i) {
			continue
		}
		tail := strings.TrimSpace((*rest)[i+len(cut):])
		if c, ok := w.parseClause(tail); ok && len(strings.Fields(c.subject)) <= 6 && c.form != pastVerb && !w.startsLoose(tail) {
			st.more = append([]string{tail}, st.more...)
			*rest = (*rest)[:i]
		}
	}
}

// cutState moves "… and the tool is blocked" to the further clauses.
func (w *work) cutState(st *statement, rest *string) {
	i := strings.LastIndex(*rest, " and the ")
	if i <= 0 || w.inBrackets(*rest, i) {
		return
	}
	tail := strings.TrimPrefix((*rest)[i:], " and ")
	if c, ok := w.parseClause(tail); ok && c.form == beVerb && len(strings.Fields(c.subject)) <= 3 {
		st.more = append([]string{wording.Sentence(tail)}, st.more...)
		*rest = (*rest)[:i]
	}
}

// startsLoose says that a clause hangs on the one before it.
func (w *work) startsLoose(text string) bool {
	return w.rules.isWord("prepositions", "en", leadingWord(text)) || w.rules.isWord("verbs", "en", leadingWord(text))
}

// takeTrigger cuts the condition off the beginning of a sentence.
func (w *work) takeTrigger(st *statement) {
	if !w.rules.isWord("conditions", "en", leadingWord(st.head)) || w.rules.isWord("determiners", "en", leadingWord(st.head)) {
		return
	}
	for at := 0; ; {
		i := strings.Index(st.head[at:], ", ")
		if i < 0 {
			w.bareTrigger(st)
			return
		}
		i += at
		at = i + 2
		rest := strings.TrimPrefix(st.head[i+2:], "then ")
		first := leadingWord(rest)
		if w.inBrackets(st.head, i) || first == "or" || first == "and" || w.rules.isWord("conditions", "en", first) {
			continue
		}
		if _, ok := w.parseClause(rest); ok || w.beginsWithVerb(rest) {
			st.trigger, st.head = st.head[:i], rest
			return
		}
	}
}

// bareTrigger cuts a condition that no comma ends: "When the plan is published
// everyone gets …".
func (w *work) bareTrigger(st *statement) {
	tokens := clauseTokens(st.head)
	for i, t := range tokens {
		if i < 3 || !w.rules.isWord("trigger_ends", "en", t.low) || w.rules.isWord("prepositions", "en", tokens[i-1].low) {
			continue
		}
		if _, ok := w.parseClause(st.head[t.from:]); ok {
			st.trigger, st.head = strings.TrimSpace(st.head[:t.from]), st.head[t.from:]
			return
		}
	}
}

// beginsWithVerb says that a text begins with a verb in its base form and with
// something behind it that only an object can be.
func (w *work) beginsWithVerb(text string) bool {
	fields := strings.Fields(text)
	if len(fields) < 2 {
		return false
	}
	first, second := strings.ToLower(fields[0]), strings.ToLower(strings.Trim(fields[1], ",.;:"))
	if w.verbal[strings.ToLower(strings.TrimRight(text, ". "))] {
		return true
	}
	if !w.rules.isWord("verbs", "en", first) {
		return false
	}
	if (second == "for" || second == "of") && !w.rules.isWord("verbs_for", "en", first) {
		return false
	}
	if w.firmObject(second) || w.rules.isWord("pronouns_object", "en", second) {
		return true
	}
	if _, ok := w.parseClause(text); ok {
		return false
	}
	return !w.rules.isWord("nouns", "en", first+"s") || !w.rules.isWord("prepositions", "en", second) && isPluralNoun(strings.ToLower(strings.Trim(fields[len(fields)-1], ".,;:)")))
}

// gerund turns "comparing up to 5 links" into "compare up to 5 links".
func (w *work) gerund(text string) (string, bool) {
	word, rest, more := strings.Cut(text, " ")
	stem, ing := strings.CutSuffix(strings.ToLower(word), "ing")
	if !ing || !more || rest == "" || w.rules.isWord("prepositions", "en", leadingWord(rest)) && leadingWord(rest) != "up" {
		return "", false
	}
	for _, base := range w.stems(stem) {
		if w.rules.isWord("verbs", "en", base) {
			return base + " " + rest, true
		}
	}
	return "", false
}

// stems are the base forms that a verb without -ing or -ed may come from.
func (w *work) stems(stem string) []string {
	out := []string{stem, stem + "e"}
	if n := len(stem); n > 2 && stem[n-1] == stem[n-2] {
		out = append(out, stem[:n-1])
	}
	if s, ok := strings.CutSuffix(stem, "i"); ok {
		out = append(out, s+"y")
	}
	return out
}

// participle is the base form of a past participle: "checked", "sent".
func (w *work) participle(word string) (string, bool) {
	for _, p := range w.rules.Words["participles"].In("en") {
		if from, to, _ := strings.Cut(p, "="); from == word {
			return to, true
		}
	}
	stem, ok := strings.CutSuffix(word, "ed")
	if !ok {
		return "", false
	}
	for _, base := range w.stems(stem) {
		if w.rules.isWord("verbs", "en", base) {
			return base, true
		}
	}
	return "", false
}
