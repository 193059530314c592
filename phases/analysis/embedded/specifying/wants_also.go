package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// maxAlso is how many words a wish has at most together with what the same subject can,
// cannot or must do besides: without it the story would ask for half of the statement.
const maxAlso = 44

// maxFirst is how many words the first part of such a wish has at most.
const maxFirst = 26

// parted is what a clause says first, and what it says besides in the form of a wish; also
// says that the second part is of the same subject. A row that loses its last member with
// the second part gets another "and".
func (w *Specifier) parted(d *Draft, c phrasing.Clause, base string) (first, second string, also bool) {
	first, ok := w.FirstConjunct(base)
	if !ok {
		return base, "", false
	}
	if plain := !c.Not && c.Adverb == ""; plain {
		if more := w.alsoWished(base[len(first):]); more != "" && len(strings.Fields(first)) <= maxFirst {
			return first, more, true
		}
		if !w.IsActor(c.Subject, &d.Use) {
			second = w.secondWish(base[len(first):])
		}
	}
	if i := w.lastComma(first); i > 0 && w.Table.IsWord("verbs", "en", phrasing.LeadingWord(first[i+2:])) {
		first = first[:i] + " and " + first[i+2:]
	}
	return first, second, false
}

// withAlso puts what the same subject does besides behind a wish, with the circumstance
// that the statement begins with between the two, as it holds for both.
func (w *Specifier) withAlso(st phrasing.Statement, wish, also string) string {
	if st.Trigger != "" && !w.storyLead(st) {
		wish += " " + w.lateTrigger(st)
	}
	if len(strings.Fields(wish))+len(strings.Fields(also)) > maxAlso {
		return wish
	}
	return wish + also
}

// alsoWished is what a statement says with a word like "can" of the same subject, in the
// form of the wish before it: "and cannot change during its term" becomes "and not to
// change during its term", "and can be switched off" "and be able to be switched off".
// Empty where the second part is none of that.
func (w *Specifier) alsoWished(tail string) string {
	and, deed, ok := strings.Cut(strings.TrimLeft(tail, ", "), " ")
	if !ok || and != "and" && and != "but" {
		return ""
	}
	if and = " " + and; strings.HasPrefix(tail, ",") {
		and = "," + and
	}
	modal, deed, ok := strings.Cut(deed, " ")
	if !ok || !w.Table.IsWord("auxiliaries", "en", modal) || strings.ContainsAny(deed, ";:") {
		return ""
	}
	if rest, denied := strings.CutPrefix(deed, "not "); denied || modal == "cannot" || strings.HasSuffix(modal, "n't") {
		return and + " not to " + rest
	}
	first := phrasing.LeadingWord(deed)
	switch {
	case first != "be" && !w.Table.IsWord("verbs", "en", first):
		return ""
	case w.Table.IsWord("able_modals", "en", modal):
		return and + " be able to " + deed
	}
	return and + " " + deed
}

// lastComma is where the last comma of a row stands that is in no brackets, or -1.
func (w *Specifier) lastComma(text string) int {
	for i := strings.LastIndex(text, ", "); i > 0; i = strings.LastIndex(text[:i], ", ") {
		if !w.InBrackets(text, i) {
			return i
		}
	}
	return -1
}

// lateTrigger is the circumstance that a statement begins with as it stands at the end of
// a wish.
func (w *Specifier) lateTrigger(st phrasing.Statement) string {
	return w.LowerStart(strings.TrimRight(st.Trigger, ", "))
}
