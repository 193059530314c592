package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// TellsOutage says that a clause tells of a system that is out of reach: "if LabCore is
// unreachable".
func (l *Lexicons) TellsOutage(clause string) bool {
	return reading.ContainsAny(" "+reading.Lower(clause)+" ", l.SystemGone...)
}

// withoutOutages files what the product does while a system is out of reach, which has to be
// built and tested, and gives back what else is said among the systems.
func (x *understander) withoutOutages(text string, from, to int, c context) string {
	if reading.HasHan(text) {
		return text
	}
	var rest []string
	for _, sen := range reading.Sentences(text, from) {
		when, then, ok := strings.Cut(sen.Text, ", ")
		if !ok || !x.lex.OpensClause[reading.Lower(reading.FirstWord(when))] || !x.lex.TellsOutage(when) || !reading.HasFiniteVerb(then) {
			rest = append(rest, sen.Text)
			continue
		}
		x.addFeature(FeatureFact{Text: sen.Text, Group: c.group, Priority: c.priority}, from, to)
	}
	if len(rest) == 0 {
		return ""
	}
	return strings.Join(rest, " ")
}
