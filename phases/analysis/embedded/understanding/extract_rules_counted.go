package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxCounted is how many words a bare limit has at most: a longer line tells more
// than how many there may be.
const maxCounted = 14

// counted tells a rule that says no more than how many there may be of a thing,
// "Max 200 items per list", or after how long something happens by itself,
// "Reservations expire after 48 h". What may be spent, and how long the work
// takes, are no such rules.
func (x *understander) counted(s *signals) bool {
	if reading.HasHan(s.text) || s.question || s.has("of_project", "effort", "money", "problem", "goal", "rollout_rule", "given", "given_today") || len(strings.Fields(s.text)) > maxCounted {
		return false
	}
	return x.lex.atMostOf(s) || x.elapses(s)
}

// atMostOf tells "at most 5 tools per member": a bound, a whole number and what is
// counted, each time for one of something.
func (l *Lexicons) atMostOf(s *signals) bool {
	low := strings.TrimRight(reading.Lower(s.text), ".! ")
	if slices.ContainsFunc(s.measures, func(m wording.Measure) bool { return m.Class != wording.ClassCount }) {
		return false
	}
	for _, open := range l.BoundOpeners {
		rest, ok := strings.CutPrefix(low, open)
		if !ok || strings.HasPrefix(open, "min") {
			continue
		}
		words := strings.Fields(rest)
		if len(words) < 4 || strings.Trim(words[0], "0123456789,") != "" && !several(words[0]) && words[0] != "one" {
			return false
		}
		if strings.Trim(words[1], "abcdefghijklmnopqrstuvwxyz-") != "" || reading.HasPrefixOf(words[1], l.TimeUnits...) {
			return false
		}
		return strings.Contains(rest, " per ") || strings.Contains(rest, " for each ") || strings.Contains(rest, " at once") || strings.Contains(rest, " at a time") || strings.Contains(rest, " each")
	}
	return false
}

// elapses tells what happens to a thing by itself after some time: "Ticked items
// vanish after 24 h". What persons do after a while is told of them.
func (x *understander) elapses(s *signals) bool {
	if s.trigger != "" || s.has("must", "can", "should") {
		return false
	}
	head, after, ok := strings.Cut(reading.Lower(s.text), " after ")
	words := strings.Fields(head)
	if !ok || len(words) < 2 || len(words) > 6 || strings.ContainsAny(head, ",;:") {
		return false
	}
	for i, word := range words[1:] {
		if !reading.HasPrefixOf(word, x.lex.ElapseVerbs...) {
			continue
		}
		subject := strings.Join(words[:i+1], " ")
		timed := strings.Fields(after)
		return !x.isPerson(subject) && !x.isPerson(words[i]) && len(timed) > 1 && timed[0][0] >= '0' && timed[0][0] <= '9'
	}
	return false
}
