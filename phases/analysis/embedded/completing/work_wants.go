package completing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// wantOf is what a user story asks for, in a form that follows "I want".
func (w *Work) wantOf(d *Draft, st statement) string {
	if w.Language == "zh" {
		return w.chineseWant(d, st)
	}
	want := w.wantPhrase(d, st)
	if st.trigger != "" && len(strings.Fields(want))+len(strings.Fields(st.trigger)) < 30 && !reading.ContainsAny(want, ", ", " when ", " if ") {
		want += " " + w.LowerStart(strings.TrimRight(st.trigger, ", "))
	}
	return want
}

func (w *Work) wantPhrase(d *Draft, st statement) string {
	if d.Fact != nil && d.Fact.Actor != "" && d.Fact.Want != "" && d.person {
		want := strings.TrimPrefix(HeadClause(w.action(d.Fact)), "to ")
		if base, ok := w.BaseForm(want); ok {
			want = w.lowerRest(base)
		}
		want = w.shortWant(want)
		switch {
		case w.IsVerbPhrase(want) || w.Table.IsWord("verbs", "en", LeadingWord(want)):
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
			return "to " + w.shortWant(w.Impersonal(st.phrase))
		}
		return w.inner("want_product", "want", w.shortWant(st.phrase))
	case st.whole:
		return w.clauseWant(d, st.clause)
	case st.label != "":
		return w.shortWant(w.NounPhrase(st.label) + " (" + w.NounPhrase(st.head) + ")")
	case d.action != "" && w.acts(d) && w.personal(d):
		return "to " + w.shortWant(d.action)
	case d.Fact == nil && w.acts(d):
		return w.inner("want_product", "want", w.shortWant(d.action))
	case st.trigger == "" && w.tellsOf(st.head) && !strings.HasPrefix(st.head, "`"):
		return w.Say("want_hold", "text", w.shortWant(w.LowerStart(st.head))) // a sentence is no thing to want
	default:
		return w.shortWant(w.NounPhrase(st.head))
	}
}

// clauseWant is a clause behind "I want": the person's own act, or what becomes
// of something.
func (w *Work) clauseWant(d *Draft, c clause) string {
	base := w.base(c)
	c.Subject = whoever(c.Subject)
	if cut, ok := w.firstConjunct(base); ok {
		base = cut
		if i := strings.LastIndex(base, ", "); i > 0 && !w.inBrackets(base, i) && w.Table.IsWord("verbs", "en", LeadingWord(base[i+2:])) {
			base = base[:i] + " and " + base[i+2:] // the row has lost its last member
		}
	}
	base = w.shortWant(base)
	if !c.Not && w.isActor(c.Subject, d) {
		return "to " + base
	}
	not := ""
	if c.Not || c.Adverb == "never" {
		not = "not"
		if w.lowerVerbs(c.Rest) != c.Rest {
			base, _, _ = strings.Cut(base, " and ")
		}
	}
	first := strings.ToLower(LeadingWord(c.Subject))
	if w.Table.IsWord("conditions", "en", first) && !w.Table.IsWord("determiners", "en", first) || w.Table.IsWord("prepositions", "en", first) {
		return w.inner("want_ensure", "text", w.shortWant(w.LowerStart(w.clauseText(c))))
	}
	return joinWords(w.LowerStart(c.Subject), not, "to", base)
}

// whoever is the subject of "who has not paid cannot borrow" in a sentence that
// asks nothing.
func whoever(subject string) string {
	if rest, ok := strings.CutPrefix(subject, "Who "); ok {
		return "Whoever " + rest
	}
	return subject
}

// firstConjunct cuts a second clause with a subject of its own behind "and".
func (w *Work) firstConjunct(base string) (string, bool) {
	tokens := clauseTokens(base)
	for i, t := range tokens {
		if i == 0 || i+1 >= len(tokens) || t.low != "and" && t.low != "but" {
			continue
		}
		if w.Table.IsWord("auxiliaries", "en", tokens[i+1].low) {
			return strings.TrimRight(base[:t.from], " ,"), true
		}
		if c, ok := w.ParseClause(base[tokens[i+1].from:]); ok && len(strings.Fields(c.Subject)) <= 6 && !w.subordinateBefore(tokens, i) {
			return strings.TrimRight(base[:t.from], " ,"), true
		}
	}
	return base, false
}

// maxWant is how many words the wish of a story has before it is cut.
const maxWant = 26

func (w *Work) shortWant(want string) string {
	want = strings.TrimRight(strings.TrimSpace(want), ".,; ")
	if i := strings.Index(want, ": "); i > 12 && !w.inBrackets(want, i) {
		want = want[:i]
	}
	if len(strings.Fields(want)) <= maxWant {
		return want
	}
	return w.CutPhrase(want, 140)
}

// benefitClause is a text as the clause behind "so that"; ok is false when it
// is none.
func (w *Work) benefitClause(text string) (string, bool) {
	text = strings.TrimRight(strings.TrimSpace(text), ".。;； ")
	if text == "" {
		return "", false
	}
	if w.Language == "zh" {
		return text, utf8.RuneCountInString(text) <= 40
	}
	if len(strings.Fields(text)) > 24 {
		return "", false
	}
	c, ok := w.ParseClause(text)
	if !ok || c.Form == pastVerb || w.Table.IsWord("first_persons", "en", LeadingWord(c.Subject)) {
		return "", false
	}
	return w.LowerStart(text), true
}
