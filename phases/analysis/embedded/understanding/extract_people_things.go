package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Some nouns of people are nouns of things as well. Where a text shows that it means the
// thing, the noun names nobody in all of it.

// boardsMeant notes that the board of a text is a thing whose whole name stands somewhere in
// it: "The Dispatch Board gives …. The board shows …". Where people sit on another one, it
// stays with them.
func (l *Lexicons) boardsMeant(lines []string, named map[string]bool) {
	thing := false
	for _, line := range lines {
		words := strings.Fields(reading.Lower(line))
		for i := 1; i < len(words); i++ {
			if strings.Trim(words[i], ".,;:()|*`") != "board" {
				continue
			}
			before := strings.Trim(words[i-1], "(|*`\"“")
			if l.BoardsOfPeople[before] {
				return
			}
			thing = thing || l.boardOfThings(before+" board") != ""
		}
	}
	if thing {
		named["board"] = true
	}
}

// heldBy finds what a sentence says that a thing has.
var heldBy = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)\b(?:has|have|holds|contains|records|stores|consists of):? ([^.;]*)`)
})

// rolesHeld notes the nouns of people that a text lists among the fields of a thing, "a ticket
// has a number, subject, owner and status", and never introduces as somebody.
func (l *Lexicons) rolesHeld(lines []string, named map[string]bool) {
	for _, role := range l.RolesOfThings {
		if l.listedAsField(lines, role) && !introduced(lines, role) {
			named[role] = true
		}
	}
}

// minAttributes is how many other things a list of fields has at least that are nobody.
const minAttributes = 2

// listedAsField says that one of the lines lists a noun without an article among other fields.
func (l *Lexicons) listedAsField(lines []string, role string) bool {
	return slices.ContainsFunc(lines, func(line string) bool {
		if !strings.Contains(line, role) {
			return false
		}
		m := heldBy().FindStringSubmatch(line)
		if m == nil {
			return false
		}
		parts := reading.SplitList(m[1])
		others := 0
		for _, p := range parts {
			words := strings.Fields(reading.Lower(outsideBrackets(p)))
			if len(words) > 0 && len(words) <= 3 && !slices.Contains(l.nouns, words[len(words)-1]) {
				others++
			}
		}
		return slices.Contains(parts, role) && others >= minAttributes
	})
}

// introduced says that a text has several of a role, labels a line with it or lets it do
// something.
func introduced(lines []string, role string) bool {
	upper := reading.UpperFirst(role)
	return slices.ContainsFunc(lines, func(line string) bool {
		low := reading.Lower(line)
		return strings.Contains(low, reading.Plural(role)) || strings.Contains(low, "as an "+role) || strings.Contains(low, "as a "+role) || strings.Contains(low, role+" can ") || strings.Contains(low, role+" may ") ||
			strings.HasPrefix(strings.TrimLeft(line, "-*#|0123456789. "), upper)
	})
}
