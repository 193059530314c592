package embedded

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"
)

// clause reads "sensors should open the valve and tell us …", "members can …"
// and a plain imperative.
func (r *ideaReader) clause(text string) bool {
	w := r.w
	if rest, ok := cutFold(text, "you "); ok {
		r.acts(strings.TrimPrefix(rest, "can "), "")
		return true
	}
	for _, lead := range []string{"i ", "we "} {
		if rest, ok := cutFold(text, lead); ok {
			r.acts(strings.TrimPrefix(strings.TrimPrefix(rest, "can "), "could "), "")
			return true
		}
	}
	if rest, ok := cutFold(text, "something so "); ok {
		return r.knows(strings.TrimPrefix(rest, "that "))
	}
	if c, ok := w.parseClause(text); ok {
		who := lastNoun(c.subject)
		_, person := w.personIn(who)
		plural := isPluralNoun(strings.ToLower(lastWord(who)))
		able := c.form == modalVerb && (c.verb == "can" || c.verb == "may" || c.verb == "could")
		if c.form == beVerb || c.form == pastVerb || c.form == haveVerb || c.not {
			return false
		}
		base := w.base(c)
		if person || plural && (able || w.rules.isWord("receive", "en", leadingWord(base))) && len(strings.Fields(who)) <= 3 {
			r.person(who, base)
			return true
		}
		for _, part := range w.conjuncts(base) {
			text := wording.Sentence(joinWords(neutral(wording.LowerFirst(c.subject)), "should", neutral(part)))
			r.add(FeatureFact{Text: text, Name: text})
		}
		return true
	}
	if w.rules.isWord("verbs", "en", strings.ToLower(leadingWord(text))) && strings.Contains(text, " ") {
		r.does(text)
		return true
	}
	return false
}

// knows reads "the office manager knows", with what it is that nobody knows
// today.
func (r *ideaReader) knows(text string) bool {
	fields := strings.Fields(text)
	if len(fields) < 2 {
		return false
	}
	verb := fields[len(fields)-1]
	base, third := r.w.baseVerb(strings.ToLower(verb))
	if !third || r.question == "" || base != "know" && base != "see" {
		if c, ok := r.w.parseClause(text); ok {
			r.person(c.subject, r.w.base(c))
			return true
		}
		return false
	}
	r.person(strings.Join(fields[:len(fields)-1], " "), "see "+r.question)
	return true
}

// productTurn cuts "log visits and warns them when …" where the verb turns to the
// third person: from there on the product acts, and not the person.
func (w *work) productTurn(act string) (person, product string) {
	tokens := clauseTokens(act)
	for i := 2; i+1 < len(tokens); i++ {
		if tokens[i-1].low != "and" || !w.isThird(tokens[i].low) || w.rules.isWord("nouns", "en", tokens[i].low) && !w.firmObject(tokens[i+1].low) {
			continue
		}
		return strings.TrimRight(act[:tokens[i-1].from], " ,"), act[tokens[i].from:]
	}
	return act, ""
}

// person adds what a person does.
func (r *ideaReader) person(who, act string) {
	if first, second, ok := strings.Cut(act, ", and the "); ok { // "… they will miss, and the conductor sees …"
		if c, is := r.w.parseClause("the " + second); is && c.form == thirdVerb {
			if _, person := r.w.personIn(c.subject); person {
				r.person(who, first)
				r.person(c.subject, r.w.base(c))
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
	if low := strings.ToLower(who); w.rules.isWord("first_persons", "en", low) || low == "you" || w.rules.isWord("pronouns_object", "en", low) || w.rules.isWord("anybody", "en", low) {
		r.acts(strings.TrimPrefix(act, "can "), "")
		return
	}
	name := who
	for _, lead := range []string{"the ", "a ", "an ", "our ", "my ", "every ", "each ", "any ", "all "} {
		if rest, ok := cutFold(name, lead); ok {
			name = rest
		}
	}
	if i := strings.LastIndex(name, "'s "); i > 0 { // "our choir's 60 singers"
		name = name[i+len("'s "):]
	}
	if number, rest, ok := strings.Cut(name, " "); ok && strings.Trim(number, "0123456789,.") == "" {
		name = rest
	}
	name = lastNoun(name)
	who = lastNoun(who)
	name = strings.TrimRight(wording.Sentence(wording.Singular(name)), ".")
	r.addActor(name)
	for _, part := range w.predicates(strings.TrimPrefix(strings.TrimPrefix(act, "can "), "to ")) {
		want := w.impersonal(strings.TrimPrefix(part, "can "))
		w.verbal[strings.ToLower(want)] = true
		r.add(FeatureFact{Text: wording.Sentence(who + " can " + want), Name: wording.Sentence(want), Actor: name, Want: want})
	}
	r.actor = who
}

func (r *ideaReader) addActor(name string) {
	for _, a := range r.u.Actors {
		if strings.EqualFold(a.Name, name) {
			return
		}
	}
	r.u.Actors = append(r.u.Actors, ActorFact{Name: name, Source: r.src})
}

// acts adds what somebody does whom the idea does not name.
func (r *ideaReader) acts(act, when string) {
	act = strings.TrimSpace(strings.TrimPrefix(act, "to "))
	for _, part := range r.w.predicates(act) {
		part = strings.ReplaceAll(r.w.impersonal(part), " your ", " their ")
		if when != "" && !strings.Contains(part, when) {
			part += " " + when
		}
		r.w.verbal[strings.ToLower(part)] = true
		r.add(FeatureFact{Text: wording.Sentence(part), Name: wording.Sentence(part)})
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
	if base, ok := r.w.baseVerb(strings.ToLower(verb)); ok && r.w.isThird(strings.ToLower(verb)) {
		text = r.w.lowerVerbs(base + " " + rest)
	}
	for _, part := range r.w.predicates(text) {
		base := wording.LowerFirst(neutral(part))
		part = r.w.thirdAll(base)
		r.w.machine[strings.ToLower(part)] = base
		r.add(FeatureFact{Text: wording.Sentence(part), Name: wording.Sentence(part)})
	}
}

func (r *ideaReader) add(f FeatureFact) {
	f.Name = strings.TrimRight(f.Name, ".。")
	if n := utf8.RuneCountInString(f.Name); n < 2 || n < 3 && r.w.lang != "zh" {
		return
	}
	f.Source = r.src
	r.features = append(r.features, f)
}

// backToMain says that behind the "and" at i the main clause goes on: the verb
// of the clause between is in the third person, and the one that follows is
// not, "notify the engineers when a deploy fails and roll it back".
func (w *work) backToMain(tokens []token, i int) bool {
	third, be := false, false
	for k := 2; k < i; k++ {
		be = be || tokens[k].low == "is" || tokens[k].low == "are"
		third = third || w.isThird(tokens[k].low) && !w.rules.isWord("determiners", "en", tokens[k-1].low)
	}
	if !third && !be || i+2 >= len(tokens) || !w.rules.isWord("verbs", "en", tokens[i+1].low) {
		return false
	}
	object := tokens[i+2].low
	return w.firmObject(object) || w.rules.isWord("pronouns_object", "en", object) || be && isPluralNoun(object)
}

// conjuncts cuts a predicate in its base form where a second verb with an
// object of its own begins: "open the valves and tell us …".
func (w *work) conjuncts(text string) []string {
	tokens := clauseTokens(text)
	start := 0
	var out []string
	for i := 2; i+1 < len(tokens); i++ {
		joins := tokens[i].low == "and" || tokens[i].low == "then"
		if !joins || w.subordinateBefore(tokens[:i+1], i) && !tokens[i-1].comma && !w.backToMain(tokens, i) {
			continue
		}
		k := i + 1
		if tokens[k].low == "can" || tokens[k].low == "then" || w.rules.isWord("adverbs", "en", tokens[k].low) {
			k++
		}
		if k >= len(tokens) {
			continue
		}
		low := tokens[k].low
		if !w.rules.isWord("verbs", "en", low) {
			continue
		}
		acts := i > 4 && isPluralNoun(wordAt(tokens, k+1)) // "and flag rows"
		noun := w.rules.isWord("nouns", "en", low+"s") && !acts
		if noun && (k+1 >= len(tokens) || !w.firmObject(tokens[k+1].low)) && !w.rules.isWord("pronouns_object", "en", wordAt(tokens, k+1)) {
			continue
		}
		if first := strings.TrimRight(text[start:tokens[i].from], " ,;"); len(strings.Fields(first)) > 1 {
			out = append(out, first)
			start = tokens[k].from
		}
	}
	return append(out, strings.TrimRight(text[start:], " ,;."))
}
