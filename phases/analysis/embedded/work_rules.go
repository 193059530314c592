package embedded

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// maxRuleTitle is how many runes the title of a rule may have: half a rule says
// something else.
const maxRuleTitle = 84

// maxRuleName is how many runes of a Chinese rule its title may hold.
const maxRuleName = 28

// ruleOf reads a rule as a requirement: those of its clauses that bind, with the
// first of them as its name. What stands beside them only says why.
func (w *work) ruleOf(f *FeatureFact) (FeatureFact, bool) {
	if w.lang == "zh" {
		return w.chineseRule(f)
	}
	var kept []string
	subject, name := "", ""
	pieces := w.rulePieces(f.Text)
	for i, piece := range pieces {
		piece = w.ofSubject(piece, subject)
		st := w.ruleStatement(piece)
		if st.whole {
			subject = st.clause.subject
		}
		if !w.bindsAlone(&st) {
			continue
		}
		if i > 0 {
			piece = upperFirst(piece)
		}
		kept = append(kept, strings.TrimRight(piece, ". ")+".")
		if name == "" {
			name = w.ruleTitle(&st)
		}
	}
	if len(kept) == 0 || name == "" {
		return FeatureFact{}, false
	}
	out := *f
	out.Name, out.Text = name, strings.Join(kept, " ")
	if len(kept) < len(pieces) {
		out.Reasons = []specs.Item{{Text: f.Text, Source: f.Source}}
	}
	return out, true
}

// ruleStatement reads one clause of a rule. Where its verb is not certain, what
// says that it must not be is.
func (w *work) ruleStatement(piece string) statement {
	st := w.takeApart(piece)
	if st.whole && !strings.EqualFold(st.clause.subject, "who") {
		return st
	}
	for _, hinge := range w.rules.Words["rule_hinges"].In("en") {
		subject, rest, ok := strings.Cut(strings.TrimRight(piece, ". "), " "+hinge+" ")
		if !ok || strings.Contains(subject, ", ") || len(strings.Fields(subject)) > 10 || w.hasWord(subject, "conditions") {
			continue
		}
		verb, tail, _ := strings.Cut(hinge, " ")
		c := clause{subject: subject, form: modalVerb, verb: verb, rest: rest}
		switch {
		case verb == "cannot":
			c.verb, c.not = "can", true
		case verb == "is" || verb == "are":
			c.form, c.adverb = beVerb, tail
		case tail == "never":
			c.adverb = tail
		default:
			c.not = true
		}
		return statement{head: piece, clause: c, whole: true}
	}
	return st
}

// rulePieces are the clauses of a rule, each without the word that ties it to
// the one before.
func (w *work) rulePieces(text string) []string {
	var out []string
	for _, s := range wording.Sentences(text) {
		for _, part := range splitTop(strings.TrimRight(strings.TrimSpace(text[s.Start:s.End]), ".;! "), ";") {
			for _, piece := range cutBehind(part, w.rules.Words["rule_ties"].In("en")) {
				piece = w.withoutRemark(strings.TrimSpace(piece))
				for _, aside := range w.rules.Words["rule_asides"].In("en") {
					piece, _, _ = strings.Cut(piece, aside+" ")
				}
				head, more, they := strings.Cut(strings.TrimRight(piece, ", "), ", they ")
				out = append(out, head)
				if they {
					out = append(out, "they "+more)
				}
			}
		}
	}
	return out
}

// cutBehind parts a text at the first of some words.
func cutBehind(text string, ties []string) []string {
	for _, tie := range ties {
		if head, tail, ok := strings.Cut(text, ", "+tie+" "); ok && len(strings.Fields(head)) > 2 {
			return []string{head, tail}
		}
		if rest, ok := cutFold(text, tie+" "); ok {
			return []string{rest}
		}
	}
	return []string{text}
}

// ofSubject puts what a clause speaks of in the place of "they": "entries carry
// a date; they can never be deleted".
func (w *work) ofSubject(piece, subject string) string {
	rest, ok := cutFold(piece, "they ")
	if !ok || !(clause{subject: subject}).plural() {
		return piece
	}
	return subject + " " + rest
}

// bindsAlone says that a clause is a rule by itself: it names what it is about,
// and what is done to it or never.
func (w *work) bindsAlone(st *statement) bool {
	c := st.clause
	first := strings.ToLower(leadingWord(c.subject))
	list := strings.Contains(c.subject, ", ") && !strings.Contains(c.subject, " and ")
	if !st.whole || st.label != "" || utf8.RuneCountInString(c.subject) < 2 || strings.ContainsAny(c.subject, ":") || list {
		return false
	}
	denied := c.adverb == "never" || c.not && c.form == modalVerb // "It" that never does a thing is the product
	group := first == "who" && strings.Contains(c.subject, " ")   // "Who has not paid cannot borrow"
	if w.rules.isWord("rule_vague", "en", first) && !group && (first != "it" || !denied) {
		return false
	}
	if base := w.base(c); base == "be" || base == "have" || w.rules.isWord("rule_no_verbs", "en", c.verb) {
		return false
	}
	return w.binds(c) || st.trigger != "" && c.form != pastVerb
}

// binds says that a clause leaves no choice, or says what is done to a thing.
func (w *work) binds(c clause) bool {
	rest := " " + strings.ToLower(c.rest) + " "
	firm := c.adverb == "never" || c.adverb == "always" || c.adverb == "only" || w.hasPhrase(rest, "rule_bounds") ||
		w.rules.isWord("rule_subjects", "en", strings.ToLower(leadingWord(c.subject)))
	word := strings.Trim(strings.ToLower(leadingWord(c.rest)), ",.;:")
	switch c.form {
	case modalVerb:
		return firm || c.not || w.rules.isWord("rule_modals", "en", c.verb)
	case beVerb:
		_, done := w.participle(word)
		done = done || len(word) > 4 && strings.HasSuffix(word, "ed")
		if head, _, cut := strings.Cut(rest, ", "); firm && cut && !done && c.adverb == "" {
			firm = w.hasPhrase(head+" ", "rule_bounds") // a list may hold anything
		}
		return firm || done && (c.not || len(strings.Fields(c.rest)) > 1) || w.hasPhrase(rest, "rule_tails")
	case haveVerb:
		return firm || word == "to"
	case doVerb, thirdVerb, pluralVerb:
		return firm || c.not || w.hasPhrase(rest, "rule_tails")
	}
	return false
}

func (w *work) hasPhrase(text, list string) bool {
	for _, phrase := range w.rules.Words[list].In("en") {
		if strings.Contains(text, " "+phrase+" ") {
			return true
		}
	}
	return false
}

// ruleTitle names a rule by its clause, with what it is about.
func (w *work) ruleTitle(st *statement) string {
	c := st.clause
	text, ok := w.indicative(c)
	if !ok {
		return ""
	}
	if _, few := cutFold(c.subject, "only "); few || strings.HasPrefix(c.rest, "only ") {
		text = c.text() // "may only" is no "only"
	}
	full := w.nameOf(w.withoutAside(text))
	return w.headline(w.wholeTitle(full, w.cutPhrase(full, maxRuleTitle)))
}

// ruleBound is the clause of a rule with its word of RFC 2119. A rule about
// people grants nothing: what they do is owed.
func (w *work) ruleBound(d *draft) string {
	if w.lang == "zh" {
		text := d.fact.Text
		if !strings.Contains(text, "能不能") {
			text = strings.Replace(text, "不能", "不得", 1)
		}
		if containsAny(text, w.rules.Words["rule_words"].In("zh")...) {
			return text
		}
		return w.say("rule_hold", "text", text)
	}
	st := w.ruleStatement(strings.TrimRight(w.firstSentence(d.fact.Text), ". "))
	if !st.whole {
		return w.bound(d.st, d)
	}
	text := w.ruleClause(st.clause, d.req.Priority)
	if text == "" {
		return w.bound(st, d)
	}
	return w.withTrigger(st, text)
}

func (w *work) ruleClause(c clause, p specs.Priority) string {
	if rest, ok := cutFold(c.subject, "it"); ok && rest == "" {
		c.subject = upperFirst(w.product)
	}
	only, behind := strings.CutPrefix(c.rest, "only ")
	_, person := w.personIn(c.subject)
	switch _, few := cutFold(c.subject, "only "); {
	case few && !c.not:
		base := w.base(c)
		return joinWords(c.subject, w.say("may"), c.adverb, w.lowerRest(base))
	case c.form == modalVerb && behind && !c.not:
		return joinWords(c.subject, w.modal(p), "only", only)
	case person && (c.form == thirdVerb || c.form == pluralVerb) && c.adverb != "never" && !c.not:
		return joinWords(c.subject, w.modal(p), c.adverb, w.base(c))
	}
	return w.bindClause(c, p)
}

// chineseRule keeps of a rule what binds where somebody talks around it, and
// names it by its first clause that does.
func (w *work) chineseRule(f *FeatureFact) (FeatureFact, bool) {
	text := strings.TrimRight(strings.TrimSpace(f.Text), "。！；; ")
	for _, lead := range w.rules.Words["rule_leads"].In("zh") {
		text = strings.TrimPrefix(text, lead)
	}
	clauses := splitTop(text, "，")
	if containsAny(text, w.rules.Words["rule_talk"].In("zh")...) {
		var firm []string
		for _, clause := range clauses {
			if containsAny(clause, w.rules.Words["rule_bounds"].In("zh")...) && !containsAny(clause, w.rules.Words["rule_talk"].In("zh")...) {
				firm = append(firm, clause)
			}
		}
		clauses = firm
	}
	if len(clauses) == 0 {
		return FeatureFact{}, false
	}
	out := *f
	out.Text = finished(strings.Join(clauses, "，"))
	out.Name = w.chineseRuleName(clauses)
	return out, out.Name != ""
}

// chineseRuleName is the whole rule where it is short, else the clause that
// binds with what it is about.
func (w *work) chineseRuleName(clauses []string) string {
	if whole := strings.Join(clauses, "，"); breadth(whole) <= maxRuleName {
		return whole
	}
	for i, clause := range clauses {
		if !containsAny(clause, w.rules.Words["rule_bounds"].In("zh")...) {
			continue
		}
		if i > 0 && w.rules.startsWith("rule_bounds", "zh", clause) && breadth(clauses[i-1]+clause) < maxRuleName {
			return clauses[i-1] + "，" + clause
		}
		if breadth(clause) <= maxRuleName {
			return clause
		}
		return w.cutPhrase(clause, maxRuleName)
	}
	return ""
}

// breadth is the room that a text takes in Chinese characters; two letters take
// that of one.
func breadth(text string) int {
	narrow := 0
	for _, r := range text {
		if r < utf8.RuneSelf {
			narrow++
		}
	}
	return utf8.RuneCountInString(text) - narrow/2
}

// ruleCriteria are the criteria of a rule: itself, in the words of the source.
func (w *work) ruleCriteria(d *draft) {
	text := d.fact.Text
	for _, s := range wording.Sentences(text) {
		text = finished(d.fact.Text[s.Start:s.End])
		break
	}
	if !w.rules.weak.untestable(text) {
		if !w.rules.weak.observable(specs.Plain(text)) {
			text = w.say("rule_holds", "text", w.lowerStart(text))
		}
		stated := specs.Criterion{Text: text, Source: d.req.Source}
		d.req.Criteria = append([]specs.Criterion{stated}, d.req.Criteria...)
	}
	for _, it := range d.fact.Reasons {
		d.req.Notes = append(d.req.Notes, specs.Item{Text: w.say("rule_context", "text", finished(it.Text)), Source: it.Source})
	}
}

// ruleChecks try a rule about what somebody does at its number, and by breaking
// it. They are none for a rule about a thing.
func (w *work) ruleChecks(d *draft) []check {
	if !w.refusable(d) {
		return nil
	}
	var out []check
	if text, rl := w.boundCriterion(d); text != "" {
		out = append(out, check{text, rl})
	}
	refused := w.say("rule_refused")
	if text := w.say("crit_label", "name", d.req.Title, "text", w.lowerStart(refused)); !w.rules.weak.untestable(text) {
		refused = text
	}
	return append(out, check{refused, "criterion-of-prohibition"})
}

// refusable says that a rule limits what somebody can do, so that the product can
// refuse it.
func (w *work) refusable(d *draft) bool {
	if w.lang == "zh" {
		return containsAny(d.fact.Text, w.rules.Words["rule_limits"].In("zh")...)
	}
	c := d.st.clause
	rest := " " + strings.ToLower(c.rest) + " "
	_, person := w.personIn(c.subject)
	_, few := cutFold(c.subject, "only ")
	return few || person && (c.not || c.adverb == "never") || c.form == modalVerb && !c.not && c.adverb != "never" && w.hasPhrase(rest, "rule_limits") ||
		person && w.hasPhrase(rest, "rule_limits")
}
