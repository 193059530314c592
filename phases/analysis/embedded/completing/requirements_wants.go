package completing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// chineseWant is what follows 我希望.
func (w *Work) chineseWant(d *Draft, st statement) string {
	if d.Fact != nil && d.Fact.Want != "" && d.Fact.Actor != "" {
		want := unowed(strings.TrimRight(HeadClause(w.action(d.Fact)), "。；"))
		before, _, ok := strings.Cut(d.Fact.Text, w.firstClause(want))
		return w.ableTo(want, ok && reading.HasSuffixOf(before, w.Table.Words["abilities"].In("zh")...))
	}
	if name, use, ok := codeOffer(st.head); ok && st.label == "" && st.trigger == "" {
		return w.Say("want_code_for", "name", name, "text", w.firstClause(use))
	}
	text, able := w.afterState(st.head), false
	if name, ok := w.leadingPerson(text); ok && name == d.actor && !w.holdsOn(text[len(name):]) {
		word := ""
		text, word = w.withoutBond(strings.TrimSpace(text[len(name):]))
		able = !isOwed(word) && (word != "" || w.deedOfRole(text))
	} else if !ok {
		able = d.person && w.deedOfRole(text)
	}
	text = w.unbonded(text)
	if before, after, ok := w.cutDuty(text); ok {
		text = before + strings.TrimPrefix(after, "能够")
	}
	text = w.ableTo(unowed(text), able && st.label == "" && st.trigger == "")
	if st.label != "" {
		text = st.label
		switch {
		case w.chineseNoun(st.label):
			text = w.Say("want_thing", "text", st.label)
		case !w.Table.StartsWith("verbs", "zh", st.label) && !w.leadsWithPerson(st.label) && !strings.HasPrefix(st.label, "支持") && utf8.RuneCountInString(st.label) <= maxDeedName:
			text = w.Say("want_support", "text", st.label) // "间隔校验", "智能路由": what is done, named as a thing
		}
	} else if w.chineseNoun(text) && !w.denies(text) {
		text = w.Say("want_thing", "text", text)
	} else if st.trigger == "" && d.Fact != nil && w.afterState(st.head) == st.head && w.thingWanted(text) {
		text = w.Say("want_support", "text", text)
	}
	if st.trigger != "" {
		text = st.trigger + "，" + text
	}
	text = strings.TrimRight(text, "。；")
	if utf8.RuneCountInString(text) > 60 {
		text = w.cutChinese(text, 60)
	}
	return text
}

// ableTo is a deed that somebody wishes to be able to do: 我希望能注销账号.
func (w *Work) ableTo(deed string, able bool) string {
	if !able || reading.ContainsAny(w.firstClause(deed), "能", "可以") || len(w.chineseList(deed)) > 1 {
		return deed
	}
	return w.Say("want_able", "text", deed)
}

// deedOfRole says that a text begins with what somebody does, so that they can
// wish to be able to do it.
func (w *Work) deedOfRole(text string) bool {
	return w.looksPersonal(text) || w.Table.StartsWith("coverbs", "zh", text) && !strings.Contains(w.firstClause(text), "自动")
}

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
	case d.action != "" && w.acts(&d.Use) && w.personal(&d.Use):
		return "to " + w.shortWant(d.action)
	case d.Fact == nil && w.acts(&d.Use):
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
	if first, more, ok := strings.Cut(base, " and never "); ok && c.Adverb == "never" {
		if second, isVerb := w.BaseForm(more); isVerb {
			more = w.lowerRest(second)
		}
		return joinWords(w.LowerStart(c.Subject), "never", "to", w.shortWant(first), "and never to", more)
	}
	c.Subject = whoever(c.Subject)
	if cut, ok := w.firstConjunct(base); ok {
		base = cut
		if i := strings.LastIndex(base, ", "); i > 0 && !w.inBrackets(base, i) && w.Table.IsWord("verbs", "en", LeadingWord(base[i+2:])) {
			base = base[:i] + " and " + base[i+2:] // the row has lost its last member
		}
	}
	base = w.shortWant(base)
	if !c.Not && w.isActor(c.Subject, &d.Use) {
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
