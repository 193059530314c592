package phrasing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// MaxTitle bounds a title in runes; Chinese says more in fewer.
const (
	MaxTitle        = 70
	maxTitleChinese = 30
)

// StatementTitle is what a stated feature is called: its own name where the
// source gives one beside the statement, else the statement as an imperative or
// a noun, cut only where a phrase ends.
func (w *Work) StatementTitle(f *understanding.FeatureFact, st Statement) string {
	name := strings.TrimRight(strings.TrimSpace(f.Name), " .。;；:：")
	if key := FoldTerm(name); key != "" && w.headed[key] && w.Language != "zh" && (st.Whole || st.Phrase != "") && st.Label == "" {
		name = "" // the heading names all that stands under it
	}
	if _, act, ok := w.Operation(f, st); ok || st.Act != "" {
		return w.Headline(w.CutPhrase(OrElse(st.Act, act), MaxTitle))
	}
	if base, ok := w.BaseForm(name); ok && w.Language != "zh" && !w.NameOfStatement(name, f, st) {
		name = w.LowerRest(base)
	}
	name = w.unwished(name)
	if !w.NameOfStatement(name, f, st) {
		return w.Headline(w.CutPhrase(w.NameOf(name), w.TitleLimit()))
	}
	if w.Language == "zh" {
		return w.ChineseTitle(f, st)
	}
	title := w.NameOf(w.TitlePhrase(f, st))
	if e := EndpointGroup(f.Group); e != "" && !st.Whole && st.Phrase == "" {
		title = "`" + e + "`: " + w.LowerStart(title)
	}
	if st.Trigger != "" && (st.Label == "" || title != st.Label && w.saysLabel(title, st.Label)) && utf8.RuneCountInString(title) < 28 && utf8.RuneCountInString(title)+utf8.RuneCountInString(st.Trigger) < MaxTitle {
		title += " " + w.LowerStart(st.Trigger)
	}
	title = w.withoutAside(w.named(title, f, st))
	cut := w.CutPhrase(title, MaxTitle)
	if subject := st.Clause.Subject; st.Whole && cut != title && len(cut) <= len(subject) && strings.HasPrefix(title, subject) { // the verb would be lost
		for i, t := range ClauseTokens(subject) {
			if i > 0 && w.Table.IsWord("prepositions", "en", t.Low) {
				cut = w.CutPhrase(strings.TrimSpace(subject[:t.From])+title[len(subject):], MaxTitle)
				break
			}
		}
	}
	return w.Headline(w.wholeTitle(title, cut))
}

// withoutAside takes a few words between commas out of a title that is too
// long: "A report shows, per team, the ten largest packages".
func (w *Work) withoutAside(title string) string {
	if utf8.RuneCountInString(title) <= MaxTitle {
		return title
	}
	head, rest, ok := strings.Cut(title, ", ")
	aside, tail, more := strings.Cut(rest, ", ")
	if !ok || !more || len(strings.Fields(aside)) > 3 || strings.ContainsAny(head, "(`\"") || !w.Table.IsWord("prepositions", "en", strings.ToLower(LeadingWord(aside))) || strings.Contains(tail, ", ") || !w.FirmObject(strings.ToLower(LeadingWord(tail))) {
		return title
	}
	return head + " " + tail
}

// TitleLimit is how many characters a title has before it is cut.
func (w *Work) TitleLimit() int {
	if w.Language == "zh" {
		return maxTitleChinese
	}
	return MaxTitle
}

// NameOfStatement says that a name is only the beginning of the statement.
func (w *Work) NameOfStatement(name string, f *understanding.FeatureFact, st Statement) bool {
	if name == "" || strings.HasPrefix(name, "`") && strings.HasSuffix(name, "`") && st.Label == "" && !strings.HasPrefix(f.Text, name) {
		return name == ""
	}
	key := FoldTerm(strings.Trim(name, "…. "))
	for _, text := range []string{f.Text, f.Want} {
		if strings.HasPrefix(FoldTerm(text), key) || strings.Contains(FoldTerm(text), key) && utf8.RuneCountInString(name) > 12 {
			return true
		}
	}
	return st.Label != "" && FoldTerm(st.Label) == key
}

// TitlePhrase is the statement as an imperative where its grammar allows.
func (w *Work) TitlePhrase(f *understanding.FeatureFact, st Statement) string {
	if f.Want != "" && f.Actor != "" {
		return w.withLabel(w.wantTitle(HeadClause(f.Want)), st.Label)
	}
	switch {
	case st.Phrase != "":
		return w.withLabel(st.Phrase, st.Label)
	case st.Whole && st.Label != "" && st.Clause.Form == ModalVerb && !st.Clause.Not && !strings.HasPrefix(st.Clause.Rest, "be "):
		return w.withLabel(st.Clause.Rest, st.Label)
	case st.Whole:
		return w.withLabel(w.ClauseTitle(st.Clause), st.Label)
	case st.Label != "":
		return w.labelTitle(st)
	default:
		return w.nounTitle(st.Head)
	}
}

// nounTitle is a thing up to the first comma, when that names it.
func (w *Work) nounTitle(head string) string {
	if utf8.RuneCountInString(head) <= 50 {
		return head
	}
	if i := strings.Index(head, ", with "); i > 0 && i <= MaxTitle {
		return head[:i]
	}
	if i := strings.Index(head, " for each "); i > 0 && !strings.Contains(head[i:], ",") {
		return w.CutPhrase(head[:i], MaxTitle-utf8.RuneCountInString(head[i:])) + head[i:]
	}
	if i := strings.Index(head, ", "); i > 0 && !w.InBrackets(head, i) && len(strings.Fields(head[:i])) > 3 && !strings.Contains(head[i:], " and ") {
		return head[:i]
	}
	return head
}

// wantTitle is a wish as a title.
func (w *Work) wantTitle(want string) string {
	if i := strings.Index(want, " to be able to "); i > 0 && i < 30 {
		return want[i+len(" to be able to "):]
	}
	if base, ok := w.BaseForm(want); ok {
		return w.LowerRest(base)
	}
	if deed := w.StateAsDeed(want); deed != "" {
		return deed
	}
	return want
}

// withLabel names what a label groups: "(device rules)" behind the title.
func (w *Work) withLabel(title, label string) string {
	if label == "" || w.saysLabel(title, label) {
		return title
	}
	if len(strings.Fields(label)) > 1 || utf8.RuneCountInString(title)+utf8.RuneCountInString(label) > MaxTitle-3 {
		if w.labelSays(label) {
			return label
		}
	}
	return title + " (" + w.LowerStart(label) + ")"
}

// labelSays says that a label alone names the thing.
func (w *Work) labelSays(label string) bool {
	last := strings.ToLower(label[strings.LastIndexByte(label, ' ')+1:])
	return !w.Table.IsWord("empty_labels", "en", last)
}

// labelTitle is the label, with the thing behind the colon where the label is a
// single word.
func (w *Work) labelTitle(st Statement) string {
	if strings.HasPrefix(st.Label, "`") || len(strings.Fields(st.Label)) > 1 {
		return st.Label
	}
	return st.Label + ": " + w.LowerStart(w.CutPhrase(st.Head, MaxTitle-4-utf8.RuneCountInString(st.Label)))
}

// ClauseTitle turns what happens to a thing into what is done with it: "links
// are counted separately" becomes "count links separately".
func (w *Work) ClauseTitle(c Clause) string {
	base := w.Base(c)
	if rest, ok := strings.CutPrefix(base, "be "); ok && !c.Not && !w.Table.IsWord("no_subjects", "en", LeadingWord(c.Subject)) && !w.placedFirst(c.Subject) {
		word, tail, _ := strings.Cut(rest, " ")
		if verb, ok := w.Participle(strings.ToLower(strings.TrimRight(word, ","))); ok && !w.rowOfParticiples(tail, word) {
			particle := ""
			if p, more, _ := strings.Cut(tail, " "); w.Table.IsWord("particles", "en", p) {
				particle, tail = p, more
			}
			subject := w.LowerStart(c.Subject)
			return JoinWords(verb, subject, particle, tail)
		}
	}
	if _, person := w.PersonIn(c.Subject); person && !c.Not && c.Adverb == "" && !w.Table.IsWord("receive", "en", LeadingWord(base)) && !strings.HasPrefix(base, "be ") {
		return base
	}
	if w.namesProduct(c.Subject) && !c.Not && c.Adverb != "never" && !strings.HasPrefix(base, "be ") {
		return JoinWords(c.Adverb, base)
	}
	return w.ClauseText(c)
}

// namesProduct says that a subject is the product itself, or one of the programs
// that it consists of: "the portal", "the terminal". A title need not name it.
func (w *Work) namesProduct(subject string) bool {
	subject = strings.ToLower(subject)
	name, the := strings.CutPrefix(subject, "the ")
	product := strings.TrimPrefix(strings.ToLower(w.Product), "the ")
	return name == product || w.Table.IsWord("selves", "en", name) || the && (w.Table.IsWord("product_parts", "en", name) || name == reading.LastWord(product))
}

// rowOfParticiples says that more than one thing is done: "weighed and put on
// the list".
func (w *Work) rowOfParticiples(tail, first string) bool {
	if strings.HasSuffix(first, ",") {
		return true
	}
	tokens := ClauseTokens(tail)
	for i, t := range tokens {
		if i == 0 || tokens[i-1].Low != "and" && tokens[i-1].Low != "or" {
			continue
		}
		if _, ok := w.Participle(t.Low); ok {
			return true
		}
	}
	return false
}

// ClauseText is a clause as what happens, else as it was written.
func (w *Work) ClauseText(c Clause) string {
	if text, ok := w.Indicative(c); ok {
		return text
	}
	return c.Text()
}

// Headline drops the article at the beginning and capitalises.
func (w *Work) Headline(title string) string {
	title = strings.TrimRight(title, " .。,;；")
	if w.Language == "zh" {
		return title
	}
	if _, ok := w.ParseClause(title); !ok {
		for _, lead := range []string{"their ", "Their ", "the ", "The ", "a ", "A ", "an ", "An "} {
			if rest, ok := strings.CutPrefix(title, lead); ok && rest != "" {
				title = rest
				break
			}
		}
	}
	if title != "" && w.BeginsWithVerb(title) { // "make invoices" is no program
		title = reading.UpperFirst(title)
	}
	return strings.TrimRight(wording.Sentence(title), ".")
}

// CutPhrase shortens a text to at most n runes at a place where a phrase ends:
// before a preposition or conjunction, or at a comma. A text that has no such
// place is shortened between words.
func (w *Work) CutPhrase(text string, n int) string {
	text = strings.TrimRight(strings.TrimSpace(text), ".。;；,，:： ")
	if utf8.RuneCountInString(text) <= n {
		return text
	}
	if w.Language == "zh" {
		return w.CutChinese(text, n)
	}
	best, half := "", ""
	tokens := ClauseTokens(text)
	for i, t := range tokens {
		if i < 2 || utf8.RuneCountInString(text[:t.From]) > n+1 {
			continue
		}
		if w.InBrackets(text, t.From) {
			continue
		}
		prev := tokens[i-1].Low
		bracket := strings.HasPrefix(text[t.From:], "(")
		breaks := tokens[i-1].Comma || bracket || w.Table.IsWord("breaks", "en", t.Low)
		if !breaks || w.Table.IsWord("prepositions", "en", prev) || w.Table.IsWord("determiners", "en", prev) || w.Table.IsWord("dangling", "en", prev) ||
			w.Table.IsWord("relatives", "en", prev) || prev == "and" || prev == "or" || prev == "is" || prev == "are" || w.Table.IsWord("auxiliaries", "en", prev) ||
			w.Table.IsWord("participle_needs", "en", prev) || w.Table.IsWord("hanging", "en", prev) || w.wantsObject(tokens, i) {
			continue
		}
		cut := strings.TrimRight(text[:t.From], " ,;:–—")
		if at := w.spanStart(tokens, i); at > 0 { // "by SMS two hours | before the arrival"
			if at > 1 && !w.Table.IsWord("prepositions", "en", tokens[at-1].Low) && utf8.RuneCountInString(text[:tokens[at].From]) <= n+1 {
				best = strings.TrimRight(text[:tokens[at].From], " ,;:–—")
			}
			continue
		}
		if (prev == "them" || prev == "it") && t.Low == "to" || w.lastOfList(tokens, i) || tokens[i-1].Comma && text[tokens[i-1].To] == ',' && w.openList(tokens, i) || w.Table.IsWord("adverbs", "en", prev) || w.hangs(tokens, i) || w.Table.IsWord("particles", "en", t.Low) && w.IsVerbish(prev) ||
			t.Low == "to" && i+1 < len(tokens) && w.Table.IsWord("verbs", "en", tokens[i+1].Low) {
			continue
		}
		if t.Low == "or" && w.twoWays(tokens, i) {
			half = cut // the first of two ways looks like the only one
			continue
		}
		best = cut
	}
	if best == "" {
		best = half
	}
	if i := strings.LastIndex(best, ", "); i >= 12 && strings.Trim(best[i+2:], "0123456789. ") == "" {
		best = best[:i] // "one visit a year, 11 | to 13 months after the last one"
	}
	if i := strings.LastIndex(best, ", and "); i >= 12 && !w.InBrackets(best, i) && !strings.Contains(best[:i], ", ") {
		best = best[:i] // a second clause that the cut has left without its end
	}
	if i := strings.Index(best, ": "); i >= 12 && !w.InBrackets(best, i) && !strings.Contains(best[i+2:], ",") && (strings.Contains(text[len(best):], ",") || !strings.Contains(best[i+2:], " ")) {
		best = best[:i] // "writes a manifest: version | , row counts, sizes", "with an archive: point | in time"
	}
	if utf8.RuneCountInString(best) >= 12 {
		return best
	}
	return Shorten(text, n)
}

// IsVerbish says that a word may be a verb or participle to which a particle
// belongs: "put in", "walked in".
func (w *Work) IsVerbish(word string) bool {
	_, part := w.Participle(word)
	return part || w.Table.IsWord("verbs", "en", word) && !w.Table.IsWord("nouns", "en", word+"s") || word == "put"
}

// hangs says that a subordinate clause has just begun before token i, so that a
// cut there would leave its conjunction without a verb.
func (w *Work) hangs(tokens []Token, i int) bool {
	for k := max(0, i-3); k < i; k++ {
		if w.Table.IsWord("subordinators", "en", tokens[k].Low) || tokens[k].Low == "until" {
			return true
		}
	}
	return false
}

// spanStart is where a length of time begins that token i counts from, as in
// "two hours before", 0 where it is none: cut there it would say another thing.
func (w *Work) spanStart(tokens []Token, i int) int {
	switch tokens[i].Low {
	case "before", "after", "ahead", "later", "earlier", "from", "of", "in", "past":
	default:
		return 0
	}
	if i < 3 || tokens[i-1].Comma || !isTimeUnit(tokens[i-1].Low) {
		return 0
	}
	number := tokens[i-2].Low
	if i > 3 && w.Table.IsWord("day_kinds", "en", number) {
		if k := tokens[i-3].Low; k != "" && (k[0] >= '0' && k[0] <= '9' || isSmallNumber(k)) {
			return i - 3 // "10 working days before a visit"
		}
	}
	if number == "the" && (tokens[i].Low == "before" || tokens[i].Low == "after") {
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
func (w *Work) lastOfList(tokens []Token, i int) bool {
	if tokens[i].Low != "and" && tokens[i].Low != "or" || tokens[i-1].Comma {
		return false
	}
	for k := i - 1; k >= max(0, i-6); k-- {
		if tokens[k].Comma {
			return true
		}
	}
	return false
}

// openList says that the comma before token i stands inside "a, b and c", so
// that a cut there would lose members without a sign.
func (w *Work) openList(tokens []Token, i int) bool {
	for k := i; k < len(tokens) && k < i+8; k++ {
		if tokens[k].Low == "and" || tokens[k].Low == "or" {
			return true
		}
		if w.Table.IsWord("prepositions", "en", tokens[k].Low) && k > i {
			return false
		}
	}
	return false
}
