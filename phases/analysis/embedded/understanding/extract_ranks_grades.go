package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// codesInARow reads two codes of a scale beside each other: "P1、P2", "P1–P3", "P1, P2".
var codesInARow = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`P[0-4] ?(?:、|/|,|，|–|-|~|至|到|和|and|to) ?P[0-4]`)
})

// gradesByCode says that the source grades its own things, alarms or faults, by codes that
// others give priorities by: in a sentence that says so, or by a table that says how fast those
// of a grade are dealt with. Such a code in front of a sentence says of which of them it speaks.
func (x *understander) gradesByCode() bool {
	if x.r == nil {
		return false
	}
	if x.gradedByCode == nil {
		found := false
		for i := range x.r.Units {
			if u := &x.r.Units[i]; u.Kind == reading.Row && x.gradesInRow(u) || u.Kind == reading.Bullet && x.gradesInPoints(i) || u.Kind != reading.Code && u.Kind != reading.Row && x.lex.explainsGrades(u.Text) {
				found = true
				break
			}
		}
		x.gradedByCode = &found
	}
	return *x.gradedByCode
}

// gradesInRow says that a row is one of a table of grades.
func (x *understander) gradesInRow(u *reading.Unit) bool {
	return len(u.Header) > 2 && x.gradesOfTime(u.Header, []row{{&table{header: u.Header}, u}})
}

// gradesInPoints says that a point begins the list of a scale of things: below "There are
// three priorities:" the points "P1 – passenger trapped", "P2 – lift out of service", each
// with a code of its own, and none says how much a demand matters.
func (x *understander) gradesInPoints(at int) bool {
	first := &x.r.Units[at]
	above := first.Parent
	if above < 0 {
		above = first.LeadUnit
	}
	if above < 0 || !x.lex.countsGrades(x.r.Units[above].Text) {
		return false
	}
	codes := map[string]bool{}
	for i := at; i < len(x.r.Units) && sameList(first, &x.r.Units[i]); i++ {
		code, meaning := x.codeMeant(&x.r.Units[i])
		if code == "" || codes[code] || x.levelMeant(meaning) != "" {
			return false
		}
		codes[code] = true
	}
	return len(codes) > 1
}

// countsGrades tells the lead of such a list by its count: "There are three priorities:",
// 分为三个等级. One without a count may head demands by their rank.
func (l *Lexicons) countsGrades(text string) bool {
	if reading.HasHan(text) {
		return reading.ContainsAny(text, l.ChineseScaleCounts...)
	}
	words := strings.FieldsFunc(reading.Lower(text), func(r rune) bool { return !unicode.IsLetter(r) })
	return slices.ContainsFunc(words, func(w string) bool { return slices.Contains(l.ScaleNames, w) }) &&
		slices.ContainsFunc(words, func(w string) bool { return slices.Contains(l.NumberWords, w) })
}

// explainsGrades tells a sentence about the scale of the things that a product watches:
// 告警分为 P1、P2、P3 三级, "alarms have a severity of P1, P2 or P3".
func (l *Lexicons) explainsGrades(text string) bool {
	low := reading.Lower(text)
	return codesInARow().MatchString(text) && reading.ContainsAny(low, l.GradedThings...) && !reading.ContainsAny(low, l.RankedDemands...) && (!reading.HasHan(text) || strings.ContainsAny(text, "分级"))
}
