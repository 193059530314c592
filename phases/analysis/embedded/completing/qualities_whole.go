package completing

import (
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// toldWhole measures a quality by its own sentence where the name of what is measured
// cannot be cut out of it for certain: "a printed turn list no older | than 15 minutes",
// "hours a day | 24 hours a day". A sentence of the source is never the wrong measure, half
// of one often is.
func (w *Completer) toldWhole(q *understanding.QualityFact, rows []specs.Target) []specs.Target {
	if w.Language == "zh" || !slices.ContainsFunc(rows, func(t specs.Target) bool { return w.doubtful(q, &t) }) {
		return rows
	}
	out, numbers := []specs.Target{}, []string{}
	for i := range rows {
		if rows[i].Source.Kind != specs.Stated {
			out = append(out, rows[i])
		} else if !slices.Contains(numbers, rows[i].Target) {
			numbers = append(numbers, rows[i].Target)
		}
	}
	first := rows[slices.IndexFunc(rows, func(t specs.Target) bool { return t.Source.Kind == specs.Stated })]
	first.Metric = w.toldPlainly(q.Text)
	first.Target = strings.Join(numbers, "; ")
	return append([]specs.Target{first}, out...)
}

// toldPlainly is the sentence of a quality as what is so, without its writers and without the
// word that ties it to the sentence in front of it.
func (w *Completer) toldPlainly(text string) string {
	text = strings.TrimRight(strings.TrimSpace(text), ". ")
	if first, rest, ok := strings.Cut(text, " "); ok && w.Table.IsWord("ties_back", "en", strings.ToLower(first)) {
		text = reading.UpperFirst(rest)
	}
	if told, ok := w.AsTold(text, phrasing.Voices{I: w.Say("the_user"), We: w.Say("the_team")}); ok {
		text = told
	} else {
		text = w.WithoutWriters(text)
	}
	return reading.UpperFirst(w.saidPlainly(text))
}

// named says that a row or a label of the source names what is measured: "Board refresh with
// 40 open jobs: 1 s".
func (w *Completer) named(q *understanding.QualityFact, t *specs.Target) bool {
	label, value, ok := strings.Cut(q.Text, ": ")
	return ok && len(strings.Fields(label)) <= maxMeasureLabel && strings.EqualFold(label, t.Metric) && strings.HasPrefix(value, t.Target)
}

// doubtful says that the name of a stated target is a piece of a sentence and no name: it
// begins or ends in the middle of one, holds another number or a second clause, or counts
// nothing but the unit of its number. Of a number that only says when something happens,
// "more than 5 events a second", the sentence is all that there is.
func (w *Completer) doubtful(q *understanding.QualityFact, t *specs.Target) bool {
	metric := strings.TrimSpace(specs.Plain(t.Metric))
	if t.Source.Kind != specs.Stated || metric == "" || specs.Plain(q.Text) == metric || specs.MetricTells(t) || w.named(q, t) {
		return false
	}
	words := strings.Fields(strings.ToLower(strings.Trim(metric, ",;:")))
	switch {
	case !strings.ContainsFunc(metric, unicode.IsLetter):
		return true // "%"
	case strings.HasSuffix(metric, ","), w.Table.IsWord("metric_begins", "en", words[0]), w.Table.IsWord("metric_ends", "en", words[len(words)-1]):
		return true
	case slices.ContainsFunc(words, func(word string) bool { return w.Table.IsWord("metric_holds", "en", word) }):
		return true
	case len(words) < 4 && onlyUnit(words, t.Target) && !isLimit(t.Target):
		return true
	}
	timed := metric
	if lead, _, ok := strings.Cut(w.Say("measure_until"), "{"); ok {
		timed = strings.TrimPrefix(metric, lead)
	}
	return phrasing.MeasureIn(timed) != "" && strings.ContainsFunc(timed, unicode.IsDigit) && len(words) > 3 || w.setsOff(q.Text, t.Target)
}

// onlyUnit says that a name has no word that its target has not: "events | more than 5
// events per second".
func onlyUnit(words []string, target string) bool {
	have := strings.Fields(strings.ToLower(target))
	return !slices.ContainsFunc(words, func(word string) bool { return !slices.Contains(have, word) }) && len(words) > 1
}

// isLimit says that a target is an upper limit, which needs no other name than what it counts:
// "open jobs | at most 8 open jobs per printer".
func isLimit(target string) bool {
	list := wording.Measures(target)
	return len(list) > 0 && (list[0].Op == "≤" || list[0].Op == "<")
}

// setsOff says that a number is the threshold at which something happens and no aim: "a tablet
// that sends more than 5 events per second is cut off", "when the exit code is 1 or higher".
func (w *Completer) setsOff(text, target string) bool {
	list := wording.Measures(target)
	if len(list) == 0 || list[0].Op != ">" && list[0].Op != "≥" {
		return false
	}
	before, after, ok := strings.Cut(text, target)
	if !ok || strings.Trim(after, " .;") == "" && !strings.Contains(before, " when ") {
		return false
	}
	for _, lead := range []string{" that ", " which ", " who ", " when ", " if ", " where "} {
		if at := strings.LastIndex(" "+strings.ToLower(before), lead); at >= 0 && phrasing.MeasureIn(before[max(at-1, 0):]) == "" {
			return true
		}
	}
	return false
}
