package completing

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// restTargets are the rows for what a stated quality says beside the targets that it
// has: a second number that goes by the first, "900 in the worst hour", and a clause
// that no number measures, "the agent does not run as root". A part that no row judges
// would be promised and never looked at.
func (w *Completer) restTargets(q *understanding.QualityFact, have []specs.Target) []specs.Target {
	if w.Language == "zh" || q.Source.Kind != specs.Stated || len(have) == 0 {
		return nil
	}
	var out []specs.Target
	for _, part := range qualityParts(q.Text) {
		all := slices.Concat(have, out)
		t := w.restNumber(q, part.text, all)
		if t.Target == "" {
			t = w.restRule(q, part, all)
		}
		if t.Target != "" {
			out = append(out, t)
		}
	}
	return out
}

// qualityPart is a part of a quality; it is whole where it is a sentence or ends at a
// semicolon or bounds something by itself, and no entry of a row.
type qualityPart struct {
	text  string
	whole bool
}

// qualityParts are the parts of a text: its sentences and what semicolons divide, and
// behind commas the entries of each.
func qualityParts(text string) []qualityPart {
	var out []qualityPart
	for _, s := range wording.Sentences(text) {
		for _, clause := range reading.SplitTop(strings.TrimRight(text[s.Start:s.End], ". "), ";") {
			clause = strings.TrimSpace(clause)
			out = append(out, qualityPart{clause, true})
			for _, join := range []string{" and have ", " and has ", " and never ", " and not "} {
				if _, second, ok := strings.Cut(clause, join); ok {
					out = append(out, qualityPart{second, false})
				}
			}
			_, list, labelled := strings.Cut(clause, ": ")
			if !labelled {
				list = clause
			}
			if parts := reading.SplitTop(list, ","); len(parts) > 1 {
				for _, p := range parts {
					p = strings.TrimSpace(p)
					out = append(out, qualityPart{p, strings.HasPrefix(strings.ToLower(p), "at most ")})
				}
			}
		}
	}
	return out
}

// numberBehind reads a number with what it holds for, and numberOf a target that counts
// something.
var (
	numberBehind = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`^(\d[\d.,]*k?) ((?:per|for|in|on|at|during) .+)$`)
	})
	numberOf = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`^((?:at most|at least|up to|[≤≥<>~]) ?)?(\d[\d.,]*k?)( .+)$`)
	})
)

// restNumber is the row of a number that goes by the unit of the first one: "at most 20
// deliveries per endpoint, 200 per tenant".
func (w *Completer) restNumber(q *understanding.QualityFact, part string, have []specs.Target) specs.Target {
	behind, of := numberBehind().FindStringSubmatch(part), numberOf().FindStringSubmatch(have[0].Target)
	if behind == nil || of == nil || have[0].Source.Kind != specs.Stated || phrasing.MeasureIn(behind[2]) != "" {
		return specs.Target{}
	}
	if slices.ContainsFunc(have, func(t specs.Target) bool { return strings.Contains(" "+t.Target+" ", " "+behind[1]+" ") }) {
		return specs.Target{}
	}
	counted := of[3]
	for _, end := range []string{" per ", " a ", " an ", " in ", " on ", " at ", " over ", " with ", " for ", "/"} {
		counted, _, _ = strings.Cut(counted, end)
	}
	t := specs.Target{Metric: have[0].Metric, Target: of[1] + behind[1] + counted + " " + behind[2], Measurement: have[0].Measurement, Source: q.Source}
	if strings.TrimSpace(counted) == "" {
		return specs.Target{}
	}
	if strings.HasPrefix(behind[2], "for ") { // of another kind, at the same rate
		t.Metric, t.Target = have[0].Metric+" "+behind[2], of[1]+behind[1]+of[3]
	}
	return t
}

// restRule is the row of a part without a number: as parts of its kind are proven, else
// a whole one by counting what goes against it.
func (w *Completer) restRule(q *understanding.QualityFact, part qualityPart, have []specs.Target) specs.Target {
	if strings.ContainsAny(part.text, "0123456789") || have[0].Metric == w.Say("kept_metric") || w.toldByRow(part.text, have) {
		return specs.Target{}
	}
	words := phrasing.NewWordIndex(part.text)
	own := words.HasAny(w.Table.Words["rest_by_itself"])
	for i := range w.Table.Measures {
		m := &w.Table.Measures[i]
		if own || !m.Fits(words) {
			continue
		}
		metric := phrasing.FillSlots(m.Metric.In(w.Language), w.Language, w.Slots("standard", phrasing.OrElse(w.StandardIn(part.text), w.Say("stated_rule"))))
		if slices.ContainsFunc(have, func(t specs.Target) bool { return t.Metric == metric }) {
			return specs.Target{}
		}
		return specs.Target{Metric: metric, Target: m.Target.In(w.Language), Measurement: m.Measurement.In(w.Language), Source: phrasing.Rule("quality-target")}
	}
	if !part.whole || !w.keepsTo(part.text) {
		return specs.Target{}
	}
	metric, target := w.breach(part.text)
	return specs.Target{Metric: metric, Target: target, Measurement: w.Table.Classes[q.Class].Check.In(w.Language), Source: phrasing.Rule("quality-target")}
}

// toldByRow says that a row speaks of a part: they share most words.
func (w *Completer) toldByRow(part string, have []specs.Target) bool {
	return slices.ContainsFunc(have, func(t specs.Target) bool {
		return t.Source.Kind == specs.Stated && w.Overlap(part, t.Metric+" "+t.Target) >= restShare
	})
}

// restShare is the share of its words from which on a row speaks of a part.
const restShare = 0.6

// keepsTo says that a part says what the product is to keep, in a clause of its own,
// and is no remark of the writers.
func (w *Completer) keepsTo(part string) bool {
	c, ok := w.ParseClause(part)
	most := strings.HasPrefix(strings.ToLower(part), "at most ")
	if !ok && !most || w.IsRemark(part) || phrasing.SaysI(part) || w.HasWord(part, "first_persons") || w.HasWord(part, "rest_remarks") {
		return false
	}
	return c.Not || c.Adverb == "never" || w.Absolute(part) || w.HasWord(c.Subject, "negatives") || most
}

// rateOfFirst finds for each of what a number holds: "50 MB/s per core".
var rateOfFirst = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^[\d.,]+ ?(\S+) (per \p{L}+)\b`)
})

// sameRate says of the later targets of a row for each of what they hold, where the first
// says it and they have its unit: "50 MB/s per core with masking off, 20 MB/s with the
// default patterns".
func (w *Completer) sameRate(list []specs.Target) []specs.Target {
	if w.Language == "zh" || len(list) < 2 || list[0].Source.Kind != specs.Stated {
		return list
	}
	m := rateOfFirst().FindStringSubmatch(list[0].Target)
	if m == nil || !strings.Contains(m[1], "/") {
		return list
	}
	for i := range list[1:] {
		t := &list[i+1]
		if number, rest, ok := strings.Cut(t.Target, " "+m[1]+" "); ok && phrasing.IsNumeral(number) && !strings.Contains(rest, "per ") {
			t.Target = phrasing.JoinWords(number, m[1], m[2], rest)
		}
	}
	return list
}

// soNumber finds what follows from a number that was only observed.
var soNumber = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`[~≈].*, so (\d.+)$`)
})

// whatFollows is a quality by the number that its source draws from what it saw: "~300
// people in the first hour, so 5 a minute".
func (w *Completer) whatFollows(q *understanding.QualityFact) *understanding.QualityFact {
	m := soNumber().FindStringSubmatch(q.Text)
	if w.Language == "zh" || m == nil {
		return q
	}
	out := *q
	out.Text, out.Target = m[1], strings.TrimRight(m[1], ". ")
	_, counted, _ := strings.Cut(out.Target, " ")
	for _, end := range []string{" a ", " an ", " per ", " in ", " at "} {
		counted, _, _ = strings.Cut(counted, end)
	}
	out.Name, out.Metric = "", counted
	return &out
}
