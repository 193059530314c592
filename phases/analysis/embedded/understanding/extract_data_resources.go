package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Records that a text describes below a heading of the data, each behind its name: "**Order** – a
// request for a mix and a volume on one site. It carries the plant and the truck. Read-only for
// clients." The first words say what it is; every further sentence is about it, whether it names it,
// calls it "it" or leaves it out.

// maxResourceName bounds, in words, the name of such a record.
const maxResourceName = 3

// resourceUnit reads a unit that describes one record. A list of nothing but fields is none.
func (x *understander) resourceUnit(u *reading.Unit, nested []int, c context) bool {
	name := strings.Trim(u.Label, " `*")
	if !u.Strong || len(nested) > 0 || len(u.Sentences) == 0 || name == "" || reading.HasHan(u.Text) || len(strings.Fields(name)) > maxResourceName || !x.lex.plainName(reading.Lower(name)) {
		return false
	}
	said := strings.TrimSpace(strings.TrimPrefix(u.Sentences[0].Text, u.Label))
	said = strings.TrimLeft(said, " :–—-*")
	if !x.lex.definesThing(said) {
		return false
	}
	name = reading.UpperFirst(wording.Singular(name))
	e := x.addEntity(name, u.From, u.To)
	x.addTerm(name, said, u.Sentences[0].From, u.Sentences[0].To)
	x.fieldsOfDefinition(e, said, u.Sentences[0].From, u.Sentences[0].To)
	x.resources = append(x.resources, resourceSaid{entity: e, said: said, from: u.Sentences[0].From, to: u.Sentences[0].To})
	for _, sen := range u.Sentences[1:] {
		x.saidOfResource(e, reading.Sentence{Text: x.lex.aboutIt(sen.Text, name), From: sen.From, To: sen.To}, c)
	}
	x.place(u.From, u.To)
	return true
}

// saidOfResource files what a sentence says of a record: its states, its fields, what it belongs to,
// or a rule.
func (x *understander) saidOfResource(e int, sen reading.Sentence, c context) {
	name := x.u.Entities[e].Name
	if x.valuesOfState(name, sen) || x.listedStates(sen.Text, sen.From, sen.To) || x.passedStates(sen) {
		return
	}
	if owner, ok := x.lex.ownerSaid(sen.Text); ok {
		if !x.relatesTo(e, owner, sen.From, sen.To) {
			x.addField(e, owner, "", "belongs to "+owner, sen.From, sen.To)
		}
		if strings.Contains(sen.Text, " exactly ") {
			x.addConstraint(sen.Text, sen.From, sen.To) // how many of them there are is a rule as well
		}
		return
	}
	if x.recordsTold(sen, c) || x.relations(sen.Text, sen.From, sen.To) {
		return
	}
	s := x.look(sen.Text)
	kind := x.classify(&s, context{kind: "constraint", feature: -1}, false)
	x.put(reading.FirstOf(kind, "constraint"), &s, sen.From, sen.To, c)
}

// resourceSaid is what the description of a record says that it is. Which others it names is known
// once all are read.
type resourceSaid struct {
	entity   int
	said     string
	from, to int
}

// relateResources ties each record to those that its description names: "one truckload against an
// order" belongs to an order, and "a request of an agent" to an agent that is a record as well.
func (x *understander) relateResources() {
	for _, r := range x.resources {
		words := strings.Fields(reading.Lower(r.said))
		for i, word := range words {
			if i == 0 || !slices.Contains([]string{"on", "against", "of", "to", "for", "in", "at", "from", "with"}, word) || i+2 >= len(words) {
				continue
			}
			next := strings.Trim(words[i+1], ".,;")
			if next != "a" && next != "an" && next != "one" && next != "the" {
				continue
			}
			thing := words[i+2]
			if i+3 < len(words) && !strings.HasSuffix(thing, ",") && !strings.HasSuffix(thing, ".") {
				if x.relatesTo(r.entity, strings.Trim(thing+" "+words[i+3], ".,;"), r.from, r.to) {
					continue
				}
			}
			x.relatesTo(r.entity, strings.Trim(thing, ".,;"), r.from, r.to)
		}
	}
}

// relatesTo ties a record to another one that the text describes.
func (x *understander) relatesTo(e int, owner string, from, to int) bool {
	j, ok := x.entity[fold(owner)]
	if !ok || j == e {
		return false
	}
	target := x.u.Entities[j].Name
	if !slices.ContainsFunc(x.u.Entities[e].Relations, func(r specs.Relation) bool { return r.To == target }) {
		x.u.Entities[e].Relations = append(x.u.Entities[e].Relations, specs.Relation{To: target, Kind: "many-to-one", Source: x.source(from, to)})
	}
	return true
}

// ownerSaid is what a sentence says that a record belongs to: "A site belongs to exactly one contractor".
func (l *Lexicons) ownerSaid(text string) (string, bool) {
	_, owner, ok := strings.Cut(strings.TrimRight(text, ". "), " belongs to ")
	for _, count := range []string{"exactly one ", "one ", "a single ", "a ", "an ", "the "} {
		owner = strings.TrimPrefix(owner, count)
	}
	return owner, ok && len(strings.Fields(owner)) <= maxResourceName
}

// valuesOfState reads "An order has a status: `open`, `closed`" and "It has a barcode, a branch and a
// status (`lent`, `lost`)": the values are states, and what else is listed are fields.
func (x *understander) valuesOfState(name string, sen reading.Sentence) bool {
	low := reading.Lower(sen.Text)
	for _, word := range []string{" status", " state"} {
		at := strings.LastIndex(low, word)
		if at < 0 || !strings.HasPrefix(low[at:], word+": ") && !strings.HasPrefix(low[at:], word+" (") && !strings.HasPrefix(low[at:], word+", one of ") {
			continue
		}
		list := strings.TrimPrefix(strings.TrimLeft(sen.Text[at+len(word):], ": (,"), "one of ")
		list, _, _ = strings.Cut(strings.TrimRight(list, ". "), ")")
		values := reading.SplitList(list)
		if len(values) < 2 || !reading.ShortParts(values, 3, 12) {
			continue
		}
		for i := range values {
			values[i] = strings.Trim(values[i], " `.")
		}
		e := x.addStates(name, values, sen.From, sen.To)
		x.addField(e, strings.TrimSpace(word), "", "", sen.From, sen.To)
		head := strings.TrimRight(sen.Text[:at], " ,")
		for _, tail := range []string{" and a", " and the", " a", " the", " its", " and"} {
			head = strings.TrimSuffix(head, tail)
		}
		if _, fields, ok := strings.Cut(head, " has "); ok {
			x.addFields(e, reading.SplitList(strings.TrimRight(fields, " ,")), sen.From, sen.To)
		}
		return true
	}
	return false
}

// fieldsOfDefinition files what a description lists as parts of a record: "a delivery address with a
// gate position, access hours and a maximum load", "a request for a mix, a volume and a time window".
func (x *understander) fieldsOfDefinition(e int, said string, from, to int) {
	said, _, _ = strings.Cut(strings.TrimRight(said, ". "), "; ")
	for _, open := range []string{" with ", " for "} {
		_, list, ok := strings.Cut(said, open)
		if !ok {
			continue
		}
		for _, end := range []string{" on one ", " on a ", " on the ", " at one ", " at a ", " in one ", ", linked to "} {
			list, _, _ = strings.Cut(list, end)
		}
		parts := reading.SplitList(list)
		if open == " for " && len(parts) < 2 {
			continue
		}
		for i := range parts {
			parts[i] = strings.TrimPrefix(parts[i], "a given ")
		}
		if fields, _, ok := x.lex.fieldsToldIn(strings.Join(parts, ", "), true); ok {
			x.addFields(e, fields, from, to)
		}
		return
	}
}

// definesThing says that the words behind a name tell what it is: "a delivery address with …", "one
// truckload against an order", and no list of fields.
func (l *Lexicons) definesThing(said string) bool {
	first, rest, more := strings.Cut(reading.Lower(said), " ")
	switch first {
	case "a", "an", "the", "one", "what", "who", "any", "each", "every":
	default:
		return false
	}
	if head, _, listed := strings.Cut(rest, ","); listed && len(strings.Fields(head)) < 3 && !strings.Contains(rest, " with ") && !strings.Contains(rest, " or ") {
		return false // "the amount, the currency, the date" are fields
	}
	return more
}

// aboutIt makes the record the subject of a sentence that calls it "it" or leaves it out: "It carries
// the plant", "Belongs to one client", "Read-only for clients", "Once signed it is never changed".
func (l *Lexicons) aboutIt(text, name string) string {
	low := wording.LowerFirst(name)
	one := reading.UpperFirst(wording.Article(low)) + " " + low
	first, rest, _ := strings.Cut(text, " ")
	switch {
	case first == "It" || first == "They":
		return one + " " + rest
	case strings.HasPrefix(text, "Its "):
		return "The " + rest + " of " + strings.ToLower(one[:1]) + one[1:]
	case reading.InThirdPerson(reading.Lower(first)) && !reading.HasFiniteVerb(rest):
		return one + " " + reading.Lower(first) + " " + rest
	}
	if done, ok := onceDone(text); ok {
		return reading.UpperFirst(wording.Article(done.participle)) + " " + done.participle + " " + low + " " + done.rest
	}
	if !reading.HasFiniteVerb(text) && l.saysQuality(reading.Lower(strings.Trim(first, ".,;"))) {
		return one + " is " + wording.LowerFirst(text)
	}
	return text
}

// saysQuality tells a word that says how something is, and names nothing: "read-only", "immutable".
func (l *Lexicons) saysQuality(word string) bool {
	return strings.HasSuffix(word, "-only") || strings.HasSuffix(word, "able") || strings.HasSuffix(word, "ed") || l.CallQualities[word]
}

// doneOnce is "Once signed it is never changed": the state that something is in, and what holds then.
type doneOnce struct{ participle, rest string }

// onceDone reads such a sentence.
func onceDone(text string) (doneOnce, bool) {
	words := strings.Fields(text)
	const least = 5
	if len(words) < least || words[0] != "Once" || reading.Lower(words[2]) != "it" {
		return doneOnce{}, false
	}
	participle := strings.Trim(words[1], ",")
	switch words[3] {
	case "is", "can", "cannot", "can't", "may", "must", "shall", "should", "will", "has", "stays", "remains":
		return doneOnce{participle, strings.Join(words[3:], " ")}, wordsLower(participle)
	}
	return doneOnce{}, false
}
