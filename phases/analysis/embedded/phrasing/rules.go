package phrasing

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// maxRuleTitle is how many runes the title of a rule may have: half a rule says
// something else.
const maxRuleTitle = 84

// maxRuleName is how many runes of a Chinese rule its title may hold.
const maxRuleName = 28

// RuleOf reads a rule as a requirement: those of its clauses that bind, with the
// first of them as its name. What stands beside them only says why.
func (w *Work) RuleOf(f *understanding.FeatureFact) (understanding.FeatureFact, bool) {
	if w.Language == "zh" {
		return w.chineseRule(f)
	}
	if f.Sure {
		return w.sureRule(f)
	}
	named := *f
	named.Text = w.underCondition(f.Text)
	f = &named
	_, becomes := w.becoming(f.Text)
	if _, ok := w.bareRule(f.Text); f.Told && ok && !becomes {
		out := *f
		out.Name = w.Headline(w.CutPhrase(strings.TrimRight(f.Text, ". "), maxRuleTitle))
		return out, true
	}
	var kept []string
	subject, name := "", ""
	pieces := w.rulePieces(f.Text)
	for i, piece := range pieces {
		piece = w.ofSubject(piece, subject)
		st := w.RuleStatement(piece, f.Told)
		if st.Whole {
			subject = st.Clause.Subject
			if spoken := strings.Fields(strings.ToLower(st.Clause.Rest)); slices.Contains(spoken, "them") {
				subject = w.heldBefore(f) // "they" behind "them" are the same things
			}
		}
		if w.inabilityOfTeam(piece) || !w.bindsAlone(&st, f.Told) && !w.lastsBehind(piece, kept) {
			continue
		}
		if i > 0 {
			piece = reading.UpperFirst(piece)
		}
		kept = append(kept, strings.TrimRight(piece, ". ")+".")
		if name == "" {
			name = w.ruleTitle(&st)
		}
	}
	if len(kept) == 0 || name == "" {
		return understanding.FeatureFact{}, false
	}
	out := *f
	out.Name, out.Text = name, strings.Join(kept, " ")
	if len(kept) < len(pieces) {
		out.Reasons = []specs.Item{{Text: f.Text, Source: f.Source}}
	}
	return out, true
}

// sureRule is a rule that says by its form what the product does: where the clauses of it do not all
// bind by themselves, it stands whole, since half of it would say something else.
func (w *Work) sureRule(f *understanding.FeatureFact) (understanding.FeatureFact, bool) {
	bare := *f
	bare.Sure = false
	out, ok := w.RuleOf(&bare)
	if ok && len(out.Reasons) == 0 {
		return out, true
	}
	bare = *f
	bare.Told, bare.Worded = true, true
	bare.Name = w.Headline(w.CutPhrase(strings.TrimRight(f.Text, ". "), maxRuleTitle))
	return bare, bare.Name != ""
}

// inabilityOfTeam says that a clause tells what those who write cannot do about what they
// have, "we cannot upgrade before autumn": the product is denied nothing by it.
func (w *Work) inabilityOfTeam(piece string) bool {
	for _, lead := range w.Table.Words["rule_we_cannot"].In("en") {
		if deed, ok := CutFold(strings.TrimSpace(piece), lead+" "); ok {
			return w.Table.IsWord("rule_team_verbs", "en", strings.ToLower(LeadingWord(deed)))
		}
	}
	return false
}

// RuleStatement reads one clause of a rule. Where its verb is not certain, what
// says that it must not be is; one that is told among rules may leave it out.
func (w *Work) RuleStatement(piece string, told bool) Statement {
	if c, ok := w.verbless(strings.TrimRight(piece, ". ")); ok {
		return Statement{Head: c.Text(), Clause: c, Whole: true}
	}
	st := w.TakeApart(piece)
	if counts, ok := w.CountsAs(st); ok {
		return counts
	}
	if st.Whole && !strings.EqualFold(st.Clause.Subject, "who") {
		return st
	}
	for _, hinge := range w.Table.Words["rule_hinges"].In("en") {
		subject, rest, ok := strings.Cut(strings.TrimRight(piece, ". "), " "+hinge+" ")
		if !ok || strings.Contains(subject, ", ") || len(strings.Fields(subject)) > 10 || w.HasWord(subject, "conditions") {
			continue
		}
		verb, tail, _ := strings.Cut(hinge, " ")
		c := Clause{Subject: subject, Form: ModalVerb, Verb: verb, Rest: rest}
		switch {
		case verb == "cannot":
			c.Verb, c.Not = "can", true
		case verb == "is" || verb == "are":
			c.Form, c.Adverb = BeVerb, tail
		case tail == "never":
			c.Adverb = tail
		default:
			c.Not = true
		}
		return Statement{Head: piece, Clause: c, Whole: true}
	}
	if c, ok := w.becoming(piece); told && ok {
		return Statement{Head: piece, Clause: c, Whole: true}
	}
	if c, ok := w.bareRule(piece); told && ok && c.Verb != "" {
		return Statement{Head: c.Text(), Clause: c, Whole: true}
	}
	return st
}

// verbless reads a rule that leaves its verb out: "Weights only visible to the
// matron", "Visitors and guests: no key, a slip of paper".
func (w *Work) verbless(piece string) (Clause, bool) {
	for _, seen := range w.Table.Words["rule_visible"].In("en") {
		subject, rest, ok := strings.Cut(piece, " "+seen+" ")
		if bare := ClauseTokens(subject); !ok || len(bare) == 0 || w.HasWord(subject, "auxiliaries") {
			continue
		}
		subject = strings.TrimSuffix(strings.TrimSuffix(subject, " is"), " are") // the verb is there
		c := Clause{Subject: subject, Form: BeVerb, Verb: "is", Rest: seen + " " + rest}
		named, _, _ := strings.Cut(subject, " (")
		if c.Plural() || IsPluralNoun(strings.ToLower(reading.LastWord(named))) {
			c.Verb = "are"
		}
		return c, true
	}
	subject, rest, ok := strings.Cut(piece, ": ")
	what, none := strings.CutPrefix(rest, "no ")
	if !ok || !none || strings.Contains(rest, ": ") || !strings.Contains(subject, " and ") {
		return Clause{}, false
	}
	if thing, instead, cut := strings.Cut(what, ", "); cut && w.Table.IsWord("articles", "en", LeadingWord(instead)) {
		what = thing + ", but " + instead
	}
	return Clause{Subject: subject, Form: ModalVerb, Verb: "must", Rest: "have no " + what}, true
}

// rulePieces are the clauses of a rule, each without the word that ties it to
// the one before.
func (w *Work) rulePieces(text string) []string {
	var out []string
	text = w.rulesApart(text)
	for _, s := range wording.Sentences(text) {
		for _, part := range reading.SplitTop(strings.TrimRight(strings.TrimSpace(text[s.Start:s.End]), ".;! "), ";") {
			for _, piece := range cutBehind(part, w.Table.Words["rule_ties"].In("en")) {
				piece = w.withoutRemark(strings.TrimSpace(piece))
				for _, aside := range w.Table.Words["rule_asides"].In("en") {
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

// deniesOn says that a text goes on with what the subject before it does not do.
func deniesOn(text string) bool {
	first := strings.ToLower(LeadingWord(text))
	return first == "never" || first == "not" || first == "cannot"
}

// cutBehind parts a text at the first of some words.
func cutBehind(text string, ties []string) []string {
	for _, tie := range ties {
		if head, tail, ok := strings.Cut(text, ", "+tie+" "); ok && len(strings.Fields(head)) > 2 && !deniesOn(tail) {
			return []string{head, tail}
		}
		if rest, ok := CutFold(text, tie+" "); ok {
			return []string{rest}
		}
	}
	return []string{text}
}

// ofSubject puts what a clause speaks of in the place of "they": "entries carry
// a date; they can never be deleted".
func (w *Work) ofSubject(piece, subject string) string {
	rest, ok := CutFold(piece, "they ")
	if !ok || !(Clause{Subject: subject}).Plural() {
		return piece
	}
	return subject + " " + rest
}

// heldBefore is what the sentence before a rule says that something holds: "Orders
// hold phone numbers. The drivers don't need them; they …" speaks of the phone
// numbers. Empty where the source does not say.
func (w *Work) heldBefore(f *understanding.FeatureFact) string {
	lines := f.Source.Lines
	if len(lines) == 0 {
		return ""
	}
	text := w.LinesBefore(lines[0].From, lines[0].To)
	at := strings.Index(text, strings.Join(FirstN(strings.Fields(f.Text), 3), " "))
	if at <= 0 {
		return ""
	}
	list := reading.Sentences(text[:at], 1)
	if len(list) == 0 {
		return ""
	}
	c, ok := w.ParseClause(strings.TrimRight(list[len(list)-1].Text, ". "))
	if !ok || c.Not || c.Form != PluralVerb && c.Form != ThirdVerb || !w.Table.IsWord("holding_verbs", "en", c.Verb) {
		return ""
	}
	if strings.ContainsAny(c.Rest, ",(:") || len(strings.Fields(c.Rest)) > maxNamed || w.HasWord(c.Rest, "prepositions") || !IsPluralNoun(strings.ToLower(reading.LastWord(c.Rest))) {
		return ""
	}
	return w.DefiniteName(c.Rest)
}

// bindsAlone says that a clause is a rule by itself: it names what it is about,
// and what is done to it or never, or it is told among the rules of a paper.
func (w *Work) bindsAlone(st *Statement, told bool) bool {
	c := st.Clause
	first := strings.ToLower(LeadingWord(c.Subject))
	named, aside, _ := strings.Cut(c.Subject, " (") // what a bracket lists names nothing more
	_, behind, _ := strings.Cut(aside, ")")
	list := strings.Contains(named+behind, ", ") && !strings.Contains(c.Subject, " and ") && !strings.HasSuffix(c.Subject, ",") // an aside is closed by its own
	if !st.Whole || st.Label != "" || utf8.RuneCountInString(c.Subject) < 2 || strings.Contains(outsideCode(c.Subject), ":") || list {
		return false
	}
	if c.Not && c.Form == DoVerb && strings.EqualFold(strings.TrimRight(w.Base(c), ". "), "need them") {
		return false // what nobody needs is why something is done with it
	}
	denied := c.Adverb == "never" || c.Not && c.Form == ModalVerb                                                                    // "It" that never does a thing is the product
	group := first == "who" && strings.Contains(c.Subject, " ")                                                                      // "Who has not paid cannot borrow"
	rest := c.Form == BeVerb && (strings.EqualFold(c.Subject, "everything else") || strings.HasPrefix(c.Subject, "Everything but ")) // what is done to the rest is told
	if w.Table.IsWord("rule_vague", "en", first) && !group && !rest && (first != "it" || !denied) {
		return false
	}
	if base := w.Base(c); base == "be" || base == "have" || w.Table.IsWord("rule_no_verbs", "en", c.Verb) && (!told || c.Verb != "cost" && c.Verb != "costs") { // what a thing costs is a rule among rules
		return false
	}
	return w.binds(c) || (st.Trigger != "" || told) && c.Form != PastVerb
}

// outsideCode is a text without what stands in code: the mark in `secret: true` ends no label.
func outsideCode(text string) string {
	var b strings.Builder
	for part, code := range reading.CodeParts(text) {
		if !code {
			b.WriteString(part)
		}
	}
	return b.String()
}

// binds says that a clause leaves no choice, or says what is done to a thing.
func (w *Work) binds(c Clause) bool {
	rest := " " + strings.ToLower(c.Rest) + " "
	firm := c.Adverb == "never" || c.Adverb == "always" || c.Adverb == "only" || w.HasPhrase(rest, "rule_bounds") ||
		w.Table.IsWord("rule_subjects", "en", strings.ToLower(LeadingWord(c.Subject)))
	word := strings.Trim(strings.ToLower(LeadingWord(c.Rest)), ",.;:")
	firm = firm || strings.HasPrefix(c.Verb, "count") && w.Table.IsWord("rule_outcomes", "en", strings.TrimPrefix(strings.ToLower(c.Rest), "as "))
	switch c.Form {
	case ModalVerb:
		return firm || c.Not || w.Table.IsWord("rule_modals", "en", c.Verb) || w.HasPhrase(rest, "rule_tails")
	case BeVerb:
		_, done := w.Participle(word)
		done = done || len(word) > 4 && strings.HasSuffix(word, "ed")
		if head, _, cut := strings.Cut(rest, ", "); firm && cut && !done && c.Adverb == "" {
			firm = w.HasPhrase(head+" ", "rule_bounds") // a list may hold anything
		}
		return firm || done && (c.Not || len(strings.Fields(c.Rest)) > 1) || w.HasPhrase(rest, "rule_tails")
	case HaveVerb:
		return firm || word == "to"
	case DoVerb, ThirdVerb, PluralVerb:
		owed := (c.Verb == "need" || c.Verb == "needs") && w.Table.IsWord("articles", "en", word) && !w.HasWord(c.Rest, "writers")
		return owed || w.Table.IsWord("rule_keeps", "en", c.Verb) || firm || c.Not || w.HasPhrase(rest, "rule_tails")
	}
	return false
}

// HasPhrase says that an English text, with a space at both ends, holds a phrase
// of a list.
func (w *Work) HasPhrase(text, list string) bool {
	for _, phrase := range w.Table.Words[list].In("en") {
		if strings.Contains(text, " "+phrase+" ") {
			return true
		}
	}
	return false
}

// ruleTitle names a rule by its clause, with what it is about.
func (w *Work) ruleTitle(st *Statement) string {
	c := st.Clause
	text, ok := w.Indicative(c)
	if !ok {
		return ""
	}
	if utf8.RuneCountInString(text) > maxRuleTitle && strings.HasSuffix(c.Subject, ",") {
		c.Subject, _, _ = strings.Cut(c.Subject, ", ") // what tells more of its thing does not fit
		text, _ = w.Indicative(c)
	}
	if _, few := CutFold(c.Subject, "only "); few || strings.HasPrefix(c.Rest, "only ") {
		text = c.Text() // "may only" is no "only"
	}
	full := w.NameOf(w.withoutAside(text))
	if head, _, more := strings.Cut(full, ", and "); more && len(full) > maxRuleTitle && len(head) <= maxRuleTitle {
		full = head // a part that is whole, not half of its list
	}
	return w.Headline(w.wholeTitle(full, w.CutPhrase(full, maxRuleTitle)))
}

// RuleClause binds the clause of a rule: who is the only one to do it, or what
// may not be done, stays so.
func (w *Work) RuleClause(c Clause, p specs.Priority) string {
	if rest, ok := CutFold(c.Subject, "it"); ok && rest == "" {
		c.Subject = reading.UpperFirst(w.Product)
	}
	only, behind := strings.CutPrefix(c.Rest, "only ")
	_, person := w.PersonIn(c.Subject)
	switch _, few := CutFold(c.Subject, "only "); {
	case few && !c.Not:
		base := w.Base(c)
		return JoinWords(c.Subject, w.Say("may"), c.Adverb, w.LowerRest(base))
	case c.Form == ModalVerb && behind && !c.Not:
		return JoinWords(c.Subject, w.Modal(p), "only", only)
	case person && (c.Form == ThirdVerb || c.Form == PluralVerb) && c.Adverb != "never" && !c.Not:
		return JoinWords(c.Subject, w.Modal(p), c.Adverb, w.Base(c))
	}
	return w.BindClause(c, p)
}

// chineseRule keeps of a rule what binds where somebody talks around it, and
// names it by its first clause that does.
func (w *Work) chineseRule(f *understanding.FeatureFact) (understanding.FeatureFact, bool) {
	text := strings.TrimRight(strings.TrimSpace(f.Text), "。！；; ")
	for _, lead := range w.Table.Words["rule_leads"].In("zh") {
		text = strings.TrimPrefix(text, lead)
	}
	clauses := reading.SplitTop(text, "，")
	if reading.ContainsAny(text, w.Table.Words["rule_talk"].In("zh")...) {
		var firm []string
		for _, clause := range clauses {
			if reading.ContainsAny(clause, w.Table.Words["rule_bounds"].In("zh")...) && !reading.ContainsAny(clause, w.Table.Words["rule_talk"].In("zh")...) {
				firm = append(firm, clause)
			}
		}
		clauses = firm
	}
	if len(clauses) == 0 {
		return understanding.FeatureFact{}, false
	}
	out := *f
	out.Text = Finished(strings.Join(clauses, "，"))
	out.Name = w.chineseRuleName(clauses)
	if f.Told && out.Name == "" {
		name := clauses[0]
		if len(clauses) > 1 && (w.endsMoment(name) || strings.HasSuffix(name, "的")) { // 审核通过后 alone names nothing
			name += "，" + clauses[1]
		}
		if out.Name = name; breadth(name) > maxRuleName {
			out.Name = w.CutPhrase(name, maxRuleName)
		}
	}
	return out, out.Name != ""
}

// chineseRuleName is the whole rule where it is short, else the clause that
// binds with what it is about.
func (w *Work) chineseRuleName(clauses []string) string {
	if whole := strings.Join(clauses, "，"); breadth(whole) <= maxRuleName {
		return whole
	} else if bare := withoutChineseAside(whole); breadth(bare) <= maxRuleName {
		return bare
	}
	for i, clause := range clauses {
		if !reading.ContainsAny(clause, w.Table.Words["rule_bounds"].In("zh")...) {
			continue
		}
		clause = withoutChineseAside(clause)
		if i > 0 && w.Table.StartsWith("rule_bounds", "zh", clause) && breadth(clauses[i-1]+clause) < maxRuleName {
			return clauses[i-1] + "，" + clause
		}
		if i > 0 && w.Table.StartsWith("rule_bounds", "zh", strings.TrimLeft(clause, "最")) || i > 0 && reading.HasPrefixOf(clause, "最", "总", "合计", "累计", "上限", "封顶") {
			return w.CutPhrase(firstClauses(clauses, maxRuleName), maxRuleName) // 最高不超过 20% says of nothing that it is of it
		}
		if breadth(clause) <= maxRuleName {
			return clause
		}
		return w.CutPhrase(clause, maxRuleName)
	}
	return ""
}

// firstClauses are as many clauses of a text from its beginning on as have room, at least the first.
func firstClauses(clauses []string, room int) string {
	out := clauses[0]
	for _, clause := range clauses[1:] {
		if breadth(out+"，"+clause) > room {
			break
		}
		out += "，" + clause
	}
	return out
}

// withoutChineseAside drops what a bracket at the end of a text adds: the exception of
// 不能出入库（急单要主管解锁，留记录）.
func withoutChineseAside(text string) string {
	if !strings.HasSuffix(text, "）") {
		return text
	}
	if i := strings.LastIndex(text, "（"); i > 0 && utf8.RuneCountInString(text[:i]) >= 4 {
		return strings.TrimSpace(text[:i])
	}
	return text
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
