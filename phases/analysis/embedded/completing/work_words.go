package completing

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

// IsPeriod says that a target is a span of days or more.
func IsPeriod(target string) bool {
	m := wording.Measures(specs.Plain(target))
	return len(m) > 0 && m[0].Class == wording.ClassTime && strings.Contains(" d week month year workday ", " "+m[0].Unit+" ")
}

// IsNumeral tells a number, written in digits, from a word.
func IsNumeral(s string) bool { return strings.Trim(s, "0123456789.,%") == "" }
