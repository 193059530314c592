package phrasing

import (
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// namesTogether says that a text begins with a name of two words or more, of a place or of somebody:
// "Port Arden", "Brenda Ollis". Its first word keeps its capital inside a sentence. What the source
// writes with both capitals inside a sentence is one, and else what can be nothing else.
func (w *Work) namesTogether(text string) bool {
	if w.Language == "zh" {
		return false
	}
	first, rest, ok := strings.Cut(text, " ")
	second := strings.TrimRight(reading.FirstWord(rest), ".,;:!?)")
	if !ok || !capitalised(first) || !capitalised(second) {
		return false
	}
	key := "\x00pair " + first + " " + second
	if known, ok := w.Proper.Load(key); ok {
		return known == true
	}
	named := w.pairInSource(first, second)
	w.Proper.Store(key, named)
	return named
}

// capitalised tells a plain word of letters that begins with a capital.
func capitalised(word string) bool {
	if len(word) < 3 || !reading.StartsUpper(word) || reading.IsCapitals(word) || reading.InnerCapital(word) {
		return false
	}
	return !strings.ContainsFunc(word, func(r rune) bool { return !unicode.IsLetter(r) && r != '-' })
}

// pairInSource looks for such a pair in the source. In a source that writes headings with capitals
// everywhere, or the first word also small, the pair has to stand inside a sentence.
func (w *Work) pairInSource(first, second string) bool {
	low := strings.ToLower(first)
	pair := first + " " + second
	for rest := w.Source.Text; ; {
		i := strings.Index(rest, " "+pair)
		if i < 0 {
			break
		}
		end := rest[i+1+len(pair):]
		if whole := end == "" || !reading.IsWordByte(end[0]); whole && i > 0 && (rest[i-1] >= 'a' && rest[i-1] <= 'z' || rest[i-1] == ',') {
			return true
		}
		rest = rest[i+1:]
	}
	for _, list := range []string{"verbs", "determiners", "prepositions", "conditions", "articles", "adverbs", "thing_adjectives", "relatives", "loose", "nouns", "count_nouns", "roles"} {
		if w.Table.IsWord(list, "en", low) {
			return false
		}
	}
	for _, list := range []string{"proper_adjectives", "nouns", "count_nouns", "verbs", "language_names"} {
		if w.Table.IsWord(list, "en", strings.ToLower(second)) || w.Table.IsWord(list, "en", second) {
			return false
		}
	}
	if w.IsThird(low) || strings.HasSuffix(low, "ly") || strings.HasSuffix(low, "ing") || strings.HasSuffix(low, "ed") || IsPluralNoun(low) || w.Understood.Lex.Calendar(second) || w.namedOutside(second) {
		return false
	}
	return !w.writtenSmall(low) && !w.writtenSmall(strings.ToLower(second)) && strings.Contains(w.Source.Text, pair)
}

// namedOutside says that a word begins the name of a system or a technology: "Public Azure region"
// is no name.
func (w *Work) namedOutside(word string) bool {
	for i := range w.Understood.Integrations {
		if reading.FirstWord(w.Understood.Integrations[i].Name) == word {
			return true
		}
	}
	for i := range w.Understood.Technologies {
		if reading.FirstWord(w.Understood.Technologies[i].Name) == word {
			return true
		}
	}
	return strings.HasPrefix(w.Product, word)
}

// writtenSmall says that the source has a word in small letters.
func (w *Work) writtenSmall(low string) bool {
	key := "\x00small " + low
	if known, ok := w.Proper.Load(key); ok {
		return known == true
	}
	small := false
	for rest := w.Source.Text; !small; {
		i := strings.Index(rest, low)
		if i < 0 {
			break
		}
		end := rest[i+len(low):]
		small = (i == 0 || !reading.IsWordByte(rest[i-1])) && (end == "" || !reading.IsWordByte(end[0]))
		rest = end
	}
	w.Proper.Store(key, small)
	return small
}
