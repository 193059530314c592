package embedded

import (
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"
)

// thingRule is how a thing is tested of which the source says only that it is
// wanted, by the noun of its name.
type thingRule struct {
	Nouns templates.Terms `yaml:"nouns"`
	Same  []string        `yaml:"same"` // topics that would test the same
	Check templates.Words `yaml:"check"`
	Also  templates.Words `yaml:"also"`
}

// thingCourse proves that a thing is there: by what it holds where the source
// lists that, by what things of its kind are for, else by its use.
func (w *work) thingCourse(d *draft) course {
	label, text := d.st.label, d.st.head
	if w.storyLead(d.st) && d.fact != nil {
		label, text = "", strings.TrimPrefix(w.action(d.fact), "have ")
	}
	if before, after, ok := strings.Cut(text, ": "); ok && label == "" && !w.inBrackets(text, len(before)) {
		label, text = before, after
	}
	thing := w.nounPhrase(orElse(label, text))
	if thing == "" {
		return course{}
	}
	if first := strings.ToLower(leadingWord(thing)); w.rules.isWord("conditions", "en", first) || w.rules.isWord("subordinators", "en", first) || w.saysMore(thing) {
		return course{main: w.plainly(thing), plain: true} // no name of a thing
	}
	name, noun := w.headOfThing(thing)
	if list := w.listedParts(text); len(list) > 1 && label != "" {
		return w.holding(definite(w, name), list)
	}
	for i := range w.rules.Things {
		r := &w.rules.Things[i]
		if noun == "" || !slices.Contains(r.Nouns.In("en"), noun) && !slices.Contains(r.Nouns.In("en"), wording.Singular(noun)) {
			continue
		}
		slots := w.slots("actor", d.actor, "thing", definite(w, name))
		return course{main: finished(fillSlots(r.Check.In("en"), "en", slots)), also: fillSlots(r.Also.In("en"), "en", slots), rank: actCourse, same: r.Same}
	}
	return course{main: w.useOfThing(thing), plain: true}
}

// saysMore says that what stands for a thing has a verb of its own and is no
// name: "red LED blinks until it was acknowledged".
func (w *work) saysMore(thing string) bool {
	tokens := clauseTokens(thing)
	if c, clause := w.parseClause(thing); clause && !w.hasWord(c.subject, "prepositions") {
		return true
	}
	for i, t := range tokens {
		if i > 0 && (w.rules.isWord("relatives", "en", t.low) || w.rules.isWord("prepositions", "en", t.low) && t.low != "of") {
			return false
		}
		if i > 0 && (w.rules.isWord("auxiliaries", "en", t.low) || w.rules.isWord("finite", "en", t.low) || t.low == "need") {
			return true
		}
	}
	return false
}

// useOfThing is the last resort for a thing: an example shows it.
func (w *work) useOfThing(thing string) string {
	switch {
	case w.isTool():
		return w.say("crit_thing_cli", "thing", thing)
	case w.specType() == "library":
		return w.say("crit_thing_library", "thing", thing)
	default:
		return w.say("crit_thing", "thing", thing)
	}
}

// holding tests that a thing holds all that the source lists of it.
func (w *work) holding(thing string, list []string) course {
	text := strings.Join(list, w.say("list_sep"))
	return course{
		main: w.sentence("check_holds", "thing", thing, "list", text), also: w.sentence("check_holds_also", "thing", thing, "list", text),
		rule: "criterion-of-parts", rank: actCourse,
	}
}

// headOfThing cuts the name of a thing before its first preposition and gives
// the noun that it ends with.
func (w *work) headOfThing(thing string) (name, noun string) {
	tokens := clauseTokens(thing)
	end := 0
	for end < len(tokens) && (end == 0 || !w.rules.isWord("prepositions", "en", tokens[end].low) && tokens[end].low != "") {
		end++
		if tokens[end-1].comma {
			break
		}
	}
	if end == 0 || end > 5 {
		return strings.TrimRight(w.cutName(thing, 46), " ,:"), ""
	}
	noun = tokens[end-1].low
	name = thing[:tokens[end-1].to]
	if short := strings.TrimRight(w.cutName(thing, 46), " ,:"); strings.HasPrefix(short, name) && !strings.ContainsAny(short, ",:(") && end < len(tokens) && w.rules.isWord("check_joints", "en", tokens[end].low) {
		name = short
	}
	return name, noun
}

// listedParts are the parts that a statement lists behind its label: "customer,
// tour, stop number". Empty for a row of clauses.
func (w *work) listedParts(text string) []string {
	text = strings.TrimRight(text, ". ")
	var out []string
	for _, p := range splitTop(text, ",") {
		p = strings.TrimSpace(p)
		if last, ok := strings.CutPrefix(p, "and "); ok {
			p = last
		}
		n := len(strings.Fields(p))
		if n == 0 || n > 5 || strings.ContainsFunc(p, func(r rune) bool { return r == ':' || r == ';' || r == '=' || unicode.IsDigit(r) }) || strings.HasSuffix(strings.ToLower(leadingWord(p)), "ed") {
			return nil
		}
		if _, clause := w.parseClause(p); clause || w.rules.isWord("prepositions", "en", leadingWord(p)) || w.beginsWithVerb(p) && n > 1 {
			return nil
		}
		out = append(out, w.lowerStart(p))
	}
	if len(out) < 2 {
		return nil
	}
	return out
}

// listCourse tests a statement that ends in a list of what it holds for: once for
// each entry.
func (w *work) listCourse(d *draft) course {
	fact := w.testedFact(d)
	_, list, ok := strings.Cut(fact, ": ")
	if !ok || strings.Contains(list, ": ") {
		return course{}
	}
	parts := w.listedParts(list)
	if len(parts) < 2 {
		return course{}
	}
	return course{main: w.labelled(d, w.say("check_alternatives", "list", strings.Join(parts, "; "))), rule: "criterion-of-parts", rank: actCourse}
}

// ruleCourse tests a property of things by a script over many of them: "each
// delivery has a sequence".
func (w *work) ruleCourse(d *draft) course {
	fact := w.testedFact(d)
	if fact == "" {
		return course{}
	}
	things := w.kindOf(d.st.clause.subject)
	_, person := w.personIn(d.st.clause.subject)
	if things == "" || person || !d.st.whole {
		if w.isTool() || w.specType() == "library" {
			return course{main: w.say("check_function", "text", fact)}
		}
		return course{main: w.plainly(fact), plain: true}
	}
	return course{main: w.say("check_script", "things", things, "text", fact), rule: "criterion-of-rule", plain: true}
}

// kindOf is what a subject is one or all of, in the plural: "deliveries" of "each
// delivery". Empty where that is not certain.
func (w *work) kindOf(subject string) string {
	name, _ := w.headOfThing(w.lowerStart(strings.TrimSpace(subject)))
	words := strings.Fields(name)
	if len(words) > 0 && !isPluralNoun(words[len(words)-1]) && !w.rules.isWord("singulars", "en", words[0]) && words[0] != "all" {
		return "" // the name of one thing, or of no thing at all
	}
	if len(words) > 1 && w.rules.isWord("determiners", "en", words[0]) {
		if words[0] == "the" && !isPluralNoun(words[len(words)-1]) {
			return "" // there is one only
		}
		words = words[1:]
	}
	if len(words) == 0 || len(words) > 3 || w.isCount(words[0]) || slices.Contains(words, "of") || w.rules.isWord("question_words", "en", words[0]) || strings.ContainsAny(subject, "(") {
		return ""
	}
	last := words[len(words)-1]
	if strings.ContainsFunc(last, func(r rune) bool { return !unicode.IsLower(r) && r != '-' }) || strings.HasSuffix(last, "ing") || w.rules.isWord("masses", "en", last) || w.rules.isWord("selves", "en", last) {
		return ""
	}
	lead := strings.Join(words[:len(words)-1], " ")
	return joinWords(lead, wording.Plural(wording.Singular(last)))
}
