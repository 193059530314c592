package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// A table of grades says for each of them what applies to it: how fast an alarm of P1 is
// answered, what somebody of the first band is paid. Its rows make one promise and are no
// demands of their own, and the code of a grade ranks no requirement.

// gradeCode tells a cell that is a code by which others rank requirements, with at most the
// name of the grade behind it: "P1", "P1：全馆停用", "S2 (degraded)".
var gradeCode = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:(?i:sev) ?)?[PS]?[0-5](?:$| ?[:：(（–—-].*$)`)
})

// gradesTable tells a table of grades by the head of its first column and by one of the others
// that holds a number for each of them. Codes below a head that also ranks requirements are
// grades only where another head says how fast something is done.
func (x *understander) gradesTable(rows []row) bool {
	t := rows[0].t
	if len(t.header) < 3 || x.lex.tellsRequirements(t) || !x.lex.gradesIn(t.header) && !x.gradesOfTime(t.header, rows) {
		return false
	}
	seen := map[string]bool{}
	for _, r := range rows {
		cell := first(r.u.Cells)
		if cell == "" || seen[cell] || len([]rune(cell)) > 24 {
			return false
		}
		seen[cell] = true
	}
	for i := 1; i < len(t.header); i++ {
		if !slices.ContainsFunc(rows, func(r row) bool { return !x.lex.gradeValue(r, i) }) {
			return true
		}
	}
	return false
}

// tellsRequirements says that a column holds sentences of their own, which are demands whatever
// stands beside them.
func (l *Lexicons) tellsRequirements(t *table) bool {
	for _, role := range []string{"requirement", "story", "name", "risk", "metric", "target", "goal", "question", "milestone", "command", "method", "field"} {
		if _, ok := t.has[role]; ok {
			return true
		}
	}
	return false
}

// gradesIn says that the first column of a table holds grades: 补贴档位, "Severity".
func (l *Lexicons) gradesIn(header []string) bool {
	head := strings.Trim(reading.Lower(header[0]), " *:：")
	return l.GradeColumns[head] || reading.HasHan(head) && len([]rune(head)) > 2 && reading.HasSuffixOf(head, l.GradeColumnEnds...)
}

// gradesOfTime says that codes stand in the first column and how fast something is done in
// another: 级别 | 响应时间.
func (x *understander) gradesOfTime(header []string, rows []row) bool {
	if slices.ContainsFunc(rows, func(r row) bool { return !gradeCode().MatchString(first(r.u.Cells)) }) {
		return false
	}
	return slices.ContainsFunc(header[1:], func(h string) bool { return reading.ContainsAny(reading.Lower(h), x.lex.ServiceTimeColumns...) })
}

// gradeValue tells a cell that says how much of something a grade has: a number with its unit,
// or none of it.
func (l *Lexicons) gradeValue(r row, i int) bool {
	if i >= len(r.u.Cells) {
		return false
	}
	cell := r.u.Cells[i]
	if cell == "–" || len(wording.Measures(cell)) > 0 && len([]rune(cell)) <= 16 {
		return true
	}
	return reading.HasPrefixOf(reading.Lower(cell), l.NoneOfIt...) && len([]rune(cell)) <= 16
}

// gradesName is what a list of grades is called: the head of its first column where that says
// of what they are grades, else the heading above it.
func (x *understander) gradesName(u *reading.Unit, header []string) string {
	han := x.r.Lang == specs.Chinese
	if head := strings.Trim(header[0], " *:："); reading.HasHan(head) == han && (len([]rune(head)) > 2 && han || strings.Contains(head, " ")) {
		return x.lex.Headline(head)
	}
	std := x.lex.GradesName.In(han)
	if title := strings.TrimSpace(x.r.Sections[u.Section].Title); title != "" && title == strings.ToUpper(title) && reading.IsASCII(title) && !strings.Contains(title, " ") {
		if han {
			title += " " + x.lex.GradesRules.In(han) // the heading itself names all that stands below it
		}
		return title // SLA is called so in either language
	}
	name := x.thingsName(u, ListGrade)
	switch {
	case !han || len([]rune(name)) > 4 || name == std:
	case reading.HasSuffixOf(name, x.lex.GradeColumnEnds...):
		name += x.lex.GradesRules.In(han) // 服务级别 says already what is graded
	default:
		name += std // 报警 is what is graded
	}
	return name
}
