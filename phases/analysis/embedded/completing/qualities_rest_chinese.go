package completing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// judgedByClauses gives each clause of a Chinese quality that no number measures a row of
// its own: what is encrypted, what leaves a record, what a certificate is for, what may not
// be changed. Where the source has no number at all, these rows take the place of the one
// that would fit anything.
func (w *Completer) judgedByClauses(q *understanding.QualityFact, have []specs.Target) []specs.Target {
	if w.Language != "zh" || q.Source.Kind != specs.Stated || len(have) == 0 {
		return have
	}
	var rows []specs.Target
	for clause := range strings.FieldsFuncSeq(q.Text, func(r rune) bool { return strings.ContainsRune("，；。", r) }) {
		t := w.clauseRow(q, strings.TrimSpace(clause))
		if t.Metric != "" && !slices.ContainsFunc(slices.Concat(have, rows), func(o specs.Target) bool { return o.Metric == t.Metric }) {
			rows = append(rows, t)
		}
	}
	if len(rows) > 0 && len(have) == 1 && have[0].Source.Kind == specs.Inferred && w.fitsAnything(have[0], q.Class) {
		return rows
	}
	return append(have, rows...)
}

// clauseRow is the row by which a clause is judged, by its words; without a metric where none
// is known, or where the clause has a number and with that a row.
func (w *Completer) clauseRow(q *understanding.QualityFact, clause string) specs.Target {
	row, ok := w.KnownClause(clause)
	if !ok {
		return specs.Target{}
	}
	return specs.Target{Metric: row.Metric, Target: row.Target, Measurement: phrasing.OrElse(q.Method, row.Measurement), Source: phrasing.Rule("quality-target")}
}

// fitsAnything says that a row is the one of its class, for what holds or does not.
func (w *Completer) fitsAnything(t specs.Target, class string) bool {
	if t.Metric == w.Say("kept_metric") || t.Metric == w.Table.Classes[class].Metric.In(w.Language) {
		return true
	}
	return slices.ContainsFunc(w.Table.Words["general_metrics"].In(w.Language), func(metric string) bool { return metric == t.Metric })
}
