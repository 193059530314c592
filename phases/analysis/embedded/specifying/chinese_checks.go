package specifying

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// chineseCourse is courseOf for Chinese: the first form that a statement has.
func (w *Specifier) chineseCourse(d *Draft) course {
	if endpoint := chineseEndpoint(d); endpoint != "" {
		status := w.successOf(endpoint)
		for said := range chineseClauses(w.saidOf(d)) {
			if strings.Contains(said, "返回") && strings.HasSuffix(said, status) {
				d.tested = append(d.tested, said)
			}
		}
		return course{
			Main: w.Say(w.endpointKey(endpoint, true), "endpoint", endpoint, "actor", d.fact0().Actor, "status", status), also: w.endpointFails(d, endpoint),
			alsoRule: onFailure, rank: actCourse,
		}
	}
	for _, form := range []func(*Draft) course{w.chineseTariff, w.chineseFormed, w.chineseCap, w.chineseUndone, w.chineseTime, w.chineseTimes, w.chineseLeads, w.chineseOnly, w.chineseDenied, w.chineseCondition, w.chineseDeed, w.chineseParts, w.chineseNamed, w.chineseMachine, w.chineseSupport, w.chineseClauses} {
		if c := form(d); c.Main != "" {
			return c
		}
	}
	return w.chineseThing(d)
}

// chineseEndpoint is the operation of an interface that a statement begins with.
func chineseEndpoint(d *Draft) string {
	text := phrasing.OrElse(d.Statement.Label, d.Statement.Head)
	code, ok := strings.CutPrefix(text, "`")
	if !ok {
		return ""
	}
	code, _, ok = strings.Cut(code, "`")
	if !ok {
		return ""
	}
	return phrasing.EndpointGroup(code)
}

// chineseFact is a Chinese statement as what holds, without the word that binds.
func (w *Specifier) chineseFact(d *Draft) string {
	head := d.Statement.Head
	if w.Table.StartsWith("story_leads", "zh", head) {
		head = phrasing.OrElse(w.saidOf(d), head)
	}
	head = w.bareFact(strings.TrimRight(head, "。；"))
	if d.Statement.Label != "" && utf8.RuneCountInString(d.Statement.Label) < 12 {
		return d.Statement.Label + "，" + head
	}
	return head
}

// bareFact is a clause without the word that binds.
func (w *Specifier) bareFact(clause string) string {
	if before, after, ok := w.CutDuty(clause); ok {
		return before + after
	}
	return clause
}

// chineseCondition tests what follows a condition, and that it does not without.
func (w *Specifier) chineseCondition(d *Draft) course {
	trigger, text := d.Statement.Trigger, strings.TrimRight(d.Statement.Head, "。；")
	if trigger == "" {
		if before, after, ok := strings.Cut(text, "，"); ok && w.namesCase(before) && utf8.RuneCountInString(before) >= 4 {
			trigger, text = before, after
		} else {
			return course{}
		}
	}
	for _, lead := range []string{"系统必须", "系统应当", "系统应", "系统须", "系统"} {
		if r, ok := strings.CutPrefix(text, lead); ok {
			text = "系统" + r
			break
		}
	}
	if name, act, ok := w.dutyInCase(trigger, text); ok {
		text = name + act
	}
	if before, after, ok := w.CutDuty(text); ok {
		text = before + after
	}
	clause := phrasing.Uncased(strings.TrimRight(trigger, "，"))
	for _, tail := range []string{"的时候", "的话", "时", "的"} {
		if r, ok := strings.CutSuffix(clause, tail); ok && utf8.RuneCountInString(r) > 1 && !strings.HasSuffix(clause, "小时") {
			clause = r
			break
		}
	}
	if clause == trigger && strings.Contains(clause, "的") && d.Statement.Trigger != "" {
		return course{Main: w.Say("crit_of_case", "case", clause, "text", text), also: w.chineseOtherwise(notOfIt, clause, text), rank: firmCourse}
	}
	for _, tail := range []string{"以后", "之后", "后"} {
		if before, ok := strings.CutSuffix(clause, tail); ok && utf8.RuneCountInString(before) > 1 {
			if made := w.itselfAfter(before, text); made != "" {
				return course{Main: made, rank: firmCourse}
			}
			return course{
				Main: w.Say("crit_given", "trigger", clause, "text", w.mayDo(text)),
				also: w.chineseOtherwise(beforeIt, w.deedBeforeObject(before), text), rank: firmCourse,
			}
		}
	}
	if strings.HasPrefix(text, "自动") {
		text = "系统" + text
	}
	given := w.Say("given_that", "text", clause)
	if strings.HasSuffix(trigger, "时") && utf8.RuneCountInString(clause) <= maxBareCase && w.beginsAct(clause) {
		given = trigger // 归还时: nobody says 假定归还
	}
	out := course{Main: w.Say("crit_given", "trigger", given, "text", text), rank: firmCourse}
	if !w.goesOn(clause, text) && w.countered(clause, text) {
		out.also = w.chineseOtherwise(notSo, clause, text)
	}
	return out
}

// itselfAfter tests what happens by itself once something else has: not before it, and one
// time then. Empty where the clause tells more, or has a test of its own.
func (w *Specifier) itselfAfter(before, text string) string {
	act, ok := strings.CutPrefix(strings.TrimPrefix(text, "系统"), "自动")
	if n := utf8.RuneCountInString(act); !ok || n < 2 || n > maxItself || strings.ContainsAny(act, "，；：") || statesNumber(act) {
		return ""
	}
	if made, _ := w.formTest(&oneClause{said: strings.TrimPrefix(text, "系统")}); made != "" {
		return ""
	}
	return w.Say("check_itself_after", "case", strings.TrimPrefix(before, "系统"), "act", act)
}

// maxItself is how long a deed is at most, in runes, that is told before and after something.
const maxItself = 12

// mayDo lets somebody do what a clause tells of them, so that a test can see it: 业主打分
// is no outcome, 业主可以打分 is one.
func (w *Specifier) mayDo(text string) string {
	name, ok := w.LeadingPerson(text)
	if !ok || w.Table.Weak.Observable(specs.Plain(phrasing.Finished(text))) || !w.Table.StartsWith("verbs", "zh", text[len(name):]) {
		return text
	}
	return name + w.Say("may") + text[len(name):]
}

// maxBareCase is how long a case is at most that is said as a moment, in runes: 归还.
const maxBareCase = 4

// withoutAble is a deed without the word that allows it.
func withoutAble(act string) string {
	for _, word := range []string{"可以", "能够", "就能", "能", "可"} {
		if r, ok := strings.CutPrefix(act, word); ok && utf8.RuneCountInString(r) > 1 && (len(word) > len("能") || reading.HasPrefixOf(r, "在", "用", "通过", "从", "按")) {
			return r
		}
	}
	return act
}

// chineseClauses tests the first clause of a statement that says what happens:
// a deed behind a condition, or one that happens by itself.
func (w *Specifier) chineseClauses(d *Draft) course {
	head := strings.TrimRight(d.Statement.Head, "。；")
	before := ""
	for clause := range splitOutside(head, "，") {
		e := *d
		e.Statement = phrasing.Statement{Head: clause}
		e.Requirement.Title = phrasing.OrElse(d.Statement.Label, d.Requirement.Title)
		if before != "" && d.Statement.Label == "" { // what is tested stands here, and not in the first clause
			e.clause = clause
			if reading.HasPrefixOf(clause, "都", "也", "就", "则", "并", "再", "均") || halfSaid().MatchString(before) || utf8.RuneCountInString(clause) <= maxBareCase*2 {
				e.clause = before + "，" + clause
			}
		}
		if when, act := w.innerCondition(clause); act != "" {
			if before != "" && utf8.RuneCountInString(when) <= maxBareMoment { // it ends what the clause before told
				return course{Main: w.Say("crit_given", "trigger", before, "text", clause), rank: firmCourse}
			}
			e.Statement.Trigger, e.Statement.Head = when, act
			return w.chineseCondition(&e)
		}
		if w.namesCase(before) {
			e.Statement.Trigger = before
			return w.chineseCondition(&e)
		}
		if _, ok := w.ActingPerson(clause); ok && before != "" {
			if c := w.chineseDeed(&e); c.Main != "" {
				return c
			}
		}
		formed, rule := w.formTest(&oneClause{said: clause})
		if c := w.chineseMachine(&e); c.Main != "" && formed != "" && before != "" && !w.namesCase(clause) {
			return course{Main: formed, Rule: rule, rank: firmCourse} // its form says what a test sees
		} else if c.Main != "" && before != "" && !w.namesCase(clause) {
			return c // 扫袋码时发现是白色袋的 tells a case, and nothing that the product finds out
		}
		before = clause
	}
	return course{}
}

// maxBareMoment bounds a moment that does not say of what it is one, in runes: 恢复后.
const maxBareMoment = 3

// innerCondition cuts a clause whose condition no comma ends: "退房以后系统自动派单".
func (w *Specifier) innerCondition(clause string) (when, act string) {
	for _, mark := range []string{"以后", "之后", "后", "时"} {
		i := strings.Index(clause, mark)
		if i < 0 || utf8.RuneCountInString(clause[:i]) < 2 || mark == "时" && utf8.RuneCountInString(clause[:i]) < 3 || utf8.RuneCountInString(clause[:i]) > 14 || strings.HasSuffix(clause[:i], "小") || strings.HasSuffix(clause[:i], "及") {
			continue
		}
		rest := strings.TrimSpace(clause[i+len(mark):])
		for _, lead := range []string{"系统", "平台", "自动", "可以", "必须", "应当", "才能", "能够"} {
			if strings.HasPrefix(rest, lead) {
				return clause[:i+len(mark)], rest
			}
		}
		if _, person := w.LeadingPerson(rest); person {
			return clause[:i+len(mark)], rest
		}
	}
	return "", ""
}
