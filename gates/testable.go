package gates

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// testable says whether a criterion can be tested: it has an actor or a
// trigger, and an outcome that can be observed. A measure counts as an
// outcome, and whatever stands before an outcome as the one that shows it
// ("The export holds …"). Weak words are another rule's matter.
func (f *facts) testable(text string) bool {
	return f.tested.get(text, func() bool { return f.isTestable(specs.Plain(text)) })
}

func (f *facts) isTestable(text string) bool {
	cues := f.judge.lexicons.cues
	if len(wording.Measures(text)) > 0 && len(wording.Keywords(text)) > 1 {
		return true // a measure of something, on whatever side of it
	}
	tokens := wording.Tokens(text)
	outcome := lastOutcome(text, tokens, cues["actor"], cues["auxiliary"], cues["outcome"])
	if word, _ := wording.HasRFC2119(text); word != "" {
		outcome = max(outcome, strings.Index(text, word))
	}
	if outcome < 0 {
		return false
	}
	if cues["trigger"].first(text, tokens) >= 0 || cues["actor"].first(text, tokens) >= 0 {
		return true
	}
	return len(wording.Keywords(text[:outcome])) > 0
}

// lastOutcome is the byte offset of the last verb of a text, -1 without one: in
// front of the last one stands who acts, also when the first is an imperative.
// As many English verbs are nouns too ("fast search"), the plain form counts
// only where a verb can stand: at the begin, behind a plural or an actor, or
// behind a conjunction.
func lastOutcome(text string, tokens []wording.Token, actors, auxiliary, verbs *cueList) int {
	at := -1
	for _, list := range []*cueList{auxiliary, verbs} {
		for _, w := range list.chineseFor(text) {
			at = max(at, strings.LastIndex(text, w))
		}
	}
	before := ""
	for _, t := range tokens {
		if t.Kind == wording.Word && isVerb(t.Lower, before, actors, auxiliary, verbs) {
			at = max(at, t.Start)
		}
		if t.Kind != wording.Punct {
			before = t.Lower
		}
	}
	return at
}

func isVerb(word, before string, actors, auxiliary, verbs *cueList) bool {
	switch {
	case auxiliary.base[word]:
		return true
	case !verbs.words[wording.Stem(word)]:
		return false
	case !verbs.base[word]: // "stores", "refused"; a participle needs an auxiliary
		return !strings.HasSuffix(word, "ing")
	default:
		leads := []string{"", "you", "we", "i", "who", "that", "which", "to", "and", "or", "not", "then", "only", "also", "still"}
		return slices.Contains(leads, before) || actors.base[before] || strings.HasSuffix(before, "s")
	}
}

// ownWord says whether a word is one of the project's own names: terms,
// entities, their states and the title. "Prompt" is weak in general and a thing in a product
// that has prompts.
func (f *facts) ownWord(word string) bool {
	own := f.own.get("", f.ownWords)
	lower := strings.ToLower(word)
	return own[lower] || own[wording.Stem(lower)]
}

// ownWords are the words that the project's own names are made of, stemmed, and
// the names themselves.
func (f *facts) ownWords() map[string]bool {
	own := map[string]bool{}
	add := func(text string) {
		for _, t := range wording.Tokens(specs.Plain(text)) {
			if t.Kind == wording.Word {
				own[wording.Stem(t.Lower)] = true
			}
		}
		own[strings.ToLower(specs.Plain(text))] = true
	}
	if f.pkg.Glossary != nil {
		for _, t := range f.pkg.Glossary.Terms {
			add(t.Term)
		}
	}
	for _, e := range f.entities() {
		add(e.Name)
		add(e.Label)
		for _, state := range e.States {
			add(state)
		}
	}
	if f.pkg.Config != nil {
		add(f.pkg.Config.Title)
	}
	return own
}
