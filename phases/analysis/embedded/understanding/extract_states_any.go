package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// goesBack says that the words between two states lead back from the first of them: "may
// go to `failed` and back to `queued`".
func goesBack(between string) bool {
	return slices.Contains([]string{"and back to", "and then back to", "and from there back to", "then back to", "and back into", "and then again to"}, strings.Trim(reading.Lower(between), " `,"))
}

// fromAnyBut files the steps that lead to a state from all others: "From any state but
// `delivered` it may become `lost` (no event for 10 days)". Out of what is final leads none.
func (x *understander) fromAnyBut(e int, clause string, named []stateHit, sen reading.Sentence) bool {
	low := reading.Lower(clause)
	open := firstIndex(low, x.lex.FromAnyState...)
	verb := firstIndex(low, x.lex.StepVerbs...)
	if verb < 0 {
		verb = firstIndex(low, x.lex.MayBecome...)
	}
	if open < 0 || verb < open {
		return open >= 0 && x.fromAnyBefore(e, clause, open, named, sen)
	}
	var kept []string
	to := stateHit{}
	for _, n := range named {
		if n.at < verb {
			kept = append(kept, n.state)
		} else if to.state == "" {
			to = n
		}
	}
	if to.state == "" {
		return false
	}
	event := trimEvent(clause[min(len(clause), to.at+len(to.state)):])
	final := x.finalStates(e)
	for _, s := range x.u.Entities[e].States {
		if !slices.Contains(kept, s) && !slices.Contains(final, s) && s != to.state {
			x.addStep(e, s, to.state, event, sen)
		}
	}
	return true
}

// fromAnyBefore files the steps that lead to a state from all that the source lists before
// another one: "A parcel can be `lost` from any state before `delivered`".
func (x *understander) fromAnyBefore(e int, clause string, open int, named []stateHit, sen reading.Sentence) bool {
	behind := slices.IndexFunc(named, func(n stateHit) bool { return n.at > open })
	if named[0].at > open {
		return false
	}
	states := x.u.Entities[e].States
	from, to := 0, len(states)
	if behind > 0 {
		at := slices.Index(states, named[behind].state)
		switch between := reading.Lower(clause[open:named[behind].at]); {
		case reading.ContainsAny(between, " before ", " until ", " up to "):
			to = at
		case reading.ContainsAny(between, " after ", " behind "):
			from = at + 1
		default:
			return false
		}
	}
	final := x.finalStates(e)
	for _, s := range states[from:max(from, to)] {
		if s != named[0].state && !slices.Contains(final, s) {
			x.addStep(e, s, named[0].state, "", sen)
		}
	}
	return true
}

// finalStates are the states of an entity that a sentence calls final.
func (x *understander) finalStates(e int) []string {
	var out []string
	for s := range x.r.Sections {
		if !x.holdsStates(e, s) {
			continue
		}
		for _, i := range x.units[s] {
			for _, sen := range x.r.Units[i].Sentences {
				if low := reading.Lower(sen.Text); !reading.ContainsAny(low, " is final", " are final", " is terminal", " are terminal", " is an end state", " is the end") {
					continue
				}
				for _, n := range x.statesNamed(e, sen.Text) {
					out = append(out, n.state)
				}
			}
		}
	}
	return out
}

// onceThen reads a sentence below a heading of states that tells a life in its order with
// one "then": "A job is booked, then in the workshop, waiting for parts, and handed over".
func (x *understander) onceThen(sen reading.Sentence) bool {
	subject, chain, ok := strings.Cut(strings.TrimRight(sen.Text, ". "), " is ")
	if !ok || reading.HasHan(sen.Text) || strings.Count(chain, " then ") != 1 || strings.ContainsAny(chain, ";:") {
		return false
	}
	subject = TrimArticle(subject, append([]string{"the", "every", "each"}, x.lex.articles...))
	parts := reading.SplitList(strings.NewReplacer(", and then ", ", ", ", then ", ", ", " and then ", ", ", " then ", ", ").Replace(chain))
	const least, longest = 3, 4
	if len(strings.Fields(subject)) > longest || len(parts) < least || !reading.ShortParts(parts, longest, 10) {
		return false
	}
	x.addChain(subject, parts, sen.From, sen.To)
	return true
}

// mayEndAs adds the state of a deed that ends a life, where a sentence below a heading of
// states says when it is possible: "A job can be cancelled as long as no work was recorded".
// The sentence stays a rule.
func (x *understander) mayEndAs(sen reading.Sentence) {
	words := strings.Fields(strings.NewReplacer("`", "", ",", "", ".", "").Replace(reading.Lower(sen.Text)))
	at := slices.Index(words, "be")
	if at < 2 || at+1 >= len(words) || words[at-1] != "can" && words[at-1] != "may" || !slices.Contains(x.lex.MayEndAs, words[at+1]) {
		return
	}
	for i := range x.u.Entities {
		e := &x.u.Entities[i]
		if name := strings.Fields(reading.Lower(e.Name)); len(e.States) > 1 && len(name) > 0 && (slices.Contains(words[:at-1], name[0]) || slices.Contains(words[:at-1], name[len(name)-1])) {
			x.addStates(e.Name, []string{words[at+1]}, sen.From, sen.To)
		}
	}
}

// beforeCondition are the states to which a step leads, without those that only its
// condition names: "goes back to the workshop once the delivery is booked".
func beforeCondition(low string, verb int, to []stateHit) []stateHit {
	at := firstIndex(low[verb:], " once ", " when ", " as soon as ", " after ", " until ", " because ")
	if at < 0 || len(to) < 2 || to[0].at > verb+at {
		return to
	}
	return slices.DeleteFunc(slices.Clone(to), func(t stateHit) bool {
		return t.at > verb+at && !reading.ContainsAny(low[verb+at:t.at], ",", " or ") // another step behind a comma
	})
}

// statesKnown counts the states of each entity.
func (x *understander) statesKnown() map[string]int {
	out := map[string]int{}
	for i := range x.u.Entities {
		out[x.u.Entities[i].Name] = len(x.u.Entities[i].States)
	}
	return out
}

// statesSince is the entity that has got states since they were counted.
func (x *understander) statesSince(known map[string]int) string {
	for i := range x.u.Entities {
		if e := &x.u.Entities[i]; len(e.States) > known[e.Name] {
			return e.Name
		}
	}
	return ""
}
