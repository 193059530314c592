package specifying

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// eitherSides tells the test of limits of which each alone is enough, "a ramp above 400 °C or
// a target above 1320 °C": who only moves the first number of such a row tests it in a case
// in which the others hold anyway. Found says that a statement has such a row, also where it
// cannot be tested by rule.
func (w *Specifier) eitherSides(fact string, b *bound, duty bool) (text string, found bool) {
	row, found := limitsOfRow(fact, b.m.Text)
	if len(row) == 0 {
		return "", found
	}
	at, beyond := make([]string, 0, len(row)), make([]string, 0, len(row))
	for _, l := range row {
		at, beyond = append(at, l.value), append(beyond, stepFrom(l.value, l.by))
	}
	key := "bound_either_said"
	if duty {
		key = "bound_either_duty"
	}
	return w.Say(key, "values", strings.Join(at, "; "), "next", strings.Join(beyond, "; "), "text", w.LowerStart(fact)), true
}

// rowLimit is one limit of a row: where it stands, its value and which way leads beyond it.
type rowLimit struct {
	wording.Span
	value string
	by    int64
}

// limitMark finds a number behind the words that make it a limit, with what it is counted by.
var limitMark = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)\b(?:(above|over|exceeds?|exceeding|more than|\p{L}+er than)|(below|under|less than|fewer than|(?:low|small|short|young|cold|few)er than))(?: or equal to)? ([€$£−-]?\d[\d.,]*\d|[€$£−-]?\d)(?: ?(°[CF]|%|\p{L}+))?( per \p{L}+)?`)
})

// limitsOfRow are the limits of a text that "or" joins with the one that a measure is, in
// their order; none where one of the row is no limit or has no next value. Found says that
// there is such a row.
func limitsOfRow(text, measure string) (row []rowLimit, found bool) {
	all, at := limitsIn(text), strings.Index(text, measure)
	own := -1
	for i, l := range all {
		if at >= 0 && l.Start < at+len(measure) && at < l.End {
			own = i
		}
	}
	if own < 0 {
		return nil, false
	}
	if another := strings.TrimPrefix(text[all[own].End:], " or "); another != text[all[own].End:] && strings.IndexAny(another, "0123456789") == 0 {
		return nil, true // "more than 3 hours or 60 km": the words of the first bound both
	}
	from, to := own, own+1
	for from > 0 && eitherOf(text[all[from-1].End:all[from].Start]) {
		from--
	}
	for to < len(all) && eitherOf(text[all[to-1].End:all[to].Start]) {
		to++
	}
	if to-from < 2 {
		return nil, false
	}
	for _, l := range all[from:to] {
		if stepFrom(l.value, l.by) == "" {
			return nil, true
		}
	}
	return all[from:to], true
}

// limitsIn are the limits of a text in their order.
func limitsIn(text string) []rowLimit {
	var out []rowLimit
	measures := wording.Measures(text)
	for _, m := range limitMark().FindAllStringSubmatchIndex(text, -1) {
		l := rowLimit{Span: wording.Span{Start: m[0], End: m[1]}, by: 1, value: text[m[6]:m[7]]}
		if m[4] >= 0 {
			l.by = -1
		}
		if m[8] >= 0 && phrasing.LeadingWord(text[m[8]:m[9]]) != "or" {
			l.value = text[m[6]:m[9]]
		} else if m[8] >= 0 {
			l.End = m[7]
		}
		for i := range measures { // "3 open loans": what is counted may have several words
			if whole := bareMeasure(measures[i].Text); measures[i].Start < l.End && l.Start < measures[i].End && strings.HasPrefix(whole, l.value) {
				l.value = whole
			}
		}
		if m[10] >= 0 {
			l.value += text[m[10]:m[11]]
		}
		out = append(out, l)
	}
	return out
}

// eitherOf says that what stands between two limits makes each of them enough.
func eitherOf(between string) bool {
	return between == ", or " || strings.Contains(between, " or ") && !strings.ContainsAny(between, ",;:.()") && !strings.Contains(between, " and ")
}
