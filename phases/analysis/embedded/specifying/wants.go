package specifying

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// chineseWant is what follows 我希望.
func (w *Specifier) chineseWant(d *Draft, st phrasing.Statement) string {
	if d.Fact != nil && d.Fact.Want != "" && d.Fact.Actor != "" {
		want := w.Unowed(strings.TrimRight(phrasing.HeadClause(w.Action(d.Fact)), "。；"))
		before, _, ok := strings.Cut(d.Fact.Text, w.FirstClause(want))
		return w.ableTo(want, ok && reading.HasSuffixOf(before, w.Table.Words["abilities"].In("zh")...))
	}
	if name, use, ok := phrasing.CodeOffer(st.Head); ok && st.Label == "" && st.Trigger == "" {
		return w.Say("want_code_for", "name", name, "text", w.FirstClause(use))
	}
	if name, deed, ok := w.LetsPerson(strings.TrimRight(st.Head, "。；")); ok && st.Label == "" && st.Trigger == "" && w.calls(name, d.Actor) {
		return w.toMyself(w.ableTo(deed, true), d.Actor)
	}
	if name, act, ok := w.dutyInCase(st.Trigger, strings.TrimRight(st.Head, "。；")); ok && w.calls(name, d.Actor) {
		return strings.TrimPrefix(strings.TrimRight(st.Trigger, "， "), name) + act
	}
	text, able, led := w.AfterState(st.Head), false, false
	if name, ok := w.LeadingPerson(text); ok && name == d.Actor && !w.TiedToOne(text) && !phrasing.StaysOut(text[len(name):]) && !w.HoldsOn(text[len(name):]) && !w.HappensTo(text) {
		led = true
		word := ""
		text, word = w.WithoutBond(strings.TrimSpace(text[len(name):]))
		able = !phrasing.IsOwed(word) && (word != "" || w.deedOfRole(text))
	} else if !ok {
		able = d.Person && w.deedOfRole(text)
	}
	text = w.Unbonded(text)
	if before, _, may := strings.Cut(text, "可"); may && (before == "" || strings.ContainsAny(before, "0123456789")) {
		text = w.WithoutMay(text) // a subject keeps its 可: 我希望总部可查看
	}
	if before, after, ok := w.CutDuty(text); ok {
		text = before + strings.TrimPrefix(after, "能够")
	}
	text = w.ableTo(w.Unowed(text), able && st.Label == "" && st.Trigger == "" && !strings.HasSuffix(w.FirstClause(text), "的"))
	if st.Label != "" {
		text = w.namedWant(d, st, text)
	} else if w.ChineseNoun(text) && !w.Denies(text) {
		text = w.Say("want_thing", "text", text)
	} else if st.Trigger == "" && d.Fact != nil && w.AfterState(st.Head) == st.Head && w.ThingWanted(text) {
		text = w.Say("want_support", "text", text)
	} else if !led && st.Trigger == "" && d.Fact != nil && w.supportsDeed(text) {
		text = w.Say("want_given", "text", text)
	}
	switch {
	case st.Trigger != "" && led && strings.HasSuffix(st.Trigger, "后") && !reading.HasPrefixOf(text, "能", "可", "要", "须", "必", "不", "自动"):
		text = st.Trigger + "能" + text // 业主希望师傅完工后能打分
	case st.Trigger != "":
		text = st.Trigger + "，" + text
	}
	text = strings.TrimRight(text, "。；")
	if utf8.RuneCountInString(text) > 60 {
		text = w.CutChinese(text, 60)
	}
	return w.toMyself(text, d.Actor)
}

// namedWant is the wish for what a source names and then tells: the name says who wants
// what, what is told makes a wish of it that somebody can weigh.
func (w *Specifier) namedWant(d *Draft, st phrasing.Statement, told string) string {
	text := st.Label
	if kind, _, ok := strings.Cut(text, "属于"); ok && utf8.RuneCountInString(kind) > 1 && told != "" { // 漏水属于紧急单：必须马上打电话
		return kind + "时" + strings.TrimPrefix(strings.TrimRight(told, "。；"), "必须")
	}
	switch {
	case w.pricedThing(st):
		return w.Say("want_rates", "text", st.Label)
	case !reading.HasHan(st.Label):
		text = w.Say("want_thing", "text", " "+st.Label)
	case w.ChineseNoun(st.Label):
		text = w.Say("want_thing", "text", st.Label)
	case w.supportsDeed(st.Label):
		text = w.Say("want_given", "text", st.Label)
	case w.personsDeed(st.Label) && st.Trigger == "" && told != "":
		return strings.TrimRight(told, "。；") // 店长申诉: whoever wishes it says what they do
	case w.LeadsWithPerson(st.Label), utf8.RuneCountInString(st.Label) > phrasing.MaxDeedName:
	case !w.Table.StartsWith("verbs", "zh", st.Label):
		text = w.Say("want_support", "text", st.Label) // "间隔校验", "智能路由": what is done, named as a thing
	default:
		text = w.ableTo(st.Label, d.Person && w.deedOfRole(st.Label) && !strings.Contains(st.Label, "自动"))
	}
	told = strings.TrimRight(told, "。；")
	if st.Trigger != "" || told == "" || strings.ContainsAny(told, "：`") || utf8.RuneCountInString(text+told) > maxNamedWant {
		return text
	}
	return text + "：" + told
}

// personsDeed says that a name is whose deed it is: 店长申诉.
func (w *Specifier) personsDeed(label string) bool {
	name, ok := w.LeadingPerson(label)
	return ok && utf8.RuneCountInString(label[len(name):]) <= 4
}

// maxNamedWant is how many signs a name and what is told of it may have, to stand in one wish.
const maxNamedWant = 58

// supportsDeed says that a text tells what the product makes possible: 支持批量打印.
// Whoever wishes it does not support anything.
func (w *Specifier) supportsDeed(text string) bool {
	return reading.HasPrefixOf(text, w.Table.Words["product_gives"].In("zh")...)
}

// ableTo is a deed that somebody wishes to be able to do: 我希望能注销账号.
func (w *Specifier) ableTo(deed string, able bool) string {
	if !able || reading.ContainsAny(w.FirstClause(deed), "能", "可以") || len(w.chineseList(deed)) > 1 {
		return deed
	}
	return w.Say("want_able", "text", deed)
}

// deedOfRole says that a text begins with what somebody does, so that they can
// wish to be able to do it.
func (w *Specifier) deedOfRole(text string) bool {
	return w.LooksPersonal(text) || w.Table.StartsWith("coverbs", "zh", text) && !strings.Contains(w.FirstClause(text), "自动")
}

// wantOf is what a user story asks for, in a form that follows "I want".
func (w *Specifier) wantOf(d *Draft, st phrasing.Statement) string {
	if w.Language == "zh" {
		return w.chineseWant(d, st)
	}
	return w.inCase(w.wantPhrase(d, st), st)
}

func (w *Specifier) wantPhrase(d *Draft, st phrasing.Statement) string {
	if d.Fact != nil && d.Fact.Actor != "" && d.Fact.Want != "" && d.Person {
		want := phrasing.WithoutOtherwise(strings.TrimPrefix(phrasing.HeadClause(w.Action(d.Fact)), "to "), st)
		if base, ok := w.BaseForm(want); ok {
			want = w.LowerRest(base)
		}
		want = w.ShortWant(want)
		switch {
		case w.IsVerbPhrase(want) || w.Table.IsWord("verbs", "en", phrasing.LeadingWord(want)):
			return "to " + want
		case strings.Contains(want, " to be ") || strings.Contains(want, " to "):
			return want
		default:
			return want
		}
	}
	switch {
	case st.Phrase != "":
		personal := !st.Third && (d.Person || st.Person || w.LooksPersonal(st.Phrase))
		if personal {
			return "to " + w.ShortWant(w.Impersonal(st.Phrase))
		}
		return w.Inner("want_product", "want", w.ShortWant(st.Phrase))
	case st.Whole:
		return w.clauseWant(d, st)
	case st.Label == "" && w.OpensDone(st.Head):
		return w.Inner("want_product", "want", w.ShortWant("be "+wording.LowerFirst(st.Head)))
	case st.Label != "":
		return phrasing.OrElse(w.wantUnder(d, st), w.ShortWant(w.NounPhrase(st.Label)+" ("+w.NounPhrase(st.Head)+")"))
	case w.IsNoun(st.Head) && !w.TellsOf(st.Head) && !reading.IsCapitals(phrasing.LeadingWord(st.Head)) && w.Table.IsWord("nouns", "en", strings.ToLower(phrasing.LeadingWord(st.Head))+"s") && !w.BeginsWithVerb(st.Head):
		return w.ShortWant(w.NounPhrase(st.Head)) // "order history" is a thing and nothing that is ordered
	case d.Action != "" && w.Acts(&d.Use) && w.Personal(&d.Use):
		return "to " + w.ShortWant(d.Action)
	case d.Fact == nil && w.Acts(&d.Use):
		return w.Inner("want_product", "want", w.ShortWant(d.Action))
	case st.Trigger == "" && w.NamesVersion(st.Head):
		return w.Inner("want_product", "want", "support "+st.Head)
	case st.Trigger == "" && (w.TellsOf(st.Head) || w.HidesVerb(st.Head) || phrasing.StartsAmount(st.Head)) && !strings.HasPrefix(st.Head, "`"):
		return w.Say("want_hold", "text", w.ShortWant(w.LowerStart(st.Head))) // a sentence is no thing to want
	default:
		return w.ShortWant(w.NounPhrase(st.Head))
	}
}

// clauseWant is a clause behind "I want": the person's own act, or what becomes
// of something.
func (w *Specifier) clauseWant(d *Draft, st phrasing.Statement) string {
	c := st.Clause
	base := w.Base(c)
	if first, more, ok := strings.Cut(base, " and never "); ok && c.Adverb == "never" {
		if second, isVerb := w.BaseForm(more); isVerb {
			more = w.LowerRest(second)
		}
		return phrasing.JoinWords(w.LowerStart(c.Subject), "never", "to", w.ShortWant(first), "and never to", more)
	}
	c.Subject = phrasing.Whoever(c.Subject)
	switch strings.ToLower(c.Subject) { // who is wished to do it
	case "she":
		c.Subject = "her"
	case "he":
		c.Subject = "him"
	case "they":
		c.Subject = "them"
	}
	base, second, also := w.parted(d, c, base)
	base = w.ShortWant(base)
	if !c.Not && c.Adverb != "never" && w.IsActor(c.Subject, &d.Use) {
		return "to " + base
	}
	if able := w.possible(d, c, base); able != "" && second == "" {
		return able
	}
	not := ""
	if c.Not || c.Adverb == "never" {
		not = "not"
		if w.LowerVerbs(c.Rest) != c.Rest {
			base, _, _ = strings.Cut(base, " and ")
		}
	}
	if c.Adverb == phrasing.NoLonger {
		not = phrasing.NoLonger
	}
	first := strings.ToLower(phrasing.LeadingWord(c.Subject))
	if w.Table.IsWord("conditions", "en", first) && !w.Table.IsWord("determiners", "en", first) || w.Table.IsWord("prepositions", "en", first) {
		return w.Inner("want_ensure", "text", w.ShortWant(w.LowerStart(phrasing.Whoever(reading.UpperFirst(w.ClauseText(c))))))
	}
	if who, alone := phrasing.CutFold(c.Subject, "only "); alone && not == "" && w.IsActor(reading.UpperFirst(who), &d.Use) {
		return w.Say("want_alone", "want", base)
	}
	only := ""
	if c.Adverb == "only" {
		only = "only"
	}
	to := "to"
	if not == "" {
		to, base = passiveWish(c.Subject, base)
	}
	wish := phrasing.JoinWords(w.LowerStart(w.WithDeterminer(c.Subject)), not, to, only, base)
	switch {
	case second == "" || only != "":
		return wish
	case also:
		return w.withAlso(st, wish, second)
	case len(strings.Fields(wish))+len(strings.Fields(second)) <= maxWish:
		return wish + " " + second
	}
	return wish
}

// possible is what can be done to a thing as the deed of whoever wishes it, by its title, "to
// switch notifications off per channel", else as what the product makes sure of: nobody wants
// all orders to be changed. Empty for any other clause.
func (w *Specifier) possible(d *Draft, c phrasing.Clause, base string) string {
	done, passive := strings.CutPrefix(base, "be ")
	verb, known := w.Participle(strings.ToLower(phrasing.LeadingWord(done)))
	if !passive || !known || c.Not || c.Adverb != "" || c.Form != phrasing.ModalVerb || c.Verb != "can" && c.Verb != "may" {
		return ""
	}
	thing := strings.ToLower(reading.LastWord(c.Subject))
	if title := w.LowerStart(strings.TrimRight(d.Requirement.Title, ". ")); !w.Table.IsWord("done_for_people", "en", verb) && strings.HasPrefix(title, verb+" ") && strings.Contains(strings.ToLower(title), thing) && !strings.Contains(base, " but ") {
		return "to " + w.ShortWant(title)
	}
	return w.Inner("want_ensure", "text", w.ShortWant(w.LowerStart(w.ClauseText(c))))
}

// passiveWish is what is to be done to a subject, "be seen only by the board", with the "to"
// that stands before it, which a subject that ends in one does without: "the sums it belongs
// to recomputed".
func passiveWish(subject, base string) (to, wish string) {
	if done, alone := strings.CutPrefix(base, "only be "); alone {
		if deed, by, ok := strings.Cut(done, " by "); ok && !strings.Contains(deed, " ") {
			base = "be " + deed + " only by " + by
		}
	}
	if done, passive := strings.CutPrefix(base, "be "); passive && strings.HasSuffix(subject, " to") {
		return "", done
	}
	return "to", base
}

// maxWish is how many words two wishes in one sentence have at most.
const maxWish = 24

// secondWish is a second clause with a subject of its own in the form of the first one:
// "and calls are recorded" becomes "and calls to be recorded". Empty where it cannot be
// said so.
func (w *Specifier) secondWish(tail string) string {
	tail, ok := strings.CutPrefix(strings.TrimLeft(tail, ", "), "and ")
	if !ok || strings.ContainsAny(tail, ",;:()") {
		return ""
	}
	first := strings.ToLower(phrasing.LeadingWord(tail))
	c, ok := w.ParseClause(tail)
	if !ok || c.Not || c.Adverb != "" || c.Form == phrasing.ModalVerb && c.Verb != "shall" && c.Verb != "must" || c.Form == phrasing.PastVerb || first == "it" || first == "they" || w.Table.IsWord("person_pronouns", "en", first) {
		return ""
	}
	base := w.Base(c)
	if w.Table.IsWord("prepositions", "en", strings.ToLower(strings.Trim(c.Rest, ". "))) {
		return "" // "and the person the ball is with" names somebody
	}
	if _, more := w.FirstConjunct(base); more || base == "" {
		return ""
	}
	return phrasing.JoinWords("and", w.LowerStart(c.Subject), "to", base)
}
