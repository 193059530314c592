package phrasing

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// MaxTitle bounds a title in runes; Chinese says more in fewer.
const (
	MaxTitle        = 90
	longestTitle    = 110 // of a clause that would be false without what its subject is restricted to
	maxTitleChinese = 30
)

// StatementTitle is what a stated feature is called: its own name where the
// source gives one beside the statement, else the statement as an imperative or
// a noun, cut only where a phrase ends.
func (w *Work) StatementTitle(f *understanding.FeatureFact, st Statement) string {
	name := strings.TrimRight(strings.TrimSpace(f.Name), " .。;；:：")
	if does := w.commandDeed(name, f, st); does != "" {
		return name + ": " + does
	}
	if key := FoldTerm(name); key != "" && w.headed[key] && w.Language != "zh" && (st.Whole || st.Phrase != "") && st.Label == "" {
		name = "" // the heading names all that stands under it
	}
	if _, act, ok := w.Operation(f, st); ok || st.Act != "" {
		return w.Headline(w.CutPhrase(OrElse(st.Act, act), MaxTitle))
	}
	if does := w.endpointTitle(f); does != "" {
		return w.Headline(w.CutPhrase(does, MaxTitle))
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
	title := w.secondNot(w.NameOf(w.TitlePhrase(f, st)))
	if e := EndpointGroup(f.Group); e != "" && !f.Called && !st.Whole && st.Phrase == "" {
		title = "`" + e + "`: " + w.LowerStart(title)
	}
	if st.Trigger != "" && !w.tellsWho(st.Trigger) && (st.Label == "" || title != st.Label && w.saysLabel(title, st.Label)) && utf8.RuneCountInString(title) < 28 && utf8.RuneCountInString(title)+utf8.RuneCountInString(st.Trigger) < MaxTitle {
		title += " " + w.LowerStart(st.Trigger)
	}
	title = w.withoutTail(w.withoutAside(w.named(title, f, st)))
	cut := w.CutPhrase(title, MaxTitle)
	if subject := st.Clause.Subject; st.Whole && cut != title && len(cut) <= len(subject) && strings.HasPrefix(title, subject) { // the verb would be lost
		if at := w.secondDeed(title); at > len(subject) {
			title = strings.TrimRight(title[:at], " ,")
		}
		if utf8.RuneCountInString(title) <= longestTitle {
			return w.Headline(title) // said of less than it is about, it would be false
		}
		for i, t := range ClauseTokens(subject) {
			if i > 0 && w.Table.IsWord("prepositions", "en", t.Low) {
				cut = w.CutPhrase(strings.TrimSpace(subject[:t.From])+title[len(subject):], MaxTitle)
				break
			}
		}
	}
	whole := w.withException(title, w.wholeTitle(title, cut))
	return w.Headline(w.WithCondition(whole, st, whole == title))
}

// WithCondition gives a title the condition that its statement opens with: what holds in
// one case only is false as a title of its own, and titles are quoted as statements. It
// ends the title where nothing else there would take it for itself, else it opens it.
func (w *Work) WithCondition(title string, st Statement, whole bool) string {
	when := w.LowerStart(strings.TrimRight(st.Trigger, ", "))
	lead := LeadingWord(when)
	if !w.Table.IsWord("conditions", "en", lead) && !w.Table.IsWord("title_cases", "en", lead) || SaysI(when) {
		return title // where something stands tells more of it and is no case
	}
	if when == "" || st.Label != "" || !st.Whole && st.Phrase == "" || w.tellsWho(st.Trigger) || w.Language == "zh" || strings.HasSuffix(FoldTerm(title), FoldTerm(when)) {
		return title
	}
	often := w.SwallowsRate(title, when)
	pointing := pointsBefore(title, when)
	if whole && !often && !pointing && !w.HasWord(title, "subordinators") && !strings.ContainsAny(title, ",;:") {
		if full := title + " " + when; utf8.RuneCountInString(full) <= longestTitle {
			return full
		}
	}
	return w.openedWith(title, when)
}

// pointsBefore says that a title speaks of what its condition names first: "the gate shows
// this", "the gate decides" in the case in which a gate is alone.
func pointsBefore(title, when string) bool {
	tokens := ClauseTokens(title)
	for i, t := range tokens {
		if slices.Contains([]string{"this", "these", "it", "them"}, t.Low) {
			return true
		}
		if i > 0 && tokens[i-1].Low == "the" && slices.ContainsFunc([]string{" a ", " an "}, func(one string) bool { return strings.Contains(" "+when+" ", one+t.Low+" ") }) {
			return true
		}
	}
	return false
}

// openedWith opens a title with its condition, and leaves what is done further where
// both are too long.
func (w *Work) openedWith(title, when string) string {
	const longest = 130 // characters; longer than other titles, as without the condition it says what is not so
	deed := w.LowerStart(title)
	first := deed
	if at := w.secondDeed(deed); at > 0 {
		first = strings.TrimRight(deed[:at], " ,")
	}
	for _, done := range []string{deed, first} {
		if full := when + ", " + done; utf8.RuneCountInString(full) <= longest {
			return reading.UpperFirst(full)
		}
	}
	return title
}

// CutOpening cuts a text into the condition that it opens with and what holds then: "when a
// lorry leaves|, print its list". It is none where what is left neither tells nor orders
// anything, as in "every crate, sack and box".
func (w *Work) CutOpening(text string) (when, deed string, ok bool) {
	const longestRhythm = 3 // words: "every second Monday"
	lead := strings.ToLower(LeadingWord(text))
	if w.Language == "zh" || !w.Table.IsWord("conditions", "en", lead) && !w.Table.IsWord("title_cases", "en", lead) {
		return "", "", false
	}
	for at := 0; ; {
		i := strings.Index(text[at:], ", ")
		if i < 0 {
			return "", "", false
		}
		at += i + len(", ")
		deed := text[at:]
		first := strings.ToLower(LeadingWord(deed))
		if w.Table.IsWord("breaks", "en", first) || w.IsThird(first) {
			continue // "sends, changes or discards a draft", "for each of them"
		}
		when := text[:at-len(", ")]
		if (lead == "every" || lead == "each") && len(strings.Fields(when)) > longestRhythm {
			return "", "", false // "every entry links to its order, refund or fee"
		}
		if c, clause := w.ParseClause(deed); clause && c.Subject != "" || w.Table.IsWord("verbs", "en", first) {
			return when, deed, true
		}
	}
}

// WithoutOpening is what a text says without the condition that it opens with.
func (w *Work) WithoutOpening(text string) string {
	if _, deed, ok := w.CutOpening(text); ok {
		return reading.UpperFirst(deed)
	}
	return text
}

// limitsItself says that a title ends with a clause that has a verb of its own, to which
// words behind it would belong: "for which", "that were".
func (w *Work) limitsItself(title string) bool {
	x := NewWordIndex(title)
	return x.Has("which") || x.Has("whose") || x.Has("who")
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
	return st.Label != "" && FoldTerm(st.Label) == key || w.Language == "zh" && w.ClauseAsName(name, f.Text, st)
}

// ClauseAsName says that a Chinese name is a clause of the statement, without the case in front
// of it or with the word that binds: neither is a name that somebody gave.
func (w *Work) ClauseAsName(name, text string, st Statement) bool {
	bare := w.withoutDuty(name)
	return (st.Trigger != "" || bare != name) && utf8.RuneCountInString(bare) > 6 && strings.Contains(FoldTerm(w.withoutDuty(text)), FoldTerm(bare))
}

// tellsWho says that a statement opens with who wishes it, "As a clerk", which is no
// condition as "as soon as" is one.
func (w *Work) tellsWho(trigger string) bool {
	lead, who, _ := strings.Cut(strings.ToLower(trigger), " ")
	return w.Table.IsWord("story_leads", "en", lead) && w.Table.IsWord("articles", "en", LeadingWord(who))
}

// TitlePhrase is the statement as an imperative where its grammar allows.
func (w *Work) TitlePhrase(f *understanding.FeatureFact, st Statement) string {
	if f.Want != "" && f.Actor != "" {
		return w.withLabel(w.wantTitle(WithoutOtherwise(HeadClause(f.Want), st)), st.Label)
	}
	switch {
	case st.Phrase != "":
		return w.withLabel(st.Phrase, st.Label)
	case st.Whole && strings.HasSuffix(st.Clause.Subject, ","):
		c := st.Clause
		c.Subject, _, _ = strings.Cut(c.Subject, ", ") // the title goes without what explains its thing
		return w.withLabel(w.ClauseTitle(c), st.Label)
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
		if list := w.equals(head); list != "" {
			return list
		}
		return head[:i]
	}
	return head
}

// equals is a thing that ends in a row of equals without "and", said with it: "entries for
// links, visits, users". Cut at its first comma it would be of links alone. Empty where
// what the commas divide is longer than a name.
func (w *Work) equals(head string) string {
	const longestName = 2 // words
	parts := strings.Split(head, ", ")
	last := len(parts) - 1
	for _, part := range parts[1:] {
		if len(strings.Fields(part)) > longestName || w.Table.IsWord("adverbs", "en", LeadingWord(part)) || w.Table.IsWord("prepositions", "en", LeadingWord(part)) {
			return ""
		}
	}
	if last < 2 || utf8.RuneCountInString(head) > MaxTitle {
		return ""
	}
	return strings.Join(parts[:last], ", ") + " and " + parts[last]
}

// wished is what somebody wants, where a predicate says just that: "want a list".
func (w *Work) wished(predicate string) string {
	if thing, ok := strings.CutPrefix(predicate, "want "); ok && w.FirmObject(LeadingWord(thing)) {
		return thing
	}
	return predicate
}

// wantTitle is a wish as a title.
func (w *Work) wantTitle(want string) string {
	if i := strings.Index(want, " to be able to "); i > 0 && i < 30 {
		return want[i+len(" to be able to "):]
	}
	if base, ok := w.BaseForm(want); ok {
		return w.LowerRest(w.wished(base))
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
	if utf8.RuneCountInString(st.Head) > MaxTitle-4-utf8.RuneCountInString(st.Label) {
		return st.Label // half of what it lists would look like all of it
	}
	return st.Label + ": " + w.LowerStart(st.Head)
}

// ClauseTitle turns what happens to a thing into what is done with it: "links
// are counted separately" becomes "count links separately".
func (w *Work) ClauseTitle(c Clause) string {
	base := w.Base(c)
	if rest, ok := strings.CutPrefix(base, "be "); ok && !c.Not && c.Adverb != "never" && !w.Table.IsWord("no_subjects", "en", LeadingWord(c.Subject)) && !w.placedFirst(c.Subject) {
		word, tail, _ := strings.Cut(rest, " ")
		if verb, ok := w.Participle(strings.ToLower(strings.TrimRight(word, ","))); ok && !w.rowOfParticiples(tail, word) && !w.DoneByPeople(rest) && !splicedSubject(c.Subject) && !w.onlyGiven(c.Subject, tail) {
			tail = w.withoutSecond(tail)
			particle := ""
			subject := w.LowerStart(c.Subject)
			p, more, _ := strings.Cut(tail, " ")
			if end := strings.TrimRight(p, ","); w.Table.IsWord("particles", "en", end) {
				if particle, tail = end, more; end != p {
					tail = "" // a remark: "are taken over, that's some 880,000"
				}
			}
			if particle != "" && particle != "in" && particle != "on" && len(strings.Fields(subject)) > 3 {
				return JoinWords(verb, particle, subject, tail)
			}
			return JoinWords(verb, subject, particle, tail)
		}
	}
	if _, person := w.PersonIn(c.Subject); person && !c.Not && c.Adverb == "" && !w.Table.IsWord("receive", "en", LeadingWord(base)) && !strings.HasPrefix(base, "be ") {
		return w.wished(base)
	}
	if w.NamesProduct(c.Subject) && !c.Not && c.Adverb != "never" && !strings.HasPrefix(base, "be ") {
		return JoinWords(c.Adverb, base)
	}
	return w.ClauseText(c)
}

// onlyGiven says that a clause tells to whom alone something is given, "only approved drivers
// can be assigned children": turned into a command the two would stand side by side.
func (w *Work) onlyGiven(subject, tail string) bool {
	first := strings.ToLower(LeadingWord(tail))
	_, alone := CutFold(subject, "only ")
	return alone && (IsPluralNoun(first) || w.Table.IsWord("articles", "en", first))
}

// splicedSubject says that another note stands in front of the subject of a clause:
// "count by scanner, differences over 5 %".
func splicedSubject(subject string) bool {
	head, last, ok := strings.Cut(subject, ", ")
	return ok && !strings.ContainsAny(head, "(\"`") && !strings.Contains(last, "and ") && !strings.Contains(last, "or ") && !strings.Contains(last, ",")
}

// NamesProduct says that a subject is the product itself, or one of the programs
// that it consists of: "the portal", "the terminal". A title need not name it.
func (w *Work) NamesProduct(subject string) bool {
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

// withoutSecond leaves what else is told of the thing that something is done with,
// which no command to do it can hold: "from a file and is never written".
func (w *Work) withoutSecond(tail string) string {
	tokens := ClauseTokens(tail)
	for i := 1; i < len(tokens); i++ {
		if joins := tokens[i-1].Low; joins != "and" && joins != "but" || w.subordinateBefore(tokens, i-1) {
			continue
		}
		k := i
		for k+1 < len(tokens) && (tokens[k].Low == "never" || tokens[k].Low == "not" || tokens[k].Low == "then") {
			k++
		}
		low := tokens[k].Low
		_, done := w.Participle(low)
		if c, own := w.ParseClause(tail[tokens[i].From:]); own && w.Table.IsWord("determiners", "en", low) && c.Form != PastVerb {
			return strings.TrimRight(tail[:tokens[i-1].From], " ,") // "within 30 seconds and the code stops working": of another thing
		}
		if w.actsItself(tokens, k) {
			return strings.TrimRight(tail[:tokens[i-1].From], " ,") // "every 60 seconds and becomes a ticket"
		}
		if low == "is" || low == "are" || low == "do" || low == "does" || low == "be" || low == "stay" || low == "stays" || w.Table.IsWord("auxiliaries", "en", low) || k > i && (done || w.Table.IsWord("verbs", "en", low)) {
			return strings.TrimRight(tail[:tokens[i-1].From], " ,")
		}
	}
	return tail
}

// actsItself says that a verb at a place tells what a thing does itself: no noun stands in front
// of an article or of a time.
func (w *Work) actsItself(tokens []Token, at int) bool {
	if at+1 >= len(tokens) {
		return false
	}
	low, next := tokens[at].Low, tokens[at+1].Low
	if low == "become" || low == "becomes" {
		return true
	}
	verb := w.IsThird(low) || w.Table.IsWord("verbs", "en", low)
	return verb && !w.Table.IsWord("nouns", "en", low) && (w.Table.IsWord("articles", "en", next) || next == "after" || next == "before" || next == "within")
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
