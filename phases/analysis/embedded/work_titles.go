package embedded

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"
)

// maxTitle bounds a title in runes; Chinese says more in fewer.
const (
	maxTitle        = 70
	maxTitleChinese = 30
)

// statementTitle is what a stated feature is called: its own name where the
// source gives one beside the statement, else the statement as an imperative or
// a noun, cut only where a phrase ends.
func (w *work) statementTitle(f *FeatureFact, st statement) string {
	name := strings.TrimRight(strings.TrimSpace(f.Name), " .。;；:：")
	if key := foldTerm(name); key != "" && w.headed[key] && w.lang != "zh" && (st.whole || st.phrase != "") && st.label == "" {
		name = "" // the heading names all that stands under it
	}
	if _, act, ok := w.operation(f, st); ok || st.act != "" {
		return w.headline(w.cutPhrase(orElse(st.act, act), maxTitle))
	}
	if base, ok := w.baseForm(name); ok && w.lang != "zh" && !w.nameOfStatement(name, f, st) {
		name = w.lowerRest(base)
	}
	name = w.unwished(name)
	if !w.nameOfStatement(name, f, st) {
		return w.headline(w.cutPhrase(w.nameOf(name), w.titleLimit()))
	}
	if w.lang == "zh" {
		return w.chineseTitle(f, st)
	}
	title := w.nameOf(w.titlePhrase(f, st))
	if e := endpointGroup(f.Group); e != "" && !st.whole && st.phrase == "" {
		title = "`" + e + "`: " + w.lowerStart(title)
	}
	if st.trigger != "" && (st.label == "" || title != st.label && w.saysLabel(title, st.label)) && utf8.RuneCountInString(title) < 28 && utf8.RuneCountInString(title)+utf8.RuneCountInString(st.trigger) < maxTitle {
		title += " " + w.lowerStart(st.trigger)
	}
	title = w.withoutAside(w.named(title, f, st))
	cut := w.cutPhrase(title, maxTitle)
	if subject := st.clause.subject; st.whole && cut != title && len(cut) <= len(subject) && strings.HasPrefix(title, subject) { // the verb would be lost
		for i, t := range clauseTokens(subject) {
			if i > 0 && w.rules.isWord("prepositions", "en", t.low) {
				cut = w.cutPhrase(strings.TrimSpace(subject[:t.from])+title[len(subject):], maxTitle)
				break
			}
		}
	}
	return w.headline(w.wholeTitle(title, cut))
}

// withoutAside takes a few words between commas out of a title that is too
// long: "A report shows, per team, the ten largest packages".
func (w *work) withoutAside(title string) string {
	if utf8.RuneCountInString(title) <= maxTitle {
		return title
	}
	head, rest, ok := strings.Cut(title, ", ")
	aside, tail, more := strings.Cut(rest, ", ")
	if !ok || !more || len(strings.Fields(aside)) > 3 || strings.ContainsAny(head, "(`\"") || !w.rules.isWord("prepositions", "en", strings.ToLower(leadingWord(aside))) || strings.Contains(tail, ", ") || !w.firmObject(strings.ToLower(leadingWord(tail))) {
		return title
	}
	return head + " " + tail
}

func (w *work) titleLimit() int {
	if w.lang == "zh" {
		return maxTitleChinese
	}
	return maxTitle
}

// nameOfStatement says that a name is only the beginning of the statement.
func (w *work) nameOfStatement(name string, f *FeatureFact, st statement) bool {
	if name == "" || strings.HasPrefix(name, "`") && strings.HasSuffix(name, "`") && st.label == "" && !strings.HasPrefix(f.Text, name) {
		return name == ""
	}
	key := foldTerm(strings.Trim(name, "…. "))
	for _, text := range []string{f.Text, f.Want} {
		if strings.HasPrefix(foldTerm(text), key) || strings.Contains(foldTerm(text), key) && utf8.RuneCountInString(name) > 12 {
			return true
		}
	}
	return st.label != "" && foldTerm(st.label) == key
}

// titlePhrase is the statement as an imperative where its grammar allows.
func (w *work) titlePhrase(f *FeatureFact, st statement) string {
	if f.Want != "" && f.Actor != "" {
		return w.withLabel(w.wantTitle(headClause(f.Want)), st.label)
	}
	switch {
	case st.phrase != "":
		return w.withLabel(st.phrase, st.label)
	case st.whole && st.label != "" && st.clause.form == modalVerb && !st.clause.not && !strings.HasPrefix(st.clause.rest, "be "):
		return w.withLabel(st.clause.rest, st.label)
	case st.whole:
		return w.withLabel(w.clauseTitle(st.clause), st.label)
	case st.label != "":
		return w.labelTitle(st)
	default:
		return w.nounTitle(st.head)
	}
}

// nounTitle is a thing up to the first comma, when that names it.
func (w *work) nounTitle(head string) string {
	if utf8.RuneCountInString(head) <= 50 {
		return head
	}
	if i := strings.Index(head, ", with "); i > 0 && i <= maxTitle {
		return head[:i]
	}
	if i := strings.Index(head, " for each "); i > 0 && !strings.Contains(head[i:], ",") {
		return w.cutPhrase(head[:i], maxTitle-utf8.RuneCountInString(head[i:])) + head[i:]
	}
	if i := strings.Index(head, ", "); i > 0 && !w.inBrackets(head, i) && len(strings.Fields(head[:i])) > 3 && !strings.Contains(head[i:], " and ") {
		return head[:i]
	}
	return head
}

// wantTitle is a wish as a title.
func (w *work) wantTitle(want string) string {
	if i := strings.Index(want, " to be able to "); i > 0 && i < 30 {
		return want[i+len(" to be able to "):]
	}
	if base, ok := w.baseForm(want); ok {
		return w.lowerRest(base)
	}
	if deed := w.stateAsDeed(want); deed != "" {
		return deed
	}
	return want
}

// withLabel names what a label groups: "(device rules)" behind the title.
func (w *work) withLabel(title, label string) string {
	if label == "" || w.saysLabel(title, label) {
		return title
	}
	if len(strings.Fields(label)) > 1 || utf8.RuneCountInString(title)+utf8.RuneCountInString(label) > maxTitle-3 {
		if w.labelSays(label) {
			return label
		}
	}
	return title + " (" + w.lowerStart(label) + ")"
}

// labelSays says that a label alone names the thing.
func (w *work) labelSays(label string) bool {
	last := strings.ToLower(label[strings.LastIndexByte(label, ' ')+1:])
	return !w.rules.isWord("empty_labels", "en", last)
}

// labelTitle is the label, with the thing behind the colon where the label is a
// single word.
func (w *work) labelTitle(st statement) string {
	if strings.HasPrefix(st.label, "`") || len(strings.Fields(st.label)) > 1 {
		return st.label
	}
	return st.label + ": " + w.lowerStart(w.cutPhrase(st.head, maxTitle-4-utf8.RuneCountInString(st.label)))
}

// clauseTitle turns what happens to a thing into what is done with it: "links
// are counted separately" becomes "count links separately".
func (w *work) clauseTitle(c clause) string {
	base := w.base(c)
	if rest, ok := strings.CutPrefix(base, "be "); ok && !c.not && !w.rules.isWord("no_subjects", "en", leadingWord(c.subject)) && !w.placedFirst(c.subject) {
		word, tail, _ := strings.Cut(rest, " ")
		if verb, ok := w.participle(strings.ToLower(strings.TrimRight(word, ","))); ok && !w.rowOfParticiples(tail, word) {
			particle := ""
			if p, more, _ := strings.Cut(tail, " "); w.rules.isWord("particles", "en", p) {
				particle, tail = p, more
			}
			subject := w.lowerStart(c.subject)
			return joinWords(verb, subject, particle, tail)
		}
	}
	if _, person := w.personIn(c.subject); person && !c.not && c.adverb == "" && !w.rules.isWord("receive", "en", leadingWord(base)) && !strings.HasPrefix(base, "be ") {
		return base
	}
	if strings.EqualFold(strings.TrimPrefix(strings.ToLower(c.subject), "the "), strings.ToLower(strings.TrimPrefix(w.product, "the "))) || w.rules.isWord("selves", "en", strings.TrimPrefix(strings.ToLower(c.subject), "the ")) {
		if !c.not && (c.form != modalVerb || !strings.HasPrefix(base, "be ")) {
			return base
		}
	}
	return w.clauseText(c)
}

// rowOfParticiples says that more than one thing is done: "weighed and put on
// the list".
func (w *work) rowOfParticiples(tail, first string) bool {
	if strings.HasSuffix(first, ",") {
		return true
	}
	tokens := clauseTokens(tail)
	for i, t := range tokens {
		if i == 0 || tokens[i-1].low != "and" && tokens[i-1].low != "or" {
			continue
		}
		if _, ok := w.participle(t.low); ok {
			return true
		}
	}
	return false
}

// clauseText is a clause as what happens, else as it was written.
func (w *work) clauseText(c clause) string {
	if text, ok := w.indicative(c); ok {
		return text
	}
	return c.text()
}

// headline drops the article at the beginning and capitalises.
func (w *work) headline(title string) string {
	title = strings.TrimRight(title, " .。,;；")
	if w.lang == "zh" {
		return title
	}
	if _, ok := w.parseClause(title); !ok {
		for _, lead := range []string{"their ", "Their ", "the ", "The ", "a ", "A ", "an ", "An "} {
			if rest, ok := strings.CutPrefix(title, lead); ok && rest != "" {
				title = rest
				break
			}
		}
	}
	if title != "" && w.beginsWithVerb(title) { // "make invoices" is no program
		title = upperFirst(title)
	}
	return strings.TrimRight(wording.Sentence(title), ".")
}

// cutPhrase shortens a text to at most n runes at a place where a phrase ends:
// before a preposition or conjunction, or at a comma. A text that has no such
// place is shortened between words.
func (w *work) cutPhrase(text string, n int) string {
	text = strings.TrimRight(strings.TrimSpace(text), ".。;；,，:： ")
	if utf8.RuneCountInString(text) <= n {
		return text
	}
	if w.lang == "zh" {
		return w.cutChinese(text, n)
	}
	best := ""
	tokens := clauseTokens(text)
	for i, t := range tokens {
		if i < 2 || utf8.RuneCountInString(text[:t.from]) > n+1 {
			continue
		}
		if w.inBrackets(text, t.from) {
			continue
		}
		prev := tokens[i-1].low
		bracket := strings.HasPrefix(text[t.from:], "(")
		breaks := tokens[i-1].comma || bracket || w.rules.isWord("breaks", "en", t.low)
		if !breaks || w.rules.isWord("prepositions", "en", prev) || w.rules.isWord("determiners", "en", prev) || w.rules.isWord("dangling", "en", prev) ||
			w.rules.isWord("relatives", "en", prev) || prev == "and" || prev == "or" || prev == "is" || prev == "are" || w.rules.isWord("auxiliaries", "en", prev) ||
			w.rules.isWord("participle_needs", "en", prev) || w.rules.isWord("hanging", "en", prev) || w.wantsObject(tokens, i) {
			continue
		}
		cut := strings.TrimRight(text[:t.from], " ,;:–—")
		if at := w.spanStart(tokens, i); at > 0 { // "by SMS two hours | before the arrival"
			if at > 1 && !w.rules.isWord("prepositions", "en", tokens[at-1].low) && utf8.RuneCountInString(text[:tokens[at].from]) <= n+1 {
				best = strings.TrimRight(text[:tokens[at].from], " ,;:–—")
			}
			continue
		}
		if (prev == "them" || prev == "it") && t.low == "to" || w.lastOfList(tokens, i) || tokens[i-1].comma && text[tokens[i-1].to] == ',' && w.openList(tokens, i) || w.rules.isWord("adverbs", "en", prev) || w.hangs(tokens, i) || w.rules.isWord("particles", "en", t.low) && w.isVerbish(prev) ||
			t.low == "to" && i+1 < len(tokens) && w.rules.isWord("verbs", "en", tokens[i+1].low) {
			continue
		}
		best = cut
	}
	if i := strings.LastIndex(best, ", "); i >= 12 && strings.Trim(best[i+2:], "0123456789. ") == "" {
		best = best[:i] // "one visit a year, 11 | to 13 months after the last one"
	}
	if i := strings.LastIndex(best, ", and "); i >= 12 && !w.inBrackets(best, i) && !strings.Contains(best[:i], ", ") {
		best = best[:i] // a second clause that the cut has left without its end
	}
	if utf8.RuneCountInString(best) >= 12 {
		return best
	}
	return shorten(text, n)
}

// isVerbish says that a word may be a verb or participle to which a particle
// belongs: "put in", "walked in".
func (w *work) isVerbish(word string) bool {
	_, part := w.participle(word)
	return part || w.rules.isWord("verbs", "en", word) && !w.rules.isWord("nouns", "en", word+"s") || word == "put"
}

// hangs says that a subordinate clause has just begun before token i, so that a
// cut there would leave its conjunction without a verb.
func (w *work) hangs(tokens []token, i int) bool {
	for k := max(0, i-3); k < i; k++ {
		if w.rules.isWord("subordinators", "en", tokens[k].low) || tokens[k].low == "until" {
			return true
		}
	}
	return false
}

// spanStart is where a length of time begins that token i counts from, as in
// "two hours before", 0 where it is none: cut there it would say another thing.
func (w *work) spanStart(tokens []token, i int) int {
	switch tokens[i].low {
	case "before", "after", "ahead", "later", "earlier", "from", "of", "in", "past":
	default:
		return 0
	}
	if i < 3 || tokens[i-1].comma || !isTimeUnit(tokens[i-1].low) {
		return 0
	}
	number := tokens[i-2].low
	if i > 3 && w.rules.isWord("day_kinds", "en", number) {
		if k := tokens[i-3].low; k != "" && (k[0] >= '0' && k[0] <= '9' || isSmallNumber(k)) {
			return i - 3 // "10 working days before a visit"
		}
	}
	if number == "the" && (tokens[i].low == "before" || tokens[i].low == "after") {
		return i - 2 // "the evening before"
	}
	if number == "" || number[0] >= '0' && number[0] <= '9' || isSmallNumber(number) {
		return i - 2
	}
	return 0
}

// isSmallNumber tells a number written as a word.
func isSmallNumber(word string) bool {
	return strings.Contains(" one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty ninety ", " "+word+" ")
}

// isTimeUnit tells a word that counts time.
func isTimeUnit(word string) bool {
	switch strings.TrimSuffix(word, "s") {
	case "evening", "morning", "second", "minute", "hour", "day", "week", "month", "year", "night", "working", "h", "min":
		return true
	}
	return false
}

// lastOfList says that token i is the "and" of "the name, the length and the
// draught": cut there the list looks whole and is not.
func (w *work) lastOfList(tokens []token, i int) bool {
	if tokens[i].low != "and" && tokens[i].low != "or" || tokens[i-1].comma {
		return false
	}
	for k := i - 1; k >= max(0, i-6); k-- {
		if tokens[k].comma {
			return true
		}
	}
	return false
}

// openList says that the comma before token i stands inside "a, b and c", so
// that a cut there would lose members without a sign.
func (w *work) openList(tokens []token, i int) bool {
	for k := i; k < len(tokens) && k < i+8; k++ {
		if tokens[k].low == "and" || tokens[k].low == "or" {
			return true
		}
		if w.rules.isWord("prepositions", "en", tokens[k].low) && k > i {
			return false
		}
	}
	return false
}
