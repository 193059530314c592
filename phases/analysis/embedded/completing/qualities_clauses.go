package completing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/specs"
)

// oneClause is the target of the only clause with a number: named after that
// clause where the text has others, and two where it bounds two things, "in at
// most 5 screens and 3 minutes".
func (w *Completer) oneClause(first specs.Target, clause, text string) []specs.Target {
	if metric := w.metricOf(clause); metric != "" && strings.ContainsAny(text, ";；") {
		first.Metric, first.Target = metric, wholeMeasure(clause)
	}
	if whole := wholeMeasure(clause); len(whole) > len(first.Target) && len(whole) < 90 {
		first.Target = strings.TrimRight(whole, ".。 ")
	}
	list := phrasing.Measures(clause)
	if len(list) != 2 || list[0].Class == list[1].Class {
		return []specs.Target{first}
	}
	switch strings.TrimSpace(clause[list[0].End:list[1].Start]) {
	case "and", "和", "且", "及":
		second := first
		second.Target = strings.TrimSpace(list[1].Text)
		return []specs.Target{first, second}
	}
	return []specs.Target{first}
}

// measuredClauses are the clauses of a text that hold a number: divided by
// semicolons, and by commas where every part has a number of its own.
func measuredClauses(text string) []string {
	var out []string
	for _, clause := range strings.FieldsFunc(text, func(r rune) bool { return r == ';' || r == '；' }) {
		parts := strings.Split(strings.ReplaceAll(clause, "，", ", "), ", ")
		if reading.HasHan(clause) { // what has no number leads to the part that has one
			parts = slices.DeleteFunc(parts, func(p string) bool { return phrasing.MeasureIn(p) == "" })
		}
		parts = underLabel(parts)
		if slices.ContainsFunc(parts, func(p string) bool { return phrasing.MeasureIn(p) == "" }) {
			parts = []string{clause}
		}
		parts = bothBound(parts)
		for _, p := range parts {
			if p = strings.TrimSpace(p); phrasing.MeasureIn(p) != "" {
				out = append(out, p)
			}
		}
	}
	return out
}

// underLabel puts the beginning of a list before its first part that has a
// number, where that is a label with a comma in it: "First answer, p95: inside
// 1 s, outside 3 s".
func underLabel(parts []string) []string {
	if len(parts) < 3 || phrasing.MeasureIn(parts[0]) != "" || !strings.Contains(parts[1], ": ") || phrasing.MeasureIn(parts[1]) == "" {
		return parts
	}
	return append([]string{parts[0] + ", " + parts[1]}, parts[2:]...)
}

// bothBound parts a clause that is bound twice: "accepts 400 readings per second
// and shall show each within 2 seconds".
func bothBound(parts []string) []string {
	var out []string
	for _, p := range parts {
		cut := -1
		for _, modal := range []string{" and shall ", " and must ", " and should "} {
			if i := strings.Index(p, modal); i > 0 && phrasing.MeasureIn(p[:i]) != "" && phrasing.MeasureIn(p[i:]) != "" {
				cut = i
				out = append(out, p[:i], p[i+len(modal):])
			}
		}
		if cut < 0 {
			out = append(out, p)
		}
	}
	return out
}
