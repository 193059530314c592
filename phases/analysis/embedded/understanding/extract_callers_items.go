package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// programCaller files an item of a list of those who call the product that is a program or a
// device, "**Warden console**, used by two wardens" under "Consumers": it comes by itself and is
// no person. People in such a list are read as people.
func (x *understander) programCaller(u *reading.Unit) bool {
	title := callerHead(x.r.Sections[u.Section].Title)
	if u.Kind != reading.Bullet || u.Depth > 1 || !x.lex.CallerColumnsSure[title] && !x.lex.CallerLists[title] {
		return false
	}
	name, told := x.lex.programAhead(u.Text)
	if name == "" {
		return false
	}
	told = sentence(reading.UpperFirst(told))
	x.addActor(ActorFact{Name: name, Role: told, System: true}, u.From, u.To)
	x.mergeIntegration(IntegrationFact{Name: name, Purpose: told, Calls: true, Source: x.source(u.From, u.To)})
	x.describedSystems(told, u.From, u.To) // what it is written with is nothing that the product is written with
	return true
}

// programAhead parts an item into the program or device that it begins with and what is told of
// it. The name ends at the first mark or preposition; it is empty where its noun is of none.
func (l *Lexicons) programAhead(text string) (name, told string) {
	const longest = 5 // words of a name
	text = strings.TrimSpace(text)
	end := len(text)
	for _, mark := range []string{" (", ", ", ": ", "; ", " – ", " — ", " - ", ". "} {
		if i := strings.Index(text[:end], mark); i > 0 {
			end = i
		}
	}
	words := strings.Fields(text[:end])
	for i, word := range words {
		if i > 0 && !bareVerb(word) && word == reading.Lower(word) && reading.IsASCII(word) {
			words, end = words[:i], strings.Index(text, " "+word+" ") // "tablets in the cold lab"
			break
		}
	}
	if n := len(words); n == 0 || n > longest || end < 0 || !l.ClientPrograms[wording.Singular(reading.Lower(words[n-1]))] {
		return "", ""
	}
	told = strings.TrimSpace(strings.TrimLeft(strings.TrimSpace(text[end:]), ",:;–—-. "))
	if inner, rest, ok := strings.Cut(strings.TrimPrefix(told, "("), ")"); ok && strings.HasPrefix(told, "(") {
		parts := slices.DeleteFunc([]string{inner, strings.Trim(rest, " ,:;–—-.")}, func(p string) bool { return p == "" })
		told = strings.Join(parts, "; ")
	}
	return strings.Join(words, " "), strings.TrimRight(told, ". ")
}
