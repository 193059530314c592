package specifying

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// echoes says that a criterion was derived and only says a clause again, alone or with
// those around it.
func (w *Specifier) echoes(d *Draft, k specs.Criterion, clause string) bool {
	if k.Source.Kind == specs.Stated && !d.Rule || k.Source.Kind != specs.Stated && k.Source.Rule != phrasing.Rule(FromStatement).Rule && w.unframed(k.Text) == k.Text {
		return false
	}
	if !strings.Contains(w.bareEcho(k.Text), w.bareEcho(clause)) {
		return false
	}
	whole := w.bareEcho(d.Fact.Text)
	for part := range strings.FieldsFuncSeq(w.unframed(k.Text), func(r rune) bool { return r == '，' || r == '；' }) {
		if !strings.Contains(whole, w.bareEcho(part)) {
			return false
		}
	}
	return true
}

// bareEcho is a text without marks, without the words that bind and without what only
// says that a test shows it.
func (w *Specifier) bareEcho(text string) string {
	text = w.unframed(text)
	for _, word := range []string{"必须能够", "必须", "应当", "可以", "能够", "须"} {
		text = strings.ReplaceAll(text, word, "")
	}
	for _, word := range []string{"都", "也", "均"} { // 都要有编号
		text = strings.ReplaceAll(text, word+"要", word)
	}
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune("，；。 ", r) {
			return -1
		}
		return r
	}, text)
}

// unframed is a criterion without the words around a statement that only say that a test
// shows it, or that somebody manages it in a trial.
func (w *Specifier) unframed(text string) string {
	for _, frame := range []string{"check_shown", "check_denied", "check_within", "rule_holds", "given_that"} {
		head, _, _ := strings.Cut(w.Say(frame, "text", "\x00"), "\x00")
		text = strings.TrimPrefix(text, head)
	}
	lead, use, _ := strings.Cut(w.Say("crit_thing", "actor", "\x00", "thing", ""), "\x00")
	if rest, ok := strings.CutPrefix(text, lead); ok && use != "" {
		if _, thing, ok := strings.Cut(rest, use); ok { // 试用时，馆员可以使用…
			text = thing
		}
	}
	_, result, _ := strings.Cut(w.systemRow("other").Person.In("zh"), "{want}")
	if deed, ok := strings.CutSuffix(strings.TrimRight(text, "。"), result); ok && result != "" { // what is known of any deed
		text = deed
	}
	return text
}

// echoWithout is what is left of a criterion that says a statement again when one of
// its clauses has a test of its own; empty where nothing is that no other criterion tests.
func (w *Specifier) echoWithout(d *Draft, at int, clause string) string {
	var left []string
	gone := w.bareEcho(clause)
	for part := range strings.FieldsFuncSeq(strings.TrimRight(w.unframed(d.Requirement.Criteria[at].Text), "。；"), func(r rune) bool { return r == '，' || r == '；' }) {
		bare := w.bareEcho(part)
		if strings.Contains(gone, bare) || strings.Contains(bare, gone) || strings.HasPrefix(part, "`") && strings.Count(part, "`") == 2 && strings.HasSuffix(part, "`") || utf8.RuneCountInString(part) < minOwnClause-1 || w.Table.EndsWith("form_circumstances", part) || w.onlyLeads(part) || w.partTold(d, at, part) {
			continue // tested, too short to say anything, or only why and where
		}
		left = append(left, part)
	}
	if len(left) == 0 || len(left) == 1 && (w.namesCase(left[0]) || w.supposes(d.Requirement.Criteria[at], left[0])) {
		return ""
	}
	text := strings.Join(left, "，")
	if w.supposes(d.Requirement.Criteria[at], left[0]) {
		return phrasing.Finished(w.Say("given_that", "text", text))
	}
	return phrasing.Finished(w.plainly(text))
}

// supposes says that a criterion begins with a part of it as the case that it supposes:
// 假定|途中断网.
func (w *Specifier) supposes(k specs.Criterion, part string) bool {
	return strings.HasPrefix(k.Text, w.Say("given_that", "text", part))
}

// partTold says that a test beside a criterion, and none that only says the statement
// again, speaks of a part of it: of its numbers and of most of its words.
func (w *Specifier) partTold(d *Draft, at int, part string) bool {
	keys := wording.Keywords(part)
	numbers := strings.FieldsFunc(part, func(r rune) bool { return !unicode.IsDigit(r) })
	for i, k := range d.Requirement.Criteria {
		if i == at || k.Source.Kind == specs.Stated || isUsual(k) || len(keys) == 0 || w.echoes(d, k, w.unframed(k.Text)) {
			continue
		}
		if head, _, quoted := strings.Cut(k.Text, "："); quoted && strings.Contains(head, part) && head != part {
			continue // it only says before its test which statement it is
		}
		if wording.Overlap(keys, wording.Keywords(k.Text)) >= partShare && !slices.ContainsFunc(numbers, func(n string) bool { return !hasNumber(k.Text, n) }) {
			return true
		}
	}
	return false
}

// partShare is the share of the words of a part that the test of it has.
const partShare = 0.75

// withoutEchoes takes away the criteria that only say the statement again where others test
// all that it says: "记录保存 10 年" beside a clock that is set to the end of the ten years.
func (w *Specifier) withoutEchoes(d *Draft) {
	if w.Language != "zh" || d.Fact == nil || d.lists() || d.Requirement.Priority == specs.Wont || w.IsChange(d.Fact) {
		return
	}
	for at := len(d.Requirement.Criteria) - 1; at >= 0 && len(d.Requirement.Criteria) > 1; at-- {
		if k := d.Requirement.Criteria[at]; w.echoes(d, k, w.unframed(k.Text)) {
			w.shortenEcho(d, at)
		}
	}
}

// shortenEcho leaves of a criterion that says the statement again what no other one tests.
func (w *Specifier) shortenEcho(d *Draft, at int) {
	k, parts := d.Requirement.Criteria[at], 0
	var left []string
	first := "" // behind it a verb goes on about what stands there
	for part := range chineseClauses(strings.TrimRight(w.unframed(k.Text), "。； ")) {
		if parts++; parts == 1 {
			first = part
		}
		if !w.partTested(d, at, part) && !w.clauseTested(d, part) {
			left = append(left, part)
		}
	}
	if w.onlyNames(d, k) && w.realTests(d) > 0 || w.kindTested(d, k) {
		d.Requirement.Criteria = slices.Delete(slices.Clone(d.Requirement.Criteria), at, at+1)
		return
	}
	supposed := w.supposes(k, first)
	if supposed && !w.touched(d, at, []string{first}) {
		return // nothing else names the case
	}
	list := slices.Clone(d.Requirement.Criteria)
	switch {
	case len(left) == 0 || supposed && len(left) == 1 && left[0] == first || w.onlyShown(k) && w.realTests(d) >= completing.MinCriteria && w.touched(d, at, left):
		d.Requirement.Criteria = slices.Delete(list, at, at+1)
	case len(left) < parts && w.standsAlone(left) && (left[0] == first || !w.Table.StartsWith("verbs", "zh", left[0])):
		list[at].Text = phrasing.Finished(strings.Join(left, "，"))
		if supposed && left[0] == first {
			list[at].Text = w.Say("given_that", "text", list[at].Text)
		}
		d.Requirement.Criteria = list
	}
}

// kindTested says that a criterion is the first clause of a statement over again where what
// is known of its kind, and more, tests it.
func (w *Specifier) kindTested(d *Draft, k specs.Criterion) bool {
	first := w.bareEcho(w.FirstClause(strings.TrimRight(w.saidOf(d), "。； ")))
	return k.Source.Kind != specs.Stated && strings.HasPrefix(w.bareEcho(k.Text), first) && !strings.ContainsAny(w.unframed(k.Text), "，；") && w.topicTold(d) && w.realTests(d) >= completing.MinCriteria
}

// onlyNames says that a criterion is the name of what a statement is about and nothing else:
// “同班同学也在看”.
func (w *Specifier) onlyNames(d *Draft, k specs.Criterion) bool {
	text := w.bareEcho(k.Text)
	if !w.onlyShown(k) {
		return false
	}
	named := w.bareEcho(w.FirstClause(d.Statement.Head))
	return d.Statement.Label != "" && text == w.bareEcho(d.Statement.Label) || text == named && strings.HasPrefix(text, "“") && strings.HasSuffix(text, "”")
}

// withoutAsides is a part of a statement without what it only lists in brackets.
func withoutAsides(part string) string {
	before, rest, ok := strings.Cut(part, "（")
	if _, after, closed := strings.Cut(rest, "）"); ok && closed {
		return before + after
	}
	return part
}

// touched says that other tests speak of each of some parts, though not of all of its words.
func (w *Specifier) touched(d *Draft, at int, parts []string) bool {
	const aQuarter = 0.25 // of the words of a part
	return !slices.ContainsFunc(parts, func(part string) bool {
		keys := wording.Keywords(strings.TrimPrefix(withoutAsides(part), "系统"))
		return len(keys) == 0 || !slices.ContainsFunc(d.Requirement.Criteria, func(k specs.Criterion) bool {
			return k.Text != d.Requirement.Criteria[at].Text && !isUsual(k) && !w.echoes(d, k, w.unframed(k.Text)) && wording.Overlap(keys, wording.Keywords(k.Text)) >= aQuarter
		})
	})
}

// clauseTested says that a part is a clause, or the end of one, that has a test of its own.
func (w *Specifier) clauseTested(d *Draft, part string) bool {
	bare := w.bareEcho(part)
	return slices.ContainsFunc(d.tested, func(clause string) bool { return strings.HasSuffix(w.bareEcho(clause), bare) })
}

// partTested says that a part of a criterion that says the statement again is tested by
// another, or only says why.
func (w *Specifier) partTested(d *Draft, at int, part string) bool {
	return w.Table.StartsWith("echo_reasons", "zh", part) || w.partTold(d, at, part) || w.partProved(d, at, part) || w.demandTold(d, part)
}

// demandTold says that a criterion already refuses what lacks that which a part demands:
// 须填写理由.
func (w *Specifier) demandTold(d *Draft, part string) bool {
	test := w.demanded(part)
	return test != "" && slices.ContainsFunc(d.Requirement.Criteria, func(k specs.Criterion) bool { return k.Text == phrasing.Finished(test) })
}

// partProved says that a criterion which a rule made for a number, a limit or a case tests a
// part: it has its measures and a good share of its words.
func (w *Specifier) partProved(d *Draft, at int, part string) bool {
	keys := wording.Keywords(part)
	return len(keys) > 0 && slices.ContainsFunc(d.Requirement.Criteria, func(k specs.Criterion) bool {
		made := k.Source.Kind != specs.Stated && !isUsual(k) && k.Source.Rule != phrasing.Rule(FromStatement).Rule && w.unframed(k.Text) == k.Text
		return made && k.Text != d.Requirement.Criteria[at].Text && wording.Overlap(keys, wording.Keywords(k.Text)) >= shareProved(k, part)
	})
}

// shareProved is the share of the words of a part that a criterion has to have which tests it:
// a small one where it is made for the very measures of the part, and more than all of them
// where it has other numbers.
func shareProved(k specs.Criterion, part string) float64 {
	measures := wording.Measures(part)
	digits := strings.FieldsFunc(part, func(r rune) bool { return !unicode.IsDigit(r) })
	switch {
	case len(measures) > 0 && testsNumber(k) && !slices.ContainsFunc(measures, func(m wording.Measure) bool { return !strings.Contains(k.Text, strings.TrimSpace(m.Text)) }):
		return saidEnough
	case !testsNumber(k) && slices.ContainsFunc(digits, func(n string) bool { return !hasNumber(k.Text, n) }):
		return neverProved
	}
	return halfOfPart
}

// neverProved is a share that no criterion has.
const neverProved = 2

// halfOfPart is the share of the words of a part that the test of it has which a rule made.
const halfOfPart = 0.5

// onlyShown says that a criterion is a statement behind the words that a test shows it.
func (w *Specifier) onlyShown(k specs.Criterion) bool {
	head, _, _ := strings.Cut(w.Say("check_shown", "text", "\x00"), "\x00")
	return k.Source.Kind != specs.Stated && strings.HasPrefix(k.Text, head)
}

// realTests counts the criteria that say more than the statement.
func (w *Specifier) realTests(d *Draft) int {
	n := 0
	for _, k := range d.Requirement.Criteria {
		if !isUsual(k) && !w.echoes(d, k, w.unframed(k.Text)) {
			n++
		}
	}
	return n
}

// standsAlone says that what is left of a statement can be said by itself, as something that
// a test sees.
func (w *Specifier) standsAlone(left []string) bool {
	text := strings.Join(left, "，")
	return w.plainly(text) == text && utf8.RuneCountInString(left[0]) >= minOwnClause && (len(left) > 1 || !w.namesCase(left[0])) && !w.Table.StartsWith("clause_leans", "zh", left[0])
}

// testTold says that a criterion that is no echo already tests a clause.
func (w *Specifier) testTold(d *Draft, c *oneClause, text string) bool {
	for _, k := range d.Requirement.Criteria {
		if w.echoes(d, k, c.said) || w.onlyQuotes(d, k, c.said) {
			continue
		}
		body := k.Text
		if head, test, quoted := strings.Cut(body, "："); quoted && strings.Contains(head, c.act) && head != c.act {
			body = test // it only says before its test which statement it is
		}
		if w.sameNumbers(k, text) && holdsTimes(k.Text, c.said) || strings.Contains(phrasing.FoldTerm(body), phrasing.FoldTerm(c.act)) || phrasing.FoldTerm(k.Text) == phrasing.FoldTerm(phrasing.Finished(text)) {
			return true
		}
	}
	return false
}

// onlyQuotes says that a criterion for a time names a clause only because it says the whole
// statement behind its test: 到月底时恰好发生 1 次：月底自动生成报表，可追溯到每一册.
func (w *Specifier) onlyQuotes(d *Draft, k specs.Criterion, clause string) bool {
	_, quote, ok := strings.Cut(k.Text, "：")
	quote = w.bareEcho(quote)
	return ok && k.Source.Rule == phrasing.Rule("criterion-of-time").Rule && quote != w.bareEcho(clause) && strings.Contains(w.bareEcho(d.Fact.Text), quote) && strings.HasSuffix(quote, w.bareEcho(clause))
}

// unquoted takes a clause with a test of its own out of the criterion for a time that only
// says it behind its test.
func (w *Specifier) unquoted(d *Draft, clause string) {
	for i, k := range d.Requirement.Criteria {
		if rest, ok := strings.CutSuffix(strings.TrimRight(k.Text, "。"), "，"+clause); ok && w.onlyQuotes(d, k, clause) {
			d.Requirement.Criteria[i].Text = phrasing.Finished(rest)
		}
	}
}

// sameNumbers says that a criterion for a number tests the very numbers of another text.
func (w *Specifier) sameNumbers(k specs.Criterion, text string) bool {
	numbers := strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsDigit(r) })
	return testsNumber(k) && len(numbers) > 1 && !slices.ContainsFunc(numbers, func(n string) bool { return !hasNumber(k.Text, n) })
}

// holdsTimes says that a test names the times that a clause states: 在 2 个工作日内 is not told
// by a test in which a second try is refused.
func holdsTimes(test, clause string) bool {
	for _, m := range wording.Measures(clause) {
		if m.Class == wording.ClassTime && !strings.Contains(test, m.Text) {
			return false
		}
	}
	return true
}
