package phrasing

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// clause reads "sensors should open the valve and tell us …", "members can …"
// and a plain imperative.
func (r *ideaReader) clause(text string) bool {
	w := r.w
	text = w.onlyThem(text)
	if rest, ok := CutFold(text, "you "); ok {
		r.acts(strings.TrimPrefix(rest, "can "), "")
		return true
	}
	for _, lead := range []string{"i ", "we "} {
		if rest, ok := CutFold(text, lead); ok {
			if w.houseTakes(strings.TrimSpace(lead), rest) {
				r.does(rest)
				return true
			}
			if deed, more := (&ideaList{r: r}).turn(rest); more != "" {
				r.acts(CutFirst(deed, "can ", "could "), "")
				r.list(more)
				return true
			}
			r.acts(strings.TrimPrefix(strings.TrimPrefix(rest, "can "), "could "), "")
			return true
		}
	}
	if rest, ok := CutFold(text, "something so "); ok {
		return r.knows(strings.TrimPrefix(rest, "that "))
	}
	if first, second := w.cutAnything(text); second != "" {
		r.clause(first)
		r.clause(second)
		return true
	}
	if w.Table.IsWord("people_only", "en", strings.ToLower(LeadingWord(text))) && w.imperative(text) {
		r.acts(text, "")
		return true
	}
	if w.asksOf(text) || w.commandsInRow(text) || w.Table.IsWord("adding_verbs", "en", strings.ToLower(LeadingWord(text))) && w.IsThird(strings.ToLower(WordAt(ClauseTokens(text), 1))) {
		r.does(text)
		return true
	}
	if c, ok := w.ParseClause(text); ok && !w.commandBefore(c) {
		who := understanding.LastNoun(c.Subject)
		_, person := w.PersonIn(who)
		last := strings.ToLower(reading.LastWord(who))
		thing := w.Table.IsWord("sent_things", "en", wording.Singular(last)) || w.Table.IsWord("thing_ers", "en", wording.Singular(last))
		plural := IsPluralNoun(last)
		able := c.Form == ModalVerb && (c.Verb == "can" || c.Verb == "may" || c.Verb == "could")
		if r.happens(c) {
			r.add(understanding.FeatureFact{Text: wording.Sentence(text), Name: wording.Sentence(text)})
			return true
		}
		if w.Table.IsWord("everybody", "en", LeadingWord(c.Subject)) && c.Form == ModalVerb && !c.Not && LeadingWord(c.Subject) != "nobody" {
			r.acts(CutFirst(w.Base(c), "be able to "), "") // "someone in the clinic should see …"
			return true
		}
		if r.rulesOut(c) || r.w.untilThen(c) && len(r.features) > 0 {
			r.addRule(text)
			return true
		}
		if c.Form == BeVerb || c.Form == PastVerb || c.Form == HaveVerb || c.Not || c.Adverb == "never" {
			return false
		}
		base := w.Base(c)
		if rest, be := strings.CutPrefix(base, "be able to "); be {
			base, able = rest, true
		}
		if able && !thing && !plural && r.somebody(who) {
			person = true // "the game master can hide pages"
		}
		if !thing && (person || plural && (able || (r.somebody(who) || r.areBodies(who) || !w.Table.IsWord("things_too", "en", LeadingWord(base))) && w.Table.IsWord("receive", "en", LeadingWord(base)) && !w.goesOn(base) && !w.Table.IsWord("going_verbs", "en", LeadingWord(base)))) && len(strings.Fields(who)) <= 3 {
			r.person(withWhere(c.Subject, who), base)
			return true
		}
		parts := w.conjuncts(base)
		if len(parts) == 1 && c.Form == ThirdVerb { // it is told as it happens
			told := wording.Sentence(neutral(wording.LowerFirst(text)))
			r.add(understanding.FeatureFact{Text: told, Name: told})
			return true
		}
		owed := "should"
		if c.Verb == "must" || c.Verb == "shall" {
			owed = c.Verb
		}
		for _, part := range parts {
			text := wording.Sentence(JoinWords(neutral(wording.LowerFirst(c.Subject)), owed, neutral(part)))
			r.add(understanding.FeatureFact{Text: text, Name: text})
		}
		return true
	}
	if w.Table.IsWord("verbs", "en", strings.ToLower(LeadingWord(text))) && strings.Contains(text, " ") {
		r.does(text)
		return true
	}
	return false
}

// asksOf says that a text is a command whose object is a question, "track which keys were
// handed out": the verb of the question is none of a clause with the command as its subject.
func (w *Work) asksOf(text string) bool {
	tokens := ClauseTokens(text)
	return len(tokens) > 3 && w.Table.IsWord("verbs", "en", tokens[0].Low) && w.Table.IsWord("question_words", "en", tokens[1].Low)
}

// commandBefore says that what a clause takes for its subject is a command: in "sync calendar
// entries between Outlook and the room displays" entries that display something would not
// stand with a verb in the singular.
func (w *Work) commandBefore(c Clause) bool {
	subject := strings.ToLower(understanding.LastNoun(c.Subject))
	if head, _, ok := strings.Cut(subject, " between "); ok {
		subject = head
	}
	first := LeadingWord(subject)
	return c.Form == ThirdVerb && first != subject && w.Table.IsWord("verbs", "en", first) && IsPluralNoun(reading.LastWord(subject)) && !w.IsThird(reading.LastWord(subject))
}

// commandsInRow says that a text is several commands in a row, "import statements, match them
// to invoices": a later one, which can be nothing else, shows that the first is one.
func (w *Work) commandsInRow(text string) bool {
	parts := reading.SplitTop(text, ", ")
	first, rest, _ := strings.Cut(parts[0], " ")
	if len(parts) < 2 || rest == "" || !w.Table.IsWord("verbs", "en", strings.ToLower(first)) || w.Table.IsWord("prepositions", "en", LeadingWord(rest)) {
		return false
	}
	return slices.ContainsFunc(parts[1:], func(part string) bool {
		verb, object, _ := strings.Cut(CutFirst(part, "and ", "then "), " ")
		return w.Table.IsWord("verbs", "en", verb) && w.Table.IsWord("pronouns_object", "en", LeadingWord(object))
	})
}

// knows reads "the office manager knows", with what it is that nobody knows
// today.
func (r *ideaReader) knows(text string) bool {
	fields := strings.Fields(text)
	if len(fields) < 2 {
		return false
	}
	verb := fields[len(fields)-1]
	base, third := r.w.BaseVerb(strings.ToLower(verb))
	if !third || r.question == "" || base != "know" && base != "see" {
		if c, ok := r.w.ParseClause(text); ok {
			r.person(c.Subject, r.w.Base(c))
			return true
		}
		return false
	}
	r.person(strings.Join(fields[:len(fields)-1], " "), "see "+r.question)
	return true
}

// productTurn cuts "log visits and warns them when …" where the verb turns to the
// third person: from there on the product acts, and not the person.
func (w *Work) productTurn(act string) (person, product string) {
	tokens := ClauseTokens(act)
	for i := 2; i+1 < len(tokens); i++ {
		if next := tokens[i+1].Low; next == "are" || next == "were" {
			continue // "and disputes are settled by a judge"
		}
		third := w.IsThird(tokens[i].Low) || w.thirdByObject(tokens[i].Low, tokens[i+1].Low)
		if tokens[i-1].Low != "and" || !third || w.Table.IsWord("nouns", "en", tokens[i].Low) && !w.FirmObject(tokens[i+1].Low) {
			continue
		}
		first := strings.TrimRight(act[:tokens[i-1].From], " ,")
		return first, w.objectInPlace(first, act[tokens[i].From:])
	}
	return act, ""
}

// person adds what a person does.
func (r *ideaReader) person(who, act string) {
	n := len(r.features)
	if first, few, ok := strings.Cut(act, ", but only "); ok && (&ideaList{r: r}).reserved("only "+few) {
		rule := r.features[n:]
		r.features = slices.Clip(r.features[:n])
		r.person(who, first) // the rule stands behind the deed that it bounds
		r.features = append(r.features, rule...)
		return
	}
	if first, second, ok := strings.Cut(act, ", and the "); ok { // "… they will miss, and the conductor sees …"
		if c, is := r.w.ParseClause("the " + second); is && c.Form == ThirdVerb {
			if _, person := r.w.PersonIn(c.Subject); person {
				r.person(who, first)
				r.person(c.Subject, r.w.Base(c))
				return
			}
		}
	}
	act, product := r.w.productTurn(act)
	r.personDoes(who, act)
	if product == "" {
		return
	}
	if who = r.actor; who != "" {
		product = replaceWord(product, "them", "the "+wording.LowerFirst(wording.Plural(wording.Singular(who))))
	}
	r.does(product)
}

func (r *ideaReader) personDoes(who, act string) {
	w := r.w
	who = strings.TrimSpace(who)
	who = strings.TrimSuffix(who, " can")
	if reading.HasPrefixOf(strings.ToLower(act), "do not ", "does not ") { // nobody wants to be able to
		r.addRule(JoinWords(who, act))
		return
	}
	switch low := strings.ToLower(understanding.LastNoun(who)); {
	case who == "IT": // the department, and no pronoun
	case low == "people":
		r.persons(act) // who they are is for the source to say, and they are none of the others
		return
	case w.houseTakes(low, act):
		r.does(act)
		return
	case w.Table.IsWord("first_persons", "en", low), low == "you", w.Table.IsWord("pronouns_object", "en", low), w.Table.IsWord("anybody", "en", low):
		r.acts(strings.TrimPrefix(act, "can "), "")
		return
	}
	name := who
	for _, lead := range []string{"the ", "a ", "an ", "our ", "my ", "every ", "each ", "any ", "all "} {
		if rest, ok := CutFold(name, lead); ok {
			name = rest
		}
	}
	if i := strings.LastIndex(name, "'s "); i > 0 { // "our choir's 60 singers"
		name = name[i+len("'s "):]
	}
	if number, rest, ok := strings.Cut(name, " "); ok && strings.Trim(number, "0123456789,.") == "" {
		name = rest
	}
	if rest, few := CutFold(name, "only "); few {
		name = subjectNoun(rest)
	}
	where := ""
	if !r.headOf(name) { // "head of housekeeping" is one name
		where = whereOf(who)
		name, who = understanding.LastNoun(name), understanding.LastNoun(who)
	}
	name = strings.TrimRight(wording.Sentence(wording.Singular(name)), ".")
	if role, ok := w.RoleOfDepartment(name); ok {
		r.u.Actors = Filtered(r.u.Actors, func(a *understanding.ActorFact) bool { return !strings.EqualFold(a.Name, name) })
		name, who = Capital(role), wording.Plural(role)
	}
	if words := strings.Fields(name); len(words) > 1 && strings.EqualFold(words[len(words)-1], "staff") || len(words) == 1 && strings.EqualFold(reading.LastWord(who), name) && w.Table.IsWord("groups", "en", strings.ToLower(name)) {
		name = Capital(w.Say("one_of_body", "name", wording.LowerFirst(name))) // nobody is "a city staff"
		who = wording.LowerFirst(name)
	}
	name = r.fullName(name)
	r.addActor(name)
	told := who + where
	if mutual := w.eachOther(w.amongThem(act), name+where); mutual != act {
		act, told = mutual, who // said once is enough, and there it says who the others are
	}
	if alone, few := CutFold(who, "only "); few {
		r.reserves(who, strings.TrimPrefix(act, "can "))
		r.actor = alone
		return
	}
	r.wants(told, name, act)
	r.actor = who
}

// houseTakes says that who writes tells what the house takes of what others pay, "we keep 10 %":
// the product takes it, and none of its users.
func (w *Work) houseTakes(who, act string) bool {
	return (who == "we" || who == "i") && w.Table.IsWord("taking_verbs", "en", LeadingWord(act)) && strings.ContainsAny(act, "0123456789")
}

// reserves adds what only somebody may do: "only a manager may delete a booking". That
// others may not is part of it, so it stays a sentence.
func (r *ideaReader) reserves(who, act string) {
	text := wording.Sentence(JoinWords(Capital(who), "may", act))
	r.add(understanding.FeatureFact{Text: text, Name: text})
}

// wants adds what somebody of that name can do.
func (r *ideaReader) wants(who, name, act string) {
	if first := LeadingWord(who); first == strings.ToLower(first) && !IsPluralNoun(reading.LastWord(who)) && !r.w.Table.IsWord("determiners", "en", first) && r.w.IsPerson(reading.LastWord(who)) {
		who = wording.Article(who) + " " + who
	}
	for _, part := range r.w.predicates(strings.TrimPrefix(strings.TrimPrefix(act, "can "), "to ")) {
		if deed, ok := r.tellsOf(who, CutFirst(part, "can ")); ok {
			r.does(deed)
			continue
		}
		if deed := r.gotDone(CutFirst(part, "can ")); deed != "" {
			r.does(deed)
			continue
		}
		want := r.w.Impersonal(r.meant(CutFirst(CutFirst(part, "can "), "be able to ")))
		r.sharedWith(want)
		r.w.verbal[strings.ToLower(want)] = true
		r.add(understanding.FeatureFact{Text: wording.Sentence(who + " can " + want), Name: wording.Sentence(want), Actor: name, Want: want})
	}
}

// sharedWith notes with whom something is shared, "share the route with the owner": they see it.
func (r *ideaReader) sharedWith(deed string) {
	_, whom, ok := strings.Cut(deed, " with the ")
	if !ok || !r.w.Table.IsWord("verbs_with", "en", LeadingWord(deed)) || strings.Contains(whom, " ") || !r.somebody(whom) {
		return
	}
	r.addActor(strings.TrimRight(wording.Sentence(wording.Singular(whom)), "."))
}

// fullName is the name of somebody whom the idea has called by a longer one before: the
// translator of "freelance translators". It is the name itself where there are two.
func (r *ideaReader) fullName(name string) string {
	full := name
	for _, a := range r.u.Actors {
		if len(a.Name) > len(name)+1 && !strings.ContainsAny(a.Name, "0123456789'’") && strings.EqualFold(a.Name[len(a.Name)-len(name)-1:], " "+name) {
			if full != name {
				return name
			}
			full = a.Name
		}
	}
	return full
}

func (r *ideaReader) addActor(name string) {
	for _, a := range r.u.Actors {
		if strings.EqualFold(a.Name, name) || strings.EqualFold(wording.Singular(a.Name), name) {
			return
		}
	}
	r.u.Actors = append(r.u.Actors, understanding.ActorFact{Name: name, Source: r.src})
}

// acts adds what somebody does whom the idea does not name.
func (r *ideaReader) acts(act, when string) {
	act = strings.TrimSpace(strings.TrimPrefix(act, "to "))
	if deed, things := r.withThings(act); len(things) > 0 {
		r.acts(deed, when)
		for _, thing := range things {
			r.thingOf(thing, deed)
		}
		return
	}
	for _, part := range r.w.predicates(act) {
		if (&ideaList{r: r}).ofMachine(part) && len(r.features) > 0 {
			r.does(part)
			continue
		}
		part = strings.ReplaceAll(r.w.Impersonal(r.meant(part)), " your ", " their ")
		if when != "" && !strings.Contains(part, when) {
			part += " " + when
		}
		r.w.verbal[strings.ToLower(part)] = true
		r.add(understanding.FeatureFact{Text: wording.Sentence(part), Name: wording.Sentence(part)})
	}
}

// does adds what the product does by itself.
func (r *ideaReader) does(text string) {
	if deed, more := (&ideaList{r: r}).turn(text); more != "" {
		r.does(deed)
		(&ideaList{r: r, product: true}).read(more)
		return
	}
	verb, rest, _ := strings.Cut(text, " ")
	if base, ok := r.w.BaseVerb(strings.ToLower(verb)); ok && (r.w.IsThird(strings.ToLower(verb)) || r.w.thirdLed(text) || r.w.endsWith(strings.ToLower(verb), strings.ToLower(LeadingWord(rest))) || r.w.thirdByObject(strings.ToLower(verb), strings.ToLower(LeadingWord(rest)))) {
		text = r.w.LowerVerbs(base + " " + rest)
	}
	if deed, things := r.withThings(text); len(things) > 0 && r.brought(things) {
		r.does(deed)
		for _, thing := range things {
			r.thing(thing)
		}
		return
	}
	for _, part := range r.w.predicates(text) {
		if r.never(part) {
			continue
		}
		part = r.withRelative(part)
		part, who, act := r.handedOn(part)
		part = r.toThem(r.toUsers(r.withTopic(r.asAsked(part))))
		r.recipients(part)
		base := wording.LowerFirst(neutral(r.meant(userDoes(part))))
		part = r.w.ThirdAll(base)
		r.w.machine[strings.ToLower(part)] = base
		r.add(understanding.FeatureFact{Text: wording.Sentence(part), Name: wording.Sentence(part)})
		if act != "" {
			r.person(who, act)
		}
	}
}

func (r *ideaReader) add(f understanding.FeatureFact) {
	f.Name = strings.TrimRight(f.Name, ".。")
	if n := utf8.RuneCountInString(f.Name); n < 2 || n < 3 && r.w.Language != "zh" {
		return
	}
	f.Source = r.src
	r.features = append(r.features, f)
}

// backToMain says that behind the "and" at i the main clause goes on: the verb
// of the clause between is in the third person, and the one that follows is
// not, "notify the engineers when a deploy fails and roll it back".
func (w *Work) backToMain(tokens []Token, i int) bool {
	if w.countsBefore(tokens, i) {
		return true
	}
	if w.Table.IsWord("telling_verbs", "en", WordAt(tokens, i+1)) && w.FirmObject(WordAt(tokens, i+2)) {
		return true // "track which servers need patches and notify the owners"
	}
	third, be := false, false
	for k := 2; k < i; k++ {
		be = be || slices.Contains([]string{"is", "are", "was", "were"}, tokens[k].Low)
		third = third || w.IsThird(tokens[k].Low) && !w.Table.IsWord("determiners", "en", tokens[k-1].Low)
	}
	if !third && !be || i+2 >= len(tokens) || !w.Table.IsWord("verbs", "en", tokens[i+1].Low) {
		return false
	}
	object := tokens[i+2].Low
	return w.FirmObject(object) || w.Table.IsWord("pronouns_object", "en", object) || w.Table.IsWord("case_leads", "en", object) || be && IsPluralNoun(object)
}

// onlyVerbs says that a text is a row of verbs, which share the object behind the last one:
// "book, reschedule and cancel appointments".
func (w *Work) onlyVerbs(text string) bool {
	for word := range strings.FieldsSeq(strings.ToLower(text)) {
		if !w.Table.IsWord("verbs", "en", strings.Trim(word, ",")) {
			return false
		}
	}
	return strings.Contains(text, ", ")
}

// countsBefore says that what stands before the "and" at i asks how many there are, and
// behind it something is done with that: "count how many people wait and show it".
func (w *Work) countsBefore(tokens []Token, i int) bool {
	if i+2 >= len(tokens) || !w.Table.IsWord("verbs", "en", tokens[i+1].Low) || tokens[i+2].Low != "it" {
		return false
	}
	for k := 1; k < i; k++ {
		if tokens[k-1].Low == "how" && (tokens[k].Low == "many" || tokens[k].Low == "much") {
			return true
		}
	}
	return false
}

// takesPreposition says that a verb, which may be a noun too, has its object behind a
// preposition of its own: "vote on laws".
func (w *Work) takesPreposition(verb, next string) bool {
	own, ok := w.Table.Words["verb_prepositions"].Paired("en", verb)
	return ok && own == next
}

// conjuncts cuts a predicate in its base form where a second verb with an
// object of its own begins: "open the valves and tell us …".
func (w *Work) conjuncts(text string) []string {
	tokens := ClauseTokens(text)
	start := 0
	var out []string
	for i := 2; i+1 < len(tokens); i++ {
		joins := tokens[i].Low == "and" || tokens[i].Low == "then"
		if !joins || w.subordinateBefore(tokens[:i+1], i) && !tokens[i-1].Comma && !w.backToMain(tokens, i) {
			continue
		}
		k := i + 1
		if w.Table.IsWord("outcome_verbs", "en", tokens[k].Low) && w.answersLimit(text[start:tokens[i].From]) {
			continue
		}
		if tokens[k].Low == "only" {
			continue // cut off without it, the rest would say the opposite
		}
		if tokens[k].Low == "can" || tokens[k].Low == "then" || w.Table.IsWord("adverbs", "en", tokens[k].Low) {
			k++
		}
		if k >= len(tokens) {
			continue
		}
		low := tokens[k].Low
		if !w.Table.IsWord("verbs", "en", low) || reading.StartsCapital(text[tokens[k].From:]) { // "Route 53" is a name
			continue
		}
		next := WordAt(tokens, k+1)
		acts := i > 4 && IsPluralNoun(next) || w.Table.IsWord("prepositions", "en", next) && w.Table.IsWord("pronouns_object", "en", WordAt(tokens, k+2)) || w.takesPreposition(low, next) || w.asks(tokens, k) // "and flag rows", "and comment on it", "and vote on laws"
		noun := w.Table.IsWord("nouns", "en", low+"s") && !acts
		if noun && tokens[k-1].Low != "never" && tokens[k-1].Low != "can" && (k+1 >= len(tokens) || !w.FirmObject(tokens[k+1].Low)) && !w.Table.IsWord("pronouns_object", "en", WordAt(tokens, k+1)) {
			continue
		}
		if first := strings.TrimRight(text[start:tokens[i].From], " ,;"); len(strings.Fields(first)) > 1 && !w.onlyVerbs(first) {
			out = append(out, first)
			start = tokens[k].From
			if k > 0 && tokens[k-1].Low == "never" { // a refusal is none without it
				start = tokens[k-1].From
			}
		}
	}
	return append(out, strings.TrimRight(text[start:], " ,;."))
}
