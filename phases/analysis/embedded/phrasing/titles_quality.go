package phrasing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// QualityTitle names a stated quality: what is measured with its number, else
// the whole first phrase of the statement, else the class.
func (w *Work) QualityTitle(q *understanding.QualityFact) string {
	class := w.Table.Classes[q.Class].Name.In(w.Language)
	name := strings.TrimRight(strings.TrimSpace(OrElse(q.Name, q.Text)), " .。;；:：")
	if name == "" {
		return class
	}
	if w.Language == "zh" {
		return Shorten(name, 60)
	}
	if title, ok := w.labelledQuality(q); ok {
		return title
	}
	if main := w.promiseIn(q.Text); main != "" && strings.HasPrefix(q.Text, name+",") {
		name = main // the case alone promises nothing
	}
	if w.cutInside(name, q.Text) {
		name = strings.TrimRight(w.FirstSentence(q.Text), ". ")
	}
	if c, ok := w.ParseClause(w.FirstSentence(q.Text)); ok && c.Form == ModalVerb && (understanding.Keyword(name) != "" || w.owes(c, name)) { // MUST is for the statement
		if text, ok := w.Indicative(c); ok {
			name = strings.TrimRight(text, ". ")
		}
	}
	if full := strings.TrimRight(w.FirstSentence(q.Text), ". "); strings.HasPrefix(full, name) {
		name = w.withException(full, name)
	}
	target := OrElse(q.Target, MeasureIn(q.Text))
	if _, after, ok := strings.Cut(name, ": "); ok && w.Table.IsWord("vague_subjects", "en", LeadingWord(name)) && MeasureIn(after) != "" {
		name = after // "It has to be quick: nobody waits longer than 2 seconds"
	}
	if w.Table.IsWord("vague_subjects", "en", LeadingWord(name)) && target != "" {
		return OrElse(w.deedTitle(q.Text, target), class+": "+target)
	}
	title := w.withException(name, w.CutPhrase(name, MaxTitle))
	if head, _, ok := strings.Cut(name, ": "); ok && title != name && w.standsAlone(head) && MeasureIn(title[min(len(title), len(head)):]) == "" {
		title = w.CutPhrase(head, MaxTitle) // the particulars behind the colon would be cut short
	}
	if strings.HasSuffix(title, "…") {
		title = strings.TrimRight(title, " …")
	}
	_, whole := w.ParseClause(w.FirstSentence(q.Text))
	if _, kept := w.ParseClause(title); whole && !kept && title != name || w.Table.IsWord("vague_subjects", "en", LeadingWord(name)) {
		return class + ": " + w.LowerStart(w.NameOf(title)) // a subject without its verb says too little
	}
	return strings.TrimRight(wording.Sentence(w.NameOf(title)), ".")
}

// deedTitle is what "we" or "it" must do within a number, "Roll back within 5 minutes" of
// "We must be able to roll back within 5 minutes". Empty where that does not fit a title,
// tells no deed, or only allows one.
func (w *Work) deedTitle(text, target string) string {
	c, ok := w.ParseClause(strings.TrimRight(w.FirstSentence(text), ". "))
	if !ok || c.Form != ModalVerb || c.Not || c.Verb == "may" || c.Verb == "can" || !w.NamesProduct(c.Subject) && !w.Table.IsWord("vague_subjects", "en", strings.ToLower(c.Subject)) {
		return ""
	}
	deed := strings.TrimPrefix(c.Rest, "be able to ")
	verb := LeadingWord(deed)
	if verb == "be" || !w.Table.IsWord("verbs", "en", verb) || w.Table.IsWord("mind_verbs", "en", verb) || utf8.RuneCountInString(deed) > MaxTitle || !strings.Contains(deed, target) {
		return ""
	}
	return Capital(deed)
}

// promiseIn is the clause of a quality that holds in a case, without the case: "the
// last order can still be paid for 4 hours" of "If the line is down, the last order
// …". Empty where the two do not show.
func (w *Work) promiseIn(text string) string {
	st := w.TakeApart(text)
	if st.Trigger == "" || !st.Whole || len(strings.Fields(st.Head)) < 4 {
		return ""
	}
	return strings.TrimRight(Capital(st.Head), ". ")
}

// cutInside says that a name is the beginning of a text cut inside a phrase.
func (w *Work) cutInside(name, text string) bool {
	rest, ok := strings.CutPrefix(strings.TrimSpace(text), name)
	if !ok {
		return false
	}
	if listGoesOn(rest) {
		return true
	}
	return strings.HasPrefix(rest, " ") && rest != " " && !strings.HasPrefix(rest, " (") && !strings.HasPrefix(rest, " –") && !strings.HasPrefix(rest, " —")
}

// listGoesOn says that a text goes on with further names of a list: ", time and old value".
func listGoesOn(rest string) bool {
	next, ok := strings.CutPrefix(rest, ", ")
	if !ok {
		return false
	}
	name, _, last := strings.Cut(next, " and ")
	const most = 2 // words of a name
	return last && !strings.ContainsAny(name, ".;:") && len(strings.Fields(strings.ReplaceAll(name, ",", ""))) <= most*(1+strings.Count(name, ","))
}

// labelledQuality reads "Publish available: internal 99.95 %, standard 99.9 %":
// the label says what is measured, as much as fits behind it how much.
func (w *Work) labelledQuality(q *understanding.QualityFact) (string, bool) {
	text := strings.TrimRight(w.FirstSentence(q.Text), ". ")
	label, value, ok := strings.Cut(text, ": ")
	if !ok || w.InBrackets(text, len(label)) || len(strings.Fields(label)) > 8 {
		return "", false
	}
	if _, clause := w.ParseClause(label); clause && !w.addressed(label) || MeasureIn(value) == "" && w.BeginsWithVerb(label) {
		return "", false
	}
	if first := strings.ToLower(LeadingWord(label)); w.Table.IsWord("determiners", "en", first) && MeasureIn(value) == "" {
		body := w.CutPhrase(value, MaxTitle) // "Two kinds: producer keys may publish"
		return strings.TrimRight(wording.Sentence(w.NameOf(body)), "."), !strings.HasSuffix(body, "…")
	}
	label = w.Unaddressed(label)
	if q.Class == "A" {
		label = w.Availability(label)
	}
	colon := ": "
	if w.Table.IsWord("prepositions", "en", reading.LastWord(label)) {
		colon = " "
	}
	full := label + colon + w.LowerStart(value)
	if first, _, more := strings.Cut(full, "; "); more && utf8.RuneCountInString(full) > MaxTitle {
		full = first // another promise, that would be cut short
	}
	for utf8.RuneCountInString(full) > MaxTitle {
		i := strings.LastIndex(full, ", ")
		if i < 0 || MeasureIn(full[:i]) == "" {
			break
		}
		full = full[:i]
	}
	title := w.withException(full, w.CutPhrase(full, MaxTitle))
	if strings.HasSuffix(title, "…") {
		title = label + colon + OrElse(q.Target, MeasureIn(value))
	}
	return strings.TrimRight(wording.Sentence(w.NameOf(title)), "."), title != label+colon
}

// Availability is a label of how available something is as the name of that: "calls
// available" is "calls availability". Any other label, and a clause, stays.
func (w *Work) Availability(label string) string {
	head, ok := strings.CutSuffix(label, "vailable")
	if !ok || w.Table.IsWord("finite", "en", strings.ToLower(reading.LastWord(strings.TrimRight(head, "aA ")))) {
		return label
	}
	return head + "vailability"
}

// addressed says that a label speaks in the first person: "peak we size for".
func (w *Work) addressed(label string) bool { return w.Unaddressed(label) != label }

// Unaddressed drops the clause in the first person from a label.
func (w *Work) Unaddressed(label string) string {
	for _, who := range []string{" we ", " I ", " you "} {
		if i := strings.Index(label, who); i > 0 {
			return label[:i]
		}
	}
	return label
}

// owes says that a name is a clause that says what must be: as a title it says
// what then is.
func (w *Work) owes(c Clause, name string) bool {
	switch c.Verb {
	case "shall", "must", "should":
		return strings.HasPrefix(name, c.Subject) && !w.Table.IsWord("vague_subjects", "en", LeadingWord(name))
	}
	return false
}
