package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// A row of examples introduces people by their names alone: "Hanna (45, cooks for
// six), Piet (her son), Oma Tilda (80, poor eyesight)". Each is somebody, also where
// what stands in the brackets names no role.

// castRow reads a row of names with what is told of each in brackets.
func (x *understander) castRow(text string, from, to int) bool {
	if reading.HasHan(text) {
		return false
	}
	text = strings.TrimRight(text, ". ")
	parts := reading.SplitTop(text, "; ")
	if len(parts) < 2 {
		parts = reading.TrimConjunction(reading.SplitTop(text, ", "))
	}
	if len(parts) < 2 {
		return false
	}
	cast := make([]ActorFact, len(parts))
	for i, part := range parts {
		called, told, ok := strings.Cut(part, " (")
		told, closed := strings.CutSuffix(told, ")")
		if !ok || !closed || !x.lex.givenName(called) || x.isPerson(reading.Lower(called)) || len(x.lex.tech.Find(called)) > 0 {
			return false
		}
		cast[i] = x.castOne(called, part, told)
	}
	for i := range cast {
		x.addActor(cast[i], from, to)
	}
	return true
}

// castOne is one of a row: a role where the brackets name one, else who is called so.
func (x *understander) castOne(called, part, told string) ActorFact {
	if p, ok := x.personaOf(part); ok && p.role != "" && x.isRole(p.role) && x.lex.soundsLikeRole(p.role) {
		names := x.lex.personaNames(p)
		return ActorFact{Name: names[0], Aliases: names[1:], Role: sentence(reading.UpperFirst(p.about))}
	}
	return ActorFact{Name: called, Named: true, Role: sentence(reading.UpperFirst(told))}
}

// ofSomebody tells a role that says only whose it is: "her partner".
func (l *Lexicons) ofSomebody(role string) bool {
	return strings.Contains(" her his their my our ", " "+reading.Lower(reading.FirstWord(role))+" ")
}

// teller is the actor who tells a story. "As Hanna I want" names one person, whom no
// article introduces.
func (x *understander) teller(st *story, line int) string {
	told, _, _ := strings.Cut(st.role, " (") // "As Martin (owner)"
	if st.bare && x.oneInS(told) {
		x.addActor(ActorFact{Name: told, Named: true, Source: reading.Lines(line, line)}, line, line)
		return told
	}
	name := x.storyActor(st.role, line)
	if i, ok := x.findActor(name); ok && st.bare && name == told && x.lex.givenName(name) && !x.isPerson(reading.Lower(name)) && !reading.HasHan(name) {
		x.u.Actors[i].Named = true
	}
	return name
}

// oneInS tells the name of one person that ends as a plural does: Tobias, and no Admins.
func (x *understander) oneInS(name string) bool {
	one := wording.Singular(name)
	if one == name || strings.Contains(name, " ") || !reading.StartsUpper(name) || reading.IsCapitals(name) {
		return false
	}
	low := reading.Lower(one)
	return !x.isPerson(low) && !x.isRole(low)
}
