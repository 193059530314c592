package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// wishesMeans tells a wish for what the product is made with and for nothing else: "We want
// Rust", "Kotlin is preferred". The product itself wants nothing.
func (x *understander) wishesMeans(text string) bool {
	low := strings.TrimRight(strings.ReplaceAll(reading.Lower(text), "’", "'"), ".! ")
	if reading.HasHan(text) || len(low) > len(text) {
		return false
	}
	from, to := 0, len(low)
	for _, open := range x.lex.MeansWished {
		if strings.HasPrefix(low, open) {
			from = len(open)
			break
		}
	}
	for _, behind := range x.lex.MeansPreferred {
		if rest, ok := strings.CutSuffix(low, behind); ok && len(rest) > from {
			to = len(rest)
			break
		}
	}
	return (from > 0 || to < len(low)) && x.onlyMeans(strings.TrimSpace(text[from:to]))
}

// onlyMeans says that a text is a row of names of technologies: "Go", "Kotlin or Java 21".
func (x *understander) onlyMeans(text string) bool {
	parts := reading.SplitList(strings.ReplaceAll(text, " or ", ", "))
	return len(parts) > 0 && !slices.ContainsFunc(parts, func(part string) bool {
		part = strings.TrimSpace(part)
		hits := x.lex.tech.Find(part)
		if len(hits) == 0 || hits[0].Start != 0 || hits[0].Value.exact && part[:hits[0].End] != exactName(hits[0].Value.name, part[:hits[0].End]) {
			return true
		}
		rest := part[hits[0].End:]
		return rest != "" && rest != version(rest)
	})
}

// distributed is a text that only says by which ways the product is had, with the word for it:
// "On Windows via winget" stands alone nowhere else. Any other text stays as it is.
func (l *Lexicons) distributed(text string) string {
	if !l.fetchedFrom(text) || !reading.HasPrefixOf(reading.Lower(text), l.WaysOfFetching...) {
		return text
	}
	return "Distributed " + wording.LowerFirst(text)
}

// fetchedFrom tells by which ways the product comes onto the machines of those who use it, told
// without a verb: "On Windows via winget, on macOS with Homebrew", "From PyPI with pip".
func (l *Lexicons) fetchedFrom(text string) bool {
	low := " " + reading.Lower(text)
	return !reading.HasHan(text) && len(strings.Fields(low)) <= 24 && reading.HasPrefixOf(low[1:], l.FetchedOpeners...) && reading.ContainsAny(low, l.PackageSources...) && !reading.HasFiniteVerb(text)
}
