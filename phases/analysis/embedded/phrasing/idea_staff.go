package phrasing

import (
	"regexp"
	"strconv"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"
)

// staffNumber is how many people are told of, in digits or in words.
const staffNumber = `\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty`

// staffTold finds a sentence that only says how many some people are: "Purchasing is three
// people", "The team are 12 volunteers". That is how things are, and nothing to build.
var staffTold = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?i:(?:we|(?:the |our |my )?[\p{L}-]+(?: [\p{L}-]+){0,2}) (?:is|are|has|have) (?:only |just |about |around )?(` + staffNumber + `) (?:\p{L}+ )?(?:people|persons|employees|members|volunteers|men|women|of us|staff))$`)
})

// PeopleTold is how many people a sentence says some are, in digits or in words. Empty where
// it says anything else.
func PeopleTold(sentence string) string {
	found := staffTold().FindStringSubmatch(sentence)
	if found == nil {
		return ""
	}
	return found[1]
}

// staffCounted finds some people with their number: "our five tanker drivers".
var staffCounted = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)(?:^|[\s(])(` + staffNumber + `)((?: [\p{L}-]+){1,3})`)
})

// PeopleCounted is how many people an idea says there are, in digits: 5 of "our five tanker
// drivers", 40 of "our choir's 40 singers". Empty where it counts nobody.
func (w *Work) PeopleCounted() string {
	if !w.Idea || w.Language == "zh" {
		return ""
	}
	for _, s := range wording.Sentences(w.Source.Text) {
		text := strings.TrimRight(strings.TrimSpace(w.Source.Text[s.Start:s.End]), ".! ")
		if count := PeopleTold(text); count != "" {
			return inDigits(count)
		}
	}
	for _, found := range staffCounted().FindAllStringSubmatch(w.Source.Text, -1) {
		words := strings.Fields(found[2])
		for n := 1; n <= len(words); n++ {
			name := strings.Join(words[:n], " ")
			if _, person := w.PersonIn(name); person && IsPluralNoun(words[n-1]) {
				return inDigits(found[1])
			}
		}
	}
	return ""
}

// inDigits is a number in digits: 5 of "five".
func inDigits(number string) string {
	if list := wording.Measures(number + " people"); len(list) == 1 {
		return strconv.FormatFloat(list[0].Value, 'f', -1, 64)
	}
	return number
}
