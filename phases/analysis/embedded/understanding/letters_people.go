package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// weAre introduces those who work somewhere: "We are four people: me, my brother Neil who does
// the frames, and two upholsterers".
var weAre = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:We are|We're|There are) (?:\p{L}+|\d+) (?:people|of us)(?: here| in all| in the \p{L}+)?: (.+)$`)
})

// colleague is one of them by name, with what they do.
var colleague = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:my|our) (?:\p{Ll}+ ){1,2}(\p{Lu}\p{Ll}+)(?:,? who (\S.*))?$`)
})

// ourPeople files them; whoever writes is none of those whom a role names.
func (x *understander) ourPeople(sen *reading.Sentence) bool {
	m := weAre().FindStringSubmatch(strings.TrimRight(sen.Text, ". "))
	if m == nil {
		return false
	}
	found := false
	for _, part := range reading.SplitTop(m[1], ", ") {
		part = strings.TrimPrefix(part, "and ")
		if c := colleague().FindStringSubmatch(part); c != nil {
			role := ""
			if work, does := strings.CutPrefix(c[2], "does "); does {
				role = "In charge of " + work + "."
			}
			x.addActor(ActorFact{Name: c[1], Role: role, Named: true}, sen.From, sen.To)
			found = true
			continue
		}
		words := strings.Fields(unquantified(part))
		if n := len(words); n > 0 && n <= 2 && len(words) < len(strings.Fields(part)) && strings.HasSuffix(words[n-1], "s") && !reading.StartsUpper(words[0]) {
			name := reading.UpperFirst(x.lex.actorName(strings.Join(words, " ")))
			x.addActor(ActorFact{Name: name}, sen.From, sen.To)
			found = true
		}
	}
	if found {
		sen.Text = ""
	}
	return found
}

// calledHere says that somebody of this name was introduced.
func (x *understander) calledHere(name string) bool {
	i, ok := x.findActor(name)
	return ok && x.u.Actors[i].Named
}
