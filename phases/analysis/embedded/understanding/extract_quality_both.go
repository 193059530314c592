package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// bothPromises parts a sentence that joins two promises by "and", each with a bound of its
// own: "On a small board, a search should return in under 500 ms and a checkout should complete
// in under 1 second". What holds for both is said of both. One promise stays as it is.
func (l *Lexicons) bothPromises(text string) []string {
	const joint = " and "
	if reading.HasHan(text) || strings.Count(text, joint) > 3 {
		return []string{text}
	}
	for at := 0; ; {
		i := strings.Index(text[at:], joint)
		if i < 0 {
			return []string{text}
		}
		left, right := text[:at+i], text[at+i+len(joint):]
		at += i + len(joint)
		if !bounded(left) || !bounded(right) {
			continue
		}
		lead := ""
		if m := leadOfPromise().FindString(left); m != "" && !bounded(m) {
			lead = m
		}
		switch m := modalOfPromise().FindStringSubmatch(left[len(lead):]); {
		case m != nil && usesNoMore().MatchString(right):
			return []string{left + ".", reading.UpperFirst(lead + m[1] + m[2] + right)}
		case ownPromise().MatchString(right):
			if lead == "" {
				right = reading.UpperFirst(right)
			}
			return []string{left + ".", lead + right}
		}
	}
}

// bounded says that a text has a number that may not be passed.
func bounded(text string) bool {
	return slices.ContainsFunc(wording.Measures(text), func(m wording.Measure) bool { return strings.ContainsAny(m.Op, "<≤>≥") })
}

// The parts of a sentence that joins two promises: under which conditions both hold, the
// subject and the modal verb of the first, and how the second begins.
var (
	leadOfPromise = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`^(?:On|With|At|For|Under|During|In) [^;:]{3,70}?, `)
	})
	modalOfPromise = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`^([^,;:]{2,60}?)( (?:must|should|shall|will|has to|needs to) )`)
	})
	usesNoMore = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`^(?:use|need|take|consume|occupy|require|stay|keep|write|read|send|answer|start|finish|complete|respond|return) `)
	})
	ownPromise = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`^(?:an?|the|each|every|all|any|its|their|no) [^,;:]{2,50}? (?:must|should|shall|will|has to|takes?|returns?|opens?|loads?|answers?|completes?|finish|finishes|responds?|starts?|stays?|uses?|is|are) `)
	})
)
