package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// kindAt finds the last word of the name that says what kind of product it is,
// -1 without one: "inventory management system" is a system.
func (r *ideaReader) kindAt(tokens []Token) int {
	w, at := r.w, -1
	if WordAt(tokens, 0) == "no" {
		return at // "No app, just a website" asks for none
	}
	if second := WordAt(tokens, 1); w.Table.IsWord("verbs", "en", WordAt(tokens, 0)) && (second == "our" || second == "my") {
		return at // "Move our newsletter" is done to it
	}
	if w.Table.IsWord("verbs", "en", WordAt(tokens, 0)) && WordAt(tokens, 2) == "paper" {
		return at // "replace the paper logbook" makes none
	}
	end := r.nameEnd(tokens)
	if w.Table.IsWord("verbs", "en", WordAt(tokens, 0)) && end > 2 && slices.ContainsFunc(tokens[2:end], func(t Token) bool { return w.Table.IsWord("articles", "en", t.Low) }) {
		return at // "Send customers a survey" is no survey
	}
	if end > 1 && end <= maxNameWords {
		if _, agent := w.Table.Words["agent_nouns"].Paired("en", tokens[end-1].Low); agent && !r.actsHere(tokens, end-1) {
			return end - 1 // "feed aggregator" is no feed
		}
	}
	for i, t := range tokens[:end] {
		if i > 7 || i > 0 && w.Table.IsWord("prepositions", "en", tokens[i-1].Low) {
			break
		}
		_, handled := w.Table.Words["deed_nouns"].Paired("en", WordAt(tokens, i+1))
		if w.Table.IsWord("kinds", "en", t.Low) && !handled && !r.qualifiesThing(tokens, i) && !r.actsHere(tokens, i) { // "inventory management" is no inventory
			at = i
		} else if at >= 0 && (w.Table.IsWord("verbs", "en", t.Low) || w.IsThird(t.Low)) {
			break
		}
	}
	if at < 0 {
		return r.namedWithThat(tokens)
	}
	return at
}

// actsHere says that the word at i, which may name a kind of product, is somebody who does
// something, "an editor approves links".
func (r *ideaReader) actsHere(tokens []Token, i int) bool {
	next := WordAt(tokens, i+1)
	_, person := r.w.PersonIn(tokens[i].Low)
	return person && !tokens[i].Comma && r.w.IsThird(next) && (!r.w.Table.IsWord("nouns", "en", next) || r.w.FirmObject(WordAt(tokens, i+2)))
}

// qualifiesThing says that the word at i only says of what kind the things behind it are:
// "calendar entries" are no calendar. People behind it do something with it.
func (r *ideaReader) qualifiesThing(tokens []Token, i int) bool {
	next := WordAt(tokens, i+1)
	if tokens[i].Comma || !IsPluralNoun(next) || r.w.Table.IsWord("person_pronouns", "en", next) || r.w.Table.IsWord("verbs", "en", next) || r.w.IsThird(next) {
		return false
	}
	return r.w.Table.IsWord("verbs", "en", tokens[0].Low) && !(&ideaList{r: r}).person(next) && !r.agentive(next)
}

// headed reads "a habit tracker for couples: both partners log habits, …": what
// it is stands before the colon, and what happens with it behind.
func (r *ideaReader) headed(label, list string) bool {
	list = r.withPeopleOf(label, list)
	list, computes := r.givenThen(list)
	head, _, _ := r.withoutLead(strings.TrimSpace(label))
	if rate, rest, ok := strings.Cut(list, ", "); ok && r.isRate(rate) && !strings.Contains(head, rate) {
		head, list = JoinWords(head, wording.LowerFirst(rate)), rest
	}
	tokens := ClauseTokens(head)
	at := r.kindAt(tokens)
	if len(tokens) > 14 || at < 0 && !r.w.imperative(head) && !r.commandsThings(tokens) {
		return r.titled(label, list)
	}
	if at < 0 && r.w.Table.IsWord("verbs", "en", tokens[0].Low) && r.withWhat(head, list) {
		return true
	}
	if at < 0 && len(tokens) <= 3 && r.clauses(list) { // "Help desk: customers open tickets, …"
		r.head = strings.TrimRight(wording.Sentence(head), ".")
		return true
	}
	n := len(r.features)
	r.headless = true
	if !r.kindClause(head) && (at < 0 || at+1 < len(tokens) && tokens[at+1].Low != "for") {
		r.clause(head)
	}
	r.headless = false
	if at >= 0 && r.shows(tokens[at].Low, list) {
		r.head = strings.TrimRight(wording.Sentence(CutFirst(head, "a ", "an ", "the ")), ".")
		return true
	}
	(&ideaList{r: r, commands: (&ideaList{r: r}).commandsIn(list), checks: r.checking(WordAt(tokens, max(at, 0)), r.features[n:]), product: computes, machine: computes || at >= 0 && r.w.Table.IsWord("self_acting", "en", tokens[at].Low)}).read(list)
	if len(r.features) == n {
		return false
	}
	if at >= 0 {
		r.listed = true
		r.addCore(n, head, tokens[at].Low)
	}
	if len(tokens) < 2 {
		return true
	}
	r.head = strings.TrimRight(wording.Sentence(CutFirst(head, "a ", "an ", "the ")), ".")
	return true
}

// isRate says that a text tells nothing but how often: "three times a day", "every Monday".
func (r *ideaReader) isRate(text string) bool {
	const longest = 4
	words := strings.Fields(strings.ToLower(text))
	if len(words) == 0 || len(words) > longest {
		return false
	}
	low := strings.Join(words, " ")
	if slices.ContainsFunc(r.w.Table.Words["done_each"].In("en"), func(rate string) bool { return strings.HasSuffix(low, rate) }) {
		return IsNumeral(words[0]) || r.w.Table.IsWord("countings", "en", words[0]) || words[0] == "once" || words[0] == "twice"
	}
	return (words[0] == "every" || words[0] == "each") && (r.w.Table.IsWord("rates", "en", words[len(words)-1]) || r.w.Table.IsWord("week_days", "en", words[len(words)-1])) || len(words) == 1 && r.w.Table.IsWord("rate_adverbs", "en", low)
}

// commandsThings says that a text is a verb and several things, "schedule thesis defences".
func (r *ideaReader) commandsThings(tokens []Token) bool {
	const longest = 4
	return r.opensDeed(tokens) && len(tokens) <= longest && IsPluralNoun(WordAt(tokens, len(tokens)-1)) && r.w.Table.IsWord("verbs", "en", tokens[0].Low)
}

// withWhat reads a deed with what belongs to it, counted, behind the colon, "Schedule
// defences: two examiners, one room, no overlaps": these are no deeds of their own.
func (r *ideaReader) withWhat(head, list string) bool {
	l := &ideaList{r: r}
	var with, rest []string
	for _, part := range l.parts(list) {
		first := strings.ToLower(LeadingWord(part))
		if (IsNumeral(first) || r.w.Table.IsWord("countings", "en", first)) && !l.says(part) && !r.isLimit(part) {
			with = append(with, part)
			continue
		}
		rest = append(rest, part)
	}
	if len(with) == 0 {
		return false
	}
	r.does(JoinWords(head, "with", r.w.Join(with, 0)))
	for _, part := range rest {
		l.part(part)
	}
	return true
}

// shows reads the things that a product of that kind is there to show: "dashboard for
// greenhouse sensors: temperature, humidity, CO2; alert by e-mail when …". What stands
// behind a semicolon is read for itself.
func (r *ideaReader) shows(kind, list string) bool {
	verb, ok := r.w.Table.Words["kind_deeds"].Paired("en", kind)
	l := &ideaList{r: r, product: true}
	row, rest, _ := strings.Cut(list, "; ")
	if !ok || verb != "show" {
		return false
	}
	parts := l.parts(row)
	if len(parts) < 2 || slices.ContainsFunc(parts, func(part string) bool { return l.says(part) || r.isLimit(part) || len(strings.Fields(part)) > 4 }) {
		return false
	}
	for _, part := range parts {
		r.does(verb + " " + wording.LowerFirst(CutFirst(strings.TrimSpace(part), "the ", "a ", "an ", "their ")))
	}
	if rest != "" {
		l.read(rest)
	}
	return true
}

// withPeopleOf puts those for whom the thing of the head is in the place of the
// "they" that a list begins with: "a tool for our field technicians: they take a
// picture".
func (r *ideaReader) withPeopleOf(head, list string) string {
	rest, ok := CutFold(list, "they ")
	_, whom, found := strings.Cut(head, " for ")
	if !ok || !found || r.w.Language == "zh" {
		return list
	}
	words := strings.Fields(subjectNoun(understanding.LastNoun(whom)))
	for len(words) > 1 && (r.w.Table.IsWord("determiners", "en", strings.ToLower(words[0])) || strings.Trim(words[0], "0123456789,.") == "") {
		words = words[1:]
	}
	if whom = strings.Join(words, " "); !(&ideaList{r: r}).person(whom) && !r.agentive(strings.ToLower(reading.LastWord(whom))) {
		return list
	}
	return whom + " " + rest
}

// toolAgainst reads "a booking tool for dog walkers who lose track of who is due
// when": whom it is for, and what goes wrong for them today.
func (r *ideaReader) toolAgainst(text string) bool {
	text, _, _ = r.withoutLead(text)
	tokens := ClauseTokens(text)
	at := r.kindAt(tokens)
	if at < 0 {
		return false
	}
	_, whom, ok := strings.Cut(text[tokens[at].To:], " for ")
	who, trouble, found := strings.Cut(whom, " who ")
	if !ok || !found || len(strings.Fields(who)) > 5 || !r.isTrouble(trouble) {
		return false
	}
	n := len(r.features)
	r.whatOf(tokens[:at], text)
	r.kind = OrElse(r.kind, text[tokens[at].From:tokens[at].To])
	r.whom(who)
	r.u.Problem = appendItem(r.u.Problem, wording.Sentence(who+" "+trouble), r.src)
	for _, word := range []string{" who ", " which ", " what ", " where ", " when "} {
		if i := strings.Index(trouble, word); i > 0 {
			r.person(who, "see "+trouble[i+1:])
			break
		}
	}
	if len(r.features) == n {
		r.thing(r.what)
	}
	return true
}

// whom notes persons that the product is for.
func (r *ideaReader) whom(who string) {
	name := subjectNoun(understanding.LastNoun(who))
	r.addActor(strings.TrimRight(wording.Sentence(wording.Singular(name)), "."))
	r.actor, r.users = who, who
}

// behindKind reads what stands behind the kind of a product without a verb of
// its own: "photo gallery for families, with face grouping and shared albums",
// "dashboard showing open tickets, agent workload and breaches".
func (r *ideaReader) behindKind(text string, tokens []Token, at int) bool {
	n := len(r.features)
	rest := strings.TrimLeft(text[tokens[at].To:], " ,")
	if whom, ok := CutFold(rest, "for "); ok {
		if whom, rest = r.cutAudience(whom); !r.w.Table.IsWord("runs_on", "en", strings.ToLower(LeadingWord(whom))) {
			r.audience(whom)
		}
	} else if !tokens[at].Comma && rest != "" && !r.opensList(rest) {
		_, more, comma := strings.Cut(rest, ", ")
		return comma && (&ideaList{r: r}).says(more) && r.list(more) // "tester like RequestBin, keeps the last 100 requests"
	}
	if with, ok := CutFold(rest, "with "); ok && r.what == "" && r.shows(tokens[at].Low, with) {
		return true
	}
	if base, ok := r.w.gerund(rest); ok {
		r.row(base)
	} else if with, ok := CutFold(rest, "with "); ok {
		r.things(with)
	} else if rest != "" {
		r.list(rest)
	}
	return len(r.features) > n
}

// opensList says that a text without a comma before it may list what a product
// brings or does: "with …", "showing …".
func (r *ideaReader) opensList(text string) bool {
	if _, gerund := r.w.gerund(text); gerund {
		return true
	}
	for _, lead := range r.w.Table.Words["brings"].In("en") {
		if _, ok := CutFold(text, lead+" "); ok {
			return true
		}
	}
	return false
}

// cutAudience cuts what stands behind "for" where a list begins.
func (r *ideaReader) cutAudience(text string) (whom, rest string) {
	whom, rest, _ = strings.Cut(text, ", ")
	if r.w.InBrackets(text, len(whom)) {
		whom, rest = text, ""
	}
	for _, lead := range []string{" with ", " showing ", " including ", " supporting "} {
		if i := strings.Index(whom, lead); i > 0 && (lead != " with " || !r.describesPeople(whom[:i], whom[i+len(lead):])) {
			return whom[:i], strings.TrimSpace(text[i+1:])
		}
	}
	return whom, rest
}

// describesPeople says that what stands behind "with" tells who they are and not what they
// get: "people with ADHD", "parents with toddlers", and not "barbers with reminders".
func (r *ideaReader) describesPeople(who, with string) bool {
	with = strings.TrimRight(with, ". ")
	if len(strings.Fields(with)) > 3 {
		return false
	}
	return r.w.Table.IsWord("anybody", "en", strings.ToLower(reading.LastWord(who))) || reading.IsCapitals(with) || r.w.Table.IsWord("traits", "en", strings.ToLower(reading.LastWord(with)))
}

// audience reads whom or what a product is for: persons are its users, what is
// one thing is what it does; "small law firms" use it as persons do.
func (r *ideaReader) audience(text string) {
	if who, does, ok := strings.Cut(text, " who "); ok && len(strings.Fields(who)) <= 5 {
		r.person(who, strings.TrimPrefix(does, "want to "))
		return
	}
	name := subjectNoun(understanding.LastNoun(text))
	if head, _, ok := strings.Cut(text, " with "); ok && r.describesPeople(head, text[len(head)+len(" with "):]) {
		if name = subjectNoun(understanding.LastNoun(head)); r.w.Table.IsWord("anybody", "en", strings.ToLower(name)) {
			return // "people with ADHD" are whoever uses it
		}
	}
	switch {
	case (&ideaList{r: r}).person(name), r.areBodies(name):
		r.whom(text)
	case !IsPluralNoun(strings.ToLower(reading.LastWord(name))) && name == understanding.LastNoun(text):
		r.thing(text) // "currency conversion", and not "a hospital pharmacy" or "small shops"
	}
}

// row adds one deed for each object in a row: "show open tickets by age, agent
// workload and SLA breaches".
func (r *ideaReader) row(base string) {
	verb, objects, _ := strings.Cut(base, " ")
	l := &ideaList{r: r, product: true}
	for i, part := range l.parts(objects) {
		if i > 0 && (l.says(part) || r.isLimit(part)) {
			l.part(part)
			continue
		}
		if i > 0 && r.ofThing(part) {
			continue
		}
		if deed := r.looseDeed(part); i > 0 && deed != "" { // "…, filter by district"
			r.acts(deed, "")
			continue
		}
		if i > 0 && r.doneEach(part) {
			continue
		}
		r.does(verb + " " + part)
	}
}

// withList reads "migrate the jobs to Kubernetes with retries, alerting and a
// dashboard": the deed, and what comes with it.
func (r *ideaReader) withList(text string) bool {
	i := strings.LastIndex(text, " with ")
	if i < 0 || !r.w.imperative(text) {
		return false
	}
	list := text[i+len(" with "):]
	parts := reading.SplitTop(list, ", ")
	if l := (&ideaList{r: r}); len(parts) < 2 || slices.ContainsFunc(parts, func(part string) bool { return l.says(CutFirst(part, "and ", "then ")) }) {
		return false
	}
	r.does(text[:i])
	r.things(list)
	return true
}

// brought says that each of several things is one that a product brings beside its deeds:
// "reminders", "weekly charts".
func (r *ideaReader) brought(things []string) bool {
	return !slices.ContainsFunc(things, func(thing string) bool {
		return !r.w.Table.IsWord("brought_things", "en", strings.ToLower(reading.LastWord(thing)))
	})
}

// withThings cuts "shorten URLs with custom aliases, expiry dates and click statistics"
// into the deed and what comes with it, of which there are at least three. None where one
// of them may be a deed.
func (r *ideaReader) withThings(act string) (deed string, things []string) {
	const longest = 4
	least := 3
	at := strings.LastIndex(act, " with ")
	if at < 0 || !r.w.Table.IsWord("verbs", "en", strings.ToLower(LeadingWord(act))) || strings.ContainsAny(act[at:], ";:(") {
		return "", nil
	}
	parts := reading.SplitTop(act[at+len(" with "):], ", ")
	last := len(parts) - 1
	head, tail, ok := strings.Cut(parts[last], " and ")
	switch {
	case ok:
		things = append(parts[:last:last], strings.TrimPrefix(head, "and "), tail)
	case last == 0 && r.brought(parts):
		things = parts
	default:
		return "", nil
	}
	if r.brought(things) {
		least = 1 // "track water intake with reminders and weekly charts"
	}
	if rest, lone := strings.CutPrefix(parts[last], "and "); lone {
		things = append(parts[:last:last], rest)
	}
	for _, thing := range things {
		if thing == "" || len(strings.Fields(thing)) > longest || r.w.thirdLed(thing) && !IsPluralNoun(strings.ToLower(LeadingWord(thing))) {
			return "", nil
		}
	}
	if len(things) < least {
		return "", nil
	}
	return act[:at], things
}

// clauses reads a sentence of several clauses, each with its own subject.
func (r *ideaReader) clauses(text string) bool {
	l := &ideaList{r: r}
	own := 0
	parts := l.parts(text)
	for i, part := range parts {
		if _, _, ok := l.subject(part); ok || i > 0 && (r.w.isDone(part) || l.standsAlone(part)) || l.ends(part) { // "…, and disputes are settled by a judge"
			own++
		}
	}
	return own > 1 && r.list(text)
}

// isTrouble says that a text tells what goes wrong.
func (r *ideaReader) isTrouble(text string) bool {
	low := " " + strings.ToLower(text) + " "
	for _, cue := range r.w.Table.Words["troubles"].In("en") {
		if strings.Contains(low, " "+cue+" ") {
			return true
		}
	}
	return false
}

// predicates cuts what somebody does at each verb with an object of its own:
// "record flaky tests, group them by cause and see the trend".
func (w *Work) predicates(text string) []string {
	var rows []string
	for i, part := range reading.SplitTop(text, ", ") {
		bare := CutFirst(part, "and then ", "and ", "then ")
		done, passive := CutFold(bare, "to be ")
		switch {
		case i == 0:
			rows = append(rows, part)
		case passive: // "to log visits, and to be reminded when the next one is due"
			rows = append(rows, "get "+done)
		case w.neverDoes(bare): // "but never deletes anything"
			rows = append(rows, CutFirst(bare, "but "))
		case !strings.Contains(rows[len(rows)-1], " ") && w.Table.IsWord("verbs", "en", LeadingWord(bare)) && !w.needsNoObject(rows[len(rows)-1], bare): // "book, reschedule and cancel appointments"
			rows[len(rows)-1] += ", " + part
		case bare != part && w.inRow(bare, rows):
			rows = append(rows, bare)
		case w.imperative(bare) && !w.subordinateBefore(ClauseTokens(rows[len(rows)-1]), len(ClauseTokens(rows[len(rows)-1]))):
			rows = append(rows, bare)
		default:
			rows[len(rows)-1] += ", " + part
		}
	}
	var out []string
	for _, row := range rows {
		for _, deed := range w.conjuncts(row) {
			out = append(out, w.eachAdded(deed)...)
		}
	}
	return out
}

// needsNoObject says that a verb in front of a comma needs no object, and that the next one has its
// own: "register, book a court and pay" tells three deeds.
func (w *Work) needsNoObject(verb, behind string) bool {
	next := WordAt(ClauseTokens(behind), 1)
	return w.Table.IsWord("alone_verbs", "en", strings.ToLower(verb)) && next != "" && next != "and" && next != "or"
}

// eachAdded gives "add two-factor login and a dark theme to the portal" as two deeds: what is
// added is one thing each where the last one has an article of its own.
func (w *Work) eachAdded(deed string) []string {
	verb, objects, _ := strings.Cut(deed, " ")
	i := strings.LastIndex(objects, " and ")
	if i < 0 || !w.Table.IsWord("adding_verbs", "en", strings.ToLower(verb)) {
		return []string{deed}
	}
	last, to := objects[i+len(" and "):], ""
	if at := strings.LastIndex(last, " to "); at > 0 && w.Table.IsWord("determiners", "en", strings.ToLower(LeadingWord(last[at+len(" to "):]))) {
		last, to = last[:at], last[at+1:]
	}
	if !w.Table.IsWord("articles", "en", strings.ToLower(LeadingWord(last))) || strings.Contains(objects[:i], " between ") || w.InBrackets(objects, i) {
		return []string{deed}
	}
	var out []string
	for _, thing := range append(reading.SplitTop(objects[:i], ", "), last) {
		out = append(out, JoinWords(verb, strings.Trim(thing, " ,"), to))
	}
	return out
}

// inRow says that the last part of a row of deeds, behind "and", is one more: "…, notify them
// when it is ready, and track spare parts". The comma ends the clause before it.
func (w *Work) inRow(bare string, rows []string) bool {
	first, rest, _ := strings.Cut(bare, " ")
	next := strings.ToLower(LeadingWord(rest))
	if len(rows) < 2 || rest == "" || !w.Table.IsWord("verbs", "en", first) || next == "of" || w.Table.IsWord("auxiliaries", "en", next) {
		return false
	}
	_, clause := w.ParseClause(bare)
	return !clause && w.Table.IsWord("verbs", "en", strings.ToLower(LeadingWord(rows[len(rows)-1])))
}
