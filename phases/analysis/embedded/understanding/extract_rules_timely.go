package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxTimelySubject is how many words may name what acts in time.
const maxTimelySubject = 5

// answerTold finds what is answered in a case, where the line leaves out its verb: "Over the
// limit: 429 with `Retry-After`".
var answerTold = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile("^([A-Z][a-z' ]{3,40}): (`?[1-5]\\d\\d`? (?:with|and) [^;:]{3,80}?)[. ]*$")
})

// followsForm finds a thing of the product that has the form of a published document:
// "Errors follow RFC 9457".
var followsForm = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:All |Every |The |Each )?[A-Z]?[a-z]+(?: [a-z]+)? (?:follow|follows|conform to|conforms to|comply with|complies with) (?:the )?(?:RFC|ISO|IETF|W3C|OpenAPI|JSON:API|ECMA|IEEE|RSS|Atom) ?[\w.:-]*`)
})

// ruleInTime is the rule in a line that says within which time a thing of the product does
// something, which answer a case gets, or which published form a thing has. Empty for any
// other line.
func (x *understander) ruleInTime(text string) string {
	s := x.look(text)
	if !x.mayRule(&s) {
		return ""
	}
	if m := answerTold().FindStringSubmatch(text); m != nil {
		return m[1] + ", the answer is " + m[2]
	}
	if followsForm().MatchString(text) {
		return text
	}
	said, _, _ := strings.Cut(text, "; ")
	low := reading.Lower(said)
	if !slices.ContainsFunc(wording.Measures(said), func(m wording.Measure) bool {
		return m.Class == wording.ClassTime && strings.Contains(low[:m.Start], " ") && m.Op != ""
	}) {
		return ""
	}
	for _, lead := range x.lex.TimelyLeads {
		rest, ok := strings.CutPrefix(low, lead)
		if !ok {
			continue
		}
		if _, behind, comma := strings.Cut(rest, ", "); comma {
			rest = behind // After a change, every region answers
		} else if _, behind, each := strings.Cut(rest, " every "); each {
			rest = behind // After a change every region answers
		}
		for _, verb := range x.lex.TimelyVerbs {
			subject, _, found := strings.Cut(rest, verb)
			if found && len(strings.Fields(subject)) <= maxTimelySubject && !x.isPerson(subject) && !x.lex.refersBack(subject) && !strings.ContainsAny(subject, ",;:") {
				return said
			}
		}
	}
	return ""
}
