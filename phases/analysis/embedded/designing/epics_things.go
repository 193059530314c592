package designing

import (
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// maxThingWords is how many words the name of a thing has at most.
const maxThingWords = 3

// thingOf is what a requirement is about, in the words of its title: the first
// noun phrase that is not one of the common words, a person or a number.
func (m *epicMaker) thingOf(i int, common map[string]bool) string {
	title := specs.Plain(m.req.Requirements[i].Title)
	if _, act, ok := strings.Cut(strings.TrimPrefix(title, "`"), "` "); ok && m.Language == "zh" {
		return m.chineseThing(act)
	}
	if strings.HasPrefix(title, "`") || strings.HasPrefix(m.req.Requirements[i].Title, "`") {
		return reading.FirstOf(m.settingName(title), m.commandName(i))
	}
	if m.Language == "zh" {
		return m.chineseThing(title)
	}
	if head, _, ok := strings.Cut(title, ": "); ok && len(strings.Fields(head)) <= maxThingWords {
		title = head
	}
	title, _, _ = strings.Cut(title, " instead of ") // what is not done names nothing
	title, _, _ = strings.Cut(title, " rather than ")
	n := &nounReader{m: m, common: common, deed: m.isDeed(i) || m.beginsWithDeeds(title)}
	for k, word := range strings.Fields(withoutQuotes(title)) {
		if found := n.take(k, word); found != "" {
			return found
		}
	}
	return n.flush()
}

// withoutQuotes leaves out what a title quotes, with a mark in its place: the words that a
// user says name no thing of the product.
func withoutQuotes(title string) string {
	title = strings.ReplaceAll(strings.ReplaceAll(title, "“", "\""), "”", "\"")
	parts := strings.Split(title, "\"")
	if len(parts)%2 == 0 {
		return title
	}
	var out []string
	for n, part := range parts {
		if n%2 == 0 {
			out = append(out, part)
		}
	}
	return strings.Join(out, " – ")
}

// isDeed says that a title begins with a verb and not, like "print sheet",
// with a noun that could be one: then somebody wants to do it.
func (m *epicMaker) isDeed(i int) bool {
	want := m.namedWant(i)
	if m.req.Requirements[i].Source.Kind == specs.Inferred {
		return true // the packs say what is done
	}
	if words := strings.Fields(strings.ToLower(m.req.Requirements[i].Title)); len(words) > 1 && m.IsThird(words[1]) && !m.Table.IsWord("nouns", "en", words[1]) {
		return false // "support gets …"
	}
	return m.IsVerbPhrase(m.phrase(specs.Plain(m.req.Requirements[i].Title))) && (strings.HasPrefix(want, "to ") || strings.Contains(want, " to "))
}

// beginsWithDeeds says that a title begins with two verbs in the third person: "supplies,
// runs and maintains a portal" is about no supplies.
func (m *epicMaker) beginsWithDeeds(title string) bool {
	words := strings.Fields(strings.ToLower(title))
	return len(words) > 1 && strings.HasSuffix(words[0], ",") && m.IsThird(strings.TrimRight(words[0], ",")) && m.IsThird(strings.TrimRight(words[1], ","))
}

// commandName is "list" of `tool list --json`: the command without the program
// and without its arguments.
func (m *epicMaker) commandName(i int) string {
	title := m.req.Requirements[i].Title
	if !strings.HasPrefix(title, "`") {
		title = specs.Plain(title)
	}
	if !strings.HasPrefix(title, "`") {
		return ""
	}
	code, _, _ := strings.Cut(strings.TrimPrefix(title, "`"), "`")
	var words []string
	for k, w := range strings.Fields(code) {
		if k > 0 && strings.Trim(w, "abcdefghijklmnopqrstuvwxyz-") != "" || strings.HasPrefix(w, "-") {
			break
		}
		words = append(words, w)
	}
	if len(words) < 2 || strings.Trim(words[0], "abcdefghijklmnopqrstuvwxyz-") != "" {
		return ""
	}
	return strings.Join(words[1:], " ")
}

// settingName reads `not_found_page` as "not found page".
func (m *epicMaker) settingName(title string) string {
	name, _, _ := strings.Cut(strings.TrimPrefix(specs.Plain(title), "`"), "`")
	name, _, _ = strings.Cut(name, ": ")
	if m.Language == "zh" || !strings.Contains(name, "_") || strings.Trim(name, "abcdefghijklmnopqrstuvwxyz_") != "" {
		return ""
	}
	return strings.ReplaceAll(name, "_", " ")
}

// chineseThing is a short title, or the short clause that it begins with.
func (m *epicMaker) chineseThing(title string) string {
	for _, lead := range m.d.Words["thing_leads"].In("zh") {
		title = strings.TrimPrefix(title, lead)
	}
	if at := strings.IndexAny(title, "，,；;：:（("); at > 0 {
		title = title[:at]
	}
	cut := false
	for _, sep := range listMarks() {
		if head, _, ok := strings.Cut(title, sep); ok && len([]rune(head)) >= 4 && !joinedWord(title, len(head)) {
			title, cut = head, true
		}
	}
	if cut && strings.Contains(title, "由") { // "单价由社长和理事会定": without those behind the mark nobody does anything
		return ""
	}
	if strings.Contains(title, "并") { // two deeds, and the first is too short to stand alone
		return ""
	}
	n := len([]rune(title))
	if cut && strings.HasPrefix(title, "按") {
		return "" // 按门店、品类 of “按门店、品类和时间查看销售额”: by what, and nothing that is looked at
	}
	if n < 2 || n > 10 || strings.HasSuffix(title, "的") || slices.ContainsFunc(m.d.Words["thing_breaks"].In("zh"), func(w string) bool { return strings.Contains(title, w) }) || strings.ContainsAny(title, "0123456789%“”…") || wording.Detect(title) != wording.Chinese {
		return ""
	}
	return title
}

// listMarks are the words of Chinese that join two clauses.
func listMarks() []string { return []string{"并", "且", "和"} }

// nounReader collects the words of a title until a noun phrase is whole.
type nounReader struct {
	m      *epicMaker
	common map[string]bool
	words  []string
	many   bool   // an article stood before it: there are many of the kind
	unit   bool   // a number stood before it: the next word is its unit
	deed   bool   // the first word is a verb
	first  bool   // the phrase begins the title, where every word has a capital
	prev   string // the last word that was no part of a noun phrase
}

// take reads the next word; it answers with a noun phrase that ends before it,
// or with it.
func (n *nounReader) take(k int, raw string) string {
	word := strings.Trim(raw, `.,;:()[]"“”'?!–—`)
	low := strings.ToLower(word)
	rules := n.m.Table
	if low == "a" || low == "an" || low == "each" || low == "every" {
		found := n.flush()
		n.many = true
		return found
	}
	if n.unit && word != "" {
		n.unit = false
		return n.flush()
	}
	n.unit = strings.ContainsAny(low, "0123456789")
	noun := low == "set" && n.many && len(n.words) > 0 // "a golden set"
	isBreak := !strings.ContainsFunc(word, unicode.IsLetter) || k == 0 && n.deed || strings.ContainsAny(low, "'’") || !noun && slices.Contains(n.m.d.Words["thing_breaks"].In("en"), low) || rules.IsWord("addresses", "en", strings.Trim(n.prev, ".")) || strings.ContainsAny(word, "0123456789_/<>{}=%€$") || strings.ContainsAny(raw[:1], `("“`) || strings.HasSuffix(low, "ly") && !slices.Contains(n.m.d.Words["regular"].In("en"), low) ||
		rules.IsWord("anybody", "en", low) || len(n.words) > 0 && len(low) > 4 && strings.HasSuffix(low, "ed")
	for _, list := range []string{"prepositions", "determiners", "finite", "conditions", "modals", "negatives", "subordinators", "first_persons", "breaks", "participle_needs"} {
		isBreak = isBreak || !noun && rules.IsWord(list, "en", low)
	}
	isBreak = isBreak || understanding.Weekday(word) || len(word) > 2 && unicode.IsUpper(rune(word[0])) && n.m.Understood.Lex.Calendar("in "+word)
	if k > 0 && rules.IsWord("verbs", "en", low) {
		isBreak = isBreak || len(n.words) == 0 && (n.prev == "to" || n.prev == "can" || rules.IsWord("modals", "en", n.prev))
		after := len(n.words) > 0 && (strings.HasSuffix(n.words[len(n.words)-1], "s") || !noun && !rules.IsWord("nouns", "en", wording.Plural(low)) && !rules.IsWord("count_nouns", "en", low))
		isBreak = isBreak || after || len(n.words) == 0 && !rules.IsWord("nouns", "en", wording.Plural(low))
	}
	if len(n.words) > 0 && strings.HasSuffix(low, "s") && n.m.isPersona(strings.Join(n.words, " ")) {
		isBreak = true // "a nurse dictates"
	}
	if n.m.IsThird(low) && !rules.IsWord("nouns", "en", low) {
		isBreak = true
	}
	if isBreak {
		found := n.flush()
		n.prev = low
		return found
	}
	if len(n.words) == 0 {
		n.first = k == 0
	}
	n.words = append(n.words, word)
	if strings.ContainsAny(raw[len(raw)-1:], ".,;:)") {
		return n.flush()
	}
	return ""
}

// flush answers with the noun phrase collected so far when it names a thing.
func (n *nounReader) flush() string {
	words, many := n.words, n.many
	n.words, n.many = nil, false
	if len(words) > maxThingWords {
		words = words[len(words)-maxThingWords:]
	}
	for len(words) > 0 && n.weak(words[0]) && len(words) > 1 {
		words = words[1:]
	}
	if len(words) == 0 {
		return ""
	}
	last := strings.ToLower(words[len(words)-1])
	if len(last) < 3 || strings.HasSuffix(last, "ed") || strings.HasSuffix(last, "ing") && len(words) == 1 || n.m.Table.IsWord("anybody", "en", last) {
		return ""
	}
	name := strings.Join(words, " ")
	telling := false
	for _, k := range n.m.wordsOf(name) {
		telling = telling || !n.common[k]
	}
	if !telling || n.m.isPersona(name) {
		return ""
	}
	if first := []rune(name); (n.first || !n.m.IsProper(phrasing.LeadingWord(name))) && unicode.IsUpper(first[0]) && !strings.ContainsFunc(string(first[1:]), unicode.IsUpper) {
		name = wording.LowerFirst(name)
	}
	if many && wording.Singular(last) == last {
		name = wording.Plural(name)
	}
	return name
}

// weak words say how or how many and name nothing.
func (n *nounReader) weak(word string) bool {
	low := strings.ToLower(word)
	if base, ok := strings.CutSuffix(low, "ing"); ok && slices.Contains([]string{"of", "by", "for", "without"}, n.prev) && (n.m.Table.IsWord("verbs", "en", base) || n.m.Table.IsWord("verbs", "en", base+"e")) {
		return true
	}
	return wording.Keywords(word) == nil || n.m.Table.IsWord("empty_labels", "en", low)
}

// isPersona says that a name is that of a persona.
func (m *epicMaker) isPersona(name string) bool {
	if m.persons == nil {
		m.persons = m.namedPersons()
	}
	return m.persons[phrasing.FoldTerm(wording.Singular(name))]
}

// namedPersons are the names of the persons of the brief, as it writes them and as
// stories do, with the two that stand for everybody.
func (m *epicMaker) namedPersons() map[string]bool {
	out := map[string]bool{phrasing.FoldTerm(m.User): true, phrasing.FoldTerm(m.Admin): true}
	for _, p := range m.brief.Personas {
		out[phrasing.FoldTerm(p.Name)] = true
		out[phrasing.FoldTerm(wording.Singular(m.ActorName(p.Name)))] = true
	}
	return out
}
