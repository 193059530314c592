package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// planCheck tests a thing that only those on one plan have by one of them and by one on
// another plan: "single sign-on for workspaces on the Business plan".
func (w *Specifier) planCheck(d *Draft) string {
	st := d.Statement
	if st.Whole || st.Phrase != "" || st.Trigger != "" || d.Fact == nil {
		return ""
	}
	thing, tail, ok := strings.Cut(strings.TrimRight(st.Head, ". "), " for ")
	many, plan, on := strings.Cut(tail, " on the ")
	if !ok || !on || strings.Contains(many, " ") || !phrasing.IsPluralNoun(strings.ToLower(many)) || len(strings.Fields(plan)) > maxPlan {
		return ""
	}
	word := strings.ToLower(reading.LastWord(plan))
	if !w.Table.IsWord("plan_words", "en", word) || !strings.Contains(plan, " ") {
		return ""
	}
	one := wording.Singular(strings.ToLower(many))
	return w.Say("check_plan", "thing", w.LowerStart(thing), "one", wording.Article(one)+" "+one, "plan", plan, "word", word)
}

// maxPlan is how many words the name of a plan has at most, its kind among them.
const maxPlan = 4

// hiddenCheck tests what is hidden unless somebody asks for it: "clicks of bots are
// hidden by default".
func (w *Specifier) hiddenCheck(d *Draft, fact string) string {
	c, ok := w.ParseClause(fact)
	if !ok || c.Not || c.Form != phrasing.BeVerb || !c.Plural() || d.Actor == "" {
		return ""
	}
	rest := c.Rest
	if !strings.HasSuffix(rest, "hidden by default") || rest != "hidden by default" && !strings.HasSuffix(rest, " and hidden by default") {
		return ""
	}
	what := strings.Join(strings.Fields(reading.OutsideBrackets(c.Subject)), " ")
	return w.Say("check_hidden", "what", definite(w, w.LowerStart(what)), "actor", d.Actor)
}

// keptTwice tests the second of two things that are kept for a time of their own: "clicks
// are kept for 90 days, hourly sums for 5 years".
func (w *Specifier) keptTwice(fact string) string {
	first, second, ok := strings.Cut(fact, ", ")
	c, clause := w.ParseClause(first)
	done, span, timed := strings.Cut(c.Rest, " for ")
	what, time, more := strings.Cut(second, " for ")
	if !ok || !clause || c.Not || c.Form != phrasing.BeVerb || !timed || !more || strings.ContainsAny(second, ",;:") {
		return ""
	}
	if what = strings.TrimPrefix(what, "and "); len(strings.Fields(what)) > maxSide || !isSpan(span) || !isSpan(time) || !phrasing.IsPluralNoun(strings.ToLower(reading.LastWord(what))) {
		return ""
	}
	return w.Say("check_kept_twice", "time", time, "what", what, "done", done)
}

// isSpan says that a text is a length of time and nothing else.
func isSpan(text string) bool {
	list := wording.Measures(text)
	return len(list) == 1 && list[0].Class == wording.ClassTime && list[0].Start == 0 && list[0].End == len(text)
}
