package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxPart is how many words the name of a part of the product has at most.
const maxPart = 4

// articled puts the article in front of a part of the product with which a cell of a table
// begins without it: "Web application MUST meet …" is said of the web application.
func (w *Specifier) articled(text string, p specs.Priority) string {
	subject, _, ok := strings.Cut(text, " "+w.Modal(p)+" ")
	first := strings.ToLower(phrasing.LeadingWord(subject))
	if w.Language == "zh" || !ok || strings.Contains(subject, ", ") || strings.ContainsAny(subject, ":;`\"'()") || w.Table.IsWord("determiners", "en", first) || w.Table.IsWord("articles", "en", first) {
		return text
	}
	if deed := w.deedMeasured(subject); deed != "" {
		return deed + text[len(subject):]
	}
	name := subject
	for _, t := range phrasing.ClauseTokens(subject) {
		if t.From > 0 && w.Table.IsWord("prepositions", "en", t.Low) {
			name = strings.TrimSpace(subject[:t.From])
			break
		}
	}
	words := strings.Fields(name)
	if len(words) == 0 || len(words) > maxPart || strings.EqualFold(words[0], strings.Fields(w.Product + " .")[0]) {
		return text
	}
	for _, word := range words[1:] {
		if word != strings.ToLower(word) {
			return text // a name
		}
	}
	if !w.Table.IsWord("counted_parts", "en", strings.ToLower(words[len(words)-1])) {
		return text
	}
	return "The " + wording.LowerFirst(text)
}

// deedMeasured is a deed of which a quality gives the time, as the name of what takes it: "Open the
// fault map" is opening it. Empty for anything else.
func (w *Specifier) deedMeasured(subject string) string {
	verb, rest, ok := strings.Cut(subject, " ")
	low := strings.ToLower(verb)
	if !ok || !w.Table.IsWord("articles", "en", strings.ToLower(phrasing.LeadingWord(rest))) || !w.Table.IsWord("verbs", "en", low) || strings.HasSuffix(low, "ing") {
		return ""
	}
	return reading.UpperFirst(w.Doing(wording.LowerFirst(subject)))
}
