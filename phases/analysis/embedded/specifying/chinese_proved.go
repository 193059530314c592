package specifying

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// maxProvedClauses bounds the clauses of a duty that is tested in place of its own words.
const maxProvedClauses = 2

// provedDuties tests what the source says of a requirement behind its first sentence, "敲门
// 十分钟没人应，自动通知家属", which is a duty of its own: it goes to the description, and the
// criterion becomes a test of it. Criteria that the source lists below stay as they are, but
// for those that name nothing that a test could see.
func (w *Specifier) provedDuties(d *Draft) {
	if !w.provesDuties(d) {
		return
	}
	list := slices.Clone(d.Requirement.Criteria)
	for i, k := range list {
		text := strings.TrimRight(w.unframed(k.Text), "。； ")
		listed := understanding.FirstLine(k.Source) != understanding.FirstLine(d.Fact.Source)
		if k.Source.Kind != specs.Stated || listed && w.unframed(k.Text) == k.Text || strings.Count(text, "，")+strings.Count(text, "；") >= maxProvedClauses {
			continue
		}
		test, rule := w.dutyTest(d, text)
		if test == "" || w.Table.Weak.Untestable(test) {
			continue
		}
		d.Requirement.Description = append(d.Requirement.Description, specs.Item{Text: phrasing.Finished(text), Source: k.Source})
		list[i] = specs.Criterion{Text: phrasing.Finished(test), Source: phrasing.Rule(rule)}
	}
	d.Requirement.Criteria = list
}

// dutyTest is the test of a sentence by itself: by its number, by what it forbids or asks
// for, or by the form of its last clause. Empty where it would only be said again.
func (w *Specifier) dutyTest(d *Draft, text string) (test, rule string) {
	e := *d
	fact := *d.Fact
	fact.Text, fact.Actor, fact.Want = text, "", ""
	e.Fact, e.Statement, e.Person = &fact, w.TakeApart(text), false
	e.Requirement.Criteria, e.Requirement.Title = nil, text
	for _, form := range []func(*Draft) course{w.chineseTimes, w.chineseCap} {
		if c := form(&e); c.Main != "" {
			return c.Main, phrasing.OrElse(c.Rule, FromStatement)
		}
	}
	if made := w.idleThen(text); made != "" {
		return made, "criterion-of-number"
	}
	clauses := w.clausesOf(&e)
	if made, by := w.allTested(clauses); made != "" {
		return made, by
	}
	if b := w.boundIn(&e); b != nil && len(clauses) == 1 {
		if made := w.boundInClause(&e, b); made != "" {
			return made, "criterion-of-number"
		}
	}
	if c := w.chineseDenied(&e); c.Main != "" && w.unframed(c.Main) == c.Main {
		return c.Main, c.Rule
	}
	return w.demanded(text), FromStatement
}

// allTested are the tests of clauses in one, empty where one of them has none.
func (w *Specifier) allTested(clauses []oneClause) (tests, rule string) {
	var all []string
	for i := range clauses {
		made, by := w.clauseTest(&clauses[i])
		if made == "" || clauses[i].fallback || w.unframed(made) != made {
			return "", ""
		}
		all, rule = append(all, made), by
	}
	return strings.Join(all, "；"), rule
}

// idleThen tests what happens when something has not happened for so long, where a comma
// stands between: "敲门十分钟没人应，自动通知家属".
func (w *Specifier) idleThen(text string) string {
	idle, act, ok := strings.Cut(text, "，")
	act = w.withoutSystem(act)
	if _, person := w.LeadingPerson(act); !ok || person || strings.Contains(act, "，") || utf8.RuneCountInString(act) > maxActRunes {
		return ""
	}
	key := "clause_idle"
	if !w.beginsAct(act) {
		key = "clause_idle_other"
	}
	for _, m := range wording.Measures(idle) {
		after := strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(idle[m.End:]), "内"))
		if m.Class == wording.ClassTime && w.Table.StartsWith("idle_signs", "zh", after) {
			about, value := strings.TrimSpace(idle[:m.Start]), bareMeasure(m.Text)
			if waited, deed := w.idleAndDeed(after); deed != "" { // 没完成|自动释放回池，并记录
				after, act, key = waited, strings.ReplaceAll(deed+"，"+act, "，并", "并"), "clause_idle"
				if strings.Contains(act, "，") {
					return ""
				}
			}
			made := w.Say(key, "about", about+strings.TrimSuffix(after, "的"), "value", value, "act", act)
			if done := w.idleDone(about, value, after, act); done != "" {
				made += "；" + done
			}
			return made
		}
	}
	return ""
}
