package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// neededWhole is the sentence in which a paper says first what it asks for as a whole: "We
// need an internal REST API that other teams call to earn and burn points". Where its features
// stand below headings of their own, it is what they make up together, and none of them: "The API is an internal REST API …".
// Empty for any other sentence.
func (x *understander) neededWhole(u *reading.Unit, at int, sen reading.Sentence, c context) string {
	const farthest = 5 // words before the kind of product: "an internal web-based booking tool"
	if at > 0 || c.kind != "top" && c.kind != "overview" || len(x.u.Pitch) > 0 || reading.HasHan(sen.Text) || u.Kind != reading.Prose || !x.listsFeatures() && len(x.r.Units) > 0 && !x.listsCalls() {
		return ""
	}
	low := reading.Lower(sen.Text)
	for _, lead := range x.lex.AsksForWhole {
		rest, ok := strings.CutPrefix(low, lead)
		if !ok {
			continue
		}
		words := strings.Fields(rest)
		if len(words) < 2 || words[0] != "a" && words[0] != "an" {
			return ""
		}
		for i, word := range words[1:min(len(words), farthest+2)] {
			if i > 0 && slices.Contains([]string{"that", "which", "where", "for", "to", "so"}, word) {
				if !x.lex.productNoun(words[i]) {
					return ""
				}
				return x.itself() + " is " + sen.Text[len(lead):]
			}
		}
	}
	return ""
}

// listsCalls tells a paper whose calls stand below a heading or in a table of their own.
func (x *understander) listsCalls() bool {
	return slices.ContainsFunc(x.ctx, func(c context) bool { return c.kind == "api" })
}
