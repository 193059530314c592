package understanding

import (
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// callerCell is the cell of the column of a table of operations that says who may call each of them.
// told is false where the table has no such column.
func (x *understander) callerCell(r row) (cell string, told bool) {
	if _, ok := r.t.has["persona"]; ok {
		return r.get("persona"), true
	}
	for i, head := range r.t.header {
		if i > 0 && i < len(r.u.Cells) && x.lex.CallerHeads[callerHead(head)] && !namesScope(r.u.Cells[i]) {
			return strings.Trim(r.u.Cells[i], "–— "), true
		}
	}
	return "", false
}

// callersAlone is a cell of callers without what stands in brackets behind their names: "agent" of
// "agent (own)". The cell itself goes with the operation.
func callersAlone(said string) string {
	for {
		from := strings.Index(said, " (")
		to := strings.Index(said[max(0, from):], ")")
		if from < 0 || to < 0 {
			return said
		}
		said = said[:from] + said[from+to+1:]
	}
}

// deedOfCallers tells what an operation is for as what its callers can do, where it names several of them
// or a system; where a table leaves open who they are, as what the product lets be done. A role that the
// purpose only speaks of is never who calls: "set the assigned pilot". Empty where a person calls or
// nothing is said of callers.
func (x *understander) deedOfCallers(e *EndpointFact) string {
	if !e.Asked || e.Open || reading.HasHan(e.Purpose) {
		return ""
	}
	deed := x.lex.deedOfCall(e)
	switch {
	case len(e.Named) == 0:
		return reading.FirstOf(x.u.Product, "The product") + " lets callers " + deed
	case len(e.Named) == 1 && !x.callsBySystem(e.Named[0]):
		return ""
	}
	var names []string
	for _, name := range e.Named {
		names = append(names, x.callerInText(name))
	}
	who := names[0]
	if last := len(names) - 1; last > 0 {
		who = strings.Join(names[:last], ", ") + " or " + names[last]
	}
	return reading.UpperFirst(who) + " can " + deed
}

// callsBySystem says that a caller is a system that comes by itself, and neither a person nor the
// program or device that a person holds.
func (x *understander) callsBySystem(name string) bool {
	i, known := x.findActor(x.actorNames(name)[0])
	if known && x.u.Actors[i].System {
		return true
	}
	return !x.isPersonNoun(name) && slices.ContainsFunc(x.u.Integrations, func(in IntegrationFact) bool { return fold(in.Name) == fold(name) })
}

// callerInText is the name of a caller as a sentence has it: a role with its article, the name of a
// system as it is written.
func (x *understander) callerInText(name string) string {
	last := reading.Lower(reading.LastWord(name))
	proper := strings.ContainsFunc(name[1:], unicode.IsUpper)
	role := x.isPersonNoun(name) || x.lex.GroupsOfPeople[last] || x.lex.CallerPrograms[last]
	switch {
	case proper, reading.StartsUpper(name) && !role:
		return name
	case wording.Singular(last) != last:
		return wording.LowerFirst(name)
	case x.lex.GroupsOfPeople[last]:
		return "the " + wording.LowerFirst(name)
	}
	return wording.Article(name) + " " + wording.LowerFirst(name)
}

// deedOfCall is what the caller of an operation does by it: its purpose where that begins with a deed,
// reading where the operation reads, else the call itself.
func (l *Lexicons) deedOfCall(e *EndpointFact) string {
	purpose := wording.LowerFirst(strings.TrimRight(e.Purpose, ". "))
	first, rest, _ := strings.Cut(purpose, " ")
	word := strings.Trim(first, ",")
	third := reading.InThirdPerson(word) && l.CallDeeds[wording.Singular(word)] && rest != "" && bareVerb(reading.FirstWord(rest))
	plain := !strings.ContainsAny(purpose, "`;:")
	switch {
	case e.Method == "GET" && third:
		return "read " + rest
	case e.Method == "GET" && plain && l.readsBy(purpose):
		return purpose
	case e.Method == "GET" && plain:
		return "read " + purpose
	case plain && third:
		return wording.Singular(word) + " " + rest
	case plain && l.CallDeeds[word] && rest != "":
		return purpose
	}
	return "use `" + e.Method + " " + e.Path + "`: " + purpose
}

// readsBy says that the purpose of an operation that reads begins with how it reads. A word that would
// change something is no deed there, but tells of what is read: "open slots", "free berths".
func (l *Lexicons) readsBy(purpose string) bool {
	first, rest, _ := strings.Cut(reading.Lower(purpose), " ")
	first = strings.Trim(first, ",")
	return l.CallReads[first] && rest != "" || slices.Contains([]string{"a", "an", "the", "all", "every", "each"}, reading.FirstWord(rest))
}

// readsThing says that a purpose begins with a word that would be a deed elsewhere, and that an operation
// which only reads cannot do.
func (l *Lexicons) readsThing(purpose string) bool {
	first := reading.Lower(reading.FirstWord(purpose))
	return (l.CallDeeds[first] || l.StateWords[first]) && strings.Contains(purpose, " ") && !l.readsBy(purpose) && bareVerb(reading.Lower(strings.TrimRight(secondOf(purpose), ". ")))
}

func secondOf(text string) string {
	if words := strings.Fields(text); len(words) > 1 {
		return words[1]
	}
	return ""
}
