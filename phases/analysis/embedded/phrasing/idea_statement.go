package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// statement reads a sentence that says outright who does what: "The tool must store
// notes", "Staff book desks". One about "a tool" tells what is to be made.
func (r *ideaReader) statement(text string) bool {
	l := &ideaList{r: r}
	who, does, ok := l.subject(text)
	first, last := strings.ToLower(LeadingWord(who)), strings.ToLower(reading.LastWord(who))
	product := l.isProduct(last) && (first == "the" || first == "our" || first == "this" || last == "it")
	if r.w.Table.IsWord("case_leads", "en", first) {
		return false // it tells its case first, and behind that what happens
	}
	if r.madeFor(who, does) {
		return false
	}
	if !ok || !product && last != "they" && !l.person(who) || r.w.BareDeed(does) == does && r.w.Table.IsWord("wishes", "en", LeadingWord(does)) {
		return false
	}
	r.said = OrElse(r.said, OrElse(r.whole, text))
	if head, tail, but := strings.Cut(text, ", but "); but && l.ownBehindBut("but "+tail) == tail && r.statement(head) {
		return r.clause(tail) || r.list(tail)
	}
	if !r.clauses(text) {
		l.acts(who, does, text)
	}
	return true
}

// madeFor says that what looks like a verb is whom a product is for, "a SaaS for dental | practices":
// one word that ends the name of a kind.
func (r *ideaReader) madeFor(who, does string) bool {
	_, _, audience := strings.Cut(who, " for ")
	return audience && !strings.Contains(strings.TrimSpace(does), " ") && r.kindAt(ClauseTokens(who)) >= 0
}

// happens says that a clause tells what is done to a thing, "Visitors are checked out
// at the end of the day", behind one that tells who does what. Before that, and with
// means of today, it tells how things are.
func (r *ideaReader) happens(c Clause) bool {
	return r.w.tellsDone(c) && len(r.features) > 0 && !NewWordIndex(c.Rest).HasAny(r.w.Table.Words["means"])
}

// boundBehind reads what is so behind a limit of a deed, "…, after that they have to call", as
// a rule of its own.
func (r *ideaReader) boundBehind(text string) bool {
	head, rest, ok := strings.Cut(text, ", after that ")
	n := len(r.features)
	if !ok {
		return false
	}
	if r.plain(head); len(r.features) == n {
		return false
	}
	if who := r.actor; who != "" {
		rest = replaceWord(rest, "they", wording.LowerFirst(wording.Plural(wording.Singular(who))))
	}
	r.u.Constraints = appendItem(r.u.Constraints, Finished("After that, "+rest), r.src) // beyond the limit the product does nothing
	return true
}

// rangeRule reads "Groups of 2 to 6", how many of something are taken together.
func (r *ideaReader) rangeRule(text string) bool {
	const longest = 7
	tokens := ClauseTokens(text)
	if len(tokens) < 4 || len(tokens) > longest || len(r.features) == 0 || !IsPluralNoun(tokens[0].Low) {
		return false
	}
	for i := 1; i+1 < len(tokens); i++ {
		if tokens[i].Low == "to" && IsNumeral(tokens[i-1].Low) && IsNumeral(tokens[i+1].Low) {
			r.does("accept " + wording.LowerFirst(text))
			r.rule[strings.ToLower(r.features[len(r.features)-1].Name)] = true
			return true
		}
	}
	return false
}

// addRule adds a sentence that bounds what the product does and tells no deed of its own.
func (r *ideaReader) addRule(text string) {
	text = wording.Sentence(text)
	r.rule[strings.ToLower(strings.TrimRight(text, "."))] = true
	r.add(understanding.FeatureFact{Text: text, Name: text})
}

// countedRule reads "One vote per flat", a number of things for each of others.
func (r *ideaReader) countedRule(text string) bool {
	w := r.w
	words := strings.Fields(strings.ToLower(text))
	if len(words) < 3 || len(words) > 6 || len(r.features) == 0 || !slices.Contains(words, "per") || !w.Table.IsWord("countings", "en", words[0]) && strings.Trim(words[0], "0123456789") != "" {
		return false
	}
	if w.Table.IsWord("rates", "en", words[len(words)-1]) || MeasureIn(text) != "" {
		return false
	}
	r.does("accept at most " + wording.LowerFirst(text))
	r.rule[strings.ToLower(r.features[len(r.features)-1].Name)] = true
	return true
}

// rulesOut says that a clause tells what somebody or something cannot or must not do.
func (r *ideaReader) rulesOut(c Clause) bool {
	return c.Form == ModalVerb && c.Not && len(r.features) > 0
}

// untilThen says that a clause tells how something is up to or from a moment: "results
// are secret until the vote closes".
func (w *Work) untilThen(c Clause) bool {
	return c.Form == BeVerb && (strings.Contains(c.Rest, " until ") || strings.Contains(c.Rest, " unless "))
}

// asStory reads "As a manager I can approve hours", which the layer below has taken
// apart.
func (r *ideaReader) asStory(text string) bool {
	if _, ok := CutFold(text, "as "); !ok {
		return false
	}
	for i := range r.u.Features {
		f := &r.u.Features[i]
		if f.Actor != "" && f.Want != "" && slices.Contains([]string{FoldTerm(text), FoldTerm(r.whole)}, FoldTerm(strings.TrimRight(f.Text, ". "))) {
			deed, _ := r.w.cutPurpose(f.Want)
			if r.wantThem(deed) { // "As a photographer I want clients to pick their shots"
				return true
			}
			r.person(wording.Plural(wording.LowerFirst(f.Actor)), deed)
			return true
		}
	}
	return false
}

// keptAsQuality says that the layer below took a sentence for how well something is
// done: "The page must load in under 1 second".
func (r *ideaReader) keptAsQuality(text string) bool {
	return slices.ContainsFunc(r.u.Qualities, func(q understanding.QualityFact) bool {
		return FoldTerm(strings.TrimRight(q.Text, ". ")) == FoldTerm(text)
	})
}

// isProduct says that the last word of a subject names the product by its kind.
func (l *ideaList) isProduct(last string) bool {
	w, kind := l.r.w, strings.ToLower(reading.LastWord(l.r.kind))
	return w.Table.IsWord("programs", "en", last) || w.Table.IsWord("kinds", "en", last) && (kind == "" || kind == last) || last == "it"
}

// BareDeed drops the words that say that something has to be done or can be:
// "must be able to", "needs to", "can also".
func (w *Work) BareDeed(does string) string {
	for _, duty := range w.Table.Words["duty_leads"].In("en") {
		if rest, ok := CutFold(does, duty+" "); ok {
			does = rest
		}
	}
	return does
}

// meant puts the thing in the place of the "them" or "it" behind the first verb of
// a deed, where a deed before has named it: "Users add tasks and delete them". Whom
// somebody tells something is a person.
func (r *ideaReader) meant(act string) string {
	w := r.w
	act = r.oneOf(act)
	tokens := ClauseTokens(act)
	if len(tokens) > 3 && tokens[1].Low == "the" && tokens[2].Low == "ones" && len(r.features) > 0 { // "and lists the ones without a date"
		f := &r.features[len(r.features)-1]
		if thing := w.objectOf(w.deedTold(f)); thing != "" {
			return act[:tokens[2].From] + wording.Plural(thing) + act[tokens[2].To:]
		}
	}
	if n := len(tokens); n > 3 && tokens[n-1].Low == "ones" && len(r.features) > 0 { // "send reminders for overdue ones"
		deed := w.deedTold(&r.features[0])
		if thing := wording.Plural(w.objectOf(deed)); thing != "" && strings.Contains(strings.ToLower(deed), " "+thing) {
			return act[:tokens[n-1].From] + thing
		}
	}
	if n := len(tokens); n >= 3 && (n == 3 || !tokens[2].Comma) && (tokens[2].Low == "it" || tokens[2].Low == "them") && w.Table.IsWord("prepositions", "en", tokens[1].Low) && len(r.features) > 0 { // "and comment on it"
		f := &r.features[len(r.features)-1]
		object := objectIn(w.deedTold(f))
		for _, each := range []string{"every ", "each ", "any "} {
			if one, ok := CutFold(object, each); ok {
				object = "the " + one
			}
		}
		if thing := w.definitePair(object, tokens[2].Low == "them"); thing != "" {
			return act[:tokens[2].From] + thing + act[tokens[2].From+len(tokens[2].Low):]
		}
	}
	if n := len(tokens); n == 4 && tokens[1].Low == "and" && tokens[3].Low == "them" && len(r.features) > 0 { // "borrow and return them"
		if thing := w.definitePair(w.spokenOf(w.deedTold(&r.features[len(r.features)-1])), true); thing != "" {
			return act[:tokens[3].From] + strings.TrimPrefix(thing, "the ")
		}
	}
	if len(tokens) < 2 || tokens[1].Low != "them" && tokens[1].Low != "it" || w.Table.Action("en", tokens[0].Low).Class == "send" && (tokens[1].Low == "them" || len(tokens) < 3 || !w.Table.IsWord("particles", "en", tokens[2].Low)) {
		return act
	}
	for i := len(r.features) - 1; i >= max(0, len(r.features)-maxSiblings); i-- {
		f := &r.features[i]
		if tokens[1].Low == "it" && (strings.Contains(f.Name, " how many ") || strings.Contains(f.Name, " how much ")) {
			return act[:tokens[1].From] + w.Say("the_number") + act[tokens[1].From+len(tokens[1].Low):]
		}
		if thing := w.definitePair(w.spokenOf(w.deedTold(f)), tokens[1].Low == "them"); thing != "" {
			if len(tokens) == 3 && w.Table.IsWord("particles", "en", tokens[2].Low) {
				return JoinWords(tokens[0].Low, tokens[2].Low, thing) // "take back the key"
			}
			return act[:tokens[1].From] + thing + act[tokens[1].From+len(tokens[1].Low):]
		}
	}
	return act
}

// summedUp drops what only the name of the product says, "a todo app", where
// sentences tell several deeds, and what is told again with who does it.
func (r *ideaReader) summedUp() {
	r.features = Filtered(r.features, func(f *understanding.FeatureFact) bool {
		return f.Actor != "" || !r.toldAgain(f.Name) // 选课系统: 学员选课
	})
	if r.sum == 0 {
		return
	}
	at, told := r.sum-1, 0
	for i := range r.features {
		f := &r.features[i]
		if key := strings.ToLower(f.Name); i != at && (f.Actor != "" || !r.w.nominal[key] && !r.rule[key]) {
			told++
		}
	}
	if told >= minToldAlone {
		r.features = append(r.features[:at:at], r.features[at+1:]...)
	}
}
