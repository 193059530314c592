package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// InSentence lowers the first letter of a sentence unless the product's name
// stands there.
func (w *Work) InSentence(text string) string {
	if strings.HasPrefix(text, w.Product) && w.Product != w.Say("the_product") {
		return articleInside(text)
	}
	return w.LowerStart(text)
}

// LowerStart is LowerFirst that leaves the names of this source alone.
func (w *Work) LowerStart(text string) string {
	if strings.HasPrefix(text, w.Product) {
		return articleInside(text)
	}
	for _, s := range w.Understood.Integrations {
		if s.Name != "" && strings.HasPrefix(text, s.Name) {
			return text
		}
	}
	for _, s := range w.Understood.Technologies {
		if s.Name != "" && strings.HasPrefix(text, s.Name) {
			return text
		}
	}
	first := LeadingWord(text)
	if w.IsProper(first) || w.namesTogether(text) {
		return text
	}
	if low := strings.ToLower(first); wording.LowerFirst(text) == text && w.plainHere(first, low) {
		return low + strings.TrimPrefix(text, first)
	}
	return wording.LowerFirst(text)
}

// plainHere says that a word that is a name elsewhere is a plain one in this source, which
// writes it small and never with a capital: the word games of a word nerd are no Word.
func (w *Work) plainHere(word, low string) bool {
	key := "\x00" + word // the source is searched once for each word
	if known, ok := w.Proper.Load(key); ok {
		return known == true
	}
	plain := len(word) > 1 && word == strings.ToUpper(low[:1])+low[1:] && !strings.Contains(w.Source.Text, word) && strings.Contains(w.Source.Text, " "+low+" ")
	w.Proper.Store(key, plain)
	return plain
}

// IsProper says that the source writes a word with a capital inside sentences
// and nowhere without. The source is searched once for each word.
func (w *Work) IsProper(word string) bool {
	if known, ok := w.Proper.Load(word); ok {
		return known == true
	}
	proper := w.findProper(word)
	w.Proper.Store(word, proper)
	return proper
}

func (w *Work) findProper(word string) bool {
	low := strings.ToLower(word)
	if word != low && (w.Table.IsWord("addresses", "en", low) || w.Table.IsWord("proper_adjectives", "en", low)) {
		return true // "Dr. Abreu", "Dutch"
	}
	if word == low || w.Language == "zh" || w.Table.IsWord("determiners", "en", low) || w.Table.IsWord("prepositions", "en", low) || w.Table.IsWord("conditions", "en", low) ||
		strings.Contains(w.Source.Text, " "+low) {
		return false
	}
	if word == w.Product {
		return true // though the source begins all its sentences with it
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

// BindClause puts the modal word into a clause.
func (w *Work) BindClause(c Clause, p specs.Priority) string {
	must, base := w.Modal(p), w.owedBase(c)
	c.Subject = w.WithDeterminer(Whoever(c.Subject))
	if text := w.owedOfFact(c, p); text != "" {
		return text
	}
	if c.Form == PastVerb || w.Table.IsWord("no_subjects", "en", LeadingWord(c.Subject)) {
		return w.ensured(c, p)
	}
	if rest := strings.ToLower(c.Subject[strings.LastIndex(c.Subject, ": ")+1:]); w.denies(rest) {
		if strings.Contains(c.Subject, ": ") {
			return w.Say("req_hold", "must", must, "text", w.LowerStart(c.Text())) // "a cut: nothing acknowledged is lost"
		}
		return w.ensured(c, p)
	}
	if _, person := w.PersonIn(c.Subject); c.Not && !person && c.Form == DoVerb && w.Table.IsWord("mind_verbs", "en", LeadingWord(base)) {
		return w.Say("req_hold", "must", must, "text", w.LowerStart(c.Text())) // "older gateways do not know it": nobody forbids that
	}
	if rest, ok := w.BindTail(base, p); ok {
		base = rest
	} else {
		return w.ensured(c, p)
	}
	for _, not := range []string{", and do not ", " and do not ", ", do not "} {
		base = strings.Replace(base, not, " and "+w.ModalNot(p)+" ", 1) // "resumes, does not start over"
	}
	if (c.Adverb == "never" || c.Not) && !strings.Contains(base, " never ") && (w.LowerVerbs(c.Rest) != c.Rest || c.Form == BeVerb && w.goesOnDoing(c.Rest)) {
		return w.ensured(c, p) // "never blocks and returns": only the first is denied
	}
	if _, row := w.deniedRow(c); row {
		return w.Short("req_hold", "must", must, "text", w.LowerStart(c.Text())) // whether the second verb is denied as well nobody can tell
	}
	if c.Not {
		return JoinWords(c.Subject, w.ModalNot(p), base)
	}
	adverb := c.Adverb
	if adverb == "never" && !strings.Contains(base, " never ") {
		return JoinWords(c.Subject, w.ModalNot(p), base)
	}
	if c.Form == ModalVerb && c.Verb == "may" && !c.Not && (strings.Contains(c.Rest, "at most") || strings.Contains(c.Rest, "up to") || strings.Contains(c.Rest, "more than")) {
		return JoinWords(c.Subject, w.boundOfMay(base, p)) // a bound, not a wish
	}
	if c.Adverb == "neither" || strings.HasSuffix(c.Subject, " neither") {
		return w.ensured(c, p) // "neither loses nor doubles a record"
	}
	able := !strings.EqualFold(c.Subject, w.Product) && c.Form == ModalVerb && (c.Verb == "can" || c.Verb == "may" || c.Verb == "could" || c.Verb == "might")
	_, person := w.PersonIn(c.Subject)
	if ended, ok := strings.CutPrefix(base, "no longer "); ok && able {
		return JoinWords(c.Subject, must, "no longer be able to", ended)
	}
	if rest, ok := strings.CutPrefix(strings.ToLower(c.Subject), "only one "); ok && able && !person {
		return JoinWords("At most one", c.Subject[len(c.Subject)-len(rest):], must, base) // a bound, and nothing to be able to
	}
	if able && strings.HasPrefix(base, "only be ") { // "may only be seen by the board" is a duty towards all others
		return JoinWords(c.Subject, must, base)
	}
	acts := person && adverb != "only" && !w.Table.IsWord("verb_orders", "en", strings.ToLower(adverb)) && (c.Form == ThirdVerb || c.Form == PluralVerb || c.Form == HaveVerb) && w.upToThem(c.Subject, base) && !strings.Contains(base, " at least ")
	switch {
	case able && strings.HasPrefix(base, "be ") && w.placedFirst(c.Subject):
		return w.ensured(c, p)
	case able && strings.HasPrefix(base, "be "):
		return w.Say("req_allow", "must", must, "subject", w.LowerStart(c.Subject), "want", w.LowerVerbs(base)) // "can be used once and expires"
	case able && !person && p != specs.Must:
		if p != specs.Should || w.NamesProduct(c.Subject) {
			return JoinWords(c.Subject, must, adverb, base)
		}
		return JoinWords(c.Subject, must, "be able to", adverb, base)
	case (able || acts) && p == specs.Must:
		return JoinWords(c.Subject, must, "be able to", adverb, base)
	case able || acts:
		return w.Say("req_let_subject", "must", must, "subject", w.LowerStart(c.Subject), "want", JoinWords(adverb, base))
	default:
		return JoinWords(c.Subject, must, adverb, base)
	}
}

// owedOfFact binds only what is owed of a thing of which the clause first says that it is there, or
// how it is: "the order already exists in the other system and must be taken from there", "the run
// is void and must be repeated". Empty for any other.
func (w *Work) owedOfFact(c Clause, p specs.Priority) string {
	if subject, ends := strings.CutSuffix(c.Subject, " already"); ends {
		c.Subject, c.Adverb = subject, "already"
	}
	state := c.Form == BeVerb && !w.done(c.Rest) && !w.placedFirst(c.Rest)
	if c.Adverb != "already" && !state || c.Not || c.Form == ModalVerb {
		return ""
	}
	for _, owed := range []string{" and must ", " and has to ", " and have to ", " and shall "} {
		fact, rest, ok := strings.Cut(c.Rest, owed)
		must := w.Modal(p)
		if denied, not := strings.CutPrefix(rest, "not "); not {
			must, rest = w.ModalNot(p), denied
		}
		switch {
		case ok && c.Adverb == "already":
			return JoinWords(c.Subject, c.Adverb, c.Verb, fact, "and", must, rest)
		case ok && !strings.ContainsAny(fact, ",;:"):
			return JoinWords(c.Subject, c.Verb, c.Adverb, fact, "and", must, rest)
		}
	}
	return ""
}

// done says that a predicate behind "is" begins with what is done to a thing, "recorded and must be
// checked", and not with how the thing then is, "void", "lost".
func (w *Work) done(rest string) bool {
	word := strings.ToLower(LeadingWord(rest))
	_, done := w.Participle(word)
	return done && !w.Table.IsWord("states_no_deeds", "en", word)
}

// upToThem says that people do something by their own will: "finds an order by its number"
// is what they can do, while "finds a note in the box" and "gets a mail" come to them.
func (w *Work) upToThem(subject, base string) bool {
	verb, object, _ := strings.Cut(base, " ")
	if verb == "pay" && (StartsAmount(object) || strings.ContainsAny(object[:min(3, len(object))], "0123456789€$£") || w.Table.IsWord("paid_amounts", "en", strings.ToLower(LeadingWord(object)))) {
		return false // how much somebody pays is a rule for them
	}
	if !w.Table.IsWord("receive", "en", verb) {
		return true
	}
	switch verb {
	case "see":
		first := LeadingWord(object)
		return first != "no" && !w.Table.IsWord("wholly", "en", first)
	case "find":
		return strings.Contains(object, " by ")
	case "have":
		return reading.HasPrefixOf(object, "a ", "an ", "several ", "their own ", "his own ", "her own ") && !reading.HasPrefixOf(subject, "Each ", "Every ", "All ") // what all of them have is given to them
	}
	return false
}

// denies says that a subject is one of which nothing or only so much may be: that
// "at most one copy must be sent" would ask for what is only borne.
func (w *Work) denies(subject string) bool {
	subject = strings.TrimSpace(subject)
	if w.Table.IsWord("no_subjects", "en", LeadingWord(subject)) {
		return true
	}
	return reading.HasPrefixOf(subject, "at most ", "not more than ", "no more than ")
}

// WithDeterminer is the subject of a note as that of a sentence: "Technician registers
// a device" is told of the technician.
func (w *Work) WithDeterminer(subject string) string {
	words := strings.Fields(subject)
	const longest = 2 // words of a role; more has words of its own that say which
	if len(words) == 0 || len(words) > longest || strings.EqualFold(subject, w.Product) || strings.ContainsAny(subject, "`\"'(:,.0123456789@#/") {
		return subject
	}
	first, last := strings.ToLower(words[0]), words[len(words)-1]
	if w.Table.IsWord("determiners", "en", first) || w.Table.IsWord("articles", "en", first) || w.Table.IsWord("no_subjects", "en", first) || w.Table.IsWord("everybody", "en", first) || IsPluralNoun(strings.ToLower(last)) || w.IsProper(words[0]) || last != strings.ToLower(last) && len(words) > 1 {
		return subject
	}
	if _, department := w.Table.Words["singular_roles"].Paired("en", strings.ToLower(subject)); department {
		return subject // "support gets a view"
	}
	_, person := w.PersonIn(subject)
	if thing := w.Table.IsWord("count_nouns", "en", strings.ToLower(last)); !thing && (!person || len(words) == 1 && !w.common(last)) {
		return subject
	}
	return "The " + w.LowerStart(subject)
}

// common says that the source also writes a word without a capital: it is no name.
func (w *Work) common(word string) bool {
	low := strings.ToLower(word)
	key := "common " + low
	if known, ok := w.Proper.Load(key); ok {
		return known == true
	}
	found := strings.Contains(w.Source.Text, " "+low)
	w.Proper.Store(key, found)
	return found
}

// owedBase is the predicate of a clause as what is owed: what refunds need they
// must have, and what needs two people must require them.
func (w *Work) owedBase(c Clause) string {
	base := w.Base(c)
	thing, needs := strings.CutPrefix(base, "need ")
	switch {
	case !needs || c.Form != ThirdVerb && c.Form != PluralVerb || !w.FirmObject(strings.ToLower(LeadingWord(thing))) && (!IsPlainWord(LeadingWord(thing)) || LeadingWord(thing) == "to"):
		return base
	case w.Table.IsWord("articles", "en", strings.ToLower(LeadingWord(thing))) || LeadingWord(thing) == "one":
		return "have " + thing
	}
	return "require " + thing
}

// placedFirst tells a subject in front of which the time or the place stands:
// "Until 18:00 for the next day everything can be changed".
func (w *Work) placedFirst(subject string) bool {
	return w.Table.IsWord("prepositions", "en", strings.ToLower(LeadingWord(subject)))
}

// ensured leaves a clause as it is and binds the product to see to it.
func (w *Work) ensured(c Clause, p specs.Priority) string {
	if text, ok := w.Indicative(c); ok && (c.Form != ModalVerb || c.Verb != "must" || c.Not) {
		return w.Say("req_ensure", "must", w.Modal(p), "text", w.LowerStart(text))
	}
	return w.Short("req_hold", "must", w.Modal(p), "text", w.LowerStart(c.Text()))
}

// BindTail binds a second clause behind "and" too. ok is false when the tail
// has a modal verb of its own that cannot stand behind the first one.
func (w *Work) BindTail(base string, p specs.Priority) (string, bool) {
	tokens := ClauseTokens(base)
	for i, t := range tokens {
		if i == 0 || i+1 >= len(tokens) || t.Low != "and" && t.Low != "but" && t.Low != "or" {
			continue
		}
		right := base[tokens[i+1].From:]
		switch next := tokens[i+1].Low; {
		case next == "shall" || next == "must" || next == "should" || next == "will":
			if i+2 < len(tokens) && tokens[i+2].Low == "not" {
				return base[:tokens[i+1].From] + w.ModalNot(p) + base[tokens[i+2].To:], true
			}
			if next == "should" { // binds less than what stands before it
				return base[:tokens[i+1].From] + w.Say("should") + base[tokens[i+1].To:], true
			}
			return base[:tokens[i+1].From] + w.Modal(p) + base[tokens[i+1].To:], true
		case (next == "has" || next == "have") && WordAt(tokens, i+2) == "to" && i+3 < len(tokens):
			return base[:tokens[i+1].From] + w.Modal(p) + base[tokens[i+2].To:], true
		case next == "cannot" || (next == "can" || next == "may") && WordAt(tokens, i+2) == "not":
			return base[:tokens[i+1].From] + w.ModalNot(p) + strings.TrimPrefix(base[tokens[i+1].To:], " not"), true
		case w.Table.IsWord("auxiliaries", "en", next):
			return base, false
		}
		c, ok := w.ParseClause(right)
		if w.Table.IsWord("adverbs", "en", tokens[i+1].Low) {
			continue
		}
		if !ok || t.Low == "or" || w.HasWord(c.Subject, "subordinators") || w.HasWord(c.Subject, "time_words") || len(strings.Fields(c.Subject)) > w.longestTail(c) || strings.Contains(c.Subject, ",") || c.Form == PastVerb || w.subordinateBefore(tokens, i) ||
			w.Table.IsWord("prepositions", "en", LeadingWord(right)) || strings.Contains(base, "conditions that") {
			continue
		}
		if w.Table.IsWord("prepositions", "en", strings.ToLower(strings.Trim(c.Rest, ". "))) {
			continue // "and the person the ball is with" names somebody
		}
		if lead, asked, _ := strings.Cut(c.Subject, " "); w.Table.IsWord("verbs", "en", lead) && w.Table.IsWord("asking", "en", LeadingWord(asked)) {
			continue // "and see which bags should be there": the modal verb is that of the question
		}
		if w.Table.IsWord("verbs", "en", strings.ToLower(LeadingWord(c.Subject))) && !w.describedMany(c.Subject) || w.Table.IsWord("no_subjects", "en", LeadingWord(c.Subject)) {
			return base, false
		}
		if c.Form == ModalVerb && (c.Verb == "can" || c.Verb == "may") {
			return base, false
		}
		return base[:tokens[i+1].From] + w.BindClause(c, p), true
	}
	return base, true
}

// HasWord says that an English text has a word of a list.
func (w *Work) HasWord(text, list string) bool {
	for f := range strings.FieldsSeq(text) {
		if w.Table.IsWord(list, "en", strings.ToLower(strings.Trim(f, ".,;:()"))) {
			return true
		}
	}
	return false
}

// subordinateBefore says that a clause which hangs on another one has begun
// before token i: "when it is full and nobody answers".
func (w *Work) subordinateBefore(tokens []Token, i int) bool {
	for _, t := range tokens[:i] {
		if w.Table.IsWord("subordinators", "en", t.Low) || w.Table.IsWord("relatives", "en", t.Low) || t.Low == "until" || t.Low == "once" {
			return true
		}
	}
	return false
}

// PersonIn says which person the subject of a clause names.
func (w *Work) PersonIn(subject string) (name string, ok bool) {
	name = strings.TrimSpace(subject)
	for _, lead := range []string{"A ", "An ", "The ", "Each ", "Every ", "Any ", "All ", "a ", "an ", "the ", "each ", "every ", "any ", "all "} {
		if rest, found := strings.CutPrefix(name, lead); found {
			name = rest
			break
		}
	}
	if who, like, ok := strings.Cut(name, " like "); ok && reading.StartsCapital(like) {
		name = who // "guests like Rosa"
	}
	if len(strings.Fields(name)) > 4 || w.Table.IsWord("counts", "en", strings.ToLower(LeadingWord(name))) {
		return "", false // "two couriers" are what a rule counts, and nobody who acts
	}
	name = w.withoutOrdinal(w.ActorName(name))
	if strings.Contains(w.Product, " ") && strings.EqualFold(name, reading.LastWord(w.Product)) {
		return name, false // "the guide" where the product is an audio guide
	}
	if a, known := w.Roster().Find(name); known {
		return name, !a.System
	}
	if full := w.FullRole(name); full != name {
		return full, true
	}
	if w.Understood != nil && slices.Contains(w.Understood.Programs, strings.ToLower(name)) {
		return name, false // the text calls a program or a field by it
	}
	return name, strings.EqualFold(name, w.User) || strings.EqualFold(name, w.Admin) || w.IsAdmin(name) || w.Table.IsWord("anybody", "en", name) || w.Table.IsWord("roles", "en", name)
}

// withoutOrdinal is a person told from another one of the same role, by that role: "second
// mechanic" is a mechanic where the source knows one.
func (w *Work) withoutOrdinal(name string) string {
	first, role, ok := strings.Cut(name, " ")
	if !ok || !w.Table.IsWord("other_one", "en", first) {
		return name
	}
	if a, known := w.Roster().Find(name); known && !a.System {
		return name
	}
	if a, known := w.Roster().Find(role); known && !a.System {
		return role
	}
	return name
}

// boundOfMay binds what somebody may do up to a number. "May have at most five tools"
// forbids a sixth, and MAY would leave that to whoever builds it; "may pause for up to 14
// days" allows something.
func (w *Work) boundOfMay(base string, p specs.Priority) string {
	verb, rest, _ := strings.Cut(base, " ")
	most, limit := strings.CutPrefix(rest, "at most ")
	for _, no := range []string{"no more than ", "not more than "} {
		if more, ok := strings.CutPrefix(rest, no); ok {
			most, limit = more, true
		}
	}
	if by, ok := strings.CutPrefix(strings.TrimRight(rest, ". "), "by "); ok && strings.HasSuffix(by, " at most") {
		verb, most, limit = verb+" by", strings.TrimSuffix(by, " at most"), true // "grow by 10 percent at most"
	}
	switch {
	case !limit || p == specs.Could:
		return JoinWords(w.Say("may"), base)
	case strings.Contains(rest, ", ") || strings.Contains(rest, " and ") || strings.Contains(rest, " only "):
		return JoinWords(w.Modal(p), base) // what stands behind it is no part of the denial
	}
	return JoinWords(w.ModalNot(p), verb, "more than", most)
}

// describedMany says that a subject begins with how several things are, by a word that is a
// verb as well: "open orders of that vendor".
func (w *Work) describedMany(subject string) bool {
	words := strings.Fields(strings.ToLower(subject))
	return len(words) > 1 && w.Table.IsWord("thing_adjectives", "en", words[0]) && w.severalBefore(words[1:])
}

// longestTail is how many words the subject of a second clause has at most: behind an
// article, and in front of a verb that no noun is, it may have some that say which.
func (w *Work) longestTail(c Clause) int {
	const short, long = 6, 9
	if w.Table.IsWord("articles", "en", strings.ToLower(LeadingWord(c.Subject))) && (c.Form == BeVerb || c.Form == ModalVerb) {
		return long
	}
	if c.Form == ModalVerb && w.describedMany(c.Subject) {
		return long
	}
	return short
}

// goesOnDoing says that several things which are told how they are also do something: "are
// listed and answer 404".
func (w *Work) goesOnDoing(rest string) bool {
	tokens := ClauseTokens(rest)
	for i := 1; i+2 < len(tokens); i++ {
		verb, next := tokens[i+1], tokens[i+2].Low
		if tokens[i].Low != "and" || tokens[i].Comma || !w.Table.IsWord("verbs", "en", verb.Low) || verb.Comma {
			continue
		}
		if _, done := w.Participle(verb.Low); !done && (w.FirmObject(next) || IsNumeral(next)) {
			return true
		}
	}
	return false
}
