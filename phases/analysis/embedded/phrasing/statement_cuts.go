package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// takePlace cuts "At the counter, the volunteer scans the card" behind where it
// happens.
func (w *Work) takePlace(st *Statement) {
	if w.takeDelay(st) || w.takeLater(st) || w.takeLead(st) {
		return
	}
	place, rest, ok := strings.Cut(st.Head, ", ")
	const longest = 5 // words; more is a clause of its own
	if !ok || st.Trigger != "" || len(strings.Fields(place)) > longest || !w.Table.IsWord("prepositions", "en", LeadingWord(place)) {
		return
	}
	if c, whole := w.ParseClause(rest); whole {
		_, person := w.PersonIn(c.Subject)
		if _, described := w.PersonIn(reading.LastWord(c.Subject)); person || described && len(strings.Fields(c.Subject)) == 2 || strings.Contains(rest[:len(c.Subject)], "\"") && w.Table.IsWord("articles", "en", LeadingWord(rest)) {
			st.Trigger, st.Head = place, rest
		}
	}
}

// InBrackets says that a place in a text lies in brackets, code or quotes.
func (w *Work) InBrackets(text string, at int) bool {
	head := text[:at]
	return strings.Count(head, "(") > strings.Count(head, ")") || strings.Count(head, "`")%2 == 1 || strings.Count(head, "\"")%2 == 1
}

// maxLabel is how many words a label before a colon has at most.
const maxLabel = 6

// conditionFirst says that a text is what happens in a case that it tells first: "if the shade
// or the scan is missing, the practice gets a message".
func (w *Work) conditionFirst(text string) bool {
	st := Statement{Head: text}
	w.takeTrigger(&st)
	if st.Trigger == "" {
		return false
	}
	_, ok := w.ParseClause(st.Head)
	return ok
}

// takeLabel cuts "Device rules: a link may …" at its colon. What stands before
// the colon is the head when it is a clause of its own.
func (w *Work) takeLabel(st *Statement) {
	i := strings.Index(st.Head, ": ")
	if i <= 0 || w.InBrackets(st.Head, i) {
		return
	}
	label, body := st.Head[:i], strings.TrimSpace(st.Head[i+2:])
	if strings.HasPrefix(st.Head, "`") { // a command stays with what it does; what explains that stands behind
		if _, ok := w.ParseClause(label); ok && w.Table.IsWord("clause_conditions", "en", strings.ToLower(LeadingWord(body))) && strings.Contains(body, ", ") {
			st.Head = label
			st.More = append([]string{wording.Sentence(body)}, st.More...)
		}
		return
	}
	if subject, verb, ok := w.eachDoes(label); ok {
		st.Clause, st.Whole = Clause{Subject: subject, Form: ThirdVerb, Verb: verb, Rest: ": " + body}, true
		return
	}
	_, does := w.BaseForm(label)
	if _, ok := w.ParseClause(label); ok || does || len(strings.Fields(label)) > maxLabel || w.BeginsWithVerb(label) && !w.compound(strings.ToLower(LeadingWord(label))) {
		if _, clause := w.ParseClause(body); !clause && !w.conditionFirst(body) {
			return // the colon explains
		}
		st.Head = label
		st.More = append([]string{body}, st.More...)
		return
	}
	if w.Table.IsWord("prepositions", "en", strings.ToLower(LeadingWord(label))) {
		body, effects, chain := strings.Cut(body, " → ")
		if chain && (!w.BeginsWithVerb(body) || effects == "") {
			return
		}
		if chain { // "tap letters → word → tiles turn your colour": what comes of it
			st.More = append([]string{wording.Sentence(effects)}, st.More...)
		}
		st.Head = body + " " + wording.LowerFirst(label)
		return
	}
	if done := w.doneTo(label, body); done != "" {
		st.Head = done
		return
	}
	st.Label, st.Head = label, body
	if _, ok := w.ParseClause(body); !ok || w.Table.IsWord("conditions", "en", LeadingWord(body)) || w.imperative(body) {
		return // "Bulk actions: select several tickets and close them": its own things are meant
	}
	if w.ownPronoun(body) {
		return // "midnight: a visit stays on the day it was begun": "it" is the visit
	}
	for f := range strings.FieldsSeq(strings.ReplaceAll(body, " one ", " ")) {
		switch strings.ToLower(strings.Trim(f, ".,;:")) {
		case "them", "it", "they", "one": // the label is what it speaks of
			parts := w.clauseList(body)
			parts[0] = replaceWord(parts[0], "them", w.LowerStart(label))
			for i, part := range parts {
				if picks, one := strings.CutSuffix(strings.TrimRight(part, ". "), " one"); one && IsPluralNoun(strings.ToLower(reading.LastWord(label))) {
					parts[i] = picks + " one of the " + w.LowerStart(label)
				}
			}
			if c, ok := w.ParseClause(parts[0]); ok && len(parts) == 1 && strings.Contains(parts[0], w.LowerStart(label)) && !strings.Contains(c.Subject, w.LowerStart(label)) && w.Table.IsWord("articles", "en", strings.ToLower(LeadingWord(c.Subject))) {
				st.Head, st.Label = parts[0], "" // who does what to it is the statement
				return
			}
			st.More = append(parts, st.More...)
			st.Head, st.Label = label, ""
			return
		}
	}
}

// ownPronoun says that the "it" of a clause is its own subject, told with its article: it does or
// is something itself further on in the clause, and nothing else of the clause speaks of a label.
func (w *Work) ownPronoun(body string) bool {
	c, ok := w.ParseClause(body)
	if !ok || !w.Table.IsWord("articles", "en", strings.ToLower(LeadingWord(c.Subject))) {
		return false
	}
	tokens, own := ClauseTokens(c.Rest), false
	for i, t := range tokens {
		switch t.Low {
		case "them", "they", "one":
			return false
		case "it":
			if !w.Table.IsWord("finite", "en", WordAt(tokens, i+1)) {
				return false
			}
			own = true
		}
	}
	return own
}

// doneTo is what is done to the thing that a label names, where the words behind it leave that
// thing out: "the shopping list is automatically generated from the meal plan" of "Shopping
// list: automatically generated from the meal plan". Empty for any other.
func (w *Work) doneTo(label, body string) string {
	first, rest, _ := strings.Cut(body, " ")
	if strings.HasSuffix(first, "ly") {
		first, rest, _ = strings.Cut(rest, " ")
	}
	if _, done := w.Participle(strings.ToLower(first)); !done || !w.beginsTail(strings.ToLower(LeadingWord(rest))) || strings.ContainsAny(label, "0123456789\"`()") {
		return ""
	}
	switch last := strings.ToLower(reading.LastWord(label)); {
	case IsPluralNoun(last):
		return label + " are " + w.LowerStart(body)
	case w.Table.IsWord("masses", "en", last):
		return label + " is " + w.LowerStart(body)
	}
	return "The " + w.LowerStart(label) + " is " + w.LowerStart(body)
}

// beginsTail says that a word begins what is told behind a participle: by whom, when, from what.
func (w *Work) beginsTail(word string) bool {
	return w.Table.IsWord("prepositions", "en", word) || word == "every" || word == "each"
}

// eachDoes reads "each nightly run checks" in front of a colon: one thing and its verb,
// whose objects are listed behind.
func (w *Work) eachDoes(label string) (subject, verb string, ok bool) {
	subject, verb = label[:max(0, strings.LastIndexByte(label, ' '))], strings.ToLower(reading.LastWord(label))
	switch strings.ToLower(LeadingWord(label)) {
	case "each", "every":
		if _, clause := w.ParseClause(subject); clause {
			return "", "", false // "each donation gets a number printed as labels": its verb stands before
		}
		return subject, verb, strings.Contains(subject, " ") && w.IsThird(verb) && !IsPluralNoun(strings.ToLower(reading.LastWord(subject)))
	}
	return "", "", false
}

// clauseList cuts "an admin defines them, a member picks one" where every part
// is a clause.
func (w *Work) clauseList(text string) []string {
	parts := reading.SplitTop(text, ", ")
	for i, p := range parts {
		parts[i] = strings.TrimPrefix(strings.TrimPrefix(p, "and "), "but ")
		if _, ok := w.ParseClause(parts[i]); !ok || w.Table.IsWord("relatives", "en", strings.ToLower(LeadingWord(parts[i]))) {
			return []string{text}
		}
		if i > 0 && (w.endsRow(parts[i]) || w.opensAsked(parts[i-1])) {
			return []string{text} // "upload PDF, JPG or PNG files": the end of what is listed
		}
		if i > 0 && deniesOn(parts[i]) {
			return []string{text} // whoever does the one never does the other
		}
		if first := strings.ToLower(LeadingWord(parts[i])); i > 0 && (first == "unless" || w.Table.IsWord("conditions", "en", first)) {
			return []string{text} // "see whether a tool is in, and when it is due back", "extend a loan, unless it is reserved"
		}
		if _, verb := w.BaseForm(parts[i]); i > 0 && verb {
			return []string{text}
		}
		if i > 0 && w.leavesOutVerb(parts[0], parts[i]) {
			return []string{text}
		}
	}
	return parts
}

// endsRow says that a part behind a comma ends a row of single things, "JPG or PNG files",
// and begins no clause of its own.
func (w *Work) endsRow(part string) bool {
	tokens := ClauseTokens(part)
	if len(tokens) < 3 || tokens[1].Low != "or" && tokens[1].Low != "and" || IsPluralNoun(tokens[0].Low) {
		return false
	}
	c, ok := w.ParseClause(part)
	return ok && c.Form == ThirdVerb && w.Table.IsWord("nouns", "en", c.Verb)
}

// leavesOutVerb says that a part takes its verb from the one before it: behind "records
// are kept for 6 years" the words "the drugs register for 2 years" register nothing.
func (w *Work) leavesOutVerb(first, next string) bool {
	a, ok := w.ParseClause(first)
	b, again := w.ParseClause(next)
	if !ok || !again || a.Form != BeVerb || b.Form != PluralVerb && b.Form != ThirdVerb {
		return false
	}
	link, number, more := strings.Cut(b.Rest, " ")
	return more && w.Table.IsWord("prepositions", "en", link) && IsNumeral(strings.ToLower(LeadingWord(number))) && strings.Contains(" "+a.Rest+" ", " "+link+" ") &&
		!w.Table.IsWord("lasting", "en", b.Verb) && !w.Table.IsWord("intransitives", "en", b.Verb)
}

// splitList keeps the first of several clauses in a row as the head.
func (w *Work) splitList(st *Statement) {
	if !strings.Contains(st.Clause.Rest, ", ") {
		return
	}
	if parts := w.clauseList(st.Head); len(parts) > 1 && !w.endsOpen(parts[0]) {
		if c, ok := w.ParseClause(parts[0]); ok {
			st.Head, st.Clause = parts[0], c
			st.More = append(parts[1:], st.More...)
			return
		}
	}
	w.cutTail(st, &st.Clause.Rest)
}

// endsOpen says that a text breaks off inside a condition: behind "is closed when the boat"
// the other things still have to come of which the condition tells.
func (w *Work) endsOpen(text string) bool {
	tokens := ClauseTokens(text)
	for i := len(tokens) - 1; i > 0; i-- {
		if tokens[i].Low == "whose" {
			return !w.finiteLater(tokens[i+1:]) && !w.finiteBefore(tokens[i:]) // "every cask whose owner": what is told of it comes behind the comma
		}
		if w.Table.IsWord("clause_conditions", "en", tokens[i].Low) && i+1 < len(tokens) {
			rest := text[tokens[i+1].From:]
			_, clause := w.ParseClause(rest)
			return !clause && w.Table.IsWord("articles", "en", tokens[i+1].Low)
		}
	}
	return false
}

// cutTail moves ", but only …" and ", while …" clauses that can stand alone to
// the further clauses.
func (w *Work) cutTail(st *Statement, rest *string) {
	for _, cut := range []string{", but ", ", and "} {
		i := strings.LastIndex(*rest, cut)
		if i <= 0 || w.InBrackets(*rest, i) {
			continue
		}
		tail := strings.TrimSpace((*rest)[i+len(cut):])
		if w.goesOnActing(tail) || deniesOn(tail) || w.endsOpen((*rest)[:i]) {
			continue
		}
		if c, ok := w.ParseClause(tail); ok && len(strings.Fields(c.Subject)) <= 6 && c.Form != PastVerb && !w.startsLoose(tail) {
			st.More = append([]string{tail}, st.More...)
			*rest = (*rest)[:i]
		}
	}
}

// goesOnActing says that a text begins with what the subject before it does further,
// "lets you search the mail", and not with a subject of its own.
func (w *Work) goesOnActing(text string) bool {
	tokens := ClauseTokens(text)
	return len(tokens) > 2 && w.IsThird(tokens[0].Low) && (w.FirmObject(tokens[1].Low) || w.Table.IsWord("pronouns_object", "en", tokens[1].Low) || tokens[1].Low == "you")
}

// cutEffect moves what is said of a deed without a subject to the further clauses:
// "invite by link (mail, whatever), works before the app is installed".
func (w *Work) cutEffect(st *Statement, rest *string) {
	for at := 0; ; {
		i := strings.Index((*rest)[at:], ", ")
		if i < 0 {
			return
		}
		i += at
		at = i + 2
		tail := (*rest)[at:]
		first, more, _ := strings.Cut(tail, " ")
		next := strings.ToLower(LeadingWord(more))
		if w.InBrackets(*rest, i) || !w.IsThird(strings.ToLower(first)) || w.Table.IsWord("nouns", "en", strings.ToLower(first)) || !w.Table.IsWord("prepositions", "en", next) && !w.Table.IsWord("articles", "en", next) {
			continue
		}
		name, _, _ := strings.Cut((*rest)[:i], " (")
		st.More = append([]string{wording.Sentence(reading.UpperFirst(name) + ": " + strings.Replace(tail, ": ", ", ", 1))}, st.More...)
		*rest = (*rest)[:i]
		return
	}
}

// cutState moves "… and the tool is blocked" to the further clauses.
func (w *Work) cutState(st *Statement, rest *string) {
	i := strings.LastIndex(*rest, " and the ")
	if i <= 0 || w.InBrackets(*rest, i) {
		return
	}
	tail := strings.TrimPrefix((*rest)[i:], " and ")
	if c, ok := w.ParseClause(tail); ok && c.Form == BeVerb && len(strings.Fields(c.Subject)) <= 3 {
		st.More = append([]string{wording.Sentence(tail)}, st.More...)
		*rest = (*rest)[:i]
	}
}

// startsLoose says that a clause hangs on the one before it.
func (w *Work) startsLoose(text string) bool {
	return w.Table.IsWord("prepositions", "en", LeadingWord(text)) || w.Table.IsWord("verbs", "en", LeadingWord(text))
}

// takeTrigger cuts the condition off the beginning of a sentence.
func (w *Work) takeTrigger(st *Statement) {
	if words := strings.Fields(st.Head); len(words) > 3 && w.Table.IsWord("conditions", "en", LeadingWord(st.Head)) && w.Table.IsWord("bare_states", "en", words[1]) && w.Table.IsWord("verbs", "en", words[2]) {
		words[1] += "," // "If offline keep the move"
		st.Head = strings.Join(words, " ")
	}
	if !w.Table.IsWord("conditions", "en", LeadingWord(st.Head)) || w.Table.IsWord("determiners", "en", LeadingWord(st.Head)) {
		return
	}
	for at := 0; ; {
		i := strings.Index(st.Head[at:], ", ")
		if i < 0 {
			w.bareTrigger(st)
			return
		}
		i += at
		at = i + 2
		if strings.EqualFold(LeadingWord(st.Head), "as") && strings.Contains(st.Head[:i], " I ") {
			return // who wishes it, and no condition
		}
		rest := strings.TrimPrefix(st.Head[i+2:], "then ")
		first := LeadingWord(rest)
		if first == "which" || first == "who" || first == "whose" || first == "whom" {
			continue // an aside on what stands before the comma, and never what is owed
		}
		if w.InBrackets(st.Head, i) || first == "or" || first == "and" || w.Table.IsWord("conditions", "en", first) {
			continue
		}
		if _, ok := w.ParseClause(rest); ok || w.BeginsWithVerb(rest) {
			st.Trigger, st.Head = st.Head[:i], w.itOfCase(st.Head[:i], rest)
			return
		}
	}
}

// itOfCase puts the thing that a condition tells of in the place of the "it" behind it, where what
// happens is nothing that a product does: "if a unit has sent nothing for 72 hours, it falls back to its
// calendar interval". Any other text stays.
func (w *Work) itOfCase(trigger, rest string) string {
	does, ok := CutFold(rest, "it ")
	_, told, more := strings.Cut(trigger, " ")
	if !ok || !more {
		return rest
	}
	c, clause := w.ParseClause(told)
	article, name, named := strings.Cut(c.Subject, " ")
	tokens := ClauseTokens(does)
	if !clause || !named || len(tokens) < 2 || len(strings.Fields(name)) > maxNamed || !w.Table.IsWord("articles", "en", strings.ToLower(article)) || IsPluralNoun(strings.ToLower(reading.LastWord(name))) {
		return rest
	}
	if _, person := w.PersonIn(c.Subject); person || w.Table.IsWord("programs", "en", strings.ToLower(reading.LastWord(name))) || w.Table.IsWord("kinds", "en", strings.ToLower(reading.LastWord(name))) {
		return rest
	}
	verb, third := w.BaseVerb(tokens[0].Low)
	next := tokens[1].Low
	if !third || !w.Table.IsWord("going_verbs", "en", verb) || w.FirmObject(next) && !w.Table.IsWord("particles", "en", next) || w.Table.IsWord("articles", "en", next) || IsPluralNoun(next) {
		return rest
	}
	return "the " + name + " " + does
}
