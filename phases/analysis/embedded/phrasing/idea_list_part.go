package phrasing

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// part adds what one part of a list says.
func (l *ideaList) part(part string) {
	r, w := l.r, l.r.w
	part = w.onlyThem(strings.TrimSpace(part))
	if part == "" || strings.EqualFold(part, "etc") || strings.EqualFold(part, "more") {
		return
	}
	if r.sends(part) {
		return
	}
	if r.holds(part) {
		return
	}
	if l.reserved(part) || r.never(part) || l.nobodyDoes(part) || l.found(part) {
		return
	}
	part = l.timedDeed(l.gotten(part))
	if you, ok := CutFold(part, "you "); ok && r.w.Table.IsWord("verbs", "en", strings.ToLower(LeadingWord(you))) {
		r.acts(you, "")
		return
	}
	if l.ofMachine(part) {
		r.does(part)
		return
	}
	if l.caseRule(part) || l.goesOff(part) || l.everybodyActs(part) {
		return
	}
	if r.isLimit(part) {
		r.limit(part)
		return
	}
	for _, lead := range w.Table.Words["brings"].In("en") {
		if rest, ok := CutFold(part, lead+" "); ok {
			r.things(rest)
			return
		}
	}
	if told := l.doneOn(part); told != "" {
		part = told
	}
	able := part
	if l.who != "" {
		part = CutFirst(part, "can ", "may ", "could ")
	}
	first := strings.ToLower(LeadingWord(part))
	if r.enables(part) {
		return
	}
	if who, does, ok := l.subject(part); ok {
		l.acts(who, does, part)
		return
	}
	if who, does, ok := l.subjectBehindTime(part); ok {
		l.acts(who, does, part)
		return
	}
	base, gerund := w.gerund(part)
	gerund = gerund && !w.Table.IsWord("going_verbs", "en", LeadingWord(base))
	switch {
	case w.thirdLed(part) || l.product && (w.IsThird(first) && !w.loneNoun(part) || w.endsWith(first, strings.ToLower(WordAt(ClauseTokens(part), 1))) || w.thirdByObject(first, strings.ToLower(WordAt(ClauseTokens(part), 1)))):
		l.product, l.who = true, ""
		r.does(part)
	case l.who != "" && w.Table.IsWord("verbs", "en", first) && (part != able || strings.Contains(part, " ")):
		r.personDoes(l.who, part)
	case gerund && (l.product || r.w.Table.IsWord("showing_verbs", "en", LeadingWord(base))): // "uploads new files, retrying 5 times"
		r.does(base)
	case gerund:
		r.acts(base, "")
	case (w.imperative(part) || l.commands) && l.machine:
		r.does(part)
	case l.commands:
		r.acts(part, "")
	case w.recorded(part) && r.users != "" && l.who == "":
		r.person(r.users, part)
	case w.imperative(part), w.recorded(part):
		r.acts(part, "")
	case w.isDone(part):
		if c, ok := w.ParseClause(part); ok {
			l.done, l.who = c.Subject, ""
		}
		done, refused := w.refusedApart(part)
		r.add(understanding.FeatureFact{Text: wording.Sentence(done), Name: wording.Sentence(done)})
		if refused != "" {
			r.addRule(refused)
		}
	case r.ofThing(part):
	case r.looseDeed(part) != "": // "export as PDF"; what the product is for stays beside it
		r.acts(r.looseDeed(part), "")
		r.rule[strings.ToLower(r.features[len(r.features)-1].Name)] = true
	case l.ends(part):
		r.clause(part)
	case r.saysOfIt(part):
		r.addRule(part)
	default:
		r.thing(part)
	}
}

// acts adds what somebody or the product does.
func (l *ideaList) acts(who, does, part string) {
	r, w := l.r, l.r.w
	if first := strings.ToLower(LeadingWord(does)); first == "cannot" || w.Table.IsWord("auxiliaries", "en", first) && reading.HasPrefixOf(strings.ToLower(does), first+" not ", first+" never ") {
		r.addRule(part)
		return
	}
	who = CutFirst(subjectNoun(who), "their ", "his ", "her ", "its ")
	does = r.wholePair(w.BareDeed(does))
	last := strings.ToLower(reading.LastWord(who))
	if l.isProduct(last) && who != "IT" && (l.who == "" || !w.Table.IsWord("deciding_bodies", "en", last)) {
		l.product, l.who = true, ""
		r.does(r.toThem(does))
		return
	}
	if last == "they" {
		who = OrElse(l.who, r.actor)
		if who != "" {
			l.who, l.product = who, false
			r.person(who, does)
			return
		}
	}
	if l.who != "" && w.Table.IsWord("deciding_bodies", "en", last) { // beside members, it is people
		who = JoinWords(last, "member")
	}
	house := l.who != "" && does != part && (w.Table.IsWord("bodies", "en", last) || w.Table.IsWord("one_bodies", "en", last)) // beside people, it is one who acts
	if who != "" && (l.person(who) || l.department(who) || r.areBodies(who) || r.agentive(last) || house) {
		if first, more := w.productTurn(does); more != "" && !IsPluralNoun(last) { // "sees what is ready and texts the owner"
			l.acts(who, first, part)
			l.acts(who, more, part)
			return
		}
		if base, ok := w.BaseForm(does); ok {
			does = w.LowerVerbs(base)
		} else if verb, rest, _ := strings.Cut(does, " "); w.IsThird(strings.ToLower(verb)) && !IsPluralNoun(last) { // "the vet calls back"
			base, _ := w.BaseVerb(strings.ToLower(verb))
			does = JoinWords(base, rest)
		}
		does = r.settled(does)
		l.who, l.product, l.done = who, false, ""
		r.person(who, does)
		return
	}
	if c, ok := w.ParseClause(part); ok && w.tellsDone(c) {
		l.done, l.who = c.Subject, ""
	}
	if !r.clause(part) {
		r.add(understanding.FeatureFact{Text: wording.Sentence(part), Name: wording.Sentence(part)})
	}
}

// doneOn gives the thing of the part before to a part that tells what else is done to it:
// "stored in S3", "can be restored from any browser". Empty for any other part.
func (l *ideaList) doneOn(part string) string {
	w := l.r.w
	first, rest, more := strings.Cut(part, " ")
	if !more || l.done == "" {
		return ""
	}
	low := strings.ToLower(first)
	if _, done := w.Participle(low); done && w.Table.IsWord("prepositions", "en", strings.ToLower(LeadingWord(rest))) {
		return JoinWords(wording.LowerFirst(l.done), isOrAre(l.done), part)
	}
	if state, be := CutFold(rest, "be "); be && w.Table.IsWord("auxiliaries", "en", low) {
		if _, done := w.Participle(strings.ToLower(LeadingWord(state))); done {
			return JoinWords(wording.LowerFirst(l.done), part)
		}
	}
	return ""
}

// things adds each thing of a row: "face grouping, shared albums and …".
func (r *ideaReader) things(text string) {
	l := &ideaList{r: r, brought: true}
	parts := l.parts(text)
	for i, part := range parts {
		if !l.amongThings(parts, i) && (l.says(part) || r.isLimit(part)) {
			l.part(part)
			continue
		}
		r.thing(part)
	}
}

// thing adds what the product has.
func (r *ideaReader) thing(text string) {
	text = neutral(strings.TrimSpace(CutFirst(text, "a ", "an ", "the ", "some ", "any ", "their ", "his ", "her ")))
	if what, ok := strings.CutSuffix(text, " optional"); ok && len(strings.Fields(what)) <= maxNamed {
		text = "optional " + what
	}
	if utf8.RuneCountInString(text) < 3 || slices.ContainsFunc(r.features, func(f understanding.FeatureFact) bool { return strings.EqualFold(f.Name, text) }) {
		return
	}
	r.w.nominal[strings.ToLower(text)] = true
	r.add(understanding.FeatureFact{Text: wording.Sentence(text), Name: wording.Sentence(text)})
}
