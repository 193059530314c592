package specifying

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// faultChecks test that a fault is reported where it is there and nowhere else, and a limit of it
// on both sides. What is known of the words that name the fault is about nothing that the product
// does: a checker that finds overdue invoices pays none.
func (w *Specifier) faultChecks(d *Draft) []check {
	if d.Fact == nil || d.Fact.Fault == "" || w.IsChange(d.Fact) {
		return nil
	}
	if d.Fact.FaultAs == "" {
		return []check{{text: w.Sentence("crit_checked", "thing", d.Fact.Fault), rule: "criterion-of-outcome", firm: true}}
	}
	out := []check{{text: w.Sentence("crit_fault", "as", d.Fact.FaultAs, "fault", d.Fact.Fault), rule: "criterion-of-outcome", firm: true}}
	if text := w.faultBound(d.Fact.Fault); text != "" {
		out = append(out, check{text: text, rule: "criterion-of-number", firm: true})
	}
	return out
}

// faultBound tests the first limit in the name of a fault: the last value that is in order, and
// the first that is not.
func (w *Specifier) faultBound(fault string) string {
	for _, m := range wording.Measures(fault) {
		before, op := strings.TrimSpace(strings.ToLower(fault[:m.Start])), m.Op
		if compared, ok := strings.CutSuffix(before, " than"); ok && op == "=" { // "fuller than 90 %"
			op = ">"
			if w.Table.IsWord("lesser_words", "en", reading.LastWord(compared)) {
				op = "<"
			}
		}
		value := limitOf(m, fault)
		key := map[string]string{">": "fault_above", "<": "fault_below", "≤": "fault_within", "≥": "fault_least"}[op]
		if op == "=" && m.Class == wording.ClassTime && reading.HasSuffixOf(before, " for") {
			key = "fault_least"
		}
		if key != "" && value != "" && !inQuotes(fault, m.Start) {
			return w.Sentence(key, "value", value, "fault", fault)
		}
	}
	return ""
}

// limitOf is the number of a limit with its unit, without the words that compare with it; empty
// where a word gives the number.
func limitOf(m wording.Measure, text string) string {
	value := bareMeasure(m.Text)
	for _, lead := range []string{"超过", "高于", "大于", "低于", "少于", "小于", "不足", "多于"} {
		value = strings.TrimSpace(strings.TrimPrefix(value, lead))
	}
	if r, _ := utf8.DecodeRuneInString(value); !unicode.IsDigit(r) && !strings.ContainsRune("$€£¥", r) {
		return ""
	}
	if rest := text[m.End:]; strings.HasPrefix(strings.TrimSpace(rest), "°") {
		unit, _, _ := strings.Cut(strings.TrimSpace(rest), " ")
		value += " " + strings.TrimRight(unit, ",.;")
	}
	return value
}
