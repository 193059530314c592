package embedded

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"
)

// Bounds of what a benefit of the last resort names.
const (
	maxCaseWords  = 12 // words of a condition
	maxCaseRunes  = 22 // letters of a Chinese one
	maxNamedThing = 4
	maxTitleRunes = 14
	maxDeedRunes  = 8
)

// benefitOfCase is why somebody wants what happens in a case: nobody has to
// watch for it, or to remember it at its time.
func (w *work) benefitOfCase(d *draft) string {
	if w.lang == "zh" {
		return w.chineseCase(d)
	}
	trigger := strings.TrimRight(d.st.trigger, ",. ")
	first := strings.ToLower(leadingWord(trigger))
	rest := strings.TrimSpace(trigger[len(leadingWord(trigger)):])
	n := len(strings.Fields(rest))
	switch {
	case n == 0 || n > maxCaseWords || strings.ContainsAny(trigger, "`\"“”"):
	case w.rules.isWord("case_leads", "en", first):
		if c, ok := w.parseClause(rest); ok && !w.pointsBack(c.subject) {
			return w.say("benefit_case_of", "case", w.impersonal(w.lowerStart(rest)))
		}
	case w.rules.isWord("time_leads", "en", first) && n <= maxObject+1 && w.namesTime(trigger):
		return w.say("benefit_time_of", "time", w.lowerStart(trigger))
	}
	return w.say("benefit_case")
}

// namesTime says that a phrase is about a time and no place.
func (w *work) namesTime(text string) bool {
	for word := range strings.FieldsSeq(strings.ToLower(text)) {
		if word[0] >= '0' && word[0] <= '9' || w.rules.isWord("rates", "en", wording.Singular(word)) || w.rules.isWord("times_of", "en", word) {
			return true
		}
	}
	return false
}

// pointsBack says that a subject is only a pronoun, which means nothing without
// what stands before it.
func (w *work) pointsBack(subject string) bool {
	first := strings.ToLower(leadingWord(subject))
	for _, list := range []string{"person_pronouns", "vague_subjects", "first_persons"} {
		if w.rules.isWord(list, "en", first) {
			return true
		}
	}
	return false
}

// chineseCase names the condition of a Chinese statement: its trigger, or its
// first clause where that ends as one.
func (w *work) chineseCase(d *draft) string {
	text := d.st.trigger
	if text == "" {
		text, _, _ = strings.Cut(d.st.head, "，")
	}
	text = strings.Trim(text, "，,。；; ")
	if at := w.whenChinese(text); at > 0 {
		text = text[:at]
	}
	condition := strings.HasSuffix(text, "时") || strings.HasSuffix(text, "的话") || strings.HasSuffix(text, "后") || strings.HasSuffix(text, "的") && text != d.st.head
	for _, lead := range w.rules.Words["clause_conditions"].In("zh") {
		if rest, ok := strings.CutPrefix(text, lead); ok {
			text, condition = rest, true
			break
		}
	}
	for _, tail := range []string{"的时候", "的话", "之后", "以后", "时", "后", "的"} {
		if rest, ok := strings.CutSuffix(text, tail); ok && !strings.HasSuffix(text, "小时") {
			text = rest
			break
		}
	}
	n := utf8.RuneCountInString(text)
	switch {
	case n < 3 || n > maxCaseRunes || strings.ContainsAny(text, "“”（）：:`"):
	case w.rules.startsWith("time_leads", "zh", text) && n <= maxCaseRunes/2:
		return w.say("benefit_time_of", "time", text)
	case condition:
		return w.say("benefit_case_of", "case", text)
	}
	return w.chineseByItself(d)
}

// whenChinese is where a condition ends inside a Chinese clause: behind 时, where
// that is no part of another word.
func (w *work) whenChinese(text string) int {
	for i := 0; ; {
		at := strings.Index(text[i:], "时")
		if at < 0 {
			return -1
		}
		at += i
		i = at + len("时")
		before, after := lastRune(text[:at]), firstRunes(text[i:], 1)
		if utf8.RuneCountInString(text[:at]) >= 3 && !w.rules.isWord("time_halves", "zh", before+"时") && !w.rules.isWord("time_halves", "zh", "时"+after) {
			return i
		}
	}
}

// lastRune is the last rune of a text.
func lastRune(text string) string {
	_, n := utf8.DecodeLastRuneInString(text)
	return text[len(text)-n:]
}

// chineseByItself is why somebody wants what the product does by itself: 自动匹配
// 审批流 is no longer done by a person.
func (w *work) chineseByItself(d *draft) string {
	_, act, ok := strings.Cut(d.st.head, "自动")
	if i := strings.IndexAny(act, "，；、。：（"); i > 0 {
		act = act[:i]
	}
	if ok && w.namesBriefly(act) && w.rules.startsWith("verbs", "zh", act) {
		return w.say("benefit_deed_of", "object", act)
	}
	return w.benefitOfDeed(d)
}

// benefitOfDeed is why somebody wants what the product does, with what it does
// it to.
func (w *work) benefitOfDeed(d *draft) string {
	if w.lang == "zh" {
		title := strings.TrimPrefix(d.req.Title, "自动")
		for _, lead := range w.rules.Words["offers"].In("zh") {
			switch rest, ok := strings.CutPrefix(title, lead); {
			case !ok || !w.namesBriefly(rest):
			case w.holdsDeed(rest):
				return w.say("benefit_rule_of", "subject", rest) // 支持审批
			default:
				return w.say("benefit_missed", "thing", rest) // 支持深色模式
			}
		}
		if w.namesBriefly(title) && w.rules.startsWith("verbs", "zh", title) && !w.rules.startsWith("offers", "zh", title) && !w.tellsOf(title) {
			return w.say("benefit_deed_of", "object", title)
		}
		if text := w.benefitOfThing(d); text != w.say("benefit_rule") && text != w.say("benefit_thing") {
			return text
		}
		return w.say("benefit_deed")
	}
	if deed := w.namedDeed(d); deed != "" {
		return w.say("benefit_deed_by", "deed", deed)
	}
	if subject := w.shortSubject(d); d.st.whole && subject != "" && !w.ownAct(d) && !w.isProper(leadingWord(d.st.clause.subject)) {
		return w.say("benefit_deed_of", "object", subject)
	}
	return w.say("benefit_deed")
}

// namedDeed is what the product does in its verb and the object of it, empty
// where one of the two is not certain.
func (w *work) namedDeed(d *draft) string {
	object, verbs := w.namedObject(d), w.verbsOf(d)
	if object == "" || len(verbs) == 0 || !w.rules.isWord("verbs", "en", verbs[0]) || w.rules.isWord("receive", "en", verbs[0]) {
		return ""
	}
	return verbs[0] + " " + object
}

// benefitOfPerson is why somebody wants to do something: they depend on nobody
// for it, and need not ask for what they only look at.
func (w *work) benefitOfPerson(d *draft, otherwise string) string {
	if w.lang == "zh" {
		if title := d.req.Title; w.namesBriefly(title) && w.rules.startsWith("verbs", "zh", title) {
			return w.say("benefit_person_for", "object", title)
		}
		return w.say(otherwise)
	}
	object := w.namedObject(d)
	if object == "" {
		return w.say(otherwise)
	}
	if verbs := w.verbsOf(d); len(verbs) > 0 && w.rules.isWord("receive", "en", verbs[0]) {
		return w.say("benefit_person_about", "object", object)
	}
	return w.say("benefit_person_for", "object", object)
}

// namedObject is what somebody acts on, for a benefit in their own words: "my
// membership". Empty where the verb has none.
func (w *work) namedObject(d *draft) string {
	text := d.st.phrase
	if d.st.whole {
		text = w.base(d.st.clause)
	}
	first := strings.ToLower(leadingWord(text))
	if first == "be" || first == "have" || first == "say" || w.rules.isWord("tells", "en", first) || w.rules.isWord("adverbs", "en", first) {
		return ""
	}
	words := strings.Fields(w.directObject(d))
	for i, word := range words {
		low := strings.ToLower(word)
		switch {
		case strings.Contains(word, "`") || i == 0 && strings.HasSuffix(low, "ly") || w.rules.isWord("selves", "en", low) || strings.HasSuffix(low, "selves") || strings.HasSuffix(low, "self"):
			return ""
		case low == "their" || low == "your" || low == "his" || low == "her":
			words[i] = "my"
		case low[0] >= '0' && low[0] <= '9' || i > 0 && w.rules.isWord("articles", "en", low):
			words = words[:i]
		}
		if len(words) <= i {
			break
		}
	}
	for len(words) > 1 && w.rules.isWord("no_noun_ends", "en", strings.ToLower(words[len(words)-1])) || len(words) > 2 && strings.HasSuffix(words[len(words)-1], "ed") {
		words = words[:len(words)-1]
	}
	if len(words) == 0 {
		return ""
	}
	if len(words) == 1 && (strings.HasSuffix(words[0], "ed") || w.rules.isWord("tells", "en", words[0]) || w.rules.isWord("determiners", "en", words[0]) || w.rules.isWord("adjectives", "en", words[0])) {
		return ""
	}
	return strings.Join(words, " ")
}

// namesBriefly says that a Chinese title can stand inside a benefit.
func (w *work) namesBriefly(title string) bool {
	n := utf8.RuneCountInString(title)
	return n >= 2 && n <= maxTitleRunes && !strings.ContainsAny(title, "，、：；（）“”《》`…/ 0123456789")
}

// benefitOfThing is why somebody wants a thing: what is written is put together
// by the product, what is done is done by it, and the rest is missed without.
func (w *work) benefitOfThing(d *draft) string {
	if w.lang == "zh" {
		title := d.req.Title
		switch {
		case !w.namesBriefly(title) || w.tellsOf(title):
			return w.chineseLast(d)
		case w.rules.endsWith("made_things", title):
			return w.say("benefit_made", "thing", title)
		case w.holdsDeed(title) && utf8.RuneCountInString(title) <= maxDeedRunes:
			return w.say("benefit_done", "thing", title)
		case w.chineseNoun(title):
			return w.say("benefit_missed", "thing", title)
		}
		return w.chineseLast(d)
	}
	thing := w.thingOf(d)
	if thing == "" {
		return w.benefitOfHeading(d, "benefit_thing")
	}
	low := strings.ToLower(lastWord(thing))
	last := wording.Singular(low)
	switch {
	case w.rules.isWord("made_things", "en", last):
		return w.say("benefit_made", "thing", w.nounPhrase(thing))
	case strings.HasSuffix(last, "ation") || strings.HasSuffix(last, "ping") || strings.HasSuffix(last, "ment"):
		return w.say("benefit_done", "thing", w.nounPhrase(thing))
	}
	if d.st.label != "" {
		if _, ok := w.parseClause(d.st.head); ok {
			return w.say("benefit_rule_of", "subject", thing) // "Minors under 16: they see …"
		}
	}
	if isPluralNoun(low) && (strings.HasSuffix(thing, "s") || wording.Plural(low) == low) || strings.Contains(thing, " and ") {
		return w.inner("benefit_missed_many", "thing", thing)
	}
	return w.inner("benefit_missed", "thing", w.nounPhrase(thing))
}

// chineseLast is why somebody wants what nothing is known of: a clause is a
// rule, a thing is there.
func (w *work) chineseLast(d *draft) string {
	if utf8.RuneCountInString(d.st.head) > maxTitleRunes || w.tellsOf(d.st.head) {
		return w.benefitOfHeading(d, "benefit_rule")
	}
	return w.benefitOfHeading(d, "benefit_thing")
}

// tellsOf says that a Chinese text is a clause about somebody or something and
// no name: 师傅完工后业主打分.
func (w *work) tellsOf(text string) bool {
	return w.leadsWithPerson(text) || containsAny(text, w.rules.Words["clause_signs"].In("zh")...)
}

// holdsDeed says that a Chinese name is that of an act: 间隔校验.
func (w *work) holdsDeed(title string) bool {
	for _, verb := range w.rules.Words["verbs"].In("zh") {
		if strings.Contains(title, verb) {
			return true
		}
	}
	return false
}

// thingOf is the name of the thing that a draft is about, empty where that is
// no short noun.
func (w *work) thingOf(d *draft) string {
	text := orElse(d.st.label, d.st.head)
	if d.fact != nil && strings.HasPrefix(d.fact.Name, "`") || strings.ContainsAny(text, "`→=<>") {
		return ""
	}
	tokens := clauseTokens(text)
	end := 0
	for end < len(tokens) && tokens[end].low != "" && !w.rules.isWord("prepositions", "en", tokens[end].low) && !w.rules.isWord("relatives", "en", tokens[end].low) {
		end++
		if tokens[end-1].comma {
			break
		}
	}
	if end == 0 || end > maxNamedThing || w.rules.isWord("subordinators", "en", tokens[0].low) || w.rules.isWord("adverbs", "en", tokens[end-1].low) || w.rules.isWord("auxiliaries", "en", tokens[0].low) {
		return ""
	}
	name := strings.TrimRight(text[tokens[0].from:tokens[end-1].to], ",.:; ")
	if len(name) < 3 || w.rules.isWord("rates", "en", wording.Singular(strings.ToLower(lastWord(name)))) || strings.ContainsAny(name, "0123456789\"“”(){}[]!?/'’") || !w.isNoun(name) || w.isVerbPhrase(name) {
		return ""
	}
	return w.impersonal(w.lowerStart(name))
}

// benefitOfOrder is why somebody wants a rule: those concerned know what holds.
func (w *work) benefitOfOrder(d *draft) string {
	if w.lang == "zh" && w.namesBriefly(d.req.Title) && !w.tellsOf(d.req.Title) {
		return w.say("benefit_rule_of", "subject", d.req.Title)
	}
	return w.benefitOfHeading(d, "benefit_rule")
}

// benefitOfHeading is why somebody wants a rule of which only its heading says
// what it is about.
func (w *work) benefitOfHeading(d *draft, otherwise string) string {
	if d.fact == nil || d.fact.Group == "" || strings.Contains(d.fact.Group, "`") || w.rules.isWord("vague_headings", w.lang, strings.ToLower(d.fact.Group)) {
		return w.say(w.noRule(d, otherwise))
	}
	heading, _, _ := strings.Cut(d.fact.Group, "（")
	heading, _, _ = strings.Cut(heading, "(")
	heading = strings.TrimSpace(heading)
	if _, person := w.leadingPerson(heading); w.lang == "zh" && !person && utf8.RuneCountInString(heading) <= maxTitleRunes && !strings.ContainsAny(heading, "，：。？、/ 0123456789") && !w.rules.endsWith("no_topics", heading) {
		return w.say("benefit_rule_of", "subject", heading)
	}
	if w.lang != "zh" && len(strings.Fields(heading)) <= maxNamedThing && w.isNoun(heading) && !w.isVerbPhrase(heading) && !strings.ContainsAny(heading, "0123456789:?!&/,") {
		return w.inner("benefit_rule_of", "subject", w.lowerStart(heading))
	}
	return w.say(w.noRule(d, otherwise))
}

// noRule is the last benefit of a Chinese deed, which is no rule that people go
// by: who acts needs nobody else, what the product does is off people's hands.
func (w *work) noRule(d *draft, otherwise string) string {
	switch {
	case w.lang != "zh" || otherwise != "benefit_rule" || w.forbids(d) || w.boundsChinese(d.st.head):
		return otherwise
	case w.personal(d) || d.person:
		return "benefit_person"
	}
	return "benefit_deed"
}
