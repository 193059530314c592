package embedded

import (
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
)

// maxPoints bounds what one point of view says.
const maxPoints = 5

// perspective answers from one point of view. A point in the words of the
// source keeps its lines; one that puts facts together names its rule.
func (w *work) perspective(in *analysis.PerspectiveInput, out *analysis.PerspectiveOutput) {
	out.Role = in.Role
	switch in.Role {
	case analysis.Technical:
		out.Points, out.Concerns = w.technicalPoints(), w.technicalConcerns()
	case analysis.User:
		out.Points, out.Concerns = w.userPoints(), w.userConcerns()
	default:
		out.Points, out.Concerns = w.productPoints(), w.productConcerns()
	}
	out.Points = firstN(out.Points, maxPoints)
	out.Concerns = firstN(out.Concerns, maxPoints)
}

// firstN is the beginning of a list, at most n of it.
func firstN[T any](list []T, n int) []T { return list[:min(n, len(list))] }

// seen is a point made by a rule about stated facts.
func (w *work) seen(rl, phrase string, pairs ...string) specs.Item {
	return specs.Item{Text: w.sentence(phrase, pairs...), Source: rule(rl)}
}

func (w *work) productPoints() []specs.Item {
	var out []specs.Item
	var numbers, aims []string
	for _, g := range w.u.Goals {
		if g.Target != "" && w.namesMeasure(g.Metric) {
			numbers = append(numbers, w.say("metric_target", "metric", w.lowerStart(strings.TrimRight(g.Metric, ".。")), "target", g.Target))
			continue
		}
		aims = append(aims, w.lowerStart(strings.TrimRight(g.Text, ".。 ")))
	}
	if len(numbers) > 0 {
		out = append(out, w.seen("perspective-goal", "view_goal", "goal", strings.Join(firstN(numbers, 3), w.say("series_sep"))))
	} else if len(aims) > 0 {
		out = append(out, w.seen("perspective-goal", "view_aim", "goal", strings.Join(firstN(aims, 3), w.say("series_sep"))))
	}
	if names := w.coreNames(3); len(names) > 0 {
		out = append(out, w.seen("perspective-core", "view_core", "list", w.series(names, 3)))
	}
	var gaps []string
	for _, a := range firstN(w.u.Alternatives, 3) {
		if a.Gap != "" {
			gaps = append(gaps, w.say("gap_of", "name", a.Name, "gap", strings.ReplaceAll(w.phrase(a.Gap), ";", ",")))
		}
	}
	if len(gaps) > 0 {
		out = append(out, w.seen("perspective-alternative", "view_alternative", "list", strings.Join(gaps, w.say("series_sep"))))
	}
	return out
}

// namesMeasure says that a text names what is counted, and is not the rest of a
// sentence: "we want D7 of".
func (w *work) namesMeasure(metric string) bool {
	if metric == "" || strings.Contains(metric, "=") {
		return false
	}
	first := strings.ToLower(leadingWord(metric))
	last := metric[strings.LastIndexByte(metric, ' ')+1:]
	return w.lang == "zh" || !w.rules.isWord("prepositions", "en", first) && !w.rules.isWord("first_persons", "en", first) && !w.rules.isWord("prepositions", "en", last)
}

// coreNames are the features that the source ranks highest, else the first.
func (w *work) coreNames(limit int) []string {
	var list []*FeatureFact
	for i := range w.u.Features {
		if f := &w.u.Features[i]; f.Priority == "must" && len(list) < limit {
			list = append(list, f)
		}
	}
	if len(list) == 0 {
		return w.featureNames(limit)
	}
	return w.titles(list)
}

func (w *work) productConcerns() []specs.Item {
	var out []specs.Item
	musts := 0
	for i := range w.u.Features {
		if w.u.Features[i].Priority == "must" {
			musts++
		}
	}
	if musts > 4 && len(w.u.Milestones) > 0 {
		out = append(out, w.seen("perspective-milestone", "view_milestone_load", "count", strconv.Itoa(musts), "milestone", w.milestoneName(w.u.Milestones[0].Text)))
	}
	if len(w.u.Features) > 3 && w.unranked() {
		out = append(out, w.seen("perspective-unranked", "view_unranked", "count", strconv.Itoa(len(w.u.Features))))
	}
	for _, g := range w.u.Goals {
		if g.Target == "" {
			out = append(out, w.seen("perspective-no-number", "view_no_metric", "goal", w.lowerStart(w.cutPhrase(g.Text, 80))))
			break
		}
	}
	return out
}

// milestoneName is a milestone without what belongs to it.
func (w *work) milestoneName(text string) string {
	for _, colon := range []string{": ", "："} {
		if name, _, ok := strings.Cut(text, colon); ok {
			return name
		}
	}
	return w.phrase(text)
}

func (w *work) technicalPoints() []specs.Item {
	var out []specs.Item
	var binding []string
	for _, t := range w.u.Technologies {
		if t.Binding && !w.rules.isWord("file_formats", "en", strings.ToLower(t.Name)) {
			binding = append(binding, t.Name)
		}
	}
	if len(binding) > 0 {
		out = append(out, w.seen("perspective-stack", "view_stack", "list", w.listed(binding, 6)))
	} else {
		out = append(out, w.seen("perspective-stack", "view_stack_open"))
	}
	var labels []string
	for i := range w.u.Entities {
		labels = append(labels, w.entityLabel(&w.u.Entities[i]))
	}
	if len(labels) > 0 {
		out = append(out, w.seen("perspective-data", "view_data", "list", w.join(labels, 4)))
	}
	if q := w.hardestQuality(); q != nil {
		out = append(out, w.seen("perspective-quality", "view_quality", "text", w.phrase(q.Text)))
	}
	var cycles []string
	for i := range w.u.Entities {
		if e := &w.u.Entities[i]; len(e.States) > 1 && len(cycles) < 3 {
			cycles = append(cycles, w.say("cycle_of", "entity", e.Name, "list", w.listed(e.States, 8)))
		}
	}
	if len(cycles) > 0 {
		out = append(out, w.seen("perspective-states", "view_states", "list", strings.Join(cycles, w.say("series_sep"))))
	}
	return out
}

// hardestQuality is the first quality with a number, performance before others.
func (w *work) hardestQuality() *QualityFact {
	for _, class := range []string{"P", "A", "SC", ""} {
		for i := range w.u.Qualities {
			if q := &w.u.Qualities[i]; q.Target != "" && (class == "" || q.Class == class) {
				return q
			}
		}
	}
	return nil
}

func (w *work) technicalConcerns() []specs.Item {
	var out []specs.Item
	var systems []string
	for _, s := range w.u.Integrations {
		systems = append(systems, s.Name)
	}
	switch {
	case len(systems) == 1:
		out = append(out, w.seen("perspective-integration", "view_integration", "name", systems[0]))
	case len(systems) > 1:
		out = append(out, w.seen("perspective-integration", "view_integrations", "list", w.join(systems, 6)))
	}
	for _, p := range w.domainPacks() {
		for _, r := range firstN(p.Risks, 1) {
			if len(out) < 3 {
				out = append(out, specs.Item{Text: finished(w.fill(p, r.Text)), Source: specs.FromRule(p.ID)})
			}
		}
	}
	return out
}

func sameLines(a, b specs.Source) bool {
	return len(a.Lines) > 0 && len(b.Lines) > 0 && a.Lines[0] == b.Lines[0]
}

func (w *work) userPoints() []specs.Item {
	var out []specs.Item
	var pains, needs []string
	for _, a := range w.people() {
		if len(a.Pains) > 0 {
			pains = append(pains, w.say("of_whom", "user", w.actorName(a.Name), "text", w.phrase(a.Pains[0].Text)))
		}
		if wants := w.wantsOf(a.Name, 1); len(wants) > 0 {
			needs = append(needs, w.say("of_whom", "user", w.actorName(a.Name), "text", wants[0]))
		}
	}
	if len(pains) > 0 {
		out = append(out, w.seen("perspective-pain", "view_pain", "pain", strings.Join(firstN(pains, 4), w.say("series_sep"))))
	}
	if len(needs) > 0 {
		out = append(out, w.seen("perspective-need", "view_needs", "list", strings.Join(firstN(needs, 4), w.say("series_sep"))))
	}
	if len(out) == 0 {
		if who, what := w.deeds(2); len(what) > 0 {
			out = append(out, w.seen("perspective-need", "view_need_one", "user", who, "feature", w.join(what, 2)))
		}
	}
	return out
}

func (w *work) userConcerns() []specs.Item {
	var out []specs.Item
	if people := w.people(); len(people) > 2 {
		var names []string
		for _, a := range people {
			names = append(names, w.actorName(a.Name))
		}
		out = append(out, w.seen("perspective-roles", "view_roles", "count", strconv.Itoa(len(people)), "list", w.listed(names, 6)))
	}
	return out
}

// convergent is what more than one point of view comes back to: words that at
// least two of them share.
func (w *work) convergent(views []analysis.PerspectiveOutput) []specs.Item {
	count := map[string]int{}
	for _, v := range views {
		var b strings.Builder
		for _, p := range append(append([]specs.Item(nil), v.Points...), v.Concerns...) {
			b.WriteString(p.Text + " . ")
		}
		x := newWordIndex(b.String())
		for _, name := range w.featureNames(12) {
			if x.has(name) {
				count[name]++
			}
		}
	}
	var shared []string
	for _, name := range w.featureNames(12) {
		if count[name] > 1 {
			shared = append(shared, name)
		}
	}
	if len(shared) == 0 {
		if shared = w.coreNames(2); len(shared) == 0 {
			return nil
		}
	}
	return []specs.Item{w.seen("perspective-shared", "view_shared", "list", w.series(shared, 3))}
}
