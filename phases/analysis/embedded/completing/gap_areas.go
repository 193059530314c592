package completing

import (
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// areas lists what is unclear, the most pressing first: what the source leaves open itself,
// then what the words of an idea lead to, then dimensions it is silent on, then what the
// domain asks, then weak spots of what is there.
func (w *Completer) areas(missing []string) []analysis.Area {
	var out []analysis.Area
	open := w.OpenPackQuestions()
	take := func(dimension string) *packQuestion {
		for i := range open {
			if open[i].dimension == dimension {
				q := open[i]
				open = slices.Delete(open, i, i+1)
				return &q
			}
		}
		return nil
	}
	if a, ok := w.statedArea(); ok {
		out = append(out, a)
	}
	sharp := w.ideaAreas(open)
	out = append(out, sharp...)
	for _, d := range missing {
		if !asksAbout(sharp, d) {
			continue
		}
		if q := take(d); q != nil && q.pack != w.fallbackPack() { // the domain asks more closely
			out = append(out, packArea(w.Say("area_"+d), d, q))
		}
	}
	for _, d := range missing {
		if !asksAbout(sharp, d) {
			out = append(out, w.silentArea(d, take(d)))
		}
	}
	out = append(out, w.weakAreas()...)
	for len(open) > 0 {
		d := open[0].dimension
		first := take(d)
		a := packArea(w.Say("area_"+d), d, first)
		if second := take(d); second != nil {
			a.Questions, a.Suggestions = append(a.Questions, second.Text), append(a.Suggestions, second.suggestion)
		}
		out = append(out, a)
	}
	if len(out) < minAreas {
		out = append(out, w.fillers(out)...)
	}
	return out
}

// packArea is what a pack asks about a dimension.
func packArea(name, dimension string, q *packQuestion) analysis.Area {
	return analysis.Area{Dimension: dimension, Name: name, Why: q.why, Questions: []string{q.Text}, Suggestions: []string{q.suggestion}, Rule: q.pack}
}

// fallbackPack is the pack that stands in where no domain is known: its questions could be
// asked of anything.
func (w *Completer) fallbackPack() string {
	for _, p := range w.Packs {
		if p.Fallback {
			return p.ID
		}
	}
	return ""
}

// statedArea is what the source itself asks.
func (w *Completer) statedArea() (a analysis.Area, ok bool) {
	if len(w.Understood.Questions) == 0 {
		return a, false
	}
	a = analysis.Area{Dimension: "scope", Name: w.Say("area_scope"), Why: w.Say("gap_open_why"), Rule: "rule:stated-question"}
	for _, q := range w.Understood.Questions[:min(2, len(w.Understood.Questions))] {
		a.Questions = append(a.Questions, phrasing.Finished(q.Text))
	}
	a.Suggestions = []string{w.Say("gap_open_suggestion", "feature", w.FirstFeature())}
	return a, true
}

// silentArea asks about a dimension that the source does not mention.
func (w *Completer) silentArea(d string, q *packQuestion) analysis.Area {
	pairs := []string{"count", strconv.Itoa(len(w.Understood.Features)), "feature", w.FirstFeature(), "list", w.Series(w.FeatureNames(3), 3), "subject", w.Thing()}
	a := analysis.Area{
		Dimension: d, Name: w.Say("area_" + d), Why: w.Say("gap_"+d+"_why", pairs...), Rule: "rule:gap-" + d,
		Questions: []string{w.Say("gap_"+d+"_question", pairs...)}, Suggestions: []string{w.Say("gap_"+d+"_suggestion", pairs...)},
	}
	if d == "integrations" && reading.ContainsAny(strings.ToLower(w.Source.Text), w.Table.Words["outside_told"].In(w.Language)...) {
		a.Why, a.Questions, a.Suggestions = w.Say("gap_exchange_why"), []string{w.Say("gap_exchange_question")}, []string{w.Say("gap_exchange_suggestion")}
	}
	if count := w.PeopleCounted(); d == "quality" && count != "" {
		a.Suggestions = []string{w.Say("gap_told_suggestion", "count", count)}
	}
	if len(w.Understood.Features) == 0 { // nothing to suggest from
		a.Suggestions = nil
	}
	if d == "quality" && w.runOnce() {
		a.Questions, a.Suggestions = []string{w.Say("gap_run_question")}, []string{w.Say("gap_run_suggestion")}
	}
	switch {
	case q != nil && (w.Change.Is || d == "quality" && w.runOnce() && w.Packs[0].ID == "cli"): // what is asked of a new product has long been answered
		a.Why, a.Questions, a.Suggestions, a.Rule = q.why, []string{q.Text}, []string{q.suggestion}, q.pack
	case q != nil:
		a.Questions, a.Suggestions, a.Rule = append(a.Questions, q.Text), append(a.Suggestions, q.suggestion), q.pack
	}
	return a
}

// runOnce says that the product is started for one piece of work at a time by whoever
// needs it: nobody shares it with others, and what counts is how much it is given.
func (w *Completer) runOnce() bool {
	return len(w.Packs) > 0 && (w.Packs[0].ID == "cli" || w.Packs[0].ID == "library")
}

// weakAreas are stated things that nobody can test or plan.
func (w *Completer) weakAreas() []analysis.Area {
	var out []analysis.Area
	add := func(dimension, key string, pairs ...string) {
		out = append(out, analysis.Area{
			Dimension: dimension, Name: w.Say("area_" + dimension), Why: w.Say("gap_"+key+"_why", pairs...), Rule: "rule:gap-" + key,
			Questions: []string{w.Say("gap_"+key+"_question", pairs...)}, Suggestions: []string{w.Say("gap_"+key+"_suggestion", pairs...)},
		})
	}
	if bare := w.untested(); len(bare) > 0 {
		add("scenarios", "criteria", "count", strconv.Itoa(len(bare)), "feature", bare[0], "list", w.Series(bare, 3))
	}
	if q := w.unmeasuredQuality(); q != nil {
		c := w.Table.Classes[q.Class]
		add("quality", "measure", "quality", w.LowerStart(w.CutPhrase(phrasing.OrElse(q.Name, q.Text), 70)), "metric", c.Metric.In(w.Language), "target", c.Target.In(w.Language))
	}
	if !w.hasMeasuredGoal() && !w.Changes() {
		if m, p := w.firstMetric(); p != nil {
			add("scope", "goals", "metric", w.Fill(p, m.Metric), "target", w.Fill(p, m.Target))
		}
	}
	return out
}

// fillers keep the contract of three areas when little is left to ask.
func (w *Completer) fillers(have []analysis.Area) []analysis.Area {
	var out []analysis.Area
	if len(w.Understood.Features) > 1 && w.Unranked() && w.firstReleaseHead() == "" {
		pairs := []string{"count", strconv.Itoa(len(w.Understood.Features)), "list", w.Series(w.FeatureNames(4), 4), "feature", w.FirstFeature()}
		out = append(out, analysis.Area{
			Dimension: "scope", Name: w.Say("area_scope"), Why: w.Say("gap_priority_why", pairs...), Rule: "rule:gap-priority",
			Questions: []string{w.Say("gap_priority_question", pairs...)}, Suggestions: []string{w.Say("gap_priority_suggestion", pairs...)},
		})
	}
	for _, d := range slices.Backward(dimensionNames()) { // what fails halfway is told least
		if len(have)+len(out) >= minAreas {
			break
		}
		if d == "quality" && w.statesSpeed() || d == "data" && w.statesKeeping() || d == "integrations" && len(w.Understood.Integrations) > 0 {
			continue // asked for what the source says, nobody answers
		}
		if !slices.ContainsFunc(have, func(a analysis.Area) bool { return a.Dimension == d }) {
			out = append(out, w.silentArea(d, nil))
		}
	}
	return out
}

// Unranked says that the source gives no feature a priority.
func (w *Completer) Unranked() bool {
	return !slices.ContainsFunc(w.Understood.Features, func(f understanding.FeatureFact) bool { return f.Priority != "" })
}

// Thing is the subject, or the domain's usual one.
func (w *Completer) Thing() string {
	if w.Subject != "" {
		return w.Subject
	}
	var p *templates.Pack
	if len(w.Packs) > 0 {
		p = w.Packs[0]
	}
	return w.RoleOf(p).Subject.In(w.Language)
}

func (w *Completer) firstMetric() (templates.PackMetric, *templates.Pack) {
	for _, p := range w.DomainPacks() {
		if len(p.Metrics) > 0 {
			return p.Metrics[0], p
		}
	}
	return templates.PackMetric{}, nil
}
