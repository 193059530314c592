package specifying

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Bounds of a clause that is tested in its own words, in runes.
const (
	minOwnClause = 5
	maxOwnClause = 40
	// A clause behind a label that is as short says what it says of the label only.
	maxClippedClause = 10
)

// countedCase reads a clause that only says of whom the next one tells: 爽约 3 次的读者.
var countedCase = regexp.MustCompile(`(?:次|天|年|个月|小时)的\p{Han}{1,5}$`)

// untestedClauses adds the clauses of a Chinese statement that bind or say what
// happens and of which no criterion speaks, in their own words: "逾期 30 天暂停借书资格"
// behind what is tested of the seventh day, "首次登录时绑定手机号" behind the login.
func (w *Specifier) untestedClauses(d *Draft) {
	if w.Language != "zh" || d.Fact == nil || d.lists() || d.Requirement.Priority == specs.Wont || w.IsChange(d.Fact) {
		return
	}
	first, before := "", ""
	for clause := range chineseClauses(strings.TrimRight(w.saidOf(d), "。； ")) {
		clause = strings.TrimSpace(clause)
		if slices.Contains(d.tested, clause) {
			first, before = phrasing.OrElse(first, clause), ""
			continue
		}
		if first == "" {
			first, before = clause, clause
			if !statesNumber(clause) || d.Statement.Label == "" && w.criteriaHold(d, clause) {
				continue // the course of the statement is that of its first clause
			}
			before = ""
		}
		bare := clause
		for _, word := range w.Table.Words["clause_joins"].In("zh") {
			clause = strings.TrimPrefix(clause, word)
		}
		if clause = w.withSharedSubject(first, clause); w.namesCase(before) {
			clause = before + "，" + clause
		}
		before = bare
		if n := utf8.RuneCountInString(clause); n < minOwnClause-1 || n < minOwnClause && !w.tellsApart(clause) || n > maxOwnClause {
			continue
		}
		if w.overdueTold(d, clause) || countedCase.MatchString(clause) {
			continue
		}
		if w.Table.StartsWith("clause_leans", "zh", clause) || strings.Contains(clause, "：") || w.namesCase(clause) || w.Table.StartsWith("spare_leads", "zh", first) || !w.bindsApart(clause) && !w.tellsApart(clause) || w.criteriaSay(d, clause) {
			continue
		}
		if !roomFor(d) {
			return
		}
		if text, rule := w.formTest(&oneClause{said: clause}); text != "" && clause != bare {
			w.addCriterion(d, text, phrasing.Rule(rule)) // what it compares stands before it
			continue
		}
		said, label := w.Impersonal(clause), ""
		if short := utf8.RuneCountInString(clause) <= maxClippedClause; short && d.Statement.Label != "" {
			label = w.labelled(d, said)
		} else if lead := w.bareFact(first); short && !w.bindsApart(clause) && !reading.ContainsAny(clause, "时", "当天", "当日") && utf8.RuneCountInString(lead) >= minOwnClause && utf8.RuneCountInString(lead+clause) < maxOwnClause {
			said = lead + "，" + said // of what it is said stands there
		}
		w.addCriterion(d, phrasing.OrElse(label, w.plainly(said)), phrasing.Rule(FromStatement))
	}
}

// bindsApart says that a clause holds a number, forbids something or happens by
// itself, and is whole.
func (w *Specifier) bindsApart(clause string) bool {
	if strings.Count(clause, "（") != strings.Count(clause, "）") || strings.Count(clause, "(") != strings.Count(clause, ")") {
		return false
	}
	return statesNumber(clause) || reading.ContainsAny(clause, w.Table.Words["clause_binds"].In("zh")...) || w.Denies(clause)
}

// tellsApart says that a clause tells something that a test finds: a deed, or what can
// be done. Asides, reasons and what a thing is called tell nothing.
func (w *Specifier) tellsApart(clause string) bool {
	if strings.Count(clause, "（") != strings.Count(clause, "）") || w.Table.StartsWith("title_asides", "zh", clause) || w.IsRemark(clause) || w.Table.Weak.Untestable(clause) {
		return false
	}
	return w.beginsAct(clause) || reading.HasSuffixOf(clause, w.Table.Words["clause_states"].In("zh")...) || w.Table.Weak.Observable("系统"+specs.Plain(phrasing.Finished(clause)))
}

// testsNumber says that a criterion was made for a number or a time, which it tells
// in words of its own.
func testsNumber(c specs.Criterion) bool {
	return c.Source.Rule == phrasing.Rule("criterion-of-number").Rule || c.Source.Rule == phrasing.Rule("criterion-of-time").Rule
}

// statesNumber says that a clause has a number which is no part of a name: AT-300.
func statesNumber(clause string) bool {
	before := ' '
	for _, r := range clause {
		if unicode.IsDigit(r) && before != '-' && (before >= utf8.RuneSelf || !unicode.IsLetter(before)) && !unicode.IsDigit(before) {
			return true
		}
		if !unicode.IsDigit(r) {
			before = r
		}
	}
	return false
}

// saidEnough is the share of the words of a clause that a criterion with its
// numbers has when it speaks of the same.
const saidEnough = 0.34

// criteriaSay says that a criterion already speaks of a clause: of each of its
// numbers with enough of its words, else of most of its words.
func (w *Specifier) criteriaSay(d *Draft, clause string) bool {
	numbers := strings.FieldsFunc(clause, func(r rune) bool { return !unicode.IsDigit(r) && r != '.' && r != ':' })
	keys := wording.Keywords(clause)
	for _, c := range d.Requirement.Criteria {
		said := len(numbers) > 0 && (testsNumber(c) || wording.Overlap(keys, wording.Keywords(c.Text)) >= saidEnough)
		for _, n := range numbers {
			said = said && hasNumber(c.Text, n)
		}
		if said || strings.Contains(phrasing.FoldTerm(c.Text), phrasing.FoldTerm(clause)) || completing.HeldWhole(clause, c.Text) {
			return true
		}
	}
	return false
}

// withSharedSubject gives a clause that begins with a comparison what the first
// clause compares: 信用分低于 40 分不能下单 behind "信用分低于 60 分的用户不能发布".
func (w *Specifier) withSharedSubject(first, clause string) string {
	for _, word := range w.Table.Words["comparisons"].In("zh") {
		about, _, ok := strings.Cut(first, word)
		if ok && strings.HasPrefix(clause, word) && about != "" && utf8.RuneCountInString(about) <= maxCountedAct {
			return about + clause
		}
	}
	return clause
}

// overdueTold says that a criterion already tells what a clause says of the time when
// a deadline has run out: 逾期|自动确认.
func (w *Specifier) overdueTold(d *Draft, clause string) bool {
	for _, lead := range w.Table.Words["check_overdue"].In("zh") {
		act, ok := strings.CutPrefix(clause, lead)
		if act = strings.TrimLeft(act, "的则就，"); ok && utf8.RuneCountInString(act) > 1 && slices.ContainsFunc(d.Requirement.Criteria, func(c specs.Criterion) bool { return strings.Contains(c.Text, act) }) {
			return true
		}
	}
	return false
}
