package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Engineers put promises, bans and means among the functions, in a few words and
// without a verb that says which is which.

// loadInTime tells how soon a stated load is dealt with: "Compare 100 files with
// 500 keys each in under 200 ms".
func loadInTime(s *signals) bool {
	if s.trigger != "" || s.question || len(s.measures) < 2 || reading.HasHan(s.text) {
		return false
	}
	last := s.measures[len(s.measures)-1]
	if last.Class != wording.ClassTime || last.Op != "<" && last.Op != "≤" || !strings.Contains(" ms s min µs ", " "+last.Unit+" ") {
		return false
	}
	return s.measures[0].Class == wording.ClassCount && strings.Trim(s.text[last.End:], ". ") == ""
}

// severalPlatforms tells what the product runs on: "Single binary for macOS, Linux
// and Windows".
func (l *Lexicons) severalPlatforms(text string) bool {
	low := " " + reading.Lower(text) + " "
	if reading.HasHan(text) || !reading.ContainsAny(low, l.BuiltForms...) {
		return false
	}
	n := 0
	for _, name := range l.Platforms {
		if strings.Contains(low, name) {
			n++
		}
	}
	return n > 1
}

// bannedForGood tells what the product must never do: "No network access, ever".
// Where functions stand, "no" in front of what only a program does is no wish
// that is left out.
func (l *Lexicons) bannedForGood(s *signals, c context) bool {
	low := strings.TrimRight(reading.Lower(s.text), ".! ")
	if s.question || !strings.HasPrefix(low, "no ") || len(strings.Fields(low)) > 12 || c.kind != "feature" && c.kind != "quality" {
		return false
	}
	for _, tail := range l.ForGood {
		if strings.HasSuffix(low, tail) {
			return true
		}
	}
	return len(strings.Fields(low)) < 6 && reading.ContainsAny(low, l.BannedOfPrograms...)
}

// withoutForGood is a ban without the words that only say how firm it is.
func (l *Lexicons) withoutForGood(text string) string {
	if !strings.HasPrefix(text, "No ") {
		return text
	}
	bare := strings.TrimRight(text, ".! ")
	for _, tail := range l.ForGood {
		if strings.HasSuffix(reading.Lower(bare), tail) {
			return strings.TrimRight(bare[:len(bare)-len(tail)], ", ")
		}
	}
	return text
}

// handedOut tells by which ways the product comes to those who use it:
// "Distributed with Homebrew and as a GitHub release".
func (l *Lexicons) handedOut(text string) bool {
	low := reading.Lower(text)
	for _, open := range l.HandedOutAs {
		if strings.HasPrefix(low, open) {
			return true
		}
	}
	return false
}

// whichDoes drops the pronoun between a command and what it does: "`tool sync`
// which adds missing keys".
func whichDoes(text string) string {
	if !strings.HasPrefix(text, "`") {
		return text
	}
	end := strings.IndexByte(text[1:], '`') + 2
	if end < 3 {
		return text
	}
	for _, which := range []string{", which ", " which ", " that "} {
		if rest, ok := strings.CutPrefix(text[end:], which); ok && reading.InThirdPerson(reading.FirstWord(rest)) {
			return text[:end] + " " + rest
		}
	}
	return text
}

// wishedTool is what somebody wants of the product who says it of "a tool": "I
// want a tool I can run in CI" is to run the product in CI, "We need a service
// that stores receipts" to store receipts. Empty where a text says nothing of the
// kind, or says first of all what the product is.
func (x *understander) wishedTool(text string) string {
	if thing := x.wishedThing(text); thing != "" {
		return thing
	}
	want := x.lex.wished(text)
	if want == "" || len(x.u.Pitch) == 0 || x.u.Product == "" || reading.HasHan(text) {
		return ""
	}
	head, deed, ok := strings.Cut(want, " that ")
	if first := reading.FirstWord(deed); ok && len(strings.Fields(head)) < 5 && reading.InThirdPerson(first) {
		return reading.UpperFirst(strings.TrimRight(deed, ". ")) // the product does it
	}
	for _, who := range []string{" I can ", " we can ", " you can ", " everybody can ", " anybody can ", " people can "} {
		head, deed, ok = strings.Cut(strings.Replace(want, " that"+who, who, 1), who)
		verb, rest, more := strings.Cut(deed, " ")
		if !ok || !more || len(strings.Fields(head)) > 4 || !x.lex.BehindObject[reading.FirstWord(rest)] {
			continue
		}
		return "Users can " + verb + " " + x.u.Product + " " + strings.TrimRight(rest, ". ") // whoever says so is one of them
	}
	return ""
}
