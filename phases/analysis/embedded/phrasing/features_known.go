package phrasing

import (
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// KnownFeature is a feature that products have under the same name everywhere, and how it is
// tested where a source says no more than the name; templates/rules/engine-features.yaml.
type KnownFeature struct {
	Names templates.Terms `yaml:"names"`
	// Loose says that other words may stand before a name of a single word.
	Loose bool            `yaml:"loose"`
	Check templates.Words `yaml:"check"`
	Also  templates.Words `yaml:"also"`
}

// addKnown reads the features that are known by name. It fails with input.template when the
// file is not valid.
func (t *RuleTable) addKnown(set *templates.Set) error {
	var file struct {
		Words    map[string]templates.Terms `yaml:"words"`
		Features []KnownFeature             `yaml:"features"`
	}
	if err := set.Decode("rules/engine-features.yaml", &file); err != nil {
		return err
	}
	maps.Copy(t.Words, file.Words)
	t.KnownFeatures, t.known = file.Features, map[listKey]*KnownFeature{}
	for i := range t.KnownFeatures {
		f := &t.KnownFeatures[i]
		for _, lang := range Languages() {
			for _, name := range f.Names.In(lang) {
				t.known[listKey{knownKey(name), lang}] = f
			}
		}
	}
	return nil
}

// knownKey is a name as it is looked up: in lower case, words joined by a hyphen apart.
func knownKey(name string) string {
	return strings.ReplaceAll(strings.ToLower(strings.TrimSpace(name)), "-", " ")
}

// KnownFeature is the feature that a text names and says no more of, nil for any other text:
// "Dark mode", "Comments on photos", "a nightly image gallery", 购物车, 购物车功能.
func (t *RuleTable) KnownFeature(text, lang string) *KnownFeature {
	text = strings.Trim(text, " .。；;")
	if lang == "zh" {
		return t.knownChinese(text)
	}
	if utf8.RuneCountInString(text) > maxKnownName || strings.ContainsAny(text, ",:;()\"`") {
		return nil
	}
	words := strings.Fields(knownKey(text))
	if f := t.knownAs(words); f != nil {
		return f
	}
	for i, word := range words {
		if i == 0 || !t.IsWord("prepositions", lang, word) {
			continue
		}
		if len(words)-i > maxKnownOf || !t.IsWord("known_behind", lang, word) || t.tellsDeed(words[i+1:]) {
			return nil
		}
		words = words[:i]
		break
	}
	for from := range words {
		if from > 0 && t.says(words[from-1]) {
			return nil // "the app supports dark mode": a sentence, and no longer name
		}
		if from > 2 && t.IsWord("articles", "en", words[from-1]) && (t.IsWord("verbs", "en", words[from-2]) || t.IsWord("verbs", "en", strings.TrimSuffix(words[from-2], "s"))) {
			return nil // "management approves a monthly report": somebody does something with it
		}
		if from > 1 && t.IsWord("verbs", "en", words[from-1]) && !t.IsWord("nouns", "en", words[from-1]+"s") {
			return nil // "assign incoming support tickets" is a deed
		}
		f := t.knownAs(words[from:])
		if f != nil && (len(words)-from > 1 || from == 0 || from == 1 && (f.Loose || t.IsWord("determiners", lang, words[0]))) {
			return f
		}
	}
	return nil
}

// says tells an English word that makes a sentence of what stands around it: "must", or that
// something has the feature, "supports".
func (t *RuleTable) says(word string) bool {
	return t.IsWord("auxiliaries", "en", word) || t.IsWord("finite", "en", word) || t.IsWord("known_leads", "en", word)
}

// tellsDeed says that words behind a preposition go on with a verb, "by guests need approval":
// neither the first of them, which is a name there, nor the last, which may be.
func (t *RuleTable) tellsDeed(words []string) bool {
	for i, word := range words {
		if i == 0 || i == len(words)-1 && !t.IsWord("auxiliaries", "en", word) {
			continue
		}
		base := strings.TrimSuffix(word, "s")
		if t.IsWord("auxiliaries", "en", word) || t.IsWord("finite", "en", word) || t.IsWord("verbs", "en", word) || t.IsWord("verbs", "en", base) {
			return true
		}
	}
	return false
}

// knownAs is the feature with an English name of these words, in the one number or the other.
func (t *RuleTable) knownAs(words []string) *KnownFeature {
	if len(words) == 0 {
		return nil
	}
	if f := t.known[listKey{strings.Join(words, " "), "en"}]; f != nil {
		return f
	}
	last := len(words) - 1
	return t.known[listKey{strings.Join(append(slices.Clone(words[:last]), wording.Plural(words[last])), " "), "en"}]
}

// maxKnownName is how many characters a text has at most that only names a feature.
const maxKnownName = 60

// maxKnownOf is how many words at most say of what or for whom the feature is.
const maxKnownOf = 6

// knownChinese is the feature that a Chinese text names, with or without the words for having
// it around the name.
func (t *RuleTable) knownChinese(text string) *KnownFeature {
	for _, lead := range t.Words["known_leads"].In("zh") {
		text = strings.TrimPrefix(text, lead)
	}
	bare := text
	for _, tail := range t.Words["known_tails"].In("zh") {
		bare = strings.TrimSuffix(bare, tail)
	}
	for _, name := range []string{text, bare} {
		if f := t.known[listKey{knownKey(name), "zh"}]; f != nil {
			return f
		}
	}
	runes := []rune(bare)
	for from := 1; from < len(runes)-1 && from <= maxBeforeKnown; from++ {
		if f := t.known[listKey{knownKey(string(runes[from:])), "zh"}]; f != nil && f.Loose {
			return f
		}
	}
	return nil
}

// maxBeforeKnown is how many characters stand at most before the name of a feature in Chinese:
// 摊位地图.
const maxBeforeKnown = 4

// asNamed leaves a feature of which the source says no more than a known name what it is: its
// name is no deed, "push notifications", and nobody's wish, "user profiles".
func (w *Work) asNamed(f *understanding.FeatureFact) {
	if w.Language == "zh" || w.Table.KnownFeature(f.Text, w.Language) == nil {
		return
	}
	name := strings.Trim(f.Text, " .;")
	w.nominal[strings.ToLower(name)] = true
	if f.Want != "" && strings.HasSuffix(strings.ToLower(name), " "+strings.ToLower(f.Want)) {
		f.Actor, f.Want, f.Name = "", "", name
	}
}
