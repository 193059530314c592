package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// caseRule adds a part that tells from or up to which amount somebody does something, "under
// 500 € the team lead approves", as the rule that it is: a deed for some cases is no limit.
func (l *ideaList) caseRule(part string) bool {
	const longest = 6 // words of the case
	w := l.r.w
	tokens := ClauseTokens(part)
	if len(tokens) < 4 || !w.Table.IsWord("case_bounds", "en", tokens[0].Low) || MeasureIn(part) == "" {
		return false
	}
	for i := 2; i < min(len(tokens)-1, longest); i++ {
		if !w.Table.IsWord("determiners", "en", tokens[i].Low) || w.Table.IsWord("rates", "en", tokens[i+1].Low) {
			continue
		}
		if who, _, ok := l.subject(part[tokens[i].From:]); ok && l.r.somebody(subjectNoun(who)) {
			rule, above := cutAbove(part)
			l.r.addRule(rule)
			if above != "" {
				l.r.addRule(JoinWords("above", strings.TrimRight(part[tokens[1].From:tokens[i-1].To], ","), above))
			}
			return true
		}
	}
	return false
}

// cutAbove cuts who more does it beyond the amount off a rule: "under 500 € the team lead
// approves, above that also finance".
func cutAbove(part string) (rule, above string) {
	rule, more, ok := strings.Cut(part, ", above that ")
	if !ok {
		return part, ""
	}
	who, also := CutFold(more, "also ")
	verb := reading.LastWord(rule)
	if also && !strings.Contains(who, " ") {
		return rule, JoinWords(who, "also", verb)
	}
	return rule, more
}

// gotten puts "are" in the place of the "get" behind a thing to which something is done:
// "deviations over 2% get flagged". People who get something are left as they are.
func (l *ideaList) gotten(part string) string {
	w := l.r.w
	tokens := ClauseTokens(part)
	for i := 1; i+1 < len(tokens); i++ {
		if tokens[i].Comma || w.Table.IsWord("relatives", "en", tokens[i].Low) || w.Table.IsWord("question_words", "en", tokens[i].Low) {
			return part
		}
		if tokens[i].Low != "get" && tokens[i].Low != "gets" {
			continue
		}
		who := part[:tokens[i-1].To]
		if _, done := w.Participle(tokens[i+1].Low); !done || l.r.somebody(subjectNoun(understanding.LastNoun(who))) || w.Table.IsWord("person_pronouns", "en", tokens[i-1].Low) {
			return part
		}
		be := "is"
		if tokens[i].Low == "get" {
			be = "are"
		}
		return JoinWords(who, be, part[tokens[i+1].From:])
	}
	return part
}

// everybodyActs adds what everybody does, also where no list has the verb: "everyone vetoes up
// to two places".
func (l *ideaList) everybodyActs(part string) bool {
	first, does, _ := strings.Cut(part, " ")
	verb, rest, more := strings.Cut(does, " ")
	switch strings.ToLower(first) {
	case "everyone", "everybody", "anyone", "anybody":
	default:
		return false
	}
	base, ok := l.r.w.BaseVerb(strings.ToLower(verb))
	if !more || !ok || verb == "is" || verb == "has" || l.r.w.Table.IsWord("auxiliaries", "en", verb) {
		return false
	}
	if stem, vowel := strings.CutSuffix(base, "oe"); vowel { // vetoes, echoes
		base = stem + "o"
	}
	l.r.acts(JoinWords(base, rest), "")
	return true
}

// goesOff adds where certain things go, "rows without a currency go to a reject file".
func (l *ideaList) goesOff(part string) bool {
	w := l.r.w
	tokens := ClauseTokens(part)
	if len(tokens) < 5 || !IsPluralNoun(tokens[0].Low) || tokens[0].Comma || !w.Table.IsWord("prepositions", "en", tokens[1].Low) || l.person(tokens[0].Low) {
		return false
	}
	for i := 3; i+1 < len(tokens); i++ {
		if tokens[i-1].Comma {
			return false
		}
		if w.goesOff(tokens[i].Low, tokens[i+1].Low) {
			text := wording.Sentence(JoinWords(part[:tokens[i-1].To], "should", part[tokens[i].From:]))
			l.r.add(understanding.FeatureFact{Text: text, Name: text})
			return true
		}
	}
	return false
}

// ends says that a part tells when something that goes on begins or ends: "voting closes at
// 18:00".
func (l *ideaList) ends(part string) bool {
	c, ok := l.r.w.ParseClause(part)
	return ok && c.Form == ThirdVerb && !c.Not && l.r.w.Table.IsWord("going_verbs", "en", l.r.w.baseOr(c.Verb)) && len(strings.Fields(c.Subject)) <= maxPurposeSubject
}

// standsAlone says that a part behind another tells something of its own, though nobody acts
// in it: "nobody gets more than one box", "the first 30 minutes are free".
func (l *ideaList) standsAlone(part string) bool {
	switch strings.ToLower(LeadingWord(part)) {
	case "everyone", "everybody":
		return true
	}
	c, ok := l.r.w.ParseClause(part)
	return ok && l.r.w.Table.IsWord("no_subjects", "en", strings.ToLower(c.Subject)) || l.r.saysOfIt(part) || l.ends(part)
}

// atMost reads a sentence that only bounds how much of something is taken in a time, "No more
// than 100 requests per minute per key": what is beyond it is refused.
func (r *ideaReader) atMost(text string) bool {
	for _, lead := range r.w.Table.Words["at_most_leads"].In("en") {
		rest, ok := CutFold(text, lead+" ")
		if !ok {
			continue
		}
		tokens := ClauseTokens(rest)
		counted := r.countedNoun(tokens)
		if counted == 0 || r.w.Table.IsWord("rates", "en", wording.Singular(tokens[counted].Low)) || strings.ContainsAny(rest, ",;:") {
			return false
		}
		if _, clause := r.w.ParseClause(rest); clause && counted == 1 {
			return false
		}
		r.takenApart(text)
		r.does("accept at most " + rest)
		r.rule[strings.ToLower(r.features[len(r.features)-1].Name)] = true
		return true
	}
	return false
}

// countedNoun is the place of the plural that a number in front counts, "3 open repairs per
// mechanic", behind at most two words that say of what kind they are; 0 without one.
func (r *ideaReader) countedNoun(tokens []Token) int {
	if len(tokens) < 3 || !IsNumeral(tokens[0].Low) {
		return 0
	}
	for i := 1; i <= min(3, len(tokens)-1); i++ {
		ends := i+1 == len(tokens) || r.w.Table.IsWord("prepositions", "en", tokens[i+1].Low) || r.w.Table.IsWord("determiners", "en", tokens[i+1].Low)
		if IsPluralNoun(tokens[i].Low) && (i == 1 || ends) {
			return i
		}
	}
	return 0
}

// figures reads a sentence of nothing but bounds, "No more than 100 requests per minute per
// key, answers in under 50 ms", of which each is shown for itself.
func (r *ideaReader) figures(text string) bool {
	parts := reading.SplitTop(text, ", ")
	if len(parts) < 2 || len(r.features) == 0 || strings.ContainsAny(text, ";:") {
		return false
	}
	for i, part := range parts {
		parts[i] = CutFirst(part, "and ")
		if MeasureIn(parts[i]) == "" && !strings.ContainsAny(parts[i], "0123456789") || !r.isLimit(parts[i]) && !r.answersIn(parts[i]) {
			return false
		}
	}
	if strings.EqualFold(LeadingWord(parts[0]), "no") && !strings.HasPrefix(strings.ToLower(parts[0]), "no more than ") {
		return false
	}
	r.takenApart(text)
	r.u.Qualities = Filtered(r.u.Qualities, func(q *understanding.QualityFact) bool {
		return FoldTerm(strings.TrimRight(q.Text, ". ")) != FoldTerm(text)
	})
	for _, part := range parts {
		if !r.atMost(part) {
			r.limit(Capital(part))
		}
	}
	return true
}

// answersIn says that a part tells how fast the product answers: "answers in under 50 ms".
func (r *ideaReader) answersIn(part string) bool {
	first, rest, _ := strings.Cut(strings.ToLower(part), " ")
	return r.w.IsThird(first) && (strings.HasPrefix(rest, "in ") || strings.HasPrefix(rest, "within ")) && MeasureIn(rest) != ""
}

// takesToday reads "It takes 40 minutes to close the register every night, it should take less
// than 5": how long a deed takes today is what goes wrong, and behind it stands the target.
func (r *ideaReader) takesToday(text string) bool {
	rest, ok := CutFold(text, "it takes ")
	if !ok {
		if rest, ok = CutFold(text, "it currently takes "); !ok {
			return false
		}
	}
	span, deed, found := strings.Cut(rest, " to ")
	unit := strings.ToLower(reading.LastWord(span))
	if !found || MeasureIn(span) == "" {
		return false
	}
	deed, target := cutTarget(deed)
	if target == "" {
		if !r.wishFollows {
			return false
		}
		r.u.Problem = appendItem(r.u.Problem, Finished(text), r.src)
		return true
	}
	if IsNumeral(strings.ToLower(reading.LastWord(target))) {
		target = JoinWords(target, unit)
	}
	r.takenApart(text)
	r.pitch = OrElse(r.pitch, strings.TrimRight(wording.Sentence(deed), "."))
	r.u.Problem = appendItem(r.u.Problem, Finished(JoinWords("It takes", span, "to", deed)), r.src)
	name := JoinWords("Time to", deed)
	r.u.Qualities = append(Filtered(r.u.Qualities, func(q *understanding.QualityFact) bool {
		return !strings.Contains(FoldTerm(text), FoldTerm(strings.TrimRight(q.Text, ". ")))
	}),
		understanding.QualityFact{Class: "P", Name: name, Text: Finished(JoinWords("It should take", target, "to", deed)), Target: target, Source: r.src})
	return true
}

// cutTarget cuts what a deed should take off the end of how long it takes today.
func cutTarget(text string) (deed, target string) {
	for _, joint := range []string{", but it should take ", ", and it should take ", ", it should take ", " and should take ", " but should take ", ", should take ", ", that should be ", ", it should be ", ", but it should be ", ", should be "} {
		if head, tail, ok := strings.Cut(text, joint); ok {
			return head, tail
		}
	}
	return text, ""
}

// likeOther reads "Like Doodle but for choosing a restaurant": what the product does in the
// manner of another.
func (r *ideaReader) likeOther(label, list string) bool {
	rest, ok := CutFold(label, "like ")
	if !ok {
		return false
	}
	model, what, found := strings.Cut(strings.ReplaceAll(rest, ", but ", " but "), " but for ")
	if !found || len(strings.Fields(model)) > 3 {
		return false
	}
	r.head = strings.TrimRight(wording.Sentence(JoinWords(strings.Trim(model, " ,"), "for", what)), ".")
	r.pitch = r.head
	if base, gerund := r.gerunds(what); gerund {
		r.acts(base, "")
	} else {
		r.does("offer " + what + " in the manner of " + strings.Trim(model, " ,"))
	}
	if list != "" {
		r.list(list)
	}
	return true
}

// atMostBehind is atMost of a sentence behind what is done.
func (r *ideaReader) atMostBehind(text string) bool {
	return len(r.features) > 0 && r.atMost(text)
}
