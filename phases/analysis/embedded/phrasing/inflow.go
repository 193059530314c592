package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxInflowSubject is how many words may name the data that come from outside.
const maxInflowSubject = 8

// Inflow parts a sentence on where data come from: what comes, and from where.
func (w *Work) Inflow(text string) (data, verb, origin string) {
	for _, verb := range w.Understood.Lex.InflowVerbs {
		i := strings.Index(text, verb)
		if i <= 0 || len(strings.Fields(text[:i])) > maxInflowSubject || strings.Contains(text[:i], ",") || w.InBrackets(text, i) || reading.HasFiniteVerb(text[:i]) {
			continue
		}
		return text[:i], strings.TrimSpace(verb), strings.TrimRight(text[i+len(verb):], ". ")
	}
	return "", "", ""
}

// takeInflow reads a sentence on where data come from whose verb a longer name hides:
// "Links for the caller's own phone come from the map service".
func (w *Work) takeInflow(st *Statement) {
	data, verb, origin := w.Inflow(st.Head)
	come, from, ok := strings.Cut(verb, " ")
	if st.Whole || st.Phrase != "" || st.Trigger != "" || !ok || origin == "" {
		return
	}
	switch come {
	case "come":
		st.Clause = Clause{Subject: data, Form: PluralVerb, Verb: come, Rest: from + " " + origin}
	case "comes":
		st.Clause = Clause{Subject: data, Form: ThirdVerb, Verb: come, Rest: from + " " + origin}
	default:
		return
	}
	st.Whole = true
}
