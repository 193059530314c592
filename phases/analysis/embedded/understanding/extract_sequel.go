package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// afterThat tells what comes of the deed that the sentence before states, "After that the
// order is locked", with the comma that some leave out: without its deed nobody can tell
// when it is due.
func (l *Lexicons) afterThat(text string) (sequel string, ok bool) {
	for _, lead := range l.AfterThat {
		if len(text) <= len(lead) || !strings.EqualFold(text[:len(lead)], lead) {
			continue
		}
		rest := text[len(lead):]
		comma := strings.HasPrefix(rest, ", ")
		rest = strings.TrimLeft(rest, ", ")
		if !comma && !slices.Contains(l.SequelSubjects, reading.FirstWord(rest)) {
			return "", false // "after that meeting"
		}
		return text[:len(lead)] + ", " + rest, true
	}
	return "", false
}

// ownRule tells a rule with a figure for things that neither the feature before nor what is
// told of it speaks of: "A push updates the namespace. Previews older than 7 days are deleted."
// It is a demand of its own, as nobody would look for it among the criteria of the other.
func (x *understander) ownRule(at int, s *signals) bool {
	if reading.HasHan(s.text) {
		return x.lex.rulesPlainly(s) && !x.lex.continues(s.text) && !x.lex.leansBack(s.text)
	}
	first := reading.FirstWord(s.text)
	if len(s.measures) == 0 || s.trigger != "" || !s.passive() || s.has("permission", "problem", "risk") || len(first) < 4 || !strings.HasSuffix(first, "s") || strings.HasSuffix(first, "ss") || x.lex.ObjectOpeners[reading.Lower(first)] {
		return false
	}
	f := &x.u.Features[at]
	stem := strings.TrimSuffix(reading.Lower(first), "s")
	speaks := func(it specs.Item) bool { return strings.Contains(reading.Lower(it.Text), stem) }
	return !strings.Contains(reading.Lower(f.Name+" "+f.Text), stem) && !slices.ContainsFunc(f.Criteria, speaks) && !slices.ContainsFunc(f.Details, speaks)
}
