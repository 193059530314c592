package specifying

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// ruleBound is the clause of a rule with its word of RFC 2119. A rule about
// people grants nothing: what they do is owed.
func (w *Specifier) ruleBound(d *Draft) string {
	if w.Language == "zh" {
		text := d.Fact.Text
		if !strings.Contains(text, "能不能") {
			text = strings.Replace(text, "不能", "不得", 1)
		}
		if reading.ContainsAny(text, w.Table.Words["rule_words"].In("zh")...) {
			return text
		}
		if st := d.Statement; st.Label == "" && strings.HasSuffix(strings.TrimRight(st.Trigger, "，"), "的") && w.Table.StartsWith("machine_acts", "zh", st.Head) {
			return w.boundChinese(st, d) // 订了不来的，|暂停订餐: the 不 of the case forbids nothing
		}
		if bound, ok := w.BindRule(text, w.Modal(specs.Must)); ok && (strings.Contains(bound, "可以"+w.Modal(specs.Must)) || phrasing.CutsWord(text, bound, w.Modal(specs.Must))) {
			return w.Say("rule_hold", "text", text) // 开练前 12 小时可以免费取消: what may be done is not owed
		} else if ok {
			return w.boundOnce(text, bound, w.Modal(specs.Must))
		}
		if before, after, ok := strings.Cut(text, "须"); ok && utf8.RuneCountInString(before) > 1 && !reading.HasSuffixOf(before, "不", "无", "的", "所") { // 聊天内容须过安全接口
			return before + w.Modal(specs.Must) + after
		}
		return w.Say("rule_hold", "text", text)
	}
	st := w.RuleStatement(strings.TrimRight(w.ReadAlone(w.FirstSentence(d.Fact.Text), d.Fact.Source), ". "), d.Fact.Told)
	if own := d.Statement; !st.Whole && d.Fact.Told && !own.Whole && own.Phrase == "" && own.Label == "" && own.Trigger == "" && !strings.HasPrefix(own.Head, "`") && !w.IsAbsent(own.Head) {
		return w.Short("req_hold", "must", w.Modal(d.Requirement.Priority), "text", w.LowerStart(own.Head)) // a rule of the house is nothing that the product provides
	} else if !st.Whole {
		return w.bound(own, d)
	}
	text := w.RuleClause(st.Clause, d.Requirement.Priority)
	if text == "" {
		return w.bound(st, d)
	}
	return w.withTrigger(st, text)
}

// ruleLasts are the sentences behind a rule that say how long something stays, each with its
// word of RFC 2119: they bind as the first does.
func (w *Specifier) ruleLasts(d *Draft) []specs.Item {
	if !d.Rule || w.Language == "zh" {
		return nil
	}
	var out []specs.Item
	for _, s := range wording.Sentences(d.Fact.Text) {
		if c, ok := w.Lasting(d.Fact.Text[s.Start:s.End]); ok && s.Start > 0 {
			out = append(out, phrasing.Item(w.BindClause(c, d.Requirement.Priority), d.Feature.Source))
		}
	}
	return out
}

// ruleCriteria are the criteria of a rule: its sentences, in the words of the
// source.
func (w *Specifier) ruleCriteria(d *Draft) {
	var stated []specs.Criterion
	for _, s := range wording.Sentences(d.Fact.Text) {
		text := phrasing.Finished(w.ReadAlone(d.Fact.Text[s.Start:s.End], d.Requirement.Source))
		if w.Table.Weak.Untestable(text) {
			continue
		}
		if !w.Table.Weak.Observable(specs.Plain(text)) {
			text = w.Say("rule_holds", "text", w.LowerStart(text))
		}
		stated = append(stated, specs.Criterion{Text: text, Source: d.Requirement.Source})
	}
	d.Requirement.Criteria = append(stated, d.Requirement.Criteria...)
	for _, it := range d.Fact.Reasons {
		d.Requirement.Notes = append(d.Requirement.Notes, specs.Item{Text: w.Say("rule_context", "text", phrasing.Finished(it.Text)), Source: it.Source})
	}
}

// ruleChecks try a rule about what somebody does at its number, and by breaking
// it. They are none for a rule about a thing.
func (w *Specifier) ruleChecks(d *Draft) []check {
	if !w.refusable(d) {
		return nil
	}
	var out []check
	if text, rl := w.boundCriterion(d); text != "" {
		out = append(out, check{text: text, rule: rl})
	}
	form := w.deniedCourse
	if w.Language == "zh" {
		form = w.chineseDenied
		if len(out) > 0 {
			return out // the limit is what is denied
		}
	}
	if c := form(d); c.Main != "" && !c.plain {
		return append(out, check{text: c.Main, rule: c.Rule})
	}
	if c := w.whoCourse(d); c.Main != "" {
		return append(out, check{text: c.Main, rule: c.Rule})
	}
	if len(out) == 0 && len(d.Requirement.Criteria) == 0 {
		out = append(out, check{text: w.Say("rule_refused", "text", w.ruleFact(d)), rule: "criterion-of-prohibition"})
	}
	return out
}

// ruleFact is a rule as what holds.
func (w *Specifier) ruleFact(d *Draft) string {
	if w.Language == "zh" {
		return w.chineseFact(d)
	}
	return phrasing.OrElse(w.testedFact(d), w.Phrase(d.Requirement.Title))
}

// refusable says that a rule limits what somebody can do, so that the product can
// refuse it.
func (w *Specifier) refusable(d *Draft) bool {
	if w.Language == "zh" {
		return reading.ContainsAny(d.Fact.Text, w.Table.Words["rule_limits"].In("zh")...)
	}
	c := d.Statement.Clause
	rest := " " + strings.ToLower(c.Rest) + " "
	_, person := w.PersonIn(c.Subject)
	_, few := phrasing.CutFold(c.Subject, "only ")
	return few || person && (c.Not || c.Adverb == "never") || c.Form == phrasing.ModalVerb && !c.Not && c.Adverb != "never" && w.HasPhrase(rest, "rule_limits") ||
		person && w.HasPhrase(rest, "rule_limits")
}

// countedCourse tests what counts as a success or a failure up to some time, on both sides
// of that time: "an answer within 10 seconds is success".
func (w *Specifier) countedCourse(d *Draft) course {
	st, counts := w.CountsAs(d.Statement)
	c := st.Clause
	what, limit, ok := strings.Cut(c.Subject, " within ")
	if w.Language == "zh" || !counts || !ok || len(wording.Measures(limit)) != 1 {
		return course{}
	}
	return course{Main: w.Say("check_counted", "what", w.LowerStart(what), "limit", limit, "does", c.Verb+" "+strings.TrimRight(c.Rest, ". ")), Rule: "criterion-of-time", rank: firmCourse}
}
