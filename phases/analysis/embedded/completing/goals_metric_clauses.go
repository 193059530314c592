package completing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs/wording"
)

// What an English goal measures that says it in a whole clause: "The foreman spends less than an
// hour a day on planning" measures the time that the foreman spends on planning, "A delivery costs
// less than €4" what a delivery costs, "One clerk handles 60 cases a day" how many cases.

// clauseMetric is what such a goal measures; empty for any other.
func (w *Completer) clauseMetric(g *understanding.GoalFact) string {
	at := strings.Index(g.Text, g.Target)
	if w.Language == "zh" || g.Target == "" || at <= 0 {
		return ""
	}
	ms := phrasing.Measures(g.Target)
	if len(ms) != 1 || ms[0].Class == wording.ClassShare && strings.TrimSpace(g.Text[at+len(g.Target):]) == "" {
		return ""
	}
	before, rest := strings.TrimSpace(g.Text[:at]), w.restOfGoal(g, g.Text[at+len(g.Target):])
	if deed, ok := strings.CutPrefix(rest, "to "); ok && reading.HasPrefixOf(reading.Lower(before), "it should ", "it takes", "it must ", "it has to ", "it will ") && strings.HasSuffix(before, " take") || ok && strings.EqualFold(before, "it takes") {
		return w.Say("measure_to", "text", deed)
	}
	if state, ok := strings.CutSuffix(before, " after"); ok && ms[0].Class == wording.ClassTime && rest == "" {
		if c, clause := w.ParseClause(state); clause && !c.Not && c.Form == phrasing.BeVerb {
			return w.Say("measure_until", "text", w.LowerStart(state))
		}
	}
	i := strings.LastIndexByte(before, ' ')
	if i <= 0 || strings.ContainsAny(before, ",:;(") {
		return ""
	}
	subject, finite := before[:i], reading.Lower(before[i+1:])
	verb, known := w.BaseVerb(finite)
	if !known {
		verb, known = finite, w.severalDoers(subject) && w.measuredVerb(finite)
	}
	if !known || w.Table.IsWord("auxiliaries", "en", finite) || w.Table.IsWord("verbs", "en", reading.Lower(phrasing.LeadingWord(subject))) || reading.HasPrefixOf(reading.Lower(subject)+" ", "no ", "nobody ", "nothing ", "none ", "it ") {
		return ""
	}
	return w.metricOfDoer(w.doerKept(subject), finite, verb, rest, classOf(ms[0]), g.Target)
}

// measuredVerb tells the verbs of which a goal measures something.
func (w *Completer) measuredVerb(verb string) bool {
	return slices.ContainsFunc([]string{"time_spenders", "money_spenders", "share_takers", "count_doers"}, func(list string) bool {
		return w.Table.IsWord(list, "en", verb)
	})
}

// classOf is the kind of a measure, of a rate that of what is counted in it: "2 hours a week" are a
// time, "60 cases a day" a count.
func classOf(m wording.Measure) string {
	unit, _, rate := strings.Cut(m.Unit, "/")
	switch {
	case !rate || m.Class != wording.ClassRate:
		return m.Class
	case slices.Contains([]string{"ms", "s", "min", "h", "d", "week", "month"}, unit):
		return wording.ClassTime
	}
	return wording.ClassCount
}

// metricOfDoer names what is measured of somebody or something that does something.
func (w *Completer) metricOfDoer(subject, finite, verb, rest, class, target string) string {
	switch {
	case verb == "take" && class == wording.ClassTime && !w.Table.IsWord("measured_nouns", "en", reading.LastWord(subject)):
		return w.Say("measure_of", "text", w.LowerStart(phrasing.JoinWords(subject, rest)))
	case verb == "cost":
		return w.Say("measure_cost", "text", subject)
	case class == wording.ClassTime && w.Table.IsWord("time_spenders", "en", verb):
		return phrasing.Capital(phrasing.JoinWords(w.Say("measure_taking"), subject, finite, rest))
	case class == wording.ClassMoney && w.Table.IsWord("money_spenders", "en", verb):
		return phrasing.Capital(phrasing.JoinWords(w.Say("measure_money"), subject, finite, rest))
	case class == wording.ClassShare && strings.HasPrefix(rest, "of ") && w.Table.IsWord("share_takers", "en", verb):
		return w.shareTaken(subject, finite, strings.TrimPrefix(rest, "of "))
	case class == wording.ClassCount && w.Table.IsWord("count_doers", "en", verb):
		if things := thingsCounted(target); things != "" {
			return phrasing.Capital(phrasing.JoinWords(things, subject, finite, rest))
		}
	}
	return ""
}

// shareTaken is the share of some things that somebody does something with: of "of enquiries on the
// same day" the share of enquiries that we answer on the same day.
func (w *Completer) shareTaken(subject, finite, rest string) string {
	for _, lead := range []string{"the ", "all ", "our "} {
		rest = strings.TrimPrefix(rest, lead)
	}
	words := strings.Fields(rest)
	n := slices.IndexFunc(words, func(word string) bool { return w.Table.IsWord("prepositions", "en", reading.Lower(word)) })
	if n < 0 {
		n = len(words)
	}
	if n == 0 || n > maxMeasureLabel {
		return ""
	}
	if subject == w.Say("measure_team") {
		finite = phrasing.ThirdPerson(finite)
	}
	name := phrasing.JoinWords(strings.Join(words[:n], " "), w.Say("relative_things"), subject, finite, strings.Join(words[n:], " "))
	return w.Say("measure_share", "text", name)
}

// thingsCounted are the things of a target without its number and without how often: "cases" of
// "at least 60 cases a day".
func thingsCounted(target string) string {
	words := strings.Fields(target)
	for i, word := range words {
		if !phrasing.IsNumeral(word) {
			continue
		}
		end := i + 1
		for end < len(words) && !slices.Contains([]string{"a", "an", "per", "each", "every", "in", "by", "within"}, words[end]) {
			end++
		}
		return strings.Join(words[i+1:end], " ")
	}
	return ""
}

// severalDoers says that a subject speaks of several, of whom a verb without an ending may be said:
// "customers wait", "we answer".
func (w *Completer) severalDoers(subject string) bool {
	low := reading.Lower(subject)
	return low == "we" || low == "they" || phrasing.IsPluralNoun(reading.LastWord(low))
}

// doerKept is somebody in running text: a name keeps its capital.
func (w *Completer) doerKept(subject string) string {
	low := reading.Lower(subject)
	if low == "we" {
		return w.Say("measure_team")
	}
	if low == "they" || slices.Contains([]string{"one", "each", "every"}, reading.FirstWord(low)) {
		return low
	}
	return w.nameKept(subject)
}

// restOfGoal is what a goal says behind its number without by when, how it is today and what it is
// not.
func (w *Completer) restOfGoal(g *understanding.GoalFact, rest string) string {
	for _, end := range append([]string{" (", "; ", ", not ", ". "}, w.Table.Words["ends_of_metric"].In("en")...) {
		rest, _, _ = strings.Cut(rest, end)
	}
	rest = strings.TrimSpace(strings.TrimRight(rest, ". "))
	if g.Due != "" {
		rest = strings.TrimSpace(strings.TrimSuffix(rest, g.Due))
	}
	for _, often := range []string{"on average", "at most", "at the most", "or less", "or more", "or better"} {
		rest = strings.TrimSpace(strings.TrimSuffix(rest, often))
	}
	return strings.TrimRight(rest, ",")
}
