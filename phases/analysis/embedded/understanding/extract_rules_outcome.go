package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxOutcomeSubject is how many words may name what something becomes of.
const maxOutcomeSubject = 12

// outcome tells a rule that says what becomes of a thing of the product, without any
// word that binds: "a seat that nobody took up becomes free". What becomes of the
// project or of people is none.
func (x *understander) outcome(s *signals) bool {
	if !x.mayRule(s) {
		return false
	}
	low := reading.Lower(s.text)
	for _, verb := range x.lex.OutcomeVerbs {
		i := strings.Index(low, verb)
		if i <= 0 || strings.ContainsAny(low[:i], ",;:") || len(strings.Fields(low[:i])) > maxOutcomeSubject {
			continue
		}
		return !x.lex.refersBack(low[:i]) && !x.isPerson(s.text[:i])
	}
	return false
}

// mayRule tells an English statement that may be a rule from a question, a remark, a
// quotation, and one that speaks of the project or of how things are.
func (x *understander) mayRule(s *signals) bool {
	if reading.HasHan(s.text) || s.question || strings.ContainsAny(s.text, "“\"") {
		return false
	}
	return !s.has("of_project", "effort", "money", "problem", "goal", "rollout_rule", "given", "given_today", "unstable", "could") && !x.remark(s)
}

// plainRuleText is a limit without the words that only say that somebody holds it to be
// right, and without a word that names its matter: "I'd say …", "Fairness: nobody …".
func (l *Lexicons) plainRuleText(text string) string {
	for _, lead := range l.SaidLeads {
		if rest, ok := strings.CutPrefix(text, lead); ok {
			return reading.UpperFirst(rest)
		}
	}
	label, rest, ok := strings.Cut(text, ": ")
	if ok && len(strings.Fields(label)) < 3 && reading.HasPrefixOf(reading.Lower(rest), l.RuleOpeners...) && len(strings.Fields(rest)) > minClauseWords {
		return reading.UpperFirst(rest)
	}
	return text
}
