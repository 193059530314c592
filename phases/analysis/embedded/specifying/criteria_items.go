package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// maxItemDeed is how many words an item below a feature has at most that only names one
// more deed.
const maxItemDeed = 8

// itemSaid is an item below a feature as a sentence, where it says in a few words alone what
// can be done or what decides. Empty for one that is a sentence, or a remark.
func (w *Specifier) itemSaid(d *Draft, text string) string {
	return phrasing.OrElse(phrasing.OrElse(w.decidesByMost(text), w.deedItem(d, text)), w.labelledWay(text))
}

// labelledWay is a way of reckoning or of putting in order behind its label as what a test
// sees: "Rounding: half even per line" is tried just above, just below and right between two
// steps. Empty for any other label.
func (w *Specifier) labelledWay(text string) string {
	label, way, ok := strings.Cut(strings.TrimRight(strings.TrimSpace(text), ". "), ": ")
	kind, known := w.Table.Words["item_ways"].Paired("en", strings.ToLower(label))
	if w.Language == "zh" || !ok || !known || strings.ContainsAny(way, ";?") {
		return ""
	}
	if kind == "order" {
		return w.Say("crit_order_way", "way", w.LowerStart(way))
	}
	return w.Say("crit_rounded_way", "way", w.LowerStart(way))
}

// deedItem is an item below a feature that names one more deed as what somebody can do:
// "export as CSV", below a report, is that they can export the report. Empty for anything
// else, and where a program of its own has no people.
func (w *Specifier) deedItem(d *Draft, text string) string {
	text = strings.TrimRight(strings.TrimSpace(text), ". ")
	verb, rest, more := strings.Cut(w.LowerStart(text), " ")
	next := strings.ToLower(phrasing.LeadingWord(rest))
	if w.Language == "zh" || !more || d.Actor == "" || w.isTool() || w.ProductType() == "library" || len(strings.Fields(text)) > maxItemDeed || strings.ContainsAny(text, ":,;?") {
		return ""
	}
	name := strings.TrimRight(w.strongName(d), ". ")
	if !w.Table.IsWord("item_outputs", "en", verb) || !w.Table.IsWord("item_forms", "en", next) || w.IsVerbPhrase(name) || w.BeginsWithVerb(name) || strings.Contains(name, ", ") || !w.IsNoun(name) {
		return ""
	}
	return w.Say("crit_role", "actor", d.Actor, "want", phrasing.JoinWords(verb, w.DefiniteName(name), rest))
}

// decidesByMost says in words what wins: "most points wins" is won by whoever has them.
// Empty for any other text.
func (w *Specifier) decidesByMost(text string) string {
	words := strings.Fields(strings.TrimRight(strings.TrimSpace(text), ". "))
	if w.Language == "zh" || len(words) < 3 || len(words) > 5 || !w.Table.IsWord("deciding", "en", words[len(words)-1]) || !w.Table.IsWord("by_amount", "en", strings.ToLower(words[0])) {
		return ""
	}
	last := len(words) - 1
	return w.Say("crit_whoever", "what", strings.ToLower(words[0])+" "+strings.Join(words[1:last], " "), "does", words[last])
}

// whichShown is the test of a look at those of several things of which something is so:
// "see which reminders are late" is tried with two of which one is late. Empty for any
// other question.
func (w *Specifier) whichShown(actor, want string) string {
	_, rest, ok := strings.Cut(want, " which ")
	c, clause := w.ParseClause(rest)
	things := strings.TrimSpace(c.Subject)
	if !ok || !clause || c.Not && c.Form == phrasing.DoVerb || len(strings.Fields(want[:strings.Index(want, " which ")])) != 1 || !phrasing.IsPluralNoun(strings.ToLower(things)) {
		return ""
	}
	_, so, ok := strings.Cut(rest, things+" ")
	if !ok || strings.ContainsAny(so, ",;:") {
		return ""
	}
	so = strings.Replace(so, "could not be ", "were not ", 1) // what could not be done was not
	first, more, _ := strings.Cut(so, " ")
	one, known := w.Table.Words["of_several"].Paired("en", first)
	switch {
	case known:
		so = phrasing.JoinWords(one, more)
	case c.Form != phrasing.ModalVerb && c.Form != phrasing.PastVerb:
		so = w.ThirdAll(so)
	}
	return w.Say("check_which_shown", "things", things, "so", so, "actor", actor)
}

// keptFrom tests what a story wants somebody to be kept from: "so that a trainee cannot
// delete a calendar" is tried by a trainee.
func (w *Specifier) keptFrom(d *Draft) string {
	if w.Language == "zh" || d.Fact == nil || d.Fact.Benefit == "" || w.isTool() {
		return ""
	}
	c, ok := w.ParseClause(strings.TrimRight(d.Fact.Benefit, ". "))
	name := w.keptPerson(c.Subject)
	if !ok || name == "" || !c.Not || c.Form != phrasing.ModalVerb || c.Verb != "can" || strings.ContainsAny(c.Rest, ",;") {
		return ""
	}
	if tokens := phrasing.ClauseTokens(w.Base(c)); len(tokens) < 3 || !w.Table.IsWord("kept_deeds", "en", tokens[0].Low) || !w.opensObject(tokens[1].Low) {
		return ""
	}
	return w.Say("check_tried", "actor", name, "want", w.Base(c))
}

// heldInResult tests the limit that a deed is to keep: "the route is planned so that no box is
// more than 3 hours on the van" is judged by the routes that come of it. What it is to bring
// without a number is only hoped for.
func (w *Specifier) heldInResult(d *Draft) string {
	if w.Language == "zh" || d.Fact == nil {
		return ""
	}
	text := strings.TrimRight(w.Phrase(phrasing.OrElse(d.Fact.Benefit, d.Statement.Purpose)), ". ")
	if !slices.ContainsFunc(wording.Measures(text), func(m wording.Measure) bool { return m.Op != "=" && m.Op != "" }) || strings.Contains(text, " and not ") || strings.Contains(text, " instead of ") {
		return "" // "within two days and not three weeks" compares with today
	}
	c, ok := w.ParseClause(text)
	if _, person := w.PersonIn(c.Subject); !ok || person || strings.ContainsAny(text, ",;:") || w.Table.IsWord("person_pronouns", "en", strings.ToLower(phrasing.LeadingWord(text))) {
		return ""
	}
	return w.Say("check_held_in_result", "text", w.LowerStart(text))
}

// keptPerson is whom a clause keeps from something: a role, or one of a kind in one word
// that does what people do, "a trainee". Empty for anything else.
func (w *Specifier) keptPerson(subject string) string {
	if name, person := w.PersonIn(subject); person {
		return name
	}
	article, name, _ := strings.Cut(strings.ToLower(subject), " ")
	if article != "a" && article != "an" || strings.Contains(name, " ") || w.IsSystem(name) || w.isProgram(name) {
		return ""
	}
	return name
}
