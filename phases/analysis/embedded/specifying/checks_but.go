package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// butCourse tests the limit that stands behind "but" by somebody who oversteps it: "can
// move an order, but not beyond its due date", "can edit a report but not delete it",
// "can cancel a trip, but only before it starts".
func (w *Specifier) butCourse(d *Draft) course {
	if never := w.neverDone(d); never.Main != "" {
		return never
	}
	actor, want := w.deedOfPerson(d)
	if want == "" {
		return course{}
	}
	right := !d.Statement.Whole || d.Statement.Clause.Verb == "can" || d.Statement.Clause.Verb == "may"
	for _, lead := range w.Table.Words["check_limits_behind"].In("en") {
		at := strings.Index(want, lead+" ")
		if at <= 0 || w.InBrackets(want, at) || strings.ContainsAny(want[at:], ";:") {
			continue
		}
		deed, limit := strings.TrimRight(want[:at], " ,"), strings.TrimRight(want[at+len(lead)+1:], " .,")
		first := strings.ToLower(phrasing.LeadingWord(limit))
		opens := w.Table.IsWord("prepositions", "en", first) || w.Table.IsWord("conditions", "en", first) || w.Table.IsWord("check_limit_openers", "en", first)
		only := strings.HasSuffix(lead, "only")
		if d.Statement.Trigger != "" && (right || only || opens) {
			return course{} // what is refused only then
		}
		if !right && (only || opens) {
			return course{} // "gets a list, but only on Fridays" is no right that somebody could overstep
		}
		out := course{Rule: ofException, rank: firmCourse}
		switch {
		case only && opens:
			out.Main = w.Say("check_but_only", "actor", actor, "want", deed, "limit", limit)
		case !only && opens:
			out.Main = w.Say("check_tried", "actor", actor, "want", deed+" "+limit)
		case !only && w.Table.IsWord("verbs", "en", first):
			out.Main = w.Say("check_tried", "actor", actor, "want", w.withObjectOf(limit, deed))
		case !only && right && w.Table.IsWord("check_limit_things", "en", first):
			out.Main = w.Say("check_tried", "actor", actor, "want", phrasing.LeadingWord(deed)+" "+limit)
		default:
			return course{}
		}
		out.also, out.alsoRule = w.courseOfRest(d, lead)
		return out
	}
	return course{}
}

// neverDone tests what can never be done to a thing, behind what can, by somebody who tries it:
// "entries can be corrected but never deleted".
func (w *Specifier) neverDone(d *Draft) course {
	c := d.Statement.Clause
	if !d.Statement.Whole || d.Statement.Trigger != "" || c.Not || c.Form != phrasing.ModalVerb || !strings.HasPrefix(c.Rest, "be ") {
		return course{}
	}
	for _, lead := range w.Table.Words["check_limits_behind"].In("en") {
		done, denied, ok := strings.Cut(c.Rest, lead+" ")
		participle, rest, _ := strings.Cut(strings.TrimRight(denied, ". "), " ")
		base, known := w.Participle(participle)
		if !ok || !known || strings.ContainsAny(denied, ",;:") || w.InBrackets(c.Rest, len(done)) {
			continue
		}
		out := course{Main: w.Say("check_never_done", "deed", phrasing.JoinWords(base, w.LowerStart(c.Subject), rest)), Rule: ofException, rank: firmCourse}
		out.also, out.alsoRule = w.courseOfRest(d, lead)
		return out
	}
	return course{}
}

// withObjectOf names in a deed what an earlier one is done to in the place of a pronoun
// at its end: "delete it" behind "edit a report" is "delete the report".
func (w *Specifier) withObjectOf(deed, before string) string {
	verb, pronoun, ok := strings.Cut(deed, " ")
	if !ok || pronoun != "it" && pronoun != "them" {
		return deed
	}
	_, object, _ := strings.Cut(before, " ")
	article, thing, more := strings.Cut(object, " ")
	switch {
	case more && w.Table.IsWord("articles", "en", strings.ToLower(article)) && len(strings.Fields(thing)) <= 3:
		return verb + " the " + thing
	case pronoun == "them" && len(strings.Fields(object)) == 1 && phrasing.IsPluralNoun(object):
		return verb + " the " + object
	}
	return deed
}
