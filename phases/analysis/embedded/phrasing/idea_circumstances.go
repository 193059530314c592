package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// qualifies says that a limit tells how somebody does something and not of what the
// product is made: "without an account", "in 6 languages".
func (r *ideaReader) qualifies(limit string) bool {
	const longest = 5
	words := strings.Fields(strings.ToLower(limit))
	if len(words) < 2 || len(words) > longest {
		return false
	}
	if words[0] == "without" {
		return r.w.Table.IsWord("articles", "en", words[1]) || r.w.Table.IsWord("determiners", "en", words[1])
	}
	return words[0] == "in" && strings.Trim(words[1], "0123456789") == "" && IsPluralNoun(words[len(words)-1]) && !r.w.Table.IsWord("rates", "en", wording.Singular(words[len(words)-1]))
}

// inLanguages cuts the languages of a product out of the middle of what is told of it: "an
// audio guide for visitors, in German and English, that works offline".
func (w *Work) inLanguages(text string) (rest, languages string) {
	parts := reading.SplitTop(text, ", ")
	for i := 1; i < len(parts); i++ {
		in, ok := CutFold(parts[i], "in ")
		if !ok || i+1 == len(parts) {
			continue
		}
		words := strings.FieldsFunc(strings.ReplaceAll(in, " and ", " "), func(c rune) bool { return c == ' ' })
		if len(words) > 0 && !slices.ContainsFunc(words, func(word string) bool { return !w.Table.IsWord("languages", "en", strings.ToLower(word)) }) {
			return strings.Join(slices.Concat(parts[:i], parts[i+1:]), ", "), parts[i]
		}
	}
	return text, ""
}

// qualify adds what somebody does once more with a circumstance that the idea names at
// its end: to listen "in 6 languages".
func (r *ideaReader) qualify(f *understanding.FeatureFact, limit string) {
	deed, _, _ := strings.Cut(f.Want, ", ")
	r.wants(wording.Plural(wording.LowerFirst(f.Actor)), f.Actor, JoinWords(deed, limit))
}

// isSent says that a phrase names what is sent, and when: "reminder 30 days before".
func (r *ideaReader) isSent(text string) bool {
	tokens := ClauseTokens(text)
	if len(tokens) < 3 || !r.w.Table.IsWord("sent_things", "en", wording.Singular(tokens[0].Low)) {
		return false
	}
	if tokens[1].Low == "after" {
		return startsMeasured(text[tokens[2].From:]) // "a reminder after 14 days"
	}
	if !startsMeasured(text[tokens[1].From:]) {
		return false
	}
	return reading.HasSuffixOf(text, " before", " after") || reading.ContainsAny(text, " before ", " after ")
}

// sends adds what isSent of a phrase.
func (r *ideaReader) sends(text string) bool {
	if !r.isSent(text) {
		return false
	}
	thing := wording.LowerFirst(text)
	if !IsPluralNoun(strings.ToLower(LeadingWord(thing))) {
		thing = wording.Article(thing) + " " + thing
	}
	if strings.HasSuffix(thing, " before") {
		thing = JoinWords(thing, r.endTold())
	}
	r.does("send " + thing)
	return true
}

// endTold is the end that a sentence before tells of: "a permit expires" of "permits
// expire after one year". Empty without one.
func (r *ideaReader) endTold() string {
	for _, f := range slices.Backward(r.features) {
		tokens := ClauseTokens(f.Name)
		for k := 1; k < len(tokens) && k <= 3; k++ {
			who := k - 1
			if who > 0 && r.w.Table.IsWord("auxiliaries", "en", tokens[who].Low) { // "permits should expire"
				who--
			}
			if reading.HasPrefixOf(tokens[k].Low, "expire", "lapse", "end") && IsPluralNoun(tokens[who].Low) {
				one := wording.LowerFirst(wording.Singular(f.Name[:tokens[who].To]))
				return JoinWords(wording.Article(one), one, r.w.ThirdAll(strings.TrimSuffix(tokens[k].Low, "s")))
			}
		}
	}
	return ""
}

// startsMeasured says that a text begins with a number.
func startsMeasured(text string) bool { return text != "" && text[0] >= '0' && text[0] <= '9' }
