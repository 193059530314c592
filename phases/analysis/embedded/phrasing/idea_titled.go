package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// titled reads "Parking permits for residents: apply online, pay by card, …": a name
// that no list of kinds knows, and behind the colon what is done with it. Those whom it
// is for do what nobody else is said to do; what is wished and is for nobody does it
// itself.
func (r *ideaReader) titled(label, list string) bool {
	const longest = 12 // words of a name
	head, _, wish := r.withoutLead(strings.TrimSpace(label))
	tokens := ClauseTokens(head)
	l := &ideaList{r: r}
	if len(tokens) < 2 || len(tokens) > longest || r.opensDeed(tokens) || !l.deedsIn(list) && (!strings.Contains(head, " for ") || len(l.parts(list)) <= minListed && !r.w.isDone(list)) {
		return false
	}
	for _, t := range tokens {
		if r.w.Table.IsWord("auxiliaries", "en", t.Low) || r.w.Table.IsWord("conditions", "en", t.Low) || r.w.Table.IsWord("relatives", "en", t.Low) {
			return false
		}
	}
	name := strings.TrimRight(CutFirst(head, "a ", "an ", "the "), ".,")
	what, whom, _ := strings.Cut(name, " for ")
	switch who := subjectNoun(understanding.LastNoun(whom)); {
	case whom != "" && (l.person(who) || r.areBodies(who)):
		r.whom(understanding.LastNoun(whom))
		l.who = understanding.LastNoun(whom)
	case wish:
		l.product, l.machine = true, true
		r.kind = OrElse(r.kind, strings.ToLower(reading.LastWord(what)))
	}
	r.what = OrElse(r.what, what)
	r.head = wording.Sentence(name)
	r.head = strings.TrimRight(r.head, ".")
	l.read(list)
	return true
}

// minListed is how many parts a list has more than, so that what stands before it is its name.
const minListed = 2

// namedBefore reads "Lab notebook for chemists, entries are signed and …": a name, and behind
// the comma what is so of the things in it.
func (r *ideaReader) namedBefore(text string) bool {
	head, rest, ok := strings.Cut(text, ", ")
	if _, clause := r.w.ParseClause(head); !ok || clause || !strings.Contains(head, " for ") {
		return false
	}
	first, _, _ := strings.Cut(rest, ", ")
	return r.w.isDone(first) && r.titled(head, rest)
}

// deedsIn says that a part of a list tells who does what, or two of them what is done.
func (l *ideaList) deedsIn(list string) bool {
	const least = 2
	n := 0
	for _, part := range l.parts(list) {
		if who, _, ok := l.subject(part); ok && l.person(who) {
			return true
		}
		if l.says(part) || l.r.w.isDone(part) {
			n++
		}
	}
	return n >= least
}

// bare says that none of several parts of a list is more than the name of a thing.
func (l *ideaList) bare(parts []string) bool {
	const least = 3
	return len(parts) >= least && !slices.ContainsFunc(parts, func(part string) bool {
		return l.says(part) || l.r.isLimit(part)
	})
}

// qualifies says that a limit tells how somebody does something and not of what the
// product is made: "without an account", "in 6 languages".
func (r *ideaReader) qualifies(limit string) bool {
	const longest = 5
	words := strings.Fields(strings.ToLower(limit))
	if len(words) < 2 || len(words) > longest {
		return false
	}
	if words[0] == "without" {
		return r.w.Table.IsWord("articles", "en", words[1]) || r.w.Table.IsWord("determiners", "en", words[1])
	}
	return words[0] == "in" && strings.Trim(words[1], "0123456789") == "" && IsPluralNoun(words[len(words)-1]) && !r.w.Table.IsWord("rates", "en", wording.Singular(words[len(words)-1]))
}

// qualify adds what somebody does once more with a circumstance that the idea names at
// its end: to listen "in 6 languages".
func (r *ideaReader) qualify(f *understanding.FeatureFact, limit string) {
	deed, _, _ := strings.Cut(f.Want, ", ")
	r.wants(wording.Plural(wording.LowerFirst(f.Actor)), f.Actor, JoinWords(deed, limit))
}

// isSent says that a phrase names what is sent, and when: "reminder 30 days before".
func (r *ideaReader) isSent(text string) bool {
	tokens := ClauseTokens(text)
	if len(tokens) < 3 || !r.w.Table.IsWord("sent_things", "en", wording.Singular(tokens[0].Low)) || !startsMeasured(text[tokens[1].From:]) {
		return false
	}
	return reading.HasSuffixOf(text, " before", " after") || reading.ContainsAny(text, " before ", " after ")
}

// sends adds what isSent of a phrase.
func (r *ideaReader) sends(text string) bool {
	if !r.isSent(text) {
		return false
	}
	thing := wording.LowerFirst(text)
	if !IsPluralNoun(strings.ToLower(LeadingWord(thing))) {
		thing = wording.Article(thing) + " " + thing
	}
	if strings.HasSuffix(thing, " before") {
		thing = JoinWords(thing, r.endTold())
	}
	r.does("send " + thing)
	return true
}

// endTold is the end that a sentence before tells of: "a permit expires" of "permits
// expire after one year". Empty without one.
func (r *ideaReader) endTold() string {
	for _, f := range slices.Backward(r.features) {
		tokens := ClauseTokens(f.Name)
		for k := 1; k < len(tokens) && k <= 3; k++ {
			who := k - 1
			if who > 0 && r.w.Table.IsWord("auxiliaries", "en", tokens[who].Low) { // "permits should expire"
				who--
			}
			if reading.HasPrefixOf(tokens[k].Low, "expire", "lapse", "end") && IsPluralNoun(tokens[who].Low) {
				one := wording.LowerFirst(wording.Singular(f.Name[:tokens[who].To]))
				return JoinWords(wording.Article(one), one, r.w.ThirdAll(strings.TrimSuffix(tokens[k].Low, "s")))
			}
		}
	}
	return ""
}

// startsMeasured says that a text begins with a number.
func startsMeasured(text string) bool { return text != "" && text[0] >= '0' && text[0] <= '9' }

// ofThing reads what a part says of the thing that the idea has named, without a subject:
// "evaluated on device", "targeting by country and app version" of feature flags.
func (r *ideaReader) ofThing(part string) bool {
	w := r.w
	first, rest, more := strings.Cut(part, " ")
	thing := wording.LowerFirst(r.what)
	if len(r.features) > 0 && w.nominal[strings.ToLower(r.features[0].Name)] {
		thing, _, _ = strings.Cut(wording.LowerFirst(r.features[0].Name), " for ")
	}
	if !more || thing == "" {
		return false
	}
	low := strings.ToLower(first)
	if _, done := w.Participle(low); done && w.Table.IsWord("prepositions", "en", strings.ToLower(LeadingWord(rest))) { // "shared albums" are things
		r.addRule(JoinWords(thing, isOrAre(thing), wording.LowerFirst(part)))
		return true
	}
	if stem, ing := strings.CutSuffix(low, "ing"); ing && w.Table.IsWord("prepositions", "en", LeadingWord(rest)) {
		for _, base := range w.stems(stem) {
			if w.Table.IsWord("verbs", "en", base) {
				r.acts(JoinWords(base, thing, rest), "")
				return true
			}
		}
	}
	return false
}

// objectBefore is the thing that the deed told last is about, with its article: of
// what managers approve behind "employees request days off". Empty where no deed before
// names one.
func (r *ideaReader) objectBefore() string {
	for i := len(r.features) - 1; i >= max(0, len(r.features)-maxSiblings); i-- {
		f := &r.features[i]
		_, object, _ := strings.Cut(OrElse(f.Want, OrElse(r.w.machine[strings.ToLower(f.Name)], f.Name)), " ")
		object = CutFirst(object, "my ", "our ", "their ", "his ", "her ", "its ")
		first := strings.ToLower(LeadingWord(object))
		many := IsPluralNoun(strings.ToLower(reading.LastWord(object))) || IsPluralNoun(first)
		if thing := r.w.Definite(object, many); thing != "" {
			return thing
		}
		if words := strings.Fields(object); many && len(words) == 2 && !r.w.Table.IsWord("prepositions", "en", first) { // "time-off requests"
			return "the " + object
		}
	}
	return ""
}

// settled gives a verb that settles something the thing that it settles: "the teacher
// decides" of "suggests a grade and the teacher decides".
func (r *ideaReader) settled(does string) string {
	verb, ok := r.w.Table.Words["settling_verbs"].Paired("en", strings.ToLower(strings.TrimRight(does, ".")))
	thing := OrElse(r.about, r.objectBefore())
	if !ok || thing == "" {
		return does
	}
	return JoinWords(verb, thing)
}

// notContracted writes out what people say in one word: "can't" is "cannot".
func notContracted(text string) string {
	return strings.NewReplacer("can't", "cannot", "can’t", "cannot", "won't", "will not", "won’t", "will not", "mustn't", "must not", "mustn’t", "must not", "shouldn't", "should not", "shouldn’t", "should not").Replace(text)
}

// withTail cuts what an idea says behind a comma of the deed that a product is there for,
// "…, with a dry run, that never prints a password": each says one more thing of it.
func (r *ideaReader) withTail(text string) (deed string, tails []string) {
	parts := reading.SplitTop(text, ", ")
	at := len(parts)
	for at > 1 && r.isTail(CutFirst(parts[at-1], "and ")) {
		at--
	}
	for _, part := range parts[at:] {
		tails = append(tails, CutFirst(part, "and "))
	}
	return strings.Join(parts[:at], ", "), tails
}

// isTail says that a part behind a comma tells of the product and belongs to no deed.
func (r *ideaReader) isTail(part string) bool {
	first, rest, _ := strings.Cut(strings.ToLower(part), " ")
	next := LeadingWord(rest)
	w := r.w
	switch first {
	case "that", "which":
		return w.IsThird(next) || next == "never" || next == "always"
	case "with":
		return w.Table.IsWord("articles", "en", next) || IsPluralNoun(strings.ToLower(reading.LastWord(part)))
	case "no":
		return true
	}
	_, gerund := w.gerund(first + " x")
	return gerund && rest == "" || w.thirdLed(part) || first == "works" // "streaming", "works offline"
}

// tail adds what isTail of a part.
func (r *ideaReader) tail(part string) {
	first, rest, _ := strings.Cut(part, " ")
	switch low := strings.ToLower(first); {
	case low == "that" || low == "which":
		if next := strings.ToLower(LeadingWord(rest)); next == "never" || next == "always" {
			r.addRule(JoinWords("the", OrElse(wording.LowerFirst(r.kind), "product"), rest))
			return
		}
		r.relative(rest)
	case low == "with":
		r.thing(rest)
	case low == "no":
		r.limit(part)
	case r.w.IsThird(low) || low == "works":
		if !r.relative(part) {
			r.limit(part)
		}
	default:
		r.thing(part)
	}
}

// addTails adds what each of several parts says.
func (r *ideaReader) addTails(tails []string) {
	for _, part := range tails {
		r.tail(part)
	}
}

// wraps reads "GraphQL API over our legacy services, read-only, with caching": what the
// product is put in front of belongs to what it is, and what stands behind the comma is a
// list of what it brings.
func (r *ideaReader) wraps(text string, at int, behind string) bool {
	inner, rest, _ := strings.Cut(behind, ", ")
	if len(strings.Fields(inner)) > maxNameWords {
		return false
	}
	name := CutFirst(text[:at], "a ", "an ", "the ")
	r.what = ""
	r.thing(JoinWords(strings.TrimSpace(name), strings.TrimSpace(text[at:at+strings.Index(text[at:], behind)]), inner))
	if rest != "" {
		r.list(rest)
	}
	return true
}

// noNeed reads "No app to install, works with a QR code": what nobody has to do, and what
// is so instead.
func (r *ideaReader) noNeed(text string) bool {
	rest, ok := CutFold(text, "no ")
	first, more, found := strings.Cut(text, ", ")
	if !ok || !strings.Contains(" "+first+" ", " to ") || len(strings.Fields(rest)) > 16 || len(strings.Fields(first)) > 6 {
		return false
	}
	r.u.Constraints = appendItem(r.u.Constraints, Finished(Capital(first)), r.src)
	if found && !r.relative(more) {
		r.addRule(JoinWords("it", more))
	}
	return true
}
