package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// roleClauses are the clauses of a sentence about a role, each with its things by name:
// "sees only those" behind "rents floors" is "sees only the floors they rent". The second
// result is that name, empty where the role has none.
func (x *understander) roleClauses(text, name string) ([]string, string) {
	for _, lead := range x.lex.RoleAccess {
		text = strings.ReplaceAll(text, " and "+lead, ", "+lead)
	}
	list := reading.SplitTop(strings.NewReplacer("; ", ", ", ", and ", ", ").Replace(text), ", ") // no comma of a number: "over 1,500 hours"
	list = deedsApart(list)
	thing := heldThing(list[0], name)
	for i := range list {
		list[i] = x.lex.withThing(list[i], thing)
	}
	return list, thing
}

// deedsApart takes two deeds of one clause apart: "prints tags and puts orders together" is two,
// and "prints labels and tickets for guests" one.
func deedsApart(clauses []string) []string {
	var out []string
	for _, clause := range clauses {
		head, rest, ok := strings.Cut(clause, " and ")
		verb, object, more := strings.Cut(rest, " ")
		if !ok || !more || strings.Contains(rest, " and ") || !reading.InThirdPerson(wording.LowerFirst(reading.FirstWord(head))) || !strings.Contains(head, " ") || !reading.InThirdPerson(verb) || !bareVerb(reading.FirstWord(object)) {
			out = append(out, clause)
			continue
		}
		out = append(out, head, rest)
	}
	return out
}

// heldThing is what a clause says that a role has, as the things by which other clauses
// name it: "the floors they rent" of "a tenant administrator rents floors". Empty where the
// clause says more than a verb and its things.
func heldThing(clause, name string) string {
	_, deed, ok := strings.Cut(" "+wording.LowerFirst(clause), " "+wording.LowerFirst(name)+" ")
	verb, things, two := strings.Cut(deed, " ")
	if !ok || !two || verb == "has" || strings.Contains(things, " ") || !reading.InThirdPerson(verb) || wording.Singular(things) == things {
		return ""
	}
	return "the " + things + " they " + wording.Singular(verb)
}

// withThing puts a thing by name in the place of the word that points at it at the end of
// a clause.
func (l *Lexicons) withThing(clause, thing string) string {
	i := strings.LastIndexByte(clause, ' ')
	if i < 0 || thing == "" || !slices.Contains(l.PointsAtThings, clause[i+1:]) {
		return clause
	}
	return clause[:i+1] + thing
}

// reaches says that a deed tells what a role sees or gets at, which is no less a rule of the
// product than what the role does: "sees only", "gets access to".
func (l *Lexicons) reaches(deed string) bool {
	return slices.ContainsFunc(l.RoleAccess, func(lead string) bool { return strings.HasPrefix(deed, lead+" ") })
}
