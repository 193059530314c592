package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"
)

// countLedForm finds a number and what it counts.
var countLedForm = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?i:(?P<side>at least|more than|over|about) )?(?P<count>\d{1,3}(?:[,.]\d{3})+|\d+(?: ?[kKM])?) (?P<things>(?:\p{L}[\p{L}-]* ){0,3}\p{Ll}+s)$`)
})

// scoreForm finds a name and its value without a unit.
var scoreForm = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(\p{L}[\p{L}-]*(?: [\p{L}-]+){0,4}) of ((?:at least )?\d{1,3}(?:\.\d+)?\+?(?: (?:or (?:higher|more|better|above)|stars|points))?)$`)
})

// namedScore reads a goal that gives a name its value, and by when: "NPS of 50 or higher
// within one year". Empty for any other text.
func (l *Lexicons) namedScore(text string) (metric, target, due string) {
	named, due := l.cutDue(strings.TrimRight(text, ". "))
	found := scoreForm().FindStringSubmatch(named)
	if found == nil {
		return "", "", ""
	}
	return found[1], found[2], due
}

// countLed reads a goal that begins with a number of things, and by when there are so many:
// "10,000 monthly active users after 6 months" counts monthly active users. Empty for any
// other text, and for a span of time, which is no number of things.
func (l *Lexicons) countLed(text string) (metric, target, due string) {
	counted, due := l.cutDue(strings.TrimRight(text, ". "))
	found := countLedForm().FindStringSubmatch(counted)
	if found == nil {
		return "", "", ""
	}
	for _, m := range wording.Measures(found[2] + " " + found[3]) {
		if m.Class == wording.ClassTime || m.Class == wording.ClassMoney || m.Class == wording.ClassSize {
			return "", "", ""
		}
	}
	return found[3], strings.TrimSpace(strings.ToLower(found[1]) + " " + found[2]), due
}

// shareLed keeps of the measures of a goal the share that it begins with: what stands behind
// tells who is counted, "25 % of users plan at least 3 meals a week".
func shareLed(text string, ms []wording.Measure) []wording.Measure {
	if len(ms) > 1 && ms[0].Start == 0 && ms[0].Class == wording.ClassShare && strings.HasPrefix(text[ms[0].End:], " of ") {
		return ms[:1]
	}
	return ms
}

// fractionForm finds a part of some people or things, in words or as so many out of so many, with
// which a goal begins.
var fractionForm = sync.OnceValue(func() *regexp.Regexp {
	const number = `(?:\d[\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|a hundred)`
	return regexp.MustCompile(`^((?i:(?:(?:at least|more than|over|about|around|almost|nearly|fewer than|less than|under|up to|no more than|not more than|at most) )?(?:(?:half|(?:a|one) half|(?:a|one) third|two[- ]thirds|(?:a|one) quarter|three[- ]quarters|(?:a|one) fifth|(?:two|three|four)[- ]fifths|(?:a|one) tenth|(?:the )?majority) of|` + number + ` (?:out of|in)(?: every)? ` + number + `))) (?:the |our |all |all our )?(\p{L}.*)$`)
})

// fractionLed reads a goal that begins with such a part of some that do something: "a third of our
// regulars order through the shop by Christmas". Empty for any other text.
func (x *understander) fractionLed(text string) (metric, target, due string) {
	found := fractionForm().FindStringSubmatch(strings.TrimRight(text, ". "))
	if found == nil {
		return "", "", ""
	}
	rest := found[2]
	for _, end := range []string{" (", "; ", ", compared ", ", now ", ", today ", ", not "} {
		rest, _, _ = strings.Cut(rest, end)
	}
	rest, due = x.lex.cutDue(rest)
	words := strings.Fields(rest)
	const longestName = 4
	for i, word := range words[:min(len(words), longestName+1)] {
		if i == 0 || !x.lex.SaidOfPart[word] && !x.lex.SaidOfPart[strings.TrimSuffix(word, "s")] {
			continue
		}
		who, plural := "that", word
		if x.isPerson(strings.Join(words[:i], " ")) || x.isPerson(words[i-1]) {
			who = "who"
		}
		switch word {
		case "is":
			plural = "are"
		case "has":
			plural = "have"
		default:
			if !x.lex.SaidOfPart[word] {
				plural = strings.TrimSuffix(word, "s") // "1 in 200 scans needs a second try"
			}
		}
		name := strings.Join(words[:i], " ")
		return "Share of " + name + " " + who + " " + strings.Join(append([]string{plural}, words[i+1:]...), " "), strings.TrimSuffix(wording.LowerFirst(found[1]), " of"), due
	}
	return "", "", ""
}

// boundedForm finds a bounded number of things of which something is said, with which a goal
// begins.
var boundedForm = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?i:((?:fewer than|less than|at most|no more than|not more than|under|at least|more than|over) (?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|a hundred))) ((?:\p{L}[\p{L}-]* ){0,3}?\p{Ll}+) (?:are|were|is|was|be) (\p{L}.*)$`)
})

// boundedLed reads a goal that allows so many things of which something is said, and by when:
// "fewer than five tools were missing at any time by next summer" counts tools missing at any
// time. Empty for any other text.
func (x *understander) boundedLed(text string) (metric, target, due string) {
	counted, due := x.lex.cutDue(strings.TrimRight(text, ". "))
	found := boundedForm().FindStringSubmatch(counted)
	if found == nil || len(wording.Measures(found[3])) > 0 {
		return "", "", ""
	}
	if ms := wording.Measures(found[1] + " " + found[2]); len(ms) != 1 || ms[0].Class != wording.ClassCount && ms[0].Class != "" {
		return "", "", ""
	}
	if found[3] == "left" {
		return "", "", "" // of how many nothing else is said
	}
	return found[2] + " " + found[3], strings.ToLower(found[1]) + " " + found[2], due
}

// ratingForm finds a rating out of 5, 10 or 100, with what is rated before it.
var ratingForm = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(.+?)(?: of| at| is| reaches| stays at| with|:)? ((?:(?:at least|more than|above|over) )?\d{1,2}(?:\.\d+)?(?: out of |/| of )(?:5|10|100)(?: (?:stars|points))?(?: or (?:better|higher|more|above))?)( .*)?$`)
})

// rated reads a goal that wants a rating: "Passengers rate the booking 4.5 out of 5 or better".
func (x *understander) rated(text string) (metric, target, due string) {
	text, _, _ = strings.Cut(strings.TrimRight(text, ". "), " (")
	named, due := x.lex.cutDue(text)
	found := ratingForm().FindStringSubmatch(named)
	if found == nil || strings.ContainsAny(found[1], ";,") || strings.Contains(found[1], " from") {
		return "", "", ""
	}
	name := found[1]
	for _, verb := range []string{" rate ", " rates ", " score ", " scores "} {
		if who, what, ok := strings.Cut(name, verb); ok {
			return "Rating of " + what + " by " + wording.LowerFirst(who), found[2], due
		}
	}
	return strings.TrimSpace(name + found[3]), found[2], due
}
