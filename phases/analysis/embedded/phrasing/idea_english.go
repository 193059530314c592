package phrasing

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// english reads one sentence without its limits.
func (r *ideaReader) english(text string) {
	w := r.w
	low := strings.ToLower(text)
	if (&ideaList{r: r}).found(text) || r.ratedCommand(text) || r.countedRule(text) || r.rangeRule(text) || r.toolAgainst(text) || r.problem(text, low) || r.tellsToday(text) {
		return
	}
	for _, mark := range []string{": ", " – ", " — ", "; "} {
		label, rest, ok := strings.Cut(text, mark)
		if !ok || w.InBrackets(text, len(label)) {
			continue
		}
		if body, _, _ := r.withoutLead(label); mark == ": " && r.insteadOf(CutFirst(body, "to ")) {
			if r.heldInstead(rest) || r.list(rest) {
				return
			}
		}
		if mark == ": " && r.likeOther(label, rest) || r.headed(label, rest) {
			return
		}
		if mark == "; " && w.Table.IsWord("person_pronouns", "en", LeadingWord(rest)) { // a sentence of its own
			r.english(label)
			if !r.list(rest) {
				r.clause(rest)
			}
			return
		}
		if mark == ": " && w.Table.IsWord("today_labels", "en", label) {
			r.u.Problem = appendItem(r.u.Problem, Finished(Capital(rest)), r.src)
			return
		}
		if mark == ": " && len(strings.Fields(label)) <= 3 {
			text = rest
		}
	}
	if !w.Table.IsWord("enablers", "en", LeadingWord(text)) && r.statement(text) {
		return
	}
	if r.likeOther(text, "") || r.likeKnown(text) || r.makeThem(text) {
		return
	}
	text, when, wish := r.withoutLead(text)
	if w.Table.IsWord("modals", "en", LeadingWord(text)) {
		return // a rule for the product, kept as a constraint
	}
	if rest, ok := CutFold(text, "let "); ok && r.letThem(rest) || r.enables(text) || r.madePossible(text) || r.given(text) {
		return
	}
	if wish && (r.haveThem(text) || r.wantThem(text) || r.wishedDone(text)) || r.kindClause(text) {
		return
	}
	if _, rest, ok := strings.Cut(text, " way of "); ok && wish {
		if base, gerund := r.gerunds(rest); gerund {
			r.acts(base, when)
		} else {
			r.thing(rest)
		}
		return
	}
	if rest, ok := CutFold(text, "help with "); ok && wish {
		r.sum, r.head = len(r.features)+1, strings.TrimRight(wording.Sentence(rest), ".")
		r.thing(rest)
		return
	}
	if before, rest, ok := strings.Cut(text, " way to "); ok {
		if who, _, needs := strings.Cut(before, " need"); needs && (&ideaList{r: r}).person(who) {
			r.person(who, rest)
		} else {
			r.acts(rest, when)
		}
		return
	}
	if _, rest, ok := strings.Cut(text, " way for "); ok {
		if who, act, ok := strings.Cut(rest, " to "); ok {
			r.person(who, act)
			return
		}
	}
	if rest, ok := CutFold(text, "to "); ok && wish {
		if when != "" { // a clock does it
			r.does(JoinWords(rest, when))
			return
		}
		if r.w.Table.Action("en", strings.ToLower(LeadingWord(rest))).Class == "send" && strings.Contains(rest, " when ") { // what is told as soon as it happens, nobody tells by hand
			r.does(r.toThem(rest))
			return
		}
		r.acts(rest, "")
		return
	}
	if head, rest, ok := strings.Cut(text, " but for "); ok {
		if _, model, ok := strings.Cut(" "+head, " like "); ok {
			r.does("offer " + rest + " in the manner of " + strings.Trim(model, " ,"))
			return
		}
	}
	if rest, ok := CutFold(text, "use "); ok {
		if _, act, ok := strings.Cut(rest, " to "); ok && w.Table.IsWord("verbs", "en", strings.ToLower(LeadingWord(act))) {
			r.does(act)
			return
		}
	}
	if r.withList(text) || r.namedBefore(text) || r.clauses(text) || r.named(text) {
		return
	}
	r.clause(text)
}

// withoutLead drops "we want", "build" and what else only says that something
// is wished. A time before it is given back, for the act behind it.
func (r *ideaReader) withoutLead(text string) (rest, when string, wish bool) {
	low := strings.ToLower(text)
	for _, lead := range r.w.Table.Words["wishes"].In("en") {
		i := strings.Index(low, lead+" ")
		if i < 0 || i > 40 || i > 0 && low[i-1] != ' ' {
			continue
		}
		before := strings.TrimRight(strings.TrimSpace(text[:i]), ",")
		if r.tellsOfThing(before) {
			continue // "a dashboard that shows build times"
		}
		if before != "" && !r.w.Table.IsWord("conditions", "en", LeadingWord(before)) && !r.w.Table.IsWord("our", "en", LeadingWord(before)) && !r.w.Table.IsWord("first_persons", "en", before) {
			continue
		}
		if r.w.Table.IsWord("conditions", "en", LeadingWord(before)) {
			when = wording.LowerFirst(before)
		}
		return strings.TrimSpace(text[i+len(lead):]), when, true
	}
	return text, "", false
}

// tellsOfThing says that a text names a thing and begins to tell what it does: a word of
// wishing behind that is part of what is told.
func (r *ideaReader) tellsOfThing(text string) bool {
	return slices.ContainsFunc(ClauseTokens(text), func(t Token) bool { return t.Low == "where" || r.w.Table.IsWord("relatives", "en", t.Low) })
}

// problem files a sentence on what goes wrong today, and keeps the question
// that it leaves open: "who has which laptop".
func (r *ideaReader) problem(text, low string) bool {
	told := r.toldAsTrouble(text)
	if !told && !r.isTrouble(text) && !r.fails(text) && !r.bareComplaint(text) || r.opensPitch(text) {
		return false
	}
	for _, word := range []string{" who ", " which ", " what ", " where ", " when "} {
		if i := strings.Index(low, word); i > 0 && r.question == "" {
			r.question = text[i+1:]
		}
	}
	if c, ok := r.w.ParseClause(text); ok {
		r.seen(c.Subject)
		r.handledToday(c)
	} else if first := strings.ToLower(LeadingWord(text)); IsPluralNoun(first) {
		r.seen(LeadingWord(text))
		r.handlers = LeadingWord(text)
	}
	if !told {
		r.u.Problem = appendItem(r.u.Problem, Finished(text), r.src)
	}
	return true
}

// seen remembers a person that a sentence is about.
func (r *ideaReader) seen(subject string) {
	subject = strings.TrimSpace(subject)
	if name, ok := r.w.PersonIn(subject); ok || IsPluralNoun(strings.ToLower(reading.LastWord(subject))) && len(strings.Fields(subject)) <= 3 {
		if first := strings.ToLower(LeadingWord(subject)); r.w.Table.IsWord("first_persons", "en", first) {
			return
		}
		r.actor = OrElse(name, subject)
	}
}

// letThem reads "them photograph the sheet" and "members book a court".
func (r *ideaReader) letThem(rest string) bool {
	tokens := ClauseTokens(rest)
	for i, t := range tokens {
		pronoun := i == 1 && r.w.Table.IsWord("pronouns_object", "en", tokens[0].Low)
		if i == 0 || i > 4 || !r.w.Table.IsWord("verbs", "en", t.Low) && !pronoun {
			continue
		}
		who := strings.TrimSpace(rest[:t.From])
		if strings.EqualFold(who, "them") || strings.EqualFold(who, "us") || strings.EqualFold(who, "me") {
			who = r.actor
		}
		if who == "" {
			r.acts(rest[t.From:], "")
		} else {
			r.person(who, rest[t.From:])
		}
		return true
	}
	return false
}

// kindClause reads "a bot that …", "a CLI to …", "an app where …".
func (r *ideaReader) kindClause(text string) bool {
	tokens := ClauseTokens(text)
	at := r.kindAt(tokens)
	if at < 0 {
		return false
	}
	r.whatOf(tokens[:at], text)
	r.kind = OrElse(r.kind, strings.TrimRight(text[tokens[at].From:tokens[at].To], ",.;:"))
	name := text
	if r.w.Table.IsWord("modals", "en", WordAt(tokens, at+1)) {
		name = text[:tokens[at].To] // what it should do is no part of its name
	}
	r.pitch = OrElse(r.pitch, r.u.Lex.Headline(subjectNoun(name)))
	n := len(r.features)
	told := r.behindName(text, tokens, at)
	r.addCore(n, text, tokens[at].Low)
	r.withEntries(n, tokens[at].Low)
	r.addTraits(r.traitsBefore(tokens[:at]))
	return told || len(r.features) > n
}

// behindName reads what stands behind the name of a product, whose last word is
// at: "that …", "to …", "for …", "with …".
func (r *ideaReader) behindName(text string, tokens []Token, at int) bool {
	w := r.w
	for i := at + 1; i+1 < len(tokens); i++ {
		if low := tokens[i].Low; i == at+1 && (low == "under" || low == "below") {
			r.limit(text[tokens[i].From:])
		}
		next := text[tokens[i+1].From:]
		switch tokens[i].Low {
		case "that", "which", "who":
			return r.asThing(text, next) || r.relative(next)
		case "should", "must", "shall":
			if i == at+1 && w.Table.IsWord("verbs", "en", tokens[i+1].Low) { // "a wardrobe app should know who has which piece"
				r.does(next)
				return true
			}
		case "where", "so":
			next = strings.TrimPrefix(next, "that ")
			return r.clauses(next) || r.whoActs(next) || r.clause(next)
		case "over", "around":
			if r.wraps(text, tokens[i].From, next) {
				return true
			}
		case "to":
			if w.Table.IsWord("verbs", "en", tokens[i+1].Low) || i == at+1 && r.deedByPlace(tokens[i+1:]) {
				next, tails := r.withTail(next)
				defer r.addTails(tails)
				if r.enables(next) {
					return true
				}
				if w.Table.IsWord("self_acting", "en", tokens[at].Low) {
					r.does(next)
				} else {
					r.acts(next, "")
				}
				return true
			}
		case "for":
			if whom, does, ok := strings.Cut(next, " that "); ok && w.IsThird(strings.ToLower(LeadingWord(does))) && len(strings.Fields(whom)) <= 4 {
				r.audience(whom)
				return r.relative(does) // "a dashboard for the sales team that shows …"
			}
			if r.forThose(text[:tokens[i].From], next) || r.forWhom(next) {
				return true
			}
		case "i", "we", "our":
			if w.Table.IsWord("prepositions", "en", tokens[i-1].Low) {
				continue // "for our studio where customers …"
			}
			return r.clause(text[tokens[i].From:])
		}
	}
	return r.behindKind(text, tokens, at)
}

// deedByPlace says that what stands behind "to", right behind the kind of product, is a deed that no
// list knows: "a library to diff two files", "a tool to reflow paragraphs". To whom it leads is
// told without what it would be done to: "a gateway to banks".
func (r *ideaReader) deedByPlace(tokens []Token) bool {
	w := r.w
	if len(tokens) < 2 || !IsPlainWord(tokens[0].Low) || IsPluralNoun(tokens[0].Low) || tokens[0].Comma {
		return false
	}
	for _, key := range []string{"articles", "determiners", "our", "prepositions", "pronouns_object", "adverbs", "first_persons", "question_words"} {
		if w.Table.IsWord(key, "en", tokens[0].Low) {
			return false
		}
	}
	next := tokens[1].Low
	return IsNumeral(next) || IsPluralNoun(next) && !w.IsThird(next) || w.Table.IsWord("articles", "en", next) || w.Table.IsWord("determiners", "en", next) || w.Table.IsWord("our", "en", next)
}

// whoActs reads one clause on people whom no list of verbs names with their deed:
// "where visitors of our museum guess the weight".
func (r *ideaReader) whoActs(text string) bool {
	l := &ideaList{r: r}
	who, does, ok := l.subject(text)
	if !ok || subjectNoun(who) != who && !r.w.Table.IsWord("articles", "en", LeadingWord(who)) && !r.w.Table.IsWord("our", "en", LeadingWord(who)) { // "two players" are told as two
		return false
	}
	known := strings.EqualFold(who, "they") && r.actor != ""
	if !known && !l.person(who) && !r.agentive(strings.ToLower(reading.LastWord(who))) {
		return false
	}
	deed, tails := r.withTail(does)
	if slices.ContainsFunc(tails, func(tail string) bool { return strings.ContainsAny(tail, "0123456789") }) {
		deed, tails = does, nil // "with a deposit of 20 euros" belongs to the deed
	}
	l.acts(who, deed, text)
	r.addTails(tails)
	return true
}

// whatOf keeps the words that say of what kind the product is, without
// articles, praise and technologies.
func (r *ideaReader) whatOf(tokens []Token, text string) {
	for len(tokens) > 0 {
		low := tokens[0].Low
		tech := r.isNamedTechnology(text[tokens[0].From:tokens[0].To])
		if len(tokens) > 1 && r.w.Table.IsWord("hosts", "en", low+" "+tokens[1].Low) { // "VS Code extension"
			tokens = tokens[1:]
			tech = true
		}
		tech = tech || r.w.Table.IsWord("hosts", "en", low)
		if len(tokens) > 1 && r.w.Table.IsWord("product_traits", "en", low+" "+tokens[1].Low) { // "open source library"
			tokens, tech = tokens[1:], true
		}
		if !tech && !r.w.Table.IsWord("determiners", "en", low) && !r.w.Table.IsWord("plain_words", "en", low) && low != "" {
			break
		}
		tokens = tokens[1:]
	}
	if len(tokens) > 0 && r.what == "" {
		r.what = text[tokens[0].From:tokens[len(tokens)-1].To]
	}
}

// isNamedTechnology says that a text is the name of a technology of the source.
func (r *ideaReader) isNamedTechnology(text string) bool {
	return slices.ContainsFunc(r.u.Technologies, func(t understanding.TechnologyFact) bool { return strings.EqualFold(t.Name, text) })
}

// enables reads whom the product lets do what: "lets members book a kiln". It
// says nothing of a text in which nobody does anything: "helps people".
func (r *ideaReader) enables(text string) bool {
	w := r.w
	verb, rest, _ := strings.Cut(text, " ")
	if !w.Table.IsWord("enablers", "en", strings.ToLower(verb)) {
		return false
	}
	tokens := ClauseTokens(rest)
	for i, t := range tokens {
		if i == 0 || i > 5 {
			continue
		}
		if t.Low == "to" && i+1 < len(tokens) {
			r.person(strings.TrimSpace(rest[:t.From]), rest[tokens[i+1].From:])
			return true
		}
		if w.Table.IsWord("verbs", "en", t.Low) && (IsPluralNoun(tokens[i-1].Low) || w.Table.IsWord("groups", "en", tokens[i-1].Low) || w.Table.IsWord("pronouns_object", "en", tokens[i-1].Low) || w.Table.IsWord("roles", "en", tokens[i-1].Low)) {
			r.person(strings.TrimSpace(rest[:t.From]), rest[t.From:])
			return true
		}
	}
	return false
}

// relative reads what stands behind "that": what the product does, or whom it
// lets do what.
func (r *ideaReader) relative(text string) bool {
	w := r.w
	verb, _, _ := strings.Cut(text, " ")
	low := strings.ToLower(verb)
	if r.enables(text) {
		return true
	}
	if w.IsThird(low) {
		(&ideaList{r: r, product: true}).read(text)
		return true
	}
	if w.Table.IsWord("verbs", "en", low) {
		r.does(text)
		return true
	}
	if base, ok := w.BaseVerb(low); ok && w.actsByPlace(text) {
		first, second := w.productTurn(base + text[len(verb):])
		if r.does(first); second != "" {
			r.does(second)
		}
		return true
	}
	return r.clause(text)
}

// actsByPlace says that the word behind "that" in -s is what a thing does, though no
// list knows the verb: "that texts people", but "that members book".
func (w *Work) actsByPlace(text string) bool {
	_, rest, _ := strings.Cut(text, " ")
	next := strings.ToLower(LeadingWord(rest))
	return next != "" && !w.Table.IsWord("verbs", "en", next) && !w.Table.IsWord("auxiliaries", "en", next) && !w.IsThird(next) && !w.Table.IsWord("prepositions", "en", next)
}

// forWhom reads "for parsing and validating IBANs" and "for members to book
// courts".
func (r *ideaReader) forWhom(text string) bool {
	w := r.w
	text, tails := r.withTail(text)
	if base, ok := r.gerunds(text); ok {
		base, more := (&ideaList{r: r}).turn(base)
		r.acts(base, "")
		if more != "" {
			r.list(more)
		}
		r.addTails(tails)
		return true
	}
	if who, act, ok := strings.Cut(text, " to "); ok && len(strings.Fields(who)) <= 4 && w.Table.IsWord("verbs", "en", strings.ToLower(LeadingWord(act))) {
		r.person(who, act)
		r.addTails(tails)
		return true
	}
	return false
}

// gerunds turns "parsing and validating IBANs" into "parse and validate IBANs".
func (r *ideaReader) gerunds(text string) (string, bool) {
	first, more, _ := strings.Cut(text, " ")
	base, ok := r.w.gerund(first + " x")
	if !ok {
		return "", false
	}
	base = strings.TrimSuffix(base, " x")
	if rest, ok := strings.CutPrefix(more, "and "); ok {
		word, tail, _ := strings.Cut(rest, " ")
		if second, ok := r.w.gerund(word + " x"); ok {
			return strings.TrimSpace(base + " and " + strings.TrimSuffix(second, " x") + " " + tail), true
		}
	}
	return base + " " + more, more != ""
}

// ourNamed finds "our" in front of a name that stands alone, "sign in with our Okta": it needs no
// article in its place.
var ourNamed = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(^| )(?:our|my) ([A-Z][a-z]+(?: [A-Z][A-Za-z]+)*)($|[.,;)]| and | or | before | when | where )`)
})

// neutral names what is "ours" without saying whose: what the product does for
// us is told of it, not by us.
func neutral(text string) string {
	if strings.Contains(text, " I ") {
		text = userSays(text)
	}
	text = ourNamed().ReplaceAllString(text, "$1$2$3")
	for _, p := range [][2]string{{"our ", "the "}, {"my ", "the "}, {"ours ", "the user's own "}, {"us ", "the users "}, {"me ", "the user "}} {
		if rest, ok := strings.CutPrefix(text, p[0]); ok {
			text = p[1] + rest
		}
		text = strings.ReplaceAll(text, " "+p[0], " "+p[1])
	}
	for _, p := range [][2]string{{" ours", " the user's own"}, {" us", " the users"}, {" me", " the user"}} {
		if head, ok := strings.CutSuffix(text, p[0]); ok {
			text = head + p[1]
		}
	}
	return text
}
