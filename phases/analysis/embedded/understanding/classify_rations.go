package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// rations tells how much of something each of several gets, for ever or in a time: "A
// client is limited to 60 calls a minute". The product has to count and to refuse; it is
// neither the load that it bears nor a limit of those who build it.
func (l *Lexicons) rations(s *signals, c context) bool {
	if s.question || s.trigger != "" || c.kind == "quality" || reading.HasHan(s.text) {
		return false
	}
	if l.mayOften(s, c) {
		return true
	}
	who, limit, ok := strings.Cut(reading.Lower(strings.TrimRight(s.text, ".! ")), " limited to ")
	words := strings.Fields(who)
	if !ok || len(words) < 3 || len(words) > 7 || !l.OneOfMany[words[0]] || !slices.Contains([]string{"is", "be"}, words[len(words)-1]) {
		return false
	}
	return len(s.measures) > 0 && !strings.ContainsAny(limit, ",;:%€$£") && !slices.ContainsFunc(s.measures, func(m wording.Measure) bool { return m.Class == wording.ClassMoney })
}

// mayOften tells how much of something each of several people may do in a time: "Hosts can
// book up to 3 spaces per day".
func (l *Lexicons) mayOften(s *signals, c context) bool {
	low := reading.Lower(strings.TrimRight(s.text, ".! "))
	if c.kind == "constraint" || strings.ContainsAny(low, ",;:") || len(s.measures) == 0 {
		return false
	}
	for _, may := range []string{" can ", " may ", " could ", " must be able to "} {
		who, deed, ok := strings.Cut(low, may)
		m := s.measures[0]
		if !ok || len(strings.Fields(who)) > 4 || m.Op != "≤" || m.Start < len(who) {
			continue
		}
		words := strings.Fields(deed)
		n := len(words)
		return n > 4 && (words[n-2] == "per" || words[n-2] == "a" || words[n-2] == "each") && slices.Contains(l.UnitsOfTime, words[n-1]) && !slices.Contains(l.UnitsOfTime[:2], words[n-1])
	}
	return false
}

// answersWithin tells how soon something is answered, told without a verb: "Response of gate
// < 2 s after plate is read, 95 %".
func (l *Lexicons) answersWithin(s *signals) bool {
	if s.question || len(s.measures) == 0 || reading.HasHan(s.text) || !reading.HasPrefixOf(reading.Lower(s.text), l.ResponseHeads...) {
		return false
	}
	m := s.measures[0]
	if m.Class != wording.ClassTime || m.Op != "<" && m.Op != "≤" || reading.HasFiniteVerb(s.text[:m.Start]) {
		return false
	}
	s.class = reading.FirstOf(s.class, "P")
	return true
}

// loadsWithin tells how soon pages are there: "Pages load within 2 seconds". It stands among
// the functions as often as below a heading of its own, and is one of them nowhere.
func (l *Lexicons) loadsWithin(s *signals) bool {
	if s.question || s.trigger != "" || len(s.measures) != 1 || reading.HasHan(s.text) || s.measures[0].Class != wording.ClassTime {
		return false
	}
	words := strings.Fields(reading.Lower(s.text[:s.measures[0].Start]))
	at := slices.IndexFunc(words, func(word string) bool { return slices.Contains(l.LoadVerbs, word) })
	if at < 1 || at > maxLoadSubject || len(words) > at+maxLoadSubject {
		return false
	}
	s.class = reading.FirstOf(s.class, "P")
	return true
}

// maxLoadSubject is how many words stand at most before the verb of what is loaded, and between
// it and the time.
const maxLoadSubject = 4

// carriesOn tells that something goes on when another thing fails, which is to be built:
// "If the network fails, the ramp keeps working for 30 minutes without it".
func (l *Lexicons) carriesOn(s *signals) bool {
	return !s.question && s.trigger != "" && !reading.HasHan(s.text) && reading.ContainsAny(reading.Lower(s.trigger)+" ", l.FailingThings...) && reading.ContainsAny(" "+reading.Lower(s.response)+" ", l.GoesOnWorking...)
}
