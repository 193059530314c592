package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// craftCount is a craft and how many people of it there are: "后端 5 人", "QA 2 名".
var craftCount = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:[A-Za-z]{2,12}|\p{Han}{2,6}?) ?(?:[0-9]{1,2}|[一二两三四五六七八九十]) ?[人名位]$`)
})

// staffing tells a list of who builds the product, which is given and asks for
// nothing: "后端 5 人、SRE 1 人、QA 2 人".
func staffing(text string) bool {
	if !reading.HasHan(text) {
		return buildersAre().MatchString(text)
	}
	parts := strings.FieldsFunc(strings.TrimRight(text, "。；; "), func(r rune) bool { return strings.ContainsRune("、，,；", r) })
	for _, p := range parts {
		p = strings.TrimSpace(p)
		if !craftCount().MatchString(p) || reading.ContainsAny(p, "每", "支持", "可", "能", "带", "多", "少", "不", "限", "满") {
			return false
		}
	}
	return len(parts) > 1
}

// headcount tells who works somewhere and how many of each, without a verb: "Two vets,
// four nurses, one receptionist". It says how things are and asks for nothing.
func (x *understander) headcount(text string) bool {
	text = strings.TrimRight(text, ".; ")
	if reading.HasHan(text) || !strings.Contains(text, ", ") || strings.ContainsAny(text, ":;?!(") {
		return false
	}
	people := 0
	parts := strings.Split(strings.ReplaceAll(reading.Lower(text), " and ", ", "), ", ")
	parts = slices.DeleteFunc(parts, func(p string) bool { return p == "" })
	for i, part := range parts {
		count, who, ok := strings.Cut(strings.TrimPrefix(part, "and "), " ")
		if !ok || !x.lex.countWord(count, i) || len(strings.Fields(who)) > 3 || !x.lex.nounPhrase(who) {
			return false
		}
		if x.isPerson(who) || reading.HasSuffixOf(wording.Singular(who), "ist", "ian") {
			people++
		}
	}
	return len(parts) > 1 && people*2 >= len(parts)
}

// countWord tells a number in figures or in letters; behind the first part of a row
// the article is one as well.
func (l *Lexicons) countWord(word string, at int) bool {
	return word[0] >= '1' && word[0] <= '9' || slices.Contains(l.NumberWords, word) || at > 0 && (word == "a" || word == "an")
}

// roughlyThere tells roughly how much of something there is, or is at a time, which is a
// fact and no promise: "About 40 repairs a day are in it", "About 300 scores are in it".
func (l *Lexicons) roughlyThere(text string) bool {
	words := strings.Fields(strings.TrimRight(reading.Lower(text), ".!; "))
	if reading.HasHan(text) || len(words) < 5 || !slices.Contains(l.RoughlyWords, words[0]) || !l.countWord(words[1], 0) {
		return false
	}
	at := slices.IndexFunc(words, func(w string) bool { return w == "are" || w == "is" })
	if at < 3 || at > 7 || at+1 == len(words) {
		return false
	}
	timed := (words[at-2] == "a" || words[at-2] == "per") && slices.Contains(l.UnitsOfTime, words[at-1])
	return timed || reading.HasPrefixOf(strings.Join(words[at+1:], " ")+" ", l.WhereThingsAre...)
}

// someAre tells how some of the things are that there are today: "Some names are written in
// three ways". A demand is not made of some only.
func (l *Lexicons) someAre(s *signals) bool {
	low := reading.Lower(s.text)
	if !reading.HasPrefixOf(low, l.SomeOfThings...) || s.has("must", "should", "can", "need") || strings.ContainsAny(low, ",;") {
		return false
	}
	things, how, ok := strings.Cut(low, " are ")
	return ok && len(strings.Fields(things)) <= 5 && l.WaysThingsAre[strings.TrimRight(reading.FirstWord(how), ".")]
}

// buildersAre tells how many those are who build the product: "We're five developers, one designer and me".
var buildersAre = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?:^(?:We're|We’re|We are|There are|There's only)|^[A-Z]\p{Ll}+ (?:made clear (?:at the start )?that (?:he|she|they) )?(?:only )?(?:has|have|can spare)) (?:a team of |only |just |about )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:\p{L}+ )?(?:developers?|engineers?|designers?|programmers?|coders?|testers?|people)\b`)
})
