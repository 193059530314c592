package completing

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/specs/wording"
)

// quantity is what a number measures where its name is only the sentence around the
// number: "the order page opens" with "2 seconds" is the time until it opens, "the
// portal is available" with "99.5 %" its availability. A name that is none is given
// back. lead is the word before the number, "after" or "for".
func (w *Completer) quantity(name, lead, target string) string {
	ms := phrasing.Measures(target)
	name, lead = w.beforeTarget(name, lead, target)
	if len(ms) > 0 && ms[0].Class == wording.ClassTime {
		if thing := keptThing().FindStringSubmatch(name); thing != nil && !endsSoon(strings.ToLower(target)) {
			return w.Say("measure_lasting", "text", thing[1]+" "+thing[2])
		}
		name = w.lastDone(name)
	}
	for _, stays := range []string{" stays", " remains", " stay", " remain"} {
		if thing, ok := strings.CutSuffix(name, stays); ok && w.Language != "zh" {
			return phrasing.Capital(thing) // "scan-to-response stays under 300 ms"
		}
	}
	c, ok := w.ParseClause(name)
	if !ok {
		c, ok = w.answering(name)
	}
	if ok && c.Rest == "" && w.rhythmic(phrasing.LeadingWord(name)) {
		ok = false // "daily means" are values, and mean nothing
	}
	low := strings.ToLower(target)
	if text := w.timeAfter(name, low, ms); text != "" {
		return text
	}
	if text := w.neverSo(name, target, c, ms); ok && text != "" {
		return text
	}
	if strings.Contains(name, ": ") || c.Not || reading.HasPrefixOf(low, "over ", "every ", "above ") || w.Table.IsWord("prepositions", "en", strings.ToLower(phrasing.LeadingWord(name))) {
		return name
	}
	if hour := reading.HasPrefixOf(low, "before ", "by "); hour && ok {
		return w.Say("measure_hour", "text", w.LowerStart(name))
	}
	switch {
	case ok && c.Subject != "" && strings.HasPrefix(target, phrasing.OrElse(w.StandardIn(target), "-")):
		return w.Say("measure_standard", "text", w.LowerStart(c.Subject))
	case len(ms) == 0:
	case ms[0].Class == wording.ClassTime && ok && c.Subject != "":
		name = w.withoutQuick(name)
		return w.timeOf(name, lead, c, target)
	case ms[0].Class == wording.ClassTime:
		if i := w.Reduced(name); i > 0 && !w.namesMeasured(name[:i]) { // "raw data kept"
			c = phrasing.Clause{Subject: strings.TrimSpace(name[:i]), Form: phrasing.BeVerb, Rest: name[i:], Verb: "is"}
			if c.Plural() {
				c.Verb = "are"
			}
			return w.timeOf(phrasing.JoinWords(c.Subject, c.Verb, c.Rest), lead, c, target)
		}
		return w.timeOfDeed(name, low)
	case ok && ms[0].Class == wording.ClassShare && c.Form == phrasing.BeVerb && c.Rest == "available":
		return w.Say("measure_available", "text", w.LowerStart(c.Subject))
	case ok && ms[0].Class == wording.ClassShare && w.Table.IsWord("up_verbs", "en", w.verbOf(c)):
		return w.Say("measure_up", "text", w.LowerStart(name))
	}
	return name
}

// beforeTarget is a name without the number and what stands behind it, where it is the whole
// clause: of "the record is kept for 7 years because the council expects it" only what is kept
// for that time is measured. lead is then the word before the number.
func (w *Completer) beforeTarget(name, lead, target string) (before, word string) {
	at := strings.Index(name, target)
	if at <= 0 || w.Language == "zh" {
		return name, lead
	}
	before = strings.TrimRight(name[:at], " ,")
	last := reading.LastWord(before)
	if !w.Table.IsWord("prepositions", "en", strings.ToLower(last)) || len(strings.Fields(before)) < 3 {
		return name, lead
	}
	return strings.TrimRight(strings.TrimSuffix(before, last), " ,"), strings.ToLower(last)
}

// keptThing finds a thing at the end of a clause of which only is said that it is kept: the
// number behind it is how long it is, and not until when the clause is so.
var keptThing = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)\b((?:an?|the) [\p{L} -]{2,40}?) (?:that|which) ((?:is|are) (?:kept|stored|retained|held|archived))$`)
})

// lastDone is a clause with the last of two things that are done to its subject: of "numbers
// are encrypted at rest and deleted" a time behind it measures the deletion alone.
func (w *Completer) lastDone(name string) string {
	c, ok := w.ParseClause(name)
	if !ok || c.Form != phrasing.BeVerb || c.Not {
		return name
	}
	i := strings.LastIndex(c.Rest, " and ")
	if i < 0 {
		return name
	}
	first, last := c.Rest[:i], c.Rest[i+len(" and "):]
	_, done := w.Participle(strings.ToLower(reading.FirstWord(first)))
	_, then := w.Participle(strings.ToLower(reading.FirstWord(last)))
	if !done || !then || len(strings.Fields(last)) > 2 {
		return name
	}
	return phrasing.JoinWords(c.Subject, c.Verb, last)
}

// neverSo is what a number measures beside a clause that denies something: how many there
// are, "one slow endpoint does not delay the others: at most 20 deliveries", or for how many
// years it stays so. Empty for any other.
func (w *Completer) neverSo(name, target string, c phrasing.Clause, ms []wording.Measure) string {
	if !c.Not || len(ms) == 0 || strings.Contains(name, ": ") {
		return ""
	}
	if ms[0].Class == wording.ClassTime && slices.ContainsFunc(strings.Fields(strings.ToLower(target)), func(word string) bool { return w.Table.IsWord("long_units", "en", strings.TrimSuffix(word, "s")) }) {
		return w.Say("measure_lasting", "text", w.LowerStart(name))
	}
	return w.countedBy(target)
}

// endsSoon says that a target is the longest time that something may take.
func endsSoon(target string) bool {
	return reading.HasPrefixOf(target, "within ", "in ", "under ", "below ", "less than ", "at most ", "up to ")
}

// timeAfter is the time that goes by from something that has happened: "after the loss of a
// store the desk is back" tells until when the desk is back. Empty where a name tells no
// such thing.
func (w *Completer) timeAfter(name, target string, ms []wording.Measure) string {
	if len(ms) == 0 || ms[0].Class != wording.ClassTime || !endsSoon(target) || !strings.EqualFold(phrasing.LeadingWord(name), "after") {
		return ""
	}
	tokens := phrasing.ClauseTokens(name)
	for i := len(tokens) - 1; i > 1; i-- {
		if !w.Table.IsWord("articles", "en", tokens[i].Low) || w.Table.IsWord("prepositions", "en", tokens[i-1].Low) {
			continue
		}
		if c, ok := w.ParseClause(name[tokens[i].From:]); ok && c.Subject != "" && !c.Not {
			when := strings.TrimRight(name[:tokens[i].From], " ,")
			return w.Say("measure_until", "text", name[tokens[i].From:]+" "+w.LowerStart(when))
		}
	}
	return ""
}

// timeOfDeed names a time by the deed that takes it: "placing an order", "make a reading
// visible". A name of another form stays.
func (w *Completer) timeOfDeed(name, target string) string {
	first := strings.ToLower(phrasing.LeadingWord(name))
	stem, doing := strings.CutSuffix(first, "ing")
	switch {
	case !endsSoon(target) || !strings.Contains(name, " ") || strings.Contains(strings.ToLower(name)+" ", " time "): // "support time on questions" is one already
		return name
	case doing && (w.Table.IsWord("verbs", "en", stem) || w.Table.IsWord("verbs", "en", stem+"e")):
		return w.Say("measure_of", "text", w.LowerStart(name))
	case w.BeginsWithVerb(name) && first != "let": // "let the office handle an arrival" is a wish
		return w.Say("measure_to", "text", w.LowerStart(name))
	}
	return name
}

// rhythmic tells a word for how often something is: "daily".
func (w *Completer) rhythmic(word string) bool {
	_, known := w.Table.Words["check_adverbs"].Paired("en", reading.Lower(word))
	return known
}

// answering is a clause whose verb could also be a noun, and which says that something
// answers, opens or ends: "word check answers", "statement runs finish".
func (w *Completer) answering(name string) (phrasing.Clause, bool) {
	tokens := phrasing.ClauseTokens(name)
	for i := 1; i < len(tokens); i++ {
		low, prev := tokens[i].Low, tokens[i-1].Low
		base, third := w.BaseVerb(low)
		form := phrasing.PluralVerb
		if third && base != low {
			low, form = base, phrasing.ThirdVerb
		}
		if !w.Table.IsWord("answer_verbs", "en", low) || form == phrasing.PluralVerb && !phrasing.IsPluralNoun(prev) || w.Table.IsWord("prepositions", "en", prev) || w.Table.IsWord("articles", "en", prev) {
			continue
		}
		return phrasing.Clause{Subject: strings.TrimSpace(name[:tokens[i].From]), Form: form, Verb: low, Rest: strings.TrimSpace(name[tokens[i].From:])}, true
	}
	return phrasing.Clause{}, false
}

// withoutQuick is the name of a time without the word that only says that it is short.
func (w *Completer) withoutQuick(name string) string {
	return strings.Join(slices.DeleteFunc(strings.Fields(name), func(word string) bool { return w.Table.IsWord("quick_words", "en", reading.Lower(word)) }), " ")
}

// verbOf is the verb of a clause in its base form.
func (w *Completer) verbOf(c phrasing.Clause) string {
	return reading.Lower(phrasing.LeadingWord(w.Base(c)))
}

// timeOf is the time that a clause tells of: how long what lasts does so, and for all
// else how long it takes until it is so.
func (w *Completer) timeOf(clause, lead string, c phrasing.Clause, target string) string {
	state := strings.ToLower(reading.FirstWord(c.Rest))
	_, done := w.Participle(state)
	within := lead == "after" || reading.HasPrefixOf(strings.ToLower(target), "within ", "in ", "under ", "below ", "less than ")
	if thing, how := w.StateOfObject(c); thing != "" && lead == "for" {
		return w.Say("measure_lasting", "text", w.LowerStart(phrasing.JoinWords(thing, how)))
	}
	switch {
	case c.Form != phrasing.BeVerb && w.Table.IsWord("lasting", "en", c.Verb) && !within:
		said := phrasing.JoinWords(c.Subject, c.Verb)
		if strings.HasSuffix(reading.FirstWord(c.Rest), "ing") { // "keeps working"
			said = clause
		}
		return w.Say("measure_lasting", "text", w.LowerStart(said))
	case c.Form == phrasing.BeVerb && w.Table.IsWord("lasting", "en", state) && !within:
		return w.Say("measure_lasting", "text", w.LowerStart(clause))
	case c.Form == phrasing.BeVerb && !within && !done:
		return clause // "the peak is Monday"
	}
	return w.Say("measure_until", "text", w.LowerStart(clause))
}

// wordBefore is the word that leads to a number in its text: "after", "for".
func wordBefore(text, number string) string {
	before, _, ok := strings.Cut(text, number)
	if !ok {
		return ""
	}
	return strings.ToLower(reading.LastWord(strings.TrimSpace(before)))
}

// chineseQuantity is the name of what a Chinese number measures: before and after are
// what stands around the number in its clause. 页面 3 秒内打开 measures the time that the
// opening takes, 3000 人同时在线 the number of people. Empty where the clause does not show it.
func (w *Completer) chineseQuantity(before, target, after string) string {
	ms := phrasing.Measures(target)
	if len(ms) == 0 {
		return ""
	}
	words := w.Table.Words
	for _, bond := range words["measure_bonds"].In("zh") {
		before = strings.TrimSuffix(strings.TrimSpace(before), bond)
	}
	within := strings.Contains(target, "内") || strings.HasPrefix(after, "内")
	for _, modal := range words["measure_modals"].In("zh") {
		after = strings.TrimPrefix(after, modal)
	}
	before, after = strings.TrimSpace(before), strings.TrimSpace(after)
	after, _, _ = strings.Cut(after, "（")
	together := reading.HasSuffixOf(before, words["many_at_once"].In("zh")...) || reading.HasPrefixOf(after, words["many_at_once"].In("zh")...)
	switch {
	case together && strings.HasSuffix(target, "人"):
		after, _, _ = strings.Cut(after, "不")
		return strings.TrimSuffix(before, "支持") + after + w.Say("measure_people")
	case ms[0].Class != wording.ClassTime || !within || before == "" || strings.Contains(target, "%"):
		return ""
	case after != "" && !strings.HasPrefix(after, "内"):
		if before[len(before)-1] < utf8.RuneSelf {
			before += " "
		}
		return before + after + w.Say("measure_taking")
	}
	return ""
}
