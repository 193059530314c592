package specifying

import (
	"strings"
)

// spoken binds a text that names the languages of the product and nothing else:
// "Everything in English and Dutch" is what the product must be usable in. Empty where
// the languages stand in front of a thing, "German and English user interface".
func (w *Specifier) spoken(text, class, must string) string {
	if class != "U" || w.Language == "zh" {
		return ""
	}
	words := strings.Fields(strings.TrimRight(text, ". "))
	from, to := -1, 0
	for i, word := range words {
		switch bare := strings.ToLower(strings.Trim(word, ",;+/&")); {
		case w.Table.IsWord("languages", w.Language, bare):
			if from < 0 {
				from = i
			}
			to = i + 1
		case from >= 0 && bare != "" && bare != "and" && bare != "in" && bare != "also":
			return w.spokenIn(words, from, to, must)
		}
	}
	return w.spokenIn(words, from, to, must)
}

// spokenIn says it of the languages among words[from:to] with what bounds them behind:
// from when on, for whom.
func (w *Specifier) spokenIn(words []string, from, to int, must string) string {
	if from < 0 || to-from < 2 {
		return ""
	}
	if to < len(words) && !strings.HasSuffix(words[to-1], ";") && !w.Table.IsWord("bounds_of_language", w.Language, words[to]) {
		return ""
	}
	return w.Say("nfr_spoken", "must", must, "text", strings.ReplaceAll(strings.Join(words[from:], " "), " + ", " and "))
}
