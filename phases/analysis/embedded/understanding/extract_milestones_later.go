package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxLaterItem is how many words one of several things has at most that a roadmap names in a row.
const maxLaterItem = 12

// somedayItems reads an item of a roadmap that only says what may come one day: "Later, maybe:
// sunset-based ringing, SMS to the keeper". Each of the things is one that nobody has promised.
func (x *understander) somedayItems(u *reading.Unit, c context) bool {
	lead, rest, ok := strings.Cut(strings.Replace(u.Text, " – ", ": ", 1), ": ")
	if !ok || reading.HasHan(u.Text) || x.lex.ranksOnly(rest) || x.lex.ranksOnly(u.Text) {
		return false
	}
	words := strings.FieldsFunc(reading.Lower(lead), func(r rune) bool { return strings.ContainsRune(" ,()*_/", r) })
	if !slices.Contains(x.lex.SomedayWords, reading.FirstOf(words...)) && !slices.Contains(x.lex.SomedayWords, words[len(words)-1]) ||
		slices.ContainsFunc(words, func(w string) bool {
			return !slices.Contains(x.lex.SomedayWords, w) && !slices.Contains(x.lex.SomedayBeside, w)
		}) {
		return false
	}
	parts := reading.SplitList(strings.TrimRight(rest, ". "))
	if len(u.Sentences) > 1 || !reading.ShortParts(parts, maxLaterItem, maxLaterItem) {
		parts = []string{rest}
	}
	for _, part := range parts {
		x.addFeature(FeatureFact{Text: reading.UpperFirst(part), Priority: "could", Group: c.group}, u.From, u.To)
	}
	return true
}
