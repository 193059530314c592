package completing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// QualityAsked is what a quality of the source asks for: its name, how much, how
// strongly, and what happens otherwise; beside it the quality with the subject that its text leaves out.
func (w *Completer) QualityAsked(q *understanding.QualityFact) (specs.NFR, *understanding.QualityFact) {
	q, otherwise := w.withoutOtherwise(q)
	stated := w.callerLimit(w.withSubject(q))
	q = w.ofVersions(stated)
	n := specs.NFR{Category: q.Class, Title: w.QualityTitle(q), Source: q.Source, Priority: PriorityOf(Origin{Feature: specs.Feature{Priority: q.Priority}})}
	if n.Priority == "" {
		n.Priority = specs.Should
		if s := w.Binds(q.Text); stated.Target != "" || s == wording.Must || s == wording.MustNot || w.Absolute(q.Text) || s != wording.Should && s != wording.ShouldNot && w.demands(q) {
			n.Priority = specs.Must
		}
	}
	n.Targets = w.judgedBy(q)
	if otherwise != "" {
		n.Notes = append(n.Notes, specs.Item{Text: otherwise, Source: q.Source})
	}
	n.Notes = append(n.Notes, q.Details...)
	return n, q
}

// judgedBy are the quantities by which a quality is judged: those of its known wording, else
// its own numbers and what goes against it.
func (w *Completer) judgedBy(q *understanding.QualityFact) []specs.Target {
	if rows := w.knownRows(q); len(rows) > 0 {
		return rows
	}
	if rows := w.knownClauses(q); len(rows) > 0 {
		return rows
	}
	rows := w.sameRate(w.targets(w.whatFollows(q), w.Table.Classes[q.Class]))
	rows = append(rows, w.restTargets(q, rows)...)
	return w.rangeWhole(q, w.toldWhole(q, w.countedBreach(q, withPercentile(q.Text, w.judgedByClauses(q, rows)))))
}

// countedBreach names what is counted where a quality denies that something happens to a
// thing, "an upgrade does not interrupt running jobs", in place of violations of nothing in
// particular.
func (w *Completer) countedBreach(q *understanding.QualityFact, rows []specs.Target) []specs.Target {
	if w.Language == "zh" || len(rows) != 1 || rows[0].Metric != w.Say("kept_metric") || len(wording.Sentences(q.Text)) != 1 || strings.ContainsAny(q.Text, ";:") {
		return rows
	}
	if metric := w.denied(strings.TrimRight(q.Text, ". ")); metric != "" {
		rows[0].Metric = metric
	}
	return rows
}

// knownClauses judges a quality of several clauses by those that are known by their words and
// by what the others state. A bare count of exceptions says nothing beside them.
func (w *Completer) knownClauses(q *understanding.QualityFact) []specs.Target {
	var known []specs.Target
	var rest []string
	for _, clause := range w.QualityClauses(q.Text) {
		part := *q
		part.Text = clause
		if rows := w.knownRows(&part); len(rows) > 0 {
			known = append(known, rows...)
		} else {
			rest = append(rest, clause)
		}
	}
	if len(known) == 0 || len(rest) == 0 {
		return known
	}
	part := *q
	part.Text = strings.Join(rest, w.Say("series_sep"))
	if !strings.Contains(part.Text, q.Target) {
		part.Target, part.Metric = "", ""
	}
	if !strings.Contains(strings.ToLower(part.Text), strings.ToLower(q.Metric)) {
		part.Metric = "" // what a clause is named by that is judged apart
	}
	if q.Name != "" && !strings.HasPrefix(part.Text, q.Name) {
		part.Name = ""
	}
	rows := slices.DeleteFunc(w.judgedBy(&part), func(t specs.Target) bool { return t.Metric == w.Say("kept_metric") })
	rows = append(rows, known...)
	slices.SortStableFunc(rows, func(a, b specs.Target) int { return statedFirst(a) - statedFirst(b) })
	return rows
}

// statedFirst is the place of a quantity among others: what the source states goes before what
// was inferred.
func statedFirst(t specs.Target) int {
	if t.Source.Kind == specs.Stated {
		return 0
	}
	return 1
}

// knownRows are the quantities by which a quality is judged that is known by its words. What
// states a number itself comes from the source, the rest from the rule.
func (w *Completer) knownRows(q *understanding.QualityFact) []specs.Target {
	said, ok := w.KnownQuality(q.Text)
	if !ok || q.Source.Kind != specs.Stated {
		return nil
	}
	var rows []specs.Target
	for _, r := range said.Rows {
		row := specs.Target{Metric: w.OfHouse(r.Metric), Target: r.Target, Measurement: phrasing.OrElse(q.Method, w.proposed(r.Measurement)), Source: q.Source}
		bare := func(text string) string { return strings.ReplaceAll(text, " ", "") }
		number := reading.FirstWord(withoutSide(r.Target))
		told := number != "0" && phrasing.IsNumeral(number) && strings.Contains(bare(q.Text), number)
		if !told && (number == "0" || !strings.Contains(bare(q.Text), bare(withoutSide(r.Target)))) {
			row.Source = phrasing.Rule("quality-target")
			row.Measurement = phrasing.OrElse(q.Method, r.Measurement)
		}
		rows = append(rows, row)
	}
	return rows
}

// withoutSide is a target without the words that say on which side of its number it lies.
func withoutSide(target string) string {
	for _, side := range []string{"at most ", "at least ", "不超过 ", "不低于 ", "不少于 "} {
		target = strings.TrimPrefix(target, side)
	}
	return target
}

// demands says that a quality is stated plainly and can be kept or broken: nobody who
// writes "calls are authenticated" or "runs on Linux and macOS" means that this need
// not be so. How well something is to be without a number ranks nothing, and what is
// wished or put off is no more than that.
func (w *Completer) demands(q *understanding.QualityFact) bool {
	if q.Source.Kind != specs.Stated || q.Class != "S" && q.Class != "C" && w.Gradable(q.Text) {
		return false
	}
	said := phrasing.NewWordIndex(w.withoutUntilThen(phrasing.WithoutCode(q.Text)))
	return !said.HasAny(w.Table.Words["later"]) && !said.HasAny(w.Table.Words["soft_wishes"])
}

// callerLimit is a quality that says how often each of those who call may: "600
// requests per minute per workspace" is no load to be carried but the most that
// is accepted from one.
func (w *Completer) callerLimit(q *understanding.QualityFact) *understanding.QualityFact {
	ms := phrasing.Measures(q.Text)
	if q.Class != "SC" || w.Language == "zh" || len(ms) == 0 || ms[0].Start != 0 || ms[0].Op != "=" && ms[0].Op != "" {
		return q
	}
	words := strings.Fields(strings.ToLower(q.Text[ms[0].End:]))
	for len(words) > 2 && strings.HasPrefix(words[0], "per") && w.Table.IsWord("rates", "en", words[1]) {
		words = words[2:]
	}
	if len(words) < 2 || words[0] != "per" && words[0] != "and" && words[0] != "a" && words[0] != "for" {
		return q
	}
	who := strings.Trim(words[1], ".,;")
	if (who == "each" || who == "every" || who == "api") && len(words) > 2 {
		who = strings.Trim(words[2], ".,;")
	}
	if !w.Table.IsWord("callers", "en", who) {
		return q
	}
	out := *q
	out.Text = phrasing.Capital(w.Say("at_most", "text", q.Text))
	out.Target = phrasing.Capital(w.Say("at_most", "text", ms[0].Text))
	out.Name, _, _ = strings.Cut(strings.TrimRight(w.FirstSentence(out.Text), ". "), ", ")
	out.Metric = ""
	return &out
}

// withoutUntilThen leaves out the release up to which something holds: what is so "before
// v2" is not put off until then.
func (w *Completer) withoutUntilThen(text string) string {
	for _, word := range w.Table.Words["later"].In("en") {
		for _, lead := range []string{" before ", " until "} {
			text = strings.ReplaceAll(text, lead+word, "")
		}
	}
	return text
}
