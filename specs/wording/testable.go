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

	marks map[string]mark // of every Latin word and stem of the lists
}

// mark says in which lists a word or a stem stands.
type mark uint8

const (
	acts      mark = 1 << iota // it, or its stem, is a trigger or an actor
	helps                      // an auxiliary
	verbStem                   // the stem of a verb
	verbPlain                  // a verb as it stands in the table
)

// NewTestability makes the word lists ready for use.
func NewTestability(w TestableWords) *Testability {
	t := &Testability{
		trigger: NewCues(w.Trigger), actor: NewCues(w.Actor), auxiliary: NewCues(w.Auxiliary), outcome: NewCues(w.Outcome),
		marks: map[string]mark{},
	}
	for _, list := range []struct {
		words map[string]bool
		mark  mark
	}{{t.trigger.words, acts}, {t.actor.words, acts}, {t.auxiliary.base, helps}, {t.outcome.words, verbStem}, {t.outcome.base, verbPlain}} {
		for word := range list.words { // any order gives the same marks
			t.marks[word] |= list.mark
		}
	}
	return t
}

// Holds says whether a criterion, as plain text, can be tested: it has an actor
// or a trigger, and an outcome that can be observed. A measure counts as an
// outcome, and whatever stands before an outcome as the one that shows it ("The
// export holds …"). Weak words are another rule's matter.
func (t *Testability) Holds(text string) bool {
	var room [48]Token
	tokens := appendTokens(room[:0], text)
	outcome, acted := t.words(tokens)
	for _, list := range []*Cues{t.auxiliary, t.outcome} {
		for _, w := range list.chineseFor(text) {
			if behind := text[outcome+1:]; strings.Contains(behind, w) { // which is far quicker than looking for the last
				outcome += 1 + strings.LastIndex(behind, w)
			}
		}
	}
	acted = acted || t.trigger.holdsPhrase(text) || t.actor.holdsPhrase(text)
	if outcome >= 0 && acted {
		return true
	}
	if HasMeasure(text) && several(text, tokens) {
		return true // a measure of something, on whatever side of it
	}
	if word, _ := HasRFC2119(text); word != "" {
		outcome = max(outcome, strings.Index(text, word))
	}
	if outcome < 0 {
		return false
	}
	return acted || len(Keywords(text[:outcome])) > 0
}

// words looks at the Latin words of a text: the byte offset of its last verb,
// -1 without one, and whether one of them acts. In front of the last verb stands
// who acts, also when the first is an imperative.
func (t *Testability) words(tokens []Token) (verb int, acted bool) {
	verb = -1
	before := ""
	for i := range tokens {
		token := &tokens[i]
		if token.Kind == Word {
			plain, stem := t.marks[token.Lower], Stem(token.Lower)
			stemmed := plain
			if stem != token.Lower {
				stemmed = t.marks[stem]
			}
			acted = acted || (plain|stemmed)&acts != 0
			if t.isVerb(token.Lower, before, plain, stemmed) {
				verb = token.Start
			}
		}
		if token.Kind != Punct {
			before = token.Lower
		}
	}
	return verb, acted
}

// isVerb says whether a word is a verb where it stands. As many English verbs
// are nouns too ("fast search"), the plain form counts only where a verb can
// stand: at the begin, behind a plural or an actor, or behind a conjunction.
func (t *Testability) isVerb(word, before string, plain, stemmed mark) bool {
	switch {
	case plain&helps != 0:
		return true
	case stemmed&verbStem == 0:
		return false
	case plain&verbPlain == 0: // "stores", "refused"; a participle needs an auxiliary
		return !strings.HasSuffix(word, "ing")
	default:
		leads := []string{"", "you", "we", "i", "who", "that", "which", "to", "and", "or", "not", "then", "only", "also", "still"}
		return slices.Contains(leads, before) || t.actor.base[before] || strings.HasSuffix(before, "s")
	}
}
