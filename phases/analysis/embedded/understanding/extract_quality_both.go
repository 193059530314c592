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
	if parts := severalPromises(text); parts != nil {
		return parts
	}
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
		return regexp.MustCompile(`^(?:an?|the|each|every|all|any|its|their|no) [^,;:]{2,50}? (?:must|should|shall|will|has to|takes?|returns?|opens?|loads?|survives?|answers?|completes?|finish|finishes|responds?|starts?|stays?|uses?|is|are) `)
	})
)

// severalPromises parts a row of clauses of which each has its own subject, verb and bound: "the list
// opens in under two seconds, the reading of a page takes no longer than 30 seconds, and the whole
// thing has to survive 1,900 calls". nil where one of them does not stand alone.
func severalPromises(text string) []string {
	if reading.HasHan(text) || strings.Count(text, ", ") < 2 {
		return nil
	}
	parts := reading.SplitTop(strings.TrimRight(text, "."), ", ")
	var out []string
	for i, part := range parts {
		part = strings.TrimPrefix(part, "and ")
		switch {
		case ownPromise().MatchString(reading.Lower(part[:1]) + part[1:]):
			out = append(out, part)
		case len(out) > 0 && i > 0: // what goes on with the clause before
			out[len(out)-1] += ", " + parts[i]
		default:
			return nil
		}
	}
	if len(out) < 3 || !bounded(out[0]) || !bounded(out[1]) {
		return nil
	}
	for i := range out {
		out[i] = reading.UpperFirst(out[i])
		if i+1 < len(out) {
			out[i] += "."
		}
	}
	return out
}
