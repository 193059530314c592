package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// actedUpon tells that people are the ones to whom something is done by whoever stands
// behind "by": "people who are asked by auditors". Those from outside work with nothing
// here.
func (l *Lexicons) actedUpon(before string) bool {
	words := strings.Fields(reading.Lower(before))
	n := len(words)
	return n > 2 && strings.HasSuffix(words[n-1], "ed") && l.PassiveOfPeople[words[n-2]] && l.SubjectsOfPassive[words[n-3]]
}

// goesOn tells that a noun of people is only the beginning of what is spoken of: "a
// member company", "the customer portal".
func (l *Lexicons) goesOn(behind string) bool {
	rest, ok := strings.CutPrefix(behind, " ")
	return ok && l.NounsBehindPerson[strings.TrimRight(reading.Lower(reading.FirstWord(rest)), ".,;:)")]
}

// ofLater tells a row of people who are to follow one day, "Later, maybe, the public",
// from those of today. A sentence that says what somebody does is none.
func (l *Lexicons) ofLater(text string) bool {
	first := strings.TrimRight(reading.Lower(reading.FirstWord(text)), ",.;:，")
	return l.LaterPeople[first] && !reading.HasFiniteVerb(text)
}

// namesNobody tells a label or a heading under which people stand, and which is none
// of them itself: "Out of the system but affected", "A day with the tablet".
func (x *understander) namesNobody(title string) bool {
	if reading.HasHan(title) {
		return false
	}
	first := reading.Lower(reading.FirstWord(title))
	bare := TrimArticle(title, append([]string{"the"}, x.lex.articles...))
	name, _, _ := strings.Cut(reading.Lower(bare), " (")
	if _, who, two := strings.Cut(name, " "); two && (slices.Contains(x.lex.PeopleOfTimes, who) || !strings.Contains(who, " ") && x.isPerson(who)) {
		return false // "night watch", "shift supervisor"
	}
	return x.lex.OpenersOfNoPerson[first] || x.lex.TimesOfPeople[reading.Lower(reading.FirstWord(bare))] && strings.Contains(bare, " ")
}
