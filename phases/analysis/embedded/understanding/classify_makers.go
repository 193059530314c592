package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// makersLeaning is what those who build the product would like it to be built with: a proposal on the
// way to a decision, and nothing that the product has to do or be.
var makersLeaning = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:(?:the|our) )?(?:(?:engineering|development|dev|back-?end|front-?end|platform|product|it|operations|ops|data|infrastructure|mobile|web) )?(?:engineering|engineers?|developers?|devs?|operations|ops|it|architects?|team|tech lead|lead developer)(?: team| department)? (?:would (?:like|love|prefer) to (?:use|build|work|stay|go|write|have|try|keep)\b|would (?:rather|prefer)\b|(?:prefers?|favou?rs?|suggests?|proposes?|recommends?|leans?|is leaning|are leaning|tends?) )`)
})

// lean tells such a sentence: it names something that software is built with.
func (x *understander) lean(text string) bool {
	if label, rest, ok := strings.Cut(text, ": "); ok && !strings.Contains(label, " ") {
		text = rest // "Technology: Engineering would like …"
	}
	return !reading.HasHan(text) && makersLeaning().MatchString(text) && x.builtOf(text)
}

// builtOf says that a text names a language, a framework, a store or another means of building.
func (x *understander) builtOf(text string, layers ...string) bool {
	if len(layers) == 0 {
		layers = []string{"language", "framework", "library", "database", "queue", "tool", "platform", "cloud"}
	}
	for _, h := range x.lex.tech.Find(text) {
		if !h.Value.weak && (!h.Value.exact || text[h.Start:h.End] == exactName(h.Value.name, text[h.Start:h.End])) && slices.Contains(layers, h.Value.layer) {
			return true
		}
	}
	return false
}

// standsOn tells of what a part of the product is or runs, by the name of a language or a store: "The
// site server will be a small PC with PostgreSQL". That is chosen, and no promise of how well.
func (x *understander) standsOn(s *signals) bool {
	low := " " + reading.Lower(s.text)
	return !reading.HasHan(s.text) && !s.measured() && s.trigger == "" && !s.question && !s.has("must") &&
		reading.ContainsAny(low, " will be a ", " will be an ", " is a ", " is an ", " will run ") &&
		(x.builtOf(s.text, "language", "framework", "database", "queue") || x.isMeans(s.text))
}

// isMeans says that a sentence ends with what something is, by the name of a kind of program: "The
// counter screen is a web app".
func (x *understander) isMeans(text string) bool {
	text = strings.TrimRight(text, ". ")
	for _, h := range x.lex.tech.Find(text) {
		if before := reading.Lower(text[:h.Start]); h.End == len(text) && reading.HasSuffixOf(before, " is a ", " is an ", " will be a ", " will be an ", " are ") {
			return true
		}
	}
	return false
}

// leaningApart are the two sentences that a semicolon joins, where one of them only tells what the
// makers would like to build with. Any other text stays whole.
func (x *understander) leaningApart(text string) []string {
	first, second, ok := strings.Cut(strings.TrimRight(text, ". "), "; ")
	if !ok || strings.Contains(second, "; ") || x.lean(first) == x.lean(reading.UpperFirst(second)) {
		return []string{text}
	}
	return []string{sentence(first), sentence(reading.UpperFirst(second))}
}
