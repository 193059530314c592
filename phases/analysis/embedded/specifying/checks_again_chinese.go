package specifying

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// againChinese is reshaped for Chinese: where the test of a statement is only the statement
// again, its case is tried from both sides, and what has no case says less where another
// criterion tests the requirement.
func (w *Specifier) againChinese(d *Draft) {
	if w.Language != "zh" || d.Fact == nil || d.lists() || d.rest != "" || d.Requirement.Priority == specs.Wont || w.IsChange(d.Fact) {
		return
	}
	for at := len(d.Requirement.Criteria) - 1; at >= 0; at-- {
		k := d.Requirement.Criteria[at]
		k.Text = w.unkinded(d, k.Text)
		supposed := strings.HasPrefix(k.Text, w.Say("given_that", "text", ""))
		if k.Source.Kind == specs.Stated || w.managed(k.Text) || !supposed && !w.echoes(d, k, w.unframed(k.Text)) {
			continue
		}
		list := slices.Clone(d.Requirement.Criteria)
		made, condition, act := w.bothCases(d, strings.TrimRight(w.unframed(k.Text), "。； "), supposed)
		switch {
		case made != "":
			made = phrasing.Finished(made)
			list[at].Text = made
			d.Requirement.Criteria = slices.DeleteFunc(list, func(c specs.Criterion) bool {
				return c.Text != made && (c.Source.Rule == phrasing.Rule(counterCase).Rule && strings.Contains(c.Text, act) && strings.Contains(c.Text, condition) || strings.HasPrefix(made, strings.TrimRight(c.Text, "。")))
			})
			at = min(at, len(d.Requirement.Criteria))
		case w.triedApart(d) && w.touchedWhole(d, at):
			d.Requirement.Criteria = slices.Delete(list, at, at+1)
		}
	}
}

// touchedWhole says that other criteria speak of each clause of an echo, with its numbers.
func (w *Specifier) touchedWhole(d *Draft, at int) bool {
	parts := slices.Collect(chineseClauses(strings.TrimRight(w.unframed(d.Requirement.Criteria[at].Text), "。； ")))
	return !slices.ContainsFunc(parts, func(part string) bool { return statesNumber(part) || strings.Contains(part, "不") }) && w.touched(d, at, parts)
}

// managed says that a criterion shows what came of a deed, which is no more than its kind lets
// expect and still a look at the result.
func (w *Specifier) managed(text string) bool {
	_, result, _ := strings.Cut(w.systemRow("other").Person.In("zh"), "{want}")
	return result != "" && strings.HasSuffix(strings.TrimRight(text, "。"), result)
}

// triedApart says that a criterion tests the requirement which is neither its statement again
// nor only what does not happen otherwise.
func (w *Specifier) triedApart(d *Draft) bool {
	return slices.ContainsFunc(d.Requirement.Criteria, func(k specs.Criterion) bool {
		k.Text = w.unkinded(d, k.Text)
		return !isUsual(k) && k.Source.Rule != phrasing.Rule(counterCase).Rule && !w.echoes(d, k, w.unframed(k.Text))
	})
}

// unkinded is a criterion without the word in front of the thing that its statement is about.
func (w *Specifier) unkinded(d *Draft, text string) string {
	if trigger := strings.TrimRight(d.Statement.Trigger, "，"); trigger != "" {
		if lead, _, _ := strings.Cut(w.Say("crit_of_case", "case", trigger, "text", "\x00"), "\x00"); strings.HasPrefix(text, lead) {
			return trigger + "，" + text[len(lead):]
		}
	}
	return text
}

// bothCases tries what follows from a case with it and without it, or before and after it
// has come about; act is what follows from the condition. Empty for a text that names no case
// and is not supposed to.
func (w *Specifier) bothCases(d *Draft, text string, supposed bool) (made, condition, act string) {
	condition, fact, ok := strings.Cut(text, "，")
	if trigger := strings.TrimRight(d.Statement.Trigger, "，"); trigger != "" && strings.HasPrefix(text, trigger+"，") {
		condition, fact = trigger, text[len(trigger)+len("，"):]
	}
	act = w.bareFact(w.withoutSystem(fact))
	if asked := strings.TrimPrefix(fact, "并"); strings.HasPrefix(asked, "要求") {
		act = asked // 要|求 is no duty and what is owed
	}
	if n := utf8.RuneCountInString(condition); !ok || n < minOwnClause || n > maxCaseTried || act == "" || strings.Contains(condition, "、") {
		return "", "", ""
	}
	bare := phrasing.Uncased(condition)
	if w.Denies(act) {
		_, deed := w.cutDenial(w.FirstClause(act)) // behind it stands who may all the same
		if condition != strings.TrimRight(d.Statement.Trigger, "，") || !w.namesKind(condition) || deed == "" {
			return "", "", ""
		}
		return w.Say("check_refused", "condition", condition, "act", deed), condition, act
	}
	trigger := strings.TrimRight(d.Statement.Trigger, "，")
	if statesNumber(act) && (condition != trigger || !w.namesKind(condition)) {
		return "", "", "" // its number is tested as one
	}
	for _, tail := range []string{"以后", "之后", "后"} {
		if moment, after := strings.CutSuffix(bare, tail); after {
			return w.Say("check_once_seen", "condition", moment, "text", act), moment, act
		}
	}
	for _, tail := range []string{"的时候", "的话", "时", "的"} {
		if of, cased := strings.CutSuffix(bare, tail); cased && !strings.HasSuffix(bare, "小时") {
			return w.Say("check_differ", "condition", strings.TrimSpace(of), "text", act), strings.TrimSpace(of), act
		}
	}
	if trigger == "" && !w.Table.EndsWith("verbs", condition) {
		trigger, _, _ = strings.Cut(w.saidOf(d), "，")
	}
	switch {
	case condition == trigger && w.namesKind(condition):
		return w.Say("check_of_kind", "condition", condition, "text", act), condition, act
	case supposed, condition+"的" == trigger || condition+"时" == trigger || condition == trigger && bare != condition:
		return w.Say("check_differ", "condition", bare, "text", act), bare, act
	}
	return "", "", ""
}

// namesKind says that a clause ends in the name of somebody or something of a kind: 考试不合格的|学员.
func (w *Specifier) namesKind(clause string) bool {
	i := strings.LastIndex(clause, "的")
	return i > 0 && utf8.RuneCountInString(clause[i:])-1 <= maxState && !statesNumber(clause[i:])
}

// maxCaseTried is how long a case is at most that a test names, in runes.
const maxCaseTried = 30
