package embedded

import (
	"slices"
	"strings"
)

// benefitOfState is why somebody wants what a clause says of a thing: what is
// recorded can be looked up later, what is refused stays out. Empty for a verb
// that is in no row.
func (w *work) benefitOfState(d *draft) string {
	if w.lang == "zh" || !d.st.whole || d.st.clause.not {
		return ""
	}
	if _, person := w.personIn(d.st.clause.subject); person {
		return ""
	}
	verbs := w.verbsOf(d)
	if words := strings.Fields(w.base(d.st.clause)); len(words) > 1 && words[0] == "keep" && strings.HasSuffix(words[1], "ing") {
		verbs = []string{"continue"} // it keeps nothing
	}
	for _, verb := range verbs {
		for i := range w.rules.States {
			r := &w.rules.States[i]
			if !slices.Contains(r.Verbs, verb) {
				continue
			}
			if subject := w.shortSubject(d); subject != "" && strings.HasPrefix(w.base(d.st.clause), "be ") && r.Subject.In(w.lang) != "" {
				return fillSlots(r.Subject.In(w.lang), w.lang, w.slots("subject", subject))
			}
			return r.Benefit.In(w.lang)
		}
	}
	return ""
}

// benefitOfRule is what a rule is good for of which nothing more is known:
// those concerned need not ask.
func (w *work) benefitOfRule(d *draft) string {
	c := d.st.clause
	if _, person := w.personIn(c.subject); person && !c.not && w.lang != "zh" {
		return w.benefitOfPerson(d, "benefit_person_rule")
	}
	if w.lang != "zh" && c.form == modalVerb && !c.not && !w.ownAct(d) && (c.verb == "can" || c.verb == "may" || c.verb == "could") {
		return w.say("benefit_able")
	}
	if w.lang != "zh" && !w.forbids(d) && (c.form == thirdVerb || c.form == pluralVerb) {
		return w.benefitOfDeed(d)
	}
	if subject := w.shortSubject(d); subject != "" && !w.ownAct(d) {
		return w.say("benefit_rule_of", "subject", subject)
	}
	return w.benefitOfOrder(d)
}

// maxSubjectWords is how many words a thing has at most that a benefit names.
const maxSubjectWords = 4

// shortSubject is what a clause is about, where that has a short name of its
// own: no pronoun, no condition, no code and not the product.
func (w *work) shortSubject(d *draft) string {
	subject := w.impersonal(w.lowerStart(strings.TrimSpace(d.st.clause.subject)))
	words := strings.Fields(subject)
	if len(words) == 0 || len(words) > maxSubjectWords || strings.ContainsAny(subject, "`\"“”(),;:0123456789") || strings.EqualFold(d.st.clause.subject, w.product) {
		return ""
	}
	if rest, ok := strings.CutPrefix(subject, "all "); ok {
		subject, words = rest, words[1:]
	}
	first, last := strings.ToLower(words[0]), strings.ToLower(words[len(words)-1])
	for _, list := range []string{"vague_subjects", "selves", "conditions", "prepositions", "person_pronouns", "pronouns_object", "no_subjects", "anybody", "first_persons"} {
		if w.rules.isWord(list, "en", first) && first != "each" && first != "every" || w.rules.isWord(list, "en", last) && len(words) == 1 {
			return ""
		}
	}
	if w.rules.isWord("determiners", "en", first) && len(words) == 1 || w.rules.isWord("selves", "en", strings.TrimPrefix(subject, "the ")) || strings.HasSuffix(first, "ing") || len(first) == 1 && first != "a" {
		return ""
	}
	return subject
}

// chineseBenefit is what an act spares people, by the first verb of its
// statement. A rule or a bound is no act.
func (w *work) chineseBenefit(d *draft) string {
	if w.forbids(d) || w.boundsChinese(d.st.head) {
		return ""
	}
	act := w.rules.action("zh", d.action)
	if act.Class == "other" || strings.Contains(act.Benefit.In("zh"), "{") {
		return ""
	}
	if !w.personal(d) && act.Class == "change" {
		return "" // a machine settles nothing
	}
	if text := act.Benefit.In("zh"); text != w.say("benefit_deed") {
		return text
	}
	return w.chineseByItself(d)
}
