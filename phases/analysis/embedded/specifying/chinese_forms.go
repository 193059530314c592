package specifying

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// formTest tests a clause by its whole form, for what is forbidden, limited, kept or left
// out says by itself what a test has to show: the case before and after, the limit and one
// beyond it, what is seen instead. Empty where no form fits.
func (w *Specifier) formTest(c *oneClause) (text, rule string) {
	said := withoutOutcomes(c.said)
	if reading.ContainsAny(said, w.Table.Words["form_choices"].In("zh")...) || strings.ContainsAny(said, "：") {
		return "", ""
	}
	for _, word := range append(w.Table.Words["clause_joins"].In("zh"), "但", "则") {
		said = strings.TrimPrefix(said, word)
	}
	for _, word := range w.Table.Words["form_particles"].In("zh") {
		said = strings.TrimSuffix(said, word)
	}
	if text := w.hiddenFrom(said); text != "" {
		return text, "criterion-of-prohibition"
	}
	form := phrasing.TextForForms(said)
	for i := range w.Table.Forms {
		f := &w.Table.Forms[i]
		parts := f.Match(form)
		if parts == nil || parts["who"] != "" && !w.formPerson(parts["who"]) {
			continue
		}
		c.same, c.fallback, c.denied = f.Same, f.Fallback, parts["act"]
		return w.sayForm(f, parts, c.told), phrasing.OrElse(f.Rule, FromStatement)
	}
	return "", ""
}

// withoutOutcomes is a clause without the row behind its colon that only names what may come
// of it: 馆员在两天内给出结果|：换书、退款或驳回.
func withoutOutcomes(said string) string {
	head, list, ok := strings.Cut(said, "：")
	if ok && strings.Contains(list, "、") && strings.Contains(list, "或") && !strings.ContainsAny(list, "0123456789") {
		return head
	}
	return said
}

// chineseFormed is the course of a statement whose first clause says by its form what a test
// has to show, before what its verb would give: 系统按片区把单子派给师傅.
func (w *Specifier) chineseFormed(d *Draft) course {
	if d.Fact == nil || w.IsChange(d.Fact) {
		return course{}
	}
	head := strings.TrimRight(d.Statement.Head, "。； ")
	if trigger := strings.TrimRight(d.Statement.Trigger, "， "); trigger != "" {
		whole := trigger + "，" + head
		if c := w.leadForm(whole); c.Main != "" {
			d.tested = slices.AppendSeq(d.tested, chineseClauses(whole))
			return c
		}
		return w.momentForm(trigger, head)
	}
	if label := d.Statement.Label; w.offersInLabel(label, w.Say("must")) != "" { // 支持三种核销方式|：刷脸、社保卡
		if c := w.leadForm(label + "：" + head); c.Main != "" {
			d.tested = slices.AppendSeq(d.tested, chineseClauses(head))
			return c
		}
	}
	if c := w.leadForm(head); c.Main != "" || d.Statement.Label != "" {
		if c.Main != "" {
			d.tested = slices.AppendSeq(d.tested, chineseClauses(head))
		}
		return c
	}
	if c := w.openingForm(d, head); c.Main != "" {
		return c
	}
	for said := range w.waysJoined(chineseClauses(head)) {
		return w.leadForm(said)
	}
	return course{}
}

// openingForm is the course of the clauses that a statement begins with where they have a form together: 回调失败
// 按 1m / 5m 重试 2 次，之后进入死信，|业务方可以手动重放. What stands behind them is tested by itself.
func (w *Specifier) openingForm(d *Draft, head string) course {
	clauses := slices.Collect(chineseClauses(head))
	for n := len(clauses) - 1; n > 1; n-- {
		if c := w.leadForm(strings.Join(clauses[:n], "，")); c.Main != "" {
			d.tested = append(d.tested, clauses[:n]...)
			return c
		}
	}
	return course{}
}

// momentForm is the course of a deed and the moment before it that have a form together:
// 师傅完工后|业主打分.
func (w *Specifier) momentForm(trigger, head string) course {
	first := w.FirstClause(head)
	if !strings.HasSuffix(trigger, "后") && !strings.HasSuffix(trigger, "时") || strings.HasSuffix(trigger, "小时") {
		return course{}
	}
	return w.leadForm(trigger + w.bareFact(first))
}

// leadForm is the course of a text that has a form which leads, empty for any other.
func (w *Specifier) leadForm(said string) course {
	form := phrasing.TextForForms(said)
	for i := range w.Table.Forms {
		f := &w.Table.Forms[i]
		if !f.Lead {
			continue
		}
		if parts := f.Match(form); parts != nil && (parts["who"] == "" || w.formPerson(parts["who"])) {
			c := course{Main: w.sayForm(f, parts, ""), Rule: f.Rule, rank: firmCourse}
			if f.Same != "" {
				c.same = []string{strings.TrimPrefix(f.Same, "criterion-of-")}
			}
			return c
		}
	}
	return course{}
}

// sayForm is the test of a form with the parts of the clause, in the case that the clauses
// before it tell.
func (w *Specifier) sayForm(f *phrasing.ClauseForm, parts map[string]string, given string) string {
	for name, part := range parts {
		parts[name] = w.withoutBinding(part)
	}
	if said := parts["case"]; said != "" {
		parts["case"] = w.deedBeforeObject(strings.NewReplacer("必须由", "由", "须由", "由", "应由", "由").Replace(said))
	}
	parts["given"], parts["back"] = given, ""
	if phrasing.NewWordIndex(given).HasAny(w.Table.Words["outages"]) { // what is kept is looked for when the case is over
		parts["back"] = w.Say("after_outage")
	}
	if time := parts["time"]; time != "" {
		parts["before"], parts["after"] = minuteOff(time, -1), minuteOff(time, 1)
	}
	return phrasing.FillSlots(phrasing.FillOr(f.Text.In("zh"), parts), "zh", parts)
}

// withoutBinding is a part of a clause without the word that binds beside it, and with what
// is used by its full name.
func (w *Specifier) withoutBinding(part string) string {
	if part == "用" {
		return "使用"
	}
	if w.Table.StartsWith("form_unbound", "zh", part) {
		return part // 应急管理局
	}
	for _, word := range w.Table.Words["form_binds"].In("zh") {
		part = strings.TrimSuffix(strings.TrimPrefix(part, word), word)
	}
	return part
}

// wholePerson says that a text is the name of a person and nothing else.
func (w *Specifier) wholePerson(text string) bool {
	name, ok := w.LeadingPerson(text + "做")
	return ok && name == text
}

// formPerson says that a part of a form is who does something: a person, or what ends as an
// office does, where the form itself says that somebody stands there: 由|护士长|设置.
func (w *Specifier) formPerson(text string) bool {
	return w.wholePerson(text) || w.OnlyPersonOf(text) != "" || w.Table.EndsWith("form_who_ends", text) && !strings.ContainsAny(text, "，、0123456789可能")
}

// hiddenFrom tests what somebody may not see by all that they can open: 店长看不到别的店,
// 业主的手机号师傅看不到.
func (w *Specifier) hiddenFrom(said string) string {
	for _, verb := range w.Table.Words["form_hidden"].In("zh") {
		before, after, ok := strings.Cut(said, verb)
		if !ok {
			continue
		}
		if after != "" && w.wholePerson(before) {
			return w.Say("form_hidden_from", "who", before, "what", after)
		}
		for i := range before {
			if what := before[:i]; after == "" && utf8.RuneCountInString(what) > 1 && w.wholePerson(before[i:]) {
				return w.Say("form_hidden_from", "who", before[i:], "what", what)
			}
		}
	}
	return ""
}

// deedBeforeObject says what somebody does to a thing in the usual order: 金额|业主|确认 is
// 业主确认金额.
func (w *Specifier) deedBeforeObject(said string) string {
	for i := range said {
		thing := said[:i]
		if n := utf8.RuneCountInString(thing); n < 2 || n > maxClauseObject {
			continue
		}
		name, ok := w.LeadingPerson(said[i:])
		if !ok {
			continue
		}
		deed := said[i+len(name):]
		if !w.Table.IsWord("verbs", "zh", deed) || w.beginsAct(thing) || w.Table.StartsWith("coverbs", "zh", thing) || reading.HasSuffixOf(thing, "由", "被", "的", "、", "和", "或", "经", "让", "给") {
			return said
		}
		return name + deed + thing
	}
	return said
}
