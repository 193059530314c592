package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// storyDeed finds what is wanted in a story that begins with how it comes about.
// "A producer notices that an ad was cut anew. They shift all later markers" wants
// the shift, by the producer; "Freelancers deliver notes. An editor pastes them"
// wants what its heading says, for the editor. The sentence that only leads up to
// it is given back as cause; ok is false for any other story.
func (x *understander) storyDeed(sens []reading.Sentence) (deed, actor, cause string, ok bool) {
	if len(sens) < 2 || reading.HasHan(sens[0].Text) {
		return "", "", "", false
	}
	name, rest := x.leadingActor(sens[0].Text)
	if name == "" {
		return "", "", "", false
	}
	verb := reading.Lower(reading.FirstWord(rest))
	who, does, _ := strings.Cut(sens[1].Text, " ")
	switch {
	case x.lex.Perceives[verb] && who == "They":
		return reading.UpperFirst(wording.Plural(reading.Lower(name))) + " " + does, "", sens[0].Text, true
	case x.lex.Perceives[verb] && (who == "She" || who == "He"):
		return strings.TrimSuffix(sens[0].Text[:len(sens[0].Text)-len(rest)], " ") + " " + does, "", sens[0].Text, true
	case x.lex.BringsAlong[verb]:
		other, acts := x.leadingActor(sens[1].Text)
		if other == "" || strings.EqualFold(other, name) || !reading.ContainsAny(" "+strings.TrimRight(acts, ".")+" ", " them ", " it ") {
			return "", "", "", false
		}
		return "", other, sens[0].Text, true
	}
	return "", "", "", false
}
