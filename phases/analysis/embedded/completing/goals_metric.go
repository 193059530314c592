package completing

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/specs/wording"
)

// goalMetric is what a number of an English goal counts, where its name is only the sentence
// around the number: "70 % of requests arrive by the portal" counts the share of requests
// that do, "Greta plans in 2 days" the time in which she plans. A name that is none is given
// back.
func (w *Completer) goalMetric(metric, target, text string) string {
	ms := phrasing.Measures(target)
	if w.Language == "zh" || strings.Contains(metric, ": ") || strings.HasPrefix(metric, w.Say("measure_share", "text", "")) {
		return metric
	}
	if name := w.partThatDoes(target, text); name != "" {
		return name
	}
	if name := w.shareDone(metric, text); name != "" {
		return name
	}
	if thing, brought := strings.CutPrefix(metric, "Bring "); brought && w.IsNoun(thing) {
		return phrasing.Capital(thing) // "Bring water loss below 5 %"
	}
	if day := w.dayOn(metric, target); len(ms) == 0 && day != "" {
		return day
	}
	if len(ms) != 1 || ms[0].Class != wording.ClassTime || strings.Contains(target, " a ") || strings.Contains(target, " per ") {
		return metric
	}
	if _, verb := w.BaseVerb(reading.Lower(reading.LastWord(metric))); verb && len(strings.Fields(metric)) == 2 && strings.Contains(text, metric+" in "+target) {
		return w.Say("measure_in", "text", w.nameKept(metric)) // "Greta plans in 2 days": the verb is the last word
	}
	if strings.Contains(reading.Lower(text), " the "+reading.Lower(metric)) && !w.namesMeasured(metric) {
		return w.Say("measure_of", "text", "the "+w.LowerStart(metric)) // "Cut the queue at the ramp": a thing, and no deed
	}
	return w.goalTime(metric, target)
}

// shareToDo finds of what a deed at the beginning of a goal is to reach a share: "Collect 95 % of
// annual fees by 31 January".
var shareToDo = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(\p{Lu}\p{Ll}+) (?:at least |more than |about )?\d[\d.,]* ?% of (?:the |all |our )?([^,;:()]+?)(?: (?:by|within|in|before|until|at|on|for|during|from)\b.*| ?[,;(].*|\.)?$`)
})

// shareDone is what such a goal counts, "Annual fees collected"; empty for any other.
func (w *Completer) shareDone(metric, text string) string {
	m := shareToDo().FindStringSubmatch(strings.TrimSpace(text))
	if m == nil || !strings.EqualFold(m[1], strings.TrimSpace(metric)) || !w.Table.IsWord("verbs", "en", strings.ToLower(m[1])) {
		return ""
	}
	return phrasing.Capital(phrasing.JoinWords(m[2], w.DoneForm(strings.ToLower(m[1]))))
}

// dayOn is the day on which something is so, where a date is all that a goal asks for:
// "staging is switched off by October". Empty for any other.
func (w *Completer) dayOn(metric, target string) string {
	state, dated := strings.CutSuffix(metric, " "+target)
	if c, clause := w.ParseClause(state); dated && clause && !c.Not {
		return w.Say("measure_day", "text", w.nameKept(state))
	}
	return ""
}

// goalTime is the time that a goal speaks of: of a deed, of what somebody does, and until
// something is so.
func (w *Completer) goalTime(metric, target string) string {
	first := reading.Lower(phrasing.LeadingWord(metric))
	if w.Table.IsWord("measured_nouns", "en", first) {
		return metric // "time a coordinator spends per certificate" is no clause
	}
	object := w.FirmObject(secondWord(metric)) && !w.Table.IsWord("prepositions", "en", secondWord(metric))
	c, clause := w.ParseClause(metric)
	if _, answers := w.answering(metric); answers && !clause {
		return w.quantity(metric, "", target)
	}
	switch {
	case clause && c.Not:
		return metric
	case clause && c.Form != phrasing.BeVerb && c.Form != phrasing.HaveVerb && c.Form != phrasing.ModalVerb:
		return w.Say("measure_in", "text", w.nameKept(metric))
	case clause:
		return w.quantity(metric, "", target)
	case object && first != "let" && w.Table.IsWord("verbs", "en", first) && !strings.HasSuffix(first, "s"):
		return w.Say("measure_to", "text", w.LowerStart(metric))
	case object && strings.HasSuffix(first, "ing"), first == "a", first == "an":
		if w.namesMeasured(metric) {
			return metric
		}
		return w.Say("measure_of", "text", w.LowerStart(metric))
	}
	last := reading.LastWord(metric)
	if _, done := w.Participle(reading.Lower(last)); done && w.Table.IsWord("determiners", "en", first) && len(last)+1 < len(metric) {
		subject := metric[:len(metric)-len(last)-1] // "every alarm acknowledged"
		be := "is"
		if (phrasing.Clause{Subject: subject}).Plural() {
			be = "are"
		}
		return w.Say("measure_until", "text", w.LowerStart(phrasing.JoinWords(subject, be, last)))
	}
	return w.quantity(metric, "", target)
}

// namesMeasured says that a name has the noun of what is measured: "median time", "lifetime".
func (w *Completer) namesMeasured(name string) bool {
	return slices.ContainsFunc(strings.Fields(name), func(word string) bool {
		return w.Table.IsWord("measured_nouns", "en", reading.Lower(word))
	})
}

// nameKept is a clause in running text: a name that begins it keeps its capital.
func (w *Completer) nameKept(clause string) string {
	if first := reading.Lower(phrasing.LeadingWord(clause)); w.Table.IsWord("articles", "en", first) || w.Table.IsWord("determiners", "en", first) || phrasing.IsPluralNoun(first) {
		return w.LowerStart(clause)
	}
	return clause
}

// secondWord is the second word of a text in lower case.
func secondWord(text string) string {
	_, rest, _ := strings.Cut(text, " ")
	return reading.Lower(phrasing.LeadingWord(rest))
}

// partThatDoes is the part of some people or things that is to do something: "100 of the 140
// customers order by themselves", "25 % of visitors listen". Empty for any other goal.
func (w *Completer) partThatDoes(target, text string) string {
	at := strings.Index(reading.Lower(text), reading.Lower(target))
	if at < 0 || target == "" {
		return ""
	}
	rest, of := strings.CutPrefix(strings.TrimLeft(text[at+len(target):], " "), "of ")
	share := of && strings.HasSuffix(target, "%")
	if !share && !strings.Contains(target, " of ") {
		return ""
	}
	for _, lead := range []string{"the ", "all ", "our "} {
		rest = strings.TrimPrefix(rest, lead)
	}
	for _, end := range append([]string{". ", " ("}, w.Table.Words["ends_of_metric"].In("en")...) {
		rest, _, _ = strings.Cut(rest, end)
	}
	subject, deed := w.manyThatDo(strings.TrimRight(rest, ". "))
	if deed == "" {
		return ""
	}
	who := w.Say("relative_things")
	if _, person := w.PersonIn(subject); person || w.Table.IsWord("groups", "en", reading.Lower(reading.LastWord(subject))) {
		who = w.Say("relative_people")
	}
	name := phrasing.JoinWords(w.LowerStart(subject), who, deed)
	if share {
		return w.Say("measure_share", "text", name)
	}
	return reading.UpperFirst(name)
}

// manyThatDo are several people or things and what they do: "customers" and "order by
// themselves". Empty where a text tells of none.
func (w *Completer) manyThatDo(text string) (subject, deed string) {
	if c, ok := w.ParseClause(text); ok {
		if !c.Not && c.Form == phrasing.BeVerb && c.Verb == "are" && len(strings.Fields(c.Subject)) <= maxMeasureLabel {
			return c.Subject, phrasing.JoinWords(c.Verb, c.Rest) // "labels are misprinted"
		}
		if c.Not || c.Form != phrasing.PluralVerb || len(strings.Fields(c.Subject)) > maxMeasureLabel {
			return "", ""
		}
		return c.Subject, w.Base(c)
	}
	tokens := phrasing.ClauseTokens(text)
	if len(tokens) < 3 || !phrasing.IsPluralNoun(tokens[0].Low) || !w.Table.IsWord("verbs", "en", tokens[1].Low) {
		return "", ""
	}
	return text[:tokens[1].From-1], text[tokens[1].From:]
}
