package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// askedPolitely turns a wish that is put as a question, "Could we let customers track
// their parcels?", or as what would be welcome, "Something that warns us would help", into
// the wish itself.
func (w *Work) askedPolitely(text string) string {
	if w.Language == "zh" {
		return text
	}
	for _, lead := range w.Table.Words["asked_politely"].In("en") {
		if rest, ok := CutFold(text, lead+" "); ok && w.Table.IsWord("verbs", "en", strings.ToLower(LeadingWord(rest))) {
			return Capital(strings.TrimRight(rest, "? "))
		}
	}
	if rest, ok := CutFold(text, "how about "); ok {
		return Capital(strings.TrimRight(rest, "? "))
	}
	if wish, ok := w.askedOfIt(text); ok {
		return wish
	}
	for _, tail := range w.Table.Words["would_help"].In("en") {
		if rest, ok := strings.CutSuffix(text, " "+tail); ok && reading.HasPrefixOf(strings.ToLower(rest), "something that ", "an ", "a ") {
			if deeds, bare := CutFold(rest, "something that "); bare {
				return "A program that " + deeds
			}
			return rest
		}
	}
	return text
}

// rhetorical turns a question that nobody is to answer into the wish behind it: "Why is there no way
// for singers to say …?", "Why can't parents see …?". What there is not, or what they cannot do, is
// told as how things are.
func (r *ideaReader) rhetorical(text string) string {
	asked := strings.TrimRight(text, "? ")
	if asked == text || r.w.Language == "zh" {
		return text
	}
	for _, rule := range []struct{ list, today, wish string }{
		{"asks_why_none", "there_is_no", "a_wish"}, {"asks_why_not", "they_cannot", "they_can"}, {"asks_for_way", "", "a_wish"},
	} {
		for _, lead := range r.w.Table.Words[rule.list].In("en") {
			rest, ok := CutFold(asked, lead+" ")
			who, deed := "", rest
			if ok && rule.wish == "they_can" {
				who, deed, ok = r.whoCannot(rest)
			} else if ok && !reading.ContainsAny(" "+rest, " way for ", " way to ") {
				ok = false
			}
			if !ok {
				continue
			}
			r.u.Questions = slices.DeleteFunc(slices.Clone(r.u.Questions), func(q specs.Question) bool { return FoldTerm(strings.TrimRight(q.Text, "? ")) == FoldTerm(asked) })
			if rule.today != "" {
				r.u.Problem = appendItem(r.u.Problem, Finished(Capital(r.w.Say(rule.today, "who", who, "text", deed))), r.src)
			}
			return Capital(r.w.Say(rule.wish, "who", who, "text", deed))
		}
	}
	return text
}

// whoCannot parts "parents see in one place when the bus is late" at the verb.
func (r *ideaReader) whoCannot(text string) (who, deed string, ok bool) {
	const longest = 5 // words of those who act
	tokens := ClauseTokens(text)
	for i := 1; i < len(tokens) && i <= longest; i++ {
		if who = strings.TrimSpace(text[:tokens[i].From]); r.w.Table.IsWord("verbs", "en", tokens[i].Low) && r.somebody(subjectNoun(who)) {
			return who, text[tokens[i].From:], true
		}
	}
	return "", "", false
}

// askedOfIt turns "Can the system export to CSV?" and "Could it remind me?" into what the
// product should do.
func (w *Work) askedOfIt(text string) (wish string, ok bool) {
	rest, ok := CutFold(CutFirst(text, "could ", "can "), "it ")
	who := "It"
	if the, system := CutFold(CutFirst(text, "could ", "can "), "the "); system {
		kind, deed, _ := strings.Cut(the, " ")
		who, rest, ok = "The "+kind, deed, w.Table.IsWord("programs", "en", strings.ToLower(kind)) || w.Table.IsWord("kinds", "en", strings.ToLower(kind))
	}
	if !ok || !strings.HasSuffix(rest, "?") || !w.Table.IsWord("verbs", "en", LeadingWord(rest)) {
		return "", false
	}
	return JoinWords(who, "should", strings.TrimRight(rest, "? ")), true
}

// fails says that somebody of the house fails at something today, before anything is
// wished: "Our drivers forget their delivery slips. …".
func (r *ideaReader) fails(text string) bool {
	w := r.w
	tokens := ClauseTokens(text)
	if r.wishFollows && w.keepsFailing(tokens) {
		return true
	}
	if !r.wishFollows || len(tokens) < 3 {
		return false
	}
	ours := slices.Contains([]string{"our", "my", "we", "i"}, tokens[0].Low)
	if !ours && !IsPluralNoun(tokens[0].Low) {
		return false
	}
	const longest = 4 // words of the subject and an adverb
	for i := 1; i < len(tokens) && i <= longest; i++ {
		if w.Table.IsWord("auxiliaries", "en", tokens[i].Low) {
			return false
		}
		verb := tokens[i].Low
		if base, ok := w.BaseVerb(verb); ok {
			verb = base
		}
		if w.Table.IsWord("failing_verbs", "en", verb) {
			return ours || !w.Table.IsWord("failing_by_rule", "en", verb) // "players lose a point" may be a rule
		}
	}
	return false
}

// keepsFailing says that somebody fails at something again and again, whoever that is:
// "theatre groups keep losing costumes".
func (w *Work) keepsFailing(tokens []Token) bool {
	const longest = 6 // words of the subject
	for i := 1; i+1 < len(tokens) && i <= longest; i++ {
		if tokens[i].Low != "keep" && tokens[i].Low != "keeps" {
			continue
		}
		stem, ing := strings.CutSuffix(tokens[i+1].Low, "ing")
		return ing && slices.ContainsFunc(w.stems(stem), func(base string) bool { return w.Table.IsWord("failing_verbs", "en", base) })
	}
	return false
}

// troubleApart parts a sentence that tells what goes wrong and, behind a mark, what is wanted
// against it: "Theatre groups keep losing costumes; an app should know who has them".
func (r *ideaReader) troubleApart(text string) []string {
	if r.w.Language == "zh" {
		return []string{text}
	}
	for _, mark := range []string{"; ", " – ", " — ", " - "} {
		trouble, wanted, ok := strings.Cut(text, mark)
		if !ok || strings.Contains(wanted, mark) || len(strings.Fields(wanted)) < 4 || r.opensPitch(trouble) {
			continue
		}
		_, clause := r.w.ParseClause(trouble)
		wanted = Capital(wanted)
		follows := r.wishFollows
		r.wishFollows = true
		told := clause && (r.isTrouble(trouble) || r.fails(trouble) || r.bareComplaint(trouble)) && r.wishes(wanted)
		if r.wishFollows = follows; told {
			return []string{Finished(trouble), wanted}
		}
	}
	return []string{text}
}

// opensPitch says that a sentence names the product with what is done in it, "a web app
// where dispatchers assign jobs by hand": what sounds like a trouble there is told of it.
func (r *ideaReader) opensPitch(text string) bool {
	body, _, wish := r.withoutLead(text)
	first := strings.ToLower(LeadingWord(body))
	tokens := ClauseTokens(body)
	at := r.kindAt(tokens)
	if at < 0 {
		return false
	}
	if WordAt(tokens, at+1) == "to" && !tokens[at].Comma && (first == "a" || first == "an" || !r.w.Table.IsWord("determiners", "en", first)) {
		return true // "kubectl plugin to show which pods waste memory"
	}
	if !wish && first != "a" && first != "an" {
		return false
	}
	for i := at + 1; i < len(tokens); i++ {
		if tokens[i].Low == "where" {
			return true
		}
	}
	return false
}

// wantThem reads whom somebody wants to do something: "readers to renew books by phone"
// of "The library wants readers to renew books by phone".
func (r *ideaReader) wantThem(text string) bool {
	const longest = 3 // words of those who act
	who, act, ok := strings.Cut(text, " to ")
	l := &ideaList{r: r}
	if !ok || len(strings.Fields(who)) > longest || r.kindAt(ClauseTokens(who)) >= 0 || !IsPluralNoun(strings.ToLower(reading.LastWord(who))) || !l.person(who) && !r.inGroups(who) ||
		!r.w.Table.IsWord("verbs", "en", strings.ToLower(LeadingWord(act))) {
		return false
	}
	deed, more := r.cutOwn(act)
	r.person(who, deed)
	switch rest, its := CutFold(more, "it "); {
	case its && r.w.BareDeed(rest) != rest && LeadingWord(r.w.BareDeed(rest)) != "not": // "it has to work offline" is the product
		r.does(r.w.BareDeed(rest))
	case more != "":
		r.list(more)
	}
	return true
}

// asksOthers says that what somebody wants is that others do something: "clients to pick
// their shots". It is a deed of theirs.
func (w *Work) asksOthers(want string) bool {
	const longest = 3 // words of those who act
	who, act, ok := strings.Cut(want, " to ")
	return ok && len(strings.Fields(who)) <= longest && IsPluralNoun(strings.ToLower(reading.LastWord(who))) && !w.Table.IsWord("verbs", "en", strings.ToLower(LeadingWord(who))) &&
		w.Table.IsWord("verbs", "en", strings.ToLower(LeadingWord(act)))
}

// inGroups says that a phrase names several groups of people, who act as persons do.
func (r *ideaReader) inGroups(who string) bool {
	last := strings.ToLower(reading.LastWord(who))
	return r.areBodies(who) || r.agentive(last) || r.w.Table.IsWord("groups", "en", wording.Singular(last))
}

// cutOwn cuts a deed at the comma behind which a clause with a subject of its own stands:
// "borrow a guide, in six languages, and it has to work offline".
func (r *ideaReader) cutOwn(act string) (deed, more string) {
	at := 0
	for i, part := range reading.SplitTop(act, ", ") {
		if rest, and := CutFold(part, "and "); i > 0 && and {
			if _, ok := r.w.ParseClause(rest); ok {
				return strings.TrimRight(act[:at], ", "), rest + act[at+len(part):]
			}
		}
		at += len(part) + len(", ")
	}
	return act, ""
}
