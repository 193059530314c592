package specifying

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// everySoMany finds "every 15 minutes" in what tells how often data come.
var everySoMany = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`\bevery (\d+ \p{L}+)`) })

// maxOrigin is how many words may name where data come from in a test.
const maxOrigin = 8

// inflowCourse tests data that come from outside by what changes there: "rates come
// from the bank every 15 minutes" by a rate that changes at the bank and is here within
// that time. Without a time, what is there and what is here are held side by side.
func (w *Specifier) inflowCourse(d *Draft) course {
	data, _, rest := w.Inflow(d.Statement.Head)
	if d.Rule || d.Fact == nil || strings.Contains(rest, "(") {
		return course{}
	} else if rest == "" {
		return w.endUpCourse(d)
	}
	if text := w.derivedShape(shape{d: d, fact: strings.TrimRight(w.testedFact(d), ". ")}); text != "" {
		return course{Main: text, Rule: "criterion-of-inflow", rank: firmCourse}
	}
	origin := rest
	for _, cut := range []string{", ", " through ", " via ", " as ", " and ", " per ", " every ", " once ", " or "} {
		origin, _, _ = strings.Cut(origin, cut)
	}
	if n := len(strings.Fields(origin)); n == 0 || n > maxOrigin {
		return course{}
	}
	subject := w.LowerStart(data)
	if at := w.spanOfInflow(rest); at != "" {
		return course{Main: w.Say("inflow_within", "origin", origin, "product", w.Product, "time", at, "subject", subject), Rule: "criterion-of-inflow", rank: firmCourse}
	}
	if w.Table.IsWord("not_values", "en", wording.Singular(strings.ToLower(reading.LastWord(beforePreposition(subject))))) {
		return course{}
	}
	return course{Main: w.Say("inflow_same", "origin", origin, "subject", subject), Rule: "criterion-of-inflow", rank: firmCourse}
}

// endUpCourse tests data that have to end up in a system outside by what is there
// afterwards.
func (w *Specifier) endUpCourse(d *Draft) course {
	subject, place, ok := strings.Cut(d.Statement.Clause.Text(), " end up in ")
	if !ok || strings.Contains(place, " ") {
		return course{}
	}
	return course{Main: w.Say("inflow_there", "place", strings.TrimRight(place, ". "), "subject", w.LowerStart(endingUp(subject))), Rule: "criterion-of-inflow", rank: firmCourse}
}

// spanOfInflow is how long it takes at most until new data are there: "15 minutes" of
// "every 15 minutes", "an hour" of "hourly".
func (w *Specifier) spanOfInflow(text string) string {
	if m := everySoMany().FindStringSubmatch(text); m != nil {
		return m[1]
	}
	k, ok := w.clockOf(text)
	if !ok || k.kind != "every" || k.unit == "" || !w.Table.IsWord("check_spans", "en", wording.Singular(strings.ToLower(k.unit))) {
		return ""
	}
	if unit := strings.ToLower(k.unit); unit == "night" {
		return "a day"
	} else if reading.HasPrefixOf(unit, "hour") {
		return "an hour"
	}
	return phrasing.JoinWords("a", wording.Singular(strings.ToLower(k.unit)))
}

// endingUp is what ends up somewhere, without the word that it has to.
func endingUp(subject string) string {
	for _, modal := range []string{" have to", " has to", " must", " should"} {
		subject = strings.TrimSuffix(subject, modal)
	}
	return subject
}

// beforePreposition is a phrase up to its first preposition: "links" of "links for the
// casualty's phone".
func beforePreposition(phrase string) string {
	for _, preposition := range []string{" for ", " of ", " on ", " in ", " to ", " with "} {
		phrase, _, _ = strings.Cut(phrase, preposition)
	}
	return phrase
}
