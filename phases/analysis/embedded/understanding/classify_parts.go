package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// namesPart says that a sentence is about a thing which an article introduces, so that it is a
// part of the product and not the product or somebody: "The feed can be switched off".
func (l *Lexicons) namesPart(text string) bool {
	subject, _, _ := strings.Cut(text, " can be ")
	words := strings.Fields(reading.Lower(subject))
	return len(words) > 1 && len(words) < 6 && slices.Contains([]string{"the", "a", "an", "each", "every"}, words[0]) && len(l.people.Find(words[len(words)-1])) == 0
}

// deedThenBan tells a sentence that says what happens to a thing and, behind a semicolon, what
// must not come of it: "A broken archive goes to quarantine; it must not stop the others".
func (x *understander) deedThenBan(text string) bool {
	deed, ban, ok := strings.Cut(text, "; ")
	if !ok || reading.HasHan(text) || !reading.HasPrefixOf(ban, "it must not ", "they must not ", "it must never ", "they must never ", "this must not ") {
		return false
	}
	s := x.signals(deed)
	return !s.has("must", "should", "can", "non_goal", "problem", "given") && (s.passive() || doneTo(deed) || slices.ContainsFunc(strings.Fields(deed), deedVerb))
}
