package completing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// takeDelay cuts "Two days before a loan ends the member gets a reminder" where
// the second clause begins.
func (w *Work) takeDelay(st *statement) bool {
	end := w.delayEnd(st.head)
	if st.trigger != "" || end == 0 {
		return false
	}
	st.trigger, st.head = st.head[:end], strings.TrimLeft(st.head[end:], ", ")
	return true
}

// delayEnd is where the clause of a lead time or a delay ends that begins a
// text, and what a person does begins. Zero without such a clause.
func (w *Work) delayEnd(text string) int {
	m := wording.Measures(text)
	if len(m) == 0 || m[0].Start != 0 || m[0].Class != wording.ClassTime {
		return 0
	}
	start := m[0].End + len(" before ")
	if !strings.HasPrefix(text[m[0].End:], " before ") {
		if start = m[0].End + len(" after "); !strings.HasPrefix(text[m[0].End:], " after ") {
			return 0
		}
	}
	rest := text[start:]
	for _, lead := range []string{" the ", " a ", " an ", " each ", " every ", ", the ", ", a ", ", an ", ", each ", ", every "} {
		i := strings.Index(rest, lead)
		if i <= 0 {
			continue
		}
		c, whole := w.ParseClause(strings.TrimLeft(rest[i:], ", "))
		if _, person := w.personIn(c.Subject); whole && person {
			return start + i
		}
	}
	return 0
}

// takePlace cuts "At the counter, the volunteer scans the card" behind where it
// happens.
func (w *Work) takePlace(st *statement) {
	if w.takeDelay(st) || w.takeLead(st) {
		return
	}
	place, rest, ok := strings.Cut(st.head, ", ")
	const longest = 5 // words; more is a clause of its own
	if !ok || st.trigger != "" || len(strings.Fields(place)) > longest || !w.Table.IsWord("prepositions", "en", LeadingWord(place)) {
		return
	}
	if c, whole := w.ParseClause(rest); whole {
		if _, person := w.personIn(c.Subject); person {
			st.trigger, st.head = place, rest
		}
	}
}

// inBrackets says that a place in a text lies in brackets, code or quotes.
func (w *Work) inBrackets(text string, at int) bool {
	head := text[:at]
	return strings.Count(head, "(") > strings.Count(head, ")") || strings.Count(head, "`")%2 == 1 || strings.Count(head, "\"")%2 == 1
}

// maxLabel is how many words a label before a colon has at most.
const maxLabel = 6

// takeLabel cuts "Device rules: a link may …" at its colon. What stands before
// the colon is the head when it is a clause of its own.
func (w *Work) takeLabel(st *statement) {
	i := strings.Index(st.head, ": ")
	if i <= 0 || w.inBrackets(st.head, i) || strings.HasPrefix(st.head, "`") {
		return
	}
	label, body := st.head[:i], strings.TrimSpace(st.head[i+2:])
	_, does := w.BaseForm(label)
	if _, ok := w.ParseClause(label); ok || does || len(strings.Fields(label)) > maxLabel || w.beginsWithVerb(label) {
		if _, clause := w.ParseClause(body); !clause {
			return // the colon explains
		}
		st.head = label
		st.more = append([]string{body}, st.more...)
		return
	}
	if w.Table.IsWord("prepositions", "en", strings.ToLower(LeadingWord(label))) {
		if strings.Contains(body, "→") {
			return
		}
		st.head = body + " " + wording.LowerFirst(label)
		return
	}
	st.label, st.head = label, body
	if _, ok := w.ParseClause(body); !ok || w.Table.IsWord("conditions", "en", LeadingWord(body)) {
		return
	}
	for f := range strings.FieldsSeq(strings.ReplaceAll(body, " one ", " ")) {
		switch strings.ToLower(strings.Trim(f, ".,;:")) {
		case "them", "it", "they", "one": // the label is what it speaks of
			parts := w.clauseList(body)
			parts[0] = replaceWord(parts[0], "them", w.LowerStart(label))
			st.more = append(parts, st.more...)
			st.head, st.label = label, ""
			return
		}
	}
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
		if _, verb := w.BaseForm(parts[i]); i > 0 && verb {
			return []string{text}
		}
	}
	return parts
}

// splitList keeps the first of several clauses in a row as the head.
func (w *Work) splitList(st *statement) {
	if !strings.Contains(st.clause.Rest, ", ") {
		return
	}
	if parts := w.clauseList(st.head); len(parts) > 1 {
		if c, ok := w.ParseClause(parts[0]); ok {
			st.head, st.clause = parts[0], c
			st.more = append(parts[1:], st.more...)
			return
		}
	}
	w.cutTail(st, &st.clause.Rest)
}

// cutTail moves ", but only …" and ", while …" clauses that can stand alone to
// the further clauses.
func (w *Work) cutTail(st *statement, rest *string) {
	for _, cut := range []string{", but ", ", and "} {
		i := strings.LastIndex(*rest, cut)
		if i <= 0 || w.inBrackets(*rest, i) {
			continue
		}
		tail := strings.TrimSpace((*rest)[i+len(cut):])
		if c, ok := w.ParseClause(tail); ok && len(strings.Fields(c.Subject)) <= 6 && c.Form != pastVerb && !w.startsLoose(tail) {
			st.more = append([]string{tail}, st.more...)
			*rest = (*rest)[:i]
		}
	}
}

// cutState moves "… and the tool is blocked" to the further clauses.
func (w *Work) cutState(st *statement, rest *string) {
	i := strings.LastIndex(*rest, " and the ")
	if i <= 0 || w.inBrackets(*rest, i) {
		return
	}
	tail := strings.TrimPrefix((*rest)[i:], " and ")
	if c, ok := w.ParseClause(tail); ok && c.Form == beVerb && len(strings.Fields(c.Subject)) <= 3 {
		st.more = append([]string{wording.Sentence(tail)}, st.more...)
		*rest = (*rest)[:i]
	}
}

// startsLoose says that a clause hangs on the one before it.
func (w *Work) startsLoose(text string) bool {
	return w.Table.IsWord("prepositions", "en", LeadingWord(text)) || w.Table.IsWord("verbs", "en", LeadingWord(text))
}

// takeTrigger cuts the condition off the beginning of a sentence.
func (w *Work) takeTrigger(st *statement) {
	if !w.Table.IsWord("conditions", "en", LeadingWord(st.head)) || w.Table.IsWord("determiners", "en", LeadingWord(st.head)) {
		return
	}
	for at := 0; ; {
		i := strings.Index(st.head[at:], ", ")
		if i < 0 {
			w.bareTrigger(st)
			return
		}
		i += at
		at = i + 2
		rest := strings.TrimPrefix(st.head[i+2:], "then ")
		first := LeadingWord(rest)
		if w.inBrackets(st.head, i) || first == "or" || first == "and" || w.Table.IsWord("conditions", "en", first) {
			continue
		}
		if _, ok := w.ParseClause(rest); ok || w.beginsWithVerb(rest) {
			st.trigger, st.head = st.head[:i], rest
			return
		}
	}
}

// bareTrigger cuts a condition that no comma ends: "When the plan is published
// everyone gets …".
func (w *Work) bareTrigger(st *statement) {
	tokens := clauseTokens(st.head)
	for i, t := range tokens {
		if i < 3 || !w.Table.IsWord("trigger_ends", "en", t.low) || w.Table.IsWord("prepositions", "en", tokens[i-1].low) {
			continue
		}
		if _, ok := w.ParseClause(st.head[t.from:]); ok {
			st.trigger, st.head = strings.TrimSpace(st.head[:t.from]), st.head[t.from:]
			return
		}
	}
}
