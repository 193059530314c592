package embedded

import (
	"slices"
	"strconv"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// origins pairs the confirmed features with the facts or pack features they
// come from. A stated feature that was lost on the way is taken up again.
func (w *work) origins(features []specs.Feature) []origin {
	byPlace := map[string][]int{}
	for i := range w.u.Features {
		key := placeKey(w.u.Features[i].Source)
		byPlace[key] = append(byPlace[key], i)
	}
	used := make([]bool, len(w.u.Features))
	var stated, inferred []origin
	for _, f := range features {
		o := origin{feature: f}
		switch f.Source.Kind {
		case specs.Stated:
			o.fact = w.factOf(f, byPlace[placeKey(f.Source)], used)
		case specs.Inferred:
			o.pack = w.packFeature(f)
		}
		if f.Source.Kind == specs.Inferred {
			inferred = append(inferred, o)
			continue
		}
		stated = append(stated, o)
	}
	return append(w.withRules(w.withLost(stated, used)), inferred...)
}

func placeKey(s specs.Source) string {
	if len(s.Lines) == 0 {
		return ""
	}
	return strconv.Itoa(s.Lines[0].From)
}

// factOf finds the fact behind a confirmed feature among those that begin in
// the same line: the one of that name, else the only one left.
func (w *work) factOf(f specs.Feature, candidates []int, used []bool) *FeatureFact {
	for _, i := range candidates {
		if !used[i] && w.u.Features[i].Name == f.Name {
			used[i] = true
			return &w.u.Features[i]
		}
	}
	for _, i := range candidates {
		if !used[i] && w.overlap(w.u.Features[i].Text, f.Name+" "+f.Description) > 0.5 {
			used[i] = true
			return &w.u.Features[i]
		}
	}
	return nil
}

// withLost puts the facts that no confirmed feature took up into their places.
// A fact that was merged into another one of the same words is not lost.
func (w *work) withLost(stated []origin, used []bool) []origin {
	held := map[int]bool{}
	for _, o := range stated {
		for _, r := range o.feature.Source.Lines {
			held[r.From] = true
		}
	}
	var out []origin
	next := 0
	add := func(upTo int) {
		for ; next < upTo; next++ {
			f := &w.u.Features[next]
			if used[next] || f.Priority != "wont" && len(f.Source.Lines) > 0 && held[f.Source.Lines[0].From] && w.mergedInto(stated, f) {
				continue
			}
			out = append(out, origin{fact: f, feature: specs.Feature{Name: f.Name, Description: f.Text, Priority: f.Priority, Source: f.Source}})
		}
	}
	for _, o := range stated {
		if o.fact != nil {
			add(w.indexOf(o.fact))
			next = max(next, w.indexOf(o.fact)+1)
		}
		out = append(out, o)
	}
	add(len(w.u.Features))
	return out
}

func (w *work) indexOf(f *FeatureFact) int {
	lo, hi := 0, len(w.u.Features)
	for i := lo; i < hi; i++ {
		if &w.u.Features[i] == f {
			return i
		}
	}
	return hi
}

// mergedInto says that a confirmed feature with the same words holds the lines
// of a fact.
func (w *work) mergedInto(stated []origin, f *FeatureFact) bool {
	key := w.sameWords(f.Name)
	return slices.ContainsFunc(stated, func(o origin) bool {
		return w.sameWords(o.feature.Name) == key && wording.SameMarks(o.feature.Description, f.Text)
	})
}

// packFeature finds the pack feature behind an inferred one by its filled name.
func (w *work) packFeature(f specs.Feature) *addedFeature {
	for _, p := range w.packs {
		if p.ID != f.Source.Rule {
			continue
		}
		for i := range p.Features {
			if w.fill(p, p.Features[i].Name) == f.Name {
				return &addedFeature{p.Features[i], p}
			}
		}
	}
	return nil
}
