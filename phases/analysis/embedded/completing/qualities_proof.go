package completing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// proofOf is how a number of a quality is shown to hold: by what the quality
// speaks of and what kind of number it is, else as all of its class are.
func (w *Completer) proofOf(q *understanding.QualityFact, target string, class phrasing.ClassRule) string {
	return phrasing.OrElse(w.knownProof(q.Text, target, q.Class), class.Measurement.In(w.Language))
}

// clauseProof is how one number of several is shown: as its own clause calls
// for, else as the whole quality does where that has a number of the same kind.
func (w *Completer) clauseProof(q *understanding.QualityFact, clause, target string, first specs.Target, class phrasing.ClassRule) string {
	if q.Method != "" {
		return q.Method
	}
	proof := w.knownProof(clause, target, q.Class)
	if proof == "" && slices.Equal(numberKinds(target, q.Class), numberKinds(first.Target, q.Class)) {
		return first.Measurement
	}
	return w.Say("proposed", "text", phrasing.OrElse(proof, class.Measurement.In(w.Language)))
}

// knownProof is the proof that a rule knows for a text with a number, empty
// without one.
func (w *Completer) knownProof(text, target, class string) string {
	x, kinds := phrasing.NewWordIndex(text), numberKinds(target, class)
	if isWork(class) && slices.Contains(kinds, wording.ClassShare) && slices.ContainsFunc(wording.Measures(text), isLong) {
		kinds = append(kinds, "long") // "95 % within 4 hours"
	}
	for i := range w.Table.Proofs {
		p := &w.Table.Proofs[i]
		fits := len(p.Kinds) == 0 || slices.ContainsFunc(p.Kinds, func(kind string) bool { return slices.Contains(kinds, kind) })
		if fits && !slices.Contains(p.NotFor, class) && (p.Match.None() || x.HasAny(p.Match)) && !x.HasAny(p.Unless) {
			return p.Measurement.In(w.Language)
		}
	}
	return ""
}

// longWait is from how many minutes on nobody waits for an answer: what takes
// longer is a piece of work, whose records tell when it began and ended.
const longWait = 2

// isWork says that a long time of a class is how long a piece of work takes. Of
// availability it is a failure, of load the hour in which so much comes in, and
// of ease of use what somebody needs to learn: those are tried.
func isWork(class string) bool { return !slices.Contains([]string{"A", "SC", "U"}, class) }

func isLong(m wording.Measure) bool {
	return m.Class == wording.ClassTime && (m.Unit == "h" || m.Unit == "min" && m.Value >= longWait)
}

// numberKinds tell of what kind the number of a target is, for the rules of how
// it is shown: a time of days is a period that something is kept or lasts, and
// an upper bound on how much may be asked for is a limit and no load to carry.
func numberKinds(target, class string) []string {
	list := wording.Measures(target)
	if len(list) == 0 {
		if strings.Contains(target, ":") && strings.ContainsAny(target, "0123456789") {
			return []string{"time"} // a time of day
		}
		return nil
	}
	m := &list[0]
	switch m.Class {
	case wording.ClassTime:
		switch {
		case phrasing.IsPeriod(target):
			return []string{"period"}
		case isLong(*m) && isWork(class):
			return []string{"time", "long"}
		}
		return []string{"time"}
	case wording.ClassMoney, wording.ClassShare, wording.ClassSize, wording.ClassLength, wording.ClassVersion:
		return []string{m.Class}
	}
	kinds := []string{"count"}
	if class == "SC" && (m.Op == "≤" || m.Op == "<") && !strings.HasPrefix(strings.ToLower(strings.TrimSpace(target)), "up to ") {
		kinds = append(kinds, "limit")
	}
	return kinds
}

// TargetOf is the first target of a quality. One that was added says what it
// counts: what is "0 of 20 attempts" is a failure of the quality and not the
// quality itself.
func (w *Completer) TargetOf(n *specs.NFR) string {
	t := &n.Targets[0]
	if MeasureAdded(n) {
		return w.Phrase(specs.Plain(t.Metric)) + w.Say("colon") + specs.Plain(t.Target)
	}
	return specs.Plain(t.Target)
}

// JudgedBy is what a quality is judged by besides its title: each target that the title
// does not tell, with the name of what it measures, since that is not what the title says.
// A title that tells all of them leaves the number of the first.
func (w *Completer) JudgedBy(n *specs.NFR) string {
	var parts []string
	if len(n.Targets) == 1 && specs.TitleMeasures(n) && !MeasureAdded(n) {
		return specs.Plain(n.Targets[0].Target) // what is measured is what the title says
	}
	for i := range n.Targets {
		t := &n.Targets[i]
		switch {
		case specs.MetricTells(t):
			parts = append(parts, specs.Plain(t.Target))
		case MeasureAdded(n) || !wording.FiguresIn(t.Target, n.Title):
			parts = append(parts, w.Phrase(specs.Plain(t.Metric))+w.Say("colon")+specs.Plain(t.Target))
		}
	}
	if len(parts) == 0 {
		return w.TargetOf(n)
	}
	return strings.Join(parts, w.Say("series_sep"))
}

// MeasureAdded says that the source states a quality and not by what it is
// measured.
func MeasureAdded(n *specs.NFR) bool {
	return n.Source.Kind != specs.Inferred && len(n.Targets) > 0 && n.Targets[0].Source.Kind == specs.Inferred
}

// KeptOrNot says that a quality is no matter of degree: it holds or is broken,
// and any breach is one too many.
func (w *Completer) KeptOrNot(n *specs.NFR) bool {
	return MeasureAdded(n) && n.Targets[0].Metric == w.Say("kept_metric")
}
