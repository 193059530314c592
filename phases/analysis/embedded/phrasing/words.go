package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// WordsOverlap is the share of the words of a name that a text has.
func WordsOverlap(name, text string) float64 {
	return wording.Overlap(wording.Keywords(name), wording.Keywords(text))
}

// Capital gives a name its capital letter.
func Capital(name string) string {
	return strings.TrimRight(wording.Sentence(name), ".。")
}

// IsPeriod says that a target is a span of days or more. How old something is, "a
// phone of four years ago", "四年前的手机", is none.
func IsPeriod(target string) bool {
	text := specs.Plain(target)
	for _, m := range wording.Measures(text) {
		if rest := strings.TrimSpace(text[m.End:]); strings.HasPrefix(rest, "前的") || strings.HasPrefix(rest, "ago") {
			continue
		}
		return m.Class == wording.ClassTime && strings.Contains(" d week month year workday ", " "+m.Unit+" ")
	}
	return false
}

// IsNumeral tells a number, written in digits, from a word.
func IsNumeral(s string) bool { return strings.Trim(s, "0123456789.,%") == "" }

// OrElse is a text, or another where it is empty.
func OrElse(s, other string) string {
	if s == "" {
		return other
	}
	return s
}

// FirstN is the beginning of a list, at most n of it.
func FirstN[T any](list []T, n int) []T { return list[:min(n, len(list))] }

// FirstSentence is the first sentence of a text, with its stop.
func (w *Work) FirstSentence(text string) string {
	if s := wording.Sentences(text); len(s) > 0 {
		return strings.TrimSpace(text[s[0].Start:s[0].End])
	}
	return text
}

// ItemsText is what some items say, one behind the other, for matching.
func ItemsText(items []specs.Item) string {
	var b strings.Builder
	for _, it := range items {
		b.WriteString(it.Text)
		b.WriteByte(' ')
	}
	return b.String()
}
