package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxPurposeObject is how many words may name what a deed is done to.
const maxPurposeObject = 8

// purposeDeeds makes statements of the deeds for which the product is there, where
// nothing else asks for them: "members book and cancel their boats on it" asks for
// booking, however much is said of the rest.
func (x *understander) purposeDeeds() {
	for _, it := range slices.Clone(x.u.Pitch) {
		line := FirstLine(it.Source)
		if x.placedBy(line) || reading.HasHan(it.Text) {
			continue
		}
		for _, clause := range purposeClauses(it.Text) {
			for _, deed := range x.deedsOn(clause) {
				if x.begunWith(deed) {
					continue
				}
				x.addFeature(FeatureFact{Text: deed.text}, line, it.Source.Lines[len(it.Source.Lines)-1].To)
				x.sortIn(line)
			}
		}
	}
}

// purposeClauses are the clauses of a sentence on what the product is there for.
func purposeClauses(text string) []string {
	text = strings.TrimRight(text, ". ")
	for _, mark := range []string{": ", "; ", ", and ", ", "} {
		text = strings.ReplaceAll(text, mark, "\x00")
	}
	for _, article := range []string{"the ", "a ", "an "} {
		text = strings.ReplaceAll(text, " and "+article, "\x00"+article)
	}
	return strings.Split(text, "\x00")
}

// purposeDeed is one thing that somebody does on the product.
type purposeDeed struct{ verb, text string }

// deedsOn are the deeds of a clause in which people do something on the product: "a
// skipper files a request there".
func (x *understander) deedsOn(clause string) []purposeDeed {
	bare := ""
	for _, place := range x.lex.PlacesOfUse {
		if head, ok := strings.CutSuffix(clause, place); ok {
			bare = head
		}
	}
	words := strings.Fields(bare)
	for n := min(4, len(words)-2); n > 0; n-- {
		if who := strings.Join(words[:n], " "); x.isPerson(who) {
			return deedsOf(who, words[n:])
		}
	}
	return nil
}

// deedsOf are the deeds of somebody by the words behind their name: one or two verbs and
// what they are done to.
func deedsOf(who string, words []string) []purposeDeed {
	many := reading.HasSuffixOf(who, "s", "people")
	verbs, object := words[:1], words[1:]
	if len(object) > 2 && object[0] == "and" {
		verbs, object = []string{words[0], object[1]}, object[2:]
	}
	if len(object) >= maxPurposeObject {
		return nil
	}
	var out []purposeDeed
	for _, verb := range verbs {
		if base := baseOf(verb, many); base != "" {
			out = append(out, purposeDeed{base, sentence(reading.UpperFirst(who + " can " + base + " " + strings.Join(object, " ")))})
		}
	}
	return out
}

// baseOf is a verb without the ending that one person gives it. Empty for what is no
// verb of one.
func baseOf(verb string, many bool) string {
	switch {
	case many && !strings.HasSuffix(verb, "s") && reading.IsASCII(verb):
		return verb
	case !many && reading.InThirdPerson(verb):
		return strings.TrimSuffix(verb, "s")
	}
	return ""
}

// begunWith says that a statement begins with the verb of a deed, or is named by it.
func (x *understander) begunWith(deed purposeDeed) bool {
	stem := wording.Stem(deed.verb)
	return slices.ContainsFunc(x.u.Features, func(f FeatureFact) bool {
		for _, text := range []string{f.Name, f.Want, f.Text} {
			if wording.Stem(reading.Lower(reading.FirstWord(text))) == stem {
				return true
			}
		}
		_, able, ok := strings.Cut(reading.Lower(f.Text), " able to ")
		return ok && wording.Stem(reading.FirstWord(able)) == stem
	})
}
