package understanding

import (
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxRoleDeed is how many words a deed of a role line has at most.
const maxRoleDeed = 14

// roleDeeds makes statements of what a line on a role says that it changes or decides
// in the product, where nothing else asks for it: "the cook changes the number every
// morning", "releases held payments".
func (x *understander) roleDeeds() {
	for i := range x.u.Actors {
		a := &x.u.Actors[i]
		line := FirstLine(a.Source)
		if a.System || x.placedBy(line) || a.Role == "" || reading.HasHan(a.Role) || x.askedAlready(line, a.Name) {
			continue
		}
		for _, deed := range x.deedsOfRole(a) {
			if x.askedFor(deed) {
				continue
			}
			who := "the " + wording.LowerFirst(a.Name)
			text := ableTo(who, deed)
			if x.lex.reaches(deed) {
				text = sentence(reading.UpperFirst(who + " " + deed))
			}
			x.addFeature(FeatureFact{Text: text, Beside: true}, line, a.Source.Lines[0].To)
			x.sortIn(line)
		}
	}
}

// askedAlready says that the line on a role is read as something asked for already.
func (x *understander) askedAlready(line int, name string) bool {
	return slices.ContainsFunc(x.u.Features, func(f FeatureFact) bool {
		return f.Actor == name && slices.ContainsFunc(f.Source.Lines, func(r specs.LineRange) bool { return r.From <= line && line <= r.To })
	})
}

// deedsOfRole are the clauses of a role line that begin with a deed done in the product.
func (x *understander) deedsOfRole(a *ActorFact) []string {
	var out []string
	for _, sen := range wording.Sentences(a.Role) {
		text := strings.TrimRight(a.Role[sen.Start:sen.End], ". ")
		before := ""
		clauses, thing := x.roleClauses(text, a.Name)
		for i, clause := range clauses {
			deed := x.deedOf(clause, a.Name, i == 0)
			open := strings.TrimSuffix(deed, thing) // what is named points at nothing
			if n := len(strings.Fields(deed)); n > 1 && n <= maxRoleDeed && !x.lex.refersBack(open) {
				out = append(out, inFullBy(before, deed))
			}
			before = clause
		}
	}
	return out
}

// deedOf is the deed of a clause about a role, with the role in front or not: "their cook
// changes the number". The first clause may tell of several: "team leads decide which …".
// Empty for what is not done in the product.
func (x *understander) deedOf(clause, name string, first bool) string {
	deed := wording.LowerFirst(clause)
	if many, ok := strings.CutPrefix(deed, reading.Plural(wording.LowerFirst(name))+" "); ok && first {
		verb, what, _ := strings.Cut(many, " ")
		deed = verb + "s " + what
	}
	for _, article := range []string{"the ", "their ", "a ", "an ", "its ", "our "} {
		if rest, ok := strings.CutPrefix(deed, article+wording.LowerFirst(name)+" "); ok {
			deed = rest
			break
		}
	}
	for _, aside := range x.lex.RoleAsides {
		deed, _, _ = strings.Cut(deed, aside) // "approves quotes and reports to the owner": nobody approves reports
	}
	verb, what, _ := strings.Cut(deed, " ")
	if x.lex.reaches(deed) {
		return deed
	}
	if !slices.Contains(x.lex.RoleDeeds, verb) || verb == "decides" && !slices.Contains(x.lex.DecidedOn, reading.FirstWord(what)) {
		return ""
	}
	return deed
}

// ableTo is a deed as what somebody can do: "the cook can change the number", "the customer
// can print or show the label".
func ableTo(who, deed string) string {
	words := strings.Fields(deed)
	words[0] = strings.TrimSuffix(words[0], "s")
	if len(words) > 3 && (words[1] == "or" || words[1] == "and") && reading.InThirdPerson(words[2]) {
		words[2] = strings.TrimSuffix(words[2], "s")
	}
	can := " can "
	if len(words) > 1 && words[1] == "nothing" {
		can, words[1] = " cannot ", "anything" // "changes nothing"
	}
	return sentence(reading.UpperFirst(who + can + strings.Join(words, " ")))
}

// inFullBy puts the whole name of a thing into a deed where the clause before has it:
// "the number" behind "by number of children" is that of the children.
func inFullBy(before, deed string) string {
	words := strings.Fields(deed)
	for i, word := range words[:len(words)-1] {
		thing := words[i+1]
		at := strings.Index(before+" ", thing+" of ")
		if word != "the" || at < 0 || strings.Contains(deed, thing+" of ") {
			continue
		}
		if rest := strings.Fields(before[at:]); len(rest) == 3 {
			return strings.Replace(deed, "the "+thing, "the "+strings.Join(rest, " "), 1)
		}
	}
	return deed
}

// askedFor says that something else which is asked for has the verb of a deed and at
// least half of what it is done to.
func (x *understander) askedFor(deed string) bool {
	verb, what, _ := strings.Cut(deed, " ")
	var keys []string
	for _, word := range wording.Keywords(what) {
		keys = append(keys, wording.Stem(word))
	}
	return len(keys) == 0 || slices.ContainsFunc(x.u.Features, func(f FeatureFact) bool {
		said := map[string]bool{}
		for _, word := range wording.Keywords(f.Name + " . " + f.Text) {
			said[wording.Stem(word)] = true
		}
		held := 0
		for _, k := range keys {
			if said[k] {
				held++
			}
		}
		if byItself(&f, verb) {
			return held == len(keys)
		}
		return said[wording.Stem(verb)] && held*2 >= len(keys)
	})
}

// byItself says that a statement of nobody has a verb only as what happens by itself: "a 410
// ends it and disables the endpoint" lets no operator disable one.
func byItself(f *FeatureFact, verb string) bool {
	words := strings.FieldsFunc(strings.ToLower(f.Name+" "+f.Text), func(r rune) bool { return r != '-' && !unicode.IsLetter(r) })
	words = slices.DeleteFunc(words, func(word string) bool { return wording.Stem(word) != wording.Stem(verb) })
	return f.Actor == "" && len(words) > 0 && !slices.ContainsFunc(words, func(word string) bool { return !reading.InThirdPerson(word) })
}
