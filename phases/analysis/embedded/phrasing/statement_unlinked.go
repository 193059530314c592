package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/templates"
)

// maxUnlinked is how many words the thing has at most of which notes say without any
// "is" what becomes of it.
const maxUnlinked = 7

// unlinked reads notes of changes that leave out the verb: "Detector threshold raised
// from 1.8 V to 2.2 V", "Downgrade to 3.1 allowed" say what is done to the thing.
func (w *Work) unlinked(text string) (Clause, bool) {
	text = strings.TrimRight(text, ". ")
	tokens := ClauseTokens(text)
	if w.Language == "zh" || len(tokens) < 3 || strings.Contains(text, ": ") || w.Table.IsWord("determiners", "en", tokens[0].Low) && tokens[0].Low != "the" {
		return Clause{}, false
	}
	for i, t := range tokens {
		if i > maxUnlinked || t.Low == "" || w.Table.IsWord("auxiliaries", "en", t.Low) || w.Table.IsWord("be_forms", "en", t.Low) || w.Table.IsWord("relatives", "en", t.Low) || w.Table.IsWord("subordinators", "en", t.Low) {
			return Clause{}, false
		}
		last := i+1 == len(tokens)
		done := !last && (w.Table.IsWord("changed_states", "en", t.Low) && w.Table.IsWord("change_links", "en", tokens[i+1].Low) || w.keptFor(tokens, i))
		if i == 1 && w.Table.IsWord("articles", "en", t.Low) {
			return Clause{}, false // "keep the limit lowered" tells somebody to keep it
		}
		if granted := last && w.Table.IsWord("granted_states", "en", t.Low); i == 0 || !done && !granted {
			if t.Comma {
				return Clause{}, false
			}
			continue
		}
		if w.Table.IsWord("articles", "en", tokens[i-1].Low) || w.Table.IsWord("prepositions", "en", tokens[i-1].Low) || tokens[i-1].Low == "not" || tokens[i-1].Low == "and" {
			return Clause{}, false
		}
		c := Clause{Subject: strings.TrimSpace(text[:t.From]), Form: BeVerb, Verb: "is", Rest: text[t.From:]}
		if IsPluralNoun(w.lastOfHead(c.Subject)) {
			c.Verb = "are"
		}
		return c, true
	}
	return Clause{}, false
}

// keptFor says that at token i notes tell how long things are kept or when they are deleted:
// "receipts kept 10 years", "names deleted after 14 days", and that nothing behind is the
// verb of a sentence to which that would belong.
func (w *Work) keptFor(tokens []Token, i int) bool {
	if i == 0 || !w.Table.IsWord("kept_states", "en", tokens[i].Low) || !IsPluralNoun(tokens[i-1].Low) && !w.Table.IsWord("masses", "en", tokens[i-1].Low) {
		return false
	}
	if first := tokens[0].Low; w.Table.IsWord("verbs", "en", first) && !w.Table.IsWord("nouns", "en", first+"s") {
		return false // "delete files kept 30 days": somebody is told to
	}
	at := i + 1
	if w.Table.IsWord("kept_links", "en", tokens[at].Low) {
		at++
	}
	number := WordAt(tokens, at)
	if number == "" || !IsNumeral(number) && !w.Table.IsWord("counts", "en", number) {
		return false
	}
	for _, t := range tokens[at:] {
		if t.Low == "" || w.Table.IsWord("be_forms", "en", t.Low) || w.Table.IsWord("auxiliaries", "en", t.Low) {
			return false
		}
	}
	return true
}

// lastOfHead is the noun of a phrase, in lower case: "thresholds" of "thresholds of
// the detector".
func (w *Work) lastOfHead(subject string) string {
	words := strings.Fields(strings.ToLower(subject))
	for i, word := range words {
		if i > 0 && w.Table.IsWord("prepositions", "en", word) {
			return words[i-1]
		}
	}
	return words[len(words)-1]
}

// played says that a bare command of a source about a game is what a player does:
// "fly to a lantern", "tap the letters".
func (w *Work) played(phrase string) bool {
	return w.Language != "zh" && w.Table.IsWord("play_verbs", "en", strings.ToLower(LeadingWord(phrase))) &&
		slices.ContainsFunc(w.Packs, func(p *templates.Pack) bool { return p.ID == "games" })
}
