package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// ofThing reads what a part says of the thing that the idea has named, without a subject:
// "evaluated on device", "targeting by country and app version" of feature flags.
func (r *ideaReader) ofThing(part string) bool {
	w := r.w
	first, rest, more := strings.Cut(part, " ")
	thing := wording.LowerFirst(r.what)
	if len(r.features) > 0 && w.nominal[strings.ToLower(r.features[0].Name)] {
		thing, _, _ = strings.Cut(wording.LowerFirst(r.features[0].Name), " for ")
	}
	if !more || thing == "" {
		return false
	}
	low := strings.ToLower(first)
	if _, done := w.Participle(low); done && w.Table.IsWord("prepositions", "en", strings.ToLower(LeadingWord(rest))) { // "shared albums" are things
		r.addRule(JoinWords(thing, isOrAre(thing), wording.LowerFirst(part)))
		return true
	}
	if stem, ing := strings.CutSuffix(low, "ing"); ing && w.Table.IsWord("prepositions", "en", LeadingWord(rest)) {
		for _, base := range w.stems(stem) {
			if w.Table.IsWord("verbs", "en", base) {
				r.acts(JoinWords(base, thing, rest), "")
				return true
			}
		}
	}
	return false
}

// doneEach reads how often something is done to the product, "updated every hour".
func (r *ideaReader) doneEach(part string) bool {
	first, rest, _ := strings.Cut(part, " ")
	if _, done := r.w.Participle(strings.ToLower(first)); !done || !r.isRate(rest) {
		return false
	}
	r.addRule(JoinWords("the", OrElse(wording.LowerFirst(r.kind), "product"), "is", wording.LowerFirst(part)))
	return true
}

// objectBefore is the thing that the deed told last is about, with its article: of
// what managers approve behind "employees request days off". Empty where no deed before
// names one.
func (r *ideaReader) objectBefore() string {
	for i := len(r.features) - 1; i >= max(0, len(r.features)-maxSiblings); i-- {
		f := &r.features[i]
		object := objectIn(r.w.deedTold(f))
		many := IsPluralNoun(strings.ToLower(reading.LastWord(object))) || IsPluralNoun(strings.ToLower(LeadingWord(object)))
		if thing := r.w.definitePair(object, many); thing != "" {
			return thing
		}
	}
	return ""
}

// definitePair is Definite that also takes several things of two words, "time-off requests".
func (w *Work) definitePair(object string, many bool) string {
	if many && w.thingsInRow(object) {
		return "the " + object
	}
	if thing := w.Definite(object, many); thing != "" {
		return thing
	}
	words := strings.Fields(object)
	for i, word := range words {
		if i > 0 && many && IsPluralNoun(strings.ToLower(words[i-1])) && (w.Table.IsWord("prepositions", "en", strings.ToLower(word)) || strings.EqualFold(word, "offline") || strings.EqualFold(word, "online")) {
			words = words[:i] // "pull requests for missing tests"
			object = strings.Join(words, " ")
			break
		}
	}
	if name := w.massNamed(words); !many && name != "" {
		return "the " + name
	}
	last := len(words) - 1
	if many && last == 2 && IsPluralNoun(strings.ToLower(words[2])) && !w.Table.IsWord("prepositions", "en", strings.ToLower(words[1])) && !IsPluralNoun(strings.ToLower(words[1])) && !w.FirmObject(strings.ToLower(words[0])) && !strings.Contains(object, ",") && !w.Table.IsWord("adverbs", "en", strings.ToLower(words[0])) {
		return "the " + strings.Join(words, " ") // "smart meter readings"
	}
	if !many || len(words) != 2 || !IsPluralNoun(strings.ToLower(words[1])) || w.Table.IsWord("prepositions", "en", strings.ToLower(words[0])) || w.Table.IsWord("determiners", "en", strings.ToLower(words[0])) {
		return ""
	}
	return "the " + object
}

// thingsInRow says that a text is several things in a row and nothing else: "rooms, beds and lockers".
func (w *Work) thingsInRow(text string) bool {
	const longest = 2 // words of one thing
	parts := reading.SplitList(text)
	return len(parts) > 2 && !slices.ContainsFunc(parts, func(part string) bool {
		words := strings.Fields(strings.ToLower(part))
		return len(words) > longest || !IsPluralNoun(words[len(words)-1]) || w.Table.IsWord("prepositions", "en", words[0]) || w.Table.IsWord("determiners", "en", words[0])
	})
}

// wordsBefore is how many words stand before the first that one of several lists has.
func (w *Work) wordsBefore(words []string, lists ...string) int {
	end := slices.IndexFunc(words, func(word string) bool {
		return slices.ContainsFunc(lists, func(list string) bool { return w.Table.IsWord(list, "en", strings.ToLower(word)) })
	})
	if end < 0 {
		return len(words)
	}
	return end
}

// massNamed is the name of something that cannot be counted at the beginning of several words,
// up to the first preposition: "two-factor authentication to the portal". Empty for all else.
func (w *Work) massNamed(words []string) string {
	end := w.wordsBefore(words, "prepositions")
	if end == 0 || end > maxNamed || w.Table.IsWord("determiners", "en", strings.ToLower(words[0])) {
		return ""
	}
	if last := strings.ToLower(words[end-1]); !w.Table.IsWord("masses", "en", last) && !reading.HasSuffixOf(last, "tion", "ment", "ance", "ence", "ity") {
		return ""
	}
	return strings.Join(words[:end], " ")
}

// deedTold is what a feature of an idea says is done, as a verb phrase in its base form.
func (w *Work) deedTold(f *understanding.FeatureFact) string {
	return OrElse(f.Want, OrElse(w.machine[strings.ToLower(f.Name)], f.Name))
}

// objectIn is what stands behind the verb of a deed, without whose it is.
func objectIn(deed string) string {
	_, object, _ := strings.Cut(deed, " ")
	for _, off := range []string{" out", " back", " in", " up", " off", " away"} { // "hand the key out"
		object = strings.TrimSuffix(object, off)
	}
	for _, off := range []string{"out ", "back ", "up ", "off "} { // "hand out the key"
		object = strings.TrimPrefix(object, off)
	}
	return CutFirst(CutFirst(object, "my ", "our ", "their ", "his ", "her ", "its "), "own ")
}

// spokenOf is the thing that a deed is done to, or, where it has none, the one of which its
// condition speaks: the parts of "warn when parts run low".
func (w *Work) spokenOf(deed string) string {
	if first, _, aside := strings.Cut(deed, " ("); aside && strings.HasSuffix(deed, ")") {
		deed = first // examples behind the things are not what is spoken of
	}
	object := objectIn(deed)
	if things := w.askedThings(object); things != "" {
		return things
	}
	if first, rest, ok := strings.Cut(object, " "); ok && w.Table.IsWord("conditions", "en", strings.ToLower(first)) {
		if c, clause := w.ParseClause(rest); clause {
			return c.Subject
		}
		if thing := LeadingWord(rest); IsPluralNoun(strings.ToLower(thing)) {
			return thing
		}
	}
	return object
}

// withTopic puts what the deed before is done to in the place of the "it" of the condition on
// which something is sent: "shows the consumption and sends an alert when it is above normal".
func (r *ideaReader) withTopic(deed string) string {
	if r.w.Table.Action("en", strings.ToLower(LeadingWord(deed))).Class != "send" || len(r.features) == 0 {
		return deed
	}
	for _, when := range []string{" when it ", " if it ", " once it ", " as soon as it "} {
		head, tail, ok := strings.Cut(deed, when)
		if !ok {
			continue
		}
		object := r.w.spokenOf(r.w.deedTold(&r.features[len(r.features)-1]))
		words := strings.Fields(CutFirst(object, "the ", "a ", "an "))
		end := r.w.wordsBefore(words, "prepositions", "determiners")
		if end == 0 || end > maxNamed || IsPluralNoun(strings.ToLower(words[end-1])) {
			return deed
		}
		return head + strings.TrimSuffix(when, "it ") + "the " + strings.Join(words[:end], " ") + " " + tail
	}
	return deed
}

// settled gives a verb that settles something the thing that it settles: "the teacher
// decides" of "suggests a grade and the teacher decides".
func (r *ideaReader) settled(does string) string {
	verb, ok := r.w.Table.Words["settling_verbs"].Paired("en", strings.ToLower(strings.TrimRight(does, ".")))
	thing := OrElse(r.about, r.objectBefore())
	if !ok || thing == "" {
		return does
	}
	return JoinWords(verb, thing)
}

// oneOf names the one of several things that a deed before tells of: "employees request one"
// behind "IT staff register laptops".
func (r *ideaReader) oneOf(act string) string {
	verb, what, _ := strings.Cut(act, " ")
	if what != "one" {
		return act
	}
	for i := range slices.Backward(r.features) {
		f := &r.features[i]
		words := strings.Fields(strings.ToLower(objectIn(r.w.deedTold(f))))
		if at := slices.IndexFunc(words, IsPluralNoun); at >= 0 && at < maxNamed && !slices.ContainsFunc(words[:at], func(word string) bool { return r.w.Table.IsWord("prepositions", "en", word) }) {
			one := wording.Singular(strings.Join(words[:at+1], " "))
			return JoinWords(verb, wording.Article(one), one)
		}
	}
	return act
}
