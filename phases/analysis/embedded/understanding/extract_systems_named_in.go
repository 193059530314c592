package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// filledFrom files a name of its own that something is looked up in or filled in from: "name and
// category are filled in from Open Food Facts", "the app queries Open Library for the title". One
// plain word and one with an article may be a page or a record of the product.
func (x *understander) filledFrom(text string, from, to int) {
	for _, verb := range x.lex.FilledFrom {
		_, behind, ok := strings.Cut(text, verb)
		if !ok {
			continue
		}
		if name := properName(behind); name != "" && (strings.Contains(name, " ") || reading.InnerCapital(name)) {
			x.newSystem(name, text, from, to)
		}
	}
}

// writtenFor says that behind the name of a platform stand files that are written for it, also behind
// the kinds of them: "Kubernetes `Deployment` and `Secret` manifests on disk".
func (l *Lexicons) writtenFor(h *reading.Hit[technology], behind string) bool {
	switch h.Value.layer {
	case "platform", "cloud", "database", "tool":
	default:
		return false
	}
	kinds := 0
	for word := range strings.FieldsSeq(behind) {
		switch bare := strings.TrimRight(word, ",.;:)"); {
		case strings.HasPrefix(bare, "`"), bare == "and", bare == "or":
			kinds++
		default:
			return kinds > 0 && l.WrittenThings[reading.Lower(bare)]
		}
	}
	return false
}

// keyword says that a name is the beginning of an entry in code: `github:` of "unless a `github:`
// source is configured" is a key or a kind of entry.
func keyword(name, text string) bool {
	return strings.Contains(text, "`"+name+":")
}

// oneByItsWay says that two names of one sentence are one system, once by what is used of it and once by
// the way into it: "GitHub Actions environments, through the GitHub REST API".
func (l *Lexicons) oneByItsWay(whole, way *IntegrationFact) bool {
	owner, ok := l.ownerOfWay(way.Name)
	if !ok || FirstLine(whole.Source) != FirstLine(way.Source) || whole.Name == way.Name {
		return false
	}
	return whole.Name == owner || strings.HasPrefix(whole.Name, owner+" ")
}

// ownerOfWay is whose way a name is: GitHub of "GitHub REST API".
func (l *Lexicons) ownerOfWay(name string) (owner string, ok bool) {
	words := strings.Fields(name)
	n := len(words)
	for n > 1 && slices.Contains(l.WordsOfWay, reading.Lower(words[n-1])) {
		n--
	}
	return strings.Join(words[:n], " "), n < len(words) && n > 0
}
