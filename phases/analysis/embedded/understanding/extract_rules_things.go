package understanding

import (
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxThing is how many words stand at most before the verb of a rule that says
// what a thing does or holds: "A parcel that nobody fetched in time is …".
const maxThing = 9

// thingsBuilt are the nouns that the features speak of, by their stems. Whoever
// uses the product is none of its things.
func (x *understander) thingsBuilt() map[string]bool {
	out := map[string]bool{}
	for i := range x.u.Features {
		f := &x.u.Features[i]
		for _, word := range strings.FieldsFunc(reading.Lower(f.Name+" "+f.Text), func(r rune) bool { return !unicode.IsLetter(r) }) {
			if len(word) > 2 && !x.isPerson(word) {
				out[wording.Stem(word)] = true
			}
		}
	}
	return out
}

// rulesAmongDecisions moves what was decided of a thing of the product to the
// limits, which are built or broken: "Tokens have 12 digits". A choice of means
// stays a decision.
func (x *understander) rulesAmongDecisions(things map[string]bool) {
	var kept []specs.Item
	for _, it := range x.u.Decisions {
		if x.ruleOfThing(it.Text, things) == "" && x.surelyDone(it.Text) == "" {
			kept = append(kept, it)
			continue
		}
		at := slices.IndexFunc(x.u.Constraints, func(c specs.Item) bool { return FirstLine(c.Source) > FirstLine(it.Source) })
		if at < 0 {
			at = len(x.u.Constraints)
		}
		x.u.Constraints = slices.Insert(x.u.Constraints, at, it)
	}
	x.u.Decisions = kept
}

// ruleOfThing is what a statement says that a thing of the product does, is done
// to it or how much of something it has, in the present tense: "Vouchers lapse a
// year after the sale". Empty where it tells of the project, of its means, of
// persons or of what is there already.
func (x *understander) ruleOfThing(text string, things map[string]bool) string {
	if reading.HasHan(text) || strings.Contains(text, "“") {
		return ""
	}
	if label, rest, ok := strings.Cut(text, ": "); ok && len(strings.Fields(label)) < 3 && !x.thingActs(label, things) {
		text = reading.UpperFirst(rest) // "Returns: a parcel …" names the matter only
	}
	s := x.look(text)
	switch {
	case s.question, s.trigger != "", s.has("of_project", "effort", "money", "problem", "goal", "rollout_rule", "given", "given_today", "unstable", "choose", "supplied", "could", "should"):
		return ""
	case x.meansNamed(text), x.lex.usableBy(text), x.remark(&s), x.circumstance(&s), len(wording.Sentences(text)) != 1, x.lex.pastOnly(text):
		return ""
	case !x.thingActs(text, things), reading.HasSuffixOf(strings.TrimRight(reading.Lower(text), ". "), " stay", " stays"):
		return "" // nobody builds what stays
	}
	return text
}

// thingActs tells a clause that begins with a thing of the product and says what it
// does, from one that begins with something else or tells how things are.
func (x *understander) thingActs(text string, things map[string]bool) bool {
	words := strings.Fields(reading.Lower(text))
	first, thing := 0, -1
	one := len(words) > 0 && slices.Contains(x.lex.OneOfThing, words[0])
	if one {
		first = 1
	}
	for i := first; i < min(len(words)-1, maxThing); i++ {
		word := words[i]
		if thing >= 0 && x.ruleVerb(words, i, thing == i-1) {
			return !x.isPerson(strings.Join(words[first:thing+1], " "))
		}
		if slices.Contains([]string{"is", "are", "has", "have"}, word) || strings.ContainsAny(word, ",;:(\"`0123456789") || thing < 0 && several(word) {
			return false // things that are counted are there already
		}
		near := thing == i-1 || thing < 0 && i < first+3
		if near && things[wording.Stem(word)] && (one || strings.HasSuffix(word, "s")) {
			thing = i
		}
	}
	return false
}

// ruleVerb tells a verb that says what is done to a thing, how much of something it
// has, or what happens to it; next says that the thing stands right before it.
func (x *understander) ruleVerb(words []string, at int, next bool) bool {
	behind := strings.Trim(words[at+1], ".,;:")
	switch words[at] {
	case "is", "are":
		return doneTo(strings.Join(words[at:min(at+4, len(words))], " "))
	case "has", "have":
		return behind != "" && behind[0] >= '1' && behind[0] <= '9' || several(behind) || behind == "exactly"
	}
	return slices.Contains(x.lex.ElapseVerbs, words[at]) || next && x.oneDoes(words, at)
}

// oneDoes tells the verb behind one thing, "A refill keeps the number", from a
// second noun, "the tray scanners".
func (x *understander) oneDoes(words []string, at int) bool {
	if !slices.Contains(x.lex.OneOfThing, words[0]) || !reading.InThirdPerson(words[at]) {
		return false
	}
	return words[0] != "the" || slices.Contains(x.lex.OneOfThing, words[at+1])
}
