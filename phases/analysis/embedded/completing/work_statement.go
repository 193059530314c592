package completing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// statement is a sentence of the source taken apart, so that its pieces can
// stand where they belong: what binds in the description, what is wanted in
// the story, the rest among the criteria.
type statement struct {
	label   string // "Device rules" before a colon
	trigger string // "When the slug is unknown"
	head    string // the clause that binds, without its trigger
	purpose string // behind "so that"
	more    []string

	clause clause
	whole  bool   // clause holds
	phrase string // the head as a verb phrase in its base form, when it begins with its verb
	person bool   // a gerund: somebody does it
	who    string // whose wish it is: "the crew would like …"
	act    string // the phrase without the path of its endpoint, for the title
	third  bool   // and the verb stood in the third person: the product does it
}

// TakeApart reads one statement. Without a safe reading the head is the whole
// first sentence and nothing else is set.
func (w *Work) TakeApart(text string) statement {
	var st statement
	text = unhalved(strings.TrimSpace(text))
	sentences := wording.Sentences(text)
	if len(sentences) == 0 {
		return st
	}
	for _, s := range sentences[1:] {
		st.more = append(st.more, strings.TrimSpace(text[s.Start:s.End]))
	}
	first := strings.TrimRight(strings.TrimSpace(text[sentences[0].Start:sentences[0].End]), ".。;； ")
	sep := ";"
	if w.Language == "zh" {
		sep = "；"
	}
	if parts := reading.SplitTop(first, sep); len(parts) > 0 {
		first = parts[0]
		st.more = append(append([]string(nil), parts[1:]...), st.more...)
	}
	if w.Language == "zh" {
		w.takeChinese(&st, first)
		return st
	}
	w.takeEnglish(&st, first)
	return st
}

func (w *Work) takeEnglish(st *statement, first string) {
	for _, so := range []string{", so that ", " so that "} {
		if i := strings.Index(first, so); i > 0 && !w.inBrackets(first, i) {
			first, st.purpose = first[:i], first[i+len(so):]
		}
	}
	if head, why, ok := strings.Cut(first, " because "); ok && w.Table.IsWord("story_leads", "en", LeadingWord(first)) && saysI(head) {
		first, st.purpose = strings.TrimRight(head, ", "), "because "+why
	}
	if said := w.withoutRemark(first); len(said) < len(first) && w.supposed(first[len(said)+2:]) {
		st.more = append([]string{wording.Sentence(first[len(said)+2:])}, st.more...)
		first = said
	}
	first = w.withoutBracketRemark(first)
	for _, tail := range w.Table.Words["empty_tails"].In("en") {
		first = strings.TrimSuffix(first, tail)
	}
	if text, ok := w.ofState(first); ok {
		first = strings.TrimSuffix(text, ".")
	}
	st.head = w.withoutLooseStart(w.unwished(first))
	if c, ok := w.withoutSubject(st.head); ok {
		st.clause, st.whole = c, true
		return
	}
	if phrase, ok := w.ofMethod(st.head); ok {
		st.phrase, st.person = phrase, true
		return
	}
	if base, ok := w.machine[strings.ToLower(strings.TrimRight(first, ". "))]; ok {
		st.phrase, st.third = base, true
		return
	}
	w.takeLabel(st)
	w.takeTrigger(st)
	w.takePlace(st)
	if w.takeBare(st) {
		return
	}
	if w.beginsWithVerb(st.head) {
		st.phrase = wording.LowerFirst(st.head)
		st.person = w.verbal[strings.ToLower(strings.TrimRight(st.head, ". "))]
		w.cutTail(st, &st.phrase)
		w.cutState(st, &st.phrase)
		return
	}
	base, third := w.BaseForm(st.head)
	if _, rest, _ := strings.Cut(st.head, " "); third && (w.FirmObject(strings.ToLower(LeadingWord(rest))) || w.Table.IsWord("articles", "en", strings.ToLower(LeadingWord(rest)))) {
		st.phrase, st.third = w.lowerRest(base), true
		return
	}
	if c, ok := w.ParseClause(st.head); ok && (st.trigger != "" || !w.Table.IsWord("subordinators", "en", strings.ToLower(LeadingWord(st.head)))) {
		if thing, ok := w.needed(c); ok {
			st.head, st.who = withoutWish(st, c, thing), c.Subject
			return
		}
		if deed, ok := w.wishedDeed(c); ok {
			st.phrase, st.person, st.who = deed, true, c.Subject
			return
		}
		st.clause, st.whole = w.byPerson(nobodyCan(c)), true
		w.cutSpeaker(st, &st.clause.Rest)
		w.splitList(st)
		w.cutState(st, &st.clause.Rest)
		w.takeSpeaker(st)
		return
	}
	if third {
		st.phrase, st.third = w.lowerRest(base), true
		return
	}
	if base, ok := w.gerund(st.head); ok {
		st.phrase, st.person = base, true
		return
	}
	if w.Table.IsWord("places", "en", strings.ToLower(LeadingWord(st.head))) && st.label == "" && st.trigger == "" && !strings.Contains(st.head, ": ") {
		st.phrase, st.third = "work "+wording.LowerFirst(st.head), true
		return
	}
	for _, cut := range []string{", but ", " – ", " — "} {
		if i := strings.Index(st.head, cut); i > 0 && !w.inBrackets(st.head, i) && utf8.RuneCountInString(st.head[i:]) > 16 {
			st.more = append([]string{strings.TrimSpace(st.head[i+len(cut):])}, st.more...)
			st.head = st.head[:i]
		}
	}
}

// nobodyCan reads "you cannot start the next job": what nobody can do.
func nobodyCan(c clause) clause {
	_, object, _ := strings.Cut(c.Rest, " ")
	switch strings.ToLower(LeadingWord(object)) {
	case "it", "that", "this", "them":
		return c // nobody knows what
	}
	if strings.EqualFold(c.Subject, "you") && c.Not && c.Form == modalVerb {
		c.Subject, c.Verb, c.Not = "nobody", "can", false
	}
	return c
}

// byPerson turns "a booking can be cancelled by the guest until noon" into what
// the guest can do.
func (w *Work) byPerson(c clause) clause {
	deed, tail, ok := strings.Cut(c.Rest, " by ")
	participle, be := strings.CutPrefix(deed, "be ")
	if !ok || !be || c.Form != modalVerb || c.Not || strings.Contains(participle, " ") {
		return c
	}
	base, known := w.Participle(participle)
	if !known {
		return c
	}
	words := strings.Fields(tail)
	for n := min(4, len(words)); n > 1; n-- {
		name := strings.Join(words[1:n], " ")
		if w.Table.IsWord("articles", "en", words[0]) && w.isPerson(strings.TrimRight(name, ",.;")) {
			subject := wording.Sentence(strings.TrimRight(words[0]+" "+name, ",.;"))
			rest := joinWords(base, w.LowerStart(c.Subject), strings.Join(words[n:], " "))
			return clause{Subject: strings.TrimSuffix(subject, "."), Form: modalVerb, Verb: c.Verb, Adverb: c.Adverb, Rest: rest}
		}
	}
	return c
}

// replaceWord puts a phrase in the place of a word, once.
func replaceWord(text, word, phrase string) string {
	fields := strings.Split(text, " ")
	for i, f := range fields {
		if core := strings.TrimRight(f, ".,;:"); core == word {
			fields[i] = phrase + f[len(core):]
			break
		}
	}
	return strings.Join(fields, " ")
}
