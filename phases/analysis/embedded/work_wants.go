package embedded

import (
	"strings"
	"unicode/utf8"
)

// wantOf is what a user story asks for, in a form that follows "I want".
func (w *work) wantOf(d *draft, st statement) string {
	if w.lang == "zh" {
		return w.chineseWant(d, st)
	}
	want := w.wantPhrase(d, st)
	if st.trigger != "" && len(strings.Fields(want))+len(strings.Fields(st.trigger)) < 30 && !containsAny(want, ", ", " when ", " if ") {
		want += " " + w.lowerStart(strings.TrimRight(st.trigger, ", "))
	}
	return want
}

func (w *work) wantPhrase(d *draft, st statement) string {
	if d.fact != nil && d.fact.Actor != "" && d.fact.Want != "" && d.person {
		want := strings.TrimPrefix(headClause(w.action(d.fact)), "to ")
		if base, ok := w.baseForm(want); ok {
			want = w.lowerRest(base)
		}
		want = w.shortWant(want)
		switch {
		case w.isVerbPhrase(want) || w.rules.isWord("verbs", "en", leadingWord(want)):
			return "to " + want
		case strings.Contains(want, " to be ") || strings.Contains(want, " to "):
			return want
		default:
			return want
		}
	}
	switch {
	case st.phrase != "":
		personal := !st.third && (d.person || st.person || w.looksPersonal(st.phrase))
		if personal {
			return "to " + w.shortWant(w.impersonal(st.phrase))
		}
		return w.inner("want_product", "want", w.shortWant(st.phrase))
	case st.whole:
		return w.clauseWant(d, st.clause)
	case st.label != "":
		return w.shortWant(w.nounPhrase(st.label) + " (" + w.nounPhrase(st.head) + ")")
	case d.action != "" && w.acts(d) && w.personal(d):
		return "to " + w.shortWant(d.action)
	case d.fact == nil && w.acts(d):
		return w.inner("want_product", "want", w.shortWant(d.action))
	default:
		return w.shortWant(w.nounPhrase(st.head))
	}
}

// clauseWant is a clause behind "I want": the person's own act, or what becomes
// of something.
func (w *work) clauseWant(d *draft, c clause) string {
	base := w.base(c)
	if cut, ok := w.firstConjunct(base); ok {
		base = cut
		if i := strings.LastIndex(base, ", "); i > 0 && !w.inBrackets(base, i) && w.rules.isWord("verbs", "en", leadingWord(base[i+2:])) {
			base = base[:i] + " and " + base[i+2:] // the row has lost its last member
		}
	}
	base = w.shortWant(base)
	if !c.not && w.isActor(c.subject, d) {
		return "to " + base
	}
	not := ""
	if c.not || c.adverb == "never" {
		not = "not"
		if w.lowerVerbs(c.rest) != c.rest {
			base, _, _ = strings.Cut(base, " and ")
		}
	}
	first := strings.ToLower(leadingWord(c.subject))
	if w.rules.isWord("conditions", "en", first) && !w.rules.isWord("determiners", "en", first) || w.rules.isWord("prepositions", "en", first) {
		return w.inner("want_ensure", "text", w.shortWant(w.lowerStart(w.clauseText(c))))
	}
	return joinWords(w.lowerStart(c.subject), not, "to", base)
}

// firstConjunct cuts a second clause with a subject of its own behind "and".
func (w *work) firstConjunct(base string) (string, bool) {
	tokens := clauseTokens(base)
	for i, t := range tokens {
		if i == 0 || i+1 >= len(tokens) || t.low != "and" && t.low != "but" {
			continue
		}
		if w.rules.isWord("auxiliaries", "en", tokens[i+1].low) {
			return strings.TrimRight(base[:t.from], " ,"), true
		}
		if c, ok := w.parseClause(base[tokens[i+1].from:]); ok && len(strings.Fields(c.subject)) <= 6 && !w.subordinateBefore(tokens, i) {
			return strings.TrimRight(base[:t.from], " ,"), true
		}
	}
	return base, false
}

// maxWant is how many words the wish of a story has before it is cut.
const maxWant = 26

func (w *work) shortWant(want string) string {
	want = strings.TrimRight(strings.TrimSpace(want), ".,; ")
	if i := strings.Index(want, ": "); i > 12 && !w.inBrackets(want, i) {
		want = want[:i]
	}
	if len(strings.Fields(want)) <= maxWant {
		return want
	}
	return w.cutPhrase(want, 140)
}

// benefitClause is a text as the clause behind "so that"; ok is false when it
// is none.
func (w *work) benefitClause(text string) (string, bool) {
	text = strings.TrimRight(strings.TrimSpace(text), ".。;； ")
	if text == "" {
		return "", false
	}
	if w.lang == "zh" {
		return text, utf8.RuneCountInString(text) <= 40
	}
	if len(strings.Fields(text)) > 24 {
		return "", false
	}
	c, ok := w.parseClause(text)
	if !ok || c.form == pastVerb || w.rules.isWord("first_persons", "en", leadingWord(c.subject)) {
		return "", false
	}
	return w.lowerStart(text), true
}
