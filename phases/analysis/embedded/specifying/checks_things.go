package specifying

import (
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// thingCourse proves that a thing is there: by what it holds where the source
// lists that, by what things of its kind are for, else by its use.
func (w *Specifier) thingCourse(d *Draft) course {
	label, text := d.Statement.Label, d.Statement.Head
	if w.storyLead(d.Statement) && d.Fact != nil {
		label, text = "", strings.TrimPrefix(w.Action(d.Fact), "have ")
	}
	if before, after, ok := strings.Cut(text, ": "); ok && label == "" && !w.InBrackets(text, len(before)) {
		label, text = before, after
	}
	thing := w.NounPhrase(phrasing.OrElse(label, text))
	if thing == "" {
		return course{}
	}
	if first := strings.ToLower(phrasing.LeadingWord(thing)); w.Table.IsWord("conditions", "en", first) || w.Table.IsWord("subordinators", "en", first) || w.saysMore(thing) {
		if fact := w.saidDone(thing); fact != "" {
			return w.proved(fact)
		}
		return course{Main: w.plainly(thing), plain: true} // no name of a thing
	}
	if w.IsAbsent(thing) {
		return course{Main: w.Say("check_absent", "text", thing), Rule: "criterion-of-prohibition", rank: firmCourse}
	}
	name, noun := w.headOfThing(thing)
	if list := w.listedParts(text); len(list) > 1 && label != "" && noun != "formats" && noun != "codes" {
		return w.holding(definite(w, name), list)
	}
	if list, _ := w.quotedRow(text); len(list) > 1 {
		return course{Main: w.Say("check_offered", "list", strings.Join(list, ", ")), Rule: ofParts, rank: actCourse}
	}
	for i := range w.Table.Things {
		r := &w.Table.Things[i]
		if noun == "" || !slices.Contains(r.Nouns.In("en"), noun) && !slices.Contains(r.Nouns.In("en"), wording.Singular(noun)) && !w.headedBy(name, r.Nouns.In("en")) {
			continue
		}
		if t := w.topicOf(d); t != nil && t.ID == "locale" && wording.Singular(noun) == "page" {
			return course{} // the languages of a page are tested, and not what stands on it
		}
		slots := w.Slots("actor", d.Actor, "thing", definite(w, name))
		if w.isTool() && wording.Singular(noun) == "report" { // what a run finds, and no figures of a period
			return course{Main: w.Sentence("check_run_report", "thing", definite(w, name)), also: w.Say("check_run_report_none", "thing", definite(w, name)), rank: actCourse, same: r.Same}
		}
		return course{Main: phrasing.Finished(phrasing.FillSlots(r.Check.In("en"), "en", slots)), also: phrasing.FillSlots(r.Also.In("en"), "en", slots), rank: actCourse, same: r.Same}
	}
	if said := w.toldOfThing(label, text); said != "" {
		return course{Main: said, plain: true}
	}
	if fact := w.storyFact(d); fact != "" && w.storyLead(d.Statement) {
		return course{Main: w.plainly(fact), plain: true}
	}
	if c := w.toldByItself(d, thing); c.Main != "" {
		return c
	}
	if _, done := w.Participle(strings.ToLower(phrasing.LeadingWord(thing))); done || len(strings.Fields(thing)) > maxUsedThing {
		return course{Main: w.plainly(thing), plain: true} // it tells more than a name
	}
	if said := strings.TrimRight(strings.TrimSpace(text), ". "); label != "" && said != label && len(strings.Fields(said)) > 1 {
		return course{Main: w.plainly(w.Say("crit_label", "name", label, "text", w.LowerStart(said))), plain: true} // what it is says more than that it is there
	}
	return course{Main: w.useOfThing(d, thing), plain: true}
}

// headedBy says that the name of a thing begins with the name in several words of a kind
// of things: "status page with an entry for each part".
func (w *Specifier) headedBy(name string, kinds []string) bool {
	name = strings.ToLower(phrasing.CutFirst(name, "a ", "an ", "the ", "A ", "An ", "The "))
	return slices.ContainsFunc(kinds, func(kind string) bool {
		return strings.Contains(kind, " ") && (name == kind || strings.HasPrefix(name, kind+" ") || strings.HasSuffix(name, " "+kind))
	})
}

// deedsOnCourse tests a screen by all that can be done on it where the source lists
// that: "a repair page: find a ticket by number, see its notes, and close it".
func (w *Specifier) deedsOnCourse(d *Draft) course {
	label, text := d.Statement.Label, strings.TrimRight(strings.TrimSpace(d.Statement.Head), ". ")
	if before, after, ok := strings.Cut(text, ": "); ok && label == "" && !w.InBrackets(text, len(before)) {
		label, text = before, after
	}
	if label == "" || d.Statement.Trigger != "" || !strings.Contains(text, ", ") || len(strings.Fields(text)) < 5 || !w.BeginsWithVerb(text) {
		return course{}
	}
	name, noun := w.headOfThing(w.NounPhrase(label))
	for i := range w.Table.Things {
		if nouns := w.Table.Things[i].Nouns.In("en"); slices.Contains(nouns, "screen") && slices.Contains(nouns, noun) {
			return course{Main: w.Sentence("check_deeds_on", "thing", definite(w, name), "list", w.LowerStart(text)), rank: actCourse}
		}
	}
	return course{}
}

// toldOfThing is what a source tells of a thing behind its label: "Lineage: for
// every number, the files behind it", "Children: a tour with a quiz". Empty where
// that is no more than a name.
func (w *Specifier) toldOfThing(label, text string) string {
	text = strings.TrimRight(strings.TrimSpace(text), ". ")
	if len(label) < 4 || text == "" || text == label || strings.Contains(text, ". ") {
		return ""
	}
	first := strings.ToLower(phrasing.LeadingWord(text))
	if _, clause := w.ParseClause(text); clause {
		return w.plainly(w.LowerStart(text))
	}
	switch {
	case first == "for" && strings.Contains(text, ", "):
		return w.Say("check_label_shows", "name", w.LowerStart(label), "text", w.LowerStart(text))
	case len(strings.Fields(text)) < 4 || !w.IsNoun(text) || w.hasFinite(text):
	case first == "a" || first == "an":
		return w.Say("thing_there", "text", w.LowerStart(text))
	case phrasing.IsPluralNoun(first) && !w.IsVerbish(first) && !w.IsThird(first):
		if name, noun := w.headOfThing(w.NounPhrase(label)); noun != "" && !phrasing.IsPluralNoun(noun) && !strings.ContainsAny(text, ":;(") {
			return w.Sentence("check_shows_these", "thing", definite(w, name), "text", w.LowerStart(text))
		}
		return w.Say("things_there", "text", w.LowerStart(text))
	}
	return ""
}

// hasFinite says that a text has the verb of a clause somewhere.
func (w *Specifier) hasFinite(text string) bool {
	for _, t := range phrasing.ClauseTokens(text) {
		if w.Table.IsWord("auxiliaries", "en", t.Low) || w.Table.IsWord("finite", "en", t.Low) {
			return true
		}
	}
	return false
}

// maxUsedThing is how many words the name of a thing has at most.
const maxUsedThing = 8

// saysMore says that what stands for a thing has a verb of its own and is no
// name: "red LED blinks until it was acknowledged".
func (w *Specifier) saysMore(thing string) bool {
	tokens := phrasing.ClauseTokens(thing)
	if c, clause := w.ParseClause(thing); clause && !w.HasWord(c.Subject, "prepositions") {
		return true
	}
	for i, t := range tokens {
		if i > 0 && (w.Table.IsWord("relatives", "en", t.Low) || w.Table.IsWord("prepositions", "en", t.Low) && t.Low != "of") {
			return false
		}
		if i > 0 && (w.Table.IsWord("auxiliaries", "en", t.Low) || w.Table.IsWord("finite", "en", t.Low) || t.Low == "need") {
			return true
		}
	}
	return false
}

// useOfThing is the last resort for a thing: an example shows it.
func (w *Specifier) useOfThing(d *Draft, thing string) string {
	switch {
	case w.isTool():
		return w.Say("crit_thing_cli", "thing", thing)
	case w.ProductType() == "library":
		return w.Say("crit_thing_library", "thing", thing)
	default:
		return w.Say("crit_thing", "actor", d.Actor, "thing", thing)
	}
}

// holding tests that a thing holds all that the source lists of it.
func (w *Specifier) holding(thing string, list []string) course {
	if strings.HasPrefix(thing, "`-") {
		return course{} // what is listed behind a flag says what it is, and not what is in it
	}
	text := strings.Join(list, w.Say("list_sep"))
	switch named := strings.ToLower(strings.TrimPrefix(thing, "the ")); {
	case w.Table.IsWord("check_role_lists", w.Language, named):
		return course{Main: w.Sentence("check_each_role", "list", text), Rule: "criterion-on-rights", rank: firmCourse, same: []string{"roles"}}
	case w.Table.IsWord("check_precedences", w.Language, named):
		return course{Main: w.Sentence("check_precedence", "list", text), Rule: ofParts, rank: firmCourse, same: []string{"settings"}}
	}
	return course{
		Main: w.Sentence("check_holds", "thing", thing, "list", text), also: w.Sentence("check_holds_also", "thing", thing, "list", text),
		Rule: ofParts, rank: actCourse,
	}
}

// headOfThing cuts the name of a thing before its first preposition and gives
// the noun that it ends with.
func (w *Specifier) headOfThing(thing string) (name, noun string) {
	tokens := phrasing.ClauseTokens(thing)
	end := 0
	for end < len(tokens) && (end == 0 || !w.Table.IsWord("prepositions", "en", tokens[end].Low) && tokens[end].Low != "") {
		end++
		if tokens[end-1].Comma {
			break
		}
	}
	if end == 0 || end > 5 {
		return strings.TrimRight(w.cutName(thing, 46), " ,:"), ""
	}
	noun = tokens[end-1].Low
	name = thing[:tokens[end-1].To]
	if short := strings.TrimRight(w.cutName(thing, 46), " ,:"); strings.HasPrefix(short, name) && !strings.ContainsAny(short, ",:(") && end < len(tokens) && w.Table.IsWord("check_joints", "en", tokens[end].Low) {
		name = short
	}
	if whole, _, _ := strings.Cut(thing, ", "); strings.Contains(name, " that ") && len(strings.Fields(whole)) <= maxDoers {
		name = whole // "list of everything that waits for repair": what it holds is no name without its end
	}
	return name, noun
}

// listedParts are the parts that a statement lists behind its label: "customer,
// tour, stop number". Empty for a row of clauses.
func (w *Specifier) listedParts(text string) []string {
	text = strings.TrimRight(text, ". ")
	var out []string
	for _, p := range reading.SplitTop(text, ",") {
		p = strings.TrimSpace(p)
		if last, ok := strings.CutPrefix(p, "and "); ok {
			p = last
		}
		n := len(strings.Fields(p))
		if n == 0 || n > 5 || strings.ContainsFunc(p, func(r rune) bool { return r == ':' || r == ';' || r == '=' || unicode.IsDigit(r) }) || strings.HasSuffix(strings.ToLower(phrasing.LeadingWord(p)), "ed") {
			return nil
		}
		if _, clause := w.ParseClause(p); clause || w.Table.IsWord("prepositions", "en", phrasing.LeadingWord(p)) || w.BeginsWithVerb(p) && n > 1 {
			return nil
		}
		if lead := phrasing.LeadingWord(p); len(lead) > 1 || lead == p {
			p = w.LowerStart(p) // "A (new)" is a grade and no article
		}
		out = append(out, p)
	}
	if len(out) < 2 {
		return nil
	}
	return out
}

// listCourse tests a statement that ends in a list of what it holds for: once for
// each entry.
func (w *Specifier) listCourse(d *Draft) course {
	fact := w.testedFact(d)
	head, list, ok := strings.Cut(fact, ": ")
	if !ok || strings.Contains(list, ": ") {
		return course{}
	}
	parts := w.listedParts(list)
	if len(parts) < 2 {
		return course{}
	}
	if !slices.ContainsFunc(parts, func(part string) bool { return !strings.HasPrefix(part, "`") || !strings.ContainsAny(part, ".:") }) {
		return course{} // names of events and scopes, `order.paid`, are no values
	}
	if w.storesThings(d) || w.Table.IsWord("value_names", "en", strings.ToLower(reading.LastWord(head))) { // the values of one entry are no cases of it
		return course{Main: w.Say("check_parts", "list", strings.Join(parts, w.Say("list_sep"))), Rule: ofParts, rank: actCourse}
	}
	return course{Main: w.Say("check_alternatives", "list", strings.Join(parts, ", ")), Rule: ofParts, rank: actCourse}
}

// ruleCourse tests a property of things by many of them: "each delivery has a
// sequence".
func (w *Specifier) ruleCourse(d *Draft) course {
	fact := w.testedFact(d)
	if fact == "" {
		return course{}
	}
	c, ok := w.ParseClause(fact)
	things := w.kindOf(c.Subject)
	_, person := w.PersonIn(c.Subject)
	if lead := strings.ToLower(phrasing.LeadingWord(c.Subject)); ok && things != "" && !person && !c.Plural() && (lead == "each" || lead == "every" || lead == "any") {
		c.Subject = w.Say("each_of", "things", things)
		return course{Main: c.Text(), Rule: "criterion-of-rule"}
	}
	if ok && c.Adverb == "always" {
		c.Adverb = "" // which no test can show; that it holds in each case of several can be
		if text, rule := w.sentenceShape(shape{d: d, fact: c.Text()}, true); text != "" {
			return course{Main: text, Rule: rule}
		}
		return course{Main: w.Say("rule_holds", "text", w.LowerStart(c.Text())), plain: true}
	}
	if w.isTool() || w.ProductType() == "library" {
		return course{Main: w.Say("check_ci", "text", fact), plain: true}
	}
	return course{Main: w.plainly(fact), plain: true}
}

// kindOf is what a subject is one or all of, in the plural: "deliveries" of "each
// delivery". Empty where that is not certain.
func (w *Specifier) kindOf(subject string) string {
	name, _ := w.headOfThing(w.LowerStart(strings.TrimSpace(subject)))
	words := strings.Fields(name)
	if len(words) > 0 && !phrasing.IsPluralNoun(words[len(words)-1]) && !w.Table.IsWord("singulars", "en", words[0]) && words[0] != "all" {
		return "" // the name of one thing, or of no thing at all
	}
	if len(words) > 1 && w.Table.IsWord("determiners", "en", words[0]) {
		if words[0] == "the" && !phrasing.IsPluralNoun(words[len(words)-1]) {
			return "" // there is one only
		}
		words = words[1:]
	}
	if len(words) == 0 || len(words) > 3 || w.isCount(words[0]) || slices.Contains(words, "of") || w.Table.IsWord("question_words", "en", words[0]) || strings.ContainsAny(subject, "(") {
		return ""
	}
	last := words[len(words)-1]
	if strings.ContainsFunc(last, func(r rune) bool { return !unicode.IsLower(r) && r != '-' }) || strings.HasSuffix(last, "ing") || w.Table.IsWord("masses", "en", last) || w.Table.IsWord("selves", "en", last) {
		return ""
	}
	lead := strings.Join(words[:len(words)-1], " ")
	return phrasing.JoinWords(lead, wording.Plural(wording.Singular(last)))
}
