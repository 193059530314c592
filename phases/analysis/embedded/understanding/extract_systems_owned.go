package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// ownedWays files the servers and interfaces of others that data is taken from or brought to: "pulls
// readings from 12 utilities' SFTP servers", "fetches rates from three banks' APIs". Whose they are is
// all that the source says of them, and their name.
func (x *understander) ownedWays(text string, from, to int) {
	if reading.HasHan(text) || !strings.ContainsAny(text, "'’") {
		return
	}
	words := strings.Fields(text)
	for i, word := range words {
		owner := strings.TrimRight(strings.TrimSuffix(strings.TrimSuffix(word, "'s"), "’s"), "'’")
		end := x.lex.wayBehind(words, i)
		if owner == word || i == 0 || end == 0 || strings.ContainsAny(owner, "'’\"`“(") || x.lex.OwnersOfOwn[reading.Lower(owner)] {
			continue
		}
		begin, ok := x.lex.exchangedFrom(words, i)
		if !ok {
			continue
		}
		name := strings.Join(words[begin:end], " ")
		x.addIntegration(reading.UpperFirst(strings.TrimRight(name, ".,;:)")), text, from, to)
	}
}

// wayBehind is where the name of a server or interface ends that stands behind its owner at i,
// "utilities' SFTP servers"; zero where none stands there.
func (l *Lexicons) wayBehind(words []string, i int) int {
	const longest = 2 // words between the owner and the noun
	for k := i + 1; k < min(len(words), i+2+longest); k++ {
		bare := reading.Lower(strings.TrimRight(words[k], ".,;:)"))
		if l.OwnedWays[bare] {
			return k + 1
		}
		if bare != reading.Lower(words[k]) {
			return 0
		}
	}
	return 0
}

// exchangedFrom is where the name of the owner at i begins, behind a preposition and a verb of taking
// or bringing data: "pulls readings from 12 utilities'".
func (l *Lexicons) exchangedFrom(words []string, i int) (begin int, ok bool) {
	const longest, reach = 3, 10
	for at := i - 1; at >= max(0, i-longest-1); at-- {
		word := reading.Lower(words[at])
		if word != "from" && word != "to" && word != "into" && word != "onto" && word != "on" {
			continue
		}
		begin = at + 1
		for begin < i && l.CountsOfOwner[reading.Lower(words[begin])] || begin < i && strings.Trim(words[begin], "0123456789,.") == "" {
			begin++
		}
		before := " " + reading.Lower(strings.Join(words[max(0, at-reach):at], " "))
		return begin, slices.ContainsFunc(l.ExchangeStems, func(stem string) bool { return strings.Contains(before, stem) })
	}
	return 0, false
}
