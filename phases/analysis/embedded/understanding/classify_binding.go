package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// A paper that tells how people work states its rules in the plain present, without a word
// that binds: "No one does more than 6 days in a row", "Corrections are Owen's, only Owen's".
// What binds there is a limit: how much, until when, only who, nobody but whom.

// plainlyBinds tells such a sentence from a complaint and from what happens to be so today.
func (l *Lexicons) plainlyBinds(s *signals) bool {
	if s.question || reading.HasHan(s.text) || s.has("must", "should", "could", "need") {
		return false
	}
	low := " " + loneMarks().Replace(strings.TrimRight(reading.Lower(s.text), " .!")) + " "
	low, _, _ = strings.Cut(low, " because ") // the reason binds nobody
	if reading.ContainsAny(low, l.TellsNoRule...) {
		return false
	}
	return l.nobodyBeyond(low) || onlyAgain(low) || l.cappedAt(low) || reading.ContainsAny(low, l.OnlyOneWho...) || l.boundByClock(low) || l.ratedAt(low) || l.fromThreshold(low)
}

// loneMarks parts the marks between clauses from the words.
var loneMarks = sync.OnceValue(func() *strings.Replacer { return strings.NewReplacer(",", " , ", ";", " , ") })

// nobodyBeyond tells what nobody does beyond some limit: "No one goes in until the time is
// over". What nobody knows or notices is a complaint.
func (l *Lexicons) nobodyBeyond(low string) bool {
	for _, nobody := range l.NobodyWords {
		_, behind, told := strings.Cut(low, nobody)
		if !told {
			continue
		}
		rest := strings.Fields(behind)
		return len(rest) > 1 && strings.HasSuffix(rest[0], "s") && !l.NobodyInVain[rest[0]] && reading.ContainsAny(" "+strings.Join(rest, " ")+" ", l.LimitsBehindNobody...)
	}
	return false
}

// onlyAgain tells a sentence that names at its end once more who does it, and nobody else:
// "Owen does corrections, only Owen".
func onlyAgain(low string) bool {
	i := strings.LastIndex(low, " , only ")
	if i < 0 {
		return false
	}
	who := strings.TrimSpace(low[i+len(" , only "):])
	return len(strings.Fields(who)) <= 2 && strings.HasPrefix(strings.TrimSpace(low), who+" ")
}

// onlyOneDoes finds who alone does something, however the sentence leads up to it.
var onlyOneDoes = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^((?:The )?[A-Z][\w'-]*(?: [A-Z][\w'-]*)*)(?: [a-z]+s [^,]{2,60})?,? (?:and (?:he|she|it) )?is the only (?:one|person) (?:who|that) ([a-z]+s .+)$`)
})

// ruleAlone is a sentence as the rule in it: "Piet runs the piers and he is the only one who
// moves a boat" says that only Piet moves one, and who is no one is nobody.
func ruleAlone(text string) string {
	if rest, ok := strings.CutPrefix(text, "No one "); ok {
		return "Nobody " + rest
	}
	m := onlyOneDoes().FindStringSubmatch(text)
	if m == nil {
		return text
	}
	return "Only " + m[1] + " " + m[2]
}

// cappedAt tells how many of something there are at most: "Six bins a row, no more".
func (l *Lexicons) cappedAt(low string) bool {
	return reading.ContainsAny(low, l.CapsInPassing...) && slices.ContainsFunc(strings.Fields(low), l.isCount)
}

// capsThing tells a limit that says in figures how much of something there is at most or at
// least: "Bundle at most 25 MB". What it costs, and how long the work takes, is no such thing.
func (l *Lexicons) capsThing(s *signals) bool {
	return !s.question && len(s.measures) > 0 && !reading.HasHan(s.text) && !s.has("money", "of_project", "effort", "given", "given_today", "rollout_rule", "problem") && reading.ContainsAny(" "+reading.Lower(s.text)+" ", l.CapsOfThings...)
}

// isCount tells a number in figures or in words.
func (l *Lexicons) isCount(word string) bool {
	return word[0] >= '0' && word[0] <= '9' || slices.Contains(l.NumberWords, word)
}

// clockBound finds a time of the day up to which or from which something is done.
var clockBound = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(` ([a-z]+) (?:[a-z]+day (?:at )?)?(?:[01]?\d|2[0-4]):[0-5]\d `)
})

// boundByClock tells what is done by or not after a time of the day, in its first clause: a
// condition says when something else happens.
func (l *Lexicons) boundByClock(low string) bool {
	if low, _, _ = strings.Cut(low, " , "); l.OpensClause[reading.FirstWord(strings.TrimSpace(low))] {
		return false
	}
	low += " "
	for _, m := range clockBound().FindAllStringSubmatchIndex(low, -1) {
		if l.ClockBounds[low[m[2]:m[3]]] && !reading.ContainsAny(low[:m[0]]+" ", l.RelativeWords...) { // "a command that collects answers before 10:00" is a thing
			return true
		}
	}
	return false
}

// ratedAt tells what a thing costs or pays: "Piece rate is £9.40 a bin".
func (l *Lexicons) ratedAt(low string) bool {
	for _, be := range []string{" is ", " are "} {
		name, rest, ok := strings.Cut(low, be)
		if ok && l.RatesOfMoney[reading.LastWord(name)] && strings.IndexAny(rest, "£€$") == 0 {
			return true
		}
	}
	return false
}

// fromThreshold tells what holds beyond a number, with a subject of its own behind it: "Over
// 30 degrees nobody works". "Over 300 parcels arrive a day" counts what is there.
func (l *Lexicons) fromThreshold(low string) bool {
	words := strings.Fields(low)
	if len(words) < 4 || !l.ThresholdOpeners[words[0]] || !l.isCount(words[1]) {
		return false
	}
	return slices.ContainsFunc(words[2:min(len(words), 4)], func(word string) bool { return l.ThresholdSubjects[word] })
}
