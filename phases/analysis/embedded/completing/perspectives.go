package completing

import (
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// maxPoints bounds what one point of view says.
const maxPoints = 5

// Perspective answers from one point of view. A point in the words of the
// source keeps its lines; one that puts facts together names its rule.
func (w *Work) Perspective(in *analysis.PerspectiveInput, out *analysis.PerspectiveOutput) {
	out.Role = in.Role
	switch in.Role {
	case analysis.Technical:
		out.Points, out.Concerns = w.technicalPoints(), w.technicalConcerns()
	case analysis.User:
		out.Points, out.Concerns = w.userPoints(), w.userConcerns()
	default:
		out.Points, out.Concerns = w.productPoints(), w.productConcerns()
	}
	out.Points = FirstN(out.Points, maxPoints)
	out.Concerns = FirstN(out.Concerns, maxPoints)
}

// FirstN is the beginning of a list, at most n of it.
func FirstN[T any](list []T, n int) []T { return list[:min(n, len(list))] }

// seen is a point made by a rule about stated facts.
func (w *Work) seen(rl, phrase string, pairs ...string) specs.Item {
	return specs.Item{Text: w.sentence(phrase, pairs...), Source: Rule(rl)}
}

func (w *Work) productPoints() []specs.Item {
	var out []specs.Item
	var numbers, aims []string
	for _, g := range w.Understood.Goals {
		if g.Target != "" && w.namesMeasure(g.Metric) {
			numbers = append(numbers, w.Say("metric_target", "metric", w.LowerStart(strings.TrimRight(g.Metric, ".。")), "target", g.Target))
			continue
		}
		aims = append(aims, w.LowerStart(strings.TrimRight(g.Text, ".。 ")))
	}
	if len(numbers) > 0 {
		out = append(out, w.seen("perspective-goal", "view_goal", "goal", strings.Join(FirstN(numbers, 3), w.Say("series_sep"))))
	} else if len(aims) > 0 {
		out = append(out, w.seen("perspective-goal", "view_aim", "goal", strings.Join(FirstN(aims, 3), w.Say("series_sep"))))
	}
	if names := w.coreNames(3); len(names) > 0 {
		out = append(out, w.seen("perspective-core", "view_core", "list", w.Series(names, 3)))
	}
	var gaps []string
	for _, a := range FirstN(w.Understood.Alternatives, 3) {
		if a.Gap != "" {
			gaps = append(gaps, w.Say("gap_of", "name", a.Name, "gap", strings.ReplaceAll(w.Phrase(a.Gap), ";", ",")))
		}
	}
	if len(gaps) > 0 {
		out = append(out, w.seen("perspective-alternative", "view_alternative", "list", strings.Join(gaps, w.Say("series_sep"))))
	}
	return out
}

// namesMeasure says that a text names what is counted, and is not the rest of a
// sentence: "we want D7 of".
func (w *Work) namesMeasure(metric string) bool {
	if metric == "" || strings.Contains(metric, "=") {
		return false
	}
	first := strings.ToLower(LeadingWord(metric))
	last := metric[strings.LastIndexByte(metric, ' ')+1:]
	return w.Language == "zh" || !w.Table.IsWord("prepositions", "en", first) && !w.Table.IsWord("first_persons", "en", first) && !w.Table.IsWord("prepositions", "en", last)
}

// coreNames are the features that the source ranks highest, else the first.
func (w *Work) coreNames(limit int) []string {
	var list []*understanding.FeatureFact
	for i := range w.Understood.Features {
		if f := &w.Understood.Features[i]; f.Priority == "must" && len(list) < limit {
			list = append(list, f)
		}
	}
	if len(list) == 0 {
		return w.featureNames(limit)
	}
	return w.titles(list)
}

func (w *Work) productConcerns() []specs.Item {
	var out []specs.Item
	musts := 0
	for i := range w.Understood.Features {
		if w.Understood.Features[i].Priority == "must" {
			musts++
		}
	}
	if musts > 4 && len(w.Understood.Milestones) > 0 {
		out = append(out, w.seen("perspective-milestone", "view_milestone_load", "count", strconv.Itoa(musts), "milestone", w.milestoneName(w.Understood.Milestones[0].Text)))
	}
	if len(w.Understood.Features) > 3 && w.Unranked() {
		out = append(out, w.seen("perspective-unranked", "view_unranked", "count", strconv.Itoa(len(w.Understood.Features))))
	}
	for _, g := range w.Understood.Goals {
		if g.Target == "" {
			out = append(out, w.seen("perspective-no-number", "view_no_metric", "goal", w.LowerStart(w.CutPhrase(g.Text, 80))))
			break
		}
	}
	return out
}

// milestoneName is a milestone without what belongs to it.
func (w *Work) milestoneName(text string) string {
	for _, colon := range []string{": ", "："} {
		if name, _, ok := strings.Cut(text, colon); ok {
			return name
		}
	}
	return w.Phrase(text)
}

func (w *Work) technicalPoints() []specs.Item {
	var out []specs.Item
	var binding []string
	for _, t := range w.Understood.Technologies {
		if t.Binding && !w.Table.IsWord("file_formats", "en", strings.ToLower(t.Name)) {
			binding = append(binding, t.Name)
		}
	}
	if len(binding) > 0 {
		out = append(out, w.seen("perspective-stack", "view_stack", "list", w.Listed(binding, 6)))
	} else {
		out = append(out, w.seen("perspective-stack", "view_stack_open"))
	}
	var labels []string
	for i := range w.Understood.Entities {
		labels = append(labels, w.EntityLabel(&w.Understood.Entities[i]))
	}
	if len(labels) > 0 {
		out = append(out, w.seen("perspective-data", "view_data", "list", w.Join(labels, 4)))
	}
	if q := w.hardestQuality(); q != nil {
		out = append(out, w.seen("perspective-quality", "view_quality", "text", w.Phrase(q.Text)))
	}
	var cycles []string
	for i := range w.Understood.Entities {
		if e := &w.Understood.Entities[i]; len(e.States) > 1 && len(cycles) < 3 {
			cycles = append(cycles, w.Say("cycle_of", "entity", e.Name, "list", w.Listed(e.States, 8)))
		}
	}
	if len(cycles) > 0 {
		out = append(out, w.seen("perspective-states", "view_states", "list", strings.Join(cycles, w.Say("series_sep"))))
	}
	return out
}

// hardestQuality is the first quality with a number, performance before others.
func (w *Work) hardestQuality() *understanding.QualityFact {
	for _, class := range []string{"P", "A", "SC", ""} {
		for i := range w.Understood.Qualities {
			if q := &w.Understood.Qualities[i]; q.Target != "" && (class == "" || q.Class == class) {
				return q
			}
		}
	}
	return nil
}

func (w *Work) technicalConcerns() []specs.Item {
	var out []specs.Item
	var systems []string
	for _, s := range w.Understood.Integrations {
		systems = append(systems, s.Name)
	}
	switch {
	case len(systems) == 1:
		out = append(out, w.seen("perspective-integration", "view_integration", "name", systems[0]))
	case len(systems) > 1:
		out = append(out, w.seen("perspective-integration", "view_integrations", "list", w.Join(systems, 6)))
	}
	for _, p := range w.KnownPractice() {
		for _, r := range FirstN(p.Risks, 1) {
			if len(out) < 3 {
				out = append(out, specs.Item{Text: Finished(w.Fill(p, r.Text)), Source: specs.FromRule(p.ID)})
			}
		}
	}
	return out
}

func sameLines(a, b specs.Source) bool {
	return len(a.Lines) > 0 && len(b.Lines) > 0 && a.Lines[0] == b.Lines[0]
}

func (w *Work) userPoints() []specs.Item {
	var out []specs.Item
	var pains, needs []string
	for _, a := range w.people() {
		if len(a.Pains) > 0 {
			pains = append(pains, w.Say("of_whom", "user", w.ActorName(a.Name), "text", w.Phrase(a.Pains[0].Text)))
		}
		if wants := w.wantsOf(a.Name, 1); len(wants) > 0 {
			needs = append(needs, w.Say("of_whom", "user", w.ActorName(a.Name), "text", wants[0]))
		}
	}
	if len(pains) > 0 {
		out = append(out, w.seen("perspective-pain", "view_pain", "pain", strings.Join(FirstN(pains, 4), w.Say("series_sep"))))
	}
	if len(needs) > 0 {
		out = append(out, w.seen("perspective-need", "view_needs", "list", strings.Join(FirstN(needs, 4), w.Say("series_sep"))))
	}
	if len(out) == 0 {
		if who, what := w.deeds(2); len(what) > 0 {
			out = append(out, w.seen("perspective-need", "view_need_one", "user", who, "feature", w.Join(what, 2)))
		}
	}
	return out
}

func (w *Work) userConcerns() []specs.Item {
	var out []specs.Item
	if people := w.people(); len(people) > 2 {
		var names []string
		for _, a := range people {
			names = append(names, w.ActorName(a.Name))
		}
		out = append(out, w.seen("perspective-roles", "view_roles", "count", strconv.Itoa(len(people)), "list", w.Listed(names, 6)))
	}
	return out
}

// convergent is what more than one point of view comes back to: words that at
// least two of them share.
func (w *Work) convergent(views []analysis.PerspectiveOutput) []specs.Item {
	count := map[string]int{}
	for _, v := range views {
		var b strings.Builder
		for _, p := range append(append([]specs.Item(nil), v.Points...), v.Concerns...) {
			b.WriteString(p.Text + " . ")
		}
		x := NewWordIndex(b.String())
		for _, name := range w.featureNames(12) {
			if x.Has(name) {
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
	return []specs.Item{w.seen("perspective-shared", "view_shared", "list", w.Series(shared, 3))}
}
