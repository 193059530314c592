package specifying

import (
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// outageSaid is what a source says is done while a system that it names is out of reach, and
// where: "If LabCore is unreachable, orders are queued", "When a sensor delivers nothing for 5
// minutes, readings are taken by hand".
func (w *Specifier) outageSaid(s *understanding.IntegrationFact) (said string, src specs.Source) {
	for _, it := range w.statedItems() {
		text := specs.Plain(it.Text)
		for _, sen := range wording.Sentences(text) {
			clause := strings.TrimSpace(text[sen.Start:sen.End])
			when, _, ok := strings.Cut(clause, ", ")
			if ok && w.Understood.Lex.TellsOutage(when) && w.meantIn(when, s) {
				return clause, it.Source
			}
		}
	}
	return "", src
}

// meantIn says that a case speaks of a system: by its name, by the last words of that, "the
// classification list", or by a noun in it that no other system has, "a sensor".
func (w *Specifier) meantIn(when string, s *understanding.IntegrationFact) bool {
	name, _, _ := strings.Cut(s.Name, " (")
	low := " " + strings.ReplaceAll(strings.ToLower(when)+" ", "the ", "")
	if strings.Contains(low, " "+strings.ToLower(name)+" ") {
		return true
	}
	first := reading.FirstWord(name)
	if first != name && len(first) > 2 && reading.StartsUpper(first) && (reading.IsCapitals(first) || reading.InnerCapital(first)) {
		return slices.Contains(strings.Fields(when), first) // "SAP" of "SAP S/4HANA"
	}
	words := strings.Fields(strings.ToLower(w.headOfName(name)))
	n := len(words)
	if n > 2 && strings.Contains(low, " "+strings.Join(words[n-2:], " ")+" ") {
		return true
	}
	if n < 2 {
		return false
	}
	noun := wording.Singular(words[n-1])
	return !w.Table.IsWord("kinds_of_systems", "en", noun) && w.onlyInName(noun) && slices.ContainsFunc(strings.Fields(low), func(word string) bool { return wording.Singular(word) == noun })
}

// headOfName is the name of a system without what stands behind a preposition in it: "Tank sensors"
// of "Tank sensors via the PLC".
func (w *Specifier) headOfName(name string) string {
	words := strings.Fields(name)
	at := slices.IndexFunc(words, func(word string) bool {
		return w.Table.IsWord("prepositions", "en", word) || strings.IndexFunc(word, unicode.IsLetter) < 0
	})
	if at < 1 {
		return name
	}
	return strings.Join(words[:at], " ")
}

// onlyInName says that one system of the source alone has a noun in its name.
func (w *Specifier) onlyInName(noun string) bool {
	n := 0
	for i := range w.Understood.Integrations {
		words := strings.Fields(strings.ToLower(specs.Plain(w.Understood.Integrations[i].Name)))
		if slices.ContainsFunc(words, func(word string) bool { return wording.Singular(strings.Trim(word, ",()")) == noun }) {
			n++
		}
	}
	return n == 1
}

func (w *Specifier) failureSaid(text string) string {
	return w.Say("failure_said", "text", strings.TrimRight(w.LowerStart(specs.Plain(text)), ". "))
}
