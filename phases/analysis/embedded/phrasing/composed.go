package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// ReadsBound says that an English sentence into which a rule has put the word that binds can
// be read: a verb stands behind the word, no other word of its kind in front of it, and its
// quotations end. Where it cannot, the sentence of the source says it better.
func (w *Work) ReadsBound(text string) bool {
	if strings.Count(text, "\"")%2 != 0 || strings.Count(text, "“") != strings.Count(text, "”") {
		return false
	}
	words := strings.Fields(text)
	bonds := []string{w.Say("must"), w.Say("should"), w.Say("may")}
	for i, word := range words {
		if !slices.Contains(bonds, word) {
			continue
		}
		if i > 0 && !reading.StartsUpper(words[i-1]) && w.leavesVerb(strings.Trim(words[i-1], ",;:")) {
			return false // "forks don't MUST get", and not "by the end of May"
		}
		next := i + 1
		for next < len(words) && (words[next] == "NOT" || w.Table.IsWord("adverbs", "en", words[next])) {
			next++
		}
		if next < len(words) && w.noVerbHere(strings.ToLower(strings.Trim(words[next], ",;:."))) {
			return false // "MUST between 8 pm and 7 am"
		}
		if next+1 < len(words) && words[next] == "provide" && (strings.HasPrefix(words[next+1], "optional") && strings.HasSuffix(words[next+1], "ly") || w.Table.IsWord("subordinators", "en", words[next+1])) {
			return false // "MUST provide optionally only for one of them"
		}
	}
	return true
}

// leavesVerb tells a word behind which a verb without another word of duty is due.
func (w *Work) leavesVerb(word string) bool {
	return w.Table.IsWord("auxiliaries", "en", word) || w.Table.IsWord("leaves_verb", "en", word)
}

// noVerbHere tells a word that is no verb in its base form, whatever stands around it.
func (w *Work) noVerbHere(word string) bool {
	if w.Table.IsWord("verbs", "en", word) {
		return false
	}
	return w.Table.IsWord("articles", "en", word) || w.Table.IsWord("prepositions", "en", word) || w.Table.IsWord("person_pronouns", "en", word) || w.Table.IsWord("no_base_verbs", "en", word)
}
