package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// actsByClock tells what a machine of the product does at a time that a clock gives: "At five
// past each hour, the aggregator adds up the particles". People do not act at every hour.
func (l *Lexicons) actsByClock(s *signals) bool {
	when, does, ok := strings.Cut(s.text, ", ")
	if !ok || reading.HasHan(s.text) || !reading.HasPrefixOf(reading.Lower(when), "at ", "every ", "each ", "once ") || !reading.ContainsAny(" "+reading.Lower(when)+" ", l.RhythmsOfClock...) {
		return false
	}
	words := strings.Fields(does)
	if len(words) < 4 || !reading.HasPrefixOf(does, "the ", "a ", "an ") || len(l.people.Find(words[1])) > 0 {
		return false
	}
	return reading.InThirdPerson(words[2]) || reading.InThirdPerson(words[3])
}

// signsIn tells by which means those who use the product prove who they are.
func (l *Lexicons) signsIn(text string) bool {
	return reading.ContainsAny(" "+reading.Lower(text), l.SignsIn...)
}

// namesPart says that a sentence is about a thing which an article introduces, so that it is a
// part of the product and not the product or somebody: "The feed can be switched off".
func (l *Lexicons) namesPart(text string) bool {
	subject, _, _ := strings.Cut(text, " can be ")
	words := strings.Fields(reading.Lower(subject))
	return len(words) > 1 && len(words) < 6 && slices.Contains([]string{"the", "a", "an", "each", "every"}, words[0]) && len(l.people.Find(words[len(words)-1])) == 0
}

// programActs tells what a program of the product does that this text calls by a noun of
// people: "The ingest worker verifies the checksum", "Workers take one archive at a time".
func (x *understander) programActs(s *signals) bool {
	const reach = 4 // words of the subject
	words := strings.Fields(x.lex.mainClause(s.text))
	for at := 0; at+1 < len(words) && at < reach; at++ {
		word, verb := reading.Lower(words[at]), strings.TrimRight(words[at+1], ",")
		one := wording.Singular(word)
		if !slices.Contains(x.lex.software, one) {
			continue
		}
		return word == one && deedVerb(verb) || word != one && bareVerb(verb) && !s.has("problem")
	}
	return false
}

// withoutContributing leaves out of a unit on how to contribute what is asked of those who
// change the code. What it says of the product itself stays.
func (x *understander) withoutContributing(u *reading.Unit) {
	u.Sentences = slices.DeleteFunc(slices.Clone(u.Sentences), func(sen reading.Sentence) bool {
		low := " " + reading.Lower(sen.Text)
		if hits := x.lex.tech.Find(sen.Text); len(hits) > 0 && hits[0].Start == 0 {
			return false // "Go 1.25, `make test` needs Docker"
		}
		asked := reading.ContainsAny(low, x.lex.AskedOfContributors...) || bareVerb(reading.Lower(reading.FirstWord(sen.Text))) && !strings.Contains(low, " must ")
		if asked {
			x.place(sen.From, sen.To)
		}
		return asked
	})
}

// secondCase says of the second of two cases too that it is one: "when the flow deviates, or
// the share is above 40 %" is "… or when the share is above 40 %".
func secondCase(text string) string {
	return caseBehind().ReplaceAllString(text, "$1, or $2 $3")
}

// countedSame tells when two things are one as how they count: "A play is the same if station
// and start time agree" asks nothing of the play.
func (l *Lexicons) countedSame(text string) string {
	low := reading.Lower(text)
	for _, said := range l.SameIf {
		at := strings.Index(low, said)
		if at <= 0 || len(low) != len(text) || strings.ContainsAny(text[:at], ",;:") {
			continue
		}
		if rest, ok := strings.CutPrefix(said, " is "); ok {
			return text[:at] + " counts as " + rest + text[at+len(said):]
		}
		if rest, ok := strings.CutPrefix(said, " are "); ok {
			return text[:at] + " count as " + rest + text[at+len(said):]
		}
	}
	return text
}

// deedThenBan tells a sentence that says what happens to a thing and, behind a semicolon, what
// must not come of it: "A broken archive goes to quarantine; it must not stop the others".
func (x *understander) deedThenBan(text string) bool {
	deed, ban, ok := strings.Cut(text, "; ")
	if !ok || reading.HasHan(text) || !reading.HasPrefixOf(ban, "it must not ", "they must not ", "it must never ", "they must never ", "this must not ") {
		return false
	}
	s := x.signals(deed)
	return !s.has("must", "should", "can", "non_goal", "problem", "given") && (s.passive() || doneTo(deed) || slices.ContainsFunc(strings.Fields(deed), deedVerb))
}

// caseBehind finds a clause that "or" joins to the case in front of it.
var caseBehind = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^([^,;.]+ (when|if) [^,;.]{5,90}(?:\.\d[^,;.]{0,40})?), or ((?:the|an?|no) [^,;.]{2,60} (?:is|are|has|have|exceeds?|falls?) [^,;.]{2,60}\.?)$`)
})
