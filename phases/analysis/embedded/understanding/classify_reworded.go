package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// newInterface is a sentence on a new endpoint without the mark that says that it is new,
// and with the name of what its ones are: "New: `GET /rooms` returns the free ones" returns
// the free rooms.
func newInterface(text string) string {
	bare := strings.TrimPrefix(text, "New: ")
	m := endpointOnes().FindStringSubmatch(bare)
	if m == nil || bare == text && !strings.HasPrefix(text, "`") {
		return text
	}
	return strings.Replace(bare, m[2]+" ones", m[2]+" "+m[1], 1)
}

// endpointOnes finds the endpoint at the beginning of a sentence, and the ones that it is
// about.
var endpointOnes = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile("^`(?:GET|POST|PUT|PATCH|DELETE) /(?:[^` ]*/)?([a-z]+s)`[^.;]*?(the [a-z]+) ones\\b")
})

// provenByAll says of things that somebody has collected what becomes of each, in the words
// of a test: "We have 60 examples, all of them must be resisted" is that all 60 are resisted.
func provenByAll(text string) string {
	m := collected().FindStringSubmatch(strings.TrimRight(text, "."))
	if m == nil {
		return text
	}
	return reading.UpperFirst("all " + m[1] + " must " + m[2] + ".")
}

// collected finds a number of things at hand, all of which have to pass.
var collected = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:We|There are|We've got|We have) ?(?:have )?([0-9][0-9,]* [a-z -]{3,40}),? (?:and )?all of them (?:must|have to) ([^,;]{4,80})$`)
})

// provenBefore files a sentence that says what of a number of things has to pass as the test
// of the rule before it.
func (x *understander) provenBefore(sen reading.Sentence) bool {
	if len(x.u.Constraints) == 0 || !strings.HasPrefix(sen.Text, "All ") || !allPass().MatchString(sen.Text) {
		return false
	}
	x.prove(x.u.Constraints[len(x.u.Constraints)-1].Text, specs.Item{Text: sen.Text, Source: x.source(sen.From, sen.To)})
	return true
}

// prove files a test that the source names for a constraint.
func (x *understander) prove(constraint string, test specs.Item) {
	if x.u.Proofs == nil {
		x.u.Proofs = map[string][]specs.Item{}
	}
	key := StatementKey(constraint)
	x.u.Proofs[key] = append(x.u.Proofs[key], test)
}

// testedBy is what a constraint says that it is measured by, as a test: "measured by the
// contract tests we already have" is that these pass unchanged before each release. Empty without one.
func testedBy(text string) string {
	m := measuredBy().FindStringSubmatch(strings.TrimRight(text, ". "))
	if m == nil {
		return ""
	}
	return "Before each release, " + strings.Replace(m[1], " we already have", "", 1) + " pass unchanged."
}

// allPass finds a sentence on a number of things of which each has to pass.
var allPass = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^All [0-9][0-9,]* [a-z -]{3,40} must `)
})

// measuredBy finds the tests by which a rule is measured, at its end.
var measuredBy = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`, (?:measured|shown|checked|proven|verified) by (the [^,;:]{0,60}?tests?\b[^,;:]{0,40})$`)
})
