package completing

import (
	"slices"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// addedQuality is a quality target that a pack would add to this product.
type addedQuality struct {
	templates.PackQuality
	pack *templates.Pack
}

func (w *Completer) statedQualities() []specs.Quality {
	var out []specs.Quality
	for _, q := range w.Understood.Qualities {
		out = append(out, specs.Quality{Type: q.Class, Details: phrasing.Finished(q.Text), MeasurableCriteria: q.Target, Source: q.Source})
	}
	return out
}

// qualityCap is how many quality targets may be inferred: one at light depth
// when none is stated; at standard depth what brings the number of qualities
// to three, and one in any case; at comprehensive depth up to five. A source that
// tells what is wanted gets one at most.
func (w *Completer) qualityCap() int {
	n := len(w.Understood.Qualities)
	if w.ToldWhole() {
		return max(0, 1-n)
	}
	switch phrasing.DepthRank(w.Depth) {
	case 0:
		return max(0, 1-n)
	case 2:
		return 5
	default:
		if n >= manyQualities {
			return 0
		}
		return max(1, 3-n)
	}
}

// manyQualities is how many stated qualities say all that is promised.
const manyQualities = 5

// AddedQualities are the quality targets that the packs would add: of classes
// that the source does not speak of, and excluded by no non-goal.
func (w *Completer) AddedQualities() []addedQuality {
	stated := map[string]bool{}
	for _, q := range w.Understood.Qualities {
		stated[q.Class] = true
	}
	lists := make([][]addedQuality, len(w.Packs))
	for i, p := range w.Packs {
		for _, q := range p.Qualities {
			ok := w.AtLeast(q.Depth) || q.Depth == "light" || len(w.Understood.Qualities) == 0 && q.Depth == "standard"
			if (q.Type == "A" || q.Type == "SC") && w.Alone() {
				continue // one machine is neither doubled nor grown
			}
			if ok && !stated[q.Type] && len(w.StatedValues(q.Topic)) == 0 && w.Allowed(w.Fill(p, q.Statement)) {
				lists[i] = append(lists[i], addedQuality{q, p})
			}
		}
	}
	var out []addedQuality
	taken := map[string]bool{}
	for _, q := range RoundRobin(lists, 100) {
		if !taken[q.Type] && len(out) < w.qualityCap() {
			taken[q.Type] = true
			out = append(out, q)
		}
	}
	return out
}

func (w *Completer) missingQualities() []specs.Quality {
	var out []specs.Quality
	for _, q := range w.AddedQualities() {
		out = append(out, specs.Quality{
			Type: q.Type, Details: phrasing.Finished(w.Fill(q.pack, q.Statement)), Source: specs.FromRule(q.pack.ID),
			MeasurableCriteria: w.Fill(q.pack, q.Metric) + w.Say("colon") + w.Fill(q.pack, q.Target),
		})
	}
	return out
}

// MissingAssumptions reach one assumption at light depth, add two at standard
// and three at comprehensive depth. Whoever tells what is wanted hears of none of
// a domain.
func (w *Completer) MissingAssumptions(have int) []specs.Item {
	limit := max(0, 1-have)
	switch phrasing.DepthRank(w.Depth) {
	case 1:
		limit = max(limit, 2)
	case 2:
		limit = max(limit, 3)
	}
	var out []specs.Item
	var lists [][]specs.Item
	for _, p := range w.KnownPractice() {
		var list []specs.Item
		for _, a := range p.Assumptions {
			if text := phrasing.Finished(w.Fill(p, a.Text)); w.Allowed(text) && !w.Words.HasAny(a.Unless) && len(w.StatedValues(a.Topic)) == 0 {
				list = append(list, specs.Item{Text: text, Source: specs.FromRule(p.ID)})
			}
		}
		lists = append(lists, list)
	}
	out = RoundRobin(lists, limit)
	switch {
	case len(out)+have > 0:
	case w.ranksNothing():
		out = append(out, specs.Item{Text: w.Sentence("assumption_unranked"), Source: phrasing.Rule("assumption-unranked")})
	case w.ranksByRelease():
		out = append(out, specs.Item{Text: w.Sentence("assumption_planned"), Source: phrasing.Rule("assumption-planned")})
	default:
		out = append(out, specs.Item{Text: w.Sentence("assumption_ranked"), Source: phrasing.Rule("assumption-ranked")})
	}
	return out
}

// ranksNothing says that a source gives no feature a priority, so that their
// wording has to tell it.
func (w *Completer) ranksNothing() bool {
	list := w.Understood.Features
	return !slices.ContainsFunc(list, func(f understanding.FeatureFact) bool { return f.Priority != "" })
}

// ranksByRelease says that a source tells only of some features that they come later.
func (w *Completer) ranksByRelease() bool {
	list := w.Understood.Features
	return slices.ContainsFunc(list, func(f understanding.FeatureFact) bool { return f.Planned }) &&
		!slices.ContainsFunc(list, func(f understanding.FeatureFact) bool { return f.Priority == "must" })
}

// MissingNonGoals reach one non-goal, and add one of the domain at standard
// and two at comprehensive depth; what the source wants is never among them.
func (w *Completer) MissingNonGoals() []specs.NonGoal {
	limit := max(0, 1-len(w.Understood.NonGoals))
	switch phrasing.DepthRank(w.Depth) {
	case 1:
		limit = max(limit, 1)
	case 2:
		limit = max(limit, 2)
	}
	var lists [][]specs.NonGoal
	for _, p := range w.KnownPractice() {
		var list []specs.NonGoal
		for _, n := range p.NonGoals {
			text := w.Fill(p, n.Text)
			if w.Words.HasAny(n.Unless) || !w.Allowed(text) {
				continue
			}
			list = append(list, specs.NonGoal{Text: phrasing.Finished(text), Rationale: phrasing.Finished(w.Fill(p, n.Rationale)), Source: specs.FromRule(p.ID)})
		}
		lists = append(lists, list)
	}
	out := RoundRobin(lists, limit)
	if len(out)+len(w.Understood.NonGoals) == 0 && !w.ToldWhole() {
		out = append(out, specs.NonGoal{Text: w.Sentence("nongoal_scope"), Rationale: w.Sentence("nongoal_scope_why"), Source: phrasing.Rule("scope-as-stated")})
	}
	return out
}

// Overlap is the share of the keywords of the smaller text that both have.
func Overlap(a, b string) float64 {
	x, y := wording.Keywords(a), wording.Keywords(b)
	if len(x) > len(y) {
		x, y = y, x
	}
	return wording.Overlap(x, y)
}

// Jaccard is the share of the keywords of two sorted lists that both have.
func Jaccard(a, b []string) float64 {
	if len(a)+len(b) == 0 {
		return 0
	}
	both := 0
	for _, x := range a {
		if _, ok := slices.BinarySearch(b, x); ok {
			both++
		}
	}
	return float64(both) / float64(len(a)+len(b)-both)
}
