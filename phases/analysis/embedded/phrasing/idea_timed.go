package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// timedDeed puts the time that a part begins with behind the deed that follows it: "every
// Friday at 16:00 ask each member" is to ask each member every Friday at 16:00.
func (l *ideaList) timedDeed(part string) string {
	const longest = 6 // words of the time
	w := l.r.w
	tokens := ClauseTokens(part)
	if len(tokens) < 4 || tokens[0].Low != "every" && tokens[0].Low != "each" && !w.Table.IsWord("rate_adverbs", "en", tokens[0].Low) {
		return part
	}
	for i := 2; i < min(len(tokens)-1, longest); i++ {
		if w.Table.IsWord("prepositions", "en", tokens[i-1].Low) || !w.Table.IsWord("verbs", "en", tokens[i].Low) {
			continue
		}
		if deed := part[tokens[i].From:]; w.imperative(deed) || l.machine && !w.Table.IsWord("prepositions", "en", tokens[i+1].Low) {
			return JoinWords(deed, wording.LowerFirst(strings.TrimRight(part[:tokens[i-1].To], ",")))
		}
	}
	return part
}

// ofMachine says that a part is a deed that a product does by itself, though it has no subject:
// it tells somebody something, "warn if two people sit together", or does it automatically. In
// a list of what a job does, a verb with several things is one too, "drop duplicate rows".
func (l *ideaList) ofMachine(part string) bool {
	w := l.r.w
	tokens := ClauseTokens(part)
	if len(tokens) < 2 || !w.Table.IsWord("verbs", "en", tokens[0].Low) || tokens[0].Comma {
		return false
	}
	next := tokens[1].Low
	if w.Table.IsWord("warning_verbs", "en", tokens[0].Low) {
		return next != "of" && next != "for"
	}
	if next == "automatically" || strings.HasSuffix(strings.ToLower(part), " automatically") {
		return true
	}
	return (l.machine || l.product) && len(tokens) == 3 && IsPluralNoun(tokens[2].Low) && (l.machine || !w.compound(tokens[0].Low)) && !IsPluralNoun(next)
}

// recorded says that a part begins with a verb of writing down and names what is written down,
// "note start, end and strength".
func (w *Work) recorded(part string) bool {
	first, rest, more := strings.Cut(part, " ")
	next := strings.ToLower(LeadingWord(rest))
	return more && w.Table.IsWord("recording_verbs", "en", strings.ToLower(first)) && !w.Table.IsWord("prepositions", "en", next) && !w.Table.IsWord("kinds", "en", next)
}

// userDoes puts "the user" in the place of "you", with the verb that goes with it.
func userDoes(text string) string {
	text = " " + text + " "
	for _, p := range [][2]string{{"you are", "the user is"}, {"you have", "the user has"}, {"you do", "the user does"}, {"you don't", "the user does not"}, {"you were", "the user was"}} {
		text = strings.ReplaceAll(text, " "+p[0]+" ", " "+p[1]+" ")
	}
	text = strings.TrimSpace(text)
	if i := strings.Index(text, " until you "); i > 0 { // "…, until you mark it"
		text = text[:i] + " until they " + text[i+len(" until you "):]
	}
	return replaceWord(text, "you", "the user")
}

// namedWithThat finds the last word of a name that no list has as a kind, before what it does:
// "MQTT bridge that forwards messages"; and a name that ends in a noun of doing before a
// comma or "like", "pen and paper sheet editor, works offline". It is -1 without one.
func (r *ideaReader) namedWithThat(tokens []Token) int {
	const longest = 8
	for i := 0; i < min(len(tokens)-1, longest); i++ {
		low, next := tokens[i].Low, tokens[i+1].Low
		if r.w.Table.IsWord("determiners", "en", low) && i > 0 || r.w.Table.IsWord("first_persons", "en", low) || r.w.Table.IsWord("auxiliaries", "en", low) || low == "the" || low == "our" || low == "to" {
			return -1
		}
		if (next == "that" || next == "which") && !tokens[i].Comma && i+2 < len(tokens) && r.w.IsThird(tokens[i+2].Low) && i > 0 && (!r.somebody(low) || r.isNamedTechnology(tokens[i-1].Low)) && !IsPluralNoun(low) { // a "Kubernetes operator" is nobody
			return i
		}
		if (tokens[i].Comma || next == "like") && i > 0 && r.doerNoun(low) {
			return i
		}
		if tokens[i].Comma {
			return -1
		}
	}
	return -1
}

// doerNoun says that a word names a program by what it does: "editor", "tester".
func (r *ideaReader) doerNoun(low string) bool {
	if r.w.Table.IsWord("kinds", "en", low) {
		return true
	}
	stem, er := strings.CutSuffix(low, "er")
	if !er || r.somebody(low) {
		return false
	}
	for _, base := range r.w.stems(stem) {
		if r.w.Table.IsWord("verbs", "en", base) {
			return true
		}
	}
	return false
}

// makeThem reads "make the search tolerate typos": what is made to do something should do it.
func (r *ideaReader) makeThem(text string) bool {
	const longest = 7 // words of the thing
	w := r.w
	rest, ok := CutFold(text, "make ")
	tokens := ClauseTokens(rest)
	if !ok || len(tokens) < 3 || !w.Table.IsWord("determiners", "en", tokens[0].Low) {
		return false
	}
	for i := 2; i < min(len(tokens)-1, longest); i++ {
		prev := tokens[i-1].Low
		if tokens[i-1].Comma || tokens[i].Low == "that" || tokens[i].Low == "where" || tokens[i].Low == "to" {
			return false
		}
		if w.Table.IsWord("prepositions", "en", prev) || w.Table.IsWord("determiners", "en", prev) || !w.Table.IsWord("verbs", "en", tokens[i].Low) || w.Table.IsWord("prepositions", "en", tokens[i+1].Low) || w.Table.IsWord("nouns", "en", tokens[i].Low+"s") {
			continue
		}
		said := wording.Sentence(JoinWords(neutral(rest[:tokens[i-1].To]), "should", rest[tokens[i].From:]))
		r.add(understanding.FeatureFact{Text: said, Name: said})
		return true
	}
	return false
}

// likeKnown reads "Airbnb for boats, but only within our club and without payments": a known
// product names the manner, and behind the "but" stands what bounds it.
func (r *ideaReader) likeKnown(text string) bool {
	model, rest, ok := strings.Cut(CutFirst(text, "an ", "a "), " for ")
	if !ok || !r.w.Table.IsWord("known_products", "en", strings.ToLower(model)) {
		return false
	}
	what, bounds, _ := strings.Cut(rest, ", but ")
	what, _, _ = strings.Cut(what, ", ")
	if !r.likeOther("like "+model+" but for "+what, "") {
		return false
	}
	r.head = strings.TrimRight(wording.Sentence(model+" for "+what), ".")
	for bound := range strings.SplitSeq(bounds, " and ") {
		if bound = strings.TrimSpace(bound); bound != "" {
			r.limit(Capital(neutral(bound)))
		}
	}
	return true
}

// headOf says that a subject is somebody by the office that it holds: "the head of housekeeping".
func (r *ideaReader) headOf(who string) bool {
	office, of, ok := strings.Cut(subjectNoun(who), " of ")
	return ok && len(strings.Fields(of)) <= 3 && r.w.Table.IsWord("offices", "en", strings.ToLower(reading.LastWord(office)))
}

// asThing reads "a form per patient that the next shift has to confirm": what others do with
// a thing belongs to its name.
func (r *ideaReader) asThing(text, behind string) bool {
	c, ok := r.w.ParseClause(behind)
	if !ok || !r.w.Table.IsWord("determiners", "en", strings.ToLower(LeadingWord(behind))) || strings.ContainsAny(behind, ",;:") || len(strings.Fields(r.w.BareDeed(JoinWords(c.Verb, c.Rest)))) > 1 {
		return false
	}
	r.thing(text)
	r.what = ""
	return true
}

// enough reads "A report per team with last run and owner would be enough", what is asked for
// without more.
func (r *ideaReader) enough(text string) bool {
	for _, tail := range r.w.Table.Words["enough"].In("en") {
		if thing, ok := strings.CutSuffix(text, " "+tail); ok && len(strings.Fields(thing)) > 1 && !strings.Contains(thing, ", and ") {
			if _, clause := r.w.ParseClause(thing); clause {
				return false
			}
			r.thing(thing)
			return true
		}
	}
	return false
}

// trait files a further sentence that only tells of what kind the product is, "Read only", as
// the constraint that it is.
func (r *ideaReader) trait(text string) bool {
	if !r.further || !r.w.Table.IsWord("product_traits", "en", strings.ToLower(text)) {
		return false
	}
	r.u.Constraints = appendItem(r.u.Constraints, Finished(Capital(text)), r.src)
	return true
}
