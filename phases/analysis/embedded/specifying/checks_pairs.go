package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// pairChecks are tests of what a statement only shows in two cases: one and no second,
// within a limit and beyond it, one of two sides and the other.
func (w *Specifier) pairChecks(d *Draft) []check {
	if w.Language == "zh" || w.IsChange(d.Fact) || w.forbids(d) {
		return nil
	}
	fact := strings.TrimRight(w.testedFact(d), ". ")
	var out []check
	for _, text := range []string{w.onlyOneCheck(d, fact), w.againstCheck(fact), w.whicheverCheck(fact), w.planCheck(d), w.hiddenCheck(d, fact), w.keptTwice(fact)} {
		if text != "" {
			out = append(out, check{text: text, rule: FromStatement, firm: true})
		}
	}
	return out
}

// onlyOneCheck tests that a second occasion opens no second one: "opens exactly one alarm
// for the rule and the device".
func (w *Specifier) onlyOneCheck(d *Draft, fact string) string {
	_, when, _ := strings.Cut(strings.TrimRight(d.Statement.Trigger, ", "), " ")
	deed, thing, ok := strings.Cut(fact, " exactly one ")
	if _, clause := w.ParseClause(when); !ok || !clause || !w.Table.IsWord("conditions", "en", phrasing.LeadingWord(d.Statement.Trigger)) {
		return ""
	}
	verb, known := w.BaseVerb(strings.ToLower(reading.LastWord(deed)))
	if !known || !w.Table.IsWord("check_opening", "en", verb) {
		return ""
	}
	thing, _, _ = strings.Cut(thing, ", ")
	if strings.Contains(thing, ";") || w.IsThird(strings.ToLower(reading.LastWord(thing))) {
		return ""
	}
	return w.Say("check_only_one", "when", w.LowerStart(when), "thing", thing)
}

// againstCheck tests what is held against limits with one case on each side of them.
func (w *Specifier) againstCheck(fact string) string {
	head, limits, ok := strings.Cut(fact, " against ")
	if !ok || !slices.ContainsFunc(strings.Fields(head), func(word string) bool {
		base, known := w.BaseVerb(strings.ToLower(word))
		return known && w.Table.IsWord("check_holding_against", "en", base)
	}) {
		return ""
	}
	for _, end := range []string{", ", ";", " before ", " when ", " if ", " and is ", " and then "} {
		limits, _, _ = strings.Cut(limits, end)
	}
	if first := strings.ToLower(phrasing.LeadingWord(phrasing.CutFirst(limits, "the ", "all ", "its ", "their "))); first != "limit" && first != "limits" && first != "bounds" && first != "maximum" && first != "quota" && first != "quotas" {
		return ""
	}
	return w.Say("check_against", "limits", limits)
}

// whicheverCheck tests each of two sides of which one applies: "ordered from A or B,
// whichever took the payment".
func (w *Specifier) whicheverCheck(fact string) string {
	head, did, ok := strings.Cut(fact, ", whichever ")
	first, second, either := reading.CutLast(head, " or ")
	at, preposition := -1, ""
	for _, lead := range []string{"from", "to", "by", "with", "in", "at", "through", "into", "via"} {
		if i := strings.LastIndex(first, " "+lead+" "); i > at {
			at, preposition = i, lead
		}
	}
	if !ok || !either || at < 0 || strings.ContainsAny(second, ",;") || len(strings.Fields(second)) > maxSide || strings.ContainsAny(did, ",;") {
		return ""
	}
	side := strings.TrimSpace(first[at+len(preposition)+2:])
	if side == "" || len(strings.Fields(side)) > maxSide || strings.Contains(side, ", ") {
		return ""
	}
	return w.Say("check_whichever", "one", side, "other", second, "did", did, "text", strings.TrimSpace(first[:at]), "way", preposition)
}

// maxSide is how many words the name of one of two sides has at most.
const maxSide = 3

// entryCourse tests what stands somewhere to be chosen, by the words in quotes on it:
// "put "delete everything" in settings". What erases is confirmed and leaves nothing.
func (w *Specifier) entryCourse(d *Draft) course {
	verb, rest, _ := strings.Cut(d.Statement.Phrase, " ")
	if w.Language == "zh" || d.Actor == "" || !w.Table.IsWord("check_placing", "en", verb) || !strings.HasPrefix(rest, "\"") {
		return course{}
	}
	entry, place, ok := strings.Cut(rest[1:], "\" in ")
	if !ok || entry == "" || strings.ContainsAny(place, ",;:\"") || len(strings.Fields(place)) > maxSide {
		return course{}
	}
	pairs := []string{"actor", d.Actor, "entry", "\"" + entry + "\"", "place", w.DefiniteName(strings.TrimRight(place, ". "))}
	key := "check_entry_chosen"
	if w.Table.IsWord("check_erasing", "en", phrasing.LeadingWord(entry)) {
		key = "check_entry_erases"
	}
	return course{Main: w.Say(key, pairs...), also: w.Say("check_entry_kept", pairs...), rank: actCourse}
}
