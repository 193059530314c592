package wording

import (
	"slices"
	"strings"
)

// TestableWords are the word lists that tell what can be tested; see
// templates/lexicons/testable.yaml.
type TestableWords struct {
	Trigger   CueWords `yaml:"trigger"`
	Actor     CueWords `yaml:"actor"`
	Auxiliary CueWords `yaml:"auxiliary"`
	Outcome   CueWords `yaml:"outcome"`
}

// Testability judges whether criteria can be tested. It is safe for concurrent
// use.
type Testability struct {
	trigger, actor, auxiliary, outcome *Cues
}

// NewTestability makes the word lists ready for use.
func NewTestability(w TestableWords) *Testability {
	return &Testability{trigger: NewCues(w.Trigger), actor: NewCues(w.Actor), auxiliary: NewCues(w.Auxiliary), outcome: NewCues(w.Outcome)}
}

// Holds says whether a criterion, as plain text, can be tested: it has an actor
// or a trigger, and an outcome that can be observed. A measure counts as an
// outcome, and whatever stands before an outcome as the one that shows it ("The
// export holds …"). Weak words are another rule's matter.
func (t *Testability) Holds(text string) bool {
	var room [48]Token
	tokens := appendTokens(room[:0], text)
	if HasMeasure(text) && several(tokens) {
		return true // a measure of something, on whatever side of it
	}
	outcome := lastOutcome(text, tokens, t.actor, t.auxiliary, t.outcome)
	acted := t.trigger.holds(text, tokens) || t.actor.holds(text, tokens)
	if outcome >= 0 && acted {
		return true
	}
	if word, _ := HasRFC2119(text); word != "" {
		outcome = max(outcome, strings.Index(text, word))
	}
	if outcome < 0 {
		return false
	}
	return acted || len(Keywords(text[:outcome])) > 0
}

// lastOutcome is the byte offset of the last verb of a text, -1 without one: in
// front of the last one stands who acts, also when the first is an imperative.
// As many English verbs are nouns too ("fast search"), the plain form counts
// only where a verb can stand: at the begin, behind a plural or an actor, or
// behind a conjunction.
func lastOutcome(text string, tokens []Token, actors, auxiliary, verbs *Cues) int {
	at := -1
	for _, list := range []*Cues{auxiliary, verbs} {
		for _, w := range list.chineseFor(text) {
			at = max(at, strings.LastIndex(text, w))
		}
	}
	before := ""
	for _, t := range tokens {
		if t.Kind == Word && isVerb(t.Lower, before, actors, auxiliary, verbs) {
			at = max(at, t.Start)
		}
		if t.Kind != Punct {
			before = t.Lower
		}
	}
	return at
}

func isVerb(word, before string, actors, auxiliary, verbs *Cues) bool {
	switch {
	case auxiliary.base[word]:
		return true
	case !verbs.words[Stem(word)]:
		return false
	case !verbs.base[word]: // "stores", "refused"; a participle needs an auxiliary
		return !strings.HasSuffix(word, "ing")
	default:
		leads := []string{"", "you", "we", "i", "who", "that", "which", "to", "and", "or", "not", "then", "only", "also", "still"}
		return slices.Contains(leads, before) || actors.base[before] || strings.HasSuffix(before, "s")
	}
}
