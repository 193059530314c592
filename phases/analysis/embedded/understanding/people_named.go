package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// besideMe finds the names in a row that ends with who writes: "Marjorie, Tunde, Aoife from the
// council, me", "Ines and me".
var besideMe = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`((?:(?:\p{Lu}\p{Ll}*\. )?\p{Lu}\p{Ll}+(?: (?:from|of|at) the \p{Ll}+)?(?:, | and | & ))+)(?:and )?(?:me|myself|I)\b`)
})

// greeted finds who a letter is addressed to: "Hi Marta, hi Ruben,".
var greeted = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`\b(?:[Hh]i|[Hh]ello|[Dd]ear) (\p{Lu}\p{Ll}+)\b`)
})

// namedBeside are the first names in a text that stand in one row with who writes, or behind a
// greeting.
func (l *Lexicons) namedBeside(text string) []string {
	var out []string
	for _, row := range besideMe().FindAllStringSubmatch(text, -1) {
		for part := range strings.SplitSeq(strings.NewReplacer(" and ", ", ", " & ", ", ").Replace(row[1]), ", ") {
			part, _, _ = strings.Cut(part, " from ")
			part, _, _ = strings.Cut(part, " of ")
			part, _, _ = strings.Cut(part, " at ")
			if name := reading.LastWord(part); l.calledSo(name) {
				out = append(out, name)
			}
		}
	}
	for _, hi := range greeted().FindAllStringSubmatch(text, -1) {
		if l.calledSo(hi[1]) && !l.NoFirstNames[reading.Lower(hi[1])] {
			out = append(out, hi[1])
		}
	}
	return out
}

// namedBesideWriter says that a letter names somebody in a row with who writes, or greets them.
func (x *understander) namedBesideWriter(name string) bool {
	return slices.ContainsFunc(x.r.Units, func(u reading.Unit) bool { return slices.Contains(x.lex.namedBeside(u.Text), name) })
}

// namedDoes takes a sentence apart in which somebody called by name can, may or has to do
// something: the subject is who does it, and nobody else. An unknown one becomes an actor of
// that name.
func (x *understander) namedDoes(text string, from, to int) (actor, want string) {
	clause := x.lex.mainClause(text)
	name, rest, _ := strings.Cut(clause, " ")
	if !x.lex.calledSo(name) || x.isDepartment(name) || x.look(text).trigger != "" { // who is called by no name is the rule
		return "", ""
	}
	if strings.HasPrefix(rest, "wants ") && !x.namedBesideWriter(name) {
		return "", "" // a house may want something as well as a person
	}
	if !x.isNamed(name) || x.isPerson(reading.Lower(name)) || len(x.lex.tech.Find(name)) > 0 || strings.EqualFold(name, x.u.Product) {
		return "", ""
	}
	for _, verb := range x.lex.ActionVerbs {
		deed, ok := strings.CutPrefix(rest, strings.TrimPrefix(verb, " "))
		if word := reading.FirstWord(deed); ok && verb != "" && verb[0] == ' ' && word != "not" && word != "be" && bareVerb(word) {
			want = strings.TrimRight(strings.TrimSpace(deed), ".;: ")
			break
		}
	}
	verb := reading.FirstWord(rest)
	switch {
	case want != "":
	case strings.Contains(" sees gets receives ", " "+verb+" "):
		want = strings.TrimRight(rest, ".;: ")
	case (verb == "needs" || verb == "wants") && x.namedSees(clause): // the thing is what binds
	default:
		return "", ""
	}
	if _, known := x.findActor(name); !known {
		x.addActor(ActorFact{Name: name, Named: true}, from, to)
		x.guests++ // nobody listed them among the users
	}
	return x.knownActor(name), want
}
