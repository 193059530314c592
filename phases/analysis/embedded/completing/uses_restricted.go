package completing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs/wording"
)

// freeRestricted gives a rule that restricts somebody to who runs the place: "borrowers
// may not lend a book on" is no wish of a borrower. So is a rule that is known to be
// somebody's only by where it stands, or not at all, and binds whoever runs the product.
func (w *Completer) freeRestricted(d *Use) {
	if d.Fact == nil || d.Actor == "" {
		return
	}
	guessed := d.Chosen.OfAnybody() || d.Chosen.By == ByPlace || d.Chosen.By == "section"
	name := ""
	switch {
	case w.restricts(d.Statement, d.Fact):
		name = w.keeper(d.Actor)
	case guessed && w.ruleOfHouse(d.Fact), w.holdsWordOf("age_rules", d.Fact.Text):
		name = w.onlyOne("", w.runsProduct)
	default:
		return
	}
	d.Chosen, d.Person = chosen{name: w.Table.Roles["default"].User.In(w.Language), By: byNobody}, false
	if name != "" {
		d.Chosen = chosen{name: name, By: "keeper"}
	}
	d.Actor = d.Chosen.name
}

// ruleOfHouse says that a feature binds whoever runs the product and is nothing that is
// done with it: where its data lie, what is on record, and for how long something is kept.
func (w *Completer) ruleOfHouse(f *understanding.FeatureFact) bool {
	text := w.FirstSentence(f.Text)
	if w.holdsWordOf("house_rules", text) {
		return true
	}
	return w.keepsOrDeletes(text) && slices.ContainsFunc(wording.Measures(text), func(m wording.Measure) bool { return phrasing.IsPeriod(m.Text) })
}

// keepsOrDeletes says that a text tells that something is kept or deleted: "clicks are
// kept", and not "a deleted link".
func (w *Completer) keepsOrDeletes(text string) bool {
	if w.Language == "zh" {
		return w.holdsWordOf("house_keeps", text)
	}
	return slices.ContainsFunc(w.Table.Words["house_keeps"].In("en"), func(word string) bool {
		return slices.ContainsFunc(w.Table.Words["becoming"].In("en"), func(before string) bool { return wording.HoldsWord(text, before+" "+word) })
	})
}

// restricts says that a statement forbids the person with whom it begins to do
// something, or lets them do no more than it says. What they need not do, or what shall
// not be done to them, restricts nobody.
func (w *Completer) restricts(st phrasing.Statement, f *understanding.FeatureFact) bool {
	if w.Language == "zh" {
		return w.restrictsChinese(st, f)
	}
	c := st.Clause
	if !st.Whole {
		parsed, ok := w.ParseClause(strings.TrimRight(w.FirstSentence(f.Text), ". "))
		if !ok {
			return false
		}
		c = parsed
	}
	if _, person := w.PersonIn(c.Subject); !person {
		return false
	}
	if w.limitsDeed(c) {
		return true
	}
	if c.Form != phrasing.ModalVerb {
		return false
	}
	deed, only := strings.CutPrefix(c.Rest, "only ")
	if !c.Not && c.Adverb != "never" && c.Adverb != "only" && !only {
		return false
	}
	return !w.Table.IsWord("borne", "en", strings.ToLower(phrasing.LeadingWord(deed))) && (c.Not || w.IsVerbPhrase(deed))
}

// limitsDeed says that a clause lets somebody do or have no more than it says: "a member
// has at most five tools". What somebody is spared by it limits them in nothing.
func (w *Completer) limitsDeed(c phrasing.Clause) bool {
	if c.Not || c.Form == phrasing.BeVerb || c.Form == phrasing.PastVerb {
		return false
	}
	deed := w.Base(c)
	verb := strings.ToLower(phrasing.LeadingWord(deed))
	if w.Table.IsWord("borne", "en", verb) && verb != "have" && verb != "see" {
		return false
	}
	return reading.ContainsAny(deed, w.Table.Words["limits_deed"].In("en")...)
}

// restrictsChinese is the same of a Chinese sentence: 店长不能删报告.
func (w *Completer) restrictsChinese(st phrasing.Statement, f *understanding.FeatureFact) bool {
	text := phrasing.OrElse(st.Head, f.Text)
	for _, lead := range []string{"同一", "任何"} {
		text = strings.TrimPrefix(text, lead)
	}
	name, ok := w.LeadingPerson(text)
	if !ok {
		return false
	}
	deed := strings.TrimSpace(text[len(name):])
	if strings.HasPrefix(deed, "只能") && reading.ContainsAny(deed, "就能", "也能", "可以") {
		return false // 家长只能看到自己孩子的，实时就能看: it lets them do so as well
	}
	return reading.HasPrefixOf(deed, w.Table.Words["restrictions"].In("zh")...)
}

// keeper is the only one of the people who runs the product by their name, else the place,
// if it is not somebody; empty where there are none or several.
func (w *Completer) keeper(except string) string {
	return reading.FirstOf(w.onlyOne(except, w.runsProduct), w.onlyOne(except, w.IsAdmin))
}

// runsProduct says that a name is that of who runs a product: a platform operator.
func (w *Completer) runsProduct(name string) bool {
	return slices.ContainsFunc(w.Table.Words["runners"].In(w.Language), func(word string) bool {
		return phrasing.FoldTerm(name) == word
	})
}

// onlyOne is the only one of the people that is of a kind, if it is not somebody.
func (w *Completer) onlyOne(except string, kind func(name string) bool) string {
	found := ""
	for _, p := range w.Casting().people {
		if p.idle || strings.EqualFold(p.name, except) || !kind(p.name) {
			continue
		}
		if found != "" {
			return ""
		}
		found = p.name
	}
	return found
}
