package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs/wording"
)

// Measures are the numbers of a text that measure something: none that belongs
// to the name of a standard, as in "OAuth 2.0" and "WCAG 2.1".
func Measures(text string) []wording.Measure {
	var out []wording.Measure
	for _, m := range wording.Measures(text) {
		if m.Class == wording.ClassVersion || (m.Op == "=" || strings.HasSuffix(m.Text, "+")) && understanding.NamesStandard(text, m) || understanding.SpanOf(text, m) || isLastOf(text, m) {
			continue
		}
		out = append(out, m)
	}
	return out
}

// MeasureIn is the first number of a text with what it counts, as written.
func MeasureIn(text string) string {
	for _, m := range Measures(text) {
		return strings.TrimSpace(m.Text)
	}
	return ""
}

// isLastOf says that a number tells which of a row is meant: "the last 4 digits".
func isLastOf(text string, m wording.Measure) bool {
	if m.Class != wording.ClassCount || m.Op != "=" {
		return false
	}
	before := strings.Fields(strings.ToLower(text[:m.Start]))
	if len(before) == 0 {
		return false
	}
	last := before[len(before)-1]
	return last == "last" || last == "latest"
}
