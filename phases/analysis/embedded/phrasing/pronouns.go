package phrasing

import (
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxAntecedent is how many words the subject has at most that is repeated in the
// place of a pronoun.
const maxAntecedent = 7

// maxTimeLead is how many words a time has at most that stands before a pronoun.
const maxTimeLead = 4

// ReadAlone is a statement that is read away from its neighbours: a pronoun at its
// beginning gives way to what the source speaks of right before, "they cannot be
// replaced" to "The scanners cannot be replaced". One for which nothing certain is
// found stays as it is.
func (w *Work) ReadAlone(text string, src specs.Source) string {
	if len(src.Lines) == 0 {
		return text
	}
	if w.Language == "zh" {
		return w.chineseAlone(text, src)
	}
	text = w.oneNamed(text, src)
	lead, pronoun, rest := w.leadingPronoun(text)
	if pronoun == "" {
		return w.underCondition(text)
	}
	before, subject, many := w.antecedent(lead+pronoun+" "+rest, src)
	if pronoun == "it" && subject == "" && lead == "" && w.undergoes(rest) {
		subject = w.thingAlone(before)
	}
	_, person := w.PersonIn(subject)
	if pronoun == "it" && person && !many && (w.undergoes(rest) || w.possesses(before)) {
		subject, person = w.handled(before, subject)
	}
	switch pronoun {
	case "they", "their":
		if !many {
			return text
		}
	case "it", "its":
		if many || person {
			return text
		}
		if subject == "" && (before != "" && !w.verbFree(before) || lead == "" && !w.speaksOfProduct(pronoun, rest)) {
			return text
		}
		if subject == "" && strings.HasSuffix(strings.TrimSpace(lead), ",") && w.undergoes(rest) {
			return text // to what something is done then, the condition does not say
		}
		if tail, again := strings.CutSuffix(strings.TrimRight(rest, ". "), " it"); again && subject != "" {
			rest, subject = tail+" "+w.within(subject)+".", "" // "it must work without it": the product does
		}
		if subject = OrElse(subject, w.Product); subject == w.Product && w.isCost(rest) {
			return text // "it must take one click": what is done takes it
		}
		subject = suchOne(w.meant(subject, rest), before)
	default:
		if many || !person {
			return text
		}
	}
	if pronoun == "its" || pronoun == "their" {
		first, more, _ := strings.Cut(rest, " ")
		if lead != "" || len(strings.Fields(subject)) > maxNamed || !IsPlainWord(first) {
			return text
		}
		return "The " + first + " of " + w.within(subject) + " " + more
	}
	if strings.HasPrefix(rest, "would be ") {
		return text // "it would be nice if" speaks of nothing
	}
	if lead != "" {
		return lead + w.within(subject) + " " + rest
	}
	return reading.UpperFirst(subject) + " " + rest
}

// oneNamed puts the thing right before into the place of "one": "Sending SIGHUP
// reloads the configuration. If the new one is wrong, the old one stays", "New
// backups use the new key; old ones stay readable".
func (w *Work) oneNamed(text string, src specs.Source) string {
	many := strings.Contains(text, "ld ones ") || strings.Contains(text, "ew ones ")
	if !many && !strings.Contains(text, "he new one ") && !strings.Contains(text, "he old one ") {
		return text
	}
	before := w.clauseBefore(text, src)
	thing := strings.TrimPrefix(w.thingOf(before, many), "the ")
	if subject, plural := w.subjectBefore(before); many && plural {
		thing = subject
	}
	if thing == "" || strings.Count(thing, " ") > 1 {
		return text
	}
	thing = strings.ToLower(reading.LastWord(thing))
	for _, state := range []string{"new", "old", "New", "Old"} {
		text = strings.ReplaceAll(strings.ReplaceAll(text, state+" one ", state+" "+thing+" "), state+" ones ", state+" "+thing+" ")
	}
	return text
}

// nameSubjects puts what the source speaks of into the place of the pronoun that is
// the subject of a feature, so that nobody takes it for the product: "The hub is …
// It gets a service", "If an upload fails, it is tried again".
func (w *Work) nameSubjects() {
	if w.Language == "zh" {
		return
	}
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		said := w.ReadAlone(w.spokenSubject(f.Text), f.Source)
		told, itself := strings.CutPrefix(f.Text, "It ")
		itself = itself && strings.HasPrefix(f.Name, w.Product+" ") && strings.HasPrefix(told, strings.TrimPrefix(f.Name, w.Product+" ")) // named for the product, which it is not about
		if said != f.Text && f.Name != "" && (itself || strings.HasPrefix(f.Text, strings.TrimRight(f.Name, ". ")) || strings.HasPrefix(f.Name, "It ") || w.Table.IsWord("pronouns_person", "en", strings.ToLower(LeadingWord(f.Name)))) {
			f.Name = w.Understood.Lex.Headline(said)
		}
		f.Text = said
		w.namedPlace(f)
	}
}

// underCondition names what a condition speaks of in the place of the "it" behind
// it: what something is done to there, or who does something to a thing there. What
// only happens to a thing says nothing about who acts then: "When the connection
// drops, it exits".
func (w *Work) underCondition(text string) string {
	if said := w.personUnderCondition(text); said != text {
		return said
	}
	if said := w.contactNamed(text); said != text {
		return said
	}
	lead, rest, ok := strings.Cut(text, ", it ")
	if at := w.bareEnd(text, ClauseTokens(text)); !ok && at > 0 {
		lead = strings.TrimRight(text[:at], " ")
		rest, ok = strings.CutPrefix(text[at:], "it ")
	}
	word, condition, more := strings.Cut(lead, " ")
	if !ok || !more || strings.ContainsAny(condition, ",;:") || !w.Table.IsWord("conditions", "en", strings.ToLower(word)) {
		return text
	}
	then, whole := w.ParseClause("It " + rest)
	when, known := w.ParseClause(reading.UpperFirst(condition))
	if thing := w.handledInCase(when, condition); thing != "" && whole && w.undergoes(rest) {
		return lead + ", " + thing + " " + rest
	}
	failed := when.Form == ModalVerb && strings.HasPrefix(when.Rest, "be ") // what cannot be delivered
	if !whole || !known || when.Plural() || when.Not && !failed && when.Form != BeVerb && when.Form != DoVerb && when.Form != HaveVerb || strings.EqualFold(when.Subject, w.Product) {
		return text
	}
	_, done := w.Participle(strings.ToLower(LeadingWord(then.Rest)))
	passive := then.Form == BeVerb && done
	allowed := then.Form == ModalVerb && (then.Verb == "may" || then.Verb == "can") && when.Form == BeVerb // what is off is what may still do something
	did := strings.ToLower(LeadingWord(when.Rest))
	agent := allowed || when.Form == ThirdVerb && w.FirmObject(did) && !w.Table.IsWord("adverbs", "en", did) // "exists already" is done to nothing
	if when.Not && when.Form != BeVerb {
		agent = false // what does not answer, or has not been started, is what something is done to then
		if !passive {
			return text
		}
	}
	agent = agent || when.Form == BeVerb && w.goesItself(then)
	subject := w.Definite(when.Subject, false)
	if _, person := w.PersonIn(when.Subject); person && !w.Table.IsWord("bodies", "en", strings.ToLower(reading.LastWord(when.Subject))) || subject == "" || !passive && !agent || passive && agent {
		return text
	}
	return lead + ", " + subject + " " + rest
}

// contactNamed names what a condition speaks of in the place of "it belongs to": "if a reading
// comes late, the sums it belongs to are computed again" means the sums of the reading. Any
// other text stays.
func (w *Work) contactNamed(text string) string {
	lead, rest, ok := strings.Cut(text, ", ")
	label, said, labelled := strings.Cut(lead, ": ")
	if !labelled {
		label, said = "", lead
	}
	word, condition, more := strings.Cut(said, " ")
	if !ok || !more || len(strings.Fields(label)) > maxLabel || !w.Table.IsWord("conditions", "en", strings.ToLower(word)) {
		return text
	}
	when, known := w.ParseClause(reading.UpperFirst(condition))
	_, person := w.PersonIn(when.Subject)
	subject := w.Definite(when.Subject, false)
	if !known || person || when.Plural() || subject == "" {
		return text
	}
	tokens := ClauseTokens(rest)
	for i, t := range tokens {
		if tail, belongs := strings.CutPrefix(rest[t.To:], " belongs to "); belongs && t.Low == "it" && w.contact(tokens, i) {
			return lead + ", " + rest[:t.From] + "of " + subject + " " + tail
		}
	}
	return text
}

// goesItself says that a clause tells where something goes or what becomes of it, "goes back to
// the sender": what is spoken of does, and not the product.
func (w *Work) goesItself(c Clause) bool {
	if c.Form != ThirdVerb || !w.Table.IsWord("moves_on", "en", strings.ToLower(c.Verb)) {
		return false
	}
	first := strings.ToLower(LeadingWord(c.Rest))
	return first == "" || first == "back" || w.Table.IsWord("prepositions", "en", first) || w.Table.IsWord("articles", "en", first)
}

// maxBack is how many sentences may lie between a pronoun and what it means.
const maxBack = 4

// antecedent is what the source speaks of right before a statement: the clause
// before it and its subject. A sentence that begins with "it" itself hands on what
// that means.
func (w *Work) antecedent(statement string, src specs.Source) (before, subject string, many bool) {
	for range maxBack {
		last := w.clauseBefore(statement, src)
		before = OrElse(before, last)
		if statement = last; !strings.HasPrefix(last, "It ") {
			subject, many = w.subjectBefore(last)
			break
		}
	}
	return before, subject, many
}

// meant is what "it" means behind a subject: behind a deed the thing that it is
// done to, "Writing an entry works offline; it is sent later", unless the deed
// itself takes something.
func (w *Work) meant(subject, rest string) string {
	deed, ok := w.gerund(subject)
	_, object, _ := strings.Cut(deed, " ")
	article, thing, more := strings.Cut(object, " ")
	if !ok || !more || !w.Table.IsWord("articles", "en", article) || w.isCost(rest) {
		return subject
	}
	return "the " + thing
}

// Resolved is what a source says behind a clause, with what the clause is about in
// the place of "it".
func (w *Work) Resolved(text string, before Clause) string {
	first, rest, ok := strings.Cut(text, " ")
	if _, person := w.PersonIn(before.Subject); !ok || !strings.EqualFold(first, "it") || before.Subject == "" || before.Plural() || person || len(strings.Fields(before.Subject)) > maxAntecedent {
		return text
	}
	return reading.UpperFirst(suchOne(w.meant(before.Subject, rest), before.Text())) + " " + rest
}

// suchOne is one of those to which was done what can be done to any: "An error can
// be marked as permanent; it is never retried" does not speak of every error.
func suchOne(subject, before string) string {
	article, thing, more := strings.Cut(subject, " ")
	if low := strings.ToLower(article); !more || low != "a" && low != "an" || !reading.ContainsAny(before, " can be ", " may be ") {
		return subject
	}
	return "such " + strings.ToLower(article) + " " + thing
}

// within is a subject as it stands inside a sentence: "Wi-Fi" is a name.
func (w *Work) within(subject string) string {
	if first := LeadingWord(subject); strings.IndexFunc(first, unicode.IsUpper) >= 0 && strings.ToLower(first[1:]) != first[1:] {
		return subject
	}
	return w.InSentence(subject)
}

// leadingPronoun parts a text at the pronoun that it begins with, or that stands
// behind the word of its condition: "If it is down, …".
func (w *Work) leadingPronoun(text string) (lead, pronoun, rest string) {
	first, rest, ok := strings.Cut(text, " ")
	if lead, rest, timed := strings.Cut(text, " it "); timed && w.Table.IsWord("loose_times", "en", strings.ToLower(first)) && len(strings.Fields(lead)) <= maxTimeLead && !strings.ContainsAny(lead, ",;:") && !strings.HasPrefix(rest, "is ") {
		return lead + " ", "it", rest // "Every 15 minutes it sends …"
	}
	if lead, rest, timed := strings.Cut(text, " they "); timed && w.Table.IsWord("loose_times", "en", strings.ToLower(first)) && len(strings.Fields(lead)) <= maxTimeLead && strings.ContainsAny(lead, "0123456789") && !strings.ContainsAny(lead, ",;:") {
		return lead + " ", "they", rest // "After 45 days they expire"
	}
	if ok && w.Table.IsWord("conditions", "en", strings.ToLower(first)) {
		if head, tail, more := strings.Cut(rest, " "); more && head == "it" && w.Table.IsWord("loose_states", "en", LeadingWord(tail)) {
			return first + " ", head, tail
		}
		return "", "", ""
	}
	if low := strings.ToLower(first); ok && w.Table.IsWord("loose", "en", low) {
		return "", low, rest
	}
	return "", "", ""
}

// clauseBefore is what the source says right before a statement, in its own
// paragraph, item or cell.
func (w *Work) clauseBefore(statement string, src specs.Source) string {
	text := w.LinesBefore(src.Lines[0].From, src.Lines[len(src.Lines)-1].To)
	words := strings.Fields(statement)
	at := strings.Index(strings.ToLower(text), strings.ToLower(strings.Join(FirstN(words, 4), " ")))
	if at < 1 {
		return ""
	}
	text = strings.TrimRight(text[:at], " ,;")
	for _, mark := range []string{"| ", "** ", " - ", " * "} { // a cell, a label in front, the item before
		text = text[strings.LastIndex(text, mark)+1:]
	}
	list := reading.Sentences(text, 1)
	if len(list) == 0 {
		return ""
	}
	last := list[len(list)-1].Text
	last = last[strings.LastIndex(last, "; ")+1:]
	return strings.TrimRight(strings.TrimLeft(last, "|-*•> 0123456789.)"), ". ")
}

// subjectBefore is what a clause is about, the product for a part of it that
// stands for the whole.
func (w *Work) subjectBefore(text string) (subject string, many bool) {
	if text == "" {
		return "", false
	}
	if thing, asked := w.askedAbout(text); asked {
		return thing, false
	}
	st := w.TakeApart(text)
	c := st.Clause
	if !st.Whole {
		if parsed, ok := w.ParseClause(text); ok {
			c = parsed
		}
	}
	subject, _, _ = strings.Cut(c.Subject, " (")
	subject = w.headOf(subject)
	low := strings.TrimPrefix(strings.ToLower(subject), "the ")
	if w.Table.IsWord("selves", "en", low) {
		return w.Product, false
	}
	fields := strings.Fields(low)
	if len(fields) == 0 || len(fields) > maxAntecedent || strings.ContainsAny(subject, ",:") || w.Table.IsWord("rule_vague", "en", fields[0]) || w.Table.IsWord("no_subjects", "en", fields[0]) || w.Table.IsWord("loose", "en", fields[0]) {
		return "", false
	}
	return subject, c.Plural()
}

// askedAbout is the thing that a question is about, "the sheet" of "Why is my sheet skipped?", and
// whether a text is a question. What the question asks with is no subject.
func (w *Work) askedAbout(text string) (thing string, asked bool) {
	fields := strings.Fields(strings.TrimRight(strings.Trim(text, "*_ "), "?*_ "))
	if len(fields) < 3 || !w.Table.IsWord("question_words", "en", strings.ToLower(fields[0])) && !strings.EqualFold(fields[0], "why") && !strings.EqualFold(fields[0], "when") || !w.Table.IsWord("auxiliaries", "en", strings.ToLower(fields[1])) && !w.Table.IsWord("finite", "en", strings.ToLower(fields[1])) {
		return "", false
	}
	determined := w.Table.IsWord("our", "en", strings.ToLower(fields[2])) || w.Table.IsWord("articles", "en", strings.ToLower(fields[2]))
	if !determined || len(fields) < 4 || !IsPlainWord(fields[3]) || IsPluralNoun(fields[3]) {
		return "", true
	}
	return "the " + fields[3], true
}

// headOf is a long subject without the clause that tells which of them it speaks of: "the
// quotes" of "quotes that have not been answered after 14 days". A short one stays as it is.
func (w *Work) headOf(subject string) string {
	head, _, cut := strings.Cut(subject, " that ")
	if !cut || len(strings.Fields(subject)) <= maxAntecedent || len(strings.Fields(head)) > 3 {
		return subject
	}
	if first := strings.ToLower(LeadingWord(head)); w.Table.IsWord("articles", "en", first) || w.Table.IsWord("determiners", "en", first) {
		return "the " + strings.TrimSpace(head[len(first):])
	}
	return "the " + wording.LowerFirst(head)
}

// isCost says that a predicate tells what a deed takes, which no thing does.
func (w *Work) isCost(rest string) bool {
	c, ok := w.ParseClause("It " + rest)
	verb, _, _ := strings.Cut(w.Base(c), " ")
	return ok && w.Table.IsWord("loose_costs", "en", verb)
}

// verbFree says that a text has no clause of its own whose subject could be meant:
// "Available from 8 to 18".
func (w *Work) verbFree(text string) bool {
	_, ok := w.ParseClause(text)
	return !ok && !w.BeginsWithVerb(text)
}

// speaksOfProduct says that what follows a pronoun that nothing stands before is a
// demand: what is demanded of in a requirement is the product.
func (w *Work) speaksOfProduct(pronoun, rest string) bool {
	c, ok := w.ParseClause(reading.UpperFirst(pronoun) + " " + rest)
	return ok && (c.Form == ModalVerb && w.Table.IsWord("rule_modals", "en", c.Verb) || c.Form == HaveVerb && strings.HasPrefix(c.Rest, "to "))
}

// chineseAlone names the product in the place of a pronoun that begins its
// paragraph: "它必须支持离线".
func (w *Work) chineseAlone(text string, src specs.Source) string {
	for _, pronoun := range w.Table.Words["loose"].In("zh") {
		if rest, ok := strings.CutPrefix(text, pronoun); ok {
			if before := w.LinesBefore(src.Lines[0].From, src.Lines[len(src.Lines)-1].To); strings.HasPrefix(strings.TrimLeft(before, "-*•> 0123456789.、"), text[:len(pronoun)]) {
				return w.Product + rest
			}
			return text
		}
	}
	return text
}
