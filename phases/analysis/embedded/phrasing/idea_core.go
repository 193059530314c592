package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// maxNameWords bounds what is read as the name of a product: "customer support
// ticketing system" has four words.
const maxNameWords = 7

// named reads an idea that has neither a verb nor a kind of product: "photo
// sharing for families", "event ticketing with QR codes".
func (r *ideaReader) named(text string) bool {
	tokens := ClauseTokens(text)
	if r.used(text) {
		return true
	}
	end := r.nameEnd(tokens)
	if r.saysClause(text) || r.opensDeed(tokens) || end == 0 || end > maxNameWords || len(r.features) > 0 {
		return false
	}
	for _, t := range tokens[:end] {
		if r.w.Table.IsWord("auxiliaries", "en", t.Low) || r.w.Table.IsWord("pronouns_object", "en", t.Low) {
			return false
		}
	}
	if deed := r.playedDeed(text); deed != "" {
		r.pitch = OrElse(r.pitch, r.u.Lex.Headline(subjectNoun(text)))
		r.acts(deed, "")
		return true
	}
	if r.what == "" {
		r.what = strings.TrimRight(CutFirst(text[:tokens[end-1].To], "a ", "an ", "the "), ".,;:")
	}
	r.pitch = OrElse(r.pitch, r.u.Lex.Headline(subjectNoun(text)))
	r.head = wording.Sentence(CutFirst(strings.TrimRight(r.beforeClause(text), " ,."), "a ", "an ", "the "))
	r.head = strings.TrimRight(r.head, ".")
	n := len(r.features)
	r.behindName(text, tokens, end-1)
	r.addCore(n, text, "")
	return len(r.features) > n
}

// beforeClause is a text up to its first relative clause.
func (r *ideaReader) beforeClause(text string) string {
	for i, t := range ClauseTokens(text) {
		if i > 0 && r.w.Table.IsWord("relatives", "en", t.Low) {
			return text[:t.From]
		}
	}
	return text
}

// saysClause says that a text has a subject and a verb. The last word of a list
// behind "with" may look like one: "concert ticketing with seat maps".
func (r *ideaReader) saysClause(text string) bool {
	c, ok := r.w.ParseClause(text)
	return ok && (c.Form != ThirdVerb || !strings.Contains(c.Subject, " with "))
}

// opensDeed says that a text begins with who acts or what is done: "we log",
// "record flaky tests", and not "ride sharing".
func (r *ideaReader) opensDeed(tokens []Token) bool {
	first, second := WordAt(tokens, 0), WordAt(tokens, 1)
	if r.w.namesKind(first + " " + second) {
		return false
	}
	if r.w.Table.IsWord("first_persons", "en", first) || first == "something" {
		return true
	}
	_, named := r.w.Table.Words["deed_nouns"].Paired("en", second)                                         // "record keeping"
	things := IsPluralNoun(WordAt(tokens, 2)) && r.w.Table.IsWord("prepositions", "en", WordAt(tokens, 3)) // "turn meeting recordings into …"
	doing := strings.HasSuffix(second, "ing") && !things
	return r.w.Table.IsWord("verbs", "en", first) && !doing && !named
}

// nameEnd is the number of words before the first that opens a clause, a list
// or an audience.
func (r *ideaReader) nameEnd(tokens []Token) int {
	for i, t := range tokens {
		if r.w.Table.IsWord("name_ends", "en", t.Low) {
			return i
		}
		if t.Comma {
			return i + 1
		}
	}
	return len(tokens)
}

// addCore puts what the name of a product says before what stands behind it, at
// n: "habit tracker" is there to track habits, "URL shortener" to shorten URLs,
// "inventory management system" to manage an inventory. A plain noun, "recipe
// app", says so only where no deed follows.
func (r *ideaReader) addCore(n int, text, kind string) {
	if r.headless || r.w.imperative(text) {
		return
	}
	thing := r.objectFor(text)
	c := r.coreDeed(strings.ToLower(kind), thing)
	if r.w.Table.IsWord("game_kinds", "en", kind) {
		c = core{r.playedDeed(text), true, false}
	}
	r.features = append(r.features[:n], Filtered(r.features[n:], func(f *understanding.FeatureFact) bool {
		return c.text == "" || thing == "" || !strings.EqualFold(f.Name, subjectNoun(thing))
	})...)
	if c.text == "" || (!c.firm || r.listed) && r.toldDeed(n) {
		return
	}
	object := strings.ToLower(reading.LastWord(c.text))
	for i := n; i < len(r.features); i++ {
		if f := strings.ToLower(r.features[i].Name); strings.HasPrefix(f, strings.ToLower(LeadingWord(c.text))+" ") || c.firm && strings.HasSuffix(f, " "+object) && !r.w.nominal[f] {
			return // "booking platform to book courts"
		}
	}
	behind := slices.Clone(r.features[n:])
	if r.features = r.features[:n]; !c.firm && len(behind) == 0 {
		r.sum = n + 1
	}
	if c.verbal && r.provisions(kind) {
		r.does(c.text)
	} else if c.verbal {
		r.acts(c.text, "")
	} else {
		r.thing(c.text)
	}
	for i := range behind {
		if deed := r.deedWith(&behind[i], c); deed != "" {
			behind[i].Name, behind[i].Text = strings.TrimRight(wording.Sentence(deed), "."), wording.Sentence(deed)
			continue
		}
		behind[i] = r.withObject(&behind[i], c.text)
	}
	r.features = append(r.features, behind...)
}

// toldDeed says that a clause behind the name tells what the product does.
func (r *ideaReader) toldDeed(n int) bool {
	return slices.ContainsFunc(r.features[n:], func(f understanding.FeatureFact) bool {
		return !r.w.nominal[strings.ToLower(f.Name)] && !r.rule[strings.ToLower(f.Name)]
	})
}

// withObject gives a deed without an object that of the name: in "expense
// tracking that exports to the accountant" expenses are exported.
func (r *ideaReader) withObject(f *understanding.FeatureFact, core string) understanding.FeatureFact {
	out := *f
	verb, rest, _ := strings.Cut(core, " ")
	first, more, _ := strings.Cut(out.Name, " ")
	base, ok := r.w.BaseVerb(strings.ToLower(first))
	if !ok {
		base, ok = strings.ToLower(first), r.w.Table.IsWord("verbs", "en", strings.ToLower(first))
	}
	next := strings.ToLower(LeadingWord(more))
	if !ok || verb == "" || rest == "" || next != "to" && next != "into" && next != "from" && next != "as" || r.w.nominal[strings.ToLower(out.Name)] {
		return out
	}
	object, _, _ := strings.Cut(rest, " for ")
	deed := JoinWords(base, object, more)
	r.w.verbal[strings.ToLower(deed)] = true
	out.Name, out.Text = strings.TrimRight(wording.Sentence(deed), "."), wording.Sentence(deed)
	return out
}

// objectFor is the thing that a product is for: "parking reservations" in "API
// for parking reservations with payments". People are no things, and a deed is
// read as one elsewhere.
func (r *ideaReader) objectFor(text string) string {
	_, rest, ok := strings.Cut(text, " for ")
	if !ok {
		return ""
	}
	tokens := ClauseTokens(rest)
	end := r.nameEnd(tokens)
	if end == 0 || end > maxNameWords {
		return ""
	}
	thing := strings.TrimRight(rest[:tokens[end-1].To], ".,;:")
	name := subjectNoun(understanding.LastNoun(thing))
	if _, gerund := r.w.gerund(thing); gerund || (&ideaList{r: r}).person(name) || r.areBodies(name) {
		return ""
	}
	return thing
}

// core is what a product of a name does: a deed, or only a thing where no verb is
// told. It is firm where the name holds the verb, and not where its kind does.
type core struct {
	text         string
	verbal, firm bool
}

// coreDeed reads what a product of that name does.
func (r *ideaReader) coreDeed(kind, object string) core {
	w := r.w
	what := r.what
	if verb, ok := w.Table.Words["agent_nouns"].Paired("en", kind); ok {
		switch {
		case what != "":
			return core{JoinWords(verb, r.handled(what), r.place(object)), true, true}
		case object != "":
			return core{JoinWords(verb, r.handled(subjectNoun(object))), true, true}
		}
		return core{}
	}
	if what == "" {
		if object == "" || w.Table.IsWord("bodies", "en", strings.ToLower(reading.LastWord(object))) { // "an app for a workshop" manages no workshops
			return core{}
		}
		if r.provisions(kind) {
			return core{JoinWords("create", object), true, true}
		}
		return r.deedOf(subjectNoun(object), kind)
	}
	if deed := r.deedNoun(what, object); deed != "" {
		return core{deed, true, true}
	}
	if verb, ok := w.Table.Words["kind_deeds"].Paired("en", kind); ok && object != "" && verb != "manage" {
		return r.deedOf(subjectNoun(object), kind)
	}
	if kind == "" {
		return core{text: JoinWords(r.handled(what), r.place(object))}
	}
	c := r.deedOf(what, kind)
	return core{JoinWords(c.text, r.place(object)), c.verbal, false}
}

// provisions says that the product is a module for a program that sets infrastructure up: what
// it is for is created, "Terraform module for a VPC".
func (r *ideaReader) provisions(kind string) bool {
	words := strings.Fields(strings.ToLower(r.w.Source.Text))
	return kind != "" && slices.ContainsFunc(words[:min(len(words), maxNameWords)], func(word string) bool { return r.w.Table.IsWord("provisioners", "en", word) })
}

// deedNoun reads a noun of action at the end of a name: "inventory management",
// "meeting room booking". It is empty without one.
func (r *ideaReader) deedNoun(what, object string) string {
	fields := strings.Fields(what)
	verb, ok := r.w.Table.Words["deed_nouns"].Paired("en", strings.ToLower(fields[len(fields)-1]))
	switch {
	case !ok:
		return ""
	case verb == "get" && len(fields) > 1: // reminders are what is got
		return JoinWords(verb, wording.LowerFirst(what), r.place(object))
	case len(fields) > 1:
		return JoinWords(verb, r.handled(strings.Join(fields[:len(fields)-1], " ")), r.place(object))
	case object != "" && !r.w.Table.IsWord("bodies", "en", strings.ToLower(reading.LastWord(object))): // nobody books a practice
		return JoinWords(verb, r.handled(subjectNoun(object)))
	}
	return ""
}

// deedOf is what a product of a kind does with a thing: in a store it is bought,
// a dashboard shows it, an app manages it. A thing that ends in a noun of action
// is that action: "parking reservations".
func (r *ideaReader) deedOf(thing, kind string) core {
	if deed := r.deedNoun(thing, ""); deed != "" {
		return core{deed, true, true}
	}
	verb, ok := r.w.Table.Words["kind_deeds"].Paired("en", kind)
	last := strings.ToLower(reading.LastWord(thing))
	if !ok || verb == "manage" && (strings.HasSuffix(last, "ing") || strings.HasSuffix(last, "ness")) {
		return core{text: r.handled(thing)}
	}
	return core{JoinWords(verb, r.handled(thing)), true, verb != "manage" && verb != "show"}
}

// handled is a thing as the object of a deed, in the plural where it can be
// counted: "habits", "meeting rooms", but "inventory" and "chess".
func (r *ideaReader) handled(thing string) string {
	thing = wording.LowerFirst(strings.TrimSpace(thing))
	last := strings.ToLower(reading.LastWord(thing))
	name := reading.LastWord(thing)
	proper := name != last && name != strings.ToUpper(name) // Kubernetes, and not URL
	if proper || strings.Contains(name, "/") || IsPluralNoun(last) || strings.HasSuffix(last, "ing") || strings.HasSuffix(last, "ness") || r.w.Table.IsWord("masses", "en", last) {
		return thing
	}
	return wording.Plural(thing)
}

// place is where a deed takes place when a name with an object of its own is
// "for" a thing: "for a small warehouse".
func (r *ideaReader) place(object string) string {
	if object == "" {
		return ""
	}
	return "for " + object
}
