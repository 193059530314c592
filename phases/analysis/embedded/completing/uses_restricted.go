package completing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// freeRestricted gives a rule that restricts somebody to who runs the place, else to
// nobody in particular: "borrowers may not lend a book on" is no wish of a borrower.
func (w *Completer) freeRestricted(d *Use) {
	if d.Fact == nil || d.Actor == "" || !w.restricts(d.Statement, d.Fact) {
		return
	}
	d.Chosen, d.Person = chosen{name: w.Table.Roles["default"].User.In(w.Language), By: "nobody"}, false
	if name := w.keeper(d.Actor); name != "" {
		d.Chosen = chosen{name: name, By: "keeper"}
	}
	d.Actor = d.Chosen.name
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
	if c.Form != phrasing.ModalVerb {
		return false
	}
	deed, only := strings.CutPrefix(c.Rest, "only ")
	if !c.Not && c.Adverb != "never" && c.Adverb != "only" && !only {
		return false
	}
	return !w.Table.IsWord("borne", "en", strings.ToLower(phrasing.LeadingWord(deed))) && (c.Not || w.IsVerbPhrase(deed))
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

// keeper is the only one of the people who runs the place, if it is not somebody;
// empty where there are none or several.
func (w *Completer) keeper(except string) string {
	found := ""
	for _, p := range w.Casting().people {
		if p.idle || strings.EqualFold(p.name, except) || !w.IsAdmin(p.name) {
			continue
		}
		if found != "" {
			return ""
		}
		found = p.name
	}
	return found
}
