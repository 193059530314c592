package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// titled reads "Parking permits for residents: apply online, pay by card, …": a name
// that no list of kinds knows, and behind the colon what is done with it. Those whom it
// is for do what nobody else is said to do; what is wished and is for nobody does it
// itself.
func (r *ideaReader) titled(label, list string) bool {
	const longest = 12 // words of a name
	head, _, wish := r.withoutLead(strings.TrimSpace(label))
	tokens := ClauseTokens(head)
	l := &ideaList{r: r}
	field := r.namesField(tokens)
	l.commands = l.commandsIn(list)
	told := l.deedsIn(list) || field && l.commands
	listed := strings.Contains(head, " for ") && (len(l.parts(list)) > minListed || r.w.isDone(list))
	if len(tokens) < 2 || len(tokens) > longest || r.opensDeed(tokens) && !field || !told && !listed {
		return false
	}
	for _, t := range tokens {
		if r.w.Table.IsWord("auxiliaries", "en", t.Low) || r.w.Table.IsWord("conditions", "en", t.Low) || r.w.Table.IsWord("relatives", "en", t.Low) {
			return false
		}
	}
	name := strings.TrimRight(CutFirst(head, "a ", "an ", "the "), ".,")
	what, whom, _ := strings.Cut(name, " for ")
	switch who := subjectNoun(understanding.LastNoun(whom)); {
	case whom != "" && (l.person(who) || r.areBodies(who)):
		r.whom(understanding.LastNoun(whom))
		l.who = understanding.LastNoun(whom)
	case wish:
		l.product, l.machine = true, true
		r.kind = OrElse(r.kind, strings.ToLower(reading.LastWord(what)))
	}
	r.what = OrElse(r.what, what)
	r.head = wording.Sentence(name)
	r.head = strings.TrimRight(r.head, ".")
	l.read(list)
	return true
}

// namesField says that a text is a name of several words that ends in a noun of doing: "Fleet
// management".
func (r *ideaReader) namesField(tokens []Token) bool {
	const longest = 4
	if len(tokens) < 2 || len(tokens) > longest {
		return false
	}
	_, field := r.w.Table.Words["deed_nouns"].Paired("en", WordAt(tokens, len(tokens)-1))
	return field
}

// commandsIn says that a list consists of commands, at least two: "track vehicles, plan trips".
func (l *ideaList) commandsIn(list string) bool {
	parts := reading.SplitTop(strings.TrimRight(list, ". "), ", ")
	for i, part := range parts {
		parts[i] = CutFirst(part, "and ", "then ")
	}
	return len(parts) > 1 && slices.ContainsFunc(parts, l.r.w.imperative) && !slices.ContainsFunc(parts, func(part string) bool {
		return !l.r.w.imperative(part) && !l.r.w.Table.IsWord("verbs", "en", strings.ToLower(LeadingWord(part)))
	})
}

// minListed is how many parts a list has more than, so that what stands before it is its name.
const minListed = 2

// namedBefore reads "Lab notebook for chemists, entries are signed and …": a name, and behind
// the comma what is so of the things in it.
func (r *ideaReader) namedBefore(text string) bool {
	head, rest, ok := strings.Cut(text, ", ")
	if _, clause := r.w.ParseClause(head); !ok || clause || !strings.Contains(head, " for ") {
		return false
	}
	first, _, _ := strings.Cut(rest, ", ")
	return r.w.isDone(first) && r.titled(head, rest)
}

// deedsIn says that a part of a list tells who does what, or two of them what is done.
func (l *ideaList) deedsIn(list string) bool {
	const least = 2
	n := 0
	for _, part := range l.parts(list) {
		if who, _, ok := l.subject(part); ok && l.person(who) {
			return true
		}
		if l.says(part) || l.r.w.isDone(part) {
			n++
		}
	}
	return n >= least
}

// bare says that none of several parts of a list is more than the name of a thing.
func (l *ideaList) bare(parts []string) bool {
	const least = 3
	return len(parts) >= least && !slices.ContainsFunc(parts, func(part string) bool {
		return l.says(part) || l.r.isLimit(part)
	})
}
