package completing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// counts are the targets of a load that is told as a row of numbers, each with what it
// counts: "12 panels and 30 office users at the same time". Nil for any other.
func (w *Completer) counts(q *understanding.QualityFact, first specs.Target) []specs.Target {
	if q.Class != "SC" || w.Language == "zh" {
		return nil
	}
	text := strings.TrimRight(q.Text, ". ")
	if _, body, ok := strings.Cut(text, ": "); ok {
		text = body
	}
	if at := MeasureStart(text); at > 0 {
		head := strings.TrimRight(text[:at], " ")
		for _, lead := range w.Table.Words["bound_leads"].In("en") {
			head = strings.TrimRight(strings.TrimSuffix(head, lead), " ")
		}
		if verb := strings.ToLower(reading.LastWord(head)); head != "" && !w.Table.IsWord("serves", "en", verb) {
			return nil
		}
		text = text[len(head):]
	}
	text, together, all := w.withoutTogether(text)
	var out []specs.Target
	for _, part := range reading.SplitTop(strings.ReplaceAll(strings.ReplaceAll(text, ", and ", ", "), " and ", ", "), ", ") {
		t, ok := w.countOf(strings.TrimSpace(part))
		if !ok {
			return nil
		}
		t.Source, t.Measurement = q.Source, first.Measurement
		out = append(out, t)
	}
	if len(out) < 2 {
		return nil
	}
	for i := range out {
		if together != "" && (all || i == len(out)-1) {
			out[i].Metric += " " + together
		}
	}
	return out
}

// withoutTogether cuts off a row of numbers that all of it is at one time, "at the same time".
// What is told of all in a clause, "40 clerks and 6 managers can work at the same time", holds
// for each of them.
func (w *Completer) withoutTogether(text string) (row, together string, all bool) {
	for _, word := range w.Table.Words["load_words"].In("en") {
		head, ok := strings.CutSuffix(text, " "+word)
		if !ok {
			continue
		}
		for _, t := range phrasing.ClauseTokens(head) {
			if w.Table.IsWord("auxiliaries", "en", t.Low) {
				return strings.TrimSpace(head[:t.From]), word, true
			}
		}
		return head, word, false
	}
	return text, "", false
}

// countOf is a number with what it counts: "peak 50 bookings a minute".
func (w *Completer) countOf(part string) (specs.Target, bool) {
	words := strings.Fields(part)
	at := 0
	var lead []string
	for at < len(words) && at < 3 && !phrasing.IsNumeral(words[at]) {
		lead = append(lead, words[at])
		at++
	}
	if at+1 >= len(words) || !phrasing.IsNumeral(words[at]) || strings.ContainsAny(part, "()%<>≤≥:;") {
		return specs.Target{}, false
	}
	unit := strings.Join(words[at+1:], " ")
	first := strings.ToLower(words[at+1])
	if w.Table.IsWord("prepositions", "en", first) || strings.ContainsAny(unit, "0123456789") || len(words) == at+2 && w.Table.IsWord("counted_units", "en", first) || strings.Trim(first, "abcdefghijklmnopqrstuvwxyz-/") != "" {
		return specs.Target{}, false
	}
	number := words[at]
	if of := strings.Fields(unit); len(of) > 1 && w.Table.IsWord("large_numbers", "en", first) { // "1.2 million instruments"
		number, unit = number+" "+of[0], strings.Join(of[1:], " ")
	}
	if said := strings.ToLower(strings.Join(lead, " ")); said != "" {
		if w.Table.IsWord("peaks", "en", said) {
			return specs.Target{Metric: said + " " + unit, Target: number + " " + unit}, true
		} else if slices.Contains(w.Table.Words["bound_leads"].In("en"), said) {
			number = said + " " + number
		} else {
			return specs.Target{}, false
		}
	}
	return specs.Target{Metric: unit, Target: number + " " + unit}, true
}
