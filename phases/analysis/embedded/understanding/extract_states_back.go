package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// movedStates reads "A ticket moves from open to working to closed; it may go back from
// closed to working": the steps of a life told with "from" and "to". What is said behind
// them is a rule of its own.
func (x *understander) movedStates(sen reading.Sentence) bool {
	if reading.HasHan(sen.Text) || strings.Contains(sen.Text, "→") {
		return false
	}
	all := clauses(withoutMarks(strings.TrimRight(sen.Text, ". ")))
	if len(all) == 0 {
		return false
	}
	low := reading.Lower(all[0])
	for _, verb := range x.lex.MovesFrom {
		i := strings.Index(low, verb)
		if i <= 0 || i > 40 {
			continue
		}
		subject := TrimArticle(all[0][:i], append([]string{"the", "every", "each"}, x.lex.articles...))
		parts := strings.Split(all[0][i+len(verb):], " to ")
		if len(strings.Fields(subject)) > 3 || len(parts) < 3 || !reading.ShortParts(parts, 2, 6) {
			return false
		}
		x.addChain(subject, parts, sen.From, sen.To)
		for _, rest := range all[1:] {
			if told, ok := strings.CutPrefix(rest, "it "); ok {
				rest = all[0][:i] + " " + told
			}
			x.addConstraint(reading.UpperFirst(rest), sen.From, sen.To)
		}
		return true
	}
	return false
}

// stepsOnly tells a sentence under a chain of states whose clauses all name further
// states or steps between known ones: "From `called` a patient may become `missed`; from
// `missed` they can return to `waiting`". The steps are read when all states are known.
func (x *understander) stepsOnly(sen reading.Sentence) bool {
	if len(x.u.Entities) == 0 || reading.HasHan(sen.Text) {
		return false
	}
	found := false
	for _, clause := range clauses(strings.TrimRight(sen.Text, ". ")) {
		clause = reading.UpperFirst(bracketState(clause))
		e := len(x.u.Entities) - 1
		switch {
		case x.furtherStates(reading.Sentence{Text: clause, From: sen.From, To: sen.To}):
		case len(x.statesNamed(e, clause)) > 0 && x.bracketTarget(e, clause, sen):
		case len(x.statesNamed(e, clause)) > 1 && firstIndex(reading.Lower(clause), x.lex.StepVerbs...) > 0 && !reading.ContainsAny(reading.Lower(clause), " never ", " not ", " only ", " must "):
		default:
			return false
		}
		found = true
	}
	return found
}

// bracketState writes the state that a deed leads to in the place of the deed: "waiting
// or called patients may leave (left)" becomes "… may become left (leave)".
func bracketState(clause string) string {
	head, state, ok := strings.Cut(clause, " (")
	state, closed := strings.CutSuffix(strings.TrimRight(state, ". "), ")")
	if !ok || !closed || len(strings.Fields(state)) > 2 || strings.ContainsAny(state, ",;:=/0123456789") {
		return clause
	}
	for _, may := range []string{" may ", " can "} {
		if who, deed, ok := strings.Cut(head, may); ok && len(strings.Fields(deed)) <= 2 {
			return who + may + "become " + state + " (" + deed + ")"
		}
	}
	return clause
}

// bracketTarget files the state that bracketState has found, where the clause names one
// that is known before it.
func (x *understander) bracketTarget(e int, clause string, sen reading.Sentence) bool {
	before, target, ok := strings.Cut(clause, " become ")
	state, _, bracket := strings.Cut(target, " (")
	if !ok || !bracket || !reading.StartsUpper(state) || len(x.statesNamed(e, before)) == 0 {
		return false
	}
	x.addStates(x.u.Entities[e].Name, []string{state}, sen.From, sen.To)
	return true
}

// fromTo files the steps of "… from closed to working": behind "from" stands the state
// that is left. What is denied behind a comma is none.
func (x *understander) fromTo(e int, clause string, sen reading.Sentence) bool {
	told := clause
	if i := firstIndex(reading.Lower(told), ", never ", ", not ", " but not ", " but never "); i > 0 {
		told = told[:i]
	}
	named := x.statesNamed(e, told)
	if len(named) < 2 || !strings.HasSuffix(strings.TrimRight(reading.Lower(told[:named[0].at]), " `"), "from") {
		return false
	}
	for i := 1; i < len(named); i++ {
		between := strings.Trim(told[named[i-1].at+len(named[i-1].state):named[i].at], " `")
		if between != "to" {
			return false
		}
	}
	for i := 1; i < len(named); i++ {
		x.addStep(e, named[i-1].state, named[i].state, "", sen)
	}
	return true
}
