package specifying

import (
	"slices"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
)

// Requirements keep their numbers whatever a review moved over the border of the
// scope: they count as in the whole scope, what left it leaves a gap, and what
// came in is counted on behind all others. So nobody's reference to REQ-012
// means another requirement after the next review.

// numberedAs is a requirement by what it is known by, with its number.
type numberedAs struct {
	mark, title string
	number      int
	used        bool
}

// numbersOf gives wanted ones the numbers that they have in the whole.
func numbersOf(whole, wanted []numberedAs) []int {
	out := make([]int, len(wanted))
	next := 0
	for _, c := range whole {
		next = max(next, c.number)
	}
	take := func(same func(i, k int) bool) {
		for i := range wanted {
			for k := 0; k < len(whole) && out[i] == 0; k++ {
				if !whole[k].used && whole[k].mark == wanted[i].mark && same(i, k) {
					out[i], whole[k].used = whole[k].number, true
				}
			}
		}
	}
	take(func(i, k int) bool { return whole[k].title == wanted[i].title })
	alone := func(list []numberedAs, at int, free func(int) bool) bool {
		n := 0
		for k := range list {
			if list[k].mark == list[at].mark && free(k) {
				n++
			}
		}
		return n == 1
	}
	take(func(i, k int) bool { // the same lines in other words
		return alone(whole, k, func(j int) bool { return !whole[j].used }) && alone(wanted, i, func(j int) bool { return out[j] == 0 })
	})
	for i := range out {
		if out[i] == 0 {
			next++
			out[i] = next
		}
	}
	return out
}

// numbered puts drafts into the order of their numbers and gives these.
func (w *Specifier) numbered(in *analysis.RequirementsInput, drafts []Draft) ([]Draft, []int) {
	numbers := make([]int, len(drafts))
	if w.whole == nil {
		for i := range drafts {
			numbers[i] = i + 1
		}
		return drafts, numbers
	}
	list := func(drafts []Draft) []numberedAs {
		var out []numberedAs
		for i := range drafts {
			out = append(out, numberedAs{mark: drafts[i].Requirement.Source.Mark(), title: drafts[i].Requirement.Title, number: i + 1})
		}
		return out
	}
	numbers = numbersOf(list(w.whole.draftsOf(w.wholeFeatures(in.Refined.Features), in)), list(drafts))
	order := make([]int, len(drafts))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return numbers[a] - numbers[b] })
	sorted := make([]Draft, len(drafts))
	for i, at := range order {
		sorted[i] = drafts[at]
	}
	slices.Sort(numbers)
	return sorted, numbers
}

// draftsOf are the drafts of confirmed features, as they are numbered.
func (w *Specifier) draftsOf(features []specs.Feature, in *analysis.RequirementsInput) []Draft {
	origins := w.origins(features)
	model, goals := w.dataModel(origins), w.GoalIndex(in.Brief.Goals)
	var out []Draft
	for _, o := range origins {
		out = append(out, w.drafts(o, goals, model)...)
	}
	return out
}

// wholeFeatures are the confirmed features as they were before the review. Those
// that the source states are found in it; of the inferred ones the packs know
// the order.
func (w *Specifier) wholeFeatures(features []specs.Feature) []specs.Feature {
	var stated, inferred, out []specs.Feature
	for _, f := range w.WantedFeatures(features) {
		if f.Source.Kind == specs.Inferred {
			inferred = append(inferred, f)
		} else {
			stated = append(stated, f)
		}
	}
	for _, added := range w.whole.MissingFeatures(max(w.whole.FeatureCap(), completing.MinFeatures)) {
		f := w.whole.InferredFeature(added)
		at := slices.IndexFunc(inferred, func(g specs.Feature) bool { return g.Name == f.Name })
		left := slices.ContainsFunc(w.Scope.Out, func(it specs.Item) bool {
			return it.Source.Kind == specs.Inferred && specs.SameText(it.Text, w.whole.ScopeLine(f))
		})
		switch {
		case at >= 0:
			out = append(out, inferred[at])
			inferred = slices.Delete(inferred, at, at+1)
		case left:
			out = append(out, f)
		}
	}
	return slices.Concat(stated, out, inferred)
}

// keepNumbers gives qualities the numbers that they have in the whole scope.
func (w *Specifier) keepNumbers(in *analysis.RequirementsInput, nfrs []specs.NFR, goals *GoalIndex) {
	if w.whole == nil {
		return
	}
	whole := w.whole.nfrs(in, goals)
	for _, category := range specs.NFRCategories() {
		list := func(nfrs []specs.NFR) (out []numberedAs, at []int) {
			for i := range nfrs {
				if nfrs[i].Category == category {
					out = append(out, numberedAs{mark: nfrs[i].Source.Mark(), title: nfrs[i].Title, number: len(out) + 1})
					at = append(at, i)
				}
			}
			return out, at
		}
		all, _ := list(whole)
		mine, at := list(nfrs)
		for k, number := range numbersOf(all, mine) {
			nfrs[at[k]].ID = specs.NFRID(category, number)
		}
	}
}
