package phrasing

import "strings"

// StandardIn is the standard or law that a text names, with its version and level
// as the text writes them: "WCAG 2.1 level AA" of "Public pages meet WCAG 2.1 level
// AA for readers". Empty where the text names none.
func (w *Work) StandardIn(text string) string {
	low := strings.ToLower(text)
	if len(low) != len(text) {
		return ""
	}
	for i := range w.Understood.Technologies {
		if t := &w.Understood.Technologies[i]; t.Layer == "standard" {
			if name := w.standardAt(text, low, t.Name); name != "" {
				return name
			}
		}
	}
	for _, name := range w.Table.Words["standards"].In("en") {
		if name := w.standardAt(text, low, name); name != "" {
			return name
		}
	}
	return ""
}

// standardAt is a standard of a known name where a text has it, with what belongs
// to it behind.
func (w *Work) standardAt(text, low, name string) string {
	at := strings.Index(low, strings.ToLower(name))
	if at < 0 || at > 0 && text[at-1] != ' ' && text[at-1] != '(' {
		return ""
	}
	end := at + len(name)
	for word := range strings.FieldsSeq(text[end:]) {
		bare := strings.TrimRight(word, ".,;:)")
		if !IsNumeral(bare) && !w.Table.IsWord("standard_levels", "en", strings.ToLower(bare)) {
			break
		}
		end += strings.Index(text[end:], word) + len(bare)
		if bare != word {
			break
		}
	}
	return text[at:end]
}
