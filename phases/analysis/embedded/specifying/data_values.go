package specifying

import (
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// valueWords and valueRunes are how long one of the values of a field is at most.
const (
	valueWords = 3
	valueRunes = 8
)

// fieldValues types the fields whose remark lists their values: "priority (low, normal, high)"
// and 状态（草稿、已付、已发货）. Those of the field for the state are the states of an entity
// for which the source names no others.
func (w *Specifier) fieldValues(e *specs.Entity) {
	for i := range e.Fields {
		f := &e.Fields[i]
		if f.Type != "" || !w.isChosen(f.Name) {
			continue
		}
		values := w.valuesIn(f.Constraint)
		if len(values) == 0 {
			continue
		}
		if isStateField(f.Name) {
			if len(e.States) > 0 {
				continue
			}
			e.States = values
		}
		f.Type, f.Constraint = w.enumOf(values), ""
	}
}

// isChosen says that a field holds one of some values, by the last word of its name: "status",
// "room type", 支付方式.
func (w *Specifier) isChosen(name string) bool {
	if reading.HasHan(name) {
		return reading.HasSuffixOf(name, w.Table.Words["chosen_fields"].In("zh")...)
	}
	words := strings.FieldsFunc(phrasing.SplitCamel(name), func(r rune) bool { return r == ' ' || r == '_' || r == '-' })
	return len(words) > 0 && w.Table.IsWord("chosen_fields", "en", words[len(words)-1])
}

// valuesIn are the values that a remark lists and does nothing else; nil where it says more:
// "optional, 20 characters".
func (w *Specifier) valuesIn(remark string) []string {
	parts := reading.SplitList(remark)
	for _, sep := range []string{" / ", " | ", "/", "|"} {
		if len(parts) == 1 {
			parts = reading.SplitTop(remark, sep)
		}
	}
	if len(parts) < 2 || !reading.ShortParts(parts, valueWords, valueRunes) {
		return nil
	}
	for i, p := range parts {
		parts[i] = strings.Trim(p, " `\"'“”")
		if parts[i] == "" || strings.ContainsFunc(parts[i], func(r rune) bool { return !unicode.IsLetter(r) && !strings.ContainsRune(" -_", r) }) || w.Table.IsWord("field_remarks", "en", parts[i]) || w.Table.IsWord("field_remarks", "zh", parts[i]) {
			return nil
		}
	}
	return parts
}
