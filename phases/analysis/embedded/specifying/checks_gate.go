package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// gateCourse tests what somebody has to do first by a case in which they have not done it:
// "a driver must accept the proposal before it is shown to the others" is broken by a product
// that shows it at once, however well the driver can accept it.
func (w *Specifier) gateCourse(d *Draft) course {
	c := d.Statement.Clause
	_, person := w.PersonIn(c.Subject)
	base := w.Base(c)
	if !person || w.HasWord(c.Subject, "gate_others") || !d.Statement.Whole || c.Not || c.Adverb != "" || !w.owesFirst(c, base) {
		return course{}
	}
	deed, behind, ok := reading.CutLast(base, " before ")
	if !ok || strings.ContainsAny(deed, ",;:") || strings.ContainsAny(behind, ",;:") {
		return course{}
	}
	contrary := w.notYet(strings.TrimRight(behind, ". "))
	if contrary == "" {
		return course{}
	}
	who := w.LowerStart(w.WithDeterminer(c.Subject))
	if first := strings.ToLower(phrasing.LeadingWord(who)); !w.Table.IsWord("articles", "en", first) && !w.Table.IsWord("determiners", "en", first) {
		who = "the " + who // notes leave it out: "Owner approves …"
	}
	wait := w.Inner("gate_one", "actor", who, "want", deed)
	if c.Plural() {
		wait = w.Inner("gate_many", "actor", w.LowerStart(c.Subject), "want", deed)
	}
	text := w.Say("check_gate", "wait", wait, "contrary", contrary)
	return course{Main: w.in(shape{d: d, trigger: d.Statement.Trigger}, text), Rule: "criterion-of-condition", rank: firmCourse}
}

// owesFirst says that a clause with "before" tells what somebody has to have done: by its modal
// verb, or by a deed that lets something pass, "the owner approves each sublease before …".
func (w *Specifier) owesFirst(c phrasing.Clause, base string) bool {
	if c.Form == phrasing.ModalVerb {
		return w.Table.IsWord("gate_modals", "en", c.Verb)
	}
	return (c.Form == phrasing.ThirdVerb || c.Form == phrasing.PluralVerb) && w.Table.IsWord("gate_verbs", "en", strings.ToLower(phrasing.LeadingWord(base)))
}

// notYet is what a clause behind "before" says as what is not so until then, "it is not shown
// to the others", in which "it" stays the thing that was named before and no product.
func (w *Specifier) notYet(behind string) string {
	const named = "that thing"
	rest, pronoun := phrasing.CutFold(behind, "it ")
	if pronoun {
		behind = named + " " + rest
	}
	c, ok := w.ParseClause(behind)
	if !ok || c.Form == phrasing.PastVerb {
		return ""
	}
	contrary := w.opposite(c)
	if tail, ok := strings.CutPrefix(contrary, named+" "); ok && pronoun {
		return "it " + tail
	}
	return contrary
}
