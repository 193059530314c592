package specifying

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Bounds of a clause that is tested in its own words, in runes.
const (
	minOwnClause = 5
	maxOwnClause = 40
)

// untestedClauses adds the clauses of a Chinese statement that bind with a number or
// a ban which no criterion speaks of, in their own words: "逾期 30 天暂停借书资格"
// behind what is tested of the seventh day.
func (w *Specifier) untestedClauses(d *Draft) {
	if w.Language != "zh" || d.Fact == nil || d.lists() || d.Statement.Label != "" || d.Requirement.Priority == specs.Wont || w.IsChange(d.Fact) {
		return
	}
	first, before := "", ""
	for clause := range strings.FieldsFuncSeq(strings.TrimRight(d.Fact.Text, "。； "), func(r rune) bool { return r == '，' || r == '；' || r == '。' }) {
		clause = strings.TrimSpace(clause)
		if first == "" {
			first, before = clause, clause
			continue // the course of the statement is that of its first clause
		}
		bare := clause
		if clause = w.withSharedSubject(first, clause); namesCase(before) {
			clause = before + "，" + clause
		}
		before = bare
		if n := utf8.RuneCountInString(clause); n < minOwnClause || n > maxOwnClause || len(d.Requirement.Criteria) >= completing.MaxCriteria {
			continue
		}
		if w.Table.StartsWith("clause_leans", "zh", clause) || strings.Contains(clause, "：") || namesCase(clause) || !w.bindsApart(clause) || w.criteriaSay(d, clause) {
			continue
		}
		w.addCriterion(d, w.plainly(w.Impersonal(clause)), phrasing.Rule(FromStatement))
	}
}

// bindsApart says that a clause holds a number, forbids something or happens by
// itself, and is whole.
func (w *Specifier) bindsApart(clause string) bool {
	if strings.Count(clause, "（") != strings.Count(clause, "）") || strings.Count(clause, "(") != strings.Count(clause, ")") {
		return false
	}
	return strings.ContainsFunc(clause, unicode.IsDigit) || reading.ContainsAny(clause, w.Table.Words["clause_binds"].In("zh")...) || w.Denies(clause)
}

// criteriaSay says that a criterion already speaks of a clause: of each of its
// numbers, else of most of its words.
func (w *Specifier) criteriaSay(d *Draft, clause string) bool {
	numbers := strings.FieldsFunc(clause, func(r rune) bool { return !unicode.IsDigit(r) && r != '.' && r != ':' })
	for _, c := range d.Requirement.Criteria {
		said := len(numbers) > 0
		for _, n := range numbers {
			said = said && strings.Contains(c.Text, n)
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
