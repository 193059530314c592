package phrasing

import (
	"strings"
	"sync"
	"unicode"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Base is the predicate of a clause with its verb in the base form.
func (w *Work) Base(c Clause) string {
	switch c.Form {
	case ModalVerb:
		if head, tail, ok := strings.Cut(c.Rest, " and is "); ok && !c.Not && !c.Plural() && !w.HasWord(head, "subordinators") && !w.HasWord(head, "relatives") {
			return head + " and be " + tail // "shall be printed as PDF and is sent": both are owed
		}
		if c.Verb == "can" || c.Verb == "may" || c.Verb == "could" || c.Verb == "might" {
			return c.Rest // what follows is no further thing that is allowed
		}
		return w.lowerRow(c.Rest)
	case DoVerb:
		return c.Rest
	case BeVerb:
		if state, still := strings.CutPrefix(c.Rest, "still "); still {
			return "still be " + w.lowerRow(state)
		}
		return "be " + w.lowerRow(c.Rest)
	case PastVerb:
		return "be " + c.Rest
	case HaveVerb:
		return "have " + w.lowerRow(c.Rest)
	case ThirdVerb:
		base, _ := w.BaseVerb(c.Verb)
		if strings.HasPrefix(c.Rest, ",") { // "confirms, changes or rejects"
			return base + strings.TrimPrefix(w.LowerVerbs(c.Verb+c.Rest), c.Verb)
		}
		return strings.TrimSpace(base + " " + w.LowerVerbs(c.Rest))
	default:
		rest := c.Rest
		if head, tail, ok := strings.Cut(rest, " and are "); ok && !w.HasWord(head, "subordinators") && !w.HasWord(head, "relatives") {
			rest = head + " and be " + tail // "go to a list and are checked": both are owed
		}
		return JoinWords(c.Verb, rest)
	}
}

// lowerRow brings the verbs that follow in a row with the first one into the base
// form: "read from a file and is never written" becomes "read from a file and never
// be written". What hangs on a condition keeps its verbs.
func (w *Work) lowerRow(rest string) string {
	tokens := ClauseTokens(rest)
	for i, t := range tokens {
		if (t.Low == "every" || t.Low == "each") && i+1 < len(tokens) && IsNumeral(tokens[i+1].Low) {
			continue // "fetched every 60 seconds and becomes a ticket"
		}
		if w.Table.IsWord("subordinators", "en", t.Low) || w.Table.IsWord("relatives", "en", t.Low) || w.Table.IsWord("conditions", "en", t.Low) && !w.namesOnly(tokens[i+1:]) {
			return strings.ReplaceAll(w.LowerVerbs(rest[:t.To]), " be never ", " never be ") + rest[t.To:]
		}
	}
	return strings.ReplaceAll(w.LowerVerbs(rest), " be never ", " never be ")
}

// LowerVerbs brings the verbs that follow in a row with another one into its
// base form: "a link and shows" becomes "a link and show".
func (w *Work) LowerVerbs(text string) string {
	tokens := ClauseTokens(text)
	var b strings.Builder
	at := 0
	for i, t := range tokens {
		if i == 0 {
			continue // the first verb is the caller's
		}
		if t.Low == "times" {
			continue // "the sum divided by the total, times 100" is reckoned
		}
		k := i - 1
		for k > 0 && (w.Table.IsWord("adverbs", "en", tokens[k].Low) || w.Table.IsWord("thereby", "en", tokens[k].Low) || tokens[k].Low == "either") && !tokens[k].Comma {
			k--
		}
		joins := tokens[k].Comma || tokens[k].Low == "and" || tokens[k].Low == "or" || tokens[k].Low == "then" || tokens[k].Low == "but"
		if !joins || tokens[k].Low == "or" && w.subordinateBefore(tokens, k) {
			continue // "warn when stock falls or expires"
		}
		denied := tokens[i-1].Low == "never"                          // only a verb stands behind it
		pair := i <= 2 && tokens[i-1].Low == "or" && w.IsThird(t.Low) // "accepts or declines"
		if !denied && !pair && (i+1 == len(tokens) || strings.HasPrefix(text[tokens[i+1].From:], "(")) {
			continue // "and renames (…)"
		}
		base := ""
		next := ""
		if i+1 < len(tokens) {
			next = tokens[i+1].Low
		}
		switch {
		case t.Low == "is" || t.Low == "are":
			base = "be"
		case t.Low == "has":
			base = "have"
		case t.Low == "becomes" && tokens[k].Low == "and":
			base = "become"
		case (denied || pair && next == "") && reading.InThirdPerson(t.Low):
			base, _ = w.BaseVerb(t.Low)
		case w.IsThird(t.Low) && (!w.Table.IsWord("nouns", "en", t.Low) || w.FirmObject(next) && !t.Comma), reading.InThirdPerson(t.Low) && (next == "them" || next == "him" || next == "us" || next == "it"):
			base, _ = w.BaseVerb(t.Low) // only a verb stands before such a word: "and hands them to the office"
		case w.IsThird(t.Low) && !t.Comma && i+1 < len(tokens) && unicode.IsUpper(rune(text[tokens[i+1].From])):
			base, _ = w.BaseVerb(t.Low) // no name stands behind things: "and imports PDF"
		case w.IsThird(t.Low) && tokens[k].Comma && i == 1 && (next == "or" || next == "and") && i+2 < len(tokens) && w.IsThird(tokens[i+2].Low):
			base, _ = w.BaseVerb(t.Low) // in a row of verbs: "confirms, changes or rejects"
		case tokens[k].Low == "and" && !t.Comma && t.Low == "exits" && next == "with":
			base = "exit" // of which the noun is no verb elsewhere: "exit code 2"
		case w.IsThird(t.Low) && tokens[k].Low == "and" && !t.Comma && (timedBehind(tokens[i+1:]) || next == "with" && w.Table.IsWord("done_with", "en", t.Low)):
			base, _ = w.BaseVerb(t.Low) // "and loads in under 1 second", "and answers with its id"
		case w.IsThird(t.Low) && tokens[k].Low == "and" && !t.Comma && !isTimeUnit(t.Low) && next != "and" && next != "or" && w.lastsBefore(tokens, k):
			base, _ = w.BaseVerb(t.Low) // no thing stands in a row with a span of time: "works for 72 hours and syncs when …"
		case w.IsThird(t.Low) && tokens[i-1].Low == "either" && tokens[k].Low == "and" && next == "or" && i+2 < len(tokens) && w.IsThird(tokens[i+2].Low):
			base, _ = w.BaseVerb(t.Low) // "and either accepts or rejects it"
		case w.IsThird(t.Low) && w.asks(tokens, i):
			base, _ = w.BaseVerb(t.Low) // "and prints which images differ"
		case w.IsThird(t.Low) && tokens[k].Low == "and" && w.thingsTold(tokens, i):
			base, _ = w.BaseVerb(t.Low) // "and reports missing and invalid values"
		case w.IsThird(t.Low) && w.loneState(tokens, k):
			base, _ = w.BaseVerb(t.Low) // "works offline and uploads pending photos"
		case w.IsThird(t.Low) && !t.Comma && IsPluralNoun(next):
			base, _ = w.BaseVerb(t.Low) // the name of two things has its plural at the end: "and changes prices"
		case w.IsThird(t.Low) && !t.Comma && strings.HasSuffix(next, "ing") && i+2 < len(tokens) && IsPluralNoun(tokens[i+2].Low):
			base, _ = w.BaseVerb(t.Low) // "and highlights matching words"
		case base == "" && tokens[k].Comma && !t.Comma && at > 0 && reading.InThirdPerson(t.Low) && !w.Table.IsWord("nouns", "en", t.Low) && (w.Table.IsWord("articles", "en", next) || IsPluralNoun(next)):
			base, _ = w.BaseVerb(t.Low) // behind a verb of a row: "writes notes, pilots drones"
		}
		if base != "" {
			b.WriteString(text[at:t.From])
			b.WriteString(base)
			at = t.To
		}
	}
	b.WriteString(text[at:])
	return deniedRows().Replace(b.String())
}

// deniedRows lets a verb in a row go without its "do": "keeps the file but does not delete it".
var deniedRows = sync.OnceValue(func() *strings.Replacer {
	return strings.NewReplacer(" but does not ", " but not ", " but do not ", " but not ")
})

// lastsBefore says that words end in front of a conjunction with how long something lasts:
// "for at least 72 hours", "up to two weeks".
func (w *Work) lastsBefore(tokens []Token, conjunction int) bool {
	if conjunction < 2 || tokens[conjunction-1].Comma || !isTimeUnit(tokens[conjunction-1].Low) {
		return false
	}
	count := tokens[conjunction-2].Low
	return IsNumeral(count) || w.Table.IsWord("countings", "en", count)
}

// timedBehind says that words begin with how soon something is done: "in under 1 second",
// "within 2 minutes".
func timedBehind(tokens []Token) bool {
	if len(tokens) < 3 || tokens[0].Low != "in" && tokens[0].Low != "within" {
		return false
	}
	at := 1
	for at < len(tokens) && (tokens[at].Low == "under" || tokens[at].Low == "less" || tokens[at].Low == "than" || tokens[at].Low == "at" || tokens[at].Low == "most") {
		at++
	}
	return at+1 < len(tokens) && tokens[at].Low != "" && IsNumeral(tokens[at].Low) && isTimeUnit(tokens[at+1].Low)
}

// Plural says whether the subject of a clause is more than one thing.
func (c Clause) Plural() bool {
	switch {
	case c.Verb == "are" || c.Verb == "have" || c.Form == PluralVerb:
		return true
	case c.Verb == "is" || c.Verb == "has" || c.Form == ThirdVerb:
		return false
	}
	head := c.Subject
	if strings.HasPrefix(strings.ToLower(head), "whoever ") {
		return false
	}
	for _, cut := range []string{" (", " of ", " with ", " without ", " above ", " below ", " under ", " between ", " for ", " from ", " that ", " who ", " which ", " in ", " on ", " over ", " whose ", " since "} {
		if i := strings.Index(head, cut); i > 0 {
			head = head[:i]
		}
	}
	fields := beforeDone(withoutComparison(strings.Fields(head)))
	if len(fields) == 0 {
		return false
	}
	if lead := strings.ToLower(fields[0]); strings.Contains(head, " and ") {
		return lead != "each" && lead != "every" // "every block and every override is recorded"
	}
	if _, of, ok := strings.Cut(c.Subject, "% of "); ok && strings.HasSuffix(head, "%") {
		return Clause{Subject: of}.Plural() // a share of several is several
	}
	low := strings.ToLower(fields[len(fields)-1])
	first := strings.ToLower(fields[0])
	switch low {
	case "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "several", "many", "most", "both":
		return true // "at least two of the committee"
	}
	return IsPluralNoun(low) && first != "a" && first != "an" && first != "each" && first != "every" || low == "they" || low == "we" || low == "you"
}

// beforeDone cuts the words of a subject in front of what was done to its things: "orders
// assigned to that vendor" speaks of orders.
func beforeDone(fields []string) []string {
	for i := 1; i < len(fields); i++ {
		if strings.HasSuffix(fields[i], "ed") && IsPluralNoun(strings.ToLower(fields[i-1])) {
			return fields[:i]
		}
	}
	return fields
}

// withoutComparison cuts the words of a subject in front of what was done to it so much or
// so late: "pieces returned more than 2 days late" speaks of pieces.
func withoutComparison(fields []string) []string {
	for i := 2; i+1 < len(fields); i++ {
		if word := strings.ToLower(fields[i]); fields[i+1] == "than" && (word == "more" || word == "less" || word == "fewer" || word == "later" || word == "earlier" || word == "longer") {
			return fields[:i-1]
		}
	}
	return fields
}

// Indicative is a clause as what happens: "shall show" becomes "shows". ok is
// false for a clause that cannot be turned.
func (w *Work) Indicative(c Clause) (string, bool) {
	own := c.Verb == "can" && strings.EqualFold(c.Subject, w.Product)
	if c.Form == ModalVerb && (c.Verb == "may" || c.Verb == "could" || c.Verb == "might" || own) && !c.Not {
		c.Verb = "shall"
	}
	if c.Form != ModalVerb || c.Verb == "can" || c.Verb == "may" || c.Verb == "could" || c.Verb == "might" {
		return c.Text(), c.Form != PastVerb
	}
	if rest, alone := strings.CutPrefix(c.Rest, "only be "); alone && c.Adverb == "" {
		c.Adverb, c.Rest = "only", "be "+rest
	}
	if from, tail, ok := w.tailClause(c.Rest); ok {
		head := c
		head.Rest = strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(c.Rest[:from]), " and"))
		first, whole := w.Indicative(head)
		told, also := w.Indicative(tail)
		if joint := strings.TrimSpace(c.Rest[len(head.Rest):from]); whole && also {
			return JoinWords(first, joint, told), true
		}
	}
	base := w.rowOfModals(c)
	verb, rest, _ := strings.Cut(base, " ")
	switch {
	case c.Not && verb == "be":
		return JoinWords(c.Subject, BeOf(c), "not", rest), true
	case c.Not:
		return JoinWords(c.Subject, DoOf(c), "not", base), true
	case verb == "be":
		return JoinWords(c.Subject, BeOf(c), c.Adverb, rest), true
	case c.Plural():
		return JoinWords(c.Subject, c.Adverb, base), true
	case !IsPlainWord(strings.TrimRight(verb, ",")):
		return "", false
	default:
		return JoinWords(c.Subject, c.Adverb, w.ThirdAll(base)), true
	}
}

// BeOf is the form of "be" that the subject of a clause has behind it in the present.
func BeOf(c Clause) string {
	if c.Plural() {
		return "are"
	}
	return "is"
}

// DoOf is the form of "do" for the subject of a clause.
func DoOf(c Clause) string {
	if c.Plural() {
		return "do"
	}
	return "does"
}

// Text is a clause as it was written.
func (c Clause) Text() string {
	not := ""
	if c.Not {
		not = "not"
	}
	verb := c.Verb
	if verb == "can" && c.Not {
		verb, not = "cannot", ""
	}
	if c.Form == ModalVerb || c.Form == BeVerb {
		return JoinWords(c.Subject, verb, not, c.Adverb, c.Rest)
	}
	return JoinWords(c.Subject, c.Adverb, verb, not, c.Rest)
}

// rowOfModals turns the further modal verbs of a predicate: "register itself
// and shall wait" becomes "register itself and waits".
func (w *Work) rowOfModals(c Clause) string {
	text := c.Rest
	for _, modal := range furtherModals() {
		for range strings.Count(text, modal) {
			i := strings.Index(text, modal)
			rest := text[i+len(modal):]
			not := ""
			if after, ok := strings.CutPrefix(rest, "not "); ok {
				not, rest = DoOf(c)+" not ", after
			}
			if not == "" && !c.Plural() {
				verb, tail, _ := strings.Cut(rest, " ")
				rest = ThirdPerson(verb) + " " + tail
			}
			text = text[:i] + " and " + not + rest
		}
	}
	return text
}

// ThirdAll puts a predicate in its base form, and the verbs in a row with its
// first one, into the third person.
func (w *Work) ThirdAll(base string) string {
	tokens := ClauseTokens(base)
	var b strings.Builder
	at, first := 0, 0
	for first+1 < len(tokens) && (w.Table.IsWord("adverbs", "en", tokens[first].Low) || strings.HasSuffix(tokens[first].Low, "ly") && w.Table.IsWord("verbs", "en", tokens[first+1].Low) && !w.Table.IsWord("verbs", "en", tokens[first].Low)) { // "never deletes anything"
		first++
	}
	for i, t := range tokens {
		if i < first {
			continue
		}
		row := i > 0 && (tokens[i-1].Low == "and" || tokens[i-1].Low == "or")
		if i > 0 && tokens[i-1].Comma && i+1 < len(tokens) && w.FirmObject(tokens[i+1].Low) {
			row = true
		}
		if i > first && w.inVerbRow(tokens[first:], i-first) {
			b.WriteString(base[at:t.From])
			b.WriteString(ThirdPerson(base[t.From:t.To]))
			at = t.To
			continue
		}
		if i > 1 && tokens[i-1].Low == "never" { // "gets an export and never writes back"
			joins := tokens[i-2].Low
			row = joins == "and" || joins == "but" || tokens[i-2].Comma
		}
		verb := row && w.Table.IsWord("verbs", "en", t.Low) && (w.loneState(tokens, i-1) || w.describedNext(tokens, i+1) || !w.Table.IsWord("nouns", "en", t.Low+"s") || i+1 < len(tokens) && w.FirmObject(tokens[i+1].Low))
		if row && i+1 < len(tokens) && tokens[i+1].Low == "with" && w.Table.IsWord("done_with", "en", t.Low+"s") {
			verb = true // "stores a scan and answers with its id"
		}
		if verb && i > first+2 && i+2 == len(tokens) && tokens[i-3].Comma && !w.FirmObject(tokens[i+1].Low) && !w.Table.IsWord("particles", "en", tokens[i+1].Low) {
			verb = false // a row of things that ends in one of two words: "version, repository and build number"
		}
		if verb && i > first && w.carriesVerb(tokens[i+1:]) {
			verb = false // "and open orders of that vendor shall show a banner": they are open
		}
		if i > first && (!verb || reading.StartsCapital(base[t.From:t.To])) { // "PyPI and Go"
			continue
		}
		if i > first && i+1 == len(tokens) {
			continue // a noun at the end
		}
		b.WriteString(base[at:t.From])
		b.WriteString(ThirdPerson(base[t.From:t.To]))
		at = t.To
		if t.Low == "let" || t.Low == "help" {
			break // the verbs behind it are those of others: "lets editors move and delete markers"
		}
	}
	b.WriteString(base[at:])
	return b.String()
}

// inVerbRow says that token i stands within a row of verbs that begins the tokens and ends
// in one with an object: "install" of "supply, install and maintain a system".
func (w *Work) inVerbRow(tokens []Token, i int) bool {
	for _, t := range tokens[:i] {
		if !t.Comma || !w.Table.IsWord("verbs", "en", t.Low) {
			return false
		}
	}
	last := i
	for last+1 < len(tokens) && tokens[last].Comma && w.Table.IsWord("verbs", "en", tokens[last].Low) {
		last++
	}
	joint := WordAt(tokens, last+1)
	return w.Table.IsWord("verbs", "en", tokens[i].Low) && w.Table.IsWord("verbs", "en", tokens[last].Low) && (joint == "and" || joint == "or") &&
		w.Table.IsWord("verbs", "en", WordAt(tokens, last+2)) && w.FirmObject(WordAt(tokens, last+3))
}

// loneState says that a state or an adverb stands in front of a conjunction, so that
// no second thing of a row can stand behind it: "works offline and uploads photos".
func (w *Work) loneState(tokens []Token, conjunction int) bool {
	if conjunction < 1 || tokens[conjunction-1].Comma {
		return false
	}
	before := tokens[conjunction-1].Low
	return w.Table.IsWord("bare_states", "en", before) || w.Table.IsWord("adverbs", "en", before) && before != "both" && before != "all"
}

// describedNext says that several things follow which a participle or an adjective
// tells of, as only behind a verb they do: "beeps and uploads stored photos".
func (w *Work) describedNext(tokens []Token, at int) bool {
	if at+1 >= len(tokens) || tokens[at].Comma || !IsPluralNoun(tokens[at+1].Low) {
		return false
	}
	_, done := w.Participle(tokens[at].Low)
	return done || w.Table.IsWord("thing_adjectives", "en", tokens[at].Low)
}

// thingsTold says that what stands behind a verb are things with words that say how they
// are, which no other things stand in front of: "missing, unused and invalid values".
func (w *Work) thingsTold(tokens []Token, verb int) bool {
	at := verb + 1
	for at < len(tokens) && (w.Table.IsWord("thing_adjectives", "en", tokens[at].Low) || strings.HasSuffix(tokens[at].Low, "ed") || at > verb+1 && tokens[at].Low == "and") {
		at++
	}
	return !tokens[verb].Comma && at > verb+1 && at < len(tokens) && IsPluralNoun(tokens[at].Low)
}

// ThirdPerson is the form of a verb behind "it": "shows", "has".
func ThirdPerson(verb string) string {
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

// tightMarks takes the blank in front of a mark away.
var tightMarks = sync.OnceValue(func() *strings.Replacer {
	return strings.NewReplacer(" ,", ",", " : ", ": ", " ; ", "; ")
})

// JoinWords puts the parts that are not empty together with blanks.
func JoinWords(parts ...string) string {
	var out []string
	for _, p := range parts {
		if p != "" {
			out = append(out, p)
		}
	}
	return tightMarks().Replace(strings.Join(out, " "))
}
