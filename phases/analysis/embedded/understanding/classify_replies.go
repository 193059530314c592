package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// aside tells what somebody says in a talk that asks for nothing: an answer whose
// question stands elsewhere, what the speaker will think about or find out, what is
// there already, and what only narrows the sentence before it, "Not for the gates
// though". Chinese has rules of its own.
func (l *Lexicons) aside(s *signals, c context, bullet bool) bool {
	if bullet || s.question || c.kind == "non_goal" || c.kind == "question" || reading.HasHan(s.text) {
		return false
	}
	low := strings.ReplaceAll(strings.TrimRight(reading.Lower(s.text), " .!"), "’", "'")
	return onlyReplies(low) || l.ownTask(low) || l.owns(s.text, low) || l.narrows(low)
}

// onlyReplies tells an answer of a word or two, "No.", "Fine".
func onlyReplies(low string) bool {
	const longest = 2
	return len(strings.Fields(low)) <= longest && strings.Contains(" no yes nope yep ok okay sure agreed thanks same exactly right fine alright good true anyway whatever ", " "+low+" ")
}

// ownTask tells what a speaker has to find out or think about: it is done at a desk, and
// no product does it.
func (l *Lexicons) ownTask(low string) bool {
	for _, who := range l.SpeakersDuty {
		rest, ok := strings.CutPrefix(low, who)
		if ok && (reading.HasPrefixOf(rest+" ", l.DeskDeeds...) || !strings.HasPrefix(who, "we") && reading.HasPrefixOf(rest+" ", l.DeskTalks...)) {
			return true // what "we" ask of visitors is work of the house
		}
	}
	return false
}

// owns tells that a team has a thing of a name already, "We've got WhatsApp".
func (l *Lexicons) owns(text, low string) bool {
	const longest = 3 // words of a name and what it is
	for _, lead := range l.WeHaveGot {
		rest, ok := strings.CutPrefix(low, lead)
		words := strings.Fields(rest)
		if !ok || len(words) == 0 || len(words) > longest {
			continue
		}
		name := strings.Fields(text)[len(strings.Fields(lead))]
		return name != strings.ToLower(name)
	}
	return false
}

// narrows tells words without a verb that take something out of what was said before.
func (l *Lexicons) narrows(low string) bool {
	const longest = 6
	rest, ok := strings.CutPrefix(low, "not ")
	return ok && len(strings.Fields(rest)) < longest && reading.HasPrefixOf(rest, "the ", "for the ", "by the ", "to the ", "on the ", "at the ") && !reading.HasFiniteVerb(rest) && !strings.ContainsAny(rest, ",;:")
}
