package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// triedWith is a program by name that people say they tried: "We tried an off-the-shelf app (RigCheck)
// in the Leith depot", "In 2023 we piloted Acme Forms".
var triedWith = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:In (?:\p{L}+ )?\d{4},? (?:we|the team) |(?:We|The team) )(?:have |had |once |already |briefly ){0,2}(?:tried|trialled|trialed|piloted) (?:out )?(?:(?:an?|the) [\p{Ll} -]{3,40} ?(?:\(|called |named ))?(\p{Lu}[\p{L}\d]*(?: \p{Lu}[\p{L}\d]*){0,2})\b`)
})

// leftAgain is what the next sentence says of it: "It was dropped after ten weeks because …".
var leftAgain = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:It|That|This|The (?:trial|pilot|app|tool|system))(?: was| is| got| did| didn['’]t| had| failed| ended| never| needed| could| couldn['’]t)\b`)
})

// triedOnce files a program that was tried and left as an alternative, and the sentence behind it
// as its gap. It is nothing that the product works together with.
func (x *understander) triedOnce(text string, from, to int) bool {
	if m := triedWith().FindStringSubmatch(text); m != nil && !x.isPerson(m[1]) {
		if x.fresh("alternative", m[1]) {
			x.u.Alternatives = append(x.u.Alternatives, specs.Alternative{Name: m[1], Gap: sentence(text), Source: x.source(from, to)})
		}
		return true
	}
	last := len(x.u.Alternatives) - 1
	if last < 0 || !leftAgain().MatchString(text) {
		return false
	}
	a := &x.u.Alternatives[last]
	if !triedWith().MatchString(a.Gap) || !adjoins(a.Source, from) {
		return false
	}
	a.Gap = strings.TrimSpace(a.Gap + reading.Joiner(a.Gap) + sentence(text))
	a.Source = a.Source.Join(x.source(from, to))
	return true
}
