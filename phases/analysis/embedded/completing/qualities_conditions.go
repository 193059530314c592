package completing

import (
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// underConditions gives each target of a quality back the condition under which its number
// holds: without it "10 percent at most" of "with one customer at ten times its quota …"
// is another promise.
func (w *Completer) underConditions(text string, list []specs.Target) []specs.Target {
	if w.Language == "zh" {
		return list
	}
	for i := range list {
		t := &list[i]
		if said := w.duringOutage(text, t); said.Metric != "" {
			t.Metric, t.Target = said.Metric, said.Target
			continue
		}
		t.Metric = w.onlyMeasured(t.Metric)
		if i > 0 {
			w.timesThat(text, t, &list[i-1])
		}
		if lead := w.conditionAhead(text, t); lead != "" {
			t.Metric = w.Say("metric_under", "metric", grown(t.Metric), "condition", lead)
		}
	}
	return list
}

// maxAhead is how many words a condition in front of a measured clause has at most.
const maxAhead = 9

// conditionAhead is what stands in front of the clause that holds a number, behind a
// "with" and up to its comma. Empty where the measure names it already.
func (w *Completer) conditionAhead(text string, t *specs.Target) string {
	at := strings.Index(text, t.Target)
	if at < 0 || t.Metric == "" {
		return ""
	}
	before := text[:at]
	if i := strings.LastIndexAny(before, ".;:"); i >= 0 {
		before = before[i+1:]
	}
	lead, rest, ok := strings.Cut(strings.TrimSpace(before), ", ")
	_, inside := phrasing.CutFold(lead, "with ")
	if !ok || !inside || len(strings.Fields(lead)) > maxAhead || strings.Contains(rest, ", ") || phrasing.MeasureIn(lead) != "" && strings.Contains(t.Target, phrasing.MeasureIn(lead)) {
		return ""
	}
	words := strings.Fields(t.Metric)
	named := strings.Join(words[:min(len(words), 2)], " ") // the rest of the name may have been turned
	if strings.Contains(strings.ToLower(t.Metric), strings.ToLower(lead)) || !strings.Contains(strings.ToLower(rest), strings.ToLower(named)) {
		return ""
	}
	return wording.LowerFirst(lead)
}

// grown is a measure that says that something grows as its growth.
func grown(metric string) string {
	for _, verb := range []string{" grow", " grows"} {
		if thing, ok := strings.CutSuffix(metric, verb); ok {
			return "growth of the " + phrasing.CutFirst(thing, "the ")
		}
	}
	return metric
}

// timesThat works out a number that is only told as so many times the one before it:
// "110 M readings a day, 3 × that during catch-up".
func (w *Completer) timesThat(text string, t, before *specs.Target) {
	number, _, ok := strings.Cut(t.Target, " ×")
	_, behind, said := strings.Cut(text, t.Target+" that")
	times, err := strconv.ParseFloat(number, 64)
	count, unit, more := strings.Cut(before.Target, " ")
	base, wrong := strconv.ParseFloat(strings.ReplaceAll(count, ",", ""), 64)
	if !ok || !said || err != nil || wrong != nil || !more || times <= 0 {
		return
	}
	if tail := w.circumstance(behind); tail != "" && !strings.Contains(t.Metric, tail) {
		t.Metric += " " + tail
	}
	t.Target = strconv.FormatFloat(times*base, 'f', -1, 64) + " " + unit
}

// duringOutage is a target whose number only says how long something is gone: what is
// promised for that time is the measure, and the outage its condition.
func (w *Completer) duringOutage(text string, t *specs.Target) (said specs.Target) {
	label, promise, ok := strings.Cut(strings.TrimRight(text, ". "), ": ")
	if clause, rest, cut := strings.Cut(strings.TrimRight(text, ". "), ", "); cut && w.Table.IsWord("conditions", "en", phrasing.LeadingWord(clause)) && !ok {
		_, label, _ = strings.Cut(clause, " ")
		label, promise, ok = strings.Replace(strings.Replace(label, " is ", " ", 1), " are ", " ", 1), rest, true
	}
	gone, bound, timed := strings.Cut(label, " for ")
	gone = phrasing.CutFirst(wording.LowerFirst(gone), "the ")
	words := strings.Fields(gone)
	if !ok || !timed || len(words) < 2 || len(words) > 4 || !strings.Contains(bound, t.Target) || phrasing.MeasureIn(promise) != "" {
		return said
	}
	if last := strings.ToLower(words[len(words)-1]); !slices.Contains(w.Table.Words["gone_words"].In("en"), last) {
		return said
	}
	said.Metric, _ = w.breach(promise)
	said.Target = w.Say("none_while", "what", gone, "time", bound)
	return said
}

// onlyMeasured is the part of a name that a number is of, where a sentence of something
// else stands in front of it: ""my mum" is a design target, text".
func (w *Completer) onlyMeasured(metric string) string {
	head, _, several := strings.Cut(metric, ", ")
	last := metric[strings.LastIndex(metric, ", ")+1:]
	if !several || strings.Contains(metric, ": ") || !strings.Contains(head, " is ") && !strings.Contains(head, " are ") || !w.IsNoun(strings.TrimSpace(last)) {
		return metric
	}
	return strings.TrimSpace(last)
}
