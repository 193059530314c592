package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// faultsAbove is what the lead of a list, or else a heading above it, says of its items.
func (x *understander) faultsAbove(u *reading.Unit) (over faultList, told bool) {
	if u.LeadUnit >= 0 {
		if over, told = x.faultsIn(u.Lead); told {
			return over, true
		}
		if reading.HasFiniteVerb(u.Lead) || strings.Contains(u.Lead, " ") && !x.lex.isLevel(u.Lead) {
			return faultList{}, false // it says something else of them
		}
	}
	level := x.lex.levelNamed(u.Lead)
	for s := u.Section; s > 0; s = x.r.Sections[s].Parent {
		title := x.r.Sections[s].Title
		if over, told = x.faultsIn(title); told {
			over.level = reading.FirstOf(over.level, level)
			over.faults = over.faults || level != ""
			return over, true
		}
		if level != "" || !x.lex.isLevel(title) {
			return faultList{}, false
		}
		level = x.lex.levelNamed(title)
	}
	return faultList{}, false
}

// faultsIn reads a lead or a heading: "What `check` looks for", "It flags the following",
// "The following are errors", "Plausibility checks".
func (x *understander) faultsIn(text string) (over faultList, told bool) {
	text = strings.TrimRight(strings.TrimSpace(text), " :：.")
	low := reading.Lower(text)
	if reading.HasHan(text) {
		return x.lex.headOfFaults(low)
	}
	if rest, ok := cutPrefixOf(low, "the following ", "these ", "all of these ", "each of these "); ok {
		for _, tie := range x.lex.CountsAsFault {
			if _, level, is := strings.Cut(" "+rest+" ", tie); is {
				level = x.lex.levelNamed(level)
				return faultList{faults: true, level: level}, level != ""
			}
		}
	}
	for _, tail := range []string{" the following cases", " the following things", " the following", " these cases", " these things", " these", " at least", " among others"} {
		low = strings.TrimSuffix(low, tail)
	}
	for i, verbs := range [][]string{x.lex.LooksForFaults, x.lex.LooksAtThings} {
		verb := slices.IndexFunc(verbs, func(v string) bool { return strings.HasSuffix(low, " "+v) })
		if verb < 0 {
			continue
		}
		who := strings.TrimSpace(text[:len(low)-len(verbs[verb])])
		who = strings.TrimSpace(strings.TrimPrefix(strings.TrimPrefix(who, "What "), "what "))
		if !x.programLooks(who) {
			return faultList{}, false
		}
		over.faults, over.checks = i == 0, strings.Contains(verbs[verb], "check") || strings.Contains(verbs[verb], "verif") || strings.Contains(verbs[verb], "inspect")
		if strings.HasPrefix(who, "`") && strings.HasSuffix(who, "`") && strings.Count(who, "`") == 2 {
			over.program = who
		}
		return over, true
	}
	return x.lex.headOfFaults(low)
}

// headOfFaults reads the last words of a heading in small letters: "Plausibility checks".
func (l *Lexicons) headOfFaults(low string) (over faultList, told bool) {
	switch {
	case reading.HasSuffixOf(low, l.HeadsOfFaults...):
		return faultList{faults: true}, true
	case reading.HasSuffixOf(low, l.HeadsOfChecks...):
		return faultList{}, true
	case reading.HasSuffixOf(low, l.HeadsOfRules...):
		return faultList{marked: true}, true
	}
	return faultList{}, false
}

// programLooks says that whoever looks for something is a program: no person, and nobody of the
// house.
func (x *understander) programLooks(who string) bool {
	low := reading.Lower(who)
	if who == "" || len(strings.Fields(who)) > 6 || strings.Contains(low, ", ") {
		return false
	}
	if slices.ContainsFunc(strings.Fields(low), func(w string) bool { return x.lex.LookingPeople[w] }) {
		return false
	}
	name, _ := x.leadingActor(who)
	return name == "" && !x.isPerson(who)
}

// cutPrefixOf cuts the first of some beginnings off a text that has one.
func cutPrefixOf(text string, leads ...string) (rest string, ok bool) {
	for _, lead := range leads {
		if rest, ok = strings.CutPrefix(text, lead); ok {
			return rest, true
		}
	}
	return text, false
}

// isLevel says that a lead or a heading consists of how bad something is: "Warnings".
func (l *Lexicons) isLevel(text string) bool { return l.levelNamed(text) != "" }

// levelNamed is the level that a text consists of, as lists of levels have it, in the singular:
// "error" of "Errors". Empty for any other text.
func (l *Lexicons) levelNamed(text string) string {
	said := strings.Trim(columnHead(text), " .,;()（）[]")
	for _, lead := range []string{"an ", "a ", "severity ", "level ", "severity: ", "level: ", "only "} {
		said = strings.TrimPrefix(said, lead)
	}
	for _, form := range []string{said, wording.Singular(said)} {
		if l.findingLevel(form) != "" || l.offLevel(form) {
			return form
		}
	}
	return ""
}
